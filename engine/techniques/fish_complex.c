/* fish_complex.c - franken and mutant fish, with fins and without, two to seven units.
 *
 * Franken: rows and boxes against columns and boxes, or the other way round, with a box at least. Mutant: any
 * other choice but lines of one kind against those of the other. Bases come in lexicographic order of their
 * units, so do the covers of a base.
 *
 * The search asks backwards: if a victim were the digit, one unit of the cover would be taken, and those left
 * would still have to hold what the victim does not see of n units of the base: n digits in less than n units.
 * Few bases have such a victim, and only their covers are looked through.
 */
#include "techniques/fish.h"

#include <stddef.h>

typedef struct {
    tech_finder *f;
    unsigned digit, size;
    uint32_t bases, covers; /* the units there are to choose from */
    bool is_mutant, has_fins, has_none;
    kt_squares places; /* of the digit */
    tech_shoal shoal;
} search;

typedef struct {
    uint32_t units;
    kt_squares body, endo_fins;
} base_choice;

/* The units that may cover a base. */
typedef struct {
    base_choice base;
    kt_squares prey;      /* the possible victims */
    unsigned count, most; /* units, and the most places of the body that one of them holds */
    uint8_t unit[27];
    kt_squares held[27];
    kt_squares rest[28]; /* held by this and those after it */
} cover_list;

/* A cover so far. */
typedef struct {
    uint32_t units;
    kt_squares open;        /* places of the body that it does not hold */
    kt_squares held, twice; /* what it holds, and what two of its units hold */
} cover_choice;

enum { ROWS = 0x1FF, COLUMNS = 0x1FF << 9, BOXES = 0x1FF << 18 };

static kt_squares places_in(const search *c, unsigned unit) {
    return kt_squares_both(c->places, kt_unit_masks[unit]);
}

/* The squares that see all of the squares, which may be none. */
static kt_squares seeing(kt_squares squares) {
    return kt_squares_empty(squares) ? kt_all_squares() : kt_squares_seen_by_all(squares);
}

/* --- The shape -------------------------------------------------------------------------------- */

static bool is_across(uint32_t base, uint32_t cover) {
    return ((base & COLUMNS) | (cover & ROWS)) == 0 || ((base & ROWS) | (cover & COLUMNS)) == 0;
}

static bool has_shape(const search *c, uint32_t base, uint32_t cover) {
    if (c->is_mutant) return !is_across(base, cover);
    return ((base | cover) & BOXES) != 0 && is_across(base, cover);
}

static unsigned technique_of(const search *c, bool finned) {
    unsigned smallest = c->is_mutant ? finned ? TECH_FINNED_MUTANT_X_WING : TECH_MUTANT_X_WING
                        : finned     ? TECH_FINNED_FRANKEN_X_WING
                                     : TECH_FRANKEN_X_WING;
    return smallest + c->size - 2;
}

/* --- Covers ----------------------------------------------------------------------------------- */

static bool tell(search *c, const cover_list *l, const cover_choice *k) {
    kt_squares fins = kt_squares_union(k->open, l->base.endo_fins);
    bool finned = !kt_squares_empty(fins);
    if (!(finned ? c->has_fins : c->has_none) || !has_shape(c, l->base.units, k->units))
        return false;
    if (kt_squares_count(fins) > c->f->options->fins) return false;
    kt_squares open_to = kt_squares_union(kt_squares_without(k->held, l->base.body), k->twice);
    tech_fish fish = {.technique = (uint8_t)technique_of(c, finned),
                      .digit = (uint8_t)c->digit,
                      .base = l->base.units,
                      .cover = k->units,
                      .body = l->base.body,
                      .fins = fins,
                      .endo_fins = l->base.endo_fins,
                      .victims = kt_squares_both(open_to, seeing(fins))};
    if (kt_squares_empty(fish.victims)) return false;
    return tech_fish_found(c->f, &fish, finned ? &c->shoal : NULL);
}

static cover_choice with(const cover_choice *k, const cover_list *l, unsigned i) {
    kt_squares again = kt_squares_both(k->held, l->held[i]);
    return (cover_choice){.units = k->units | 1u << l->unit[i],
                          .open = kt_squares_without(k->open, l->held[i]),
                          .held = kt_squares_union(k->held, l->held[i]),
                          .twice = kt_squares_union(k->twice, again)};
}

/* Whether the places that no unit from `i` on can cover may be fins. */
static bool is_possible(const search *c, const cover_list *l, const cover_choice *k, unsigned i,
                        unsigned left) {
    kt_squares lost = kt_squares_without(k->open, l->rest[i]);
    unsigned fins = c->has_fins ? c->f->options->fins : 0;
    if (kt_squares_count(k->open) > fins + left * l->most) return false;
    if (kt_squares_empty(lost)) return true;
    return fins > 0 && kt_squares_meet(kt_squares_seen_by_all(lost), l->prey);
}

static bool choose_cover(search *c, const cover_list *l, cover_choice k, unsigned from,
                         unsigned left) {
    if (left == 0) return tell(c, l, &k);
    for (unsigned i = from; i + left <= l->count && is_possible(c, l, &k, i, left); i++) {
        if (choose_cover(c, l, with(&k, l, i), i + 1, left - 1)) return true;
    }
    return false;
}

