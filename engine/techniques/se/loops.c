/* se/loops.c - unique rectangles and loops.
 *
 * A loop of squares that all hold a and b, in which every unit that it meets has two neighbours on it: with
 * nothing but a and b in it the two could be exchanged. So one of the other digits in it, the extra ones, stands.
 * All loops are looked through, and the lowest rating, then the lowest type, is taken.
 *
 * The original collects the extra digits of all branches of its search, also of those that it has left again;
 * so it misses some loops, and so does this.
 */
#include "techniques/se/finders.h"

typedef struct {
    se_search *s;
    unsigned a, b; /* digits as indices 0 to 8 */
    uint16_t pair;
    uint16_t extra; /* digits of all squares that may be on a loop */
    uint16_t seen;  /* extra digits so far */
    unsigned length;
    uint8_t squares[81];
    kt_squares on;   /* the same as a set */
    uint32_t met[2]; /* the units of those at even and at odd places */
    unsigned best;   /* 10 * rating + type; what is kept has to be below */
} loop;

/* --- What follows ----------------------------------------------------------------------------- */

static void tell_extras(const loop *l) {
    const uint16_t *digits = l->s->grid.digits;
    for (unsigned i = 0; l->s->f->is_told && i < l->length; i++) {
        uint16_t more = digits[l->squares[i]] & (uint16_t)~l->pair;
        if (more != 0) {
            tech_part_squares(l->s->f, KT_ROLE_FIN, kt_one_square(l->squares[i]), more);
        }
    }
}

static void begin(loop *l, unsigned type) {
    tech_finder *f = l->s->f;
    tech_begin(f, (l->length == 4 ? TECH_UNIQUE_RECTANGLE_1 : TECH_UNIQUE_LOOP_1) + type - 1);
    f->step.squares = l->on;
    f->step.digits = l->pair;
    tech_part_squares(f, KT_ROLE_FLOOR, l->on, l->pair);
    tell_extras(l);
}

static void keep(loop *l, unsigned type, unsigned added) {
    tech_finder *f = l->s->f;
    unsigned size = l->length / 2;
    unsigned rating = (size >= 5 ? 50 : 43 + size) + added;
    if (f->step.removals == 0 || 10 * rating + type >= l->best) return;
    l->best = 10 * rating + type;
    f->step.rating = (uint8_t)rating;
    tech_keep(f);
}

static void type_4(loop *l, unsigned c1, unsigned c2) {
    kt_squares extra = kt_squares_union(kt_one_square(c1), kt_one_square(c2));
    uint32_t units = kt_units_of_all(extra);
    for (unsigned locked = l->a;; locked = l->b) {
        for (uint32_t rest = units; rest != 0; rest &= rest - 1) {
            if (kt_count(l->s->grid.places[kt_lowest_bit(rest)][locked]) != 2) continue;
            begin(l, 4);
            tech_part_unit(l->s->f, KT_ROLE_BASE, kt_lowest_bit(rest));
            tech_part_squares(l->s->f, KT_ROLE_STRONG_LINK, extra, (uint16_t)(1u << locked));
            tech_remove_squares(l->s->f, extra, locked == l->a ? l->b + 1 : l->a + 1);
            keep(l, 4, 0);
            return;
        }
        if (locked == l->b) return;
    }
}

/* The extra digits and size - 1 other squares of the unit, of those at `fit`, form a naked set. */
static void type_3_naked(loop *l, unsigned unit, unsigned size, uint16_t extra, uint32_t fit) {
    const uint16_t *digits = l->s->grid.digits;
    for (uint32_t c = se_first_choice(size - 1, fit); c != 0; c = se_next_choice(c, fit)) {
        uint16_t all = extra;
        for (uint32_t rest = c; rest != 0; rest &= rest - 1) {
            all |= digits[kt_unit_squares[unit][kt_lowest_bit(rest)]];
        }
        if (kt_count(all) != size) continue;
        begin(l, 3);
        tech_part_unit(l->s->f, KT_ROLE_BASE, unit);
        tech_part_squares(l->s->f, KT_ROLE_SET_A, kt_unit_part(unit, c), all);
        kt_squares others = kt_unit_part(unit, fit & ~c);
        while (!kt_squares_empty(others)) {
            tech_remove_digits(l->s->f, kt_squares_take(&others), all);
        }
        keep(l, 3, size - 1);
    }
}

/* a, b and size - 2 other digits have size - 1 places in the unit besides the two squares. */
static void type_3_hidden(loop *l, unsigned unit, unsigned size, uint16_t extra, uint32_t fit) {
    const se_grid *g = &l->s->grid;
    uint32_t pool = 0;
    for (unsigned d = 0; d < 9; d++) {
        if (!((l->pair | extra) >> d & 1) && kt_count(g->places[unit][d]) > 1) pool |= 1u << d;
    }
    uint32_t own = (g->places[unit][l->a] | g->places[unit][l->b]) & fit;
    uint32_t c = size == 2 ? 0 : se_first_choice(size - 2, pool);
    do {
        uint32_t places = own;
        if (size > 2 && c == 0) return;
        for (uint32_t rest = c; rest != 0; rest &= rest - 1) {
            places |= g->places[unit][kt_lowest_bit(rest)];
        }
        if (kt_count(places) == size - 1) {
            begin(l, 3);
            tech_part_unit(l->s->f, KT_ROLE_BASE, unit);
            tech_part_squares(l->s->f, KT_ROLE_SET_A, kt_unit_part(unit, places),
                              (uint16_t)(l->pair | c));
            kt_squares others = kt_unit_part(unit, places);
            while (!kt_squares_empty(others)) {
                tech_remove_digits(l->s->f, kt_squares_take(&others), (uint16_t) ~(l->pair | c));
            }
            keep(l, 3, size - 2);
        }
        if (c != 0) c = se_next_choice(c, pool);
    } while (c != 0);
}

