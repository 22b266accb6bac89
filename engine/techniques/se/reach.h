/* se/reach.h - what follows without taking candidates off as it goes: which candidates can be the start of a forcing
 * chain or cycle at all, and where multiple chains can meet.
 *
 * The one idea: a candidate that comes to be on has a strong link: it is one of two in its square or unit. These few,
 * the nodes, are numbered first, and from on to on, over what is off between, is a relation of them, a bit matrix.
 * Closed once, it says of each candidate what follows from it.
 */
#ifndef SE_REACH_H
#define SE_REACH_H

#include "techniques/se/grid.h"

enum { SE_REACH = 320 }; /* candidates; with more of them everything is possible */

/* A set of candidates by number. */
typedef struct {
    uint64_t word[SE_REACH / 64];
} se_row;

typedef struct {
    unsigned nodes, count;          /* nodes, and all */
    unsigned words, all_words;      /* of a row that nodes, or all, take */
    uint16_t number[SE_CANDIDATES]; /* 1 and the number; 0: there is no such candidate */
    uint16_t candidate[SE_REACH];
    se_row of_square[81], of_unit[27][9]; /* the candidates there; of unit and digit - 1 */
    se_row weak[SE_REACH];                /* of a candidate: those that it puts off when it is on */
    se_row strong[SE_REACH];              /* of a node: those that it puts on when it is off */
    se_row direct[SE_REACH];    /* those that it puts on over one that is off when it is on */
    se_row leads[SE_REACH];     /* the same in any number of steps */
    se_row off_leads[SE_REACH]; /* those that are on if it is off */
    se_row off[SE_REACH];       /* of a candidate: all that are off if it is on */
} se_reach;

/* Marks in `starts` bit 0: on leads to off or, in a cycle that may take something away, back to on; bit 1: off leads
 * to on. False: there is none. */
bool se_find_starts(se_reach *r, const se_grid *grid, uint8_t starts[SE_CANDIDATES]);

/* Squares all of whose candidates have a consequence in common, and units all of whose places of a digit have. */
typedef struct {
    kt_squares squares;
    uint16_t units[27]; /* digits */
} se_meetings;

/* False: there is none. */
bool se_find_meetings(se_reach *r, const se_grid *grid, se_meetings *meetings);

#endif
