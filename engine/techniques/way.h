/* way.h - a way from literal to literal as what it is in a step: its squares, digits, links and parts. */
#ifndef TECH_WAY_H
#define TECH_WAY_H

#include "techniques/finder.h"

/* Adds a literal to the step, as a part that comes from another (TECH_NO_PART: a way begins); returns its own.
 * The role says whether the node becomes true (strong) or false (weak). */
unsigned tech_tell_node(tech_finder *f, const tech_links *l, tech_literal literal, unsigned from);

/* Adds a way, and counts its links. */
void tech_tell_way(tech_finder *f, const tech_links *l, const tech_literal *way, unsigned count);

#endif
