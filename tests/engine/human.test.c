/* human.test.c - the human-like method press by press: how it ends, what it tells about
 * assumptions, and that neither budget nor events change its result.
 */
#include "kakutei.h"
#include "methods/rules.h"
#include "tap.h"

static const char ONE[] =
    "......4..3......6..45.......8.1...4.4..6..9.22.9...85.8....1.....1.75..9.7..26...";
static const char HARDEST[] = /* Figure 2 of the paper */
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
static const char HARDEST_SOLVED[] =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
static const char EMPTY[] =
    ".................................................................................";
static const char SEVERAL[] = /* the first four rows of a solution */
    "183947625469258173725613498214375986.............................................";
static const char TWO[] = /* r1c4, r1c6, r7c4, r7c6 hold 7 and 9 either way */
    "183.4.625469258173725613498214375986597826314836194752352.6.841671482539948531267";
static const char NO_DIGIT[] = /* none fits r1c9 */
    "12345678.........9...............................................................";
static const char NONE[] =
    "851.2........5...4...3...123..6...8...7...9......9.......234..1.2.5.7.9.....8..7.";
static const char CLASHING[] =
    "5...5............................................................................";
static const char ONE_REDUCTION[] =
    "3.2.6.8..6.5...1......4........8....59...4..2..4..3.....3..92.....7..51....2..6.3";
static const uint32_t PLENTY = 4000000000u;

static uint32_t human_number(void) {
    uint32_t i = 0;
    while (strcmp(kt_method(i)->slug, "human") != 0) i++;
    return i;
}

static kt *open_board(const char *board, uint32_t events) {
    kt *k = kt_create(events);
    kt_open(k, board, 81, human_number());
    return k;
}

static const char *board_of(kt *k) {
    static char text[82];
    memcpy(text, kt_get_report(k)->board, 81);
    return text;
}

static void tests_ends(void) {
    kt *k = open_board(HARDEST, 0);
    tap_number(kt_solve(k, PLENTY), KT_FINISHED, "the paper's hardest puzzle is finished");
    tap_text(board_of(k), HARDEST_SOLVED, "with its solution");
    const kt_report *report = kt_get_report(k);
    tap_number(report->statuses, KT_S_FINISHED, "as the status says");
    tap_ok(report->counts[KT_COUNT_ASSUMPTIONS_TRIED] > 0, "it needs assumption");
    tap_ok(report->counts[KT_COUNT_DEEPEST_ASSUMPTION] > 1, "and assumption inside assumption");
    tap_number(report->uniqueness, KT_UNIQUENESS_ONLY, "its solution is the only one");
    kt_free(k);

    k = open_board(EMPTY, 1);
    tap_number(kt_solve(k, PLENTY), KT_FINISHED, "the empty board is finished");
    report = kt_get_report(k);
    tap_number(report->placed_count, 81, "with 81 digits");
    tap_number(report->uniqueness, KT_UNIQUENESS_SEVERAL, "and not the only way");
    tap_number(report->counts[KT_COUNT_ASSUMPTIONS_TRIED], 48, "after few assumptions");
    tap_ok(report->counts[KT_COUNT_VISITS] < 100000, "and not for long");
    kt_free(k);

    k = open_board(TWO, 0);
    tap_number(kt_solve(k, PLENTY), KT_FINISHED, "a board with two solutions is finished");
    report = kt_get_report(k);
    tap_number(report->uniqueness, KT_UNIQUENESS_SEVERAL, "and not taken for the only one");
    tap_number(report->notice_count, 0, "though Table 1 is not Kitamoto's");
    tap_number(report->differs_square, 3, "a square where they differ is named");
    tap_number(report->differs_digit, report->board[3] - '0', "with the digit placed there");
    kt_free(k);

    k = open_board(SEVERAL, 0);
    tap_number(kt_solve(k, PLENTY), KT_FINISHED, "so is one with many");
    tap_number(kt_get_report(k)->uniqueness, KT_UNIQUENESS_SEVERAL, "as it says");
    kt_free(k);
}

static void tests_contradictions(void) {
    kt *k = open_board(NO_DIGIT, 1);
    tap_number(kt_step(k, PLENTY), KT_INCONSISTENT,
               "a square without a digit ends the first press");
    const kt_report *report = kt_get_report(k);
    tap_number(report->statuses, KT_S_INCONSISTENT, "as the status says");
    tap_ok(report->marks[0] == 1u << 8 && (report->marks[1] | report->marks[2]) == 0,
           "the square is marked");
    tap_number(report->at_square, 8, "and named");
    tap_number(kt_events(k)[report->event_count - 2].rule, KT_RULE_C_SQUARES, "and told");
    kt_free(k);

    k = open_board(NONE, 1);
    tap_number(kt_solve(k, PLENTY), KT_INCONSISTENT, "a board without a solution is refuted");
    report = kt_get_report(k);
    tap_ok((report->marks[0] | report->marks[1] | report->marks[2]) != 0, "with marks");
    const kt_event *last = kt_events(k) + report->event_count - 2;
    tap_number(last->kind, KT_EVENT_CONTRADICTION, "a contradiction is told");
    tap_number(last->depth, 0, "on the board itself");
    tap_ok(last->cause < report->event_count, "and what led to it");
    kt_free(k);

    k = open_board(CLASHING, 0);
    tap_number(kt_solve(k, PLENTY), KT_INCONSISTENT, "equal digits end it before it begins");
    kt_free(k);
}

