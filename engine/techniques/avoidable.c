/* avoidable.c - avoidable rectangles: two digits in four squares of which none was given.
 *
 * Placed digits can be exchanged as well as candidates can. If three corners are filled, the fourth is not what
 * would complete the exchange; if two are, in one box, and the others have the same third candidate, one of these
 * is it.
 */
#include "techniques/finder.h"

typedef struct {
    unsigned start, partner; /* filled, in one box */
    unsigned opposite,
        beside;    /* `beside` is on the start's line, and would have the partner's digit */
    unsigned a, b; /* the digits of start and partner */
} avoidable;

static bool is_ours(const tech_board *b, unsigned square) {
    return b->digit[square] != 0 && !kt_squares_has(b->givens, square);
}

static void begin(tech_finder *f, const avoidable *r, unsigned technique) {
    kt_squares squares = kt_squares_union(kt_one_square(r->start), kt_one_square(r->partner));
    kt_squares_add(&squares, r->opposite);
    kt_squares_add(&squares, r->beside);
    tech_begin(f, technique);
    f->step.squares = squares;
    f->step.digits = kt_digit_bit(r->a) | kt_digit_bit(r->b);
    tech_part_squares(f, KT_ROLE_FLOOR, squares, f->step.digits);
}

/* Three are filled; the last has two candidates. */
static bool type_1(tech_finder *f, const avoidable *r, unsigned filled, unsigned digit,
                   unsigned open, unsigned completing) {
    const tech_board *b = f->board;
    if (!is_ours(b, filled) || b->digit[filled] != digit) return false;
    if (!kt_squares_has(b->pairs, open) || !tech_has(b, open, completing)) return false;
    begin(f, r, TECH_AVOIDABLE_RECTANGLE_1);
    tech_remove(f, open, completing);
    return tech_found(f);
}

static bool type_2(tech_finder *f, const avoidable *r) {
    const tech_board *b = f->board;
    if (!kt_squares_has(b->pairs, r->beside) || !kt_squares_has(b->pairs, r->opposite))
        return false;
    if (!tech_has(b, r->beside, r->b) || !tech_has(b, r->opposite, r->a)) return false;
    uint16_t extra = b->digits[r->beside] & (uint16_t)~kt_digit_bit(r->b);
    if (extra != (b->digits[r->opposite] & (uint16_t)~kt_digit_bit(r->a))) return false;
    kt_squares open = kt_squares_union(kt_one_square(r->beside), kt_one_square(r->opposite));
    begin(f, r, TECH_AVOIDABLE_RECTANGLE_2);
    tech_part_squares(f, KT_ROLE_FIN, open, extra);
    tech_remove_squares(f, kt_squares_seen_by_all(open), kt_lowest_digit(extra));
    return tech_found(f);
}

static bool follow_lines(tech_finder *f, unsigned start, unsigned partner) {
    const tech_board *b = f->board;
    unsigned type = start / 9 == partner / 9 ? KT_COLUMN : KT_ROW;
    for (unsigned i = 0; i < 9; i++) {
        avoidable r = {.start = start,
                       .partner = partner,
                       .beside = kt_unit_squares[kt_square_units[start][type]][i],
                       .opposite = kt_unit_squares[kt_square_units[partner][type]][i],
                       .a = b->digit[start],
                       .b = b->digit[partner]};
        if (kt_square_units[r.beside][KT_BOX] == kt_square_units[start][KT_BOX]) continue;
        if (type_1(f, &r, r.beside, r.b, r.opposite, r.a)) return true;
        if (type_1(f, &r, r.opposite, r.a, r.beside, r.b)) return true;
        if (type_2(f, &r)) return true;
    }
    return false;
}

void tech_find_avoidable_rectangles(tech_finder *f) {
    const tech_board *b = f->board;
    for (unsigned start = 0; start < 81; start++) {
        if (!is_ours(b, start)) continue;
        const uint8_t *box = kt_unit_squares[kt_square_units[start][KT_BOX]];
        for (unsigned i = 0; i < 9; i++) {
            uint32_t shared = kt_square_unit_bits[start] & kt_square_unit_bits[box[i]] & 0x3FFFF;
            if (box[i] == start || shared == 0 || !is_ours(b, box[i])) continue;
            if (follow_lines(f, start, box[i])) return;
        }
    }
}
