/* se/hints.h - the hints of one chaining producer, of which the first is wanted, or, in a nested
 * search, all.
 *
 * The one idea: hints are compared by rating, complexity and kind, then as they were met. A search
 * for the first only asks beforehand whether something that complex can still win.
 */
#ifndef SE_HINTS_H
#define SE_HINTS_H

#include <stddef.h>

#include "techniques/se/chain.h"
#include "techniques/se/finders.h"

enum { SE_DOUBLE = 1, SE_X = 2, SE_Y = 3, SE_XY = 4, SE_CELL = 5, SE_REGION = 6, SE_CLASH = 7 };

/* Searches on a grid that an outer branch has thinned out want all hints. */
static inline bool se_is_nested(const se_chains *c) {
    return c->outer != NULL;
}

/* Where a rating stands among all: base and rating in tenths. In the original they are sums of tenths in binary,
 * and of two that look equal one may be the smaller. */
unsigned se_key(unsigned base, unsigned complexity);

/* Whether a hint would come before the best. In a nested search: always. */
bool se_wins(const se_chains *c, unsigned key, unsigned complexity, unsigned kind, unsigned order);

/* The chains of a search for the first hint; a search that was not paused begins anew. */
se_chains se_outer(se_search *s);

/* In a nested search: whether a conclusion at least as complex could take away a candidate that no hint before
 * it takes away. Otherwise: always. */
bool se_matters(const se_chains *c, unsigned state, unsigned key, unsigned complexity,
                unsigned kind, unsigned order);

/* A candidate turns out to be off or on. `cost` is complete. True: the hint wins; the step is
 * described except for its parts, and has to be kept, tech_keep(). */
bool se_conclude(const se_chains *c, unsigned technique, unsigned base, unsigned kind,
                 unsigned order, unsigned state, const se_cost *cost);

/* The same for several candidates that are off; `removed` by digit. */
bool se_conclude_all(const se_chains *c, unsigned technique, unsigned base, unsigned kind,
                     unsigned order, const kt_squares removed[10], const se_cost *cost);

/* In a nested search: sorts the hints. */
void se_sort_hints(se_hints *hints);

/* The producers, on a grid that an outer branch has thinned out. */
void se_nested_forcing(se_chains *c);
void se_nested_multiple(se_chains *c, unsigned option);

#endif
