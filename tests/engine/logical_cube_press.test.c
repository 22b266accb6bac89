/* logical_cube_press.test.c - section 6 of the paper and solver2 (5.7), press by press: passes, trials,
 * how a press ends, and that budgets and events change nothing.
 */
#include "board/units.h"
#include "kakutei.h"
#include "methods/rules.h"
#include "tap.h"

static const char PLAIN[] = /* needs no trial */
    ".5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7";
static const char TWO_LEFT[] = /* both are seen at once */
    ".3467891267219534819834256785976142342685379171392485696153728428741963534528617.";
static const char TRIAL[] = /* the second possibility on trial solves it */
    "....5.....61....324..3....69....7....4.891.2...2.4......4......3......54.9..836..";
static const char UNSOLVED[] = /* has one solution, but no trial leads to it */
    ".4.....7.....758........39.....93....756.......9.8..3.....62......84...71.8...2..";
static const char EMPTY[] =
    ".................................................................................";
static const char NO_DIGIT[] = /* none fits r1c9 */
    "12345678.........9...............................................................";
static const char NO_PLACE[] = /* there is none for 9 in row 1 */
    "123456.........9.................................................................";
static const char NONE[] = /* has no solution, which takes some digits to see */
    "78..5..4...16.45.....31..7936....8.5......93..5.4....16....3...5.......7.72......";
static const char CLASHING[] =
    "5...5............................................................................";
static const uint32_t PLENTY = 4000000000u;

static kt *open_board(const char *board, uint32_t events) {
    kt *k = kt_create(events);
    for (uint32_t i = 0; i < kt_method_count(); i++) {
        if (strcmp(kt_method(i)->slug, "logical-cube") == 0) kt_open(k, board, 81, i);
    }
    return k;
}

static uint32_t count_of(kt *k, uint8_t kind, unsigned level, int value) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < kt_get_report(k)->event_count; i++) {
        const kt_event *e = &kt_events(k)[i];
        count += e->kind == kind && e->depth == level && (value < 0 || e->value == value);
    }
    return count;
}

static const kt_event *first_of(kt *k, uint8_t kind, int value) {
    for (uint32_t i = 0; i < kt_get_report(k)->event_count; i++) {
        const kt_event *e = &kt_events(k)[i];
        if (e->kind == kind && (value < 0 || e->value == value)) return e;
    }
    return NULL;
}

/* Whether just the candidates of the empty squares were put on trial. */
static bool candidates_were_tried(kt *k) {
    uint16_t tried[81] = {0};
    for (uint32_t i = 0; i < kt_get_report(k)->event_count; i++) {
        const kt_event *e = &kt_events(k)[i];
        if (e->kind == KT_EVENT_ASSUMED) tried[e->square] |= e->digits;
    }
    bool same = true;
    for (unsigned s = 0; s < 81; s++) {
        bool is_empty = kt_get_report(k)->board[s] == '.';
        same &= tried[s] == (is_empty ? kt_get_candidates(k)[s] : 0);
    }
    return same;
}

static bool is_full(kt *k) {
    return memchr(kt_get_report(k)->board, '.', 81) == NULL;
}

