/* contradicts.test.c - a contradiction of candidates is known at once, however it arose.
 *
 * The one idea: play at random, placing and excluding, until nothing can fill the board any more, and
 * after each move look at every square and every unit.
 */
#include "board/rng.h"
#include "candidates/candidates.h"
#include "methods/rules.h"
#include "tap.h"

enum { GAMES = 300 };

/* 'c' for a square without a candidate, 'p' for a digit without a place, 0 for neither. */
static char plain_contradiction(const kt_candidates *c) {
    for (unsigned s = 0; s < 81; s++) {
        if (c->digit[s] == 0 && c->digits[s] == 0) return 'c';
    }
    for (unsigned u = 0; u < 27; u++) {
        for (unsigned d = 1; d <= 9; d++) {
            bool open = false;
            for (unsigned p = 0; p < 9; p++) {
                unsigned s = kt_unit_squares[u][p];
                open |= c->digit[s] == d || c->digits[s] >> (d - 1) & 1;
            }
            if (!open) return 'p';
        }
    }
    return 0;
}

static void move(kt_candidates *c, kt_rng *rng) {
    unsigned square = kt_rng_below(rng, 81);
    unsigned digit = 1 + kt_rng_below(rng, 9);
    if (!(c->digits[square] & kt_digit_bit(digit))) return;
    if (kt_rng_below(rng, 4) == 0) {
        kt_candidates_place(c, square, digit);
    } else {
        kt_candidates_exclude(c, square, kt_digit_bit(digit) | (uint16_t)kt_rng_below(rng, 0x200));
    }
}

int main(void) {
    kt_rng rng = kt_rng_of(1, 2);
    unsigned wrong = 0, squares = 0, places = 0;
    for (unsigned game = 0; game < GAMES; game++) {
        kt_candidates c;
        kt_candidates_clear(&c);
        char found = 0;
        while (found == 0 && c.filled < 81) {
            move(&c, &rng);
            kt_event event = kt_event_of(KT_EVENT_CONTRADICTION, 0);
            found = plain_contradiction(&c);
            bool told = kt_candidates_contradict(&c, &event);
            uint8_t rule = found == 'c' ? KT_RULE_C_SQUARES : KT_RULE_C_NO_PLACE;
            if (told != (found != 0) || (told && event.rule != rule)) wrong++;
        }
        squares += found == 'c';
        places += found == 'p';
    }
    tap_number(wrong, 0, "a contradiction is known when it is there, and not before");
    tap_ok(squares > 0 && places > 0, "squares and units were both left without anything");
    kt_candidates c;
    kt_candidates_clear(&c);
    for (unsigned s = 0; s < 81; s++) {
        kt_candidates_place(&c, s, 1 + (s % 9 + s / 9 * 3 + s / 27) % 9);
    }
    tap_ok(c.filled == 81 && !c.contradicts, "a grid that is filled rightly never contradicts");
    return tap_end();
}
