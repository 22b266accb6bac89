/* shape.h - whether an argument is a technique that people know by name.
 *
 * The one idea: an argument whose truths have two candidates each, of which the line before takes one, is a chain of
 * strong links. What is supposed sees both of its ends. The kinds of its truths say how it is called.
 *
 * Source: as those of the techniques in techniques/.
 */
#ifndef PROOF_SHAPE_H
#define PROOF_SHAPE_H

#include "proof/line.h"

/* KT_SHAPE_... of a block that follows on the position. */
unsigned proof_shape(const proof_position *p, const proof_line *lines, unsigned count);

#endif
