/* cell_list.test.c - each elimination of the lecture on positions where nothing before it applies, and
 * on near misses; f(g) and its count of solutions; the ends; 1 Step against Go.
 */
#include "board_text.h"
#include "tap.h"

extern const kt_method_type kt_method_cell_list;
static const kt_method_type *const method = &kt_method_cell_list;
static const uint32_t PLENTY = 1000000;

static const char TWO_SOLUTIONS[] = /* 2 and 5 in rows 1 and 6 */
    "1839476..4692581737256134982143759865978263148361947..352769841671482539948531267";
static const char EMPTY[] =
    ".................................................................................";
static const char EASY[] =
    ".5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7";
static const char GUESSING[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
static const char NONE[] = /* no elimination says so */
    "8..........36......7..9.2...5...7.......457.....1...3...1..9.68..85...1..9....4..";

static void *state;

static void begin_board(const char *board) {
    begin_press(board);
    press.to_end = false;
    memset(state, 0, method->state_size);
    method->begin(state, &press);
}

/* Go, `budget` visits at a time. */
static kt_status go_on(uint32_t budget) {
    kt_status status;
    do {
        uint32_t left = budget;
        status = method->advance(state, &press, &left);
    } while (status == KT_MORE || status == KT_CONTINUES);
    return status;
}

static kt_status go(const char *board) {
    begin_board(board);
    return go_on(PLENTY);
}

/* 1 Step; what it tells up to the first digit that f(g) tries. */
static const char *step(const char *board) {
    begin_board(board);
    uint32_t left = PLENTY;
    method->advance(state, &press, &left);
    for (uint32_t i = 0; i < trace.count; i++) {
        if (trace.events[i].kind == KT_EVENT_ASSUMED) trace.count = i + 1;
    }
    return story();
}

static void tells(const char *board, const char *expected, const char *name) {
    tap_text(step(board), expected, name);
}

/* --- Eliminations --------------------------------------------------------------------------------- */

static void tests_block(void) {
    tells("............5...........5...5...........................5........................",
          "deduction list-block b1 r1c1=5, placed r1c1=5", "block: one white square in the box");
    tells("........9...........................9...........9............9...................",
          "deduction list-block b6 r4c7=9, placed r4c7=9", "in any box");
    tells("........................6...........................6...6...........6............",
          "deduction list-block b9 r9c9=6, placed r9c9=6", "with any digit");
    tells("............5...............5...........................5........................",
          "assumed list-tried r1c1=1", "not with two white squares, whose line is painted already");
    tells("12.45678.........................................................................",
          "assumed list-tried r1c3=3",
          "not with two white squares on a line with nothing to paint");
}

static void tests_line(void) {
    tells(".12..3..4.....................5...........5...............5...........5..........",
          "deduction list-row r1 r1c1=5, placed r1c1=5", "line: one white square in the row");
    tells(".9...........9...............7..8.56..................9...........9..............",
          "deduction list-row r4 r4c7=9, placed r4c7=9", "in any row");
    tells("2..1..98........................3.....3...................3.....3................",
          "deduction list-row r1 r1c9=3, placed r1c9=3", "with any digit");
    tells(".1...3..4.....................5...........5...............5...........5..........",
          "assumed list-tried r1c1=2", "not with two white squares in the row");
    tells(".........1........2...........5...........5..3............5...........5.4........",
          "deduction list-column c1 r1c1=5, placed r1c1=5", "one white square in the column");
    tells("......9..9...........7............9..9..........8.................5........6.....",
          "deduction list-column c4 r7c4=9, placed r7c4=9", "in any column");
    tells("2...............3.....3....1..............3.....3.....9........8.................",
          "deduction list-column c1 r9c1=3, placed r9c1=3", "with any digit in the column");
    tells(".........1....................5...........5..3............5...........5.4........",
          "assumed list-tried r1c1=2", "not with two white squares in the column");
}

static void tests_indirect(void) {
    tells(".........12.......46.........5........................8..........................",
          "deduction list-indirect b1 r1c1+r1c2=5, excluded r1c4=5, excluded r1c5=5, excluded "
          "r1c6=5, "
          "excluded r1c7=5, excluded r1c8=5, excluded r1c9=5, assumed list-tried r1c1=3",
          "indirect: two white squares of the box on a row");
    tells(".14...8...26.........5...........................................................",
          "deduction list-indirect b1 r1c1+r2c1=5, excluded r4c1=5, excluded r5c1=5, excluded "
          "r6c1=5, "
          "excluded r7c1=5, excluded r8c1=5, excluded r9c1=5, assumed list-tried r1c1=3",
          "on a column");
    tells("......3...................................56.......81.........9..................",
          "deduction list-indirect b6 r4c7+r4c8=9, excluded r4c1=9, excluded r4c2=9, excluded "
          "r4c3=9, "
          "excluded r4c4=9, excluded r4c5=9, excluded r4c6=9, assumed list-tried r1c1=1",
          "in any box, with any digit");
    tells("..........2.......46.........5........................8..........................",
          "assumed list-tried r1c1=1", "not with a third white square beside the line");
}

static void tests_single(void) {
    tells("...12.3...7.........8......4........5.................6..........................",
          "deduction list-single r1c1=9, placed r1c1=9", "mx = 1: one digit in the cell list");
    tells("......1....................56.7............2.........3......8........9...........",
          "deduction list-single r4c7=4, placed r4c7=4", "in any square");
    tells("..........................7.................6........5......9.........8...4.32...",
          "deduction list-single r9c9=1, placed r9c9=1", "with any digit in the square");
    tells("...12.3...7................4........5.................6..........................",
          "assumed list-tried r1c1=8", "not with two");
}

/* Positions of above, with another elimination added. */
static void tests_order(void) {
    tells("...12.3...7.........8......4.....2..5.................6.2...........2..........1.",
          "deduction list-block b9 r9c9=2, placed r9c9=2", "the box comes before mx = 1");
    tells(".12..3..4..................9..5........6.75..........9....5...........5..........",
          "deduction list-block b5 r5c5=9, placed r5c5=9",
          "and before the row, whatever the digit");
    tells("...12.3...7.........8......4........5.......8.........6..............45.......67.",
          "deduction list-indirect b9 r7c7+r7c8=8, excluded r7c2=8, excluded r7c4=8, excluded "
          "r7c5=8, "
          "excluded r7c6=8, deduction list-single r1c1=9, placed r1c1=9",
          "the indirect one comes before mx = 1");
}

/* --- f(g) ----------------------------------------------------------------------------------------- */

static void tests_two_solutions(void) {
    tap_number(go(TWO_SOLUTIONS), KT_FINISHED, "two solutions: the first one is filled in");
    tap_text(
        story(),
        "assumed list-tried r1c8=2, placed r1c8=2, deduction list-block b6 r6c9=2, placed r6c9=2, "
        "deduction list-block b3 r1c9=5, placed r1c9=5, deduction list-block b6 r6c8=5, placed "
        "r6c8=5, "
        "result list-tried r1c8=2, assumed list-tried r1c8=5, placed r1c8=5, "
        "deduction list-block b3 r1c9=2, placed r1c9=2, deduction list-block b6 r6c8=2, placed "
        "r6c8=2, "
        "deduction list-block b6 r6c9=5, placed r6c9=5, result list-tried r1c8=5, "
        "placed r1c8=2, placed r1c9=5, placed r6c8=5, placed r6c9=2",
        "f(g) tries both digits, and deduces after each");
    bool links = true;
    uint32_t first = 0, tried = KT_NO_EVENT, found = KT_NO_EVENT;
    while (trace.events[first].kind == KT_EVENT_GIVEN) first++;
    for (uint32_t i = first; i < trace.count; i++) {
        const kt_event *e = &trace.events[i];
        bool inside = i < first + 18 && e->kind != KT_EVENT_ASSUMED && e->kind != KT_EVENT_RESULT;
        uint32_t cause = inside ? tried : found;
        if (e->kind == KT_EVENT_PLACED && trace.events[i - 1].kind == KT_EVENT_DEDUCTION) {
            cause = i - 1;
        }
        if (e->kind == KT_EVENT_RESULT) cause = tried;
        if (e->kind == KT_EVENT_ASSUMED) cause = KT_NO_EVENT;
        links &= e->cause == cause && e->depth == inside;
        if (e->kind == KT_EVENT_ASSUMED) tried = i;
        if (e->kind == KT_EVENT_RESULT && found == KT_NO_EVENT) found = i;
        if (e->kind == KT_EVENT_ASSUMED) links &= e->value == 2;
        if (e->kind == KT_EVENT_RESULT) links &= e->value == KT_FINISHED;
    }
    tap_ok(links,
           "each event names the digit tried or what it follows from, the solution the result");
    tap_ok(report.uniqueness == KT_UNIQUENESS_SEVERAL &&
               report.differs_square == square_of("r1c8") && report.differs_digit == 2,
           "and it is said that there are more");
    tap_ok(report.counts[KT_COUNT_ASSUMPTIONS_TRIED] == 2 &&
               report.counts[KT_COUNT_DEEPEST_ASSUMPTION] == 1 && uses[KT_RULE_LIST_TRIED] == 2 &&
               uses[KT_RULE_LIST_BLOCK] == 0,
           "the digits tried are counted, what follows from them is not");
}

static void tests_one_solution(void) {
    tap_number(go(GUESSING), KT_FINISHED, "a board that needs f(g) is finished");
    unsigned open = 0, refuted = 0, deepest = 0;
    bool nested = true, sound = true;
    for (uint32_t i = 0; i < trace.count; i++) {
        const kt_event *e = &trace.events[i];
        if (e->kind == KT_EVENT_ASSUMED) nested &= e->depth == open++;
        if (open > deepest) deepest = open;
        if (e->kind != KT_EVENT_RESULT) continue;
        nested &= e->depth == --open && trace.events[e->cause].square == e->square;
        if (e->other == KT_NO_EVENT) continue;
        refuted++;
        const kt_event *why = &trace.events[e->other];
        sound &= why->kind == KT_EVENT_CONTRADICTION && why->depth == e->depth + 1 &&
                 why->cause == e->cause && e->value == KT_INCONSISTENT;
    }
    tap_ok(nested && open == 0, "each digit tried has its result, one within the other");
    tap_ok(sound && refuted > 10, "a contradiction is told where it refutes a digit");
    tap_number(deepest, report.counts[KT_COUNT_DEEPEST_ASSUMPTION], "the depth is counted");
    tap_number(report.uniqueness, KT_UNIQUENESS_UNKNOWN, "no second solution is found");
}

/* --- Ends ----------------------------------------------------------------------------------------- */

static void tests_inconsistent(void) {
    static const char no_digit[] =
        "12345678.........9...............................................................";
    static const char no_place[] = /* 5 in row 1 */
        "123.........5...........5........................................................";
    tap_number(go(no_digit), KT_INCONSISTENT, "a square without a digit");
    tap_text(story(), "contradiction squares r1c9", "is told");
    tap_text(squares_text(report.marks), "r1c9", "and marked");
    tap_ok(report.at_square == square_of("r1c9") && report.statuses == KT_S_INCONSISTENT, "alone");
    tap_number(go(no_place), KT_INCONSISTENT, "a row without a place for 5");
    tap_text(story(), "contradiction no-place r1 r1c1+r1c2+r1c3+r1c4+r1c5+r1c6+r1c7+r1c8+r1c9=5",
             "is told");
    tap_text(squares_text(report.marks), "r1c1+r1c2+r1c3+r1c4+r1c5+r1c6+r1c7+r1c8+r1c9",
             "and marked");
    tap_number(go(NONE), KT_INCONSISTENT, "a board without a solution, which f(g) finds out");
    tap_ok(trace.events[trace.count - 1].kind == KT_EVENT_CONTRADICTION &&
               trace.events[trace.count - 1].rule == KT_RULE_C_SEARCHED &&
               trace.events[trace.count - 1].depth == 0,
           "says that all has been searched");
    tap_text(squares_text(report.marks), "", "and marks nothing");
}

static void tests_easy(void) {
    tap_number(go(EASY), KT_FINISHED, "an easy board is finished");
    tap_ok(report.counts[KT_COUNT_ASSUMPTIONS_TRIED] == 0 && report.statuses == KT_S_FINISHED &&
               report.uniqueness == KT_UNIQUENESS_UNKNOWN,
           "without a digit tried");
    uint32_t determined = uses[KT_RULE_LIST_BLOCK] + uses[KT_RULE_LIST_ROW] +
                          uses[KT_RULE_LIST_COLUMN] + uses[KT_RULE_LIST_SINGLE];
    tap_number(determined, report.placed_count, "and every digit has its rule");
    tap_number(go(EMPTY), KT_FINISHED, "the empty board is filled");
    tap_number(report.uniqueness, KT_UNIQUENESS_SEVERAL, "and has more solutions");
}

/* --- Presses -------------------------------------------------------------------------------------- */

typedef struct {
    kt_report report;
    kt_grid grid;
    uint32_t uses[KT_RULES];
    kt_shown shown;
} telling;

static telling told(kt_status status) {
    telling t;
    t.report = report;
    t.report.outcome = status;
    t.grid = grid;
    memcpy(t.uses, uses, sizeof uses);
    method->show(state, 0, &t.shown);
    return t;
}

static bool same(const telling *a, const telling *b) {
    return memcmp(&a->report, &b->report, sizeof report) == 0 &&
           memcmp(&a->grid, &b->grid, sizeof grid) == 0 &&
           memcmp(a->uses, b->uses, sizeof uses) == 0 &&
           memcmp(a->shown.digit, b->shown.digit, sizeof a->shown.digit) == 0 &&
           memcmp(a->shown.candidates, b->shown.candidates, sizeof a->shown.candidates) == 0;
}

static void tests_presses(const char *board, const char *name) {
    telling whole = told(go(board));
    uint32_t events = trace.count;
    begin_board(board);
    telling sliced = told(go_on(1));
    tap_ok(same(&whole, &sliced) && trace.count == events, name);
    press.trace = NULL;
    telling silent = told(go(board));
    press.trace = &trace;
    tap_ok(same(&whole, &silent), "without events it does the same");

    begin_board(board);
    for (unsigned presses = 0; presses < 82; presses++) {
        kt_grid before = grid;
        report = (kt_report){.at_square = KT_NO_SQUARE};
        method->begin(state, &press);
        uint32_t left = PLENTY;
        if (method->advance(state, &press, &left) != KT_CONTINUES) break;
        unsigned changed = 0;
        for (unsigned s = 0; s < 81; s++) changed += before.digit[s] != grid.digit[s];
        if (changed != 1 || report.placed_count != 1) break;
    }
    tap_ok(memcmp(&grid, &whole.grid, sizeof grid) == 0, "1 Step again and again ends as Go does");
}

static void tests_cell_lists(void) {
    begin_board(
        "12345678.........................................................................");
    kt_shown shown;
    method->show(state, 0, &shown);
    const uint16_t *left = shown.candidates;
    tap_ok(left[0] == 1 && left[8] == 1 << 8 && left[9] == (digits_of("456789")) &&
               left[80] == digits_of("123456789"),
           "the cell lists can be seen before anything is deduced");
}

int main(void) {
    state = malloc(method->state_size);
    tests_block();
    tests_line();
    tests_indirect();
    tests_single();
    tests_order();
    tests_two_solutions();
    tests_one_solution();
    tests_inconsistent();
    tests_easy();
    tests_presses(EASY, "an easy board in budgets of 1 is as in one");
    tests_presses(GUESSING, "so is one that needs f(g)");
    tests_presses(TWO_SOLUTIONS, "so is one with two solutions");
    tests_presses(NONE, "so is one without a solution");
    tests_presses(EMPTY, "so is the empty board");
    tests_cell_lists();
    free(state);
    return tap_end();
}
