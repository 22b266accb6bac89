/* line.c - see line.h. */
#include "proof/line.h"

#include <string.h>

proof_line proof_line_place(unsigned truth, unsigned square, unsigned digit) {
    return (proof_line){.kind = KT_PROOF_PLACE,
                        .truth = (uint16_t)truth,
                        .square = (uint8_t)square,
                        .digit = (uint8_t)digit};
}

proof_line proof_line_locked(unsigned truth, unsigned other) {
    return (proof_line){.kind = KT_PROOF_LOCKED,
                        .other = (uint8_t)other,
                        .truth = (uint16_t)truth,
                        .digit = (uint8_t)proof_truth_digit(truth)};
}

proof_line proof_line_subset(unsigned unit, bool is_naked, unsigned members, unsigned shared) {
    return (proof_line){.kind = is_naked ? KT_PROOF_NAKED : KT_PROOF_HIDDEN,
                        .unit = (uint8_t)unit,
                        .places = (uint16_t)(is_naked ? members : shared),
                        .digits = (uint16_t)(is_naked ? shared : members)};
}

unsigned proof_line_truths(const proof_line *line, uint16_t truths[9]) {
    unsigned count = 0;
    if (line->kind == KT_PROOF_NAKED || line->kind == KT_PROOF_HIDDEN) {
        bool is_naked = line->kind == KT_PROOF_NAKED;
        for (unsigned rest = is_naked ? line->places : line->digits; rest != 0; rest &= rest - 1) {
            truths[count++] = (uint16_t)proof_member(line->unit, is_naked, kt_lowest_bit(rest));
        }
    } else if (line->kind != KT_PROOF_SUPPOSE) {
        truths[count++] = line->truth;
    }
    return count;
}

unsigned proof_size(const proof_line *lines, unsigned count) {
    uint16_t truths[9];
    unsigned size = 0;
    for (unsigned i = 0; i < count; i++) size += proof_line_truths(&lines[i], truths);
    return size;
}

unsigned proof_behind(const proof_line *lines, unsigned at) {
    unsigned open = 0;
    do {
        if (lines[at].kind == KT_PROOF_SUPPOSE) open++;
        if (lines[at].kind == KT_PROOF_BROKEN) open--;
        at++;
    } while (open > 0);
    return at;
}

