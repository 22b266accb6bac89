/* complete.h - random complete grids. */
#ifndef KT_MAKE_COMPLETE_H
#define KT_MAKE_COMPLETE_H

#include "board/grid.h"
#include "board/rng.h"

/* Fills a whole grid at random. Every grid is possible, but not all are equally likely: grids in
 * which two digits could be exchanged are somewhat rarer than among all grids. */
kt_grid kt_complete_grid(kt_rng *rng);

#endif
