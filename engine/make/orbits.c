/* orbits.c - see orbits.h. */
#include "kakutei.h"
#include "make/orbits.h"

/* The image of a square under the turn or mirror number `which`, 0 to 3; number 0 is the square itself, and
 * a symmetry with fewer images repeats them. */
static unsigned image(uint32_t symmetry, unsigned square, unsigned which) {
    unsigned row = square / 9;
    unsigned column = square % 9;
    bool odd = which % 2 != 0;
    switch (symmetry) {
    case KT_SYMMETRY_LEFT_RIGHT:
        return odd ? 9 * row + 8 - column : square;
    case KT_SYMMETRY_TOP_BOTTOM:
        return odd ? 9 * (8 - row) + column : square;
    case KT_SYMMETRY_BOTH:
        return 9 * (which >= 2 ? 8 - row : row) + (odd ? 8 - column : column);
    case KT_SYMMETRY_POINT:
        return odd ? 80 - square : square;
    case KT_SYMMETRY_QUARTER_TURN:
        if (which >= 2) square = 80 - square;
        return odd ? 9 * (square % 9) + 8 - square / 9 : square;
    case KT_SYMMETRY_DIAGONAL:
        return odd ? 9 * column + row : square;
    default:
        return square;
    }
}

static kt_orbit orbit_of(uint32_t symmetry, unsigned square) {
    kt_orbit orbit = {.squares = kt_no_squares()};
    for (unsigned which = 0; which < 4; which++) {
        unsigned other = image(symmetry, square, which);
        if (kt_squares_has(orbit.squares, other)) continue;
        kt_squares_add(&orbit.squares, other);
        orbit.square[orbit.size++] = (uint8_t)other;
    }
    return orbit;
}

unsigned kt_orbits_of(uint32_t symmetry, kt_squares pattern, kt_orbit *orbits) {
    unsigned count = 0;
    kt_squares seen = kt_no_squares();
    for (unsigned square = 0; square < 81; square++) {
        if (kt_squares_has(seen, square)) continue;
        kt_orbit orbit = orbit_of(symmetry, square);
        seen = kt_squares_union(seen, orbit.squares);
        if (kt_squares_within(orbit.squares, pattern)) orbits[count++] = orbit;
    }
    return count;
}
