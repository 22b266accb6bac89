/* se/chain.h - what follows from an assumption, how much of it a conclusion needs, and its cost.
 *
 * The one idea: assumptions spread breadth first, in the original's order, so that the first way to
 * a state counts. What a state that is on rests on need not be remembered: all other candidates of
 * the square, or all other places of the unit, that existed at the beginning.
 */
#ifndef SE_CHAIN_H
#define SE_CHAIN_H

#include "techniques/finder.h"
#include "techniques/se/work.h"

/* How to spread. */
typedef struct {
    bool one_digit;  /* only by units */
    bool is_dynamic; /* candidates that are off are taken from the grid */
    uint8_t plus;    /* 0; 1: with simple techniques; more: nested chains, too */
} se_manner;

typedef struct {
    tech_finder *f; /* counts the budget; if the first hint is wanted, it also takes the step */
    se_work *work;
    se_level *at;
    se_manner manner;
    const se_level *outer; /* whose thinned grid at->start is; NULL: the board itself */
} se_chains;

/* A branch that has nothing but its premise, a state. */
void se_assume(const se_chains *c, se_branch *branch, unsigned state);

/* A candidate that has not been met yet is on, or off. */
void se_put_on(se_branch *branch, unsigned candidate, unsigned from, unsigned by);
void se_put_off(se_branch *branch, unsigned candidate, unsigned from);

/* Adds all that follows from a state; ends with a contradiction or when nothing new comes. False:
 * it was paused, and the same call continues it. */
bool se_spread(const se_chains *c, se_branch *branch, unsigned state);

/* The states on which a candidate that is on rests: the other candidates of its square, or places of its unit,
 * that the assumption began with. */
unsigned se_reasons(const se_grid *start, unsigned candidate, unsigned by, uint16_t reasons[8]);

/* What conclusions need, added up. */
typedef struct {
    unsigned complexity;
    unsigned nested;
    unsigned marks;
    uint32_t mark[64]; /* of the nested chains that are counted */
    uint32_t hash;
    se_states ancestors; /* of the last conclusion that was counted, itself included */
    se_states gone;      /* in a nested search: the candidates taken off outside that it needs */
} se_cost;

void se_cost_begin(se_cost *cost);

/* The ancestors of a state of the branch, itself included, or of the extra end of its clash. */
void se_cost_of(const se_chains *c, const se_branch *branch, unsigned state, bool is_extra,
                se_cost *cost);

/* In a nested search: notes what the outer branch has taken from the square of a candidate that is on, or from the
 * unit, so that it came to be on. */
void se_note_gone(const se_chains *c, se_cost *cost, unsigned candidate, unsigned by);

/* In tenths, by complexity. */
unsigned se_length(unsigned complexity);

/* Finds what simple techniques and nested chains take away from at->now, and adds it to the branch. False: there is
 * nothing; or the finder is paused. */
bool se_advance(const se_chains *c, se_branch *branch);

#endif