static void type_3(loop *l, unsigned c1, unsigned c2, uint16_t extra) {
    const se_grid *g = &l->s->grid;
    for (unsigned size = 2; size <= 7; size++) {
        for (unsigned t = 0; t < 3; t++) {
            unsigned unit = kt_square_units[c1][se_box_row_column[t]];
            if (!kt_squares_has(kt_unit_masks[unit], c2)) continue;
            uint32_t fit = 0;
            for (unsigned p = 0; p < 9; p++) {
                unsigned square = kt_unit_squares[unit][p];
                if (square != c1 && square != c2 && g->digits[square] != 0) fit |= 1u << p;
            }
            if (size >= kt_count(extra) && 2 * size <= g->empty[unit]) {
                type_3_naked(l, unit, size, extra, fit);
            }
            if (size >= kt_count(extra) && 2 * size < g->empty[unit])
                type_3_hidden(l, unit, size, extra, fit);
        }
    }
}

static void judge(loop *l) {
    const uint16_t *digits = l->s->grid.digits;
    uint8_t cells[81];
    unsigned count = 0;
    uint16_t extra = 0;
    for (unsigned i = 0; i < l->length; i++) {
        uint16_t more = digits[l->squares[i]] & (uint16_t)~l->pair;
        if (more != 0) cells[count++] = l->squares[i];
        extra |= more;
    }
    if (count == 1) {
        begin(l, 1);
        tech_remove_digits(l->s->f, cells[0], l->pair);
        keep(l, 1, 0);
        return;
    }
    if (kt_is_single(extra)) {
        kt_squares all = kt_no_squares();
        for (unsigned i = 0; i < count; i++) kt_squares_add(&all, cells[i]);
        begin(l, 2);
        tech_remove_squares(l->s->f, kt_squares_seen_by_all(all), kt_lowest_digit(extra));
        keep(l, 2, 0);
    } else if (count == 2) {
        type_3(l, cells[0], cells[1], extra);
    }
    if (count == 2) type_4(l, cells[0], cells[1]);
}

/* --- The loops -------------------------------------------------------------------------------- */

/* Whether no extra digit that may still come changes what is tried. */
static bool is_decided(const loop *l) {
    return (l->seen & (l->seen - 1)) != 0 ||
           ((l->seen | l->extra) & ((l->seen | l->extra) - 1)) == 0;
}

/* Continues from the last square of the loop, by units of another type than `last`. A loop meets every unit once at
 * an even and once at an odd place. If that has failed, the squares can only add extra digits to those seen. */
static void extend(loop *l, unsigned last, unsigned allowed, bool has_failed) {
    const se_grid *g = &l->s->grid;
    unsigned square = l->squares[l->length - 1];
    for (unsigned t = 0; t < 3; t++) {
        unsigned type = se_box_row_column[t];
        if (type == last) continue;
        unsigned unit = kt_square_units[square][type];
        uint32_t both = g->places[unit][l->a] & g->places[unit][l->b];
        for (; both != 0; both &= both - 1) {
            unsigned next = kt_unit_squares[unit][kt_lowest_bit(both)];
            if (next == l->squares[0] && l->length >= 4) {
                if (!has_failed && l->met[0] == l->met[1]) judge(l);
            }
            if (kt_squares_has(l->on, next)) continue;
            uint16_t more = g->digits[next] & (uint16_t)~l->pair;
            l->seen |= more;
            if (more != 0 && !kt_is_single(l->seen) && allowed == 0) continue;
            uint32_t met = l->met[l->length % 2];
            bool fails = has_failed || (met & kt_square_unit_bits[next]) != 0;
            if (fails && is_decided(l)) {
                if (has_failed) return;
                continue;
            }
            l->met[l->length % 2] = met | kt_square_unit_bits[next];
            l->squares[l->length++] = (uint8_t)next;
            kt_squares_add(&l->on, next);
            extend(l, type, more != 0 && allowed > 0 ? allowed - 1 : allowed, fails);
            l->length--;
            l->on = kt_squares_without(l->on, kt_one_square(next));
            l->met[l->length % 2] = met;
        }
    }
}

static uint16_t extra_digits(const loop *l, kt_squares squares) {
    uint16_t all = 0;
    while (!kt_squares_empty(squares)) all |= l->s->grid.digits[kt_squares_take(&squares)];
    return all & (uint16_t)~l->pair;
}

void se_find_loops(se_search *s, unsigned option) {
    (void)option;
    loop l = {.s = s, .best = UINT32_MAX};
    for (unsigned square = 0; square < 81; square++) {
        if (!kt_squares_has(s->f->board->pairs, square)) continue;
        l.pair = s->grid.digits[square];
        l.a = kt_lowest_bit(l.pair);
        l.b = kt_lowest_bit(l.pair & (l.pair - 1u));
        kt_squares both =
            kt_squares_both(s->f->board->squares[l.a + 1], s->f->board->squares[l.b + 1]);
        if (kt_squares_count(both) < 4) continue;
        l.extra = extra_digits(&l, both);
        l.seen = 0;
        l.length = 1;
        l.squares[0] = (uint8_t)square;
        l.on = kt_one_square(square);
        l.met[0] = kt_square_unit_bits[square];
        l.met[1] = 0;
        extend(&l, 3, 2, false);
    }
    tech_settle(s->f);
}
