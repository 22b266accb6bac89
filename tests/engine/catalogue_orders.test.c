/* catalogue_orders.test.c - orders of techniques, the steps that a person has missed by them, and
 * every wrong call of the questions beside the path, after which the handle still works.
 */
#include "person_text.h"

static const char UNSOLVABLE[] =
    "12345678.........9...............................................................";

/* --- Orders --------------------------------------------------------------------------------------- */

static void tests_orders(void) {
    kt_catalogue_open(c, TRICKY, 81);
    tap_number(kt_catalogue_start(c, KT_ORDER_OWN + 1), KT_E_RANGE, "there is no further order");
    kt_catalogue_start(c, KT_ORDER_BEGINNER);
    tap_number(kt_catalogue_rate(c, PLENTY), KT_STUCK, "a tricky puzzle is too much for beginners");
    tap_number(report->level, KT_LEVEL_NONE, "and has no level in their order");

    solve(EASY);
    kt_catalogue_open(c, EASY, 81);
    write_order(0, "hidden-single", 0, 7);
    write_order(1, "naked-single", KT_ORDER_OFF, 5);
    write_order(2, "full-house", 0, 3);
    tap_number(kt_catalogue_set_order(c, 3), KT_CONTINUES, "an order of one's own is taken");
    tap_number(kt_catalogue_rate(c, PLENTY), KT_FINISHED, "and leads to the end");
    bool good = report->step_count > 40;
    unsigned score = 0;
    for (uint32_t i = 0; i < report->step_count; i++) {
        const kt_catalogue_step *step = &kt_catalogue_steps(c)[i];
        good = good && step->level == KT_LEVEL_NONE && step->technique != number_of("naked-single");
        score += step->score;
    }
    tap_ok(good && report->score == score, "by what is on, at its own prices");
    tap_ok(report->level == KT_LEVEL_NONE && kt_catalogue_steps(c)[0].score == 7,
           "and without anybody's level");
    write_order(1, "hidden-single", 0, 1);
    tap_number(kt_catalogue_set_order(c, 2), KT_E_RANGE, "no technique twice");
    memset(kt_catalogue_text(c), 0, 4);
    tap_number(kt_catalogue_set_order(c, 1), KT_E_RANGE, "none that there is not");
    write_order(0, "x-wing", 2, 1);
    tap_number(kt_catalogue_set_order(c, 1), KT_E_RANGE, "no flag that there is not");
    write_order(0, "x-wing", KT_ORDER_OFF, 1);
    tap_number(kt_catalogue_set_order(c, 1), KT_E_RANGE, "not all off");
    tap_number(kt_catalogue_set_order(c, 0), KT_E_RANGE, "nor none");
    tap_number(kt_catalogue_set_order(c, kt_technique_count() + 1), KT_E_RANGE,
               "nor more than there are");
    kt_catalogue_text(c)[0] = (uint8_t)(kt_technique_count() + 1);
    tap_number(kt_catalogue_set_order(c, 1), KT_E_RANGE, "nor one behind the last");
    tap_ok(kt_catalogue_start(c, KT_ORDER_OWN) == KT_CONTINUES &&
               kt_catalogue_rate(c, PLENTY) == KT_FINISHED && report->score == score,
           "and the order before is kept");
    kt_catalogue_start(c, KT_SCALE_HODOKU_22);
    kt_catalogue_rate(c, PLENTY);
    tap_number(report->level, KT_LEVEL_EASY, "that of a scale has its level again");
    tap_number(kt_catalogue_steps(c)[report->step_count - 1].technique, number_of("full-house"),
               "and its full houses, of which the last step is one");
}

/* An order that was listed, taken as the custom order, gives the same path. */
static bool is_same_as_own(uint32_t order) {
    kt_catalogue_open(c, TRICKY, 81);
    kt_catalogue_start(c, order);
    kt_catalogue_rate(c, PLENTY);
    uint32_t steps = report->step_count;
    uint32_t score = 0;
    for (uint32_t i = 0; i < steps; i++) score += kt_catalogue_steps(c)[i].score;
    uint32_t count = kt_catalogue_list_order(c, order);
    if (kt_catalogue_set_order(c, count) != KT_CONTINUES) return false;
    kt_catalogue_rate(c, PLENTY);
    return report->step_count == steps && report->score == score;
}

