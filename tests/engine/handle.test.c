/* handle.test.c - the contract of kakutei.h: every wrong call, after which the same handle works on;
 * budgets, cancelling, two handles at once, events on and off, the end of memory.
 */
#include <stdlib.h>

#include "kakutei.h"
#include "tap.h"

static const char EASY[] =
    ".5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7";
static const char ASSUMING[] =
    "....9...39..2...6........87....7..3.8..........34.87...6...38.5.32..4....9..2..1.";
static const char SLOW_STEPS[] = /* its first digits need several visits each */
    "9.3.7...4.....4........53..7.28...3........6.89..1......8.5..16.1.4..8...59.6....";
static const char CLASHING[] =
    "5...5............................................................................";
static const char WRONG[] = /* EASY with a digit in r1c3 that clashes with none */
    ".52...319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7";
static const uint32_t PLENTY = 1000000;

static kt *k;

static kt_status open_board(kt *handle, const char *board) {
    return kt_open(handle, board, 81, 0);
}

static bool stands(kt *handle, const char *board) {
    return memcmp(kt_get_report(handle)->board, board, 81) == 0;
}

/* The handle opens, steps and solves as if nothing had been. */
static bool works_on(void) {
    if (open_board(k, EASY) != KT_CONTINUES || !stands(k, EASY)) return false;
    if (kt_step(k, PLENTY) != KT_CONTINUES || kt_get_report(k)->placed_count != 1) return false;
    if (kt_solve(k, PLENTY) != KT_FINISHED) return false;
    return kt_get_report(k)->counts[KT_COUNT_ASSUMPTIONS_TRIED] == 0;
}

static void refused(kt_status got, kt_status expected, const char *name) {
    tap_number(got, expected, name);
    tap_ok(works_on(), "and the handle works on");
}

static void tests_null(void) {
    tap_ok(kt_open(NULL, EASY, 81, 0) == KT_E_HANDLE &&
               kt_set_board(NULL, EASY, 81) == KT_E_HANDLE &&
               kt_set_option(NULL, 0, 0) == KT_E_HANDLE && kt_step(NULL, 1) == KT_E_HANDLE &&
               kt_solve(NULL, 1) == KT_E_HANDLE && kt_cancel(NULL) == KT_E_HANDLE,
           "every call on NULL says so");
    tap_ok(kt_text(NULL) == NULL && kt_get_report(NULL) == NULL && kt_events(NULL) == NULL &&
               kt_notices(NULL) == NULL && kt_sets(NULL) == NULL &&
               kt_get_candidates(NULL) == NULL && kt_uses(NULL) == NULL,
           "everything that NULL tells is NULL");
    tap_ok(kt_rule(0) == NULL && kt_rule(kt_rule_count() + 1) == NULL &&
               kt_rule(kt_rule_count()) != NULL,
           "rules are numbered from 1");
    tap_ok(strcmp(kt_version(), KT_VERSION) == 0 && kt_layout()[1] == KT_ABI_VERSION,
           "the library says which it is");
    kt_free(NULL);
    tap_ok(kt_method_count() > 0 && kt_method(0) != NULL, "kt_free(NULL) does nothing");
    tap_ok(kt_method(kt_method_count()) == NULL && kt_method(0xFFFFFFFFu) == NULL,
           "a method beyond the table is NULL");
}

static void tests_not_open(void) {
    kt *fresh = kt_create(0);
    tap_ok(kt_step(fresh, 1) == KT_E_NOT_OPEN && kt_solve(fresh, 1) == KT_E_NOT_OPEN &&
               kt_set_board(fresh, EASY, 81) == KT_E_NOT_OPEN &&
               kt_set_option(fresh, 0, 0) == KT_E_NOT_OPEN,
           "a handle without a board says so");
    tap_ok(kt_cancel(fresh) == KT_CONTINUES && kt_events(fresh) == NULL && kt_sets(fresh) != NULL,
           "it can be asked all the same");
    bool all_open = true;
    for (unsigned s = 0; s < 81; s++) all_open &= kt_get_candidates(fresh)[s] == 0x1FF;
    tap_ok(all_open, "every possibility is open");
    open_board(fresh, EASY);
    tap_number(kt_solve(fresh, PLENTY), KT_FINISHED, "and the handle works on");
    kt_free(fresh);
}

