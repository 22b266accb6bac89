/* se/work.h - room for the chains of Sudoku Explainer: allocated once by the caller that rates.
 *
 * The one idea: a state is a candidate that is on or off. A branch is all that follows from an
 * assumption, in the order in which it was met, with what led to each state; for an assumption that
 * may be wanted again only the set of states is kept.
 */
#ifndef SE_WORK_H
#define SE_WORK_H

#include "techniques/se/reach.h"
#include "techniques/se/recall.h"

enum {
    SE_OFF = SE_CANDIDATES, /* a state is a candidate that is on, or SE_OFF + one that is off */
    SE_STATES = 2 * SE_CANDIDATES,
    SE_WORDS = (SE_STATES + 63) / 64,
    SE_BRANCHES = 16,
    SE_RULES = 320,    /* advanced findings on one branch */
    SE_REASONS = 6000, /* and what they rest on */
    SE_HINTS = 1500,   /* of a nested producer */
    SE_GONE = 6000,    /* what they take away */
    SE_BY_CELL = 3,    /* below: by the row, column or box */
    SE_BY_PREMISE = 4,
    SE_BY_RULE = 0x8000 /* in off_from: and the number of the rule */
};

/* What an advanced finding rests on, and what its own chain costs. */
typedef struct {
    uint16_t first, count;   /* of the reasons: candidates that are off */
    uint16_t complexity;     /* of a nested chain; 0: there is none */
    uint8_t technique, unit; /* in which it was found, or KT_NO_UNIT */
    uint32_t mark;           /* equal for equal nested chains */
} se_rule;

/* The two ends of a contradiction; one of them has been met before, the other is `extra`. */
typedef struct {
    bool found, on_is_extra;
    uint8_t by; /* the extra one, if it is on */
    uint16_t candidate, from;
} se_clash;

typedef struct {
    uint64_t word[SE_WORDS];
} se_states;

static inline void se_add(se_states *set, unsigned state) {
    set->word[state / 64] |= (uint64_t)1 << state % 64;
}

static inline bool se_in(const se_states *set, unsigned state) {
    return set->word[state / 64] >> state % 64 & 1;
}

typedef struct {
    uint16_t on_count, off_count;
    uint16_t on[SE_CANDIDATES], off[SE_CANDIDATES]; /* in order */
    se_states met;                                  /* the same */
    uint16_t off_from
        [SE_CANDIDATES]; /* the candidate that is on, or SE_BY_RULE; of the premise itself */
    uint16_t on_from[SE_CANDIDATES];
    uint16_t depth[SE_STATES];
    uint8_t on_by[SE_CANDIDATES];
    se_clash clash;
    unsigned rules, reasons;
    se_rule rule[SE_RULES];
    uint16_t reason[SE_REASONS];
} se_branch;

/* A hint of a nested producer. */
typedef struct {
    uint64_t rank; /* among all: by rating, complexity and kind, then as met */
    uint16_t complexity, first_gone, gone, first_reason, reasons;
    uint8_t technique;
    uint32_t mark;
} se_hint;

typedef struct {
    unsigned count, gones, reasons;
    uint64_t best[SE_CANDIDATES]; /* the rank of the first hint that takes it away; 0: none does */
    se_hint hint[SE_HINTS];
    uint16_t gone[SE_GONE];
    uint16_t reason[4 * SE_REASONS];
} se_hints;

/* The place of the search on a level, so that it continues where it was paused. What it has found
 * so far is in tech_work, or, if it is nested, in the hints. */
typedef struct {
    uint32_t piece;                             /* the current one, from 1; 0: it has not begun */
    unsigned key, complexity, kind, best_order; /* of the best so far */
    bool is_spreading;                          /* in a branch, below, which is not complete */
    uint16_t spread_on, spread_off;             /* what of it has been taken up */
    uint8_t spread_stage;                       /* and what advances it: se_advance() */
    uint8_t spread_branch;
    uint32_t time;                  /* counts the branches that were asked for */
    uint32_t used[SE_BRANCHES];     /* when each was asked for last; 0: never */
    uint16_t held[SE_BRANCHES];     /* and of which state it is */
    uint16_t clash_cost[SE_STATES]; /* of a branch that is known: of its contradiction; 0: none */
} se_progress;

/* One level of assuming. */
typedef struct se_level se_level;
struct se_level {
    se_progress progress;
    se_grid start; /* the grid when the assumption is made */
    se_grid now;   /* without what a dynamic branch has taken off */
    se_branch branch[SE_BRANCHES];
    bool known[SE_STATES]; /* `follows` holds */
    se_states follows[SE_STATES];
    uint8_t starts[SE_CANDIDATES];
    se_meetings meetings; /* of static multiple chains */
};

typedef struct {
    uint32_t lost;
    se_reach reach;
    se_hints hints; /* of the nested search */
    se_recall recall;
    se_level level[2];
} se_work;

#endif
