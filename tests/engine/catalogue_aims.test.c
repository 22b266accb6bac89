/* catalogue_aims.test.c - a path with aims: what it finds of them the whole path finds as well, and it ends sooner;
 * and what it begins with, the board that singles and locked candidates leave.
 */
#include "kakutei.h"
#include "person_text.h"
#include "techniques/ahead.h"

static kt_maker *m;

static const char *make(uint32_t seed) {
    kt_maker_get_request(m)->seed1 = seed;
    kt_maker_start(m);
    while (kt_maker_run(m, PLENTY) == KT_MORE) continue;
    return (const char *)kt_maker_get_report(m)->puzzle;
}

static bool rate(uint32_t budget, uint32_t technique) {
    while (kt_catalogue_rate(c, budget) == KT_MORE) continue;
    bool has = false;
    for (unsigned i = 0; i < report->step_count; i++)
        has |= kt_catalogue_steps(c)[i].technique == technique;
    return has;
}

static void tests_aims(void) {
    static const char *const slugs[] = {"hidden-single", "locked-pair", "naked-pair",
                                        "hidden-pair",   "xy-wing",     "w-wing"};
    for (unsigned i = 0; i < sizeof slugs / sizeof slugs[0]; i++) {
        uint32_t technique = number_of(slugs[i]);
        unsigned both = 0, only_aimed = 0, only_whole = 0, steps = 0, whole_steps = 0, taken = 0;
        for (uint32_t seed = 0; seed < 1500; seed++) {
            kt_catalogue_open(c, make(seed), 81);
            taken += kt_catalogue_aim(c, technique) == KT_CONTINUES;
            bool is_aimed = rate(PLENTY, technique);
            steps += report->step_count;
            kt_catalogue_start(c, KT_SCALE_HODOKU_22);
            bool is_whole = rate(PLENTY, technique);
            whole_steps += report->step_count;
            both += is_aimed && is_whole;
            only_aimed += is_aimed && !is_whole;
            only_whole += is_whole && !is_aimed;
        }
        printf("# %s: %u, and %u later\n", slugs[i], both, only_whole);
        tap_number(taken, 1500, "a technique of the order is an aim");
        tap_ok(both > 0 && only_aimed == 0, "what is found of an aim is on the whole path");
        tap_ok(both > only_whole / 4, "and not too little of it is found");
        tap_ok(steps < whole_steps, "in fewer steps");
    }
}

/* Made near a puzzle that has one, as they are rare. */
static void tests_late_aims(void) {
    uint32_t technique = number_of("avoidable-rectangle-2");
    unsigned late = 0, only_aimed = 0;
    for (uint32_t seed = 0; seed < 300; seed++) {
        kt_maker_get_request(m)->seed1 = seed;
        kt_maker_start_near(m, technique);
        kt_maker_run(m, PLENTY);
        kt_catalogue_open(c, (const char *)kt_maker_get_report(m)->puzzle, 81);
        kt_catalogue_aim(c, technique);
        bool is_aimed = rate(PLENTY, technique);
        for (unsigned i = 0; is_aimed && i < report->step_count; i++) {
            uint32_t step = kt_catalogue_steps(c)[i].technique;
            if (strcmp(kt_technique(step)->family, "loops") != 0) continue;
            late++;
            break;
        }
        kt_catalogue_start(c, KT_SCALE_HODOKU_22);
        only_aimed += is_aimed && !rate(PLENTY, technique);
    }
    tap_ok(late > 0 && only_aimed == 0, "an avoidable rectangle is found after chains, too");
}

