/* search.test.c - the contract of the exact search in kakutei.h: every wrong call, after which the same
 * handle works on; the answer of each question; that budgets change no answer. search.test.js
 * tests the answers on many boards.
 */
#include "kakutei.h"
#include "search/search.h"
#include "solved.h"
#include "tap.h"

static const char UNIQUE[] =
    ".5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7";
static const char SEVERAL[] = /* 96 solutions */
    "...87..54....9.6..7........43...5.6...9.........1....3821......6.4..9..1....6....";
static const char CLASHING[] =
    "5...5............................................................................";
static const char EMPTY[] =
    ".................................................................................";
static const uint32_t PLENTY = 1000000;

static kt_search *s;
static const kt_search_report *report;

static kt_status open_board(const char *board) {
    return kt_search_open(s, board, 81);
}

static bool works_on(void) {
    return open_board(UNIQUE) == KT_CONTINUES && kt_search_count(s, 2, PLENTY) == KT_FINISHED &&
           report->count == 1;
}

static void refused(kt_status got, kt_status expected, const char *name) {
    tap_number(got, expected, name);
    tap_ok(works_on(), "and the handle works on");
}

static bool is_solution(const uint8_t *solution, const char *board) {
    for (unsigned at = 0; at < 81; at++) {
        if (board[at] != '.' && board[at] != solution[at]) return false;
    }
    return is_solved(solution);
}

/* Any byte at any place, and rubbish behind the board. */
static void tests_symbols(void) {
    bool right = true;
    for (unsigned at = 0; at < 81; at++) {
        for (unsigned byte = 0; byte < 256; byte++) {
            char text[89];
            memset(text, '.', 81);
            memset(text + 81, 'x', 8);
            text[at] = (char)byte;
            bool good = byte == '.' || (byte >= '0' && byte <= '9');
            kt_status status = kt_search_open(s, text, 81);
            right = right && status == (good ? KT_CONTINUES : KT_E_SYMBOL);
            right = right && report->error_position == (good ? 0 : at);
        }
    }
    tap_ok(right,
           "of all bytes only digits and the point are taken, and the wrong one's place is told");
}

static void tests_errors(void) {
    tap_ok(kt_search_open(NULL, EMPTY, 81) == KT_E_HANDLE &&
               kt_search_count(NULL, 1, 1) == KT_E_HANDLE &&
               kt_search_next(NULL, 1) == KT_E_HANDLE && kt_search_common(NULL, 1) == KT_E_HANDLE,
           "every call on NULL says so");
    tap_ok(kt_search_text(NULL) == NULL && kt_search_get_report(NULL) == NULL,
           "what NULL tells is NULL");
    kt_search_free(NULL);
    tap_ok(kt_search_count(s, 1, 1) == KT_E_NOT_OPEN && kt_search_next(s, 1) == KT_E_NOT_OPEN &&
               kt_search_common(s, 1) == KT_E_NOT_OPEN,
           "a handle without a board says so");
    memcpy(kt_search_text(s), EMPTY, 81);
    tap_number(kt_search_open(s, (const char *)kt_search_text(s), 81), KT_CONTINUES,
               "a board can lie in the handle's own memory for it");
    char text[729];
    memset(text, '.', sizeof text);
    text[80] = 'x';
    text[700] = '1';
    refused(kt_search_open(s, text, 80), KT_E_LENGTH, "80 characters are refused");
    refused(kt_search_open(s, text, 728), KT_E_LENGTH, "728 characters are refused");
    refused(kt_search_open(s, NULL, 81), KT_E_LENGTH, "no text is refused");
    refused(kt_search_open(s, text, 81), KT_E_SYMBOL, "a letter is refused");
    text[80] = '.';
    refused(kt_search_open(s, text, 729), KT_E_SYMBOL,
            "a digit in the place of another is refused");
    tap_number(report->error_position, 0, "an open board has no error position");
    kt_search_open(s, text, 729);
    tap_number(report->error_position, 700, "the position of the wrong symbol is told");
    refused(kt_search_count(s, 0, 1), KT_E_RANGE, "a limit of 0 is refused");
    refused(kt_search_count(s, 1, 0), KT_E_BUDGET, "a budget of 0 is refused");
    open_board(UNIQUE);
    text[0] = 'x';
    kt_search_open(s, text, 81);
    kt_search_open(s, text, 729);
    tap_ok(kt_search_count(s, 2, PLENTY) == KT_FINISHED && report->count == 1,
           "after a wrong text the board before it is still open");
    memcpy(text, UNIQUE, 81);
    kt_search_open(s, text, 81);
    memset(text, '1', 81);
    kt_search_count(s, 2, PLENTY);
    tap_number(report->count, 1, "what is written after a board was opened does not change it");
}

