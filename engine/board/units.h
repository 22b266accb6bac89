/* units.h - the geometry of the board: which squares a unit has and which units a square has.
 *
 * Units are numbered 0 to 26: rows 0-8, columns 9-17, boxes 18-26. The `place` of a square in a unit
 * is its index 0 to 8 there: from the left in a row, from the top in a column, row by row in a box.
 */
#ifndef KT_BOARD_UNITS_H
#define KT_BOARD_UNITS_H

#include "board/bits.h"

enum { KT_ROW = 0, KT_COLUMN = 1, KT_BOX = 2 };

/* The nine squares of each unit, by place. */
extern const uint8_t kt_unit_squares[27][9];

/* The row, column and box (as unit numbers) of each square, and its place in each. */
extern const uint8_t kt_square_units[81][3];
extern const uint8_t kt_square_places[81][3];

/* The units of each square as bits 0 to 26. */
extern const uint32_t kt_square_unit_bits[81];

/* All squares of each unit. */
extern const kt_squares kt_unit_masks[27];

/* The squares of `unit` at `places` (bits 0 to 8). */
kt_squares kt_unit_part(unsigned unit, uint32_t places);

/* The squares of all these units (bits 0 to 26). */
kt_squares kt_squares_of_units(uint32_t units);

/* The units that hold every square of the set, which is not empty. */
static inline uint32_t kt_units_of_all(kt_squares set) {
    uint32_t common = 0x7FFFFFF;
    for (unsigned b = 0; b < 3; b++) {
        for (uint32_t rest = set.band[b]; rest != 0; rest &= rest - 1) {
            common &= kt_square_unit_bits[b * 27 + kt_lowest_bit(rest)];
        }
    }
    return common;
}

/* Whether two squares are different and share a unit. */
static inline bool kt_sees(unsigned a, unsigned b) {
    return a != b && (kt_square_unit_bits[a] & kt_square_unit_bits[b]) != 0;
}

/* The twenty squares that a square sees. */
static inline kt_squares kt_squares_seen(unsigned square) {
    const uint8_t *units = kt_square_units[square];
    kt_squares seen =
        kt_squares_union(kt_unit_masks[units[KT_ROW]], kt_unit_masks[units[KT_COLUMN]]);
    seen = kt_squares_union(seen, kt_unit_masks[units[KT_BOX]]);
    return kt_squares_without(seen, kt_one_square(square));
}

/* The squares that see every square of the set, which is not empty. */
kt_squares kt_squares_seen_by_all(kt_squares set);

#endif
