/* step.h - what a technique found: its pattern, and what follows from it.
 *
 * The one idea: a step is data. What it does is a list in the order in which it is done, what it looks like
 * are parts, each a role and what plays it; code that applies, tells, draws or compares steps asks no
 * technique.
 */
#ifndef TECH_STEP_H
#define TECH_STEP_H

#include "kakutei.h"
#include "techniques/board.h"
#include "techniques/technique.h"

enum { TECH_REMOVALS = 729, TECH_PARTS = 512 };

/* What plays a role in a step, to be drawn and told; the fields are those of a PART event. */
typedef struct {
    uint8_t role; /* KT_ROLE_... */
    uint8_t unit; /* KT_NO_UNIT: none */
    uint16_t digits;
    uint16_t other;    /* of a link: the part it comes from; TECH_NO_PART: the chain begins there */
    uint8_t technique; /* of KT_ROLE_FOUND: which found it; else 0 */
    kt_squares squares;
} tech_part;

enum { TECH_NO_PART = 0xFFFF };

typedef struct {
    uint8_t technique;
    uint8_t unit;       /* in which it is, or KT_NO_UNIT */
    uint8_t rating;     /* Sudoku Explainer's, in tenths; 0: none */
    uint8_t digit;      /* placed in all squares of `placed`; 0: nothing is placed */
    uint16_t digits;    /* those of the pattern */
    uint16_t links;     /* of its chains; 0: none */
    uint16_t size;      /* of a chain of sets: the squares of each, added up */
    bool is_siamese;    /* two fish of one base: the parts of the second come last */
    kt_squares squares; /* those of the pattern */
    kt_squares placed;
    uint16_t removals; /* how many */
    uint16_t part_count;
    kt_squares removed[10];                /* the removals by digit */
    tech_candidate removal[TECH_REMOVALS]; /* each once, in the order in which they are made */
} tech_step;

/* Places and removes what the step says. */
void tech_apply(tech_board *board, const tech_step *step);

/* How much one has to look at: the links of the chains or, without chains, the squares of the pattern. For comparing
 * the steps of one entry of an order. */
unsigned tech_size(const tech_step *step);

/* Whether HoDoKu takes `a` rather than `b`, which was found first: placing before removing, more removals
 * before fewer, then what is further up; of chains with the same removals the shorter,
 * of chains of sets the one with fewer squares. `short_first`: the
 * shorter chain before what is further up, too, as the forks numbered 2.3 have it. */
bool tech_precedes(const tech_step *a, const tech_step *b, bool short_first);

#endif