static void tests_count(void) {
    open_board(UNIQUE);
    tap_ok(kt_search_count(s, 1, PLENTY) == KT_FINISHED && report->count == 1 &&
               is_solution(report->solution, UNIQUE),
           "with limit 1 a board is solved");
    tap_ok(kt_search_count(s, 1, PLENTY) == KT_FINISHED && report->count == 1,
           "the same question can be asked again");
    open_board(SEVERAL);
    uint32_t count = 0;
    while (kt_search_count(s, UINT32_MAX, 1) == KT_MORE) count = report->count;
    uint32_t sliced = report->count, guesses = report->guesses;
    tap_ok(count > 0 && count <= sliced, "the count grows from slice to slice");
    tap_ok(kt_search_count(s, UINT32_MAX, PLENTY) == KT_FINISHED && report->count == sliced &&
               report->guesses == guesses,
           "a slice of one guess each leads to the same count by the same guesses");
    tap_ok(kt_search_count(s, 7, PLENTY) == KT_FINISHED && report->count == 7,
           "counting stops at the limit");
    open_board(CLASHING);
    tap_ok(kt_search_count(s, 5, PLENTY) == KT_FINISHED && report->count == 0,
           "equal digits in a unit leave no solution");
    open_board(EMPTY);
    tap_ok(kt_search_count(s, 1000, PLENTY) == KT_FINISHED && report->count == 1000 &&
               is_solution(report->solution, EMPTY),
           "the empty board has 1000 solutions and more");
    tap_ok(kt_search_count(s, 1000, 1) == KT_MORE && kt_search_count(s, 2, PLENTY) == KT_FINISHED &&
               report->count == 2,
           "another limit is another question");
}

static void tests_next(void) {
    open_board(SEVERAL);
    kt_search_count(s, UINT32_MAX, PLENTY);
    uint32_t count = report->count, told = 0;
    uint8_t last[81] = {0};
    bool ascending = true, right = true;
    for (uint32_t budget = 1;; budget = budget % 5 + 1) {
        kt_status status = kt_search_next(s, budget);
        if (status == KT_MORE) continue;
        if (status != KT_CONTINUES) break;
        told++;
        ascending = ascending && memcmp(last, report->solution, 81) < 0;
        right = right && is_solution(report->solution, SEVERAL) && report->count == told;
        memcpy(last, report->solution, 81);
    }
    tap_number(told, count, "every solution is told, once");
    tap_ok(ascending, "they ascend");
    tap_ok(right, "each is a solution, with its number");
    tap_number(report->outcome, KT_FINISHED, "then it is finished");
    tap_ok(kt_search_next(s, PLENTY) == KT_CONTINUES && report->count == 1 &&
               memcmp(last, report->solution, 81) > 0,
           "asked again it begins with the first");
    open_board(CLASHING);
    tap_number(kt_search_next(s, PLENTY), KT_FINISHED, "without a solution it is finished at once");
    open_board(EMPTY);
    tap_ok(kt_search_next(s, PLENTY) == KT_CONTINUES &&
               memcmp(report->solution, "123456789456789123789123456214365897", 36) == 0,
           "the first of the empty board begins as it must");
}