static void tests_without_trial(void) {
    kt *last = open_board(TWO_LEFT, 0);
    kt_solve(last, PLENTY);
    tap_number(kt_get_report(last)->counts[KT_COUNT_VISITS], 3,
               "the last digit ends its pass: a visit for each digit, and one for the end");
    kt_free(last);
    kt *k = open_board(PLAIN, 1);
    tap_number(kt_solve(k, PLENTY), KT_FINISHED, "Go finishes a board by deductions alone");
    const kt_report *report = kt_get_report(k);
    tap_ok(report->statuses == KT_S_FINISHED && is_full(k), "and says so");
    tap_number(report->counts[KT_COUNT_ASSUMPTIONS_TRIED], 0, "nothing was put on trial");
    tap_number(report->counts[KT_COUNT_DEEPEST_ASSUMPTION], 0, "and no level entered");
    uint32_t placed = 0, determining = 0, good = 0;
    for (uint32_t i = 0; i < report->event_count; i++) {
        const kt_event *e = &kt_events(k)[i];
        if (e->kind != KT_EVENT_PLACED) continue;
        const kt_event *cause = &kt_events(k)[e->cause];
        placed++;
        good += cause->kind == KT_EVENT_DEDUCTION && cause->square == e->square &&
                cause->digits == e->digits && cause->rule <= KT_RULE_CUBE_DEPTH;
    }
    for (unsigned rule = KT_RULE_CUBE_BOX; rule <= KT_RULE_CUBE_DEPTH; rule++) {
        determining += kt_uses(k)[rule];
    }
    tap_ok(placed == report->placed_count && good == placed,
           "each digit is led to by the deduction that determines it");
    tap_number(determining, placed, "and the uses of the rules are counted");
    kt_placement first = report->placed[0];
    kt_free(k);

    k = open_board(PLAIN, 1);
    tap_number(kt_step(k, PLENTY), KT_CONTINUES, "1 Step places a digit");
    report = kt_get_report(k);
    tap_ok(report->placed_count == 1 && report->placed[0].square == first.square &&
               report->placed[0].digit == first.digit,
           "one, the first of Go");
    tap_ok((kt_get_candidates(k)[first.square] == kt_digit_bit(first.digit)),
           "its square shows it as its only possibility");
    unsigned steps = 1;
    while (kt_step(k, PLENTY) == KT_CONTINUES) steps++;
    tap_ok(is_full(k), "1 Step after 1 Step gets to the end as well");
    tap_number(steps + 1, placed, "with a digit each");
    kt_free(k);
}

static bool determines(const kt_event *e) {
    return e->kind == KT_EVENT_DEDUCTION && e->rule <= KT_RULE_CUBE_DEPTH;
}

/* Whether the digits placed from event `result` on are those of the trial in their order. */
static bool hands_out(kt *k, uint32_t result) {
    const kt_event *events = kt_events(k);
    uint32_t next = events[result].cause;
    for (uint32_t i = result + 1; i < kt_get_report(k)->event_count; i++) {
        if (events[i].kind != KT_EVENT_PLACED) continue;
        if (events[i].cause != result || events[i].square != events[next].square ||
            events[i].digits != events[next].digits) {
            return false;
        }
        do next++;
        while (next < result && !determines(&events[next]));
    }
    return next == result;
}

static void tests_trial(void) {
    kt *k = open_board(TRIAL, 1);
    tap_number(kt_solve(k, PLENTY), KT_FINISHED, "Go finishes a board by a trial");
    const kt_report *report = kt_get_report(k);
    tap_number(report->counts[KT_COUNT_ASSUMPTIONS_TRIED], 2, "the second one");
    tap_number(report->counts[KT_COUNT_DEEPEST_ASSUMPTION], 1, "at level 1");
    tap_number(kt_uses(k)[KT_RULE_CUBE_TRIAL], 1, "it is used once on the board");
    tap_ok(report->depth == 0 && is_full(k), "in the end the work stands on the full board");
    tap_number(count_of(k, KT_EVENT_ASSUMED, 0, -1), 2, "both are told");
    tap_number(count_of(k, KT_EVENT_RESULT, 0, -1), 2, "and how they ended");
    const kt_event *result = first_of(k, KT_EVENT_RESULT, KT_FINISHED);
    const kt_event *assumed = &kt_events(k)[result->cause];
    tap_ok(assumed->kind == KT_EVENT_ASSUMED && assumed->rule == KT_RULE_CUBE_TRIAL &&
               result->rule == KT_RULE_CUBE_TRIAL && assumed->square == result->square &&
               assumed->digits == result->digits,
           "a result names what was put on trial");
    tap_ok(assumed->value >= 2, "which says how many digits its square had left");
    tap_ok(hands_out(k, (uint32_t)(result - kt_events(k))),
           "the assumed digit is placed first, then those of the trial in their order");
    kt_placement first = {assumed->square, (uint8_t)kt_lowest_digit(assumed->digits)};
    kt_free(k);
    k = open_board(TRIAL, 1);
    while (kt_get_report(k)->counts[KT_COUNT_ASSUMPTIONS_TRIED] == 0) kt_step(k, PLENTY);
    report = kt_get_report(k);
    tap_ok(report->outcome == KT_CONTINUES && report->placed_count == 1 &&
               report->placed[0].square == first.square && report->placed[0].digit == first.digit,
           "1 Step places the assumed digit only");
    tap_number(kt_step(k, PLENTY), KT_CONTINUES, "and the next one starts afresh from there");
    tap_number(kt_get_report(k)->counts[KT_COUNT_ASSUMPTIONS_TRIED], 0, "without a trial");
    kt_free(k);
}

