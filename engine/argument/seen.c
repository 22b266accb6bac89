/* seen.c - why the board alone makes a digit single: digits on it that prove that, and none that
 * could be spared. */
#include "argument/argument.h"

/* A part that has no squares is not told. */
static void tell_part(kt_argument *a, uint32_t line, unsigned role, unsigned unit,
                      kt_squares squares, uint16_t digits) {
    if (kt_squares_empty(squares)) return;
    kt_event part = kt_event_of(KT_EVENT_PART, 0);
    part.value = (uint8_t)role;
    part.cause = line;
    part.unit = (uint8_t)unit;
    part.digits = digits;
    kt_event_set_squares(&part, squares);
    kt_trace_tell(a->trace, &part);
}

static kt_squares standing(const kt_argument *a, unsigned unit, uint16_t digits) {
    kt_squares squares = kt_no_squares();
    for (unsigned p = 0; p < 9; p++) {
        unsigned s = kt_unit_squares[unit][p], digit = a->board.digit[s];
        if (digit != 0 && digits & kt_digit_bit(digit)) kt_squares_add(&squares, s);
    }
    return squares;
}

/* The other eight digits, each in one unit: first the unit that has most of them. */
static void tell_around(kt_argument *a, const kt_inference *single, uint32_t line) {
    uint16_t left = (uint16_t)(KT_ALL_DIGITS & ~single->digits);
    const uint8_t *units = kt_square_units[single->square];
    uint16_t stands[3];
    for (unsigned t = 0; t < 3; t++) stands[t] = 0;
    for (;;) {
        unsigned best = 0;
        for (unsigned t = 1; t < 3; t++) {
            if (kt_count(a->board.standing.digits[units[t]] & left) >
                kt_count(a->board.standing.digits[units[best]] & left)) {
                best = t;
            }
        }
        uint16_t found = a->board.standing.digits[units[best]] & left;
        if (found == 0) break;
        stands[best] = found;
        left &= (uint16_t)~found;
    }
    for (unsigned t = 0; t < 3; t++) {
        tell_part(a, line, KT_ROLE_SEES, units[t], standing(a, units[t], stands[t]), stands[t]);
    }
    if (left == 0) return;
    tell_part(a, line, KT_ROLE_RULED_OUT, KT_NO_UNIT, kt_one_square(single->square), left);
}

/* Of the squares with the digit, the one that sees most of these; KT_NO_SQUARE if none sees any. */
static unsigned widest(kt_squares with_digit, kt_squares seen) {
    unsigned best = KT_NO_SQUARE, most = 0;
    while (!kt_squares_empty(with_digit)) {
        unsigned s = kt_squares_take(&with_digit);
        unsigned sees = kt_squares_count(kt_squares_both(seen, kt_squares_seen(s)));
        if (sees <= most) continue;
        most = sees;
        best = s;
    }
    return best;
}

/* Whether the others see all of them without this one. */
static bool is_spare(kt_squares witnesses, unsigned one, kt_squares seen) {
    kt_squares_remove(&witnesses, one);
    while (!kt_squares_empty(witnesses)) {
        seen = kt_squares_without(seen, kt_squares_seen(kt_squares_take(&witnesses)));
    }
    return kt_squares_empty(seen);
}

/* Of the squares with the digit, some that together see all of these, and none that could be spared. */
static kt_squares find_witnesses(kt_squares with_digit, kt_squares seen) {
    kt_squares witnesses = kt_no_squares();
    for (kt_squares left = seen; !kt_squares_empty(left);) {
        unsigned s = widest(with_digit, left);
        kt_squares_add(&witnesses, s);
        left = kt_squares_without(left, kt_squares_seen(s));
    }
    for (kt_squares each = witnesses; !kt_squares_empty(each);) {
        unsigned s = kt_squares_take(&each);
        if (is_spare(witnesses, s, seen)) kt_squares_remove(&witnesses, s);
    }
    return witnesses;
}

/* The squares with the digit that see the unit's other empty squares; those it had no place in anyway. */
static void tell_seeing(kt_argument *a, const kt_inference *single, uint32_t line) {
    kt_squares open = kt_squares_without(kt_unit_masks[single->unit], a->board.standing.filled);
    kt_squares_remove(&open, single->square);
    kt_squares with_digit = kt_no_squares(), seen = kt_no_squares();
    for (unsigned s = 0; s < 81; s++) {
        unsigned digit = a->board.digit[s];
        if (digit != 0 && kt_digit_bit(digit) == single->digits) {
            kt_squares_add(&with_digit, s);
            seen = kt_squares_union(seen, kt_squares_seen(s));
        }
    }
    tell_part(a, line, KT_ROLE_SEES, KT_NO_UNIT,
              find_witnesses(with_digit, kt_squares_both(open, seen)), single->digits);
    tell_part(a, line, KT_ROLE_RULED_OUT, KT_NO_UNIT, kt_squares_without(open, seen),
              single->digits);
}

void kt_argument_tell_seen(kt_argument *a, const kt_inference *single, uint32_t line) {
    if (kt_argument_board_is_last(&a->board, single->unit)) return;
    if (single->kind == KT_NAKED_SINGLE) {
        tell_around(a, single, line);
    } else {
        tell_seeing(a, single, line);
    }
}