/* Every assumption has one result, one inside the other, and what follows from it names it. */
static void tests_story(void) {
    kt *k = open_board(HARDEST, 1);
    kt_solve(k, PLENTY);
    const kt_report *report = kt_get_report(k);
    const kt_event *events = kt_events(k);
    uint32_t stack[82], depth = 0, deepest = 0, results = 0, by_result = 0, placed = 0;
    bool nested = true, causes = true;
    for (uint32_t i = 0; i < report->event_count; i++) {
        const kt_event *e = &events[i];
        const kt_event *cause = e->cause == KT_NO_EVENT ? NULL : &events[e->cause];
        if (e->kind == KT_EVENT_RESULT) {
            nested = nested && depth > 0 && e->cause == stack[--depth];
            bool refuted = e->value == KT_INCONSISTENT;
            causes = causes && (e->other != KT_NO_EVENT) == refuted &&
                     (!refuted || events[e->other].kind == KT_EVENT_CONTRADICTION);
            results++;
        } else if (e->kind != KT_EVENT_ENDED) {
            nested = nested && e->depth == depth;
        }
        if (e->kind == KT_EVENT_DEDUCTION || e->kind == KT_EVENT_ASSUMED) {
            causes = causes && e->cause == (depth > 0 ? stack[depth - 1] : KT_NO_EVENT);
        }
        if (e->kind == KT_EVENT_ASSUMED) stack[depth++] = i;
        if (depth > deepest) deepest = depth;
        if (e->kind == KT_EVENT_EXCLUDED) {
            unsigned inside = cause != NULL && cause->kind == KT_EVENT_ASSUMED;
            causes = causes && cause != NULL && e->depth == cause->depth + inside;
            by_result += cause != NULL && cause->kind == KT_EVENT_RESULT;
        }
        if (e->kind == KT_EVENT_PLACED) {
            causes = causes && cause != NULL && e->depth == cause->depth;
            placed += e->depth == 0;
        }
    }
    tap_ok(nested && depth == 0, "assumptions and results are nested");
    tap_ok(causes, "every event names the one that led to it");
    tap_number(results, report->counts[KT_COUNT_ASSUMPTIONS_TRIED], "each assumption has a result");
    tap_number(deepest, report->counts[KT_COUNT_DEEPEST_ASSUMPTION], "the deepest is counted");
    tap_ok(by_result > 0, "a contradiction takes the digit away");
    tap_number(placed, report->placed_count, "each digit placed on the board is told");
    kt_free(k);

    k = open_board(HARDEST, 1);
    kt_set_option(k, KT_OPTION_EVENT_DEPTH, 0);
    kt_solve(k, PLENTY);
    uint32_t deep = 0;
    for (uint32_t i = 0; i < kt_get_report(k)->event_count; i++) deep += kt_events(k)[i].depth > 0;
    tap_number(deep, 0, "what is deeper can be left out of the story");
    kt_free(k);
}

static void tests_presses(void) {
    static const char *const boards[] = {ONE, HARDEST, TWO, NONE, EMPTY};
    for (unsigned b = 0; b < 5; b++) {
        kt *whole = open_board(boards[b], 1);
        kt_status end = kt_solve(whole, PLENTY);
        kt_report report = *kt_get_report(whole);

        kt *slices = open_board(boards[b], 1);
        kt_status status;
        do status = kt_solve(slices, 1);
        while (status == KT_MORE);
        const kt_report *sliced = kt_get_report(slices);
        tap_ok(status == end && memcmp(sliced->board, report.board, 81) == 0 &&
                   memcmp(sliced->placed, report.placed, sizeof report.placed) == 0 &&
                   sliced->event_count == report.event_count &&
                   memcmp(kt_events(slices), kt_events(whole),
                          report.event_count * sizeof(kt_event)) == 0 &&
                   memcmp(kt_uses(slices), kt_uses(whole), KT_RULES * sizeof(uint32_t)) == 0,
               "the smallest budget gives the same");
        kt_free(slices);
        kt_free(whole);

        kt *silent = open_board(boards[b], 0);
        status = kt_solve(silent, PLENTY);
        tap_ok(status == end &&
                   memcmp(kt_get_report(silent)->placed, report.placed, sizeof report.placed) == 0,
               "and so it is without events");
        kt_free(silent);
    }
    static const char *const single[] = {ONE, HARDEST};
    for (unsigned b = 0; b < 2; b++) {
        kt *k = open_board(single[b], 0);
        kt_solve(k, PLENTY);
        char end[82];
        strcpy(end, board_of(k));
        kt_free(k);
        k = open_board(single[b], 0);
        unsigned steps = 0;
        kt_status status = KT_CONTINUES;
        bool one = true;
        while (status == KT_CONTINUES) {
            status = kt_step(k, PLENTY);
            one = one && kt_get_report(k)->placed_count == 1;
            steps++;
        }
        tap_text(board_of(k), end, "1 Step by 1 Step the same board comes");
        tap_ok(one && status == KT_FINISHED, "one digit at a time");
        unsigned empty = 0;
        for (unsigned s = 0; s < 81; s++) empty += single[b][s] == '.';
        tap_number(steps, empty, "with as many presses as squares were empty");
        kt_free(k);
    }
}

