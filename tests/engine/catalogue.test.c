/* catalogue.test.c - the contract of the catalogue in kakutei.h: every wrong call, after which the
 * same handle works on; the faults that the check finds; that a path is what its lists say, ends as
 * it should, and is the same whatever the budgets.
 */
#include "person_text.h"

static const char PLAIN[] =
    ".5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7";
static const char CLASHING[] =
    "5...5............................................................................";
static const char UNSOLVABLE[] =
    "12345678.........9...............................................................";
static kt_status open_board(const char *board) {
    return kt_catalogue_open(c, board, 81);
}

static bool is_one(const uint32_t set[3], unsigned square) {
    for (unsigned b = 0; b < 3; b++) {
        uint32_t wanted = b == square / 27 ? UINT32_C(1) << square % 27 : 0;
        if (set[b] != wanted) return false;
    }
    return true;
}

static bool is_none(const uint32_t set[3]) {
    return (set[0] | set[1] | set[2]) == 0;
}

static char another(char digit) {
    return digit == '9' ? '1' : (char)(digit + 1);
}

/* --- The check ----------------------------------------------------------------------------------- */

static void tests_check(void) {
    solve(PLAIN);
    begin_person(PLAIN);
    tap_number(check_person(), KT_FINISHED, "nothing is wrong where nothing was done");
    tap_ok(report->solutions == 1 && is_none(report->wrong) && is_none(report->missing),
           "and there is one solution");
    bool right = true;
    for (unsigned s = 0; s < 81; s++) {
        right = right && report->common[s] == 1u << (solution[s] - '1');
    }
    tap_ok(right, "of which each digit is told");

    enter(0, solution[0]);
    unmark(2, another(solution[2]));
    tap_number(check_person(), KT_FINISHED, "right digits and right deletions are not wrong");
    unmark(3, solution[3]);
    tap_number(check_person(), KT_INCONSISTENT, "a deleted digit of the solution is");
    tap_ok(is_one(report->missing, 3) && is_none(report->wrong), "and its square is told");
    tap_number(kt_catalogue_next(c, PLENTY), KT_INCONSISTENT, "no step is found there");
    tap_number(report->step_count, 0, "not one");

    bool is_told = true;
    for (unsigned s = 0; s < 81; s++) {
        if (PLAIN[s] != '.') continue;
        begin_person(PLAIN);
        unmark(s, solution[s]);
        is_told = is_told && check_person() == KT_INCONSISTENT && is_one(report->missing, s);
    }
    tap_ok(is_told, "so it is with every square");

    begin_person(PLAIN);
    char wrong = '1'; /* row 2 is empty; what stands in column 1 and box 1 would clash */
    while (wrong == solution[9] || strchr("1356", wrong) != NULL) wrong++;
    enter(9, wrong);
    tap_number(check_person(), KT_INCONSISTENT, "a digit that is not the solution's is wrong");
    tap_ok(is_one(report->wrong, 9) && is_none(report->missing) && is_none(report->clash),
           "and its square is told");
    enter(10, wrong);
    tap_number(check_person(), KT_INCONSISTENT, "equal digits in a unit are wrong");
    tap_ok(!is_none(report->clash) && report->solutions == KT_NOT_CHECKED,
           "and nothing else is asked then");
}

static void tests_solutions(void) {
    open_board(UNSOLVABLE);
    tap_number(kt_catalogue_check(c, PLENTY), KT_INCONSISTENT, "givens without a solution");
    tap_ok(report->solutions == 0 && is_none(report->clash), "are said to have none");
    open_board(CLASHING);
    tap_number(kt_catalogue_check(c, PLENTY), KT_INCONSISTENT, "equal givens are inconsistent");
    open_board(SEVERAL);
    tap_number(kt_catalogue_check(c, PLENTY), KT_FINISHED, "several solutions are not wrong");
    tap_number(report->solutions, 2, "but said");
    tap_number(kt_catalogue_rate(c, PLENTY), KT_INDETERMINATE, "and not rated");
    kt_catalogue_start(c, KT_SCALE_SE_121);
    tap_number(kt_catalogue_next(c, PLENTY), KT_INDETERMINATE,
               "Sudoku Explainer has no step for them");
    unsigned square = 0;
    while (SEVERAL[square] != '.' || __builtin_popcount(report->common[square]) != 1) square++;
    begin_person(SEVERAL);
    unmark(square, (char)('1' + __builtin_ctz(report->common[square])));
    tap_number(check_person(), KT_INCONSISTENT, "what all solutions have must not be deleted");
    tap_ok(is_one(report->missing, square), "and the square is told");
}

