/* backtracking.test.c - the recursive method, press by press, against the article's `solve` written
 * down as the recursion that it is.
 *
 * The one idea: an event is told as 'r1c1=5' (placed) or 'r1c1-5' (taken back); a run is the list of
 * them with the number of calls.
 */
#include "kakutei.h"
#include "methods/rules.h"
#include "square_text.h"
#include "tap.h"

static const char ONE[] = /* a few thousand presses; with events each makes a reasoner */
    "9..76.2....6.58..9..8....65....37..8.3.........59.....59.......1...723.......18..";
static const char EMPTY[] =
    ".................................................................................";
static const char TWO_OPEN[] = /* r1c1, r9c9 */
    ".8394762546925817372561349821437598659782631483619475235276984167148253994853126.";
static const char TURNS_BACK[] = /* several squares of one box row */
    "1839...2546925817372561349821437598659782631483619475235276984167148253994853126.";
static const char TAKEN_BACK[] = /* 3 fits r1c1, but then nothing fits r1c2 */
    "..4678912672195348198342567859761423426853791713924856961537284287419635.45286179";
static const char NO_DIGIT[] = /* none fits r1c9 */
    "12345678.........9...............................................................";
static const char ALONE[] = /* a digit in r6c6 */
    "..................................................5..............................";
static const char NONE[] =
    "78..5..4...16.45.....31..7936....8.5......93..5.4....16....3...5.......7.72......";
static const char CLASHING[] =
    "5...5............................................................................";
static const char SEVERAL[] = /* the first four rows of a solution */
    "183947625469258173725613498214375986.............................................";
static const uint32_t PLENTY = 4000000000u;

static uint32_t number_of(const char *slug) {
    for (uint32_t i = 0; i < kt_method_count(); i++) {
        if (strcmp(kt_method(i)->slug, slug) == 0) return i;
    }
    return KT_NO_EVENT;
}

static kt *open_board(const char *board, uint32_t events, uint32_t order) {
    kt *k = kt_create(events);
    kt_open(k, board, 81, number_of("backtracking"));
    kt_set_option(k, KT_OPTION_ORDER, order);
    return k;
}

static kt *open_seeded(const char *board, uint32_t seed_1, uint32_t seed_2) {
    kt *k = open_board(board, 0, 0);
    kt_set_option(k, KT_OPTION_SEED_1, seed_1);
    kt_set_option(k, KT_OPTION_SEED_2, seed_2);
    return k;
}

static const char *board_of(kt *k) {
    static char board[82];
    memcpy(board, kt_get_report(k)->board, 81);
    return board;
}

/* --- The article's program ------------------------------------------------------------------------ */

enum { MOST = 6000 };

typedef struct {
    unsigned calls; /* of solve on a square */
    unsigned count, deepest;
    struct {
        uint8_t square, digit;
        bool back;
    } events[MOST];
} run;

static run article, pressed;
static char cells[81];

static bool contained(unsigned square, char digit) {
    unsigned row = square / 9, column = square % 9;
    for (unsigned i = 0; i < 9; i++) {
        unsigned box = (row / 3 * 3 + i / 3) * 9 + column / 3 * 3 + i % 3;
        if (cells[row * 9 + i] == digit || cells[i * 9 + column] == digit || cells[box] == digit) {
            return true;
        }
    }
    return false;
}

static void note(run *r, unsigned square, unsigned digit, bool back) {
    if (r->count == MOST) return;
    r->events[r->count].square = (uint8_t)square;
    r->events[r->count].digit = (uint8_t)digit;
    r->events[r->count++].back = back;
}

static bool solve(unsigned square) {
    if (square > article.deepest) article.deepest = square;
    if (square == 81) return true;
    article.calls++;
    if (cells[square] != '.') return solve(square + 1);
    for (char digit = '1'; digit <= '9'; digit++) {
        if (contained(square, digit)) continue;
        note(&article, square, (unsigned)(digit - '0'), false);
        cells[square] = digit;
        if (solve(square + 1)) return true;
        cells[square] = '.';
        note(&article, square, (unsigned)(digit - '0'), true);
    }
    return false;
}

static bool run_article(const char *board) {
    memset(&article, 0, sizeof article);
    memcpy(cells, board, 81);
    return solve(0);
}

