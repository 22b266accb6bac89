/* als_nodes.h - almost locked sets as nodes of chains.
 *
 * The one idea: if a digit is false everywhere in such a set, the set is locked, and what sees all its places of
 * another digit loses that. So the node of a set and a digit is only ever false, and leads from what takes
 * the digit to what its other digits take.
 */
#ifndef TECH_ALS_NODES_H
#define TECH_ALS_NODES_H

#include "techniques/links.h"
#include "techniques/stamp.h"

typedef struct tech_finder tech_finder;

enum { TECH_SET_LINKS = 192 * 1024 };

typedef struct {
    tech_stamp stamp;
    uint16_t nodes;
    uint16_t set[TECH_SET_NODES];      /* of each node, by its number in the list of sets */
    uint32_t begin[TECH_LITERALS + 1]; /* the sets that follow from a candidate or a group */
    uint32_t from[TECH_SET_NODES + 1]; /* what follows from a set */
    uint32_t count;
    tech_literal links[TECH_SET_LINKS];
} tech_set_links;

static inline bool tech_is_set(tech_literal literal) {
    return literal / 2 >= TECH_NODES;
}

/* Makes the nodes of the sets and their links, after those of candidates and groups. */
void tech_link_sets(tech_finder *f);

/* Grows a tree over all nodes. A link from a set counts as the number of links that tell it; so a
 * way that is met later may be shorter. */
void tech_grow_with_sets(const tech_finder *f, tech_literal premise, tech_tree *tree);

#endif