/* A puzzle with two solutions: two digits can be swapped in four squares. */
static void tests_swapped(void) {
    char board[82];
    solve(PLAIN);
    memcpy(board, solution, 82);
    unsigned corner[4] = {0};
    for (unsigned one = 0; one < 27 && corner[3] == 0; one++) {
        for (unsigned two = 27; two < 81 && corner[3] == 0; two++) {
            unsigned three = one / 9 * 9 + two % 9, four = two / 9 * 9 + one % 9;
            bool is_swap = one % 9 / 3 == two % 9 / 3 && one % 9 != two % 9;
            if (!is_swap || solution[one] != solution[two] || solution[three] != solution[four])
                continue;
            memcpy(corner, (unsigned[]){one, three, four, two}, sizeof corner);
        }
    }
    for (unsigned i = 0; i < 4; i++) board[corner[i]] = '.';
    begin_person(board);
    tap_number(check_person(), KT_FINISHED, "a board on which two digits can be swapped is good");
    tap_number(report->solutions, 2, "and has two solutions");
    unmark(corner[0], solution[corner[0]]);
    tap_number(check_person(), KT_FINISHED, "so it is if a square can only have the other one");
    unmark(corner[1], solution[corner[0]]);
    tap_number(check_person(), KT_INCONSISTENT, "but not if two of a unit can only have the same");
    char text[729];
    begin_person(board);
    memcpy(text, person + 162, 729);
    kt_catalogue_open(c, text, 729);
    tap_number(kt_catalogue_check(c, PLENTY), KT_FINISHED, "of candidates it is good, too");
    bool is_swapped = report->solutions == 2;
    for (unsigned i = 0; i < 4; i++) {
        is_swapped = is_swapped && __builtin_popcount(report->common[corner[i]]) == 2;
    }
    tap_ok(is_swapped, "and it is known what the solutions have");
}

/* The result of the check, cut into budgets. */
static void tests_check_in_slices(void) {
    open_board(SEVERAL);
    kt_catalogue_check(c, PLENTY);
    kt_catalogue_report at_once = *report;
    open_board(SEVERAL);
    unsigned slices = 1;
    while (kt_catalogue_check(c, 1) == KT_MORE) slices++;
    tap_ok(slices > 2, "a check that takes guesses can be cut into slices");
    tap_ok(report->visits > 2 && report->visits <= slices, "of which each does what it may");
    at_once.visits = report->visits;
    tap_ok(memcmp(&at_once, report, sizeof at_once) == 0, "and says the same");
}

/* --- The path ------------------------------------------------------------------------------------ */

/* Makes the steps on a board of its own, from what the lists say, and compares it with the
 * engine's. */
static bool follow_path(const char *board, uint32_t scale, bool is_unique) {
    char own[82];
    memcpy(own, board, 82);
    if (open_board(board) != KT_CONTINUES || kt_catalogue_start(c, scale) != KT_CONTINUES)
        return false;
    kt_status status;
    while ((status = kt_catalogue_next(c, PLENTY)) == KT_CONTINUES) {
        const kt_catalogue_step *step = &kt_catalogue_steps(c)[report->step_count - 1];
        const kt_technique_info *info = kt_technique(step->technique);
        if (info == NULL || (step->digit == 0 && step->deletions == 0)) return false;
        if (!is_unique && info->flags & KT_TECHNIQUE_NEEDS_UNIQUENESS) return false;
        for (unsigned i = 0; i < step->deletions; i++) {
            unsigned candidate = kt_catalogue_deletions(c)[step->first_deletion + i];
            if (!(kt_catalogue_candidates(c)[candidate / 9] >> candidate % 9 & 1)) return false;
            if (is_unique && solution[candidate / 9] == (char)('1' + candidate % 9)) return false;
        }
        for (unsigned s = 0; s < 81; s++) {
            if (step->placed[s / 27] >> s % 27 & 1) own[s] = (char)('0' + step->digit);
        }
        if (kt_catalogue_apply(c) != KT_CONTINUES) return false;
        if (memcmp(own, report->board, 81) != 0) return false;
    }
    if (is_unique) return status == KT_FINISHED && memcmp(own, solution, 81) == 0;
    return status == KT_STUCK || status == KT_FINISHED;
}

