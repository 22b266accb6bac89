/* bug.c - BUG+1, the bivalue universal grave with one extra candidate.
 *
 * If every empty square had two candidates and every digit two places in every unit, there would be no
 * solution or several. One square has a third candidate, which is in its row, column and box for the third
 * time: that one is true.
 */
#include "techniques/finder.h"

/* Whether every digit has two places or none in every unit, if `digit` is taken from the square. */
static bool is_grave_without(const tech_board *b, unsigned square, unsigned digit) {
    for (unsigned unit = 0; unit < 27; unit++) {
        bool has_square = (kt_square_unit_bits[square] >> unit & 1u) != 0;
        for (unsigned d = 1; d <= 9; d++) {
            unsigned count = kt_count(b->places[unit][d - 1]) - (has_square && d == digit);
            if (count != 0 && count != 2) return false;
        }
    }
    return true;
}

void tech_find_bug(tech_finder *f) {
    const tech_board *b = f->board;
    kt_squares rest = kt_squares_without(b->squares[0], b->pairs);
    if (kt_squares_empty(rest)) return;
    unsigned square = kt_squares_take(&rest);
    if (!kt_squares_empty(rest) || kt_count(b->digits[square]) != 3) return;
    for (uint32_t digits = b->digits[square]; digits != 0; digits &= digits - 1) {
        unsigned digit = kt_lowest_bit(digits) + 1;
        if (!is_grave_without(b, square, digit)) continue;
        tech_begin(f, TECH_BUG_PLUS_1);
        f->step.squares = kt_one_square(square);
        tech_part_squares(f, KT_ROLE_FIN, f->step.squares, kt_digit_bit(digit));
        tech_remove_digits(f, square, KT_ALL_DIGITS & (uint16_t)~kt_digit_bit(digit));
        if (tech_found(f)) return;
    }
}
