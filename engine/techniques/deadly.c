/* deadly.c - what follows if squares must not all have only certain digits.
 *
 * Their other candidates are the extra ones; at least one of these is true. As with unique rectangles there are four
 * types: one square has extra candidates, and is one of these; all are one digit, and what sees all of them is not
 * that; two squares have them, and are like one square of a naked set; or a digit of the pattern goes nowhere else in a
 * unit of these two, so that none of them can be another of its digits. If a box would have to hold the digits as well,
 * what it can hold elsewhere is extra, too; then there are only the first two types.
 */
#include "techniques/deadly.h"

#include "techniques/finder.h"

#include <stddef.h>

typedef struct {
    const tech_deadly *d;
    kt_squares extra; /* squares with extra candidates */
    uint16_t extras;  /* these */
} pattern;

static unsigned box_of(kt_squares squares) {
    return kt_square_units[kt_squares_take(&squares)][KT_BOX];
}

static void begin(tech_finder *f, const pattern *p) {
    tech_begin(f, p->d->technique);
    f->step.digits = p->d->digits;
    f->step.squares = p->d->squares;
    for (unsigned i = 0; i < p->d->length; i++) {
        tech_part_squares(f, KT_ROLE_FLOOR, kt_one_square(p->d->loop[i]), p->d->digits);
    }
    if (p->d->loop == NULL) tech_part_squares(f, KT_ROLE_FLOOR, p->d->squares, p->d->digits);
    if (!kt_squares_empty(p->d->apart)) {
        tech_part_within(f, KT_ROLE_PIVOT, box_of(p->d->apart), p->d->apart, p->d->digits);
    }
    tech_part_squares(f, KT_ROLE_FIN, p->extra, p->extras);
    for (unsigned i = 0; p->d->lines != NULL && i < 2; i++) {
        tech_part_unit(f, KT_ROLE_COVER, p->d->lines[i]);
    }
}

static bool type_1(tech_finder *f, const pattern *p) {
    kt_squares square = p->extra;
    begin(f, p);
    tech_remove_digits(f, kt_squares_take(&square), KT_ALL_DIGITS & (uint16_t)~p->extras);
    return tech_found(f);
}

static bool type_2(tech_finder *f, const pattern *p) {
    begin(f, p);
    tech_remove_squares(f, kt_squares_seen_by_all(p->extra), kt_lowest_digit(p->extras));
    return tech_found(f);
}

/* --- Type 3 --------------------------------------------------------------------------------------- */

static bool tell_set(tech_finder *f, const pattern *p, unsigned unit, kt_squares set,
                     uint16_t digits) {
    kt_squares rest = kt_squares_without(kt_unit_masks[unit], kt_squares_union(p->extra, set));
    begin(f, p);
    f->step.unit = (uint8_t)unit;
    tech_part_squares(f, KT_ROLE_SET_A, set, digits);
    tech_part_unit(f, KT_ROLE_BASE, unit);
    while (!kt_squares_empty(rest)) tech_remove_digits(f, kt_squares_take(&rest), digits);
    return tech_found(f);
}

/* Adds squares of the unit, from this place on, until they have one digit more, with the extra ones. */
static bool choose_set(tech_finder *f, const pattern *p, unsigned unit, unsigned from,
                       kt_squares set, uint16_t digits) {
    for (unsigned i = from; i < 9; i++) {
        unsigned square = kt_unit_squares[unit][i];
        uint16_t here = f->board->digits[square];
        if (here == 0 || kt_squares_has(p->d->squares, square)) continue;
        kt_squares with = kt_squares_union(set, kt_one_square(square));
        uint16_t all = here | digits;
        bool is_set = kt_count(all) == kt_squares_count(with) + 1;
        if (is_set && tell_set(f, p, unit, with, all)) return true;
        if (choose_set(f, p, unit, i + 1, with, all)) return true;
    }
    return false;
}

/* --- Type 4 --------------------------------------------------------------------------------------- */

static bool tell_linked(tech_finder *f, const pattern *p, unsigned unit) {
    for (uint32_t rest = p->d->digits; rest != 0; rest &= rest - 1) {
        unsigned digit = kt_lowest_bit(rest) + 1;
        kt_squares places = kt_unit_part(unit, f->board->places[unit][digit - 1]);
        uint16_t others = p->d->digits & (uint16_t)~kt_digit_bit(digit);
        kt_squares extra = p->extra;
        if (kt_squares_count(places) != 2) continue;
        if (!kt_squares_empty(kt_squares_without(places, extra))) continue;
        begin(f, p);
        tech_part_squares(f, KT_ROLE_STRONG_LINK, extra, kt_digit_bit(digit));
        while (!kt_squares_empty(extra)) tech_remove_digits(f, kt_squares_take(&extra), others);
        if (tech_found(f)) return true;
    }
    return false;
}

static bool types_3_and_4(tech_finder *f, const pattern *p) {
    for (uint32_t units = kt_units_of_all(p->extra); units != 0; units &= units - 1) {
        unsigned unit = kt_lowest_bit(units);
        if (choose_set(f, p, unit, 0, kt_no_squares(), p->extras)) return true;
        if (tell_linked(f, p, unit)) return true;
    }
    return false;
}

/* Adds where else the box can hold the digits. */
static void add_elsewhere(const tech_board *b, pattern *p) {
    if (kt_squares_empty(p->d->apart)) return;
    unsigned box = box_of(p->d->apart);
    for (uint32_t rest = p->d->digits; rest != 0; rest &= rest - 1) {
        kt_squares places = kt_unit_part(box, b->places[box][kt_lowest_bit(rest)]);
        kt_squares others = kt_squares_without(places, p->d->apart);
        if (kt_squares_empty(others)) continue;
        p->extra = kt_squares_union(p->extra, others);
        p->extras |= (uint16_t)(rest & (~rest + 1));
    }
}

bool tech_deadly_types(tech_finder *f, const tech_deadly *d) {
    pattern p = {.d = d, .extra = kt_no_squares()};
    kt_squares open = kt_squares_both(d->squares, f->board->squares[0]);
    while (!kt_squares_empty(open)) {
        unsigned square = kt_squares_take(&open);
        uint16_t own = f->board->digits[square], extras = own & (uint16_t)~d->digits;
        if (own == extras) return false;
        if (extras != 0) kt_squares_add(&p.extra, square);
        p.extras |= extras;
    }
    add_elsewhere(f->board, &p);
    unsigned count = kt_squares_count(p.extra);
    if (count == 1) return type_1(f, &p);
    if (count > 1 && kt_is_single(p.extras) && type_2(f, &p)) return true;
    return count == 2 && kt_squares_within(p.extra, d->squares) && types_3_and_4(f, &p);
}
