/* seek.h - seeks an argument against one candidate.
 *
 * The one idea: where a supposition does not break by itself, every candidate that is left within it is
 * supposed in turn; what breaks is a removal, waits at its cost like any other conclusion, and may make the
 * rest break. All of it is the same step at each depth, so the work can stop after any spread and go on.
 */
#ifndef PROOF_SEEK_H
#define PROOF_SEEK_H

#include "proof/spread.h"

enum { PROOF_BLOCKS = 8192 }; /* lines of all removals within a supposition */

typedef struct {
    proof_frame frame;
    unsigned
        next; /* the candidate to be supposed next: 9 * square + digit - 1; 0: a sweep begins */
    bool is_swept; /* each has been supposed once */
    unsigned block_count;
    proof_line blocks[PROOF_BLOCKS];
} proof_level;

typedef struct {
    /* For the caller to set: within removals only those candidates are supposed without which there is a single. That takes
     * half the time where removals lie two deep. */
    bool is_narrow;

    proof_spread spread;
    unsigned depth, level; /* the deepest level that may be used; the one at work */
    proof_level levels[PROOF_DEPTHS];
} proof_seeker;

typedef enum { PROOF_SEEKING, PROOF_FOUND, PROOF_NOT_FOUND } proof_sought;

/* Begins: an argument of at most `limit` truths, with removals inside one another up to `depth` (0: none, below
 * PROOF_DEPTHS). All singles of the position are placed. */
void proof_seek(proof_seeker *s, const proof_position *position, unsigned square, unsigned digit,
                unsigned limit, unsigned depth);

/* Works until it is found or not, or `budget`, counted down with each spread, is zero. */
proof_sought proof_seek_run(proof_seeker *s, uint32_t *budget);

/* Writes the argument that was found, as a block that follows, into `lines`, which has room for
 * PROOF_BLOCK_LINES; returns their number. 0: it is too long. */
unsigned proof_seek_lines(const proof_seeker *s, const proof_position *position, proof_line *lines);

#endif
