/* grid.h - the digits that stand on a board, and the one check that needs no method: equal digits.
 *
 * A grid holds 0 for an empty square and 1 to 9 for a digit. It does not distinguish givens from
 * digits that were entered or found; methods treat all digits alike.
 */
#ifndef KT_BOARD_GRID_H
#define KT_BOARD_GRID_H

#include "board/bits.h"

typedef struct {
    uint8_t digit[81];
} kt_grid;

typedef struct {
    kt_squares squares; /* every square with an equal digit in its row, column or box */
    uint8_t square;     /* the later square of the first such pair, squares taken row by row */
    uint8_t earlier;    /* the first square before it that it clashes with */
} kt_clash;

/* True if two equal digits stand in a unit; then `clash` says where. */
bool kt_grid_clashes(const kt_grid *grid, kt_clash *clash);

/* The number of squares with a digit. */
unsigned kt_grid_filled(const kt_grid *grid);

#endif