static bool every_wrong_byte_is_refused(void) {
    static const unsigned places[] = {0, 1, 40, 79, 80};
    for (unsigned i = 0; i < sizeof places / sizeof places[0]; i++) {
        for (unsigned byte = 0; byte < 256; byte++) {
            if (byte == '.' || (byte >= '0' && byte <= '9')) continue;
            char text[81];
            memcpy(text, EASY, 81);
            text[places[i]] = (char)byte;
            if (kt_open(k, text, 81, 0) != KT_E_SYMBOL) return false;
            if (kt_get_report(k)->error_position != places[i]) return false;
            if (kt_set_board(k, text, 81) != KT_E_SYMBOL) return false;
            if (kt_get_report(k)->error_position != places[i]) return false;
        }
    }
    return true;
}

static void tests_texts(void) {
    works_on();
    tap_ok(every_wrong_byte_is_refused(), "all 245 wrong bytes are refused, with their position");
    tap_ok(works_on(), "and the handle works on");
    refused(kt_open(k, EASY, 80, 0), KT_E_LENGTH, "80 characters are refused");
    refused(kt_open(k, EASY, 82, 0), KT_E_LENGTH, "82 characters are refused");
    refused(kt_open(k, EASY, 0, 0), KT_E_LENGTH, "no characters are refused");
    refused(kt_open(k, EASY, 0xFFFFFFFFu, 0), KT_E_LENGTH, "more than there can be are refused");
    refused(kt_open(k, NULL, 81, 0), KT_E_LENGTH, "no text is refused");
    refused(kt_set_board(k, EASY, 80), KT_E_LENGTH, "kt_set_board refuses them too");
    refused(kt_open(k, EASY, 81, kt_method_count()), KT_E_METHOD, "an unknown method is refused");
    refused(kt_open(k, EASY, 81, 0xFFFFFFFFu), KT_E_METHOD, "whatever its number");

    open_board(k, ASSUMING);
    char wrong[81];
    memcpy(wrong, EASY, 81);
    wrong[7] = 'x';
    kt_open(k, wrong, 81, 0);
    kt_open(k, wrong, 5, 0);
    kt_open(k, EASY, 81, 99);
    kt_set_board(k, wrong, 81);
    tap_ok(stands(k, ASSUMING), "after a refusal the board opened before is still open");
    kt_solve(k, PLENTY);
    tap_ok(kt_get_report(k)->counts[KT_COUNT_ASSUMPTIONS_TRIED] > 0, "and is the one solved");

    memcpy(kt_text(k), EASY, 81);
    tap_ok(open_board(k, (const char *)kt_text(k)) == KT_CONTINUES && stands(k, EASY),
           "a board can lie in the handle's own memory for it");
    char zeros[82];
    for (unsigned i = 0; i < 82; i++) zeros[i] = EASY[i] == '.' ? '0' : EASY[i];
    open_board(k, zeros);
    tap_ok(stands(k, EASY), "0 is an empty square as . is");
    tap_number(open_board(k, CLASHING), KT_CONTINUES, "a board with equal digits opens");
    refused(kt_step(k, 1), KT_INCONSISTENT, "and 1 Step on it is inconsistent");
}

static uint32_t count_at(unsigned depth) {
    const kt_event *events = kt_events(k);
    uint32_t count = 0;
    for (uint32_t i = 0; i < kt_get_report(k)->event_count; i++) count += events[i].depth == depth;
    return count;
}

static uint32_t solve_inside(uint32_t assumption) {
    open_board(k, ASSUMING);
    kt_set_option(k, KT_OPTION_EVENT_DEPTH, 0);
    kt_tell_inside(k, assumption);
    kt_solve(k, PLENTY);
    return count_at(1);
}

static void tests_inside(void) {
    refused(kt_tell_inside(NULL, 1), KT_E_HANDLE,
            "of no handle nothing is told inside an assumption");
    uint32_t all = 0;
    open_board(k, ASSUMING);
    kt_solve(k, PLENTY);
    uint32_t tried = kt_get_report(k)->counts[KT_COUNT_ASSUMPTIONS_TRIED], inside = count_at(1);
    for (uint32_t n = 1; n <= tried; n++) all += solve_inside(n);
    tap_ok(tried > 1 && inside > 0 && solve_inside(tried + 1) == 0 && solve_inside(0) == 0,
           "what is inside an assumption that there is not is nothing");
    tap_number(all, inside,
               "what is told inside one assumption after the other is all that is told inside");
    open_board(k, ASSUMING);
    kt_set_option(k, KT_OPTION_EVENT_DEPTH, 0);
    for (uint32_t n = 1; n <= 81; n++) kt_tell_inside(k, n);
    refused(kt_tell_inside(k, 82), KT_E_RANGE, "a list of 81 assumptions is full");
    kt_tell_inside(k, 0);
    kt_tell_inside(k, 5);
    refused(kt_tell_inside(k, 5), KT_E_RANGE, "one is asked for once, and after those before it");
    kt_tell_inside(k, 0);
    kt_solve(k, PLENTY);
    tap_number(count_at(1), 0, "and 0 forgets all of them");
}

