/* wings.c - XY-Wing, XYZ-Wing, WXYZ-Wing and W-Wing.
 *
 * XY: a pivot {x, y} sees {x, z} and {y, z}; whatever it is, one of the two is z. XYZ: the pivot may be z, too. W:
 * two squares {x, y}, and a unit with two places of y of which each sees another of the two; so one of the
 * two is not y, but x. WXYZ: four squares of a box and a line that cross, with four digits, all but z of
 * which have places there that see each other. Each of these three digits fills one square at most, so one
 * of the four squares is z. In each case what sees all that may hold the digit loses it. Squares are
 * taken in ascending order.
 */
#include "techniques/finder.h"

typedef struct {
    unsigned count;
    uint8_t squares[81];
} list;

static list squares_with(const tech_board *b, unsigned candidates) {
    list found = {.count = 0};
    for (unsigned s = 0; s < 81; s++) {
        if (kt_count(b->digits[s]) == candidates) found.squares[found.count++] = (uint8_t)s;
    }
    return found;
}

/* --- XY and XYZ ----------------------------------------------------------------------------------- */

/* The pivot with its pincers, if they are a wing. */
static bool try_wing(tech_finder *f, unsigned technique, unsigned pivot, unsigned a, unsigned c) {
    const uint16_t *digits = f->board->digits;
    uint16_t shared = digits[a] & digits[c];
    bool is_xyz = technique == TECH_XYZ_WING;
    uint16_t needed = (uint16_t)((digits[a] ^ digits[c]) | (is_xyz ? shared : 0));
    if (!kt_is_single(shared) || digits[pivot] != needed) return false;
    if (!kt_sees(pivot, a) || !kt_sees(pivot, c)) return false;
    unsigned z = kt_lowest_digit(shared);
    kt_squares pincers = kt_squares_union(kt_one_square(a), kt_one_square(c));
    kt_squares losers = kt_squares_seen_by_all(pincers);
    if (is_xyz) losers = kt_squares_both(losers, kt_squares_seen(pivot));
    if (!kt_squares_meet(losers, f->board->squares[z])) return false;
    tech_begin(f, technique);
    f->step.squares = kt_squares_union(pincers, kt_one_square(pivot));
    f->step.digits = digits[pivot] | shared;
    tech_part_squares(f, KT_ROLE_PIVOT, kt_one_square(pivot), digits[pivot]);
    tech_part_squares(f, KT_ROLE_PINCER, kt_one_square(a), digits[a]);
    tech_part_squares(f, KT_ROLE_PINCER, kt_one_square(c), digits[c]);
    tech_remove_squares(f, losers, z);
    return tech_found(f);
}

static bool find_xy(tech_finder *f) {
    const list pairs = squares_with(f->board, 2);
    for (unsigned i = 0; i < pairs.count; i++) {
        for (unsigned j = i + 1; j < pairs.count; j++) {
            for (unsigned k = j + 1; k < pairs.count; k++) {
                unsigned a = pairs.squares[i], b = pairs.squares[j], c = pairs.squares[k];
                if (kt_count(f->board->digits[a] | f->board->digits[b] | f->board->digits[c]) !=
                    3) {
                    continue;
                }
                if (try_wing(f, TECH_XY_WING, a, b, c)) return true;
                if (try_wing(f, TECH_XY_WING, b, a, c)) return true;
                if (try_wing(f, TECH_XY_WING, c, a, b)) return true;
            }
        }
    }
    return false;
}

