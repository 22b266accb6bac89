/* rng.test.c - the numbers of board/rng.h: those of the published generator, evenly spread. */
#include "board/rng.h"
#include "tap.h"

/* The first numbers of xoroshiro64** from the state 1, 2, as other implementations test them. */
static bool as_published(void) {
    static const uint32_t published[] = {3802928447u, 813792938u,  1618621494u, 2955957307u,
                                         3252880261u, 1129983909u, 2539651700u, 1327610908u,
                                         1757650787u, 2763843748u};
    kt_rng rng = {{1, 2}};
    for (unsigned i = 0; i < 10; i++) {
        if (kt_rng_next(&rng) != published[i]) return false;
    }
    return true;
}

static bool same_start(kt_rng a, kt_rng b) {
    for (unsigned i = 0; i < 4; i++) {
        if (kt_rng_next(&a) != kt_rng_next(&b)) return false;
    }
    return true;
}

static void tests_seeds(void) {
    tap_ok(as_published(), "the numbers are those of xoroshiro64**");
    tap_ok(same_start(kt_rng_of(7, 9), kt_rng_of(7, 9)), "the same seeds give the same numbers");
    tap_ok(!same_start(kt_rng_of(7, 9), kt_rng_of(9, 7)), "seeds exchanged give others");
    tap_ok(!same_start(kt_rng_of(7, 9), kt_rng_of(7, 10)), "so does a neighbouring seed");
    /* stirring leaves only zero zero */
    kt_rng least = kt_rng_of(0u - 0x9E3779B9u, 0u - 0x3C6EF372u);
    tap_ok(kt_rng_next(&least) != kt_rng_next(&least),
           "the seeds that would make the state zero give numbers, too");
}

/* Draws 9000 numbers below nine, one from each of as many seeds or all from one. */
static bool even(bool one_seed) {
    unsigned drawn[9] = {0};
    kt_rng rng = kt_rng_of(1, 2);
    for (uint32_t i = 0; i < 9000; i++) {
        if (!one_seed) rng = kt_rng_of(i, 0);
        uint32_t number = kt_rng_below(&rng, 9);
        if (number > 8) return false;
        drawn[number]++;
    }
    for (unsigned i = 0; i < 9; i++) {
        if (drawn[i] < 880 || drawn[i] > 1120) return false;
    }
    return true;
}

int main(void) {
    tests_seeds();
    tap_ok(even(true), "numbers below nine come up equally often");
    tap_ok(even(false), "so do the first ones of neighbouring seeds");
    kt_rng rng = kt_rng_of(3, 4);
    tap_number(kt_rng_below(&rng, 1), 0, "below one there is zero");
    return tap_end();
}