static void tests_listed(void) {
    tap_ok(is_same_as_own(KT_SCALE_HODOKU_22) && is_same_as_own(KT_ORDER_BEGINNER),
           "orders are listed as they are");
    kt_catalogue_list_order(c, KT_SCALE_HODOKU_23);
    const kt_technique_order *first = (const kt_technique_order *)kt_catalogue_text(c);
    tap_ok(first->technique == number_of("full-house") && first->score == 4,
           "HoDoKu's begins with full houses");
    tap_number(kt_catalogue_list_order(c, KT_SCALE_SE_121), 46, "Sudoku Explainer's, too");
    write_order(0, "x-wing", 0, 4);
    write_order(1, "skyscraper", KT_ORDER_OFF, 5);
    kt_catalogue_set_order(c, 2);
    memset(kt_catalogue_text(c), 0, 16);
    tap_number(kt_catalogue_list_order(c, KT_ORDER_OWN), 1,
               "one's own is listed without what is off");
    const kt_technique_order *own = (const kt_technique_order *)kt_catalogue_text(c);
    tap_ok(own->technique == number_of("x-wing") && own->score == 4, "as it was set");
    tap_number(kt_catalogue_list_order(c, KT_ORDER_OWN + 1), 0, "and no others");
    tap_number(kt_catalogue_list_order(NULL, 0), 0, "nor without a handle");
}

/* --- What was missed ------------------------------------------------------------------------------ */

static kt_status missed(uint32_t budget) {
    kt_status status;
    do {
        status = kt_catalogue_missed(c, budget);
    } while (status == KT_MORE);
    return status;
}

/* Makes the first steps of the path on the person's board, but for one. */
static void follow_path(const char *board, uint32_t count, uint32_t but) {
    kt_catalogue_open(c, board, 81);
    begin_person(board);
    for (uint32_t i = 0; i < count; i++) {
        kt_catalogue_next(c, PLENTY);
        const kt_catalogue_step *step = &kt_catalogue_steps(c)[i];
        for (unsigned k = 0; k < step->deletions && i != but; k++) {
            unsigned candidate = kt_catalogue_deletions(c)[step->first_deletion + k];
            unmark(candidate / 9, (char)('1' + candidate % 9));
        }
        for (unsigned s = 0; s < 81 && i != but; s++) {
            if (step->placed[s / 27] >> s % 27 & 1) enter(s, (char)('0' + step->digit));
        }
        kt_catalogue_apply(c);
    }
}

static void tests_missed(void) {
    solve(TRICKY);
    kt_catalogue_open(c, TRICKY, 81);
    uint32_t removing = 0; /* the first step that removes candidates */
    while (kt_catalogue_next(c, PLENTY) == KT_CONTINUES &&
           kt_catalogue_steps(c)[removing].deletions == 0) {
        removing++;
        kt_catalogue_apply(c);
    }
    kt_catalogue_step expected = kt_catalogue_steps(c)[removing];
    uint16_t gone = kt_catalogue_deletions(c)[expected.first_deletion];
    follow_path(TRICKY, removing + 4, removing);
    open_person();
    tap_number(missed(1), KT_FINISHED, "a step that the person has left out is found");
    tap_ok(report->step_count == 1 && kt_catalogue_steps(c)[0].technique == expected.technique &&
               kt_catalogue_deletions(c)[kt_catalogue_steps(c)[0].first_deletion] == gone,
           "and is that step");
    tap_number(kt_catalogue_tell(c, 0, PLENTY), KT_FINISHED, "and can be told");
    tap_ok(missed(1) == KT_FINISHED && report->step_count == 1,
           "asked again, it is the same without another search");

    kt_catalogue_open(c, BEYOND, 81);
    tap_number(missed(1), KT_STUCK, "on a board beyond all techniques nothing was missed");

    follow_path(TRICKY, 200, 200);
    memcpy(person + 81, solution, 81);
    memset(person + 162, '.', 729);
    open_person();
    tap_number(missed(PLENTY), KT_STUCK, "who has done all has missed nothing");
    char text[729];
    memcpy(text, person + 162, 729);
    for (unsigned s = 0; s < 81; s++) text[9 * s + (unsigned)(solution[s] - '1')] = solution[s];
    kt_catalogue_open(c, text, 729);
    tap_number(missed(PLENTY), KT_INDETERMINATE, "without givens that cannot be known");
    kt_catalogue_open(c, UNSOLVABLE, 81);
    tap_number(missed(PLENTY), KT_INCONSISTENT, "nor on a board without a solution");
    tap_number(kt_catalogue_all(c, PLENTY), KT_INCONSISTENT, "which has no steps either");
}