static void tests_stuck(void) {
    kt *k = open_board(UNSOLVED, 1);
    tap_number(kt_solve(k, PLENTY), KT_STUCK,
               "where every trial fails the method is unable to solve");
    const kt_report *report = kt_get_report(k);
    uint32_t left = 0;
    for (unsigned s = 0; s < 81; s++) {
        if (report->board[s] == '.') left += kt_count(kt_get_candidates(k)[s]);
    }
    tap_number(report->counts[KT_COUNT_ASSUMPTIONS_TRIED], left, "after one for each candidate");
    tap_ok(candidates_were_tried(k), "and for nothing else");
    tap_ok(report->statuses == 0 && report->notice_count == 0, "no status says more");
    tap_ok(report->placed_count > 0, "the digits that were deduced stay");
    tap_number(count_of(k, KT_EVENT_RESULT, 0, KT_INCONSISTENT) +
                   count_of(k, KT_EVENT_RESULT, 0, KT_STUCK),
               left, "each trial ended with a contradiction or without one");
    tap_number(count_of(k, KT_EVENT_CONTRADICTION, 1, -1),
               count_of(k, KT_EVENT_RESULT, 0, KT_INCONSISTENT), "each contradiction is told");
    const kt_event *result = first_of(k, KT_EVENT_RESULT, KT_INCONSISTENT);
    tap_ok(kt_events(k)[result->other].kind == KT_EVENT_CONTRADICTION, "and named by the result");
    tap_number(count_of(k, KT_EVENT_PLACED, 0, -1), report->placed_count,
               "a trial places nothing on the board");
    tap_number(kt_uses(k)[KT_RULE_CUBE_TRIAL], 0, "and is of no use");
    tap_number(kt_step(k, PLENTY), KT_STUCK, "1 Step says the same");
    kt_free(k);

    k = open_board(EMPTY, 1);
    tap_number(kt_solve(k, PLENTY), KT_STUCK, "on an empty board nothing can be deduced");
    tap_number(kt_get_report(k)->counts[KT_COUNT_ASSUMPTIONS_TRIED], 729,
               "each of its possibilities is tried");
    tap_number(kt_get_report(k)->events_lost, 0, "and all is told");
    kt_free(k);
}

static void ends_inconsistent(const char *board, kt_squares where, const char *name) {
    kt *k = open_board(board, 1);
    tap_number(kt_step(k, PLENTY), KT_INCONSISTENT, name);
    const kt_report *report = kt_get_report(k);
    tap_ok(memcmp(report->marks, where.band, sizeof where.band) == 0, "its squares are marked");
    tap_ok(report->statuses == KT_S_INCONSISTENT && report->placed_count == 0, "nothing is placed");
    tap_number(count_of(k, KT_EVENT_CONTRADICTION, 0, -1), 1, "the contradiction is told");
    kt_free(k);
}

