/* singles.c - full houses, naked and hidden singles.
 *
 * A square with one candidate takes it; so does the one place of a digit in a unit. A full house is a naked
 * single whose unit has no other empty square. Which of several comes first is a matter of history: the board
 * has queued them as they arose. All of them at once are read off the position.
 */
#include "techniques/finder.h"

static bool place(tech_finder *f, unsigned technique, unsigned unit, unsigned square,
                  unsigned digit) {
    tech_begin(f, technique);
    f->step.unit = (uint8_t)unit;
    f->step.digit = (uint8_t)digit;
    f->step.digits = kt_digit_bit(digit);
    f->step.squares = f->step.placed = kt_one_square(square);
    return tech_found(f);
}

/* A unit of the square that has no other empty square, or KT_NO_UNIT. */
static unsigned full_but(const tech_board *b, unsigned square) {
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[square][t];
        if (kt_squares_count(kt_squares_both(b->squares[0], kt_unit_masks[unit])) == 1) return unit;
    }
    return KT_NO_UNIT;
}

/* A unit of the square in which the digit has no other place, or KT_NO_UNIT. */
static unsigned only_place(const tech_board *b, unsigned square, unsigned digit) {
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[square][t];
        if (kt_is_single(b->places[unit][digit - 1])) return unit;
    }
    return KT_NO_UNIT;
}

/* --- The first of the queues ---------------------------------------------------------------------- */

static void first_naked(tech_finder *f) {
    const tech_board *b = f->board;
    for (unsigned i = b->naked_head; i < b->naked_count; i++) {
        unsigned square = b->naked[i];
        if (!kt_is_single(b->digits[square])) continue;
        unsigned digit = kt_lowest_digit(b->digits[square]);
        unsigned unit = full_but(b, square);
        if (unit != KT_NO_UNIT && place(f, TECH_FULL_HOUSE, unit, square, digit)) return;
        if (place(f, TECH_NAKED_SINGLE, KT_NO_UNIT, square, digit)) return;
    }
}

static void first_hidden(tech_finder *f) {
    const tech_board *b = f->board;
    for (unsigned i = b->hidden_head; i < b->hidden_count; i++) {
        unsigned square = tech_square_of(b->hidden[i]);
        unsigned digit = tech_digit_of(b->hidden[i]);
        if (!tech_has(b, square, digit)) continue;
        unsigned unit = only_place(b, square, digit);
        if (unit != KT_NO_UNIT && place(f, TECH_HIDDEN_SINGLE, unit, square, digit)) return;
    }
}

/* --- All of the position -------------------------------------------------------------------------- */

static bool all_naked(tech_finder *f) {
    for (unsigned s = 0; s < 81; s++) {
        if (!kt_is_single(f->board->digits[s])) continue;
        unsigned digit = kt_lowest_digit(f->board->digits[s]);
        unsigned unit = full_but(f->board, s);
        if (unit != KT_NO_UNIT && place(f, TECH_FULL_HOUSE, unit, s, digit)) return true;
        if (place(f, TECH_NAKED_SINGLE, KT_NO_UNIT, s, digit)) return true;
    }
    return false;
}

static void all_hidden(tech_finder *f) {
    for (unsigned s = 0; s < 81; s++) {
        uint32_t rest = f->board->digits[s];
        if (kt_is_single(rest)) continue;
        for (; rest != 0; rest &= rest - 1) {
            unsigned digit = kt_lowest_bit(rest) + 1;
            unsigned unit = only_place(f->board, s, digit);
            if (unit != KT_NO_UNIT && place(f, TECH_HIDDEN_SINGLE, unit, s, digit)) return;
        }
    }
}

void tech_find_singles(tech_finder *f) {
    bool naked = tech_wants(f, TECH_FULL_HOUSE) || tech_wants(f, TECH_NAKED_SINGLE);
    if (f->all) {
        if (!naked || !all_naked(f)) all_hidden(f);
    } else if (naked) {
        first_naked(f);
    } else {
        first_hidden(f);
    }
}