/* 1 Step to the end. */
static kt_status run_presses(kt *k, uint32_t budget) {
    memset(&pressed, 0, sizeof pressed);
    for (;;) {
        kt_status status;
        do {
            status = kt_step(k, budget);
        } while (status == KT_MORE);
        const kt_report *report = kt_get_report(k);
        if (report->placed_count == 1) {
            note(&pressed, report->placed[0].square, report->placed[0].digit, false);
        } else if (report->at_square != KT_NO_SQUARE) {
            note(&pressed, report->at_square, report->at_digit, true);
        }
        unsigned deepest = report->counts[KT_COUNT_DEEPEST_ASSUMPTION];
        if (deepest > pressed.deepest) pressed.deepest = deepest;
        pressed.calls += report->counts[KT_COUNT_VISITS];
        if (status != KT_CONTINUES) return status;
    }
}

static bool same_runs(void) {
    return article.calls == pressed.calls && article.count == pressed.count &&
           article.deepest == pressed.deepest &&
           memcmp(article.events, pressed.events, article.count * sizeof article.events[0]) == 0;
}

static void against_the_article(const char *board, const char *name) {
    bool solved = run_article(board);
    tap_ok(article.count > 0 && article.count < MOST, name);
    kt *k = open_board(board, 0, 1);
    tap_ok(run_presses(k, PLENTY) == (solved ? KT_FINISHED : KT_INCONSISTENT) && same_runs() &&
               memcmp(board_of(k), cells, 81) == 0,
           "1 Step does what the article's program does, call by call");
    kt_free(k);
    k = open_board(board, 1, 1);
    tap_ok(run_presses(k, 1) == (solved ? KT_FINISHED : KT_INCONSISTENT) && same_runs(),
           "so it does with events on and in budgets of 1");
    kt_free(k);
    for (uint32_t budget = 1; budget != 0; budget = budget == 1 ? PLENTY : 0) {
        k = open_board(board, 0, 1);
        kt_status status;
        do {
            status = kt_solve(k, budget);
        } while (status == KT_MORE);
        unsigned placed = 0;
        for (unsigned i = 0; i < article.count; i++) placed += !article.events[i].back;
        const kt_report *report = kt_get_report(k);
        tap_ok(memcmp(report->board, cells, 81) == 0 &&
                   report->counts[KT_COUNT_VISITS] == article.calls &&
                   report->counts[KT_COUNT_DEEPEST_ASSUMPTION] == article.deepest &&
                   kt_uses(k)[KT_RULE_TRY_PLACED] == placed &&
                   kt_uses(k)[KT_RULE_TRY_TAKEN_BACK] == article.count - placed,
               budget == 1 ? "Go in budgets of 1 counts the same" : "Go counts the same");
        kt_free(k);
    }
}

/* --- Tests ---------------------------------------------------------------------------------------- */

static const char *story_of(kt *k) {
    static char story[1000];
    char *end = story;
    *end = 0;
    for (uint32_t i = 0; i < kt_get_report(k)->event_count; i++) {
        const kt_event *e = &kt_events(k)[i];
        if (e->kind == KT_EVENT_GIVEN || e->kind == KT_EVENT_PART) continue;
        unsigned digit = 1;
        while (digit < 9 && e->digits >> digit != 0) digit++;
        bool is_placed = e->kind == KT_EVENT_PLACED;
        if ((is_placed || e->kind == KT_EVENT_TAKEN_BACK) && e->depth == 0) {
            end += sprintf(end, "r%uc%u%c%u ", e->square / 9 + 1u, e->square % 9 + 1u,
                           is_placed ? '=' : '-', digit);
        } else if (e->kind == KT_EVENT_CONTRADICTION && e->rule == KT_RULE_C_SEARCHED) {
            end += sprintf(end, "searched ");
        } else if (e->kind == KT_EVENT_REASON) {
            end += sprintf(end, "%s ", kt_rule(e->rule)->slug);
        } else {
            end += sprintf(end, "%s %u", e->kind == KT_EVENT_ENDED ? "ended" : "?", e->value);
        }
    }
    return story;
}

/* Of the first event of a kind. */
static const char *squares_of_event(kt *k, uint8_t kind) {
    const kt_event *e = kt_events(k);
    while (e->kind != kind) e++;
    end_of_page = page;
    write_squares((kt_squares){{e->squares[0], e->squares[1], e->squares[2]}});
    return end_page();
}

