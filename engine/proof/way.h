/* way.h - a way: steps that lead from a position to a goal, each with the steps that it rests on.
 *
 * The one idea: each candidate that is gone remembers the step that took it. So what a step rests on can be
 * read off the truths that it uses, and a way is cut down to what its goal needs.
 */
#ifndef PROOF_WAY_H
#define PROOF_WAY_H

#include "proof/line.h"

enum {
    PROOF_STEPS = 1024,
    PROOF_STEP_WORDS = PROOF_STEPS / 64,
    PROOF_WAY_LINES = 8192,
    PROOF_NO_STEP = 0xFFFF
};

/* SOLVED: every square is placed. HOLDS: the digit is placed in the square. DENIED: it is no candidate there. NONE: a truth
 * has no candidate left. NEXT: the last step is an argument. */
typedef struct {
    uint8_t claim; /* KT_CLAIM_... */
    uint8_t square, digit;
} proof_goal;

typedef struct {
    uint64_t words[PROOF_STEP_WORDS];
} proof_step_set;

/* A line, or a block. */
typedef struct {
    uint16_t first, count; /* its lines */
    uint16_t size;
    proof_step_set needs; /* the steps before it that it rests on */
} proof_step;

typedef struct {
    proof_position now;
    kt_squares placed;
    uint16_t taken_by[81][9]; /* the step, or PROOF_NO_STEP: gone from the start */
    unsigned step_count, line_count;
    proof_step steps[PROOF_STEPS];
    proof_line lines[PROOF_WAY_LINES];
} proof_way;

/* What a way comes to: the sizes of its steps added up, and the largest removal. */
typedef struct {
    uint32_t lines, longest;
} proof_measure;

/* Begins without steps, at a position in which the digits of `placed` stand. */
void proof_way_begin(proof_way *w, const proof_position *position, kt_squares placed);

/* Adds a step that follows; false if there is no room. */
bool proof_way_add(proof_way *w, const proof_line *lines, unsigned count);

/* Adds the place of a digit, by the truth that rests on least; false if it is none, or there is no room. */
bool proof_way_add_place(proof_way *w, unsigned square, unsigned digit);

/* Adds every single that there is, until none is left or the board breaks. False if there is no room. */
bool proof_way_add_singles(proof_way *w);

/* Adds a locked candidate that takes something; false if there is none, or no room. */
bool proof_way_add_locked(proof_way *w);

/* Likewise a pair, naked or hidden. */
bool proof_way_add_pair(proof_way *w);

/* The first truth without candidates, or PROOF_TRUTHS. */
unsigned proof_way_broken(const proof_way *w);

bool proof_way_reaches(const proof_way *w, proof_goal goal);

/* The steps that the goal, which is reached, rests on. */
proof_step_set proof_way_needed(const proof_way *w, proof_goal goal);

/* What these steps come to. */
proof_measure proof_way_measure(const proof_way *w, const proof_step_set *steps);

static inline bool proof_step_in(const proof_step_set *set, unsigned step) {
    return set->words[step / 64] >> step % 64 & 1;
}

/* Whether a step is a removal with a supposition. */
static inline bool proof_step_supposes(const proof_way *w, unsigned step) {
    return w->lines[w->steps[step].first].kind == KT_PROOF_SUPPOSE;
}

#endif
