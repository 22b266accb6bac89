/* check.c - see check.h. A phase asks the search one question and leads to the next. */
#include "questions/check.h"

#include <string.h>

#include "board/grid.h"
#include "search/places.h"

void kt_check_begin(kt_check *check, kt_catalogue_report *report) {
    check->phase = CHECK_CLASH;
    report->solutions = KT_NOT_CHECKED;
}

static kt_status finish(kt_check *check, kt_status result) {
    check->phase = CHECK_DONE;
    check->result = result;
    return result;
}

static void begin_count(kt_check *check, kt_check_phase phase, uint32_t limit) {
    check->phase = phase;
    check->tally = (kt_tally){.limit = limit, .solution = check->solution};
}

/* Equal digits in a unit: then nothing else is asked. */
static bool clashes(const kt_catalogue_board *board, kt_catalogue_report *report) {
    kt_grid grid;
    kt_clash clash;
    memcpy(grid.digit, board->digits, sizeof grid.digit);
    if (!kt_grid_clashes(&grid, &clash)) return false;
    memcpy(report->clash, clash.squares.band, sizeof report->clash);
    return true;
}

static void count_givens(kt_check *check, const kt_catalogue_board *board) {
    begin_count(check, CHECK_COUNT, 2);
    if (board->has_givens) {
        kt_counter_read(&check->work.counter, board->givens);
        return;
    }
    kt_places places;
    kt_places_from(&places, board->candidates);
    kt_counter_begin(&check->work.counter, &places);
}

static void unite_givens(kt_check *check, const kt_catalogue_board *board) {
    kt_places places;
    if (board->has_givens) {
        kt_places_read(&places, board->givens);
    } else {
        kt_places_from(&places, board->candidates);
    }
    begin_count(check, CHECK_COMMON, 1);
    kt_uniter_begin(&check->work.uniter, &places);
}

static void count_left(kt_check *check, const kt_catalogue_board *board) {
    kt_places places;
    kt_places_from(&places, board->candidates);
    begin_count(check, CHECK_LEFT, 1);
    kt_counter_begin(&check->work.counter, &places);
}

/* Compares digits and marks with the solutions. Returns whether nothing is wrong. */
static bool compare(const kt_catalogue_board *board, kt_catalogue_report *report) {
    bool is_good = true;
    for (unsigned s = 0; s < 81; s++) {
        if (board->candidates[s] & report->common[s]) continue;
        uint32_t *squares = board->digits[s] != 0 ? report->wrong : report->missing;
        squares[s / 27] |= UINT32_C(1) << s % 27;
        is_good = false;
    }
    return is_good;
}

/* The givens are counted. A single solution answers everything; for several, what they share is
 * asked next. */
static kt_status take_count(kt_check *check, const kt_catalogue_board *board,
                            kt_catalogue_report *report) {
    report->solutions = (uint8_t)check->tally.count;
    if (report->solutions == 0) return finish(check, KT_INCONSISTENT);
    if (report->solutions > 1) {
        unite_givens(check, board);
        return KT_MORE;
    }
    for (unsigned s = 0; s < 81; s++) {
        report->common[s] = kt_digit_bit((unsigned)(check->solution[s] - '0'));
    }
    return finish(check, compare(board, report) ? KT_FINISHED : KT_INCONSISTENT);
}

/* Each square may have a digit of some solution although all together are in none. */
static kt_status take_common(kt_check *check, const kt_catalogue_board *board,
                             kt_catalogue_report *report) {
    for (unsigned s = 0; s < 81; s++) {
        report->common[s] = (uint16_t)kt_places_of(&check->work.uniter.seen, s);
    }
    if (!compare(board, report)) return finish(check, KT_INCONSISTENT);
    count_left(check, board);
    return KT_MORE;
}

/* Runs the search of a phase. */
static bool run(kt_check *check, uint32_t *budget) {
    uint32_t before = check->tally.guesses;
    bool is_done = check->phase == CHECK_COMMON
                       ? kt_uniter_run(&check->work.uniter, &check->tally, *budget)
                       : kt_counter_run(&check->work.counter, &check->tally, *budget);
    uint32_t used = check->tally.guesses - before;
    *budget -= used < *budget ? used : *budget;
    return is_done;
}

kt_status kt_check_go_on(kt_check *check, const kt_catalogue_board *board,
                         kt_catalogue_report *report, uint32_t *budget) {
    if (check->phase == CHECK_CLASH) {
        if (clashes(board, report)) return finish(check, KT_INCONSISTENT);
        count_givens(check, board);
    }
    while (check->phase != CHECK_DONE) {
        if (*budget == 0 || !run(check, budget)) return KT_MORE;
        if (check->phase == CHECK_COUNT)
            take_count(check, board, report);
        else if (check->phase == CHECK_COMMON)
            take_common(check, board, report);
        else
            finish(check, check->tally.count > 0 ? KT_FINISHED : KT_INCONSISTENT);
    }
    return check->result;
}
