/* places.h - boards of candidates for the search: made from digits, asked and changed by square. */
#ifndef KT_SEARCH_PLACES_H
#define KT_SEARCH_PLACES_H

#include "search/engine.h"

/* Everything is possible. */
void kt_places_all(kt_places *board);

/* Only `digit` (1 to 9) is possible in the square any more; if it was not, nothing is. */
void kt_places_put(kt_places *board, unsigned square, unsigned digit);

/* Only the given digits, 81 values 0 (empty) to 9; the rules are not applied. */
void kt_places_read(kt_places *board, const uint8_t digits[81]);

/* The digits possible in the square, bit d - 1 for digit d. */
uint32_t kt_places_of(const kt_places *board, unsigned square);

#endif
