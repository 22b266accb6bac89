/* exocet.c - Junior Exocet.
 *
 * The base is two of the three squares where a line and a box cross; they have three or four digits between them. A
 * line along it that runs through the same three boxes is of its band. Of the other two boxes each has a target, off the
 * line of the base. Three lines run across the band: through the third square of the crossing, and through each target.
 * Where the line of a target meets the third line of the band, none of the digits can be. Outside of the band one or two
 * lines hold all places that the three lines across have for a digit, for each of the digits.
 *
 * Say that a base square is d. Then the line and the box of the base have no other d. So each line across has its d in
 * its target or outside of the band, where two lines hold it in two of the three at most: so d is in a target. This goes
 * for both digits of the base, and a target has only one: base and targets have the same two digits. So the targets
 * lose what is no digit of the base, and the base what neither target can be.
 *
 * If a target is d, so is a base square. Then the box of the other target has d in the third line of the band, but not
 * where that meets the line across: there is the other target, which is the other digit, or a square that cannot be d.
 * So the target loses what the two squares that remain, its mirror, cannot be.
 *
 * Source: David P. Bird, JExocet Compendium (forum of New Sudoku Players); Allan Barker saw the pattern first, and
 * champagne named it.
 */
#include "techniques/finder.h"

enum { ACROSS = 3 };

typedef struct {
    unsigned line;           /* of the base */
    unsigned base[2];        /* squares */
    uint16_t digits;         /* of the base */
    unsigned target[2];      /* squares */
    unsigned across[ACROSS]; /* lines, the one without a target last */
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

/* The places of a line across, outside of the band, that are or can be the digit. */
static uint32_t places_outside(const tech_board *b, const exocet *e, unsigned line,
                               unsigned digit) {
    uint32_t places = 0;
    for (unsigned i = 0; i < 9; i++) {
        if (i / 3 == e->line % 9 / 3) continue;
        if (digits_at(b, kt_unit_squares[line][i]) & kt_digit_bit(digit)) places |= 1u << i;
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

/* The digits of the base that target `i` can be, and its mirror. */
static uint16_t possible(const tech_board *b, const exocet *e, unsigned i) {
    const uint8_t *box = kt_unit_squares[kt_square_units[e->target[1 - i]][KT_BOX]];
    uint16_t mirror = 0;
    for (unsigned k = 0; k < 9; k++) {
        unsigned along = line_along(e, box[k]);
        if (along == e->line || along == line_along(e, e->target[i])) continue;
        if (line_across(e, box[k]) != e->across[1 - i]) mirror |= digits_at(b, box[k]);
    }
    return b->digits[e->target[i]] & e->digits & mirror;
}

static void tell_places(tech_finder *f, const exocet *e, unsigned digit) {
    kt_squares all = kt_no_squares();
    for (unsigned i = 0; i < ACROSS; i++) {
        uint32_t places = places_outside(f->board, e, e->across[i], digit);
        all = kt_squares_union(all, kt_unit_part(e->across[i], places));
    }
    tech_part_squares(f, KT_ROLE_COVER, all, kt_digit_bit(digit));
}

static bool tell(tech_finder *f, const exocet *e) {
    kt_squares base = kt_squares_union(kt_one_square(e->base[0]), kt_one_square(e->base[1]));
    uint16_t both = 0;
    tech_begin(f, TECH_JUNIOR_EXOCET);
    f->step.digits = e->digits;
    f->step.squares = base;
    tech_part_squares(f, KT_ROLE_PIVOT, base, e->digits);
    for (unsigned i = 0; i < 2; i++) {
        uint16_t own = possible(f->board, e, i);
        both |= own;
        kt_squares_add(&f->step.squares, e->target[i]);
        tech_part_squares(f, KT_ROLE_PINCER, kt_one_square(e->target[i]), e->digits);
        tech_remove_digits(f, e->target[i], KT_ALL_DIGITS & (uint16_t)~own);
    }
    for (unsigned i = 0; i < ACROSS; i++) tech_part_unit(f, KT_ROLE_BASE, e->across[i]);
    for (unsigned digit = 1; digit <= 9; digit++) {
        if (e->digits & kt_digit_bit(digit)) tell_places(f, e, digit);
    }
    for (unsigned i = 0; i < 2; i++) {
        tech_remove_digits(f, e->base[i], KT_ALL_DIGITS & (uint16_t)~both);
    }
    return tech_found(f);
}

/* --- The search ----------------------------------------------------------------------------------- */

/* Whether the square can be a target: its companion is the one in the third line of the band. */
static bool is_target(const tech_board *b, const exocet *e, unsigned square) {
    unsigned across = line_across(e, square), along = line_along(e, square);
    if ((b->digits[square] & e->digits) == 0) return false;
    for (unsigned line = e->line / 3 * 3; line < e->line / 3 * 3 + 3; line++) {
        if (line == e->line || line == along) continue;
        unsigned companion = kt_unit_squares[across][line % 9];
        if (digits_at(b, companion) & e->digits) return false;
    }
    return true;
}

/* `box`: for each target the first place of its box in a line along the band. */
static bool choose_targets(tech_finder *f, exocet *e, unsigned i, const unsigned box[2]) {
    if (i == 2) return are_held(f->board, e) && tell(f, e);
    for (unsigned at = 0; at < 9; at++) {
        unsigned line = e->line / 3 * 3 + at / 3;
        e->target[i] = kt_unit_squares[line][box[i] + at % 3];
        if (line == e->line || !is_target(f->board, e, e->target[i])) continue;
        e->across[i] = line_across(e, e->target[i]);
        if (choose_targets(f, e, i + 1, box)) return true;
    }
    return false;
}

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
        if (choose_targets(f, &e, 0, others[at % 9 / 3])) return;
    }
}