/* --- Chains of sets ------------------------------------------------------------------------------- */

static const char CHAINS[] = /* has longer ones once its path has been followed for 19 steps */
    "..23.8.1..8.76.3..7....1...1.92.65.4....9...3.....51..2..41...89.....4.18........";

static unsigned longest_listed(void) {
    unsigned longest = 0;
    for (uint32_t i = 0; i < report->step_count; i++) {
        unsigned links = kt_catalogue_steps(c)[i].links;
        if (links > longest) longest = links;
    }
    return longest;
}

static void tests_chains_of_sets(void) {
    follow_path(CHAINS, 19, 19);
    open_person();
    write_order(0, "als-chain", 0, 4);
    kt_catalogue_set_order(c, 1);
    tap_number(kt_catalogue_all(c, PLENTY), KT_FINISHED, "chains of almost locked sets are listed");
    tap_number(longest_listed(), 2 * 6 - 1, "of seven sets, linked by six digits, at most");
}

static void tests_errors(void) {
    tap_ok(kt_catalogue_all(NULL, 1) == KT_E_HANDLE &&
               kt_catalogue_ask(NULL, 0, 1, 1) == KT_E_HANDLE &&
               kt_catalogue_missed(NULL, 1) == KT_E_HANDLE &&
               kt_catalogue_tell(NULL, 0, 1) == KT_E_HANDLE &&
               kt_catalogue_unlocks(NULL, 0) == KT_E_HANDLE &&
               kt_catalogue_set_order(NULL, 1) == KT_E_HANDLE && kt_catalogue_events(NULL) == NULL,
           "every call on NULL says so");
    tap_ok(kt_catalogue_all(c, 1) == KT_E_NOT_OPEN &&
               kt_catalogue_ask(c, 0, 1, 1) == KT_E_NOT_OPEN &&
               kt_catalogue_missed(c, 1) == KT_E_NOT_OPEN &&
               kt_catalogue_tell(c, 0, 1) == KT_E_NOT_OPEN &&
               kt_catalogue_unlocks(c, 0) == KT_E_NOT_OPEN &&
               kt_catalogue_set_order(c, 1) == KT_E_NOT_OPEN,
           "a handle without a board says so");
    kt_catalogue_open(c, EASY, 81);
    tap_ok(kt_catalogue_all(c, 0) == KT_E_BUDGET && kt_catalogue_ask(c, 2, 1, 0) == KT_E_BUDGET &&
               kt_catalogue_missed(c, 0) == KT_E_BUDGET &&
               kt_catalogue_tell(c, 0, 0) == KT_E_BUDGET,
           "a budget of nothing is refused");
    tap_number(kt_catalogue_start(c, KT_ORDER_OWN), KT_E_RANGE,
               "no order of one's own has been set");
    tap_number(kt_catalogue_tell(c, 0, 1), KT_E_RANGE, "and no step been listed");
    kt_catalogue_next(c, PLENTY);
    kt_catalogue_all(c, PLENTY);
    tap_number(kt_catalogue_apply(c), KT_E_RANGE, "what is only listed cannot be applied");
}

int main(void) {
    c = kt_catalogue_create();
    if (c == NULL) return 1;
    report = kt_catalogue_get_report(c);
    tests_errors();
    tests_orders();
    tests_listed();
    tests_missed();
    tests_chains_of_sets();
    kt_catalogue_free(c);
    return tap_end();
}
