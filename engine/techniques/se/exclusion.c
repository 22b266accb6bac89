/* se/exclusion.c - aligned pair and aligned triple exclusion.
 *
 * Of two or three squares every way to fill them is tried: equal digits cannot see each other, and no square
 * that sees all of them may be left without a digit. A digit that stands in no way that is left goes.
 */
#include "techniques/se/finders.h"

typedef struct {
    se_search *s;
    unsigned size;
    unsigned count; /* of squares that may be looked at, by number */
    uint8_t squares[81];
    kt_squares excluders[81]; /* by square: the peers with few candidates */
    uint8_t in_order[81][21]; /* the same box, row, column; 81: the end */
    uint8_t base[3];
    unsigned common; /* the excluders of all squares of the base */
    uint16_t emptied[20];
    uint8_t excluder[20]; /* whose digits these are */
} exclusion;

static bool are_several(kt_squares set) {
    const uint32_t *band = set.band;
    uint32_t any = band[0] | band[1] | band[2];
    return (any & (any - 1)) != 0 || (band[0] != 0) + (band[1] != 0) + (band[2] != 0) > 1;
}

static kt_squares excluders_of(const se_grid *g, unsigned square, unsigned most) {
    kt_squares found = kt_no_squares();
    for (kt_squares peers = kt_squares_seen(square); !kt_squares_empty(peers);) {
        unsigned peer = kt_squares_take(&peers);
        unsigned count = kt_count(g->digits[peer]);
        if (count == 1) return kt_no_squares();
        if (count >= 2 && count <= most) kt_squares_add(&found, peer);
    }
    return found;
}

static void put_in_order(exclusion *e, unsigned square) {
    uint8_t peers[20], *next = e->in_order[square];
    se_peers_of(square, peers);
    for (unsigned p = 0; p < 20; p++) {
        if (kt_squares_has(e->excluders[square], peers[p])) *next++ = peers[p];
    }
    *next = 81;
}

static void prepare(exclusion *e) {
    const se_grid *g = &e->s->grid;
    for (unsigned s = 0; s < 81; s++) {
        e->excluders[s] = kt_no_squares();
        if (kt_count(g->digits[s]) < 2) continue;
        e->excluders[s] = excluders_of(g, s, e->size);
        if (kt_squares_empty(e->excluders[s])) continue;
        e->squares[e->count++] = (uint8_t)s;
        put_in_order(e, s);
    }
}

/* What the last square may hold beside the digits of the others; `taken`: these as a set. */
static uint16_t rest_of(const exclusion *e, uint16_t taken, uint16_t seen) {
    uint16_t fit = e->s->grid.digits[e->base[e->size - 1]] & (uint16_t)~seen;
    for (unsigned i = 0; i < e->common; i++) {
        uint16_t left = e->emptied[i] & (uint16_t)~taken;
        if (left == 0) return 0;
        if (kt_is_single(left)) fit &= (uint16_t)~left;
    }
    return fit;
}

static bool is_all(const exclusion *e, const uint16_t possible[3]) {
    for (unsigned i = 0; i < e->size; i++) {
        if (e->s->grid.digits[e->base[i]] & ~possible[i]) return false;
    }
    return true;
}

/* For a pair or triple: which digits each square can have. What could not prove another is left out. */
static void fill(const exclusion *e, uint16_t possible[3]) {
    const uint16_t *digits = e->s->grid.digits;
    bool is_pair = e->size == 2;
    uint8_t last = e->base[e->size - 1];
    bool apart = kt_sees(e->base[0], e->base[1]);
    bool apart_0 = kt_sees(e->base[0], last), apart_1 = kt_sees(e->base[1], last);
    for (uint32_t a = digits[e->base[0]]; a != 0; a &= a - 1) {
        uint16_t first = (uint16_t)(a & (0 - a));
        uint32_t b = is_pair ? 1 : digits[e->base[1]] & (apart ? ~(uint32_t)first : ~0u);
        for (; b != 0; b &= b - 1) {
            uint16_t second = is_pair ? 0 : (uint16_t)(b & (0 - b));
            bool is_new = (first & ~possible[0]) || (second & ~possible[1]) ||
                          (digits[last] & ~possible[e->size - 1]);
            if (!is_new) continue;
            uint16_t seen = (uint16_t)((apart_0 ? first : 0) | (apart_1 ? second : 0));
            uint16_t third = rest_of(e, first | second, seen);
            if (third == 0) continue;
            possible[0] |= first;
            possible[1] |= second;
            possible[e->size - 1] |= third;
        }
    }
}

/* The squares of the base, and those that could be emptied: A, B and so on. */
static void tell(const exclusion *e) {
    tech_finder *f = e->s->f;
    for (unsigned i = 0; i < e->size; i++) {
        tech_part_squares(f, KT_ROLE_PIVOT, kt_one_square(e->base[i]),
                          e->s->grid.digits[e->base[i]]);
    }
    for (unsigned i = 0; i < e->common; i++) {
        tech_part_squares(f, KT_ROLE_SET_A + i, kt_one_square(e->excluder[i]), e->emptied[i]);
    }
}

static bool try_base(exclusion *e, kt_squares common) {
    tech_finder *f = e->s->f;
    uint16_t possible[3] = {0};
    kt_squares base = kt_no_squares();
    for (e->common = 0; !kt_squares_empty(common); e->common++) {
        unsigned square = kt_squares_take(&common);
        e->excluder[e->common] = (uint8_t)square;
        e->emptied[e->common] = e->s->grid.digits[square];
    }
    fill(e, possible);
    if (is_all(e, possible)) return false;
    tech_begin(f, e->size == 2 ? TECH_ALIGNED_PAIR_EXCLUSION : TECH_ALIGNED_TRIPLE_EXCLUSION);
    for (unsigned i = 0; i < e->size; i++) {
        kt_squares_add(&base, e->base[i]);
        tech_remove_digits(f, e->base[i], (uint16_t)~possible[i]);
    }
    f->step.squares = base;
    f->step.rating = e->size == 2 ? 62 : 75;
    tell(e);
    return tech_found(f);
}

/* The third square is an excluder of one of the first two: first those of the first. */
static bool try_thirds(exclusion *e, kt_squares common) {
    kt_squares done = kt_squares_union(kt_one_square(e->base[0]), kt_one_square(e->base[1]));
    for (unsigned i = 0; i < 2; i++) {
        for (const uint8_t *next = e->in_order[e->base[i]]; *next != 81; next++) {
            unsigned third = *next;
            if (kt_squares_has(done, third)) continue;
            kt_squares_add(&done, third);
            e->base[2] = (uint8_t)third;
            kt_squares of_all = kt_squares_both(common, e->excluders[third]);
            if (are_several(of_all) && try_base(e, of_all)) return true;
        }
    }
    return false;
}

void se_find_exclusion(se_search *s, unsigned size) {
    exclusion e = {.s = s, .size = size};
    prepare(&e);
    for (uint32_t j = s->f->cursor == 0 ? 1 : s->f->cursor; j < e.count; j++) {
        if (j > 1 && tech_pause(s->f, j)) return;
        for (unsigned i = 0; i < j; i++) {
            e.base[0] = e.squares[i];
            e.base[1] = e.squares[j];
            kt_squares common = kt_squares_both(e.excluders[e.base[0]], e.excluders[e.base[1]]);
            if (!are_several(common)) continue;
            if (size == 2 ? try_base(&e, common) : try_thirds(&e, common)) return;
        }
    }
}
