/* se_hints.h - the hints of one chaining producer, of which the first is wanted, or, in a nested search, all.
 *
 * The one idea: hints are compared by rating, complexity and kind, then as they were met. Who looks for the first
 * only asks beforehand whether something so complex can still win.
 */
#ifndef SE_HINTS_H
#define SE_HINTS_H

#include "techniques/se_chain.h"
#include "techniques/se_finders.h"

enum { SE_DOUBLE = 1, SE_X = 2, SE_Y = 3, SE_XY = 4, SE_CELL = 5, SE_REGION = 6, SE_CLASH = 7 };

typedef struct {
    se_chains chains;
    se_search *s; /* of whoever wants the first; NULL: nested, all go to `hints` */
    se_hints *hints;
    bool has_best;
    unsigned key, complexity, kind, order; /* of the best so far */
} se_quest;

/* Where a rating stands among all: base and rating in tenths. In the original they are sums of tenths in binary,
 * and of two that look equal one may be the smaller. */
unsigned se_key(unsigned base, unsigned complexity);

/* Whether a hint would come before the best. In a nested search: always. */
bool se_wins(const se_quest *q, unsigned key, unsigned complexity, unsigned kind, unsigned order);

/* In a nested search: whether a conclusion at least as complex could take away a candidate that no hint before
 * it takes away. Otherwise: always. */
bool se_matters(const se_quest *q, unsigned state, unsigned key, unsigned complexity,
                unsigned kind);

/* A candidate turns out to be off or on: takes the hint, if it wins. `cost` is complete. */
void se_conclude(se_quest *q, unsigned technique, unsigned base, unsigned kind, unsigned order,
                 unsigned state, const se_cost *cost);

/* The same of several candidates that are off; `removed` by digit. */
void se_conclude_all(se_quest *q, unsigned technique, unsigned base, unsigned kind, unsigned order,
                     const kt_squares removed[10], const se_cost *cost);

/* Gives the best to whoever asked; or sorts all. */
void se_settle(se_quest *q);

/* The producers, on a grid that an outer branch has thinned out. */
void se_nested_forcing(se_quest *q);
void se_nested_multiple(se_quest *q, unsigned option);

#endif
