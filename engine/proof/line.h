/* line.h - the lines of an argument, and how they are replayed.
 *
 * The one idea: a removal is proved by lines between a supposition and what breaks, and such lines may hold
 * a removal of their own. So everything is one flat list: a block from SUPPOSE to BROKEN stands for "this
 * candidate is not true", and a way to a solution is a list of the same lines, with no supposition around
 * it. Leaving out a line, or a whole block, is the same operation at every depth.
 */
#ifndef PROOF_LINE_H
#define PROOF_LINE_H

#include "kakutei.h"
#include "proof/position.h"

/* By its kind:
 *   PLACE    truth; square, digit: its only candidate left
 *   LOCKED   truth of a unit: all its places lie in `other` as well, which loses the others
 *   NAKED    of the unit these places have only these digits, which its other squares lose
 *   HIDDEN   the unit has these digits in these places only, which lose their other digits
 *   SUPPOSE  square, digit: begins a block
 *   BROKEN   truth: has no candidate left; ends a block */
typedef struct {
    uint8_t kind; /* KT_PROOF_... */
    uint8_t other;
    uint8_t square, digit;
    union {
        uint16_t truth;
        uint16_t places; /* of a subset: bits 0 to 8 */
    };
    uint16_t digits; /* of a subset, as many as places */
    uint8_t unit;    /* of a subset */
} proof_line;

/* Suppositions inside one another, and the lines of a block, at most. */
enum { PROOF_DEPTHS = 4, PROOF_BLOCK_LINES = 512 };

/* The candidates that a line takes, at most, but for a PLACE. */
enum { PROOF_TAKEN = 42 };

/* The place of a digit, and that all places of a truth lie in `other`, as lines. */
proof_line proof_line_place(unsigned truth, unsigned square, unsigned digit);
proof_line proof_line_locked(unsigned truth, unsigned other);

/* A subset of `unit`: its `members`, two or more, are places (naked) or digits less one (hidden), and share as many
 * `shared` digits or places. */
proof_line proof_line_subset(unsigned unit, bool is_naked, unsigned members, unsigned shared);

/* The truth of a member of `unit`, as above. */
static inline unsigned proof_member(unsigned unit, bool is_naked, unsigned member) {
    return is_naked ? kt_unit_squares[unit][member] : proof_truth_of(unit, member + 1);
}

/* The truths that a line uses; returns how many. */
unsigned proof_line_truths(const proof_line *line, uint16_t truths[9]);

/* Whether a PLACE, LOCKED, NAKED or HIDDEN follows from a position in which no truth of it has lost all candidates. */
bool proof_line_follows(const proof_position *p, const proof_line *line);

/* What a line takes from a position on which it follows, as 9 * square + digit - 1; returns how many. */
unsigned proof_line_takes(const proof_position *p, const proof_line *line,
                          uint16_t taken[PROOF_TAKEN]);

/* The truths that the lines use. */
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
