/* fireworks.c - firework triples and quadruples.
 *
 * A row and a column cross in a box, in the pivot. Outside of the box a digit has one square of the row, and one of the
 * column, its wings. If it is in neither, it is in the row and in the column within the box, so in the pivot: it is in one
 * of the three squares. Three digits with the same wings have three squares between them, as if hidden.
 *
 * Quadruple: two pivots lie across from one another, in different bands and stacks, and have the same wings, where the
 * row of each meets the column of the other. Two digits are so with one pivot, two others with the other. Then the four
 * digits have the four squares between them, each pivot one of its own two.
 *
 * Source: shye's fireworks (New Sudoku Players' Forum, November 2021).
 */
#include "techniques/finder.h"

/* What digits of a row and a column have outside of the box where these cross: places in the row, and in the column. */
typedef struct {
    uint32_t in_row, in_column;
} sparks;

static sparks sparks_of(const tech_board *b, unsigned square, unsigned digit) {
    uint32_t in_row = b->places[kt_square_units[square][KT_ROW]][digit - 1];
    uint32_t in_column = b->places[kt_square_units[square][KT_COLUMN]][digit - 1];
    return (sparks){in_row & ~(7u << square % 9 / 3 * 3), in_column & ~(7u << square / 27 * 3)};
}

/* Whether the digit is still to be placed in the row and in the column. */
static bool is_left(const tech_board *b, unsigned square, unsigned digit) {
    return b->places[kt_square_units[square][KT_ROW]][digit - 1] != 0 &&
           b->places[kt_square_units[square][KT_COLUMN]][digit - 1] != 0;
}

static void tell_pivot(tech_finder *f, unsigned pivot, uint16_t digits) {
    tech_part_unit(f, KT_ROLE_BASE, kt_square_units[pivot][KT_ROW]);
    tech_part_unit(f, KT_ROLE_BASE, kt_square_units[pivot][KT_COLUMN]);
    kt_squares_add(&f->step.squares, pivot);
    tech_part_squares(f, KT_ROLE_PIVOT, kt_one_square(pivot), digits);
    tech_remove_digits(f, pivot, KT_ALL_DIGITS & (uint16_t)~digits);
}

static void tell_wing(tech_finder *f, unsigned wing, uint16_t digits) {
    kt_squares_add(&f->step.squares, wing);
    tech_part_squares(f, KT_ROLE_PINCER, kt_one_square(wing), digits);
    tech_remove_digits(f, wing, KT_ALL_DIGITS & (uint16_t)~digits);
}

/* --- Triples -------------------------------------------------------------------------------------- */

static bool tell_triple(tech_finder *f, unsigned square, uint16_t digits, sparks all) {
    const uint8_t *units = kt_square_units[square];
    tech_begin(f, TECH_FIREWORK_TRIPLE);
    f->step.digits = digits;
    tell_pivot(f, square, digits);
    tell_wing(f, kt_unit_squares[units[KT_ROW]][kt_lowest_bit(all.in_row)], digits);
    tell_wing(f, kt_unit_squares[units[KT_COLUMN]][kt_lowest_bit(all.in_column)], digits);
    return tech_found(f);
}

/* Adds digits from `from` on, until there are three. */
static bool choose_sparks(tech_finder *f, unsigned square, unsigned from, uint16_t digits,
                          sparks all) {
    if (kt_count(digits) == 3) {
        bool is_whole = all.in_row != 0 && all.in_column != 0;
        return is_whole && tell_triple(f, square, digits, all);
    }
    for (unsigned d = from; d <= 9; d++) {
        sparks own = sparks_of(f->board, square, d);
        sparks more = {all.in_row | own.in_row, all.in_column | own.in_column};
        if (!is_left(f->board, square, d)) continue;
        if (kt_count(more.in_row) > 1 || kt_count(more.in_column) > 1) continue;
        if (choose_sparks(f, square, d + 1, digits | kt_digit_bit(d), more)) return true;
    }
    return false;
}

static void find_triples(tech_finder *f) {
    for (unsigned square = 0; square < 81; square++) {
        if (f->board->digits[square] == 0) continue;
        if (choose_sparks(f, square, 1, 0, (sparks){0, 0})) return;
    }
}

/* --- Quadruples ----------------------------------------------------------------------------------- */

/* The digits of a pivot that have no other wings than those with the other pivot. */
static uint16_t digits_between(const tech_board *b, unsigned pivot, unsigned other) {
    uint16_t digits = 0;
    for (unsigned d = 1; d <= 9; d++) {
        sparks own = sparks_of(b, pivot, d);
        if (!is_left(b, pivot, d)) continue;
        if ((own.in_row & ~(1u << other % 9)) != 0) continue;
        if ((own.in_column & ~(1u << other / 9)) == 0) digits |= kt_digit_bit(d);
    }
    return digits;
}

static bool tell_quadruple(tech_finder *f, const unsigned pivots[2], const uint16_t pairs[2]) {
    uint16_t digits = pairs[0] | pairs[1];
    tech_begin(f, TECH_FIREWORK_QUADRUPLE);
    f->step.digits = digits;
    for (unsigned i = 0; i < 2; i++) tell_pivot(f, pivots[i], pairs[i]);
    for (unsigned i = 0; i < 2; i++) {
        tell_wing(f, pivots[i] / 9 * 9 + pivots[1 - i] % 9, digits);
    }
    return tech_found(f);
}

/* Two of the digits of each pivot. */
static bool choose_pairs(tech_finder *f, const unsigned pivots[2], const uint16_t digits[2]) {
    for (unsigned first = 1; first <= KT_ALL_DIGITS; first++) {
        if (kt_count(first) != 2 || (first & ~(unsigned)digits[0]) != 0) continue;
        for (unsigned second = 1; second <= KT_ALL_DIGITS; second++) {
            const uint16_t pairs[2] = {(uint16_t)first, (uint16_t)second};
            if (kt_count(second) != 2 || (second & ~(unsigned)digits[1]) != 0) continue;
            if ((first & second) == 0 && tell_quadruple(f, pivots, pairs)) return true;
        }
    }
    return false;
}

static bool are_open(const tech_board *b, const unsigned pivots[2]) {
    return b->digits[pivots[0]] != 0 && b->digits[pivots[1]] != 0 &&
           b->digits[pivots[0] / 9 * 9 + pivots[1] % 9] != 0 &&
           b->digits[pivots[1] / 9 * 9 + pivots[0] % 9] != 0;
}

static void find_quadruples(tech_finder *f) {
    for (unsigned at = 0; at < 81 * 81; at++) {
        const unsigned pivots[2] = {at / 81, at % 81};
        if (pivots[0] / 27 >= pivots[1] / 27 || pivots[0] % 9 / 3 == pivots[1] % 9 / 3) continue;
        if (!are_open(f->board, pivots)) continue;
        const uint16_t digits[2] = {digits_between(f->board, pivots[0], pivots[1]),
                                    digits_between(f->board, pivots[1], pivots[0])};
        if (kt_count(digits[0]) < 2 || kt_count(digits[1]) < 2) continue;
        if (choose_pairs(f, pivots, digits)) return;
    }
}

void tech_find_fireworks(tech_finder *f) {
    if (tech_wants(f, TECH_FIREWORK_TRIPLE)) find_triples(f);
    if (!f->found && tech_wants(f, TECH_FIREWORK_QUADRUPLE)) find_quadruples(f);
}