static void tests_path(void) {
    solve(TRICKY);
    tap_ok(follow_path(TRICKY, KT_SCALE_HODOKU_22, true), "HoDoKu's steps lead to the solution");
    tap_ok(follow_path(TRICKY, KT_SCALE_HODOKU_23, true), "so do those of its forks");
    tap_ok(follow_path(TRICKY, KT_SCALE_SE_121, true), "so do Sudoku Explainer's");
    tap_ok(follow_path(SEVERAL, KT_SCALE_HODOKU_22, false),
           "of several solutions no technique is asked that needs one");
    tap_number(kt_catalogue_apply(c), KT_E_RANGE, "no step, nothing to apply");

    begin_person(TRICKY);
    kt_catalogue_open(c, person, 891);
    kt_catalogue_next(c, PLENTY);
    kt_catalogue_step first = kt_catalogue_steps(c)[0];
    tap_number(kt_catalogue_next(c, PLENTY), KT_CONTINUES, "a step that waits is found again");
    tap_ok(report->step_count == 1 && memcmp(&first, kt_catalogue_steps(c), sizeof first) == 0,
           "and is the same one");
    unsigned square = 0;
    while (!(first.placed[square / 27] >> square % 27 & 1)) square++;
    enter(square, (char)('0' + first.digit));
    kt_catalogue_open(c, person, 891);
    kt_catalogue_next(c, PLENTY);
    tap_ok(memcmp(first.placed, kt_catalogue_steps(c)[0].placed, sizeof first.placed) != 0,
           "what a person has done is not found any more");
}

/* The result of a rating, cut into budgets. */
static kt_catalogue_report rate(const char *board, uint32_t scale, uint32_t budget) {
    open_board(board);
    kt_catalogue_start(c, scale);
    while (kt_catalogue_rate(c, budget) == KT_MORE) {}
    return *report;
}

static void tests_ratings(void) {
    kt_catalogue_report easy = rate(EASY, KT_SCALE_HODOKU_22, PLENTY);
    tap_ok(easy.outcome == KT_FINISHED && easy.level == KT_LEVEL_EASY, "an easy puzzle is easy");
    unsigned sum = 0;
    for (unsigned i = 0; i < easy.step_count; i++) sum += kt_catalogue_steps(c)[i].score;
    tap_number(easy.score, sum, "and costs what its steps cost");
    tap_number(easy.er, 0, "Sudoku Explainer's ratings are not of this scale");

    kt_catalogue_report se = rate(EASY, KT_SCALE_SE_121, PLENTY);
    unsigned hardest = 0;
    for (unsigned i = 0; i < se.step_count; i++) {
        unsigned rating = kt_catalogue_steps(c)[i].rating;
        if (rating > hardest) hardest = rating;
    }
    tap_ok(se.er == hardest && se.ed == kt_catalogue_steps(c)[0].rating && se.ep >= se.ed &&
               se.ep <= se.er && se.score == 0,
           "ER is the hardest step, ED the first, EP between them");

    bool same = true;
    for (uint32_t scale = 0; scale < KT_SCALE_COUNT; scale++) {
        kt_catalogue_report at_once = rate(TRICKY, scale, PLENTY), sliced = rate(TRICKY, scale, 1);
        same = same && memcmp(&at_once, &sliced, sizeof sliced) == 0;
    }
    tap_ok(same, "budgets change nothing");
    kt_catalogue_start(c, KT_SCALE_HODOKU_22);
    tap_ok(report->step_count == 0 && memcmp(report->board, TRICKY, 81) == 0 &&
               report->solutions == 1,
           "start goes back to the board, and keeps the check");
}

