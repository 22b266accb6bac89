/* tridagon.c - Tridagon, also known as anti-tridagon, trivalue oddagon and Thor's hammer.
 *
 * Four boxes in two rows and two columns of boxes, and in each three squares that share no row and no column: twelve
 * squares. Say that all of them are one of three digits. Then each box has all three, and reads them from top to bottom in
 * one of two orders: 123, or 132; where it begins does not matter. So it does from left to right.
 *
 * Two boxes side by side share three rows, and no row has a digit twice. So every row has another digit in the second
 * box, which then reads the same order from top to bottom, begun elsewhere. Likewise two boxes one above the other
 * read the same order from left to right. In a box both orders are the same if its squares lie as on a diagonal from
 * the upper left, or on what becomes one as columns change places in turn; else, three more ways to lie, they differ. So
 * round the four boxes the order changes once in each box of the other kind, and comes back as it was: these boxes are
 * none, two or four. If they are one or three, not all twelve squares are of the three digits: one of the other
 * candidates, the guardians, is true. So if all guardians are in one square, that loses the three digits; if all are one
 * digit, what sees all of them loses it.
 *
 * Source: Denis Berthier, "The tridagon rule" (forum of New Sudoku Players, 2022), after trivalue oddagons that mith and
 * others found there. The proof by orders is ours.
 */
#include "techniques/finder.h"

enum { BOXES = 4, WAYS = 6 };

/* The columns of the squares in the three rows of a box; in the last three ways the orders differ. */
static const uint8_t ways[WAYS][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                      {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

typedef struct {
    uint16_t digits;
    uint8_t box[BOXES];
    unsigned differing; /* boxes in which the orders differ */
    kt_squares squares; /* so far */
    kt_squares guarded; /* those with guardians */
    uint16_t guardians; /* digits */
} tridagon;

/* Adds three squares of a box. False if they are not open, or the guardians prove nothing any more. */
static bool add(const tech_board *b, tridagon *t, unsigned box, unsigned way) {
    for (unsigned row = 0; row < 3; row++) {
        unsigned square = kt_unit_squares[box][3 * row + ways[way][row]];
        uint16_t own = b->digits[square], others = own & (uint16_t)~t->digits;
        if (own == others) return false;
        kt_squares_add(&t->squares, square);
        if (others == 0) continue;
        kt_squares_add(&t->guarded, square);
        t->guardians |= others;
    }
    t->differing += way / 3;
    return kt_squares_count(t->guarded) <= 1 || kt_is_single(t->guardians);
}

static bool tell(tech_finder *f, const tridagon *t) {
    tech_begin(f, TECH_TRIDAGON);
    f->step.squares = t->squares;
    f->step.digits = t->digits;
    tech_part_squares(f, KT_ROLE_FLOOR, t->squares, t->digits);
    tech_part_squares(f, KT_ROLE_FIN, t->guarded, t->guardians);
    if (kt_squares_count(t->guarded) == 1) {
        kt_squares guarded = t->guarded;
        tech_remove_digits(f, kt_squares_take(&guarded), t->digits);
    } else {
        tech_remove_squares(f, kt_squares_seen_by_all(t->guarded), kt_lowest_digit(t->guardians));
    }
    return tech_found(f);
}

static bool choose_ways(tech_finder *f, const tridagon *t, unsigned at) {
    if (at == BOXES) {
        return t->differing % 2 == 1 && !kt_squares_empty(t->guarded) && tell(f, t);
    }
    for (unsigned way = 0; way < WAYS; way++) {
        tridagon more = *t;
        if (add(f->board, &more, t->box[at], way) && choose_ways(f, &more, at + 1)) return true;
    }
    return false;
}

static bool choose_digits(tech_finder *f, tridagon *t) {
    for (unsigned digits = 7; digits <= KT_ALL_DIGITS; digits++) {
        if (kt_count(digits) != 3) continue;
        t->digits = (uint16_t)digits;
        if (choose_ways(f, t, 0)) return true;
    }
    return false;
}

void tech_find_tridagon(tech_finder *f) {
    static const uint8_t pairs[3][2] = {{0, 1}, {0, 2}, {1, 2}};
    for (unsigned at = 0; at < 9; at++) {
        const uint8_t *bands = pairs[at / 3], *stacks = pairs[at % 3];
        tridagon t = {.digits = 0};
        for (unsigned i = 0; i < BOXES; i++) {
            t.box[i] = (uint8_t)(18 + 3 * bands[i / 2] + stacks[i % 2]);
        }
        if (choose_digits(f, &t)) return;
    }
}