static void tests_options(void) {
    works_on();
    refused(kt_set_option(k, KT_OPTION_COUNT, 0), KT_E_OPTION, "an unknown option is refused");
    refused(kt_set_option(k, 0xFFFFFFFFu, 0), KT_E_OPTION, "whatever its number");
    refused(kt_set_option(k, KT_OPTION_RECURSION_LIMIT, 81), KT_E_RANGE,
            "a limit of 81 is refused");
    refused(kt_set_option(k, KT_OPTION_EVENT_DEPTH, 256), KT_E_RANGE, "level 256 is refused");
    refused(kt_set_option(k, KT_OPTION_EVENT_DEPTH, 0xFFFFFFFFu), KT_E_RANGE, "and all above");
    refused(kt_set_option(k, KT_OPTION_SEED_1, 1), KT_E_OPTION,
            "an option of another method is refused");
    tap_ok(kt_option_max(KT_OPTION_RECURSION_LIMIT) == 80 &&
               kt_option_max(KT_OPTION_SEED_1) == UINT32_MAX,
           "how great a value may be is known");
    tap_ok(kt_option_max(KT_OPTION_COUNT) == 0 && kt_option_max(UINT32_MAX) == 0,
           "of an option that is none it is 0");

    static const char board[] =
        "...5.16.4...8...........2577...9......57.......4.28............5.7....48...9.65..";
    open_board(k, board);
    kt_set_option(k, KT_OPTION_RECURSION_LIMIT, 0);
    kt_set_option(k, KT_OPTION_RECURSION_LIMIT, 99);
    tap_number(kt_solve(k, PLENTY), KT_INDETERMINATE,
               "a refused value leaves the option as it was");
    kt_set_board(k, board, 81);
    tap_number(kt_solve(k, PLENTY), KT_INDETERMINATE, "another board keeps the options");
    open_board(k, board);
    tap_number(kt_solve(k, PLENTY), KT_FINISHED,
               "opening puts them back to what they were at first");
}

static void tests_presses(void) {
    works_on();
    refused(kt_step(k, 1), KT_E_FINISHED, "1 Step on a finished board is refused");
    refused(kt_solve(k, 1), KT_E_FINISHED, "Go on a finished board is refused");
    open_board(k, EASY);
    refused(kt_step(k, 0), KT_E_BUDGET, "1 Step without a budget is refused");
    open_board(k, EASY);
    refused(kt_solve(k, 0), KT_E_BUDGET, "Go without a budget is refused");

    open_board(k, ASSUMING);
    tap_number(kt_solve(k, 3), KT_MORE, "a small budget asks for more");
    tap_ok(kt_get_report(k)->counts[KT_COUNT_VISITS] == 3, "and is used up");
    tap_number(kt_step(k, 1), KT_E_BUSY, "1 Step during Go is refused");
    tap_number(kt_set_board(k, EASY, 81), KT_E_BUSY, "so is another board");
    tap_number(kt_set_option(k, 0, 0), KT_E_BUSY, "so is an option");
    tap_number(kt_tell_inside(k, 1), KT_E_BUSY, "so is what to tell");
    tap_number(kt_solve(k, 0), KT_E_BUDGET, "so is no budget");
    tap_number(kt_solve(k, PLENTY), KT_FINISHED, "after all of which Go goes on");
    open_board(k, SLOW_STEPS);
    tap_number(kt_step(k, 1), KT_MORE, "1 Step can be cut short, too");
    refused(kt_solve(k, 1), KT_E_BUSY, "Go during 1 Step is refused");
    open_board(k, ASSUMING);
    kt_solve(k, 3);
    refused(open_board(k, EASY), KT_CONTINUES, "opening ends a press under way");
}

