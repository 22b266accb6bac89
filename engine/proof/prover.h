/* prover.h - finds a short way to a goal.
 *
 * The one idea: climb under a limit, and again under a lower one, until nothing is found. Climbing takes every removal
 * that has an argument within the limit, until the goal is reached. Where nothing is left within the limit, it goes on
 * under a higher one. The limit of the next climb lies between the longest argument so far and the limit that was too
 * low.
 *
 * A way is trimmed, so that it needs each of its steps; it is then there for whoever asks. If its arguments are short
 * enough to read, or cannot be made shorter, it is cut: each step in turn is left out, and what rested on it is proved
 * again; the change is kept if the way has become shorter. After that all of it is tried once more, more broadly: with
 * pairs at every depth, and with arguments beyond the limit that come to be within it when they are trimmed. Where that
 * leaves an argument that is too long to read, removals lie inside removals inside an argument.
 *
 * Memory: one prover, of some 2.4 MB; nothing is allocated. Work is counted in suppositions that are
 * spread, so the same work gives the same way everywhere.
 */
#ifndef PROOF_PROVER_H
#define PROOF_PROVER_H

#include "proof/seek.h"
#include "proof/way.h"

typedef enum {
    PROOF_CLIMBS,
    PROOF_TRIMS,
    PROOF_CUTS,
    PROOF_PICKS, /* the shortest argument, where the goal is no more than that */
    PROOF_READY  /* nothing more is known to try */
} proof_state;

typedef struct {
    proof_state state;
    proof_goal goal;
    proof_position start;
    kt_squares placed;
    uint16_t possible[81]; /* the digits of each square in some solution: never refuted */

    proof_seeker seeker;
    proof_line lines[PROOF_BLOCK_LINES]; /* an argument at work */

    proof_way trial; /* at work: how far a climb has come, or what a cut has left so far */

    /* Climbing. */
    unsigned rung;    /* until there is a way: how hard it tries */
    unsigned limit;   /* truths of an argument */
    unsigned too_low; /* the highest limit that led nowhere */
    unsigned lowest;  /* the longest argument of any way so far */
    bool is_broad;    /* pairs at every depth, and arguments beyond the limit */
    unsigned candidate, failures;
    uint8_t sizes[PROOF_CANDIDATES]; /* of the arguments beyond the limit; NO_SIZE: none is known */
    bool is_seeking; /* an argument against the candidate, or in place of that of step `at` */

    bool leaves_single; /* picking: there is a single after the argument so far */

    /* Cutting. */
    proof_way current;     /* what is cut: of the last climb */
    proof_measure measure; /* of it */
    bool is_cut;           /* it cannot be made shorter */
    bool is_moving;        /* a move is under way */
    bool has_improved;     /* in these rounds */
    uint8_t round;         /* what is done with step or line `cut` */
    unsigned cut, at;
    uint32_t allowance; /* how much longer the steps behind it may become */

    /* The shortest way so far. */
    bool has_way;
    proof_way way;
    proof_measure way_measure;
} proof_prover;

/* Begins. `digits` are the candidates, `placed` the squares whose digit stands, and `possible` as above; all of
 * it is copied. */
void proof_prover_begin(proof_prover *p, const uint16_t digits[81], kt_squares placed,
                        const uint16_t possible[81], proof_goal goal);

/* Works until `budget`, counted down with each supposition, is zero, or somewhat longer, and returns p->state. Without a
 * way, p->trial is then how far it came. */
proof_state proof_prover_run(proof_prover *p, uint32_t *budget);

/* For prover.c: begins to trim or to cut `current`, and goes on. True: nothing more can be left out. */
void proof_cut_begin(proof_prover *p, proof_state state);
bool proof_cut_run(proof_prover *p, uint32_t *budget);

/* For prover.c: begins to pick, and goes on. */
void proof_pick_begin(proof_prover *p);
void proof_pick_run(proof_prover *p, uint32_t *budget);

/* For pick.c: whether the candidate is open and in no solution. */
bool proof_is_refutable(const proof_prover *p, unsigned candidate);

/* For cut.c: `current` needs each of its steps, and is the shortest way so far if it costs least. */
void proof_keep(proof_prover *p);

/* For prover.c: the steps of a way that are needed, alone. */
void proof_way_copy(proof_way *to, const proof_prover *p, const proof_way *from,
                    const proof_step_set *needed);

/* One that is too long to read. */
enum { PROOF_LONG = 40 };

/* What is to be small: the number of lines, and above all the longest argument, the more so if it is too long to read. */
static inline uint64_t proof_cost(proof_measure m) {
    uint64_t longest = m.longest + 1, cost = m.lines * longest * longest;
    return m.longest > PROOF_LONG ? cost * longest * longest / (PROOF_LONG * PROOF_LONG) : cost;
}

#endif
