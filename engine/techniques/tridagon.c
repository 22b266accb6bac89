/* tridagon.c - Tridagon, also known as anti-tridagon, trivalue oddagon and Thor's hammer.
 *
 * Four boxes in two rows and two columns of boxes, and in each three squares, no two in a row or column, that have three
 * digits between them: the same three in all boxes. Say that the twelve squares have no other digits. Then each
 * box has the three in them, from top to bottom in one of two orders, 123 or 132, wherever it begins; and so it has from
 * left to right.
 *
 * Two boxes side by side share their rows, and no row has a digit twice. So in the second box each row has another
 * digit than in the first: the order from top to bottom is the same, and begins elsewhere. Likewise two boxes one above
 * the other have the same order from left to right. In a box the two orders are the same for three ways in which the
 * squares can lie, as on the diagonal from the upper left, and differ for the other three. So on the way round the four
 * boxes the order changes in each box where the two differ, and comes back as it was: there are none, two or four such
 * boxes. If there are one or three, one of the other candidates of the twelve squares, the guardians, is true. If all
 * guardians are in one square, it loses the three digits; if all are one digit, what sees all of them loses it.
 *
 * Source: Denis Berthier, The tridagon rule (forum of New Sudoku Players, 2022), after the trivalue oddagons that mith
 * and others found; the proof by orders is ours.
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

/* Adds three squares of a box. False if they do not have the three digits between them, or the guardians prove nothing
 * any more. */
static bool add(const tech_board *b, tridagon *t, unsigned box, unsigned way) {
    uint16_t all = 0;
    for (unsigned row = 0; row < 3; row++) {
        unsigned square = kt_unit_squares[box][3 * row + ways[way][row]];
        uint16_t own = b->digits[square], others = own & (uint16_t)~t->digits;
        if (own == others) return false;
        all |= own;
        kt_squares_add(&t->squares, square);
        if (others == 0) continue;
        kt_squares_add(&t->guarded, square);
        t->guardians |= others;
    }
    t->differing += way / 3;
    bool are_few = kt_squares_count(t->guarded) <= 1 || kt_is_single(t->guardians);
    return are_few && (all & t->digits) == t->digits;
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
    for (unsigned at = f->cursor; at < 9; at++) {
        if (at > 0 && tech_pause(f, at)) return;
        const uint8_t *bands = pairs[at / 3], *stacks = pairs[at % 3];
        tridagon t = {.digits = 0};
        for (unsigned i = 0; i < BOXES; i++) {
            t.box[i] = (uint8_t)(18 + 3 * bands[i / 2] + stacks[i % 2]);
        }
        if (choose_digits(f, &t)) return;
    }
}
