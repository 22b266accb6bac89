/* units.test.c - the geometry tables, against the arithmetic of a 9 x 9 board. */
#include "board/units.h"
#include "tap.h"

static unsigned box_of(unsigned square) {
    return square / 9 / 3 * 3 + square % 9 / 3;
}

static bool squares_know_their_units(void) {
    for (unsigned s = 0; s < 81; s++) {
        const uint8_t *units = kt_square_units[s];
        if (units[KT_ROW] != s / 9 || units[KT_COLUMN] != 9 + s % 9 ||
            units[KT_BOX] != 18 + box_of(s)) {
            return false;
        }
        if (kt_square_unit_bits[s] != (1u << units[0] | 1u << units[1] | 1u << units[2])) {
            return false;
        }
    }
    return true;
}

static bool places_lead_back(void) {
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned base = 0; base < 3; base++) {
            unsigned unit = kt_square_units[s][base], place = kt_square_places[s][base];
            if (kt_unit_squares[unit][place] != s) return false;
        }
    }
    return true;
}

static bool places_are_in_reading_order(void) {
    for (unsigned unit = 0; unit < 27; unit++) {
        for (unsigned i = 1; i < 9; i++) {
            if (kt_unit_squares[unit][i] <= kt_unit_squares[unit][i - 1]) return false;
        }
    }
    return true;
}

static bool masks_are_the_squares(void) {
    for (unsigned unit = 0; unit < 27; unit++) {
        if (kt_squares_count(kt_unit_masks[unit]) != 9) return false;
        for (unsigned i = 0; i < 9; i++) {
            if (!kt_squares_has(kt_unit_masks[unit], kt_unit_squares[unit][i])) return false;
        }
    }
    return true;
}

static bool parts_are_the_places(void) {
    for (unsigned unit = 0; unit < 27; unit++) {
        for (uint32_t places = 0; places < 512; places++) {
            kt_squares part = kt_unit_part(unit, places);
            if (kt_squares_count(part) != kt_count(places)) return false;
            for (unsigned i = 0; i < 9; i++) {
                if (kt_squares_has(part, kt_unit_squares[unit][i]) != (places >> i & 1))
                    return false;
            }
        }
    }
    return true;
}

static bool share_a_unit(unsigned a, unsigned b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || box_of(a) == box_of(b);
}

static bool squares_see_others(void) {
    for (unsigned a = 0; a < 81; a++) {
        for (unsigned b = 0; b < 81; b++) {
            bool sees = a != b && share_a_unit(a, b);
            if (kt_sees(a, b) != sees || kt_squares_has(kt_squares_seen(a), b) != sees)
                return false;
        }
    }
    return true;
}

/* What two squares have in common: who sees both, and which units hold both. */
static bool pairs_are_seen_together(void) {
    for (unsigned a = 0; a < 81; a++) {
        for (unsigned b = 0; b < 81; b++) {
            kt_squares pair = kt_squares_union(kt_one_square(a), kt_one_square(b));
            kt_squares seen = kt_squares_seen_by_all(pair);
            for (unsigned s = 0; s < 81; s++) {
                if (kt_squares_has(seen, s) != (kt_sees(a, s) && kt_sees(b, s))) return false;
            }
            uint32_t units = kt_units_of_all(pair);
            for (unsigned u = 0; u < 27; u++) {
                if ((units >> u & 1) != kt_squares_within(pair, kt_unit_masks[u])) return false;
            }
        }
    }
    return true;
}

int main(void) {
    tap_ok(squares_know_their_units(), "each square lies in its row, its column and its box");
    tap_ok(places_lead_back(), "unit and place of a square lead back to it");
    tap_ok(places_are_in_reading_order(), "the places of a unit are in reading order");
    tap_ok(masks_are_the_squares(), "the mask of a unit has its nine squares");
    tap_ok(parts_are_the_places(), "every part of every unit is the squares at its places");
    tap_ok(squares_see_others(), "a square sees those others with which it shares a unit");
    tap_ok(pairs_are_seen_together(), "two squares are seen together, and lie in units together");
    tap_number(kt_squares_count(kt_squares_of_units(1u << 0 | 1u << 9 | 1u << 18)), 21,
               "the units of a corner have 21 squares");
    return tap_end();
}
