/* fish_basic.c - X-Wing, Swordfish, Jellyfish and the larger basic fish.
 *
 * All places of a digit in n rows lie in n columns (or the other way round): these columns have their
 * digits in these rows, so it goes from the rest of them. Per digit rows are the base before columns, and
 * choices come in lexicographic order.
 */
#include "techniques/finder.h"

typedef struct {
    tech_finder *f;
    unsigned digit, size;
    unsigned base, cover; /* the first unit of each kind: 0 rows, 9 columns */
} fish;

static kt_squares lines(unsigned first, uint32_t chosen) {
    kt_squares squares = kt_no_squares();
    for (; chosen != 0; chosen &= chosen - 1) {
        squares = kt_squares_union(squares, kt_unit_masks[first + kt_lowest_bit(chosen)]);
    }
    return squares;
}

static bool tell(const fish *c, uint32_t base, uint32_t cover) {
    tech_finder *f = c->f;
    kt_squares places = f->board->squares[c->digit];
    kt_squares body = kt_squares_both(places, lines(c->base, base));
    kt_squares rest = kt_squares_without(kt_squares_both(places, lines(c->cover, cover)), body);
    if (kt_squares_empty(rest)) return false;
    tech_begin(f, TECH_X_WING + c->size - 2);
    f->step.digits = kt_digit_bit(c->digit);
    f->step.squares = body;
    for (; base != 0; base &= base - 1) {
        tech_part_unit(f, KT_ROLE_BASE, c->base + kt_lowest_bit(base));
    }
    for (; cover != 0; cover &= cover - 1) {
        tech_part_unit(f, KT_ROLE_COVER, c->cover + kt_lowest_bit(cover));
    }
    tech_remove_squares(f, rest, c->digit);
    return tech_found(f);
}

/* `base` and `cover` are lines chosen so far, bits 0 to 8. */
static bool choose(const fish *c, unsigned from, uint32_t base, uint32_t cover) {
    if (kt_count(base) == c->size) return kt_count(cover) == c->size && tell(c, base, cover);
    for (unsigned i = from; i < 9; i++) {
        uint32_t places = c->f->board->places[c->base + i][c->digit - 1];
        if (places == 0 || kt_count(cover | places) > c->size) continue;
        if (choose(c, i + 1, base | 1u << i, cover | places)) return true;
    }
    return false;
}

void tech_find_basic_fish(tech_finder *f) {
    for (unsigned size = 2; size <= 7; size++) {
        if (!tech_wants(f, TECH_X_WING + size - 2)) continue;
        for (unsigned d = 1; d <= 9; d++) {
            if (!tech_digit_is_fresh(f, d)) continue;
            for (unsigned base = 0; base <= 9; base += 9) {
                fish c = {f, d, size, base, 9 - base};
                if (choose(&c, 0, 0, 0)) return;
            }
        }
    }
}
