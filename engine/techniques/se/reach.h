/* se/reach.h - which candidates can be the start of a forcing chain or cycle at all.
 *
 * The one idea: from on to on, over what is off between, is a relation of the candidates that are left, a bit
 * matrix. Closed once, it says of each whether it leads to its own opposite or back to itself.
 */
#ifndef SE_REACH_H
#define SE_REACH_H

#include "techniques/se/grid.h"

enum { SE_REACH = 320 }; /* candidates; with more of them all count as starts */

typedef struct {
    uint16_t number[SE_CANDIDATES];
    uint16_t candidate[SE_REACH];
    unsigned count;
    uint64_t weak[SE_REACH][SE_REACH / 64];   /* those that one that is on puts off */
    uint64_t strong[SE_REACH][SE_REACH / 64]; /* those that one that is off puts on */
    uint64_t leads[SE_REACH][SE_REACH / 64];  /* those that are on if this one is */
} se_reach;

/* Marks in `starts` bit 0: on leads to off or back to on, bit 1: off leads to on. */
void se_find_starts(se_reach *r, const se_grid *grid, uint8_t starts[SE_CANDIDATES]);

#endif
