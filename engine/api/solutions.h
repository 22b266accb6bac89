/* solutions.h - how many solutions the givens of a board have: a question that a method may ask;
 * and whether the board has any, which every press asks. */
#ifndef KT_API_SOLUTIONS_H
#define KT_API_SOLUTIONS_H

#include "methods/method.h"
#include "search/search.h"

typedef struct {
    bool is_known;
    kt_solutions found;
    uint8_t text[81]; /* a solution, as characters */
    kt_tally tally;
    kt_counter counter;
} kt_asked;

/* Begins a question about `grid`, of which only these squares count. */
void kt_asked_begin(kt_asked *asked, const kt_grid *grid, kt_squares givens);

/* Begins the question whether `grid` with these candidates has a solution. */
void kt_asked_begin_board(kt_asked *asked, const kt_grid *grid, const uint16_t candidates[81]);

/* For kt_press: `asked` is a kt_asked. */
const kt_solutions *kt_asked_solutions(void *asked, uint32_t *budget);

#endif
