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

/* How many grids of a picture may be passed over. */
enum { GRID_PASSED = 8 };

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
    photo_nodes nodes;              /* of the best, in pixels of the small picture */
    photo_quad passed[GRID_PASSED]; /* grids that are not wanted */
    uint32_t passed_count;
} photo_grid;

/* Begins with a picture, or again after some of its grids were passed over. */
void photo_grid_begin(photo_grid *g, const photo_plane *small);

/* From now on the best grid is not wanted; false: there are too many such. */
bool photo_grid_pass(photo_grid *g);

/* Looks at the next proposal; true: there are no more. */
bool photo_grid_advance(photo_grid *g, const photo_plane *small);

#endif
