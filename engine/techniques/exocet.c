/* exocet.c - Junior Exocet, Junior Exocet Plus and Senior Exocet.
 *
 * The base is two of the three squares where a line and a box cross; they have three or four digits between them. A
 * line along it that runs through the same three boxes is of its band. Three lines run across the band: one through the
 * third square of the crossing, and one in each of the other two boxes. Two squares of them, off the line and the box of
 * the base, are the targets. No other square of the lines in the band, off the line and the box of the base, can be one
 * of the digits. Outside of the band, targets apart, one or two lines hold all places that the three lines across have
 * for a digit, for each of the digits.
 *
 * Say that a base square is d. Then the line and the box of the base have no other d. So each line across has its d in a
 * target or outside of the band, where two lines hold it in two of the three at most: so d is in a target. This goes
 * for both digits of the base, and a target has only one: base and targets have the same two digits. So the targets
 * lose what is no digit of the base, and the base what neither target can be.
 *
 * Junior Exocet: the targets are in the band, one in each of the other two boxes. If a target is d, so is a base square.
 * Then the box of the other target has d in the third line of the band, but not where that meets the line across: there
 * is the other target, which is the other digit, or a square that cannot be d. So the target loses what the two squares
 * that remain, its mirror, cannot be.
 *
 * Junior Exocet Plus: in the place of a target, both squares of its line across may be able to be the digits, if some
 * digit that is none of these goes nowhere else in that line, or in the box. One of the two is that digit. So no more
 * than one has a digit of the base, and the two lose all else.
 *
 * Senior Exocet: one target is outside of the band, or both are.
 *
 * Source: David P. Bird, JExocet Compendium (forum of New Sudoku Players), which has all three; Allan Barker saw the
 * pattern first, and champagne named it.
 */
#include "techniques/finder.h"

enum { ACROSS = 3 };

typedef struct {
    unsigned line;           /* of the base */
    unsigned base[2];        /* squares */
    uint16_t digits;         /* of the base */
    unsigned target[2];      /* squares */
    unsigned partner[2];     /* the other of a target of two squares; else the target itself */
    unsigned locked[2];      /* the digit that takes one of these two; else 0 */
    unsigned across[ACROSS]; /* lines, the one of the box of the base last */
} exocet;

/* What a square is or can be. */
static uint16_t digits_at(const tech_board *b, unsigned square) {
    return b->digit[square] != 0 ? kt_digit_bit(b->digit[square]) : b->digits[square];
}

/* The lines through a square: along the band, and across it. */
static unsigned line_along(const exocet *e, unsigned square) {
    return kt_square_units[square][e->line < 9 ? KT_ROW : KT_COLUMN];
}

static unsigned line_across(const exocet *e, unsigned square) {
    return kt_square_units[square][e->line < 9 ? KT_COLUMN : KT_ROW];
}

/* --- Lines that hold a digit ---------------------------------------------------------------------- */

/* The places of a line across, outside of the band and no targets, that are or can be the digit. */
static uint32_t places_outside(const tech_board *b, const exocet *e, unsigned line,
                               unsigned digit) {
    uint32_t places = 0;
    for (unsigned i = 0; i < 9; i++) {
        unsigned square = kt_unit_squares[line][i];
        if (i / 3 == e->line % 9 / 3 || square == e->target[0] || square == e->target[1]) continue;
        if (digits_at(b, square) & kt_digit_bit(digit)) places |= 1u << i;
    }
    return places;
}

static bool is_held(const tech_board *b, const exocet *e, unsigned digit) {
    uint32_t places[ACROSS], all = 0;
    for (unsigned i = 0; i < ACROSS; i++) {
        places[i] = places_outside(b, e, e->across[i], digit);
        all |= places[i];
    }
    for (unsigned i = 0; i < ACROSS; i++) {
        uint32_t others = places[(i + 1) % ACROSS] | places[(i + 2) % ACROSS];
        if (places[i] == 0 || kt_count(others) == 1) return all != 0;
    }
    return kt_count(all) <= 2;
}

static bool are_held(const tech_board *b, const exocet *e) {
    for (unsigned digit = 1; digit <= 9; digit++) {
        if ((e->digits & kt_digit_bit(digit)) && !is_held(b, e, digit)) return false;
    }
    return true;
}

/* --- What goes ------------------------------------------------------------------------------------ */

/* What the mirror of target `i` is or can be. */
static uint16_t mirror_of(const tech_board *b, const exocet *e, unsigned i) {
    const uint8_t *box = kt_unit_squares[kt_square_units[e->target[1 - i]][KT_BOX]];
    uint16_t mirror = 0;
    for (unsigned k = 0; k < 9; k++) {
        unsigned along = line_along(e, box[k]);
        if (along == e->line || along == line_along(e, e->target[i])) continue;
        if (line_across(e, box[k]) != e->across[1 - i]) mirror |= digits_at(b, box[k]);
    }
    return mirror;
}

