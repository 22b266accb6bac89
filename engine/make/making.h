/* making.h - a puzzle in the making: from complete grids to the requested puzzle.
 *
 * The one idea: all progress is in this record, a unit of work has at most one check for a second
 * solution, and the work can pause after each unit. So the result cannot depend on how the work is
 * cut.
 */
#ifndef KT_MAKE_MAKING_H
#define KT_MAKE_MAKING_H

#include "board/rng.h"
#include "kakutei.h"
#include "make/orbits.h"

/* The number of second solutions of the current grid that are remembered. */
#define KT_RIVALS 128

typedef struct {
    kt_rng rng;
    kt_orbit orbits[81]; /* those that may hold givens */
    unsigned orbit_count;
    unsigned least, most; /* givens requested; 0 and 81: minimal */
    bool sums[82];        /* numbers of givens that orbits can add up to */

    /* The current grid; attempts counts them. */
    bool has_grid;
    uint8_t solution[81]; /* '1' to '9' */
    uint8_t puzzle[81];   /* '1' to '9' or '.'; the solution is its only one */
    kt_squares givens;    /* of puzzle */
    unsigned count;
    unsigned goal;                /* fewer givens than that are not wanted */
    uint8_t order[81];            /* numbers of orbits, in the order in which they are to go */
    unsigned order_count, at;     /* at: the next one */
    kt_squares rivals[KT_RIVALS]; /* where other solutions differ from this one */
    unsigned rival_count;         /* how many there were; a new one replaces an old one */
    kt_squares best;              /* the fewest givens on this grid so far */
    unsigned best_count;          /* 82: none yet */
    unsigned vain;                /* orders since they became fewer */

    kt_maker_report report;
    kt_squares base; /* what is varied; empty: nothing was yet */
} kt_making;

/* Begins. The request is within its ranges. */
void kt_making_begin(kt_making *m, const kt_maker_request *request);

/* The same, but it begins as if `puzzle`, with this one solution and no given that can go, had been made, and turned by
 * the seeds: rows, columns and digits change places. The request has no symmetry, numbers or pattern. */
void kt_making_begin_at(kt_making *m, const kt_maker_request *request, const char puzzle[81]);

/* After KT_FINISHED: begins a puzzle of the same grid, near the last one or, if there is one, near the one that was
 * varied before. */
void kt_making_vary(kt_making *m, bool from_last);

/* Goes on for at most `budget` checks: KT_FINISHED, KT_MORE or KT_STUCK, as kt_maker_run. */
kt_status kt_making_go_on(kt_making *m, uint32_t budget);

#endif
