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

#endif
