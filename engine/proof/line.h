/* line.h - the lines of an argument, and how they are replayed.
 *
 * The one idea: a removal is proved by lines between a supposition and what breaks, and such lines may hold
 * a removal of their own. So everything is one flat list: a block from SUPPOSE to BROKEN stands for "this
 * candidate is not true", and a way to a solution is a list of the same lines, with no supposition around
 * it. Leaving out a line, or a whole block, is the same operation at every depth.
 */
#ifndef PROOF_LINE_H
#define PROOF_LINE_H

#include "proof/position.h"

typedef enum {
    PROOF_PLACE,  /* truth; square, digit: its only candidate left */
    PROOF_LOCKED, /* truth of a unit: all its places lie in `unit` as well, which loses the others */
    PROOF_SUPPOSE, /* square, digit: begins a block */
    PROOF_BROKEN   /* truth: has no candidate left; ends a block */
} proof_line_kind;

typedef struct {
    uint8_t kind; /* proof_line_kind */
    uint8_t unit;
    uint8_t square, digit;
    uint16_t truth;
} proof_line;

/* Suppositions inside one another, and the lines of a block, at most. */
enum { PROOF_DEPTHS = 4, PROOF_BLOCK_LINES = 512 };

/* The place of a digit, and that all places of a truth lie in `unit`, as lines. */
proof_line proof_line_place(unsigned truth, unsigned square, unsigned digit);
proof_line proof_line_locked(unsigned truth, unsigned unit);

/* What they count: each line is one truth, but the suppositions. */
unsigned proof_size(const proof_line *lines, unsigned count);

/* The number of the line after the one at `at` or, if a block begins there, after the block. */
unsigned proof_behind(const proof_line *lines, unsigned at);

/* How many suppositions stand inside one another, at most. */
unsigned proof_depth(const proof_line *lines, unsigned count);

/* Replays the lines without those from `skipped` to `skipped_end`, and changes the position as they say.
 * False if one does not follow. `truths`, if not NULL, hears of each truth that is used. */
bool proof_replay(proof_position *p, const proof_line *lines, unsigned count, unsigned skipped,
                  unsigned skipped_end, uint8_t truths[PROOF_TRUTHS]);

/* Brings a block, found line by line, into a form that follows: what breaks before its end ends it there.
 * Returns the new count, 0 if it does not follow at all. */
unsigned proof_settle(const proof_position *p, proof_line *lines, unsigned count);

/* Leaves out of a block that follows whatever it can do without; returns the new count. */
unsigned proof_trim(const proof_position *p, proof_line *lines, unsigned count);

#endif
