/* cells.h - the light squares between the lines of a grid.
 *
 * The one idea: where the lines of a grid touch something else, its outline is lost, but its squares are still many
 * pieces of one size side by side. Each gets a row and a column from its neighbours, and four of them give the rest.
 */
#ifndef KT_PHOTO_CELLS_H
#define KT_PHOTO_CELLS_H

#include "photo/quad.h"

enum { PHOTO_CELLS = 640, PHOTO_CELLS_ENOUGH = 12, PHOTO_CELLS_SPAN = 24 };

typedef struct {
    int32_t x, y, width,
        height;          /* the middle of the upright rectangle around it, times 2; its sides */
    int32_t row, column; /* from the first cell of its cluster */
    bool is_placed;
} photo_cell;

typedef struct {
    uint32_t count, next;
    photo_cell cells[PHOTO_CELLS];
    uint16_t cluster[PHOTO_CELLS]; /* the cells of a cluster */
    int16_t at[PHOTO_CELLS_SPAN]
              [PHOTO_CELLS_SPAN]; /* which cell is in a row and column of it; -1: none */
} photo_cells;

/* A cluster: the map of its rows and columns, and how many it has. The middle of the first square of the first row is
 * (0, 0), that of the square to the right (1, 0). */
typedef struct {
    photo_map map;
    int32_t rows, columns;
} photo_cluster;

/* Finds the squares among the pixels that are 0 in `mask`, and sets pixels to 3. */
void photo_cells_find(photo_cells *c, uint32_t *queue, const photo_plane *mask);

/* The next cluster of enough squares; false: there are no more. */
bool photo_cells_next(photo_cells *c, photo_cluster *cluster);

#endif
