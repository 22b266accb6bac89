/* fish_kraken.c - kraken fish: victims that a fin does not see but leads to.
 *
 * A fish with one fin or two, of rows against columns or with boxes. If no fin is the digit the fish holds. Type 1:
 * then a place of the cover goes, and each fin leads to the same. Type 2: then one of the places that a unit of the cover
 * has in the base is the digit, and each of them and each fin leads to the same candidate's being false.
 *
 * What follows from each candidate is read off the closure, so a way is looked for only when there is a step. A
 * cover must hold all of the base but two places: few do. Still many fish lead to one result; unless all are wanted,
 * the first of them is enough, which is one of the smallest.
 */
#include <string.h>

#include "techniques/fish.h"
#include "techniques/way.h"

enum { FINS = 2, SMALLEST = 2, LARGEST = 4 };
enum { ROWS = 0x1FF, COLUMNS = 0x1FF << 9, BOXES = 0x1FF << 18 };

typedef struct {
    tech_finder *f;
    unsigned digit, size;
    uint32_t bases, covers; /* the units there are to choose from, and that have the digit */
    tech_fish fish;         /* under way */
    kt_squares held, twice; /* what one unit of the cover holds, and what two do */
} search;

static kt_squares places_in(const search *c, unsigned unit) {
    return kt_squares_both(c->f->board->squares[c->digit], kt_unit_masks[unit]);
}

/* --- Telling ---------------------------------------------------------------------------------- */

/* The way from a place of the fish, true, to the victim. */
static void tell_way(search *c, unsigned square, tech_literal end) {
    tech_finder *f = c->f;
    const tech_links *links = &f->work->links;
    tech_literal way[TECH_LITERALS];
    tech_grow(links, tech_literal_of(links, square, c->digit, true), true, &f->work->tree);
    unsigned count = tech_way(&f->work->tree, end, way), from = TECH_NO_PART;
    for (unsigned i = 0; i < count; i++) from = tech_tell_node(f, links, way[i], from);
    f->step.links += (uint16_t)(count - 1);
}

static bool tell(search *c, unsigned technique, unsigned unit, kt_squares cases, tech_literal end) {
    tech_finder *f = c->f;
    const tech_node *victim = tech_node_of(&f->work->links, end);
    kt_squares *done = &f->work->kraken_done[technique - TECH_KRAKEN_FISH_1][victim->digit];
    if (f->options->one_per_result && kt_squares_has(*done, victim->square)) return false;
    kt_squares_add(done, victim->square);
    c->fish.technique = (uint8_t)technique;
    tech_fish_describe(f, &c->fish);
    tech_remove(f, victim->square, victim->digit);
    while (!kt_squares_empty(cases)) tell_way(c, kt_squares_take(&cases), end);
    f->step.unit = (uint8_t)unit;
    f->step.squares = c->fish.body;
    f->step.digits = kt_digit_bit(c->digit);
    return tech_found(f);
}

/* --- What follows ----------------------------------------------------------------------------- */

/* What all these places, at least one, lead to. */
static void join(const search *c, kt_squares cases, uint64_t all[TECH_ROW_WORDS]) {
    const tech_closure *closure = &c->f->work->closure;
    for (unsigned k = 0; k < closure->words; k++) all[k] = UINT64_MAX;
    while (!kt_squares_empty(cases)) {
        tech_literal on =
            tech_literal_of(&c->f->work->links, kt_squares_take(&cases), c->digit, true);
        for (unsigned k = 0; k < closure->words; k++) all[k] &= closure->row[on][k];
    }
}

/* What the fish takes, except what sees all fins, which needs no chain. */
static bool type_1(search *c) {
    uint64_t all[TECH_ROW_WORDS];
    kt_squares victims = kt_squares_union(kt_squares_without(c->held, c->fish.body), c->twice);
    victims = kt_squares_without(victims, kt_squares_seen_by_all(c->fish.fins));
    join(c, c->fish.fins, all);
    while (!kt_squares_empty(victims)) {
        unsigned square = kt_squares_take(&victims);
        tech_literal off = tech_literal_of(&c->f->work->links, square, c->digit, false);
        if (tech_row_has(all, off) && tell(c, TECH_KRAKEN_FISH_1, KT_NO_UNIT, c->fish.fins, off)) {
            return true;
        }
    }
    return false;
}

/* In one unit of the cover. What lies in the cover is left to type 1, and to fish without chains. */
static bool type_2_in(search *c, unsigned unit) {
    uint64_t all[TECH_ROW_WORDS];
    const tech_links *links = &c->f->work->links;
    kt_squares cases =
        kt_squares_union(kt_squares_both(c->fish.body, kt_unit_masks[unit]), c->fish.fins);
    join(c, cases, all);
    for (unsigned k = 0; k < c->f->work->closure.words; k++) {
        for (uint64_t rest = all[k] & ~TECH_ROW_ON; rest != 0; rest &= rest - 1) {
            tech_literal off = (tech_literal)(64 * k + (unsigned)__builtin_ctzll(rest));
            if (off >= 2 * links->candidates) return false;
            const tech_node *victim = tech_node_of(links, off);
            if (victim->digit == c->digit && kt_squares_has(c->held, victim->square)) continue;
            if (tell(c, TECH_KRAKEN_FISH_2, unit, cases, off)) return true;
        }
    }
    return false;
}

