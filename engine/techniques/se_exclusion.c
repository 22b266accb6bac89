/* se_exclusion.c - aligned pair and aligned triple exclusion.
 *
 * Of two or three squares every way to fill them is tried: equal digits cannot see each other, and no square
 * that sees all of them may be left without a digit. A digit that stands in no way that is left goes.
 */
#include "techniques/se_finders.h"

typedef struct {
    se_search *s;
    unsigned size;
    unsigned count; /* of squares that may be looked at, by number */
    uint8_t squares[81];
    kt_squares excluders[81]; /* by square: the peers with few candidates */
    uint8_t base[3];
    unsigned common; /* the excluders of all squares of the base */
    uint16_t emptied[20];
} exclusion;

static kt_squares excluders_of(const se_grid *g, unsigned square, unsigned most) {
    kt_squares found = kt_no_squares();
    for (unsigned i = 0; i < 20; i++) {
        unsigned peer = se_peers[square][i];
        unsigned count = kt_count(g->digits[peer]);
        if (count == 1) return kt_no_squares();
        if (count >= 2 && count <= most) kt_squares_add(&found, peer);
    }
    return found;
}

static void prepare(exclusion *e) {
    const se_grid *g = &e->s->grid;
    for (unsigned s = 0; s < 81; s++) {
        e->excluders[s] = kt_no_squares();
        if (kt_count(g->digits[s]) < 2) continue;
        e->excluders[s] = excluders_of(g, s, e->size);
        if (!kt_squares_empty(e->excluders[s])) e->squares[e->count++] = (uint8_t)s;
    }
}

static bool sees(unsigned a, unsigned b) {
    return a != b && (kt_square_unit_bits[a] & kt_square_unit_bits[b]) != 0;
}

/* Whether the digits may stand in the first squares of the base together, equal ones apart. */
static bool may_stand(const exclusion *e, const uint16_t *bits, unsigned last) {
    for (unsigned i = 0; i < last; i++) {
        if (bits[i] == bits[last] && sees(e->base[i], e->base[last])) return false;
    }
    return true;
}

static bool leaves_all(const exclusion *e, uint16_t taken) {
    for (unsigned i = 0; i < e->common; i++) {
        if ((e->emptied[i] & ~taken) == 0) return false;
    }
    return true;
}

/* Fills the squares of the base from number `at` on; marks the digits that occur in `possible`. */
static bool fill(const exclusion *e, unsigned at, uint16_t bits[3], uint16_t possible[3]) {
    if (at == e->size || at == 3) return leaves_all(e, (uint16_t)(bits[0] | bits[1] | bits[2]));
    bool any = false;
    for (uint32_t rest = e->s->grid.digits[e->base[at]]; rest != 0; rest &= rest - 1) {
        bits[at] = (uint16_t)(rest & (0 - rest));
        if (!may_stand(e, bits, at) || !fill(e, at + 1, bits, possible)) continue;
        possible[at] |= bits[at];
        any = true;
    }
    bits[at] = 0;
    return any;
}

static bool try_base(exclusion *e, kt_squares common) {
    tech_finder *f = e->s->f;
    uint16_t bits[3] = {0}, possible[3] = {0};
    kt_squares base = kt_no_squares();
    if (kt_squares_count(common) < 2) return false;
    for (e->common = 0; !kt_squares_empty(common);) {
        e->emptied[e->common++] = e->s->grid.digits[tech_take_lowest(&common)];
    }
    fill(e, 0, bits, possible);
    tech_begin(f, e->size == 2 ? TECH_ALIGNED_PAIR_EXCLUSION : TECH_ALIGNED_TRIPLE_EXCLUSION);
    for (unsigned i = 0; i < e->size; i++) {
        kt_squares_add(&base, e->base[i]);
        tech_remove_digits(f, e->base[i], (uint16_t)~possible[i]);
    }
    f->step.squares = base;
    f->step.rating = e->size == 2 ? 62 : 75;
    tech_part_squares(f, KT_ROLE_FLOOR, base, KT_ALL_DIGITS);
    return tech_found(f);
}

/* The third square is an excluder of one of the first two: first those of the first. */
static bool try_thirds(exclusion *e, kt_squares common) {
    kt_squares done = kt_squares_union(kt_one_square(e->base[0]), kt_one_square(e->base[1]));
    for (unsigned i = 0; i < 2; i++) {
        for (unsigned p = 0; p < 20; p++) {
            unsigned third = se_peers[e->base[i]][p];
            if (kt_squares_has(done, third) ||
                !kt_squares_has(e->excluders[e->base[i]], third)) {
                continue;
            }
            kt_squares_add(&done, third);
            e->base[2] = (uint8_t)third;
            if (try_base(e, tech_both(common, e->excluders[third]))) return true;
        }
    }
    return false;
}

void se_find_exclusion(se_search *s, unsigned size) {
    exclusion e = {.s = s, .size = size};
    prepare(&e);
    for (unsigned j = 1; j < e.count; j++) {
        for (unsigned i = 0; i < j; i++) {
            e.base[0] = e.squares[i];
            e.base[1] = e.squares[j];
            kt_squares common = tech_both(e.excluders[e.base[0]], e.excluders[e.base[1]]);
            if (kt_squares_count(common) < 2) continue;
            if (size == 2 ? try_base(&e, common) : try_thirds(&e, common)) return;
        }
    }
}