static void tests_story(void) {
    kt *k = open_board(TWO_OPEN, 1, 1);
    kt_solve(k, PLENTY);
    tap_text(story_of(k), "r1c1=1 r9c9=7 full-house full-house ended 2",
             "Go tells what it places, and at its end why");
    tap_number(kt_get_report(k)->counts[KT_COUNT_VISITS], 81,
               "every square is visited once, givens too");
    kt_free(k);
    k = open_board(TURNS_BACK, 1, 1);
    kt_solve(k, PLENTY);
    tap_text(story_of(k),
             "r1c5=4 r1c6=7 r1c7=6 r9c9=7 "
             "full-house full-house full-house full-house ended 2",
             "digits that clash are passed");
    kt_free(k);
    k = open_board(TAKEN_BACK, 1, 1);
    kt_solve(k, PLENTY);
    tap_text(story_of(k),
             "r1c1=3 r1c1-3 r1c1=5 r1c2=3 r9c1=3 hidden-single full-house full-house ended 2",
             "a digit that leads nowhere is taken back");
    tap_text(squares_of_event(k, KT_EVENT_PLACED), "r1c2+r9c1",
             "a digit placed is told with the squares that lose it");
    tap_text(squares_of_event(k, KT_EVENT_TAKEN_BACK), "r1c2+r9c1",
             "and taken back, with those that have it again");
    const kt_report *report = kt_get_report(k);
    tap_ok(report->at_square == KT_NO_SQUARE && report->at_digit == 0,
           "what was taken back on the way is not where it ended");
    kt_free(k);
    k = open_board(ALONE, 1, 1);
    kt_step(k, PLENTY);
    tap_text(squares_of_event(k, KT_EVENT_GIVEN),
             "r1c6+r2c6+r3c6+r4c4+r4c5+r4c6+r5c4+r5c5+r5c6+r6c1+r6c2+r6c3+r6c4+r6c5+r6c7+r6c8+r6c9+"
             "r7c6+r8c6+r9c6",
             "a given is told with the squares that see it");
    kt_free(k);
    k = open_board(NO_DIGIT, 1, 1);
    tap_number(kt_step(k, PLENTY), KT_INCONSISTENT, "a first square without a digit ends it");
    tap_text(story_of(k), "searched ended 3", "all has been searched");
    report = kt_get_report(k);
    tap_ok(report->statuses == KT_S_INCONSISTENT && report->placed_count == 0 &&
               report->at_square == KT_NO_SQUARE && (report->marks[0] | report->marks[1]) == 0,
           "no square is to blame");
    tap_number(kt_solve(k, PLENTY), KT_INCONSISTENT, "the next press says so again");
    kt_free(k);
    k = open_board(CLASHING, 0, 1);
    tap_number(kt_solve(k, PLENTY), KT_INCONSISTENT, "equal digits end it before it starts");
    tap_number(kt_get_report(k)->counts[KT_COUNT_VISITS], 0, "without a visit");
    kt_free(k);
}

static void tests_going_on(void) {
    kt *whole = open_board(ONE, 0, 1), *parts = open_board(ONE, 0, 1);
    kt_solve(whole, PLENTY);
    unsigned visits = 0;
    for (unsigned i = 0; i < 50; i++) {
        kt_step(parts, PLENTY);
        visits += kt_get_report(parts)->counts[KT_COUNT_VISITS];
    }
    tap_number(kt_solve(parts, PLENTY), KT_FINISHED, "Go after 1 Step goes on from there");
    visits += kt_get_report(parts)->counts[KT_COUNT_VISITS];
    tap_ok(visits == kt_get_report(whole)->counts[KT_COUNT_VISITS] &&
               strcmp(board_of(whole), board_of(parts)) == 0,
           "and does nothing twice");
    kt_free(parts);

    parts = open_board(ONE, 0, 1);
    for (unsigned i = 0; i < 20; i++) kt_step(parts, PLENTY);
    char before[82];
    memcpy(before, board_of(parts), sizeof before);
    for (uint32_t budget = 1; budget < 200; budget += 11) {
        kt_solve(parts, budget);
        kt_cancel(parts);
    }
    tap_text(board_of(parts), before, "a press that is cancelled leaves the board as it was");
    uint32_t left = 0;
    kt_status status;
    do {
        status = kt_solve(parts, PLENTY);
        left += kt_get_report(parts)->counts[KT_COUNT_VISITS];
    } while (status == KT_CONTINUES);
    kt_free(parts);
    parts = open_board(ONE, 0, 1);
    for (unsigned i = 0; i < 20; i++) kt_step(parts, PLENTY);
    kt_solve(parts, PLENTY);
    tap_number(left, kt_get_report(parts)->counts[KT_COUNT_VISITS],
               "and the search where it stood");
    kt_set_board(parts, TWO_OPEN, 81);
    tap_ok(kt_solve(parts, PLENTY) == KT_FINISHED &&
               kt_get_report(parts)->counts[KT_COUNT_VISITS] == 81,
           "another board begins anew");
    kt_free(parts);
    kt_free(whole);
}

