/* way.h - a way from literal to literal as what it is in a step: its squares, digits, links and parts. */
#ifndef TECH_WAY_H
#define TECH_WAY_H

#include "techniques/finder.h"

/* Adds a way to the step. Its first node is a part that comes from no other; every part's role says whether its
 * node becomes true (strong) or false (weak). */
void tech_tell_way(tech_finder *f, const tech_links *l, const tech_literal *way, unsigned count);

#endif
