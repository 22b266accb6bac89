/* position.h - the candidates of a board as the prover sees them, and the truths that hold on it.
 *
 * The one idea: a truth is a square that must hold a digit, or a unit that must hold a certain digit. All
 * 324 have the same form: a set of nine candidates of which one is true. So "one is left", "none is
 * left" and "all that are left see the same candidates" are asked of every truth in the same way.
 *
 * So each candidate is kept four times, once for each truth that it belongs to. A placed digit stays the only
 * candidate of its square.
 */
#ifndef PROOF_POSITION_H
#define PROOF_POSITION_H

#include "board/units.h"

/* Truth t is square t below 81; above, digit (t - 81) % 9 + 1 in unit (t - 81) / 9. */
enum { PROOF_TRUTHS = 81 + 27 * 9, PROOF_CANDIDATES = 729 };

/* What is left of each truth, bits 0 to 8: digits of the square, less one, or places in the unit. */
typedef struct {
    uint16_t left[PROOF_TRUTHS];
} proof_position;

static inline unsigned proof_truth_of(unsigned unit, unsigned digit) {
    return 81 + 9 * unit + digit - 1;
}

static inline unsigned proof_truth_unit(unsigned truth) {
    return (truth - 81) / 9;
}

static inline unsigned proof_truth_digit(unsigned truth) {
    return (truth - 81) % 9 + 1;
}

/* The square and the digit of candidate `bit` (0 to 8) of a truth. */
static inline unsigned proof_square_at(unsigned truth, unsigned bit) {
    return truth < 81 ? truth : kt_unit_squares[proof_truth_unit(truth)][bit];
}

static inline unsigned proof_digit_at(unsigned truth, unsigned bit) {
    return truth < 81 ? bit + 1 : proof_truth_digit(truth);
}

static inline bool proof_has(const proof_position *p, unsigned square, unsigned digit) {
    return p->left[square] >> (digit - 1) & 1;
}

/* The position in which each square has these digits. */
void proof_position_from(proof_position *p, const uint16_t digits[81]);

/* Whether one candidate is left in a truth of this one, once it is gone. */
bool proof_leaves_single(const proof_position *p, unsigned square, unsigned digit);

/* Takes a candidate away. */
void proof_take(proof_position *p, unsigned square, unsigned digit);

/* Makes a candidate true: takes the others of its square, row, column and box away. */
void proof_place(proof_position *p, unsigned square, unsigned digit);

/* The other unit that holds all these places of a digit in `unit`, two or more; else KT_NO_UNIT. */
unsigned proof_locked_in(unsigned unit, unsigned places);

/* The places of `digit` in unit `to` that are not in `unit`. */
unsigned proof_outside(const proof_position *p, unsigned unit, unsigned to, unsigned digit);

#endif