static void tell_places(tech_finder *f, const exocet *e, unsigned digit) {
    kt_squares all = kt_no_squares();
    for (unsigned i = 0; i < ACROSS; i++) {
        uint32_t places = places_outside(f->board, e, e->across[i], digit);
        all = kt_squares_union(all, kt_unit_part(e->across[i], places));
    }
    tech_part_squares(f, KT_ROLE_COVER, all, kt_digit_bit(digit));
}

/* Target `i`; returns the digits of the base that it can be. */
static uint16_t tell_target(tech_finder *f, const exocet *e, unsigned i) {
    const tech_board *b = f->board;
    kt_squares squares =
        kt_squares_union(kt_one_square(e->target[i]), kt_one_square(e->partner[i]));
    uint16_t own = (b->digits[e->target[i]] | b->digits[e->partner[i]]) & e->digits;
    if (f->step.technique == TECH_JUNIOR_EXOCET) own &= mirror_of(b, e, i);
    uint16_t others = KT_ALL_DIGITS & (uint16_t)~own;
    if (e->locked[i] != 0) others &= (uint16_t)~kt_digit_bit(e->locked[i]);
    f->step.squares = kt_squares_union(f->step.squares, squares);
    tech_part_squares(f, KT_ROLE_PINCER, squares, e->digits);
    tech_remove_digits(f, e->target[i], others);
    tech_remove_digits(f, e->partner[i], others);
    return own;
}

static bool tell(tech_finder *f, const exocet *e, unsigned technique) {
    kt_squares base = kt_squares_union(kt_one_square(e->base[0]), kt_one_square(e->base[1]));
    uint16_t both = 0;
    tech_begin(f, technique);
    f->step.digits = e->digits;
    f->step.squares = base;
    tech_part_squares(f, KT_ROLE_PIVOT, base, e->digits);
    for (unsigned i = 0; i < 2; i++) both |= tell_target(f, e, i);
    for (unsigned i = 0; i < ACROSS; i++) tech_part_unit(f, KT_ROLE_BASE, e->across[i]);
    for (unsigned digit = 1; digit <= 9; digit++) {
        if (e->digits & kt_digit_bit(digit)) tell_places(f, e, digit);
    }
    for (unsigned i = 0; i < 2; i++) {
        if (e->locked[i] == 0) continue;
        kt_squares pair =
            kt_squares_union(kt_one_square(e->target[i]), kt_one_square(e->partner[i]));
        tech_part_link(f, KT_ROLE_STRONG_LINK, pair, e->locked[i], TECH_NO_PART);
    }
    for (unsigned i = 0; i < 2; i++) {
        tech_remove_digits(f, e->base[i], KT_ALL_DIGITS & (uint16_t)~both);
    }
    return tech_found(f);
}

/* --- Targets in the band -------------------------------------------------------------------------- */

/* The other square of a line across that is in the band and off the line of the base. */
static unsigned beside(const exocet *e, unsigned square) {
    unsigned first = e->line / 3 * 3, along = line_along(e, square);
    unsigned other = 3 * first + 3 - e->line - along; /* three lines in turn add up to this */
    return kt_unit_squares[line_across(e, square)][other % 9];
}

static bool can_be(const tech_board *b, const exocet *e, unsigned square) {
    return (b->digits[square] & e->digits) != 0;
}

/* Whether the digit goes nowhere else in a unit that both squares share. */
static bool is_locked(const tech_board *b, unsigned a, unsigned c, unsigned digit) {
    kt_squares pair = kt_squares_union(kt_one_square(a), kt_one_square(c));
    for (uint32_t units = kt_square_unit_bits[a] & kt_square_unit_bits[c]; units != 0;
         units &= units - 1) {
        unsigned unit = kt_lowest_bit(units);
        kt_squares places = kt_unit_part(unit, b->places[unit][digit - 1]);
        if (!kt_squares_empty(places) && kt_squares_empty(kt_squares_without(places, pair))) {
            return true;
        }
    }
    return false;
}

static bool choose_targets(tech_finder *f, exocet *e, unsigned i, const unsigned box[2]);

/* The square as a target, or with the one beside it. */
static bool choose_target(tech_finder *f, exocet *e, unsigned i, const unsigned box[2]) {
    const tech_board *b = f->board;
    unsigned square = e->target[i], other = beside(e, square);
    e->partner[i] = square;
    e->locked[i] = 0;
    if (!(digits_at(b, other) & e->digits)) return choose_targets(f, e, i + 1, box);
    if (other < square || !can_be(b, e, other)) return false;
    if (!tech_wants(f, TECH_JUNIOR_EXOCET_PLUS)) return false;
    e->partner[i] = other;
    for (unsigned digit = 1; digit <= 9; digit++) {
        if ((e->digits & kt_digit_bit(digit)) || !is_locked(b, square, other, digit)) continue;
        e->locked[i] = digit;
        if (choose_targets(f, e, i + 1, box)) return true;
    }
    return false;
}

