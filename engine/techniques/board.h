/* board.h - the board that techniques look at, and the only two ways to change it.
 *
 * The one idea: the candidates are kept three times, by square, by digit and by unit and digit, so
 * that every question of a technique is one look at one word; placing and deleting keep all views
 * in step. They also queue the singles as they arise: a rating depends on which single comes first,
 * and that depends on the history, not on the position.
 */
#ifndef TECH_BOARD_H
#define TECH_BOARD_H

#include "board/units.h"

/* A candidate as a number: 9 * square + digit - 1. */
typedef uint16_t tech_candidate;

static inline tech_candidate tech_candidate_of(unsigned square, unsigned digit) {
    return (tech_candidate)(9 * square + digit - 1);
}

static inline unsigned tech_square_of(tech_candidate candidate) {
    return candidate / 9u;
}

static inline unsigned tech_digit_of(tech_candidate candidate) {
    return candidate % 9u + 1;
}

typedef struct {
    uint8_t digit[81];      /* the digit that stands there; 0: none */
    uint16_t digits[81];    /* the candidates of a square; none if it has a digit */
    kt_squares squares[10]; /* of a digit: the squares that have it; 0: the empty squares */
    uint16_t places[27][9]; /* of unit and digit - 1: the places it can go to, bits 0 to 8 */
    kt_squares pairs;       /* the squares with two candidates */
    kt_squares givens;      /* for techniques that ask which digits were given */
    uint8_t filled;         /* squares with a digit */

    /* Squares with one candidate left, and candidates that are alone in a unit, in the order in which they
     * became so. Those before the head, and others, may have been filled since. */
    uint8_t naked_head, naked_count, hidden_head, hidden_count;
    uint8_t naked[81];
    tech_candidate hidden[243];

    /* Every change has a number. These are the last changes of each unit and digit, so that a
     * search can skip what it has searched before. */
    uint32_t changes;
    uint32_t unit_changed[27];
    uint32_t digit_changed[10];
} tech_board;

/* Opens a board: first the digits in the order of their squares, then nothing is left but `candidates`
 * (NULL: all that the digits allow). All digits count as givens. */
void tech_board_open(tech_board *b, const uint8_t digits[81], const uint16_t candidates[81]);

/* Puts a digit into an empty square, in HoDoKu's order: the peers lose it in ascending order, each checked
 * for singles, first the square, then its row, column and box; then the candidates of the filled square
 * leave its units. */
void tech_board_place(tech_board *b, unsigned square, unsigned digit);

/* Takes a candidate away, if it is there. */
void tech_board_delete(tech_board *b, unsigned square, unsigned digit);

static inline bool tech_has(const tech_board *b, unsigned square, unsigned digit) {
    return (b->digits[square] & kt_digit_bit(digit)) != 0;
}

#endif
