/* start_search.test.c - section 1.1: assumption, Table 1, finishedDSetList, the limit, the ends.
 *
 * The boards of the nine cases were found by search; that each case follows from the results of its
 * two branches is checked for every assumption of every board.
 */
#include "kakutei.h"
#include "methods/rules.h"
#include "tap.h"

static kt *handle;
static const kt_report *report;
static const kt_event *events;

static const char EMPTY[] =
    ".................................................................................";
_Static_assert(sizeof EMPTY == 82, "a board has 81 squares");
static const char EASY[] =
    ".5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7";
static const char TWICE[] = /* two solutions */
    ".7...941...1..5...6..3.......3....87.....6.....97..6...3.9.1.78......96.4.8...2..";
static const char ASSUMING[] = /* one solution, with an assumption */
    ".........2..3....7.6724...1.45..8..6..21.59.......62.8.7.5...14.1......2..8......";

static void open_board(const char *board, uint32_t limit) {
    if (kt_open(handle, board, 81, 0) != KT_CONTINUES) __builtin_trap();
    if (kt_set_option(handle, KT_OPTION_RECURSION_LIMIT, limit) != KT_CONTINUES) __builtin_trap();
}

/* The list of events may move with each press. */
static kt_status step(uint32_t budget) {
    kt_status status = kt_step(handle, budget);
    events = kt_events(handle);
    return status;
}

static kt_status go(const char *board, uint32_t limit) {
    open_board(board, limit);
    kt_status status = kt_solve(handle, 1000000);
    events = kt_events(handle);
    return status;
}

static uint32_t table1(unsigned which) {
    return report->counts[KT_COUNT_TABLE1 + which - 1];
}

/* The next event of a kind, from `from` on; report->event_count if there is none. */
static uint32_t next_of(uint8_t kind, uint32_t from) {
    while (from < report->event_count && events[from].kind != kind) from++;
    return from;
}

static uint32_t count_of(uint8_t kind) {
    uint32_t count = 0;
    for (uint32_t i = next_of(kind, 0); i < report->event_count; i = next_of(kind, i + 1)) count++;
    return count;
}

/* The result told of an assumption. */
static unsigned result_of(uint32_t assumed) {
    uint32_t i = next_of(KT_EVENT_RESULT, assumed);
    while (events[i].cause != assumed) i = next_of(KT_EVENT_RESULT, i + 1);
    return events[i].value;
}

/* Table 1 as the document prints it: rows are sub, columns main; finished, inconsistent, indeterminate. */
static unsigned case_by_the_document(unsigned main_result, unsigned sub_result) {
    static const unsigned place[] = {
        [KT_FINISHED] = 0, [KT_INCONSISTENT] = 1, [KT_INDETERMINATE] = 2};
    static const unsigned table[3][3] = {{1, 4, 7}, {2, 5, 8}, {3, 6, 9}};
    return table[place[sub_result]][place[main_result]];
}

/* On the board itself the digit is told later; below it stands at once. */
static bool stands_at_its_level(uint32_t adopted) {
    const kt_event *e = &events[adopted], *placed = e + 1;
    return e->depth == 0 || (placed->kind == KT_EVENT_PLACED && placed->depth == e->depth &&
                             placed->square == e->square && placed->digits == e->digits);
}

