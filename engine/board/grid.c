/* grid.c - see grid.h. */
#include "board/grid.h"
#include "board/units.h"

bool kt_grid_clashes(const kt_grid *grid, kt_clash *clash) {
    bool found = false;
    clash->squares = kt_no_squares();
    for (unsigned later = 1; later < 81; later++) {
        if (grid->digit[later] == 0) continue;
        for (unsigned earlier = 0; earlier < later; earlier++) {
            if (grid->digit[earlier] != grid->digit[later]) continue;
            if ((kt_square_unit_bits[earlier] & kt_square_unit_bits[later]) == 0) continue;
            if (!found) {
                clash->square = (uint8_t)later;
                clash->earlier = (uint8_t)earlier;
            }
            found = true;
            kt_squares_add(&clash->squares, earlier);
            kt_squares_add(&clash->squares, later);
        }
    }
    return found;
}

unsigned kt_grid_filled(const kt_grid *grid) {
    unsigned filled = 0;
    for (unsigned s = 0; s < 81; s++) filled += grid->digit[s] != 0;
    return filled;
}