static void tests_measure(void) {
    kt *k = open_board(TWO, 0);
    kt_solve(k, PLENTY);
    tap_number(kt_uses(k)[KT_RULE_CHOICES], 0, "choices are counted only on demand");
    kt_free(k);

    k = open_board(
        "18394762546925817372561349821437598659782631483619475235276984167148253994853126.", 0);
    kt_set_option(k, KT_OPTION_MEASURE, 1);
    kt_solve(k, PLENTY);
    tap_number(kt_uses(k)[KT_RULE_CHOICES], 1, "of the last digit there is one choice");
    kt_free(k);
    k = open_board(
        ".8394762546925817372561349821437598659782631483619475235276984167148253994853126.", 0);
    kt_set_option(k, KT_OPTION_MEASURE, 1);
    kt_solve(k, PLENTY);
    tap_number(kt_uses(k)[KT_RULE_CHOICES], 3, "of the last two, two choices and then one");
    kt_free(k);

    uint32_t uses[2][KT_RULES];
    for (unsigned i = 0; i < 2; i++) {
        k = open_board(ONE, 0);
        kt_set_option(k, KT_OPTION_MEASURE, i);
        while (kt_solve(k, 1) == KT_MORE) {}
        memcpy(uses[i], kt_uses(k), sizeof uses[i]);
        kt_free(k);
    }
    uint32_t deductions = 0;
    for (unsigned r = KT_RULE_ALLIANCE_1; r <= KT_RULE_CHAIN; r++) deductions += uses[1][r];
    tap_ok(uses[1][KT_RULE_CHOICES] >= deductions, "there is at least one choice each time");
    uses[1][KT_RULE_CHOICES] = 0;
    tap_ok(memcmp(uses[0], uses[1], sizeof uses[0]) == 0, "and counting them changes nothing");

    uint32_t visits[2];
    for (unsigned i = 0; i < 2; i++) {
        k = open_board(ONE_REDUCTION, 0);
        kt_set_option(k, KT_OPTION_MEASURE, i);
        kt_solve(k, PLENTY);
        visits[i] = kt_get_report(k)->counts[KT_COUNT_VISITS];
        memcpy(uses[i], kt_uses(k), sizeof uses[i]);
        kt_free(k);
    }
    uint32_t alliances = 0;
    for (unsigned r = KT_RULE_ALLIANCE_2; r <= KT_RULE_ALLIANCE_8; r++) alliances += uses[0][r];
    tap_ok(alliances > 0 && uses[0][KT_RULE_AB_1] == 1,
           "a board that needs alliances and one reduction");
    tap_number(
        visits[1] - visits[0], alliances * 27 + 9 * 2,
        "to count them is to look at 27 units for an alliance, and at 9 digits for a reduction");
}

/* The empty board: nothing is found in 27 units for seven sizes of alliances, for 9 digits and four sizes of
 * reductions, and for 729 candidates. */
static void tests_budget(void) {
    const uint32_t before_last = 27 * 7 + 9 * (2 + 4 + 16 + 40) + 728 * 4;
    kt *k = open_board(EMPTY, 0);
    kt_step(k, before_last);
    tap_number(kt_get_report(k)->depth, 0, "nothing is assumed before all has been looked at");
    kt_step(k, 1);
    tap_number(kt_get_report(k)->depth, 1, "and then at once");
    kt_free(k);
}

static void tests_description(void) {
    const kt_method_info *info = kt_method(human_number());
    tap_text(info->author, "Takuya Kitamoto", "the author is named");
    tap_number(info->year, 2013, "and the year");
    tap_number(info->flags,
               KT_METHOD_PROVES_UNIQUENESS | KT_METHOD_TAKES_CANDIDATES | KT_METHOD_RATES,
               "Go says whether the solution is the only one, begins from candidates, and rates");
    kt *k = open_board(ONE, 0);
    kt_step(k, PLENTY);
    const kt_report *report = kt_get_report(k);
    tap_number(kt_get_candidates(k)[report->placed[0].square], 1u << (report->placed[0].digit - 1),
               "what is left shows a digit that was placed");
    kt_free(k);
}

int main(void) {
    tests_ends();
    tests_contradictions();
    tests_story();
    tests_presses();
    tests_measure();
    tests_budget();
    tests_description();
    return tap_end();
}
