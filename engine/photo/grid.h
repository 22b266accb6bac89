/* grid.h - where the grid is.
 *
 * The one idea: anything may be proposed as a grid; the twenty lines decide. So proposals are cheap and many: what hangs
 * together, and what has many squares of one size, by several thresholds.
 */
#ifndef KT_PHOTO_GRID_H
#define KT_PHOTO_GRID_H

#include "photo/cells.h"
#include "photo/lines.h"
#include "photo/threshold.h"

/* How sure a grid must be to be one, and to end the search if it is large. */
enum { GRID_PLACES = 4, GRID_THRESHOLDS = 3, GRID_ENOUGH = 6, GRID_CLEAR = 50 };

typedef struct {
    photo_integral integral;
    uint8_t dark[PHOTO_SMALL];
    photo_components components;
    photo_cells cells;
    photo_lines lines;
    photo_quad places[GRID_PLACES +
                      1]; /* where a cluster may lie, the likeliest first: proposals that wait */
    uint32_t place_count;
    uint32_t threshold, candidate; /* the next of its components */
    int32_t best;                  /* how sure the best is so far */
    float best_worth;
    photo_nodes nodes; /* of the best, in pixels of the small picture */
} photo_grid;

void photo_grid_begin(photo_grid *g, const photo_plane *small);

/* Looks at the next proposal; true: there are no more. */
bool photo_grid_advance(photo_grid *g, const photo_plane *small);

#endif
