/* se/grid.c - the grid of a board, and the orders in which it is gone through. */
#include "techniques/se/grid.h"

#include <string.h>

const uint8_t se_box_row_column[3] = {KT_BOX, KT_ROW, KT_COLUMN};
const uint8_t se_box_column_row[3] = {KT_BOX, KT_COLUMN, KT_ROW};

void se_grid_of(se_grid *grid, const tech_board *board) {
    memcpy(grid->digits, board->digits, sizeof grid->digits);
    memcpy(grid->places, board->places, sizeof grid->places);
    for (unsigned u = 0; u < 27; u++) {
        kt_squares empty = kt_squares_both(board->squares[0], kt_unit_masks[u]);
        grid->empty[u] = (uint8_t)kt_squares_count(empty);
    }
}

void se_peers_of(unsigned square, uint8_t peers[20]) {
    uint32_t met = 0;
    unsigned count = 0;
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[square][se_box_row_column[t]];
        for (unsigned p = 0; p < 9; p++) {
            unsigned peer = kt_unit_squares[unit][p];
            if (peer != square && !(kt_square_unit_bits[peer] & met))
                peers[count++] = (uint8_t)peer;
        }
        met |= 1u << unit;
    }
}
