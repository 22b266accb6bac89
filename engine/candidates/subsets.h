/* subsets.h - n squares of a unit that together have n candidates: Ito's cyclic cells, Kitamoto's
 * n-country alliance.
 *
 * The one idea: an iterator over the n empty squares of a unit in the order of their places, which
 * leaves out whatever already has too many digits.
 */
#ifndef KT_SUBSETS_H
#define KT_SUBSETS_H

#include "candidates/candidates.h"

typedef struct {
    uint8_t unit, size; /* 0 to 26; 1 to 8 squares */
    uint8_t least;      /* the fewest candidates that each square must have */
    uint8_t depth;      /* work of the iterator */
    uint8_t place[8];
    uint16_t digits[9];
    uint32_t places; /* found: the places of the squares, bits 0 to 8 */
    uint16_t found;  /* their digits */
} kt_subsets;

/* Begins. Between two calls of kt_subsets_next the candidates of the unit may only become fewer. */
kt_subsets kt_subsets_of(unsigned unit, unsigned size, unsigned least);

/* Finds the next subset; false when there are no more. */
bool kt_subsets_next(kt_subsets *it, const kt_candidates *c);

#endif
