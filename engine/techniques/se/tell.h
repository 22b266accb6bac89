/* se/tell.h - chains of Sudoku Explainer as parts of a step: written only if somebody wants to draw them.
 *
 * The one idea: what a conclusion needs is told as soon as all that it rests on has been told, and line by line as far
 * as that goes. The premise comes first, the conclusion last. A state that rests on several others is told once
 * from each of them; chains within the chain are left out, and what they yield is told as found by their technique.
 */
#ifndef SE_TELL_H
#define SE_TELL_H

#include "techniques/se/chain.h"

/* The way from the premise of a branch to a state. */
void se_tell_way(const se_chains *c, const se_branch *branch, unsigned state);

/* The ways to both ends of its contradiction; what they share is told once. */
void se_tell_clash(const se_chains *c, const se_branch *branch);

/* A node of a chain; returns its part. */
unsigned se_tell_state(const se_chains *c, unsigned state, unsigned from);

#endif
