/* places.h - boards for the search: read from text, asked and changed by square, written as text. */
#ifndef KT_SEARCH_PLACES_H
#define KT_SEARCH_PLACES_H

#include "search/engine.h"

/* Everything is possible. */
void kt_places_all(kt_places *board);

/* Leaves only `digit` (1 to 9) in the square; if it was not possible, nothing. */
void kt_places_put(kt_places *board, unsigned square, unsigned digit);

/* Removes `digit` from the open square. */
void kt_places_forbid(kt_places *board, unsigned square, unsigned digit);

/* The digits possible in the square, bit d - 1 for digit d. */
uint32_t kt_places_of(const kt_places *board, unsigned square);

/* Reads 81 valid characters, and takes from the open squares what columns and boxes forbid; the
 * rows are left to the engines. Equal digits in a unit show when an engine propagates. */
void kt_places_read(kt_places *board, const uint8_t text[81]);

/* Writes a board on which each square has one digit as 81 characters. */
void kt_places_write(const kt_places *board, uint8_t text[81]);

/* Leaves only these candidates, a set of digits for each square. Digits that see each other may be
 * among them, so no square is settled. */
static inline void kt_places_from(kt_places *board, const uint16_t candidates[81]) {
    kt_places_all(board);
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned digit = 1; digit <= 9; digit++) {
            if (!(candidates[s] >> (digit - 1) & 1u)) kt_places_forbid(board, s, digit);
        }
    }
}

#endif
