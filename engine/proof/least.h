/* least.h - how many truths any argument against a candidate uses at least.
 *
 * The one idea: suppose the candidate, and put in others that agree with it. Some truths are left without a true
 * candidate. An argument that uses none of these has not shown anything, as all that it uses holds there. So every argument
 * uses a truth of each such set, and where no choice of few truths meets all sets, there is no argument with so few:
 * neither a chain nor one by cases, nor one with removals inside. If a choice meets all sets that are known, its truths
 * are satisfied, if they can be, and what that leaves is the next set.
 *
 * Source: implicit hitting sets, as in Ignatiev, Previti, Liffiton and Marques-Silva, "Smallest MUS extraction with minimal
 * hitting set dualization" (2015).
 */
#ifndef PROOF_LEAST_H
#define PROOF_LEAST_H

#include "proof/position.h"

enum {
    PROOF_LEAST_MOST = 7, /* truths; nothing is said about more */
    PROOF_FILLINGS = 128,
    PROOF_TRUTH_WORDS = (PROOF_TRUTHS + 63) / 64
};

typedef struct {
    uint64_t words[PROOF_TRUTH_WORDS];
} proof_truths;

/* Candidates that agree: what they leave, and the truths that have one of them. */
typedef struct {
    proof_position position;
    proof_truths met;
} proof_filling;

typedef struct {
    proof_filling begun; /* the supposition alone */
    proof_truths all;
    proof_truths unmet[PROOF_FILLINGS];
    unsigned count;
    unsigned most; /* truths that may be chosen */
    uint32_t left; /* choices that may still be made */
} proof_least;

/* Begins with a candidate of the position. */
void proof_least_begin(proof_least *l, const proof_position *p, unsigned square, unsigned digit);

/* Whether every argument against it uses `truths` or more, from 2 to PROOF_LEAST_MOST. False also if that is not found out. The
 * budget counts suppositions that take as long. */
bool proof_least_is(proof_least *l, unsigned truths, uint32_t *budget);

#endif
