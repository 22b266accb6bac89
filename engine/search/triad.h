/* triad.h - the triad engine: a lot of work in each step, few guesses; see triad.c. */
#ifndef KT_SEARCH_TRIAD_H
#define KT_SEARCH_TRIAD_H

#include "search/engine.h"
#include "search/vector.h"

/* A board between two guesses. Boxes are numbered by diagonals: box 3 * d + i lies in band i and in
 * stack (i + d) % 3, so three with the same d share neither. */
typedef struct {
    kt_v8_kept upper[9]; /* the first two rows of a box; a lane is a square, column by column */
    kt_v8_kept lower[9]; /* the third row, each square twice */
    kt_v8_kept ways[6];  /* by bands, then stacks: the digits that can still lie that way */
} kt_triad_state;

/* A branch settles the way of one of nine digits in one of six bands, or strikes out one way of a
 * state that already waits: no more than 54 ever wait. */
typedef struct {
    uint32_t depth;  /* states that wait; the last is the next */
    bool is_settled; /* `settle` has dealt with the last */
    kt_triad_state stack[55];
} kt_triad;

void kt_triad_begin(kt_triad *triad, const kt_places *board);

/* The same from the characters of a board, all of them right: 81, and one more that is read but
 * does not matter. */
void kt_triad_read(kt_triad *triad, const uint8_t text[82]);

/* Continues for at most `budget` guesses. True: done, every solution is counted or the limit is
 * reached. */
bool kt_triad_run(kt_triad *triad, kt_tally *tally, uint32_t budget);

/* Before the first guess: writes what is left of the board on which it began. */
void kt_triad_show(const kt_triad *triad, kt_places *board);

#endif
