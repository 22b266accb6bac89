/* photo_squares.tool.c - reads pictures (P6) from standard input, one after the other, and writes for each what
 * scripts/photo/photos.py reads: how sure the grid is (32 bits), the strongest ink of each square (16 bits each), and
 * the squares. Without a grid all of it is 0.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "photo/grid.h"
#include "photo/squares.h"

static photo_picture picture;
static photo_grid grid;
static photo_squares squares;

static bool read_picture(uint32_t width, uint32_t height) {
    uint8_t *row = malloc(3 * (size_t)width);
    if (row == NULL) return false;
    photo_picture_begin(&picture, width, height, 3);
    bool is_whole = true;
    for (uint32_t y = 0; y < height && is_whole; y++) {
        is_whole = fread(row, 3, width, stdin) == width;
        photo_picture_row(&picture, row);
    }
    free(row);
    return is_whole;
}

int main(void) {
    uint32_t width, height;
    while (scanf("P6 %u %u 255", &width, &height) == 2) {
        getchar();
        if (!read_picture(width, height)) return 1;
        photo_grid_begin(&grid, &picture.small);
        while (!photo_grid_advance(&grid, &picture.small)) continue;
        memset(&squares, 0, sizeof squares);
        if (grid.best > 0) photo_squares_cut(&squares, &picture, &grid.nodes);
        fwrite(&grid.best, 4, 1, stdout);
        fwrite(squares.strongest, 2, 81, stdout);
        fwrite(squares.ink, SQUARE_PIXELS, 81, stdout);
    }
    return 0;
}
