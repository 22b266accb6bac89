/* units.c - the geometry tables, written by macros so that no start-up code is needed. */
#include "board/units.h"

#define ROW_SQUARE(u, i) ((u)*9 + (i))
#define COLUMN_SQUARE(u, i) ((i)*9 + (u))
#define BOX_SQUARE(u, i) ((u) / 3 * 27 + (u) % 3 * 3 + (i) / 3 * 9 + (i) % 3)
#define NINE(f, u) \
    { f(u, 0), f(u, 1), f(u, 2), f(u, 3), f(u, 4), f(u, 5), f(u, 6), f(u, 7), f(u, 8) }
#define NINE_UNITS(f) \
    NINE(f, 0), NINE(f, 1), NINE(f, 2), NINE(f, 3), NINE(f, 4), NINE(f, 5), NINE(f, 6), \
        NINE(f, 7), NINE(f, 8)

const uint8_t kt_unit_squares[27][9] = {NINE_UNITS(ROW_SQUARE), NINE_UNITS(COLUMN_SQUARE),
                                        NINE_UNITS(BOX_SQUARE)};

#define BOX_OF(s) ((s) / 27 * 3 + (s) % 9 / 3)
#define UNITS_OF(s) \
    { (s) / 9, 9 + (s) % 9, 18 + BOX_OF(s) }
#define PLACES_OF(s) \
    { (s) % 9, (s) / 9, (s) / 9 % 3 * 3 + (s) % 3 }
#define UNIT_BITS_OF(s) (1u << (s) / 9 | 1u << (9 + (s) % 9) | 1u << (18 + BOX_OF(s)))
#define NINE_SQUARES(f, s) \
    f(s), f(s + 1), f(s + 2), f(s + 3), f(s + 4), f(s + 5), f(s + 6), f(s + 7), f(s + 8)
#define ALL_SQUARES(f) \
    NINE_SQUARES(f, 0), NINE_SQUARES(f, 9), NINE_SQUARES(f, 18), NINE_SQUARES(f, 27), \
        NINE_SQUARES(f, 36), NINE_SQUARES(f, 45), NINE_SQUARES(f, 54), NINE_SQUARES(f, 63), \
        NINE_SQUARES(f, 72)

const uint8_t kt_square_units[81][3] = {ALL_SQUARES(UNITS_OF)};
const uint8_t kt_square_places[81][3] = {ALL_SQUARES(PLACES_OF)};
const uint32_t kt_square_unit_bits[81] = {ALL_SQUARES(UNIT_BITS_OF)};

#define ROW_MASK(u) \
    { \
        { \
            (u) / 3 == 0 ? 0x1FFu << (u) % 3 * 9 : 0, (u) / 3 == 1 ? 0x1FFu << (u) % 3 * 9 : 0, \
                (u) / 3 == 2 ? 0x1FFu << (u) % 3 * 9 : 0 \
        } \
    }
#define COLUMN_MASK(u) \
    { \
        { 0x40201u << (u), 0x40201u << (u), 0x40201u << (u) } \
    }
#define BOX_MASK(u) \
    { \
        { \
            (u) / 3 == 0 ? 0x1C0E07u << (u) % 3 * 3 : 0, \
                (u) / 3 == 1 ? 0x1C0E07u << (u) % 3 * 3 : 0, \
                (u) / 3 == 2 ? 0x1C0E07u << (u) % 3 * 3 : 0 \
        } \
    }
#define NINE_MASKS(f) f(0), f(1), f(2), f(3), f(4), f(5), f(6), f(7), f(8)

const kt_squares kt_unit_masks[27] = {NINE_MASKS(ROW_MASK), NINE_MASKS(COLUMN_MASK),
                                      NINE_MASKS(BOX_MASK)};

kt_squares kt_unit_part(unsigned unit, uint32_t places) {
    kt_squares part = kt_no_squares();
    unsigned nth = unit % 9;
    if (unit < 9) {
        part.band[nth / 3] = places << nth % 3 * 9;
    } else if (unit < 18) {
        for (unsigned b = 0; b < 3; b++, places >>= 3) {
            part.band[b] = ((places & 1) | (places & 2) << 8 | (places & 4) << 16) << nth;
        }
    } else {
        uint32_t rows = (places & 7) | (places & 7 << 3) << 6 | (places & 7 << 6) << 12;
        part.band[nth / 3] = rows << nth % 3 * 3;
    }
    return part;
}

kt_squares kt_squares_of_units(uint32_t units) {
    kt_squares all = kt_no_squares();
    for (; units != 0; units &= units - 1) {
        all = kt_squares_union(all, kt_unit_masks[kt_lowest_bit(units)]);
    }
    return all;
}

kt_squares kt_squares_seen_by_all(kt_squares set) {
    kt_squares common = kt_all_squares();
    while (!kt_squares_empty(set)) {
        common = kt_squares_both(common, kt_squares_seen(kt_squares_take(&set)));
    }
    return common;
}