/* The units that hold a place of the body, and are not in the base. */
static void list_covers(const search *c, cover_list *l) {
    l->count = l->most = 0;
    for (uint32_t rest = c->covers & ~l->base.units; rest != 0; rest &= rest - 1) {
        unsigned unit = kt_lowest_bit(rest);
        unsigned holds = kt_squares_count(kt_squares_both(l->base.body, kt_unit_masks[unit]));
        if (holds == 0) continue;
        if (holds > l->most) l->most = holds;
        l->unit[l->count] = (uint8_t)unit;
        l->held[l->count++] = places_in(c, unit);
    }
    l->rest[l->count] = kt_no_squares();
    for (unsigned i = l->count; i > 0; i--) {
        l->rest[i - 1] = kt_squares_union(l->rest[i], l->held[i - 1]);
    }
}

/* --- Bases ------------------------------------------------------------------------------------ */

/* Whether `left` of the units can hold the squares. */
static bool can_hold(kt_squares squares, uint32_t units, unsigned left) {
    if (kt_squares_empty(squares)) return true;
    if (left == 0) return false;
    kt_squares others = squares;
    for (uint32_t of = kt_square_unit_bits[kt_squares_take(&others)] & units; of != 0;
         of &= of - 1) {
        if (can_hold(kt_squares_without(others, kt_unit_masks[kt_lowest_bit(of)]), units, left - 1))
            return true;
    }
    return false;
}

/* Squares of the body can be victims only if two units of the cover hold them. */
static bool may_go(const search *c, const base_choice *b, unsigned square) {
    unsigned taken = kt_squares_has(b->body, square) ? 2 : 1;
    kt_squares unseen = kt_squares_without(b->body, kt_squares_seen(square));
    unseen = kt_squares_without(unseen, kt_one_square(square));
    return can_hold(unseen, c->covers & ~b->units, c->size - taken);
}

static kt_squares prey_of(const search *c, const base_choice *b) {
    kt_squares prey = kt_no_squares();
    kt_squares rest = kt_squares_both(c->places, seeing(b->endo_fins));
    while (!kt_squares_empty(rest)) {
        unsigned square = kt_squares_take(&rest);
        if (may_go(c, b, square)) kt_squares_add(&prey, square);
    }
    return prey;
}

static bool try_base(search *c, const base_choice *b) {
    if (!c->has_fins && !can_hold(b->body, c->covers & ~b->units, c->size)) return false;
    cover_list l;
    l.base = *b;
    l.prey = prey_of(c, b);
    if (kt_squares_empty(l.prey)) return false;
    list_covers(c, &l);
    if (choose_cover(c, &l, (cover_choice){.open = b->body}, 0, c->size)) return true;
    return tech_fish_paired(c->f, &c->shoal);
}

/* A place in two units is an endo fin. */
static bool choose_base(search *c, base_choice b, unsigned from, unsigned left) {
    if (left == 0) return try_base(c, &b);
    for (uint32_t rest = c->bases >> from << from; rest != 0; rest &= rest - 1) {
        unsigned unit = kt_lowest_bit(rest);
        kt_squares held = places_in(c, unit);
        kt_squares endo_fins = kt_squares_union(b.endo_fins, kt_squares_both(b.body, held));
        unsigned count = kt_squares_count(endo_fins);
        if (count > (c->has_fins ? c->f->options->endo_fins : 0u)) continue;
        base_choice next = {.units = b.units | 1u << unit,
                            .body = kt_squares_union(b.body, held),
                            .endo_fins = endo_fins};
        if (choose_base(c, next, unit + 1, left - 1)) return true;
    }
    return false;
}

/* --- The order -------------------------------------------------------------------------------- */

/* The units of a set that have a place for the digit. */
static uint32_t with_places(const search *c, uint32_t units) {
    uint32_t left = 0;
    for (; units != 0; units &= units - 1) {
        if (c->f->board->places[kt_lowest_bit(units)][c->digit - 1] != 0)
            left |= units & (0 - units);
    }
    return left;
}

/* Of franken fish rows are the base first, then columns; mutant ones have one pass. */
static bool find_of_digit(search *c) {
    static const uint32_t units[2] = {ROWS | BOXES, COLUMNS | BOXES};
    c->places = c->f->board->squares[c->digit];
    for (unsigned pass = 0; pass < (c->is_mutant ? 1u : 2u); pass++) {
        c->covers = c->is_mutant ? ROWS | COLUMNS | BOXES : units[1 - pass];
        c->bases = with_places(c, c->is_mutant ? c->covers : units[pass]);
        c->bases = tech_fish_bases(c->f->board, c->digit, c->size, c->bases, c->covers);
        if (choose_base(c, (base_choice){.units = 0}, 0, c->size)) return true;
    }
    return false;
}

void tech_find_complex_fish(tech_finder *f) {
    search c = {.f = f};
    uint32_t piece = 1;
    for (unsigned kind = 0; kind < 12; kind++) {
        c.is_mutant = kind >= 6;
        c.size = 2 + kind % 6;
        c.has_none = tech_wants(f, technique_of(&c, false));
        c.has_fins = tech_wants(f, technique_of(&c, true));
        for (c.digit = 1; c.digit <= 9; c.digit++, piece++) {
            if (!c.has_none && !c.has_fins) continue;
            if (piece < f->cursor || !tech_digit_is_fresh(f, c.digit)) continue;
            if (tech_pause(f, piece) || find_of_digit(&c)) return;
        }
    }
}
