/* complete.h - complete grids by chance. */
#ifndef KT_MAKE_COMPLETE_H
#define KT_MAKE_COMPLETE_H

#include "board/grid.h"
#include "board/rng.h"

/* Fills a whole grid by the rules, by chance. Every grid can come up, but not all quite equally often: places
 * where two digits could be exchanged are somewhat rarer than among all grids. */
kt_grid kt_complete_grid(kt_rng *rng);

#endif
