/* complete.c - see complete.h.
 *
 * The one idea: the three boxes on a diagonal do not see each other, so they are filled at random;
 * the rest is a search that takes the square with the fewest digits left and tries them in random
 * order.
 */
#include "make/complete.h"
#include "board/units.h"

typedef struct {
    kt_grid grid;
    uint16_t used[27]; /* digits of each unit */
    uint8_t open[81];  /* the empty squares */
    unsigned open_count;
    kt_rng *rng;
} filling;

static void shuffle_digits(kt_rng *rng, uint8_t digits[9]) {
    for (unsigned i = 0; i < 9; i++) {
        unsigned j = kt_rng_below(rng, i + 1);
        digits[i] = digits[j];
        digits[j] = (uint8_t)(i + 1);
    }
}

static uint16_t digits_left(const filling *f, unsigned square) {
    const uint8_t *units = kt_square_units[square];
    return KT_ALL_DIGITS & (uint16_t) ~(f->used[units[0]] | f->used[units[1]] | f->used[units[2]]);
}

/* Puts the digit into the square, or takes it out. */
static void toggle(filling *f, unsigned square, unsigned digit) {
    for (unsigned u = 0; u < 3; u++) f->used[kt_square_units[square][u]] ^= kt_digit_bit(digit);
}

/* A random digit of the set. */
static unsigned draw(kt_rng *rng, uint16_t digits) {
    for (unsigned skip = kt_rng_below(rng, kt_count(digits)); skip > 0; skip--) {
        digits &= (uint16_t)(digits - 1);
    }
    return kt_lowest_digit(digits);
}

/* Fills the open squares from place `at` on; false if they cannot be. */
static bool fill(filling *f, unsigned at) {
    if (at == f->open_count) return true;
    unsigned best = at;
    unsigned fewest = 10;
    for (unsigned i = at; i < f->open_count && fewest > 1; i++) {
        unsigned count = kt_count(digits_left(f, f->open[i]));
        if (count >= fewest) continue;
        best = i;
        fewest = count;
    }
    unsigned square = f->open[best];
    f->open[best] = f->open[at];
    f->open[at] = (uint8_t)square;
    for (uint16_t digits = digits_left(f, square); digits != 0;) {
        unsigned digit = draw(f->rng, digits);
        digits &= (uint16_t)~kt_digit_bit(digit);
        f->grid.digit[square] = (uint8_t)digit;
        toggle(f, square, digit);
        if (fill(f, at + 1)) return true;
        toggle(f, square, digit);
    }
    return false;
}

kt_grid kt_complete_grid(kt_rng *rng) {
    filling f = {.rng = rng};
    for (unsigned box = 0; box < 9; box += 4) {
        uint8_t digits[9] = {0};
        shuffle_digits(rng, digits);
        for (unsigned place = 0; place < 9; place++) {
            unsigned square = kt_unit_squares[18 + box][place];
            f.grid.digit[square] = digits[place];
            toggle(&f, square, digits[place]);
        }
    }
    for (unsigned square = 0; square < 81; square++) {
        if (f.grid.digit[square] == 0) f.open[f.open_count++] = (uint8_t)square;
    }
    if (!fill(&f, 0)) __builtin_trap();
    return f.grid;
}