/* Everything that a handle tells, but the number of visits in each call. */
static bool same_telling(kt *a, kt *b, bool with_events) {
    kt_report left = *kt_get_report(a), right = *kt_get_report(b);
    if (!with_events) {
        left.event_count = right.event_count = 0;
        left.events_lost = right.events_lost = 0;
    }
    if (memcmp(&left, &right, sizeof left) != 0) return false;
    if (memcmp(kt_notices(a), kt_notices(b), left.notice_count * sizeof(kt_notice)) != 0)
        return false;
    if (memcmp(kt_sets(a), kt_sets(b), left.set_count * sizeof(kt_set)) != 0) return false;
    if (memcmp(kt_get_candidates(a), kt_get_candidates(b), 81 * sizeof(uint16_t)) != 0)
        return false;
    return !with_events || left.event_count == 0 ||
           memcmp(kt_events(a), kt_events(b), left.event_count * sizeof(kt_event)) == 0;
}

static kt_status press_in_ones(kt *handle, kt_status (*press)(kt *, uint32_t)) {
    kt_status status;
    while ((status = press(handle, 1)) == KT_MORE) continue;
    return status;
}

static void tests_budgets(void) {
    kt *other = kt_create(1);
    open_board(k, ASSUMING);
    open_board(other, ASSUMING);
    kt_status status = press_in_ones(other, kt_solve);
    tap_ok(status == kt_solve(k, PLENTY) && same_telling(k, other, true),
           "Go cut into budgets of 1 tells exactly what Go in one tells, events too");
    open_board(k, ASSUMING);
    open_board(other, ASSUMING);
    bool same = true;
    do {
        status = kt_step(k, PLENTY);
        same &= press_in_ones(other, kt_step) == status && same_telling(k, other, true);
    } while (same && status == KT_CONTINUES);
    tap_ok(same && status == KT_FINISHED, "so does each 1 Step");

    kt *silent = kt_create(0);
    open_board(k, ASSUMING);
    open_board(silent, ASSUMING);
    same = kt_solve(k, PLENTY) == kt_solve(silent, PLENTY) && same_telling(k, silent, false);
    tap_ok(same && kt_events(silent) == NULL && kt_get_report(silent)->event_count == 0,
           "without events the report is the same, and there are none");
    open_board(other, ASSUMING);
    kt_set_option(other, KT_OPTION_EVENT_DEPTH, 0);
    same = kt_solve(other, PLENTY) == KT_FINISHED && same_telling(k, other, false);
    bool only_level_0 = kt_get_report(other)->event_count > 0;
    for (uint32_t i = 0; i < kt_get_report(other)->event_count; i++) {
        only_level_0 &= kt_events(other)[i].depth == 0;
    }
    tap_ok(same && only_level_0 && kt_get_report(other)->events_lost == 0,
           "with events of level 0 only, too, and just those are told");
    kt_free(silent);
    kt_free(other);
}

static void tests_cancel(void) {
    kt *fresh = kt_create(1);
    bool restored = true, quiet = true, afresh = true;
    for (uint32_t budget = 1; budget < 60; budget += 7) {
        open_board(k, ASSUMING);
        open_board(fresh, ASSUMING);
        if (kt_solve(k, budget) != KT_MORE) break;
        kt_cancel(k);
        restored &= stands(k, ASSUMING);
        quiet &= same_telling(k, fresh, true);
        afresh &= kt_solve(k, PLENTY) == kt_solve(fresh, PLENTY) && same_telling(k, fresh, true);
    }
    tap_ok(restored, "a cancelled press leaves the board as it was before");
    tap_ok(quiet, "and nothing of it is told");
    tap_ok(afresh, "and the next press is as if it had not been");

    open_board(k, SLOW_STEPS);
    kt_step(k, PLENTY);
    char after_step[81];
    memcpy(after_step, kt_get_report(k)->board, 81);
    kt_cancel(k);
    tap_ok(memcmp(kt_get_report(k)->board, after_step, 81) == 0 &&
               kt_get_report(k)->placed_count == 0,
           "cancelling between presses leaves the board and empties the report");
    bool cut = kt_step(k, 1) == KT_MORE;
    kt_cancel(k);
    tap_ok(cut && memcmp(kt_get_report(k)->board, after_step, 81) == 0,
           "cancelling the second press leaves what the first one placed");
    kt_free(fresh);
}

static void tests_two_handles(void) {
    kt *alone = kt_create(1), *other = kt_create(1);
    open_board(alone, ASSUMING);
    kt_solve(alone, PLENTY);
    open_board(k, ASSUMING);
    open_board(other, EASY);
    kt_status first = KT_MORE, second = KT_MORE;
    while (first == KT_MORE || second == KT_MORE) {
        if (first == KT_MORE) first = kt_solve(k, 1);
        if (second == KT_MORE) second = kt_solve(other, 1);
    }
    tap_ok(same_telling(k, alone, true), "two presses in turns do not disturb the first");
    open_board(alone, EASY);
    kt_solve(alone, PLENTY);
    tap_ok(same_telling(other, alone, true), "nor the second");
    kt_free(other);
    kt_free(alone);
}