static bool assumptions_follow_table1(void) {
    uint32_t seen[10] = {0};
    for (uint32_t i = next_of(KT_EVENT_TABLE1, 0); i < report->event_count;
         i = next_of(KT_EVENT_TABLE1, i + 1)) {
        const kt_event *e = &events[i];
        seen[e->value]++;
        const kt_event *assumed = &events[e->cause];
        if (assumed->rule != KT_RULE_MAIN || assumed->square != e->square) return false;
        bool adopted = i + 1 < report->event_count && events[i + 1].kind == KT_EVENT_ADOPTED;
        if (adopted && !stands_at_its_level(i + 1)) return false;
        if (e->value == 0) { /* sub skipped */
            if (e->other != KT_NO_EVENT || result_of(e->cause) != KT_FINISHED || !adopted)
                return false;
            continue;
        }
        if (events[e->other].rule != KT_RULE_SUB || events[e->other].digits != e->digits)
            return false;
        if (case_by_the_document(result_of(e->cause), result_of(e->other)) != e->value)
            return false;
        bool answers = e->value <= 4 || e->value == 7;
        if (adopted != answers) return false;
        uint8_t branch = e->value == 4 || e->value == 7 ? KT_RULE_SUB : KT_RULE_MAIN;
        if (adopted && (events[i + 1].rule != branch || events[i + 1].cause != i)) return false;
    }
    for (unsigned which = 1; which <= 9; which++) {
        if (seen[which] != table1(which)) return false;
    }
    return seen[0] == report->counts[KT_COUNT_SUB_SKIPPED];
}

/* Warnings and references are the cases 1, 3, 7 and 2, 4, as often as they came up. */
static bool notices_follow_table1(void) {
    uint32_t seen[10] = {0};
    for (uint32_t i = 0; i < report->notice_count; i++) seen[kt_notices(handle)[i].table_case]++;
    for (unsigned which = 1; which <= 9; which++) {
        bool told = which <= 4 || which == 7;
        if (seen[which] != (told ? table1(which) : 0)) return false;
    }
    return true;
}

static void tests_table1(void) {
    static const struct {
        unsigned which, limit;
        kt_status outcome;
        const char *board;
    } cases[] = {
        {1, 80, KT_FINISHED, TWICE},
        {2, 80, KT_FINISHED,
         "....9...39..2...6........87....7..3.8..........34.87...6...38.5.32..4....9..2..1."},
        {3, 0, KT_FINISHED,
         "....9...39..2...6........87....7..3.8..........34.87...6...38.5.32..4....9..2..1."},
        {4, 80, KT_FINISHED, ASSUMING},
        {5, 80, KT_INCONSISTENT,
         ".......41..2.59.6.7........1.4..87....8.24...2..1.3..83..9........8....6.9...7.2."},
        {6, 1, KT_INCONSISTENT,
         "4.7...........7.6..32.9.71.35.21..4.....4..3.....39..19...7.2....1....7.8....3..."},
        {7, 0, KT_FINISHED,
         ".84..652....15.......4.........294.....34...6.976.........13...1.8....57.36......"},
        {8, 0, KT_INCONSISTENT,
         "4.7...........7.6..32.9.71.35.21..4.....4..3.....39..19...7.2....1....7.8....3..."},
        {9, 1, KT_INCONSISTENT,
         "..2..9....9......46.1..4..7..6.8.......5.2.93..3.9..7..1.2..........3.59.2.....4."}};
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        kt_status outcome = go(cases[i].board, cases[i].limit);
        char name[120];
        sprintf(name, "case %u of Table 1 comes up, with a recursion limit of %u", cases[i].which,
                cases[i].limit);
        tap_ok(table1(cases[i].which) > 0 && outcome == cases[i].outcome, name);
        tap_ok(report->events_lost == 0 && assumptions_follow_table1(),
               "every case of it follows from its two results, and what is adopted from the case");
        tap_ok(notices_follow_table1(), "its cases 1, 3, 7 and 2, 4 are told as messages");
    }
}

static void tests_at_once(void) {
    kt_status outcome =
        go("4....1......2...5..7.3...21.87....45...6..9..6.4....8...6..51....5.32.......6..9.", 80);
    uint32_t contradiction = next_of(KT_EVENT_CONTRADICTION, 0);
    tap_ok(next_of(KT_EVENT_EXCLUDED, next_of(KT_EVENT_ASSUMED, 0)) > contradiction &&
               events[contradiction].rule == KT_RULE_C_SINGLE && events[contradiction].depth == 1,
           "an assumption may contradict a set before anything is excluded");
    tap_ok(outcome == KT_FINISHED && table1(4) == 1 && assumptions_follow_table1(),
           "then sub is searched as always");
}