static bool try_fish(search *c) {
    if (kt_squares_empty(c->fish.fins)) return false;
    if (tech_wants(c->f, TECH_KRAKEN_FISH_1) && type_1(c)) return true;
    if (!tech_wants(c->f, TECH_KRAKEN_FISH_2)) return false;
    for (uint32_t rest = c->fish.cover; rest != 0; rest &= rest - 1) {
        if (type_2_in(c, kt_lowest_bit(rest))) return true;
    }
    return false;
}

/* --- The fish --------------------------------------------------------------------------------- */

/* The fins are what no unit of the cover holds; a unit more can take `most` of them at most. */
static bool choose_cover(search *c, unsigned from, unsigned left, unsigned most) {
    if (kt_squares_count(c->fish.fins) > FINS + left * most) return false;
    if (left == 0) return try_fish(c);
    uint32_t units = c->covers & ~c->fish.base;
    for (uint32_t rest = units >> from << from; rest != 0; rest &= rest - 1) {
        unsigned unit = kt_lowest_bit(rest);
        search next = *c;
        kt_squares holds = places_in(c, unit);
        if (!kt_squares_meet(holds, c->fish.body)) continue;
        next.fish.cover |= 1u << unit;
        next.fish.fins = kt_squares_without(c->fish.fins, holds);
        next.twice = kt_squares_union(c->twice, kt_squares_both(c->held, holds));
        next.held = kt_squares_union(c->held, holds);
        if (choose_cover(&next, unit + 1, left - 1, most)) return true;
    }
    return false;
}

static bool try_base(search *c) {
    unsigned most = 0;
    for (uint32_t rest = c->covers & ~c->fish.base; rest != 0; rest &= rest - 1) {
        kt_squares holds = kt_squares_both(c->fish.body, kt_unit_masks[kt_lowest_bit(rest)]);
        if (kt_squares_count(holds) > most) most = kt_squares_count(holds);
    }
    c->fish.fins = c->fish.body;
    return choose_cover(c, 0, c->size, most);
}

/* No place in two units of the base: there are no endo fins. */
static bool choose_base(search *c, unsigned from, unsigned left) {
    if (left == 0) return try_base(c);
    for (uint32_t rest = c->bases >> from << from; rest != 0; rest &= rest - 1) {
        unsigned unit = kt_lowest_bit(rest);
        kt_squares holds = places_in(c, unit);
        if (kt_squares_meet(holds, c->fish.body)) continue;
        search next = *c;
        next.fish.base |= 1u << unit;
        next.fish.body = kt_squares_union(c->fish.body, holds);
        if (choose_base(&next, unit + 1, left - 1)) return true;
    }
    return false;
}

/* --- The order -------------------------------------------------------------------------------- */

static uint32_t with_places(const search *c, uint32_t units) {
    uint32_t left = 0;
    for (; units != 0; units &= units - 1) {
        if (c->f->board->places[kt_lowest_bit(units)][c->digit - 1] != 0) {
            left |= units & (0 - units);
        }
    }
    return left;
}

/* Rows are the base first, then columns, boxes in either. A piece is the fish with one unit as the base's first. */
static bool find_from(search *c, unsigned pass, unsigned first) {
    static const uint32_t units[2] = {ROWS | BOXES, COLUMNS | BOXES};
    c->bases = with_places(c, units[pass]);
    c->covers = with_places(c, units[1 - pass]);
    if (!(c->bases >> first & 1)) return false;
    search next = *c;
    next.fish = (tech_fish){.digit = (uint8_t)c->digit, .base = 1u << first};
    next.fish.body = places_in(c, first);
    return choose_base(&next, first + 1, c->size - 1);
}

void tech_find_kraken_fish(tech_finder *f) {
    enum { PIECES = 2 * 27, OF_SIZE = 9 * PIECES };
    search c = {.f = f};
    tech_close_board(&f->work->closure, &f->work->links, f->board);
    if (f->cursor == 0) memset(f->work->kraken_done, 0, sizeof f->work->kraken_done);
    for (uint32_t i = f->cursor; i < (LARGEST - SMALLEST + 1) * OF_SIZE; i++) {
        c.size = SMALLEST + i / OF_SIZE;
        c.digit = i % OF_SIZE / PIECES + 1;
        if (i > 0 && tech_pause(f, i)) return;
        if (find_from(&c, i % PIECES / 27, i % 27)) return;
    }
}