static bool find_xyz(tech_finder *f) {
    const list pivots = squares_with(f->board, 3);
    const list pairs = squares_with(f->board, 2);
    for (unsigned i = 0; i < pivots.count; i++) {
        for (unsigned j = 0; j < pairs.count; j++) {
            if (!kt_sees(pivots.squares[i], pairs.squares[j])) continue;
            for (unsigned k = j + 1; k < pairs.count; k++) {
                if (try_wing(f, TECH_XYZ_WING, pivots.squares[i], pairs.squares[j],
                             pairs.squares[k])) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* --- WXYZ ----------------------------------------------------------------------------------------- */

/* The digits that can be in two of the squares at once. */
static uint16_t free_digits(const tech_board *b, kt_squares squares, uint16_t digits) {
    uint16_t free = 0;
    for (unsigned digit = 1; digit <= 9; digit++) {
        if (!(digits & kt_digit_bit(digit))) continue;
        kt_squares places = kt_squares_both(squares, b->squares[digit]);
        if (kt_units_of_all(places) == 0) free |= kt_digit_bit(digit);
    }
    return free;
}

/* Whether three of the squares have three digits only, and so do without the other. */
static bool has_fewer(const tech_board *b, kt_squares squares) {
    for (kt_squares left = squares; !kt_squares_empty(left);) {
        kt_squares others = kt_squares_without(squares, kt_one_square(kt_squares_take(&left)));
        uint16_t digits = 0;
        while (!kt_squares_empty(others)) digits |= b->digits[kt_squares_take(&others)];
        if (kt_count(digits) < 4) return true;
    }
    return false;
}

static bool try_wxyz(tech_finder *f, kt_squares squares, uint16_t digits) {
    const tech_board *b = f->board;
    if (kt_units_of_all(squares) != 0 || has_fewer(b, squares)) return false;
    uint16_t free = free_digits(b, squares, digits);
    if (!kt_is_single(free)) return false;
    unsigned z = kt_lowest_digit(free);
    kt_squares losers = kt_squares_seen_by_all(kt_squares_both(squares, b->squares[z]));
    if (!kt_squares_meet(losers, b->squares[z])) return false;
    tech_begin(f, TECH_WXYZ_WING);
    f->step.squares = squares;
    f->step.digits = digits;
    for (kt_squares rest = squares; !kt_squares_empty(rest);) {
        unsigned s = kt_squares_take(&rest);
        tech_part_squares(f, KT_ROLE_PINCER, kt_one_square(s), b->digits[s]);
    }
    tech_remove_squares(f, losers, z);
    return tech_found(f);
}

/* Adds squares from place `at` of the list on, until there are four. */
static bool extend(tech_finder *f, const list *open, unsigned at, kt_squares squares,
                   uint16_t digits) {
    if (kt_squares_count(squares) == 4) {
        return kt_count(digits) == 4 && try_wxyz(f, squares, digits);
    }
    for (unsigned i = at; i < open->count; i++) {
        unsigned s = open->squares[i];
        uint16_t all = digits | f->board->digits[s];
        if (kt_count(all) > 4) continue;
        if (extend(f, open, i + 1, kt_squares_union(squares, kt_one_square(s)), all)) return true;
    }
    return false;
}

static bool find_wxyz(tech_finder *f) {
    for (unsigned box = 18; box < 27; box++) {
        for (unsigned line = 0; line < 18; line++) {
            kt_squares inside = kt_unit_part(box, 0x1FF), along = kt_unit_part(line, 0x1FF);
            if (!kt_squares_meet(inside, along)) continue;
            list open = {.count = 0};
            for (kt_squares rest = kt_squares_union(inside, along); !kt_squares_empty(rest);) {
                unsigned s = kt_squares_take(&rest);
                if (f->board->digits[s] != 0) open.squares[open.count++] = (uint8_t)s;
            }
            if (extend(f, &open, 0, kt_no_squares(), 0)) return true;
        }
    }
    return false;
}

/* --- W -------------------------------------------------------------------------------------------- */

/* Whether the unit links the two squares: of its two places of y the first sees one, the second the other. */
static bool links(kt_squares places, unsigned a, unsigned c) {
    unsigned first = kt_squares_take(&places);
    unsigned second = kt_squares_take(&places);
    if (first == a || first == c || second == a || second == c) return false;
    return (kt_sees(first, a) && kt_sees(second, c)) || (kt_sees(first, c) && kt_sees(second, a));
}

/* Two squares {x, y} of which one at least is x. */
static bool try_w(tech_finder *f, unsigned a, unsigned c, unsigned x, unsigned y) {
    const tech_board *b = f->board;
    kt_squares ends = kt_squares_union(kt_one_square(a), kt_one_square(c));
    kt_squares losers = kt_squares_seen_by_all(ends);
    if (!kt_squares_meet(losers, b->squares[x])) return false;
    for (unsigned unit = 0; unit < 27; unit++) {
        kt_squares places = kt_unit_part(unit, b->places[unit][y - 1]);
        if (kt_squares_count(places) != 2 || !links(places, a, c)) continue;
        tech_begin(f, TECH_W_WING);
        f->step.squares = ends;
        f->step.digits = b->digits[a];
        tech_part_squares(f, KT_ROLE_PINCER, kt_one_square(a), b->digits[a]);
        tech_part_squares(f, KT_ROLE_PINCER, kt_one_square(c), b->digits[c]);
        tech_part_unit(f, KT_ROLE_BASE, unit);
        tech_part_squares(f, KT_ROLE_STRONG_LINK, places, kt_digit_bit(y));
        tech_remove_squares(f, losers, x);
        if (tech_found(f)) return true;
    }
    return false;
}

static void find_w(tech_finder *f) {
    const list pairs = squares_with(f->board, 2);
    for (unsigned i = 0; i < pairs.count; i++) {
        unsigned a = pairs.squares[i];
        unsigned low = kt_lowest_digit(f->board->digits[a]);
        unsigned high = 32 - (unsigned)__builtin_clz(f->board->digits[a]);
        for (unsigned j = i + 1; j < pairs.count; j++) {
            unsigned c = pairs.squares[j];
            if (f->board->digits[c] != f->board->digits[a]) continue;
            if (try_w(f, a, c, low, high) || try_w(f, a, c, high, low)) return;
        }
    }
}

void tech_find_wings(tech_finder *f) {
    if (tech_wants(f, TECH_XY_WING) && find_xy(f)) return;
    if (tech_wants(f, TECH_XYZ_WING) && find_xyz(f)) return;
    if (tech_wants(f, TECH_WXYZ_WING) && find_wxyz(f)) return;
    if (tech_wants(f, TECH_W_WING)) find_w(f);
}
