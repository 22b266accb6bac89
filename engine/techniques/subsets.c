/* subsets.c - naked, locked and hidden pairs, triples and quadruples.
 *
 * Naked: n squares of a unit have n digits between them, which go from the other squares of every unit
 * that holds all n. Locked: a naked pair or triple that takes something in its box and on its line outside
 * of it. Hidden: n digits of a unit have n squares between them, which lose their other digits. Boxes
 * come before rows and columns, and choices in lexicographic order.
 */
#include "techniques/finder.h"

static const uint8_t first_units[3] = {18, 0, 9};

/* By size. */
static const uint8_t naked[5] = {0, 0, TECH_NAKED_PAIR, TECH_NAKED_TRIPLE, TECH_NAKED_QUADRUPLE};
static const uint8_t locked[5] = {0, 0, TECH_LOCKED_PAIR, TECH_LOCKED_TRIPLE, TECH_NONE};
static const uint8_t hidden[5] = {0, 0, TECH_HIDDEN_PAIR, TECH_HIDDEN_TRIPLE,
                                  TECH_HIDDEN_QUADRUPLE};

/* A choice of `size` squares or digits of a unit, as it grows. */
typedef struct {
    tech_finder *f;
    unsigned unit, size;
} choice;

/* --- Naked ---------------------------------------------------------------------------------------- */

/* Whether the set takes something outside of a unit that holds it. */
static bool takes(const tech_board *b, kt_squares area, uint16_t digits) {
    for (uint32_t rest = digits; rest != 0; rest &= rest - 1) {
        if (kt_squares_meet(b->squares[kt_lowest_bit(rest) + 1], area)) return true;
    }
    return false;
}

static bool is_locked(const tech_board *b, uint32_t units, kt_squares squares, uint16_t digits) {
    uint32_t lines = units & 0x3FFFF;
    uint32_t boxes = units >> 18;
    if (lines == 0 || boxes == 0) return false;
    kt_squares line = kt_unit_masks[kt_lowest_bit(lines)];
    kt_squares box = kt_unit_masks[18 + kt_lowest_bit(boxes)];
    return takes(b, kt_squares_without(line, box), digits) &&
           takes(b, kt_squares_without(box, squares), digits);
}

static bool tell_naked(const choice *c, uint32_t places, uint16_t digits) {
    tech_finder *f = c->f;
    kt_squares squares = kt_unit_part(c->unit, places);
    uint32_t units = kt_units_of_all(squares);
    unsigned technique = naked[c->size];
    if (locked[c->size] != TECH_NONE && is_locked(f->board, units, squares, digits)) {
        if (c->unit < 18) return false;
        technique = locked[c->size];
    }
    if (!tech_wants(f, technique)) return false;
    tech_begin(f, technique);
    f->step.unit = (uint8_t)c->unit;
    f->step.digits = digits;
    f->step.squares = squares;
    for (; units != 0; units &= units - 1) {
        unsigned unit = kt_lowest_bit(units);
        tech_part_unit(f, KT_ROLE_BASE, unit);
        for (unsigned p = 0; p < 9; p++) {
            unsigned square = kt_unit_squares[unit][p];
            if (!kt_squares_has(squares, square)) tech_remove_digits(f, square, digits);
        }
    }
    return tech_found(f);
}

static bool choose_squares(const choice *c, unsigned from, uint32_t places, uint16_t digits) {
    if (kt_count(places) == c->size) return tell_naked(c, places, digits);
    for (unsigned p = from; p < 9; p++) {
        uint16_t here = c->f->board->digits[kt_unit_squares[c->unit][p]];
        if (here == 0 || kt_count(here | digits) > c->size) continue;
        if (choose_squares(c, p + 1, places | 1u << p, here | digits)) return true;
    }
    return false;
}

/* --- Hidden --------------------------------------------------------------------------------------- */

static bool tell_hidden(const choice *c, uint32_t places, uint16_t digits) {
    tech_finder *f = c->f;
    tech_begin(f, hidden[c->size]);
    f->step.unit = (uint8_t)c->unit;
    f->step.digits = digits;
    f->step.squares = kt_unit_part(c->unit, places);
    for (; places != 0; places &= places - 1) {
        tech_remove_digits(f, kt_unit_squares[c->unit][kt_lowest_bit(places)],
                           KT_ALL_DIGITS & (uint16_t)~digits);
    }
    return tech_found(f);
}

static bool choose_digits(const choice *c, unsigned from, uint32_t places, uint16_t digits) {
    if (kt_count(digits) == c->size) {
        return kt_count(places) == c->size && tell_hidden(c, places, digits);
    }
    for (unsigned d = from; d <= 9; d++) {
        uint16_t here = c->f->board->places[c->unit][d - 1];
        if (here == 0 || kt_count(here | places) > c->size) continue;
        if (choose_digits(c, d + 1, places | here, digits | kt_digit_bit(d))) return true;
    }
    return false;
}

/* --- All ------------------------------------------------------------------------------------------ */

/* Whether a set of this size can be new in the unit. A locked set that has lost its prey on the line is
 * a naked one, although nothing changed in its box. */
static bool is_fresh(const tech_finder *f, unsigned unit) {
    if (tech_unit_is_fresh(f, unit)) return true;
    unsigned corner = kt_unit_squares[unit][0];
    for (unsigned i = 0; unit >= 18 && i < 3; i++) {
        if (tech_unit_is_fresh(f, corner / 9 + i)) return true;
        if (tech_unit_is_fresh(f, 9 + corner % 9 + i)) return true;
    }
    return false;
}

static bool search_units(tech_finder *f, unsigned size, bool is_hidden, unsigned types) {
    for (unsigned i = 0; i < types; i++) {
        for (unsigned unit = first_units[i]; unit < first_units[i] + 9u; unit++) {
            choice c = {f, unit, size};
            if (!is_fresh(f, unit)) continue;
            if (is_hidden) {
                unsigned empty =
                    kt_squares_count(kt_squares_both(f->board->squares[0], kt_unit_masks[unit]));
                if (empty > size && choose_digits(&c, 1, 0, 0)) return true;
            } else if (choose_squares(&c, 0, 0, 0)) {
                return true;
            }
        }
    }
    return false;
}

void tech_find_subsets(tech_finder *f) {
    for (unsigned size = 2; size <= 4; size++) {
        bool is_naked = tech_wants(f, naked[size]);
        if (is_naked || tech_wants(f, locked[size])) {
            if (search_units(f, size, false, is_naked ? 3 : 1)) return;
        }
        if (tech_wants(f, hidden[size]) && search_units(f, size, true, 3)) return;
    }
}