static void tests_duplicate(void) {
    kt_status outcome =
        go("..37.562....1........3..51.1.9....5..3....8.....6927........4..3.8..4...59..6...8", 80);
    tap_ok(outcome == KT_FINISHED && report->counts[KT_COUNT_SUB_SKIPPED] == 1,
           "sub is skipped when main found two solutions (U21)");
    tap_ok(assumptions_follow_table1(), "then no case is counted");
    tap_ok((report->statuses & KT_S_SINGLE_DUPLICATE) != 0,
           "and 単一確定セット重複 comes to the top");

    go(TWICE, 80);
    tap_ok((report->statuses & KT_S_SINGLE_DUPLICATE) != 0, "case 1 sets 単一確定セット重複");
    go("....9...39..2...6........87....7..3.8..........34.87...6...38.5.32..4....9..2..1.", 0);
    tap_ok((report->statuses & KT_S_SINGLE_INDETERMINATE) != 0, "case 3 sets 単一確定セット不定");
    go(".84..652....15.......4.........294.....34...6.976.........13...1.8....57.36......", 0);
    tap_ok((report->statuses & KT_S_SINGLE_INDETERMINATE) != 0, "case 7 sets 単一確定セット不定");
    go(ASSUMING, 80);
    tap_ok((report->statuses & (KT_S_SINGLE_DUPLICATE | KT_S_SINGLE_INDETERMINATE)) == 0,
           "case 4 sets neither");
}

static void tests_finished_list(void) {
    go(ASSUMING, 80);
    uint32_t adopted = next_of(KT_EVENT_ADOPTED, 0), decision = 0;
    while (events[adopted].depth != 0) adopted = next_of(KT_EVENT_ADOPTED, adopted + 1);
    decision = events[adopted].cause;
    uint32_t handed = count_of(KT_EVENT_FROM_FINISHED);
    tap_ok(handed > 0, "after an assumption the digits come from finishedDSetList (U23)");
    bool all_from_it = true, all_placed = true;
    for (uint32_t i = next_of(KT_EVENT_FROM_FINISHED, 0); i < report->event_count;
         i = next_of(KT_EVENT_FROM_FINISHED, i + 1)) {
        all_from_it &= i > adopted && events[i].cause == decision;
        all_placed &= events[i + 1].kind == KT_EVENT_PLACED && events[i + 1].cause == i;
    }
    tap_ok(all_from_it, "each of them is told with the decision that adopted the solution");
    tap_ok(all_placed, "and placed at once");
    uint32_t last = next_of(KT_EVENT_EXCLUDED, adopted);
    tap_number(last, report->event_count, "nothing is searched any more");
}

static void tests_limit(void) {
    static const char board[] =
        "...5.16.4...8...........2577...9......57.......4.28............5.7....48...9.65..";
    tap_number(go(board, 0), KT_INDETERMINATE, "a limit of 0 can make a board indeterminate (U24)");
    tap_number(table1(9), 29, "every square was assumed in vain");
    tap_ok(report->statuses == KT_S_INDETERMINATE, "不定 is the status, and no other");
    tap_ok(report->at_square == KT_NO_SQUARE && report->at_digit == 0,
           "the three variables are empty (U4)");
    tap_number(report->counts[KT_COUNT_DEEPEST_ASSUMPTION], 1, "no branch lies below level 1");
    const kt_event *e = &events[report->event_count - 2];
    tap_ok(e->kind == KT_EVENT_INDETERMINATE && e->rule == KT_RULE_I_EXHAUSTED && e->depth == 0,
           "the board ends since no assumption succeeded");
    e = &events[next_of(KT_EVENT_INDETERMINATE, 0)];
    tap_ok(e->rule == KT_RULE_I_LIMIT && e->depth == 1, "the branches end at the limit");
    tap_number(go(board, 80), KT_FINISHED, "with the usual limit the same board is finished");
    tap_number(go(EASY, 0), KT_FINISHED, "a board without assumptions needs no limit");
}

