/* fish_finned.c - finned and sashimi fish of rows against columns, two to seven lines; Siamese ones of two to four.
 *
 * What loses the digit lies in a line of the cover and in none of the base, a fin the other way round; they
 * see each other in a box only. So all fins lie in one box, all other places of the base are covered, and of
 * the cover only the lines through that box are open: for each box of a base there are few covers.
 *
 * It is sashimi if a line of the base has no more than one place besides the fins.
 *
 * Two fish of one base with other fins are Siamese: each holds, so what either takes goes in one step. HoDoKu has them as
 * an option; here they are techniques of their own, too.
 */
#include "techniques/fish.h"

typedef struct {
    tech_finder *f;
    unsigned digit, size;
    unsigned base, cover; /* the first unit of each kind: 0 rows, 9 columns */
    bool is_siamese;      /* only pairs are wanted */
    tech_shoal shoal;
} search;

/* A cover with the box of its fins, as the third of the base's lines and the third of the cover's. */
typedef struct {
    uint32_t lines; /* bits 0 to 8 */
    unsigned base_third, cover_third;
} choice;

/* Nine boxes, and three ways to choose of three lines. */
typedef struct {
    unsigned count;
    choice choices[27];
} choices;

static const uint32_t thirds[3] = {07, 070, 0700};

static uint32_t places_in(const search *c, unsigned line) {
    return c->f->board->places[c->base + line][c->digit - 1];
}

static uint32_t all_places(const search *c, uint32_t lines) {
    uint32_t places = 0;
    for (; lines != 0; lines &= lines - 1) places |= places_in(c, kt_lowest_bit(lines));
    return places;
}

/* --- Telling ---------------------------------------------------------------------------------- */

static bool is_sashimi(const search *c, uint32_t base, uint32_t cover) {
    for (; base != 0; base &= base - 1) {
        uint32_t covered = places_in(c, kt_lowest_bit(base)) & cover;
        if ((covered & (covered - 1)) == 0) return true;
    }
    return false;
}

static kt_squares squares_between(const search *c, uint32_t base, uint32_t cover) {
    kt_squares in_base = tech_fish_places(c->f->board, c->digit, base << c->base);
    return kt_squares_both(in_base, tech_fish_places(c->f->board, c->digit, cover << c->cover));
}

static bool tell(search *c, uint32_t base, const choice *cover) {
    uint32_t lines = thirds[cover->base_third];
    uint32_t across = thirds[cover->cover_third];
    kt_squares victims = squares_between(c, lines & ~base, across & cover->lines);
    if (kt_squares_empty(victims)) return false;
    kt_squares fins = squares_between(c, lines & base, across & ~cover->lines);
    if (kt_squares_count(fins) > c->f->options->fins) return false;
    unsigned kind = is_sashimi(c, base, cover->lines) ? TECH_SASHIMI_X_WING : TECH_FINNED_X_WING;
    if (c->is_siamese) kind = TECH_SIAMESE_X_WING;
    tech_fish fish = {.technique = (uint8_t)(kind + c->size - 2),
                      .digit = (uint8_t)c->digit,
                      .base = base << c->base,
                      .cover = cover->lines << c->cover,
                      .body = tech_fish_places(c->f->board, c->digit, base << c->base),
                      .fins = fins,
                      .victims = victims};
    if (!c->is_siamese) return tech_fish_found(c->f, &fish, &c->shoal);
    tech_fish_keep(c->f, &fish, &c->shoal);
    return false;
}

/* --- Covers ----------------------------------------------------------------------------------- */

/* Whether a cover comes first: it has the first line in which the two differ. */
static bool comes_first(uint32_t one, uint32_t other) {
    uint32_t differing = one ^ other;
    return (one & differing & (0 - differing)) != 0;
}

static void insert(choices *all, choice cover) {
    unsigned i = all->count++;
    for (; i > 0 && comes_first(cover.lines, all->choices[i - 1].lines); i--) {
        all->choices[i] = all->choices[i - 1];
    }
    all->choices[i] = cover;
}

/* The covers that leave fins in this box only: `needed`, and some of the box's lines that are `open`. */
static void add_covers(unsigned size, uint32_t needed, uint32_t open, choice box, choices *all) {
    for (uint32_t part = open; part != 0; part = (part - 1) & open) {
        box.lines = needed | part;
        if (kt_count(box.lines) == size) insert(all, box);
    }
    box.lines = needed;
    if (kt_count(needed) == size) insert(all, box);
}

static void add_boxes(const search *c, uint32_t base, unsigned third, choices *all) {
    uint32_t lines = base & thirds[third];
    if (lines == 0 || lines == thirds[third]) return;
    uint32_t outside = all_places(c, base & ~lines);
    uint32_t inside = all_places(c, lines);
    for (unsigned across = 0; across < 3; across++) {
        uint32_t needed = outside | (inside & ~thirds[across]);
        if (kt_count(needed) > c->size) continue;
        add_covers(c->size, needed, inside & ~needed, (choice){0, third, across}, all);
    }
}

static bool try_base(search *c, uint32_t base) {
    choices all = {.count = 0};
    for (unsigned third = 0; third < 3; third++) add_boxes(c, base, third, &all);
    for (unsigned i = 0; i < all.count; i++) {
        if (tell(c, base, &all.choices[i])) return true;
    }
    return tech_fish_paired(c->f, &c->shoal);
}

/* --- Bases ------------------------------------------------------------------------------------ */

/* Fins have at most two lines: one of the box's three is the victim's. */
static bool choose(search *c, unsigned from, unsigned left, uint32_t base, uint32_t cover) {
    if (left == 0) return kt_count(cover) > c->size && try_base(c, base);
    for (unsigned i = from; i + left <= 9; i++) {
        uint32_t places = places_in(c, i);
        if (places == 0 || kt_count(cover | places) > c->size + 2) continue;
        if (choose(c, i + 1, left - 1, base | 1u << i, cover | places)) return true;
    }
    return false;
}

static bool search_size(search *c) {
    for (c->digit = 1; c->digit <= 9; c->digit++) {
        if (!tech_digit_is_fresh(c->f, c->digit)) continue;
        for (c->base = 0; c->base <= 9; c->base += 9) {
            c->cover = 9 - c->base;
            if (choose(c, 0, c->size, 0, 0)) return true;
        }
    }
    return false;
}

void tech_find_finned_fish(tech_finder *f) {
    search c = {.f = f, .shoal.count = 0};
    for (c.size = 2; c.size <= 7; c.size++) {
        bool is_wanted = tech_wants(f, TECH_FINNED_X_WING + c.size - 2) ||
                         tech_wants(f, TECH_SASHIMI_X_WING + c.size - 2);
        if (is_wanted && search_size(&c)) return;
    }
}

void tech_find_siamese_fish(tech_finder *f) {
    search c = {.f = f, .is_siamese = true, .shoal.count = 0};
    for (c.size = 2; c.size <= 4; c.size++) {
        if (tech_wants(f, TECH_SIAMESE_X_WING + c.size - 2) && search_size(&c)) return;
    }
}