static void tests_uniqueness(void) {
    char solved[81];
    uint32_t cube = 0;
    while (strcmp(kt_method(cube)->slug, "logical-cube") != 0) cube++;
    const kt_report *report = kt_get_report(k);
    kt_open(k, EASY, 81, cube);
    tap_ok(kt_step(k, PLENTY) == KT_CONTINUES && report->uniqueness == KT_UNIQUENESS_UNKNOWN,
           "of one digit it is not known whether it is the only one");
    tap_ok(kt_solve(k, PLENTY) == KT_FINISHED && report->uniqueness == KT_UNIQUENESS_ONLY,
           "a solution that was deduced is");
    memcpy(solved, report->board, sizeof solved);
    kt_open(k, solved, 81, cube);
    tap_ok(kt_solve(k, PLENTY) == KT_FINISHED && report->uniqueness == KT_UNIQUENESS_UNKNOWN,
           "of one that stood there it is not known");
}

static void tests_no_solution(void) {
    const kt_report *report = kt_get_report(k);
    kt_open(k, WRONG, 81, 0);
    tap_ok(kt_step(k, PLENTY) == KT_CONTINUES && report->uniqueness == KT_UNIQUENESS_NONE,
           "of a board without a solution that is said with the first digit");
    tap_ok(kt_step(k, 1) == KT_MORE && report->uniqueness == KT_UNIQUENESS_NONE,
           "and while a press is under way");
    kt_cancel(k);
    tap_ok(kt_solve(k, PLENTY) >= 0 && report->uniqueness == KT_UNIQUENESS_NONE,
           "and after a press was cancelled");
    kt_set_board(k, EASY, 81);
    tap_ok(kt_step(k, PLENTY) == KT_CONTINUES && report->uniqueness == KT_UNIQUENESS_UNKNOWN,
           "another board is another question");

    /* With vectors its first solution takes the search some 80,000 guesses, and so several calls. */
    const char *late =
        "..39.........2.....6..8..7.......4.6..........3..4.7..9..............1..3....9.6.";
    kt_open(k, late, 81, 0);
    while (kt_step(k, PLENTY) == KT_MORE && report->counts[KT_COUNT_VISITS] == 0) continue;
    tap_ok(report->counts[KT_COUNT_VISITS] > 0 && report->uniqueness != KT_UNIQUENESS_NONE,
           "where it takes long to find out, the method begins once it is known");
    kt_open(k, late, 81, 0);
    kt_step(k, PLENTY);
    kt_open(k, EASY, 81, 0);
    tap_ok(kt_step(k, PLENTY) == KT_CONTINUES, "and a question that was left is forgotten");
}

/* Natively memory does not end; as wasm it is fixed. */
static void tests_memory(void) {
#ifdef __wasm__
    enum { MOST = 4000 };
    static kt *handles[MOST];
    unsigned count = 0;
    while (count < MOST && (handles[count] = kt_create(0)) != NULL) count++;
    tap_ok(count > 0 && count < MOST, "where memory ends kt_create gives NULL");
    tap_ok(kt_create(1) == NULL, "with events, too");
    tap_number(open_board(handles[0], EASY), KT_E_MEMORY, "and kt_open says that it ends");
    tap_number(kt_step(handles[0], 1), KT_E_NOT_OPEN, "nothing is open then");
    for (unsigned i = 1; i < count; i++) kt_free(handles[i]);
    open_board(handles[0], EASY);
    tap_number(kt_solve(handles[0], PLENTY), KT_FINISHED,
               "when memory is free the same handle works");
    kt_free(handles[0]);
    kt *told = kt_create(1);
    tap_ok(told != NULL, "and there is room for events");
    kt_free(told);
#else
    printf("# the end of memory is tested as wasm\n");
#endif
}

int main(void) {
    k = kt_create(1);
    tests_null();
    tests_not_open();
    tests_texts();
    tests_options();
    tests_inside();
    tests_presses();
    tests_budgets();
    tests_cancel();
    tests_two_handles();
    tests_uniqueness();
    tests_no_solution();
    kt_free(k);
    tests_memory();
    return tap_end();
}
