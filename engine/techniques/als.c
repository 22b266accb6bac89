/* als.c - lists the almost locked sets of a board, and the digits that restrict two of them. */
#include "techniques/als.h"

#include <string.h>

#include "techniques/finder.h"

/* --- Sets ----------------------------------------------------------------------------------------- */

static void add_set(tech_finder *f, tech_als_lists *lists, kt_squares squares, uint16_t digits) {
    if (lists->count == TECH_SETS) {
        f->work->lost++;
        return;
    }
    unsigned number = lists->count++;
    tech_als *set = &lists->sets[number];
    for (kt_squares rest = squares; !kt_squares_empty(rest);) {
        lists->holding[tech_take_lowest(&rest)][number / 64] |= (uint64_t)1 << number % 64;
    }
    set->squares = squares;
    set->digits = digits;
    memset(set->seen, 0, sizeof set->seen);
    for (uint32_t rest = digits; rest != 0; rest &= rest - 1) {
        unsigned d = kt_lowest_bit(rest) + 1;
        kt_squares places = tech_both(squares, f->board->squares[d]);
        lists->having[d - 1][number / 64] |= (uint64_t)1 << number % 64;
        set->seen[d - 1] = tech_both(tech_common_peers(places), f->board->squares[d]);
    }
}

/* Sets of the unit that begin with these squares. One that also lies in an earlier unit was met there. */
static void grow(tech_finder *f, unsigned unit, unsigned from, kt_squares squares,
                 uint16_t digits) {
    for (unsigned p = from; p < 9; p++) {
        unsigned square = kt_unit_squares[unit][p];
        if (f->board->digits[square] == 0) continue;
        kt_squares more = squares;
        kt_squares_add(&more, square);
        uint16_t all = digits | f->board->digits[square];
        unsigned size = kt_squares_count(more);
        if (kt_count(all) > size + 9 - p) continue;
        bool is_new = (tech_common_units(more) & ((1u << unit) - 1)) == 0;
        if (kt_count(all) == size + 1 && is_new) add_set(f, &f->work->als, more, all);
        grow(f, unit, p + 1, more, all);
    }
}

const tech_als_lists *tech_als_sets(tech_finder *f) {
    tech_als_lists *lists = &f->work->als;
    if (tech_is_current(f, &lists->sets_stamp)) return lists;
    lists->count = 0;
    memset(lists->holding, 0, sizeof lists->holding);
    memset(lists->having, 0, sizeof lists->having);
    for (unsigned unit = 0; unit < 27; unit++) grow(f, unit, 0, kt_no_squares(), 0);
    tech_stamp_now(f, &lists->sets_stamp);
    return lists;
}

/* --- Restricted commons ---------------------------------------------------------------------------- */

/* The sets that may stand beside a set, and of these for each digit those that it restricts: bits, from the
 * word of the set itself on. */
typedef struct {
    unsigned from, words;
    uint64_t beside[TECH_SETS / 64];
    uint64_t restricted[9][TECH_SETS / 64];
} company;

static void leave_out(const tech_als_lists *lists, const company *c, kt_squares squares,
                      uint64_t bits[TECH_SETS / 64]) {
    while (!kt_squares_empty(squares)) {
        const uint64_t *holding = lists->holding[tech_take_lowest(&squares)];
        for (unsigned w = c->from; w < c->words; w++) bits[w] &= ~holding[w];
    }
}

/* A digit restricts those sets that have it, and nowhere but where all its places here are seen. */
static void find_company(const tech_finder *f, unsigned number, company *c) {
    const tech_als_lists *lists = &f->work->als;
    const tech_als *set = &lists->sets[number];
    c->from = number / 64;
    c->words = (lists->count + 63) / 64;
    for (unsigned w = c->from; w < c->words; w++) c->beside[w] = ~(uint64_t)0;
    c->beside[c->from] <<= number % 64;
    if (!f->options->sets_overlap) leave_out(lists, c, set->squares, c->beside);
    for (uint32_t rest = set->digits; rest != 0; rest &= rest - 1) {
        unsigned d = kt_lowest_bit(rest);
        uint64_t *bits = c->restricted[d];
        for (unsigned w = c->from; w < c->words; w++) bits[w] = c->beside[w] & lists->having[d][w];
        leave_out(lists, c, kt_squares_without(f->board->squares[d + 1], set->seen[d]), bits);
    }
}

static void add_common(tech_finder *f, const company *c, unsigned i, unsigned j) {
    tech_als_lists *lists = &f->work->als;
    tech_common common = {{(uint16_t)i, (uint16_t)j}, {0, 0}};
    unsigned count = 0;
    for (uint32_t rest = lists->sets[i].digits; rest != 0 && count < 2; rest &= rest - 1) {
        unsigned d = kt_lowest_bit(rest);
        if (c->restricted[d][j / 64] >> j % 64 & 1u) common.digit[count++] = (uint8_t)(d + 1);
    }
    if (lists->common_count == TECH_COMMONS)
        f->work->lost++;
    else
        lists->commons[lists->common_count++] = common;
}

static void add_commons_of(tech_finder *f, unsigned number) {
    company c;
    find_company(f, number, &c);
    for (unsigned w = c.from; w < c.words; w++) {
        uint64_t any = 0;
        for (uint32_t rest = f->work->als.sets[number].digits; rest != 0; rest &= rest - 1) {
            any |= c.restricted[kt_lowest_bit(rest)][w];
        }
        for (; any != 0; any &= any - 1) {
            add_common(f, &c, number, 64 * w + (unsigned)__builtin_ctzll(any));
        }
    }
}

/* Lists the commons of each set, in their order. */
static void index_commons(tech_als_lists *lists) {
    uint16_t next[TECH_SETS] = {0};
    for (unsigned i = 0; i < lists->common_count; i++) {
        next[lists->commons[i].set[0]]++;
        next[lists->commons[i].set[1]]++;
    }
    lists->first[0] = 0;
    for (unsigned i = 0; i < lists->count; i++) {
        lists->first[i + 1] = (uint16_t)(lists->first[i] + next[i]);
        next[i] = lists->first[i];
    }
    for (unsigned i = 0; i < lists->common_count; i++) {
        const uint16_t *set = lists->commons[i].set;
        lists->of_set[next[set[0]]++] = (uint16_t)i;
        lists->of_set[next[set[1]]++] = (uint16_t)i;
    }
}

const tech_als_lists *tech_als_commons(tech_finder *f) {
    tech_als_lists *lists = &f->work->als;
    tech_als_sets(f);
    if (tech_is_current(f, &lists->commons_stamp)) return lists;
    lists->common_count = 0;
    for (unsigned i = 0; i < lists->count; i++) add_commons_of(f, i);
    index_commons(lists);
    tech_stamp_now(f, &lists->commons_stamp);
    return lists;
}

/* --- Parts ---------------------------------------------------------------------------------------- */

void tech_part_set(tech_finder *f, unsigned index, const tech_als *set) {
    f->step.squares = kt_squares_union(f->step.squares, set->squares);
    f->step.digits |= set->digits;
    tech_part_squares(f, index < 26 ? KT_ROLE_SET_A + index : KT_ROLE_SET_Z, set->squares,
                      set->digits);
}

void tech_part_common(tech_finder *f, const tech_als *a, const tech_als *b, unsigned digit) {
    kt_squares squares =
        tech_both(kt_squares_union(a->squares, b->squares), f->board->squares[digit]);
    tech_part_squares(f, KT_ROLE_RESTRICTED_COMMON, squares, kt_digit_bit(digit));
}
