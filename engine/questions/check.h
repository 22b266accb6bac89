/* check.h - what is wrong on a person's board, before any technique is tried.
 *
 * The one idea: the givens decide what is true; digits and marks are compared with it. On a board
 * that has lost its solution a technique proves nonsense, so nothing else is told until that is
 * corrected.
 */
#ifndef KT_QUESTIONS_CHECK_H
#define KT_QUESTIONS_CHECK_H

#include "kakutei.h"
#include "search/search.h"

/* A board as it was opened. */
typedef struct {
    bool has_givens;         /* else they are not known, and only candidates are given */
    uint8_t givens[82];      /* characters, for the search, and one more */
    uint8_t digits[81];      /* 0: empty; the givens among them */
    uint16_t candidates[81]; /* a square with a digit has only that */
} kt_catalogue_board;

typedef enum { CHECK_CLASH, CHECK_COUNT, CHECK_COMMON, CHECK_LEFT, CHECK_DONE } kt_check_phase;

typedef struct {
    kt_check_phase phase;
    kt_status result; /* once it is done */
    kt_tally tally;
    uint8_t solution[81]; /* characters */
    union {
        kt_counter counter;
        kt_uniter uniter;
    } work;
} kt_check;

void kt_check_begin(kt_check *check, kt_catalogue_report *report);

/* Continues for at most `budget` guesses, which it reduces, and fills in its part of the report.
 * KT_MORE or the result. */
kt_status kt_check_go_on(kt_check *check, const kt_catalogue_board *board,
                         kt_catalogue_report *report, uint32_t *budget);

#endif