static void tests_candidates(void) {
    char text[729];
    open_board(TRICKY);
    kt_catalogue_next(c, PLENTY);
    for (unsigned i = 0; i < 729; i++) {
        char digit = (char)('1' + i % 9);
        char given = TRICKY[i / 9];
        bool has = given == '.' ? kt_catalogue_candidates(c)[i / 9] >> i % 9 & 1 : given == digit;
        text[i] = has ? digit : '.';
    }
    kt_catalogue_open(c, text, 729);
    tap_ok(memcmp(report->board, TRICKY, 81) == 0, "lone candidates stand there as digits");
    unsigned given = 0, peer = 0;
    while (TRICKY[given] == '.') given++;
    while (TRICKY[peer] != '.' || peer / 9 != given / 9) peer++;
    unsigned again = 9 * peer + (unsigned)(TRICKY[given] - '1');
    text[again] = TRICKY[given];
    kt_catalogue_open(c, text, 729);
    tap_ok(report->board[given] == '.', "but not one that another square of a unit still has");
    text[again] = '.';
    kt_catalogue_open(c, text, 729);
    tap_number(kt_catalogue_rate(c, PLENTY), KT_FINISHED, "a puzzle of candidates is rated");
    tap_ok(memcmp(report->board, solution, 81) == 0, "by the way to its solution");
}

/* --- Errors -------------------------------------------------------------------------------------- */

static void tests_errors(void) {
    tap_ok(kt_catalogue_open(NULL, EASY, 81) == KT_E_HANDLE &&
               kt_catalogue_start(NULL, 0) == KT_E_HANDLE &&
               kt_catalogue_check(NULL, 1) == KT_E_HANDLE &&
               kt_catalogue_next(NULL, 1) == KT_E_HANDLE &&
               kt_catalogue_apply(NULL) == KT_E_HANDLE && kt_catalogue_rate(NULL, 1) == KT_E_HANDLE,
           "every call on NULL says so");
    tap_ok(kt_catalogue_text(NULL) == NULL && kt_catalogue_get_report(NULL) == NULL &&
               kt_catalogue_steps(NULL) == NULL && kt_catalogue_deletions(NULL) == NULL &&
               kt_catalogue_candidates(NULL) == NULL,
           "what NULL tells is NULL");
    kt_catalogue_free(NULL);
    tap_ok(kt_catalogue_start(c, 0) == KT_E_NOT_OPEN && kt_catalogue_check(c, 1) == KT_E_NOT_OPEN &&
               kt_catalogue_next(c, 1) == KT_E_NOT_OPEN && kt_catalogue_apply(c) == KT_E_NOT_OPEN &&
               kt_catalogue_rate(c, 1) == KT_E_NOT_OPEN,
           "a handle without a board says so");
    open_board(EASY);
    tap_ok(kt_catalogue_open(c, EASY, 80) == KT_E_LENGTH &&
               kt_catalogue_open(c, NULL, 81) == KT_E_LENGTH,
           "another length is refused");
    char text[82];
    memcpy(text, EASY, sizeof text);
    text[80] = 'x';
    tap_number(kt_catalogue_open(c, text, 81), KT_E_SYMBOL, "another symbol is refused");
    tap_number(report->error_position, 80, "and its place told");
    tap_number(kt_catalogue_start(c, KT_SCALE_COUNT), KT_E_RANGE, "there is no further scale");
    tap_number(kt_catalogue_apply(c), KT_E_RANGE, "nothing has been found that could be applied");
    tap_ok(kt_catalogue_check(c, 0) == KT_E_BUDGET && kt_catalogue_next(c, 0) == KT_E_BUDGET &&
               kt_catalogue_rate(c, 0) == KT_E_BUDGET,
           "a budget of nothing is refused");
    tap_number(kt_catalogue_rate(c, PLENTY), KT_FINISHED, "and the handle works on");
}

static void tests_table(void) {
    tap_number(kt_catalogue_layout()[1], KT_ABI_VERSION, "the layout says which it is");
    tap_ok(kt_technique(0) == NULL && kt_technique(kt_technique_count() + 1) == NULL,
           "techniques are numbered from 1");
    bool differ = true;
    for (uint32_t a = 1; a <= kt_technique_count(); a++) {
        const kt_technique_info *one = kt_technique(a);
        differ = differ && one->slug[0] != '\0' && one->level <= KT_LEVEL_EXTREME;
        for (uint32_t b = 1; b < a; b++) {
            differ = differ && strcmp(one->slug, kt_technique(b)->slug) != 0;
        }
    }
    tap_ok(differ, "and no two have one slug");
}

int main(void) {
    c = kt_catalogue_create();
    if (c == NULL) return 1;
    report = kt_catalogue_get_report(c);
    tests_errors();
    tests_check();
    tests_solutions();
    tests_swapped();
    tests_check_in_slices();
    tests_path();
    tests_ratings();
    tests_candidates();
    tests_table();
    kt_catalogue_free(c);
    return tap_end();
}