static void tests_inconsistent(void) {
    ends_inconsistent(NO_DIGIT, kt_one_square(8), "a square without a digit is a contradiction");
    ends_inconsistent(NO_PLACE, kt_unit_masks[0], "so is a unit without a place for a digit");
    ends_inconsistent(CLASHING, kt_squares_union(kt_one_square(0), kt_one_square(4)),
                      "so are equal digits");

    kt *k = open_board(NONE, 1);
    tap_number(kt_solve(k, PLENTY), KT_INCONSISTENT, "one that shows later ends the press later");
    tap_ok(kt_get_report(k)->placed_count > 0, "with digits placed until then");
    uint32_t last = kt_get_report(k)->event_count - 2;
    tap_ok(kt_events(k)[last].kind == KT_EVENT_CONTRADICTION, "it is the last that is told");
    const kt_report *report = kt_get_report(k);
    tap_ok((report->marks[0] | report->marks[1] | report->marks[2]) != 0, "its squares are marked");
    kt_free(k);
}

/* Presses Go in slices and returns whether the report is the same but for the events. */
static bool same_in_slices(const char *board, uint32_t budget, uint32_t events) {
    kt *whole = open_board(board, 1), *sliced = open_board(board, events);
    kt_status end = kt_solve(whole, PLENTY), status;
    while ((status = kt_solve(sliced, budget)) == KT_MORE) continue;
    kt_report a = *kt_get_report(whole), b = *kt_get_report(sliced);
    bool same = status == end;
    if (events == 0) b.event_count = a.event_count;
    same = same && memcmp(&a, &b, sizeof a) == 0;
    if (events != 0) {
        same = same &&
               memcmp(kt_events(whole), kt_events(sliced), a.event_count * sizeof(kt_event)) == 0;
    }
    kt_free(whole);
    kt_free(sliced);
    return same;
}

static void tests_budget(void) {
    static const char *const boards[] = {PLAIN, TRIAL, UNSOLVED, EMPTY, NO_DIGIT, NONE};
    bool by_one = true, by_seven = true, silent = true;
    for (unsigned i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        by_one = by_one && same_in_slices(boards[i], 1, 1);
        by_seven = by_seven && same_in_slices(boards[i], 7, 1);
        silent = silent && same_in_slices(boards[i], 1000, 0);
    }
    tap_ok(by_one, "slices of one visit give the same as one piece, event by event");
    tap_ok(by_seven, "and so do slices of seven");
    tap_ok(silent, "and without events the same is reported");

    kt *k = open_board(UNSOLVED, 0);
    uint32_t visits = 0;
    while (kt_get_report(k)->depth == 0) visits += kt_solve(k, 1) == KT_MORE;
    tap_ok(visits > 0, "while a trial is under way the work stands at level 1");
    kt_cancel(k);
    tap_ok(memcmp(kt_get_report(k)->board, UNSOLVED, 81) == 0,
           "cancelled there, the board is as before");
    tap_number(kt_solve(k, PLENTY), KT_STUCK, "and another press ends as ever");
    kt_free(k);
}

static void tests_levels(void) {
    kt *k = open_board(TRIAL, 1);
    kt_set_option(k, KT_OPTION_EVENT_DEPTH, 0);
    tap_number(kt_solve(k, PLENTY), KT_FINISHED, "told of the board only, a trial ends the same");
    tap_number(count_of(k, KT_EVENT_ASSUMED, 0, -1), 2, "the trials are told");
    tap_number(count_of(k, KT_EVENT_DEDUCTION, 1, -1), 0, "but nothing of what they deduced");
    tap_number(count_of(k, KT_EVENT_PLACED, 0, -1), kt_get_report(k)->placed_count,
               "and every digit");
    kt_free(k);
}

int main(void) {
    tests_without_trial();
    tests_trial();
    tests_stuck();
    tests_inconsistent();
    tests_budget();
    tests_levels();
    return tap_end();
}
