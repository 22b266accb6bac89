/* human.h - what the files of the human-like method share: its levels and its deductions.
 *
 * Source: 北本 卓也 (Takuya Kitamoto), 数独パズルの計算機による解析について, 2013. A(i,j), the candidates of a
 * square, is kt_candidates here; "unit" is the paper's row, column or sub-block.
 *
 * The one idea: every find is a kt_deduction, and each level remembers for each unit, digit and
 * candidate which techniques have already found nothing there. Starting again with the simplest
 * technique then means looking at what has changed, and work can stop and continue anywhere.
 */
#ifndef KT_HUMAN_H
#define KT_HUMAN_H

#include "methods/deduction.h"

enum {
    HUMAN_ALLIANCES = 8,  /* the largest n of an n-country alliance */
    HUMAN_REDUCTIONS = 4, /* the largest n of an AB reduction */
    HUMAN_TRUES = 10,     /* the longest chain, in true links */
    HUMAN_CHOICES = 99,   /* KT_OPTION_MEASURE counts up to here */
    HUMAN_CANDIDATES = 729
};

/* The board, or the board under an assumption. */
typedef struct {
    kt_candidates candidates;
    uint8_t alliances[27]; /* of a unit: no alliance up to this n takes anything away */
    uint8_t reductions[9]; /* of a digit: no AB reduction up to this n does */
    uint16_t chains;       /* no candidate below this number (square * 9 + digit - 1) has a chain */
    uint32_t cause;        /* the event that changed it last */
    uint8_t square, digit; /* the assumption that the next level is about */
    uint16_t leads;        /* digits of that square that led to a solution */
    uint32_t assumed;      /* the event of that assumption */
} human_level;

/* Work of a search for chains; see chain.c. */
typedef struct {
    uint16_t queue[2 * HUMAN_CANDIDATES];
    uint16_t before[2 * HUMAN_CANDIDATES];
    uint8_t distance[2 * HUMAN_CANDIDATES];
    uint16_t count;
} human_links;

typedef struct {
    kt_press *press;
    uint8_t depth;
    bool found;           /* `deduction` waits to be counted and applied */
    uint16_t counted;     /* KT_OPTION_MEASURE: units, digits or candidates looked through */
    uint32_t choices;     /* deductions of the same rule found there */
    uint8_t solutions;    /* found by assumption: 0 to 2 */
    bool decided;         /* the search for a second solution is over */
    uint8_t solution[81]; /* the first one */
    uint8_t order[81];    /* squares in the order in which they were filled, the givens left out */
    uint8_t solution_order[81];
    uint32_t result; /* the RESULT that led to it */
    kt_deduction deduction;
    human_links links, loop;
    human_level levels[82];
} human;

static inline human_level *human_deepest(human *h) {
    return &h->levels[h->depth];
}

/* Takes work from a budget, which may be overdrawn. */
static inline void human_spend(uint32_t *budget, uint32_t work) {
    *budget -= work < *budget ? work : *budget;
}

/* --- alliance.c: 4.1 -------------------------------------------------------------------------- */

/* The first square with one candidate. */
bool human_find_determined(const kt_candidates *c, kt_deduction *found);

/* An alliance of n = 2 to 8 squares of the unit that takes something away. */
bool human_find_alliance(const kt_candidates *c, unsigned unit, unsigned n, kt_deduction *found);

/* How many of them there are. */
uint32_t human_count_alliances(const kt_candidates *c, unsigned unit, unsigned n);

/* --- ab_reduction.c: 4.2 ---------------------------------------------------------------------- */

/* An AB reduction with n = 1 to 4 units for the digit that takes something away, if there is none with
 * fewer. */
bool human_find_reduction(const kt_candidates *c, unsigned digit, unsigned n, kt_deduction *found);

/* The number of those that differ in what they take away, up to `most` (and HUMAN_CHOICES). */
uint32_t human_count_reductions(const kt_candidates *c, unsigned digit, unsigned n, uint32_t most);

/* --- chain.c: 4.3 ----------------------------------------------------------------------------- */

/* The shortest chain that kills a candidate (square * 9 + digit - 1). */
bool human_find_chain(human *h, const kt_candidates *c, unsigned candidate, kt_deduction *found);

/* --- assumption.c ----------------------------------------------------------------------------- */

/* Begins an assumption on the deepest level, where the techniques are exhausted. */
void human_suppose(human *h);

/* The deepest level, an assumption, contradicts itself; `contradiction` is the event. */
void human_refute(human *h, uint32_t contradiction);

/* The deepest level, an assumption, is full. */
void human_solve(human *h);

/* --- rating.c --------------------------------------------------------------------------------- */

/* Difficulty and interest, from what the press has counted. */
void human_rate(const kt_press *press, kt_rating *rating);

/* --- human.c ---------------------------------------------------------------------------------- */

extern const kt_method_type kt_method_human;

/* The candidates of the deepest level, to be changed. */
kt_position human_position(human *h);

/* Takes candidates on the deepest level, for a reason already told. */
void human_exclude(human *h, unsigned square, uint16_t digits, uint32_t cause);

#endif
