/* rectangles_types.c - what follows if the corners of a rectangle must not all have only its two
 * digits: unique rectangles of types 1 to 6, and hidden rectangles.
 *
 * An extra digit is a candidate of a corner that is not one of the two; an extra corner is one that
 * has such a candidate. One of all extra digits must be true.
 */
#include "techniques/finder.h"

static void begin(tech_finder *f, const tech_rectangle *r, unsigned technique) {
    tech_begin(f, technique);
    f->step.digits = r->digits;
    f->step.squares = r->squares;
    tech_part_squares(f, KT_ROLE_FLOOR, r->squares, r->digits);
    tech_part_squares(f, KT_ROLE_FIN, r->extra, r->extras);
}

kt_squares tech_rectangle_lines(const tech_rectangle *r, kt_squares corners) {
    kt_squares lines = kt_no_squares();
    while (!kt_squares_empty(corners)) {
        const uint8_t *units = kt_square_units[kt_squares_take(&corners)];
        lines = kt_squares_union(lines, kt_unit_masks[units[KT_ROW]]);
        lines = kt_squares_union(lines, kt_unit_masks[units[KT_COLUMN]]);
    }
    return kt_squares_without(lines, r->squares);
}

/* One extra corner: it is neither of the two. */
static bool type_1(tech_finder *f, const tech_rectangle *r) {
    begin(f, r, TECH_UNIQUE_RECTANGLE_1);
    kt_squares corner = r->extra;
    tech_remove_digits(f, kt_squares_take(&corner), r->digits);
    return tech_rectangle_found(f);
}

/* All extra corners have the same extra digit: in one of them it stands. */
static bool types_2_and_5(tech_finder *f, const tech_rectangle *r, bool is_type_2) {
    if (!kt_is_single(r->extras)) return false;
    begin(f, r, is_type_2 ? TECH_UNIQUE_RECTANGLE_2 : TECH_UNIQUE_RECTANGLE_5);
    tech_remove_squares(f, kt_squares_seen_by_all(r->extra), kt_lowest_digit(r->extras));
    return tech_rectangle_found(f);
}

/* --- Type 3: two extra corners are like one square with their extra digits, and part of a naked set ---- */

typedef struct {
    tech_finder *f;
    const tech_rectangle *r;
    unsigned unit;
} naked_set;

static void remove_around(tech_finder *f, unsigned unit, kt_squares set, uint16_t digits) {
    tech_part_unit(f, KT_ROLE_BASE, unit);
    for (unsigned p = 0; p < 9; p++) {
        unsigned square = kt_unit_squares[unit][p];
        if (!kt_squares_has(set, square)) tech_remove_digits(f, square, digits);
    }
}

static bool tell_set(const naked_set *n, kt_squares chosen, uint16_t digits) {
    tech_finder *f = n->f;
    kt_squares set = kt_squares_union(n->r->extra, chosen);
    uint32_t units = kt_units_of_all(set);
    if (n->unit >= 18 && (units & 0x3FFFF) != 0) return false;
    begin(f, n->r, TECH_UNIQUE_RECTANGLE_3);
    f->step.unit = (uint8_t)n->unit;
    tech_part_squares(f, KT_ROLE_SET_A, chosen, digits);
    remove_around(f, n->unit, set, digits);
    if (n->unit < 18 && units >> 18 != 0) {
        remove_around(f, 18 + kt_lowest_bit(units >> 18), set, digits);
    }
    return tech_rectangle_found(f);
}

static bool choose(const naked_set *n, unsigned from, kt_squares chosen, uint16_t digits) {
    for (unsigned p = from; p < 9; p++) {
        unsigned square = kt_unit_squares[n->unit][p];
        uint16_t here = n->f->board->digits[square];
        if (here == 0 || (here & n->r->digits) != 0 || kt_squares_has(n->r->extra, square))
            continue;
        kt_squares with = kt_squares_union(chosen, kt_one_square(square));
        uint16_t all = here | digits;
        if (kt_count(all) == kt_squares_count(with) + 1 && tell_set(n, with, all)) return true;
        if (choose(n, p + 1, with, all)) return true;
    }
    return false;
}

static bool type_3(tech_finder *f, const tech_rectangle *r) {
    for (uint32_t units = kt_units_of_all(r->extra); units != 0; units &= units - 1) {
        naked_set n = {f, r, kt_lowest_bit(units)};
        if (choose(&n, 0, kt_no_squares(), r->extras)) return true;
    }
    return false;
}

