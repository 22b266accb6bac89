/* line.c - see line.h. */
#include "proof/line.h"

#include <string.h>

#include "kakutei.h"

proof_line proof_line_place(unsigned truth, unsigned square, unsigned digit) {
    return (proof_line){.kind = PROOF_PLACE,
                        .unit = KT_NO_UNIT,
                        .truth = (uint16_t)truth,
                        .square = (uint8_t)square,
                        .digit = (uint8_t)digit};
}

proof_line proof_line_locked(unsigned truth, unsigned unit) {
    return (proof_line){.kind = PROOF_LOCKED,
                        .unit = (uint8_t)unit,
                        .truth = (uint16_t)truth,
                        .square = KT_NO_SQUARE,
                        .digit = (uint8_t)proof_truth_digit(truth)};
}

unsigned proof_size(const proof_line *lines, unsigned count) {
    unsigned size = 0;
    for (unsigned i = 0; i < count; i++) size += lines[i].kind != PROOF_SUPPOSE;
    return size;
}

unsigned proof_behind(const proof_line *lines, unsigned at) {
    unsigned open = 0;
    do {
        if (lines[at].kind == PROOF_SUPPOSE) open++;
        if (lines[at].kind == PROOF_BROKEN) open--;
        at++;
    } while (open > 0);
    return at;
}

unsigned proof_depth(const proof_line *lines, unsigned count) {
    unsigned open = 0, most = 0;
    for (unsigned i = 0; i < count; i++) {
        if (lines[i].kind == PROOF_SUPPOSE) open++;
        if (lines[i].kind == PROOF_BROKEN) open--;
        if (open > most) most = open;
    }
    return most;
}

/* --- Replaying -------------------------------------------------------------------------------- */

/* The position of each depth: that of the board, and one within each open supposition. */
typedef struct {
    proof_position *board;
    proof_position within[PROOF_DEPTHS];
    proof_line supposed[PROOF_DEPTHS];
    unsigned depth;
} replay;

static proof_position *now(replay *r) {
    return r->depth == 0 ? r->board : &r->within[r->depth - 1];
}

static bool suppose(replay *r, proof_line line) {
    if (r->depth == PROOF_DEPTHS) return false;
    r->within[r->depth] = *now(r);
    r->supposed[r->depth++] = line;
    proof_place(now(r), line.square, line.digit);
    return true;
}

static void end_block(replay *r) {
    proof_line line = r->supposed[--r->depth];
    proof_take(now(r), line.square, line.digit);
}

/* Whether the square and digit of a PLACE are all that is left of its truth. */
static bool is_last(const proof_position *p, proof_line line) {
    unsigned left = proof_left(p, line.truth);
    if (!kt_is_single(left)) return false;
    unsigned bit = kt_lowest_bit(left);
    return proof_square_at(line.truth, bit) == line.square &&
           proof_digit_at(line.truth, bit) == line.digit;
}

static bool apply(proof_position *p, proof_line line) {
    if (line.kind == PROOF_PLACE) {
        if (!is_last(p, line)) return false;
        proof_place(p, line.square, line.digit);
        return true;
    }
    unsigned unit = proof_truth_unit(line.truth), places = proof_left(p, line.truth);
    if (places == 0) return false;
    for (unsigned rest = places; rest != 0; rest &= rest - 1) {
        unsigned square = kt_unit_squares[unit][kt_lowest_bit(rest)];
        if (!(kt_square_unit_bits[square] >> line.unit & 1)) return false;
    }
    for (unsigned rest = proof_outside(p, unit, line.unit, line.digit); rest != 0;
         rest &= rest - 1) {
        proof_take(p, kt_unit_squares[line.unit][kt_lowest_bit(rest)], line.digit);
    }
    return true;
}

bool proof_replay(proof_position *p, const proof_line *lines, unsigned count, unsigned skipped,
                  unsigned skipped_end, uint8_t truths[PROOF_TRUTHS]) {
    replay r;
    r.board = p;
    r.depth = 0;
    for (unsigned i = 0; i < count; i++) {
        if (i == skipped) i = skipped_end;
        if (i == count) break;
        proof_line line = lines[i];
        if (line.kind == PROOF_SUPPOSE) {
            if (proof_has(now(&r), line.square, line.digit)) {
                if (!suppose(&r, line)) return false;
            } else {
                i = proof_behind(lines, i) - 1;
            }
            continue;
        }
        if (truths != NULL) truths[line.truth] = 1;
        if (line.kind == PROOF_BROKEN) {
            if (r.depth == 0 || proof_left(now(&r), line.truth) != 0) return false;
            end_block(&r);
        } else if (!apply(now(&r), line)) {
            return false;
        }
    }
    return r.depth == 0;
}

/* The end of the innermost block around the line at `at`. */
static unsigned end_around(const proof_line *lines, unsigned at) {
    while (lines[at].kind != PROOF_BROKEN) at = proof_behind(lines, at);
    return at;
}

unsigned proof_settle(const proof_position *p, proof_line *lines, unsigned count) {
    proof_position board = *p;
    replay r;
    r.board = &board;
    r.depth = 0;
    unsigned kept = 0;
    for (unsigned i = 0; i < count; i++) {
        proof_line line = lines[i];
        if (line.kind == PROOF_SUPPOSE) {
            if (proof_has(now(&r), line.square, line.digit)) {
                if (!suppose(&r, line)) return 0;
                lines[kept++] = line;
            } else {
                i = proof_behind(lines, i) - 1;
            }
            continue;
        }
        if (r.depth == 0) return 0;
        if (proof_left(now(&r), line.truth) == 0) {
            i = end_around(lines, i);
            line.kind = PROOF_BROKEN;
        } else if (line.kind == PROOF_BROKEN || !apply(now(&r), line)) {
            return 0;
        }
        lines[kept++] = line;
        if (line.kind == PROOF_BROKEN) end_block(&r);
    }
    return kept;
}

/* Whether the block still follows without these lines. */
static bool follows_without(const proof_position *p, const proof_line *lines, unsigned count,
                            unsigned from, unsigned end) {
    proof_position board = *p;
    return proof_replay(&board, lines, count, from, end, NULL);
}

unsigned proof_trim(const proof_position *p, proof_line *lines, unsigned count) {
    for (bool is_shorter = true; is_shorter;) {
        is_shorter = false;
        for (unsigned i = count - 1; i-- > 1;) {
            if (lines[i].kind == PROOF_BROKEN) continue;
            unsigned end = proof_behind(lines, i);
            if (!follows_without(p, lines, count, i, end)) continue;
            memmove(&lines[i], &lines[end], (count - end) * sizeof *lines);
            count -= end - i;
            is_shorter = true;
            if (i > count - 1) i = count - 1;
        }
    }
    return count;
}
