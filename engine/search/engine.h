/* engine.h - what the engines of the search share: the board that they begin from, and their
 * results.
 *
 * The one idea: an engine is a value. It is begun from a board, run until it is done or its budget
 * of guesses is spent, and run again to continue; its stack lies inside it, so nothing is allocated
 * and nothing is recursive. Engines differ in speed only: each finds every solution once, in an
 * order of its own.
 *
 *     void kt_X_begin(kt_X *x, const kt_places *board);
 *     bool kt_X_run(kt_X *x, kt_tally *tally, uint32_t budget);   true: done
 */
#ifndef KT_SEARCH_ENGINE_H
#define KT_SEARCH_ENGINE_H

#include <stdbool.h>
#include <stdint.h>

#define KT_BAND_SQUARES 0x7FFFFFFu

/* The possible digits. Bit s % 27 of at[s / 27][d - 1] is digit d in square s; such a word of 27
 * places is called a subband. A square that is not open has one digit, or none at all; about an
 * open square only its digits are known. */
typedef struct {
    uint32_t at[3][9];
    uint32_t open[3];
} kt_places;

/* What a search has found. The caller sets all but `solution`; the engine adds to the counts. */
typedef struct {
    uint32_t limit;    /* the engine is done when `count` reaches it; at least 1 */
    uint32_t count;    /* solutions found */
    uint32_t guesses;  /* branches taken: units of the budget */
    uint8_t *solution; /* 81 characters '1' to '9': the solution that made `count` 1 */
} kt_tally;

#endif
