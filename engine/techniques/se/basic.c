/* se/basic.c - Sudoku Explainer's singles, direct hints, locked candidates, sets, fish and short wings.
 *
 * A direct hint is a pattern that makes a hidden single: it places the digit, and what the pattern itself takes
 * away stays. Everything else takes the first instance in the order of se/sets.h.
 */
#include "techniques/se/finders.h"
#include "techniques/se/sets.h"

static const uint8_t first_units[3] = {18, 9, 0};

/* --- Singles -------------------------------------------------------------------------------------- */

static void describe(se_search *s, unsigned technique, unsigned unit, unsigned square,
                     unsigned index, unsigned rating) {
    tech_begin(s->f, technique);
    tech_step *step = &s->f->step;
    step->unit = (uint8_t)unit;
    step->digit = (uint8_t)(index + 1);
    step->digits = (uint16_t)(1u << index);
    step->squares = step->placed = kt_one_square(square);
    step->rating = (uint8_t)rating;
}

static void place(se_search *s, unsigned technique, unsigned unit, unsigned square, unsigned index,
                  unsigned rating) {
    describe(s, technique, unit, square, index, rating);
    tech_found(s->f);
}

/* In one unit; `is_last`: only if it has one empty square. */
static bool single_in(se_search *s, unsigned unit, bool is_last) {
    const se_grid *g = &s->grid;
    if ((g->empty[unit] == 1) != is_last) return false;
    for (unsigned d = 0; d < 9; d++) {
        if (!kt_is_single(g->places[unit][d])) continue;
        unsigned square = kt_unit_squares[unit][kt_lowest_bit(g->places[unit][d])];
        place(s, TECH_HIDDEN_SINGLE, unit, square, d, is_last ? 10 : unit >= 18 ? 12 : 15);
        return true;
    }
    return false;
}

void se_find_hidden_single(se_search *s, unsigned option) {
    (void)option;
    for (unsigned pass = 0; pass < 2; pass++) {
        for (unsigned t = 0; t < 3; t++) {
            for (unsigned i = 0; i < 9; i++) {
                if (single_in(s, first_units[t] + i, pass == 0)) return;
            }
        }
    }
}

void se_find_naked_single(se_search *s, unsigned option) {
    (void)option;
    for (unsigned square = 0; square < 81; square++) {
        uint16_t digits = s->grid.digits[square];
        if (!kt_is_single(digits)) continue;
        place(s, TECH_NAKED_SINGLE, KT_NO_UNIT, square, kt_lowest_bit(digits), 23);
        return;
    }
}

/* --- Direct hints --------------------------------------------------------------------------------- */

static void tell_units(tech_finder *f, const se_set *set) {
    uint32_t base = set->units != 0 ? set->units : 1u << set->unit;
    for (; base != 0; base &= base - 1) tech_part_unit(f, KT_ROLE_BASE, kt_lowest_bit(base));
    for (uint32_t cover = set->cover; cover != 0; cover &= cover - 1) {
        tech_part_unit(f, KT_ROLE_COVER, kt_lowest_bit(cover));
    }
}

/* The single that the set makes. The step's own squares are the single's, so the set is a part. */
static bool place_after(se_sets *sets, const se_set *set, unsigned technique, unsigned unit,
                        kt_squares left, unsigned index, unsigned rating) {
    se_search *s = sets->taker;
    describe(s, technique, unit, kt_squares_take(&left), index, rating);
    tell_units(s->f, set);
    tech_part_squares(s->f, KT_ROLE_SET_A, set->squares, set->digits);
    return tech_found(s->f);
}

/* After the digit has left the squares another unit of the same kind has one place for it. */
static bool take_direct_locking(se_sets *sets, const se_set *set) {
    unsigned index = kt_lowest_bit(set->removed_digits);
    bool is_pointing = set->technique == TECH_POINTING;
    unsigned first = set->unit - set->unit % 9;
    for (unsigned unit = first; unit < first + 9; unit++) {
        if (unit == set->unit || !kt_squares_meet(kt_unit_masks[unit], set->removed_squares)) {
            continue;
        }
        kt_squares left =
            kt_squares_without(se_places(sets->grid, unit, index), set->removed_squares);
        if (kt_squares_count(left) != 1) continue;
        return place_after(sets, set, is_pointing ? TECH_DIRECT_POINTING : TECH_DIRECT_CLAIMING,
                           unit, left, index, is_pointing ? 17 : 19);
    }
    return false;
}

void se_find_direct_locking(se_search *s, unsigned option) {
    (void)option;
    se_sets sets = {&s->grid, take_direct_locking, s};
    se_locking(&sets);
}

