/* work.h - what finders remember between two searches, and their room for work.
 *
 * The one idea: one block, allocated once by the owner of the handle, so that rating allocates
 * nothing. A family that needs room adds a member of its own, a structure from its own header; a
 * stamp in it says whether what it keeps from the last search is still good. A list that is full
 * counts what found no room in `lost`.
 */
#ifndef TECH_WORK_H
#define TECH_WORK_H

#include "techniques/als_chain.h"
#include "techniques/als_nodes.h"
#include "techniques/closure.h"
#include "techniques/rectangles.h"
#include "techniques/step.h"

typedef struct {
    uint32_t lost;
    bool has_best; /* tech_propose() has kept a step */
    tech_step best;
    tech_part best_parts[TECH_PARTS];
    tech_links links, short_links;
    tech_tree tree, back;
    tech_closure closure;
    tech_set_links set_links;
    kt_squares kraken_done[2][10]; /* by type and digit: what has been told to go */
    tech_rectangles rectangles;
    tech_als_lists als;
    tech_als_ways als_ways;
} tech_work;

#endif
