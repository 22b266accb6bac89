/* se/sets.h - locked candidates, naked and hidden sets and fish as Sudoku Explainer meets them, on a grid that a
 * chain may have thinned out.
 *
 * The one idea: a finding is two sets, of squares and of digits, and what took the places away that would have
 * stood in its way can be read off the units or squares it rests on.
 */
#ifndef SE_SETS_H
#define SE_SETS_H

#include "techniques/se/grid.h"

typedef struct {
    uint8_t technique;
    uint8_t unit;
    uint16_t digits;    /* of the pattern */
    kt_squares squares; /* of the pattern */
    uint16_t removed_digits;
    kt_squares removed_squares; /* which lose those of the removed digits that they have */
    uint32_t units; /* it rests on its digits' places there; 0: on its squares' candidates */
    uint32_t cover; /* the other units of locked candidates and fish */
} se_set;

typedef struct se_sets se_sets;
struct se_sets {
    const se_grid *grid;
    bool (*take)(se_sets *sets, const se_set *set); /* true: enough */
    void *taker;
};

/* Each returns true if it was told that this is enough. */
bool se_locking(se_sets *sets);
bool se_naked(se_sets *sets, unsigned size);
bool se_hidden(se_sets *sets, unsigned size, bool is_direct);
bool se_fish(se_sets *sets, unsigned size);

/* The squares where the unit has the digit (0 to 8). */
kt_squares se_places(const se_grid *grid, unsigned unit, unsigned index);

#endif