/* After the hidden set has taken its squares another digit has one place in the unit. */
static bool take_direct_hidden(se_sets *sets, const se_set *set) {
    bool is_pair = set->technique == TECH_HIDDEN_PAIR;
    for (unsigned index = 0; index < 9; index++) {
        if (set->digits >> index & 1) continue;
        kt_squares left = kt_squares_without(se_places(sets->grid, set->unit, index), set->squares);
        if (kt_squares_count(left) != 1) continue;
        return place_after(sets, set, is_pair ? TECH_DIRECT_HIDDEN_PAIR : TECH_DIRECT_HIDDEN_TRIPLE,
                           set->unit, left, index, is_pair ? 20 : 25);
    }
    return false;
}

void se_find_direct_hidden(se_search *s, unsigned size) {
    se_sets sets = {&s->grid, take_direct_hidden, s};
    se_hidden(&sets, size, true);
}

/* --- Locked candidates, sets, fish ---------------------------------------------------------------- */

static unsigned rating_of(unsigned technique) {
    switch (technique) {
    case TECH_POINTING:
        return 26;
    case TECH_CLAIMING:
        return 28;
    case TECH_NAKED_PAIR:
        return 30;
    case TECH_NAKED_TRIPLE:
        return 36;
    case TECH_NAKED_QUADRUPLE:
        return 50;
    case TECH_HIDDEN_PAIR:
        return 34;
    case TECH_HIDDEN_TRIPLE:
        return 40;
    case TECH_HIDDEN_QUADRUPLE:
        return 54;
    case TECH_X_WING:
        return 32;
    case TECH_SWORDFISH:
        return 38;
    default:
        return 52;
    }
}

static bool take_set(se_sets *sets, const se_set *set) {
    tech_finder *f = ((se_search *)sets->taker)->f;
    tech_begin(f, set->technique);
    f->step.unit = set->unit;
    f->step.digits = set->digits;
    f->step.squares = set->squares;
    f->step.rating = (uint8_t)rating_of(set->technique);
    tell_units(f, set);
    for (kt_squares rest = set->removed_squares; !kt_squares_empty(rest);) {
        tech_remove_digits(f, kt_squares_take(&rest), set->removed_digits);
    }
    return tech_found(f);
}

void se_find_locking(se_search *s, unsigned option) {
    (void)option;
    se_sets sets = {&s->grid, take_set, s};
    se_locking(&sets);
}

void se_find_naked(se_search *s, unsigned size) {
    se_sets sets = {&s->grid, take_set, s};
    se_naked(&sets, size);
}

void se_find_hidden(se_search *s, unsigned size) {
    se_sets sets = {&s->grid, take_set, s};
    se_hidden(&sets, size, false);
}

void se_find_fish(se_search *s, unsigned size) {
    se_sets sets = {&s->grid, take_set, s};
    se_fish(&sets, size);
}

/* --- XY-Wing and XYZ-Wing ------------------------------------------------------------------------- */

static bool try_wing(se_search *s, unsigned pivot, unsigned a, unsigned c, bool is_xyz) {
    const uint16_t *digits = s->grid.digits;
    uint16_t shared = digits[a] & digits[c];
    uint16_t needed = (uint16_t)((digits[a] ^ digits[c]) | (is_xyz ? shared : 0));
    if (!kt_is_single(shared) || digits[pivot] != needed) return false;
    kt_squares pincers = kt_squares_union(kt_one_square(a), kt_one_square(c));
    kt_squares losers = kt_squares_seen_by_all(pincers);
    if (is_xyz) losers = kt_squares_both(losers, kt_squares_seen(pivot));
    tech_finder *f = s->f;
    tech_begin(f, is_xyz ? TECH_XYZ_WING : TECH_XY_WING);
    f->step.squares = kt_squares_union(pincers, kt_one_square(pivot));
    f->step.digits = digits[pivot] | shared;
    f->step.rating = is_xyz ? 44 : 42;
    tech_part_squares(f, KT_ROLE_PIVOT, kt_one_square(pivot), digits[pivot]);
    tech_part_squares(f, KT_ROLE_PINCER, kt_one_square(a), digits[a]);
    tech_part_squares(f, KT_ROLE_PINCER, kt_one_square(c), digits[c]);
    tech_remove_squares(f, losers, kt_lowest_digit(shared));
    return tech_found(f);
}

void se_find_wing(se_search *s, unsigned size) {
    for (unsigned pivot = 0; pivot < 81; pivot++) {
        if (kt_count(s->grid.digits[pivot]) != size) continue;
        uint8_t peers[20], pairs[20];
        unsigned count = 0;
        se_peers_of(pivot, peers);
        for (unsigned i = 0; i < 20; i++) {
            unsigned peer = peers[i];
            if (kt_squares_has(s->f->board->pairs, peer)) pairs[count++] = (uint8_t)peer;
        }
        for (unsigned i = 0; i < count; i++) {
            for (unsigned j = 0; j < count; j++) {
                if (i != j && try_wing(s, pivot, pairs[i], pairs[j], size == 3)) return;
            }
        }
    }
}