static void tests_common(void) {
    uint16_t expected[81] = {0};
    open_board(SEVERAL);
    while (kt_search_next(s, PLENTY) == KT_CONTINUES) {
        for (unsigned at = 0; at < 81; at++) {
            expected[at] = (uint16_t)(expected[at] | 1u << (report->solution[at] - '1'));
        }
    }
    while (kt_search_common(s, 1) == KT_MORE) {}
    tap_ok(memcmp(expected, report->common, sizeof expected) == 0,
           "the common digits are those of all solutions");
    kt_status status;
    uint32_t before = 0, most = 0;
    do {
        status = kt_search_common(s, 3);
        if (report->guesses - before > most) most = report->guesses - before;
        before = report->guesses;
    } while (status == KT_MORE);
    tap_number(most, 3, "no call takes more guesses than it may");
    open_board(CLASHING);
    static const uint16_t none[81];
    tap_ok(kt_search_common(s, PLENTY) == KT_FINISHED &&
               memcmp(none, report->common, sizeof none) == 0,
           "without a solution no square has a digit");
    open_board(EMPTY);
    kt_search_common(s, PLENTY);
    bool all = true;
    for (unsigned at = 0; at < 81; at++) all = all && report->common[at] == 0x1FF;
    tap_ok(all, "on the empty board every digit is possible everywhere");
}

static void tests_candidates(void) {
    char text[891];
    for (unsigned i = 0; i < 729; i++) text[i] = (char)('1' + i % 9);
    tap_ok(kt_search_open(s, text, 729) == KT_CONTINUES &&
               kt_search_count(s, 9, PLENTY) == KT_FINISHED && report->count == 9,
           "729 candidates that leave all open are the empty board");
    for (unsigned i = 0; i < 729; i++) {
        char given = UNIQUE[i / 9];
        if (given != '.' && given != (char)('1' + i % 9)) text[i] = i % 2 ? '.' : '0';
    }
    tap_ok(kt_search_open(s, text, 729) == KT_CONTINUES &&
               kt_search_count(s, 2, PLENTY) == KT_FINISHED && report->count == 1 &&
               is_solution(report->solution, UNIQUE),
           "candidates that leave the givens are the board of the givens");
    unsigned empty = 0;
    while (UNIQUE[empty] != '.') empty++;
    unsigned digit = (unsigned)report->solution[empty] - '1';
    text[9 * empty + digit] = '.';
    tap_ok(kt_search_open(s, text, 729) == KT_CONTINUES &&
               kt_search_count(s, 2, PLENTY) == KT_FINISHED && report->count == 0,
           "without a digit of the solution there is none");

    memmove(text + 162, text, 729);
    memcpy(text, UNIQUE, 81);
    memset(text + 81, '.', 81);
    tap_ok(kt_search_open(s, text, 891) == KT_CONTINUES &&
               kt_search_count(s, 2, PLENTY) == KT_FINISHED && report->count == 0,
           "nor with the givens beside the candidates");
    text[162 + 9 * empty + digit] = (char)('1' + digit);
    tap_ok(kt_search_open(s, text, 891) == KT_CONTINUES &&
               kt_search_count(s, 2, PLENTY) == KT_FINISHED && report->count == 1,
           "with it there is one again");
}

static void tests_inner(void) {
    uint8_t digits[81], solution[81];
    for (unsigned at = 0; at < 81; at++) {
        digits[at] = UNIQUE[at] == '.' ? 0 : (uint8_t)(UNIQUE[at] - '0');
    }
    uint32_t count = kt_count_solutions(digits, 2, solution);
    for (unsigned at = 0; at < 81; at++) solution[at] = (uint8_t)(solution[at] + '0');
    tap_ok(count == 1 && is_solution(solution, UNIQUE), "the engine's own face counts and solves");
    digits[0] = 5;
    tap_ok(kt_count_solutions(digits, 2, NULL) == 0, "it takes NULL for the solution");
}

int main(void) {
    s = kt_search_create();
    if (s == NULL) return 1;
    report = kt_search_get_report(s);
    tests_errors();
    tests_symbols();
    tests_count();
    tests_next();
    tests_common();
    tests_candidates();
    tests_inner();
    kt_search_free(s);
    return tap_end();
}
