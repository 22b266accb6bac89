/* work.h - what finders remember between two searches, and room for what they make while they search.
 *
 * The one idea: one block, allocated once by whoever owns the handle, so that rating allocates nothing. A
 * family that needs room adds a member of its own, a structure from its own header; what it keeps there from
 * the last search is good as long as the board's `changes` are what they were. A list that is full counts
 * what found no room in `lost`.
 */
#ifndef TECH_WORK_H
#define TECH_WORK_H

#include "techniques/closure.h"
#include "techniques/step.h"

typedef struct {
    uint32_t lost;
    bool has_best; /* tech_propose() has kept a step */
    tech_step best;
    tech_part best_parts[TECH_PARTS];
    tech_links links, short_links;
    tech_tree tree, back;
    tech_closure closure;
} tech_work;

#endif
