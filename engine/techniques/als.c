/* als.c - lists the almost locked sets of a board, and the digits that restrict two of them. */
#include "techniques/als.h"

#include <string.h>

#include "techniques/finder.h"

/* --- Sets ------------------------------------------------------------------------------------- */

/* Some squares of a unit. */
typedef struct {
    kt_squares squares;
    uint32_t units; /* that hold them all */
    uint16_t digits;
    uint8_t size;
} group;

static void add_set(tech_finder *f, const group *g) {
    tech_als_lists *lists = &f->work->als;
    if (lists->count == TECH_SETS) {
        f->work->lost++;
        return;
    }
    unsigned number = lists->count++;
    uint64_t bit = (uint64_t)1 << number % 64;
    tech_als *set = &lists->sets[number];
    memset(set, 0, sizeof *set);
    set->squares = g->squares;
    set->digits = g->digits;
    set->size = g->size;
    for (kt_squares rest = g->squares; !kt_squares_empty(rest);) {
        lists->holding[kt_squares_take(&rest)][number / 64] |= bit;
    }
    for (uint32_t rest = g->digits; rest != 0; rest &= rest - 1) {
        unsigned d = kt_lowest_bit(rest);
        kt_squares candidates = f->board->squares[d + 1];
        lists->having[d][number / 64] |= bit;
        set->seen[d] = kt_squares_both(
            kt_squares_seen_by_all(kt_squares_both(g->squares, candidates)), candidates);
    }
}

/* Sets of the unit that begin with these squares. One that also lies in an earlier unit was met there. */
static void grow(tech_finder *f, unsigned unit, unsigned from, const group *g) {
    for (unsigned p = from; p < 9; p++) {
        unsigned square = kt_unit_squares[unit][p];
        group more = {g->squares, g->units & kt_square_unit_bits[square],
                      g->digits | f->board->digits[square], g->size + 1};
        unsigned count = kt_count(more.digits);
        if (f->board->digits[square] == 0 || count > more.size + 9 - p) continue;
        kt_squares_add(&more.squares, square);
        bool is_new = (more.units & ((1u << unit) - 1)) == 0;
        if (count == more.size + 1u && is_new) add_set(f, &more);
        grow(f, unit, p + 1, &more);
    }
}

const tech_als_lists *tech_als_sets(tech_finder *f) {
    tech_als_lists *lists = &f->work->als;
    if (tech_is_current(&lists->sets_stamp, f->board, false)) return lists;
    lists->count = 0;
    memset(lists->holding, 0, sizeof lists->holding);
    memset(lists->having, 0, sizeof lists->having);
    for (unsigned unit = 0; unit < 27; unit++) {
        const group none = {kt_no_squares(), 0x7FFFFFF, 0, 0};
        grow(f, unit, 0, &none);
    }
    tech_stamp_now(&lists->sets_stamp, f->board, false);
    return lists;
}

/* --- Restricted commons ----------------------------------------------------------------------- */

/* The sets that a set may be combined with, and for each digit those of them that it restricts:
 * bits, from the word of the set itself on. */
typedef struct {
    unsigned from, words;
    uint64_t beside[TECH_SET_WORDS];
    uint64_t restricted[9][TECH_SET_WORDS];
} company;

static unsigned words_of(const tech_als_lists *lists) {
    return (lists->count + 63) / 64;
}

static void add_evading(tech_finder *f, unsigned square, unsigned digit) {
    tech_als_lists *lists = &f->work->als;
    uint64_t *evading = lists->evading[tech_candidate_of(square, digit)];
    kt_squares unseen = kt_squares_without(f->board->squares[digit], kt_squares_seen(square));
    memset(evading, 0, words_of(lists) * sizeof *evading);
    while (!kt_squares_empty(unseen)) {
        const uint64_t *holding = lists->holding[kt_squares_take(&unseen)];
        for (unsigned w = 0; w < words_of(lists); w++) evading[w] |= holding[w];
    }
}

/* A digit restricts the sets that have it only in squares that all its places here see. */
static void find_company(const tech_finder *f, unsigned number, company *c) {
    const tech_als_lists *lists = &f->work->als;
    const tech_als *set = &lists->sets[number];
    c->from = number / 64;
    c->words = words_of(lists);
    for (unsigned w = c->from; w < c->words; w++) c->beside[w] = ~(uint64_t)0;
    c->beside[c->from] <<= number % 64;
    for (kt_squares rest = set->squares; !f->options->sets_overlap && !kt_squares_empty(rest);) {
        const uint64_t *holding = lists->holding[kt_squares_take(&rest)];
        for (unsigned w = c->from; w < c->words; w++) c->beside[w] &= ~holding[w];
    }
    for (uint32_t digits = set->digits; digits != 0; digits &= digits - 1) {
        unsigned d = kt_lowest_bit(digits);
        kt_squares places = kt_squares_both(set->squares, f->board->squares[d + 1]);
        uint64_t *bits = c->restricted[d];
        for (unsigned w = c->from; w < c->words; w++) bits[w] = c->beside[w] & lists->having[d][w];
        while (!kt_squares_empty(places)) {
            const uint64_t *evading =
                lists->evading[tech_candidate_of(kt_squares_take(&places), d + 1)];
            for (unsigned w = c->from; w < c->words; w++) bits[w] &= ~evading[w];
        }
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
    if (tech_is_current(&lists->commons_stamp, f->board, f->options->sets_overlap)) return lists;
    lists->common_count = 0;
    for (unsigned d = 1; d <= 9; d++) {
        kt_squares rest = f->board->squares[d];
        while (!kt_squares_empty(rest)) add_evading(f, kt_squares_take(&rest), d);
    }
    for (unsigned i = 0; i < lists->count; i++) add_commons_of(f, i);
    index_commons(lists);
    tech_stamp_now(&lists->commons_stamp, f->board, f->options->sets_overlap);
    return lists;
}

/* --- Parts ------------------------------------------------------------------------------------ */

void tech_part_set(tech_finder *f, unsigned index, const tech_als *set) {
    f->step.squares = kt_squares_union(f->step.squares, set->squares);
    f->step.digits |= set->digits;
    tech_part_squares(f, index < 26 ? KT_ROLE_SET_A + index : KT_ROLE_SET_Z, set->squares,
                      set->digits);
}

void tech_part_common(tech_finder *f, const tech_als *a, const tech_als *b, unsigned digit) {
    kt_squares squares =
        kt_squares_both(kt_squares_union(a->squares, b->squares), f->board->squares[digit]);
    tech_part_squares(f, KT_ROLE_RESTRICTED_COMMON, squares, kt_digit_bit(digit));
}
