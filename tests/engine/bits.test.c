/* bits.test.c - sets of digits and of squares, each function against counting by hand. */
#include "board/bits.h"
#include "tap.h"

static kt_squares every(unsigned step) {
    kt_squares set = kt_no_squares();
    for (unsigned s = 0; s < 81; s += step) kt_squares_add(&set, s);
    return set;
}

static bool holds_exactly_every(kt_squares set, unsigned step) {
    for (unsigned s = 0; s < 81; s++) {
        if (kt_squares_has(set, s) != (s % step == 0)) return false;
    }
    return true;
}

static bool one_square_is_one(void) {
    for (unsigned s = 0; s < 81; s++) {
        kt_squares set = kt_one_square(s);
        if (kt_squares_count(set) != 1 || !kt_squares_has(set, s)) return false;
        if (set.band[s / 27] != 1u << s % 27) return false;
    }
    return true;
}

static bool digits_have_bits(void) {
    for (unsigned d = 1; d <= 9; d++) {
        if (kt_digit_bit(d) != 1u << (d - 1) || kt_lowest_digit(kt_digit_bit(d)) != d) return false;
    }
    return true;
}

static bool singles_are_told(void) {
    for (uint32_t set = 0; set < 512; set++) {
        unsigned count = 0;
        for (unsigned i = 0; i < 9; i++) count += set >> i & 1;
        if (kt_count(set) != count || kt_is_single(set) != (count == 1)) return false;
    }
    return true;
}

static bool within_is_inclusion(void) {
    for (unsigned a = 1; a <= 12; a++) {
        for (unsigned b = 1; b <= 12; b++) {
            if (kt_squares_within(every(a), every(b)) != (a % b == 0)) return false;
        }
    }
    return true;
}

static bool without_takes_away(void) {
    for (unsigned a = 1; a <= 12; a++) {
        kt_squares rest = kt_squares_without(every(a), every(3));
        for (unsigned s = 0; s < 81; s++) {
            if (kt_squares_has(rest, s) != (s % a == 0 && s % 3 != 0)) return false;
        }
    }
    return true;
}

static bool squares_are_taken_in_order(void) {
    kt_squares set = every(7);
    for (unsigned s = 0; s < 81; s += 7) {
        if (kt_squares_take(&set) != s) return false;
    }
    return kt_squares_empty(set);
}

static bool both_have_what_each_has(void) {
    kt_squares both = kt_squares_both(every(4), every(6)), removed = every(6);
    for (unsigned s = 6; s < 81; s += 12) kt_squares_remove(&removed, s);
    kt_squares_remove(&removed, 1);
    return holds_exactly_every(both, 12) && holds_exactly_every(removed, 12);
}

int main(void) {
    tap_ok(digits_have_bits(), "digit d is bit d-1");
    tap_number(kt_lowest_digit(0x1F8), 4, "the lowest digit of 4 to 9 is 4");
    tap_ok(singles_are_told(), "all 512 sets of digits are counted, and single ones told apart");
    tap_ok(one_square_is_one(), "square s is bit s % 27 of word s / 27");
    tap_ok(holds_exactly_every(every(5), 5), "what was added is in the set and nothing else is");
    tap_ok(without_takes_away(), "a set without another has no square of that one");
    tap_number(kt_squares_count(every(1)), 81, "all squares are 81");
    tap_ok(kt_squares_empty(kt_no_squares()) && !kt_squares_empty(kt_one_square(80)),
           "only the set without squares is empty");
    tap_ok(kt_squares_empty((kt_squares){{0, 0, 0}}) && !kt_squares_empty((kt_squares){{0, 4, 0}}),
           "a square in the middle band makes a set that is not empty");
    tap_ok(within_is_inclusion(), "a set is within another if all its squares are");
    tap_number(kt_squares_count(kt_squares_union(every(2), every(3))), 54,
               "a union counts what both have once");
    tap_ok(squares_are_taken_in_order(), "squares are taken from a set in ascending order");
    tap_ok(both_have_what_each_has(), "what is in both sets, or was not removed, stays");
    return tap_end();
}