/* --- Links ------------------------------------------------------------------------------------ */

/* The places of a digit in the lines of these corners, line by line. */
static void link_lines(tech_finder *f, kt_squares corners, unsigned digit) {
    while (!kt_squares_empty(corners)) {
        const uint8_t *units = kt_square_units[kt_squares_take(&corners)];
        for (unsigned type = KT_ROW; type <= KT_COLUMN; type++) {
            uint16_t places = f->board->places[units[type]][digit - 1];
            tech_part_squares(f, KT_ROLE_STRONG_LINK, kt_unit_part(units[type], places),
                              kt_digit_bit(digit));
        }
    }
}

/* One of the two digits has no other place in what both extra corners see: one of them has it, so none has
 * the other. */
static bool type_4(tech_finder *f, const tech_rectangle *r) {
    kt_squares seen = kt_squares_seen_by_all(r->extra);
    for (uint32_t rest = r->digits; rest != 0; rest &= rest - 1) {
        unsigned linked = kt_lowest_bit(rest) + 1;
        if (kt_squares_meet(seen, f->board->squares[linked])) continue;
        begin(f, r, TECH_UNIQUE_RECTANGLE_4);
        tech_part_squares(f, KT_ROLE_STRONG_LINK, r->extra, kt_digit_bit(linked));
        tech_remove_squares(f, r->extra,
                            kt_lowest_digit(r->digits & (uint16_t)~kt_digit_bit(linked)));
        return tech_rectangle_found(f);
    }
    return false;
}

/* A digit has no other place in the lines of both extra corners, which are opposite: if one of them had
 * it, so would the other. */
static bool type_6(tech_finder *f, const tech_rectangle *r) {
    kt_squares lines = tech_rectangle_lines(r, r->extra);
    for (uint32_t rest = r->digits; rest != 0; rest &= rest - 1) {
        unsigned linked = kt_lowest_bit(rest) + 1;
        if (kt_squares_meet(lines, f->board->squares[linked])) continue;
        begin(f, r, TECH_UNIQUE_RECTANGLE_6);
        link_lines(f, r->extra, linked);
        tech_remove_squares(f, r->extra, linked);
        return tech_rectangle_found(f);
    }
    return false;
}

/* A digit has no other place in the lines of the corner opposite to one without extra digits: were that
 * corner the other digit, all would be settled. */
static bool hidden(tech_finder *f, const tech_rectangle *r, unsigned opposite) {
    kt_squares corner = kt_one_square(opposite);
    kt_squares lines = tech_rectangle_lines(r, corner);
    for (uint32_t rest = r->digits; rest != 0; rest &= rest - 1) {
        unsigned linked = kt_lowest_bit(rest) + 1;
        kt_squares places = f->board->squares[linked];
        if (kt_squares_meet(lines, places)) continue;
        /* A corner that cannot be it makes the opposite one a single. */
        if (!kt_squares_empty(kt_squares_without(r->squares, places))) continue;
        begin(f, r, TECH_HIDDEN_RECTANGLE);
        link_lines(f, corner, linked);
        tech_remove_digits(f, opposite, r->digits & (uint16_t)~kt_digit_bit(linked));
        if (tech_rectangle_found(f)) return true;
    }
    return false;
}

static bool hidden_of_corners(tech_finder *f, const tech_rectangle *r) {
    for (kt_squares plain = kt_squares_without(r->squares, r->extra); !kt_squares_empty(plain);) {
        unsigned square = kt_squares_take(&plain);
        for (unsigned i = 0; i < 4; i++) {
            if (r->corner[i] == square && hidden(f, r, r->corner[3 - i])) return true;
        }
    }
    return false;
}

bool tech_rectangle_types(tech_finder *f, const tech_rectangle *r) {
    unsigned count = kt_squares_count(r->extra);
    if (count == 1) return type_1(f, r);
    if (count == 3) return types_2_and_5(f, r, false) || hidden_of_corners(f, r);
    if (count != 2) return false;
    if ((kt_units_of_all(r->extra) & 0x3FFFF) != 0) {
        return types_2_and_5(f, r, true) || type_3(f, r) || type_4(f, r);
    }
    return types_2_and_5(f, r, false) || type_3(f, r) || type_6(f, r) || hidden_of_corners(f, r);
}
