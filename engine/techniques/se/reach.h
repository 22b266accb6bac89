/* se/reach.h - which candidates can be the start of a forcing chain or cycle at all.
 *
 * The one idea: a candidate that comes to be on has a strong link: it is one of two in its square or unit. These few,
 * the nodes, are numbered, and from on to on, over what is off between, is a relation of them, a bit matrix. Closed
 * once, it says of each candidate whether it leads to its own opposite or back to itself.
 */
#ifndef SE_REACH_H
#define SE_REACH_H

#include "techniques/se/grid.h"

enum { SE_NODES = 320 }; /* with more of them all candidates count as starts */

/* A set of nodes. */
typedef struct {
    uint64_t word[SE_NODES / 64];
} se_nodes;

typedef struct {
    unsigned count, words;          /* nodes, and the words of a set that are in use */
    uint16_t number[SE_CANDIDATES]; /* 1 and the node; 0: it is none */
    uint16_t candidate[SE_NODES];
    se_nodes of_square[81], of_unit[27][9]; /* the nodes there; of unit and digit - 1 */
    se_nodes strong[SE_NODES];              /* those that one that is off puts on */
    se_nodes direct[SE_NODES];    /* those that one that is on puts on over one that is off */
    se_nodes leads[SE_NODES];     /* the same in any number of steps */
    se_nodes off_leads[SE_NODES]; /* those that are on if this one is off */
} se_reach;

/* Marks in `starts` bit 0: on leads to off or, in a cycle that may take something away, back to on; bit 1: off leads
 * to on. False: there is none. */
bool se_find_starts(se_reach *r, const se_grid *grid, uint8_t starts[SE_CANDIDATES]);

#endif
