/* death_blossom.c - Death Blossom.
 *
 * A stem is one square, and for each of its candidates there is a petal, an almost locked set in which all places of
 * the candidate see the stem. Whatever the stem is, that petal lacks the digit and has all its others. So what
 * sees all places of a further digit in every petal loses it.
 */
#include "techniques/finder.h"

enum { PETALS = 100 }; /* for a candidate, as HoDoKu tries at most */

typedef struct {
    tech_finder *f;
    const tech_als_lists *lists;
    unsigned stem, count; /* its candidates */
    uint8_t candidate[9];
    unsigned petals[9]; /* how many there are for each */
    uint16_t petal[9][PETALS];
    uint16_t chosen[9];
} blossom;

static bool tell(blossom *b, const kt_squares prey[9]) {
    tech_finder *f = b->f;
    kt_squares stem = kt_one_square(b->stem);
    tech_begin(f, TECH_DEATH_BLOSSOM);
    f->step.squares = stem;
    tech_part_squares(f, KT_ROLE_PIVOT, stem, f->board->digits[b->stem]);
    for (unsigned i = 0; i < b->count; i++) {
        const tech_als *petal = &b->lists->sets[b->chosen[i]];
        kt_squares places = kt_squares_both(petal->squares, f->board->squares[b->candidate[i]]);
        tech_part_set(f, i, petal);
        tech_part_squares(f, KT_ROLE_RESTRICTED_COMMON, kt_squares_union(places, stem),
                          kt_digit_bit(b->candidate[i]));
    }
    for (unsigned z = 1; z <= 9; z++) tech_remove_squares(f, prey[z - 1], z);
    return tech_found(f);
}

/* Whether a petal is compatible with those chosen. One petal may serve several candidates. */
static bool fits(const blossom *b, unsigned chosen, unsigned petal) {
    const tech_als *sets = b->lists->sets;
    for (unsigned i = 0; i < chosen && !b->f->options->sets_overlap; i++) {
        if (b->chosen[i] == petal) continue;
        if (kt_squares_meet(sets[b->chosen[i]].squares, sets[petal].squares)) return false;
    }
    return true;
}

/* What all see, by digit; false if that is nothing. */
static bool narrow(const kt_squares prey[9], const tech_als *petal, kt_squares left[9]) {
    bool is_any = false;
    for (unsigned z = 0; z < 9; z++) {
        left[z] = kt_squares_both(prey[z], petal->seen[z]);
        is_any = is_any || !kt_squares_empty(left[z]);
    }
    return is_any;
}

static bool choose(blossom *b, unsigned i, const kt_squares prey[9]) {
    if (i == b->count) return tell(b, prey);
    for (unsigned k = 0; k < b->petals[i]; k++) {
        kt_squares left[9];
        unsigned petal = b->petal[i][k];
        if (!fits(b, i, petal) || !narrow(prey, &b->lists->sets[petal], left)) continue;
        b->chosen[i] = (uint16_t)petal;
        if (choose(b, i + 1, left)) return true;
    }
    return false;
}

/* The petals for a candidate of the stem that can remove anything. A set that contains the stem is
 * no petal: the stem has the candidate, and does not see itself. */
static void gather(blossom *b, unsigned i, const kt_squares prey[9]) {
    kt_squares left[9];
    kt_squares of_candidate = b->f->board->squares[b->candidate[i]];
    kt_squares seen = kt_squares_seen(b->stem);
    b->petals[i] = 0;
    for (unsigned k = 0; k < b->lists->count && b->petals[i] < PETALS; k++) {
        const tech_als *set = &b->lists->sets[k];
        if (!(set->digits & kt_digit_bit(b->candidate[i]))) continue;
        if (!kt_squares_within(kt_squares_both(set->squares, of_candidate), seen)) continue;
        if (!narrow(prey, set, left)) continue;
        b->petal[i][b->petals[i]++] = (uint16_t)k;
    }
}

static bool grow(blossom *b) {
    const tech_board *board = b->f->board;
    kt_squares prey[9];
    b->count = 0;
    for (unsigned d = 1; d <= 9; d++) {
        bool is_candidate = tech_has(board, b->stem, d);
        prey[d - 1] = is_candidate ? kt_no_squares() : board->squares[d];
        if (is_candidate) b->candidate[b->count++] = (uint8_t)d;
    }
    for (unsigned i = 0; i < b->count; i++) {
        gather(b, i, prey);
        if (b->petals[i] == 0) return false;
    }
    return b->count > 0 && choose(b, 0, prey);
}

void tech_find_death_blossom(tech_finder *f) {
    blossom b = {.f = f, .lists = tech_als_sets(f)};
    for (b.stem = f->cursor; b.stem < 81; b.stem++) {
        if (b.stem > 0 && tech_pause(f, b.stem)) return;
        if (grow(&b)) return;
    }
}