static void tests_seeds(void) {
    char first[82];
    kt *k = open_seeded(EMPTY, 1, 2);
    tap_number(kt_solve(k, PLENTY), KT_FINISHED, "the empty board is filled at random");
    memcpy(first, board_of(k), sizeof first);
    kt_free(k);
    k = open_board(EMPTY, 1, 0);
    kt_status status;
    do {
        status = kt_step(k, 3);
    } while (status == KT_CONTINUES || status == KT_MORE);
    tap_text(board_of(k), first, "1 and 2 are the seeds unless others are set, in 1 Step, too");
    kt_free(k);
    k = open_seeded(EMPTY, 1, 3);
    kt_solve(k, 1);
    kt_cancel(k);
    kt_set_option(k, KT_OPTION_SEED_2, 2);
    kt_solve(k, PLENTY);
    tap_text(board_of(k), first, "a seed counts that is set after a first press was cancelled");
    kt_free(k);
    k = open_seeded(EMPTY, 2, 1);
    kt_solve(k, PLENTY);
    tap_ok(strcmp(board_of(k), first) != 0, "other seeds give another grid");
    kt_free(k);
    k = open_seeded(SEVERAL, 0, 0);
    tap_ok(kt_solve(k, PLENTY) == KT_FINISHED && memcmp(board_of(k), SEVERAL, 36) == 0 &&
               kt_get_report(k)->notice_count == 0,
           "the first of several solutions ends it, without a word on the others");
    kt_free(k);
}

/* Whether each order of the first two digits comes up about as often: 7200 seeds, 72 orders. */
static void tests_order(void) {
    unsigned seen[10][10] = {{0}};
    kt *k = open_board(EMPTY, 0, 0);
    for (uint32_t seed = 0; seed < 7200; seed++) {
        kt_set_board(k, EMPTY, 81);
        kt_set_option(k, KT_OPTION_SEED_1, seed);
        kt_step(k, PLENTY);
        unsigned first = kt_get_report(k)->placed[0].digit;
        kt_step(k, PLENTY);
        seen[first][kt_get_report(k)->placed[0].digit]++;
    }
    unsigned least = 7200, most = 0;
    for (unsigned first = 1; first <= 9; first++) {
        for (unsigned second = 1; second <= 9; second++) {
            if (first == second) continue;
            if (seen[first][second] < least) least = seen[first][second];
            if (seen[first][second] > most) most = seen[first][second];
        }
    }
    tap_ok(least >= 65 && most <= 140, "each order of two digits is as likely as any other");
    kt_free(k);

    /* r1c1 has 1, 2 and 3, and r1c2 none: they are tried in any order, each once */
    static const char three[] =
        "..456789....................1........2.................3.........................";
    bool seen_order[10][10] = {{0}}, each_once = true;
    unsigned orders = 0;
    k = open_board(three, 0, 0);
    for (uint32_t seed = 0; seed < 60; seed++) {
        kt_set_board(k, three, 81);
        kt_set_option(k, KT_OPTION_SEED_1, seed);
        unsigned digit[3] = {0};
        for (unsigned tried = 0; tried < 3;) {
            kt_step(k, PLENTY);
            const kt_report *report = kt_get_report(k);
            if (report->placed_count == 0 || report->placed[0].square != 0) break;
            digit[tried++] = report->placed[0].digit;
            while (kt_step(k, PLENTY) == KT_CONTINUES && kt_get_report(k)->depth > 0) continue;
        }
        each_once &= (1u << digit[0] | 1u << digit[1] | 1u << digit[2]) == 0xE;
        orders += !seen_order[digit[0]][digit[1]];
        seen_order[digit[0]][digit[1]] = true;
    }
    tap_ok(each_once, "a square tries each digit that fits once");
    tap_number(orders, 6, "in every order");
    kt_free(k);
}

static void tests_showing(void) {
    kt *k = open_board(TURNS_BACK, 0, 1);
    kt_step(k, PLENTY);
    const uint16_t *left = kt_get_candidates(k);
    tap_ok(left[0] == 1 && left[4] == 1 << 3 && left[5] == 1 << 6 && left[80] == 1 << 6,
           "the possibilities are the digits that do not clash");
    tap_number(kt_get_report(k)->depth, 1, "the depth is how many digits the search has placed");
    kt_free(k);
}

int main(void) {
    tests_story();
    against_the_article(TWO_OPEN, "a board with two squares open");
    against_the_article(ONE, "a board with one solution");
    against_the_article(NONE, "a board without one");
    against_the_article(SEVERAL, "a board with several solutions");
    tests_going_on();
    tests_seeds();
    tests_order();
    tests_showing();
    return tap_end();
}
