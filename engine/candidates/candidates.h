/* candidates.h - the candidates of each square, for the methods that take them away.
 *
 * The one idea: they are kept twice, digits by square and places by unit and digit, so that "one digit
 * in the square" and "one place in the unit" each take one look. A square with a digit has none.
 */
#ifndef KT_CANDIDATES_H
#define KT_CANDIDATES_H

#include "board/units.h"
#include "kakutei.h"
#include "trace/trace.h"

typedef struct {
    uint8_t digit[81];      /* the digit that stands there; 0: none */
    uint16_t digits[81];    /* the candidates */
    uint16_t places[27][9]; /* by unit and digit - 1: the possible places, bits 0 to 8 */
    uint8_t filled;         /* squares with a digit */
    bool contradicts;       /* an empty square has no candidate, or a unit no place for a digit */
} kt_candidates;

/* The empty board: every digit is a candidate of every square. */
void kt_candidates_clear(kt_candidates *c);

/* Takes digits of a square away; returns those that were candidates there. */
uint16_t kt_candidates_exclude(kt_candidates *c, unsigned square, uint16_t digits);

/* Puts a digit into an empty square, and takes it from row, column and box. */
void kt_candidates_place(kt_candidates *c, unsigned square, unsigned digit);

/* The squares that would lose `digit` as candidate if it were placed in `square`. */
kt_squares kt_candidates_losers(const kt_candidates *c, unsigned square, unsigned digit);

/* c->contradicts; if true, `event` (kind, rule, unit, squares, digits) is the CONTRADICTION that says
 * where. */
bool kt_candidates_contradict(const kt_candidates *c, kt_event *event);

/* The squares of `unit` that have `digit` as candidate. */
static inline kt_squares kt_candidates_squares(const kt_candidates *c, unsigned unit,
                                               unsigned digit) {
    return kt_unit_part(unit, c->places[unit][digit - 1]);
}

/* Whether `digit` stands in `unit`. */
static inline bool kt_candidates_stands(const kt_candidates *c, unsigned unit, unsigned digit) {
    for (unsigned p = 0; p < 9; p++) {
        if (c->digit[kt_unit_squares[unit][p]] == digit) return true;
    }
    return false;
}

/* The row or column on which all places of `digit` in `box` (a unit, 18 to 26) lie, if there are two or
 * more; else KT_NO_UNIT. */
unsigned kt_candidates_line(const kt_candidates *c, unsigned box, unsigned digit);

#endif