/* `box`: for each target the first place of its box in a line along the band. */
static bool choose_targets(tech_finder *f, exocet *e, unsigned i, const unsigned box[2]) {
    if (i == 2) {
        bool is_plus = e->locked[0] != 0 || e->locked[1] != 0;
        unsigned technique = is_plus ? TECH_JUNIOR_EXOCET_PLUS : TECH_JUNIOR_EXOCET;
        return tech_wants(f, technique) && are_held(f->board, e) && tell(f, e, technique);
    }
    for (unsigned at = 0; at < 9; at++) {
        unsigned line = e->line / 3 * 3 + at / 3;
        e->target[i] = kt_unit_squares[line][box[i] + at % 3];
        if (line == e->line || !can_be(f->board, e, e->target[i])) continue;
        e->across[i] = line_across(e, e->target[i]);
        if (choose_target(f, e, i, box)) return true;
    }
    return false;
}

/* --- Targets outside of it ------------------------------------------------------------------------ */

/* Lists the squares of the lines across that can be targets, of the band first. Returns how many squares there are, or
 * can be, one of the digits. */
static unsigned list_targets(const tech_board *b, const exocet *e, uint8_t list[27],
                             unsigned *count) {
    unsigned in_band = 0;
    *count = 0;
    for (unsigned at = 0; at < 54; at++) {
        unsigned i = at % 9, square = kt_unit_squares[e->across[at / 9 % ACROSS]][i];
        bool is_in_band = i / 3 == e->line % 9 / 3;
        if (is_in_band != (at < 27)) continue;
        if (is_in_band && (at / 9 == 2 || i == e->line % 9)) continue;
        if (is_in_band && (digits_at(b, square) & e->digits)) in_band++;
        if (can_be(b, e, square)) list[(*count)++] = (uint8_t)square;
    }
    return in_band;
}

/* All choices of two, of which the first is the one in the band, if there is any. More are too many. */
static bool choose_outside(tech_finder *f, exocet *e) {
    uint8_t list[27];
    unsigned count, in_band = list_targets(f->board, e, list, &count);
    bool is_listed = count > 0 && line_along(e, list[0]) / 3 == e->line / 3;
    if (in_band > 1 || is_listed != (in_band == 1)) return false;
    for (unsigned i = 0; i < (in_band ? 1 : count); i++) {
        for (unsigned k = i + 1; k < count; k++) {
            e->target[0] = e->partner[0] = list[i];
            e->target[1] = e->partner[1] = list[k];
            if (are_held(f->board, e) && tell(f, e, TECH_SENIOR_EXOCET)) return true;
        }
    }
    return false;
}

/* `box`: for the lines across the first place of their boxes in the line of the base. */
static bool choose_across(tech_finder *f, exocet *e, const unsigned box[2]) {
    for (unsigned at = 0; at < 9; at++) {
        e->locked[0] = e->locked[1] = 0;
        e->across[0] = line_across(e, kt_unit_squares[e->line][box[0] + at / 3]);
        e->across[1] = line_across(e, kt_unit_squares[e->line][box[1] + at % 3]);
        if (choose_outside(f, e)) return true;
    }
    return false;
}

/* --- The search ----------------------------------------------------------------------------------- */

void tech_find_exocet(tech_finder *f) {
    static const unsigned others[3][2] = {{3, 6}, {0, 6}, {0, 3}};
    const tech_board *b = f->board;
    for (unsigned at = 0; at < 18 * 9; at++) {
        exocet e = {.line = at / 9};
        const uint8_t *crossing = &kt_unit_squares[e.line][at % 9 / 3 * 3];
        e.base[0] = crossing[at % 3 == 0 ? 1 : 0];
        e.base[1] = crossing[at % 3 == 2 ? 1 : 2];
        e.across[2] = line_across(&e, crossing[at % 3]);
        if (b->digits[e.base[0]] == 0 || b->digits[e.base[1]] == 0) continue;
        e.digits = b->digits[e.base[0]] | b->digits[e.base[1]];
        if (kt_count(e.digits) != 3 && kt_count(e.digits) != 4) continue;
        const unsigned *box = others[at % 9 / 3];
        bool is_senior = tech_wants(f, TECH_SENIOR_EXOCET);
        if (is_senior ? choose_across(f, &e, box) : choose_targets(f, &e, 0, box)) return;
    }
}