static void tests_ends(void) {
    char board[82];
    go(EASY, 80);
    memcpy(board, report->board, 81);
    tap_number(go(board, 80), KT_FINISHED, "a full board is finished (U3)");
    tap_ok(report->placed_count == 0 && report->at_square == KT_NO_SQUARE &&
               report->statuses == KT_S_FINISHED && memcmp(report->board, board, 81) == 0,
           "with nothing placed, and the three variables empty");
    char hole = board[44];
    board[44] = '.';
    open_board(board, 80);
    tap_number(step(1000), KT_FINISHED, "1 Step into the last square finishes");
    tap_ok(report->placed_count == 1 && report->placed[0].square == 44 &&
               report->placed[0].digit == hole - '0',
           "and places its digit");

    board[44] = board[37];
    tap_number(go(board, 80), KT_INCONSISTENT,
               "a full board with equal digits is inconsistent (U2)");
    tap_ok(report->placed_count == 0 && report->marks[0] + report->marks[1] + report->marks[2] != 0,
           "with marks and nothing placed");

    memcpy(board, EMPTY, 82);
    board[10] = board[16] = board[25] = '4';
    go(board, 80);
    tap_ok(report->at_square == 16 && report->at_digit == 4,
           "of three equal digits the later of the first pair is told (U2)");
    tap_ok(report->marks[0] == (1u << 10 | 1u << 16 | 1u << 25), "and all are marked");
    const kt_event *e = &events[report->event_count - 2];
    tap_ok(e->kind == KT_EVENT_CONTRADICTION && e->rule == KT_RULE_C_GIVENS && e->square == 16,
           "the story says so");
    tap_ok(report->counts[KT_COUNT_VISITS] == 0, "nothing was searched for it");

    memcpy(board, EMPTY, 82);
    memcpy(board + 72, "12345678", 8);
    board[8] = '9';
    tap_number(go(board, 80), KT_INCONSISTENT, "a last square without a digit is inconsistent");
    tap_ok(report->marks[0] == 1u << 8 && report->marks[1] == 0 && report->marks[2] == 1u << 26,
           "r9c9 is marked, and r1c9 that takes its digit");

    tap_number(go(EMPTY, 80), KT_FINISHED, "the empty board is finished");
    tap_ok((report->statuses & KT_S_SINGLE_DUPLICATE) != 0, "with the warning that it has others");
}

static void tests_fresh_start(void) {
    open_board(ASSUMING, 80);
    unsigned placed = 0;
    kt_status status;
    while ((status = step(1000000)) == KT_CONTINUES) placed += report->placed_count;
    placed += report->placed_count;
    unsigned open = 0;
    for (unsigned s = 0; s < 81; s++) open += ASSUMING[s] == '.';
    tap_ok(status == KT_FINISHED && placed == open, "1 Step after 1 Step places every digit once");
    char by_steps[82] = {0};
    memcpy(by_steps, report->board, 81);
    go(ASSUMING, 80);
    tap_ok(memcmp(by_steps, report->board, 81) == 0, "and leads to the board that Go gives");

    open_board(ASSUMING, 80);
    while (step(1000000) == KT_CONTINUES && events[0].kind == KT_EVENT_GIVEN) {
        uint32_t givens = count_of(KT_EVENT_GIVEN), filled = 0;
        for (unsigned s = 0; s < 81; s++) filled += report->board[s] != '.';
        if (givens != filled - 1 || count_of(KT_EVENT_FROM_FINISHED) != 0) break;
    }
    tap_number(
        report->outcome, KT_FINISHED,
        "each press starts afresh from all digits on the board, without finishedDSetList (U1)");
}

int main(void) {
    handle = kt_create(1);
    report = kt_get_report(handle);
    tests_table1();
    tests_at_once();
    tests_duplicate();
    tests_finished_list();
    tests_limit();
    tests_ends();
    tests_fresh_start();
    kt_free(handle);
    return tap_end();
}