unsigned proof_depth(const proof_line *lines, unsigned count) {
    unsigned open = 0, most = 0;
    for (unsigned i = 0; i < count; i++) {
        if (lines[i].kind == KT_PROOF_SUPPOSE) open++;
        if (lines[i].kind == KT_PROOF_BROKEN) open--;
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

static bool suppose(replay *r, const proof_line *line) {
    if (r->depth == PROOF_DEPTHS) return false;
    r->within[r->depth] = *now(r);
    r->supposed[r->depth++] = *line;
    proof_place(now(r), line->square, line->digit);
    return true;
}

static void end_block(replay *r) {
    proof_line line = r->supposed[--r->depth];
    proof_take(now(r), line.square, line.digit);
}

/* Whether the square and digit of a PLACE are all that is left of its truth. */
static bool is_last(const proof_position *p, const proof_line *line) {
    unsigned left = p->left[line->truth];
    if (!kt_is_single(left)) return false;
    unsigned bit = kt_lowest_bit(left);
    return proof_square_at(line->truth, bit) == line->square &&
           proof_digit_at(line->truth, bit) == line->digit;
}

static bool is_locked(const proof_position *p, const proof_line *line) {
    unsigned unit = proof_truth_unit(line->truth);
    if (kt_is_single(p->left[line->truth])) return false;
    for (unsigned rest = p->left[line->truth]; rest != 0; rest &= rest - 1) {
        unsigned square = kt_unit_squares[unit][kt_lowest_bit(rest)];
        if (!(kt_square_unit_bits[square] >> line->other & 1)) return false;
    }
    return true;
}

/* Whether the truths of a subset have no candidates but those that they share. */
static bool is_subset(const proof_position *p, const proof_line *line) {
    unsigned shared = line->kind == KT_PROOF_NAKED ? line->digits : line->places;
    uint16_t truths[9];
    for (unsigned t = proof_line_truths(line, truths); t-- > 0;) {
        unsigned left = p->left[truths[t]];
        if ((left & ~shared) != 0 || kt_is_single(left)) return false;
    }
    return true;
}

/* A truth with one candidate left is neither locked nor a member of a subset: people see the single. */
bool proof_line_follows(const proof_position *p, const proof_line *line) {
    if (line->kind == KT_PROOF_PLACE) return is_last(p, line);
    return line->kind == KT_PROOF_LOCKED ? is_locked(p, line) : is_subset(p, line);
}

unsigned proof_line_takes(const proof_position *p, const proof_line *line,
                          uint16_t taken[PROOF_TAKEN]) {
    unsigned count = 0;
    if (line->kind == KT_PROOF_LOCKED) {
        unsigned outside =
            proof_outside(p, proof_truth_unit(line->truth), line->other, line->digit);
        for (; outside != 0; outside &= outside - 1) {
            unsigned square = kt_unit_squares[line->other][kt_lowest_bit(outside)];
            taken[count++] = (uint16_t)(9 * square + line->digit - 1);
        }
        return count;
    }
    bool is_naked = line->kind == KT_PROOF_NAKED;
    unsigned places = is_naked ? KT_ALL_DIGITS & ~(unsigned)line->places : line->places;
    unsigned digits = is_naked ? line->digits : KT_ALL_DIGITS & ~(unsigned)line->digits;
    for (; places != 0; places &= places - 1) {
        unsigned square = kt_unit_squares[line->unit][kt_lowest_bit(places)];
        for (unsigned lost = p->left[square] & digits; lost != 0; lost &= lost - 1) {
            taken[count++] = (uint16_t)(9 * square + kt_lowest_bit(lost));
        }
    }
    return count;
}

/* Applies a line if it follows. */
static bool apply(proof_position *p, const proof_line *line) {
    if (!proof_line_follows(p, line)) return false;
    if (line->kind == KT_PROOF_PLACE) {
        proof_place(p, line->square, line->digit);
        return true;
    }
    uint16_t taken[PROOF_TAKEN];
    for (unsigned t = proof_line_takes(p, line, taken); t-- > 0;) {
        proof_take(p, taken[t] / 9, taken[t] % 9 + 1u);
    }
    return true;
}

/* A truth of the line that has no candidate left, or PROOF_TRUTHS. */
static unsigned broken_truth(const proof_position *p, const proof_line *line) {
    uint16_t truths[9];
    for (unsigned t = proof_line_truths(line, truths); t-- > 0;) {
        if (p->left[truths[t]] == 0) return truths[t];
    }
    return PROOF_TRUTHS;
}

static void note_truths(const proof_line *line, uint8_t noted[PROOF_TRUTHS]) {
    uint16_t truths[9];
    for (unsigned t = proof_line_truths(line, truths); t-- > 0;) noted[truths[t]] = 1;
}

bool proof_replay(proof_position *p, const proof_line *lines, unsigned count, unsigned skipped,
                  unsigned skipped_end, uint8_t truths[PROOF_TRUTHS]) {
    replay r;
    r.board = p;
    r.depth = 0;
    for (unsigned i = 0; i < count; i++) {
        if (i == skipped) i = skipped_end;
        if (i == count) break;
        const proof_line *line = &lines[i];
        if (line->kind == KT_PROOF_SUPPOSE) {
            if (proof_has(now(&r), line->square, line->digit)) {
                if (!suppose(&r, line)) return false;
            } else {
                i = proof_behind(lines, i) - 1;
            }
            continue;
        }
        if (truths != NULL) note_truths(line, truths);
        if (line->kind == KT_PROOF_BROKEN) {
            if (r.depth == 0 || now(&r)->left[line->truth] != 0) return false;
            end_block(&r);
        } else if (broken_truth(now(&r), line) < PROOF_TRUTHS || !apply(now(&r), line)) {
            return false;
        }
    }
    return r.depth == 0;
}

/* The end of the innermost block around the line at `at`. */
static unsigned end_around(const proof_line *lines, unsigned at) {
    while (lines[at].kind != KT_PROOF_BROKEN) at = proof_behind(lines, at);
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
        if (line.kind == KT_PROOF_SUPPOSE) {
            if (proof_has(now(&r), line.square, line.digit)) {
                if (!suppose(&r, &line)) return 0;
                lines[kept++] = line;
            } else {
                i = proof_behind(lines, i) - 1;
            }
            continue;
        }
        if (r.depth == 0) return 0;
        unsigned broken = broken_truth(now(&r), &line);
        if (broken < PROOF_TRUTHS) {
            i = end_around(lines, i);
            line = (proof_line){.kind = KT_PROOF_BROKEN, .truth = (uint16_t)broken};
        } else if (line.kind == KT_PROOF_BROKEN || !apply(now(&r), &line)) {
            return 0;
        }
        lines[kept++] = line;
        if (line.kind == KT_PROOF_BROKEN) end_block(&r);
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
            if (lines[i].kind == KT_PROOF_BROKEN) continue;
            unsigned end = proof_behind(lines, i);
            if (!follows_without(p, lines, count, i, end)) continue;
            memmove(&lines[i], &lines[end], (count - end) * sizeof *lines);
            count -= end - i;
            is_shorter = true;
        }
    }
    return count;
}
