/* intersections.c - locked candidates: pointing and claiming.
 *
 * All places of a digit in a box lie on one line: the digit goes from the rest of the line (pointing). All
 * its places in a line lie in one box: it goes from the rest of the box (claiming).
 */
#include "techniques/finder.h"

/* All places of the digit in `from` lie in `into`, too. */
static bool lock(tech_finder *f, unsigned technique, unsigned from, unsigned into, unsigned digit) {
    kt_squares places = kt_unit_part(from, f->board->places[from][digit - 1]);
    kt_squares rest = kt_squares_without(
        kt_squares_both(f->board->squares[digit], kt_unit_masks[into]), kt_unit_masks[from]);
    if (kt_squares_empty(rest)) return false;
    tech_begin(f, technique);
    f->step.unit = (uint8_t)from;
    f->step.digits = kt_digit_bit(digit);
    f->step.squares = places;
    tech_part_unit(f, KT_ROLE_BASE, from);
    tech_part_unit(f, KT_ROLE_COVER, into);
    tech_remove_squares(f, rest, digit);
    return tech_found(f);
}

/* The third, 0 to 2, that holds two places or three; in steps of `stride` from `mask`. 3: none does. */
static unsigned third_of(uint16_t places, uint32_t mask, unsigned stride) {
    unsigned i = 0;
    if (kt_count(places) < 2) return 3;
    while (i < 3 && (places & ~(mask << stride * i)) != 0) i++;
    return i;
}

static bool find_pointing(tech_finder *f) {
    for (unsigned box = 18; box < 27; box++) {
        if (!tech_unit_is_fresh(f, box)) continue;
        unsigned corner = kt_unit_squares[box][0];
        for (unsigned d = 1; d <= 9; d++) {
            uint16_t places = f->board->places[box][d - 1];
            unsigned row = third_of(places, 7, 3);
            unsigned column = third_of(places, 0x49, 1);
            if (row < 3 && lock(f, TECH_POINTING, box, corner / 9 + row, d)) return true;
            if (column < 3 && lock(f, TECH_POINTING, box, 9 + corner % 9 + column, d)) return true;
        }
    }
    return false;
}

static bool find_claiming(tech_finder *f) {
    for (unsigned line = 0; line < 18; line++) {
        if (!tech_unit_is_fresh(f, line)) continue;
        for (unsigned d = 1; d <= 9; d++) {
            unsigned third = third_of(f->board->places[line][d - 1], 7, 3);
            if (third == 3) continue;
            unsigned box = kt_square_units[kt_unit_squares[line][3 * third]][KT_BOX];
            if (lock(f, TECH_CLAIMING, line, box, d)) return true;
        }
    }
    return false;
}

void tech_find_intersections(tech_finder *f) {
    if (tech_wants(f, TECH_POINTING) && find_pointing(f)) return;
    if (tech_wants(f, TECH_CLAIMING)) find_claiming(f);
}