static void tests_cut(void) {
    uint32_t technique = number_of("xy-wing");
    bool same = true;
    for (uint32_t seed = 0; seed < 50; seed++) {
        kt_catalogue_open(c, make(seed), 81);
        kt_catalogue_aim(c, technique);
        rate(PLENTY, technique);
        kt_catalogue_report at_once = *report;
        kt_catalogue_start(c, KT_SCALE_HODOKU_22);
        kt_catalogue_aim(c, technique);
        rate(1, technique);
        same &= report->step_count == at_once.step_count && report->outcome == at_once.outcome &&
                memcmp(report->board, at_once.board, 81) == 0;
    }
    tap_ok(same, "budgets change nothing");
}

static void tests_wrong_aims(void) {
    uint32_t technique = number_of("xy-wing");
    tap_number(kt_catalogue_aim(NULL, technique), KT_E_HANDLE, "NULL is told");
    kt_catalogue *closed = kt_catalogue_create();
    tap_number(kt_catalogue_aim(closed, technique), KT_E_NOT_OPEN,
               "without a board there is no path");
    kt_catalogue_free(closed);
    kt_catalogue_open(c, make(1), 81);
    tap_ok(kt_catalogue_aim(c, 0) == KT_E_RANGE &&
               kt_catalogue_aim(c, kt_technique_count() + 1) == KT_E_RANGE &&
               kt_catalogue_aim(c, UINT32_MAX) == KT_E_RANGE &&
               kt_catalogue_aim(c, number_of("nishio")) == KT_E_RANGE,
           "what is not in the order is no aim");
    kt_catalogue_start(c, KT_SCALE_SE_121);
    tap_number(kt_catalogue_aim(c, number_of("x-wing")), KT_E_RANGE, "other scales have no aims");
    kt_catalogue_start(c, KT_SCALE_HODOKU_22);
    rate(PLENTY, technique);
    tap_number(kt_catalogue_aim(c, technique), KT_E_RANGE, "nor has a path that has begun");
}

/* The candidates after all that a path of singles and locked candidates finds. */
static void go_by_steps(const char *puzzle, uint16_t left[81]) {
    static const char *const slugs[] = {"full-house", "naked-single", "hidden-single", "pointing",
                                        "claiming"};
    kt_catalogue_open(c, puzzle, 81);
    kt_technique_order *order = (kt_technique_order *)(void *)kt_catalogue_text(c);
    for (unsigned i = 0; i < 5; i++)
        order[i] = (kt_technique_order){.technique = (uint8_t)number_of(slugs[i])};
    kt_catalogue_set_order(c, 5);
    rate(PLENTY, 0);
    for (unsigned s = 0; s < 81; s++) {
        char digit = (char)report->board[s];
        left[s] =
            digit == '.' ? kt_catalogue_candidates(c)[s] : kt_digit_bit((unsigned)(digit - '0'));
    }
}

static void tests_ahead(void) {
    unsigned solved = 0, same = 0;
    for (uint32_t seed = 0; seed < 300; seed++) {
        uint16_t by_steps[81], ahead[81];
        const char *puzzle = make(seed);
        go_by_steps(puzzle, by_steps);
        for (unsigned s = 0; s < 81; s++) {
            ahead[s] = puzzle[s] == '.' ? KT_ALL_DIGITS : kt_digit_bit((unsigned)(puzzle[s] - '0'));
        }
        unsigned settled = tech_go_ahead(ahead), single = 0;
        for (unsigned s = 0; s < 81; s++) single += kt_is_single(ahead[s]);
        same += memcmp(ahead, by_steps, sizeof ahead) == 0 && settled == single;
        solved += settled == 81;
    }
    tap_number(same, 300, "going ahead leaves what the steps leave");
    tap_ok(solved > 50 && solved < 250, "of some puzzles nothing, of others much");
}

int main(void) {
    c = kt_catalogue_create();
    m = kt_maker_create();
    if (c == NULL || m == NULL) return 1;
    report = kt_catalogue_get_report(c);
    tests_aims();
    tests_late_aims();
    tests_cut();
    tests_wrong_aims();
    tests_ahead();
    kt_maker_free(m);
    kt_catalogue_free(c);
    return tap_end();
}
