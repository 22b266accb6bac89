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
    tech_als *set = &lists->sets[lists->count++];
    set->squares = squares;
    set->digits = digits;
    memset(set->seen, 0, sizeof set->seen);
    for (uint32_t rest = digits; rest != 0; rest &= rest - 1) {
        unsigned d = kt_lowest_bit(rest) + 1;
        kt_squares places = tech_both(squares, f->board->squares[d]);
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
    for (unsigned unit = 0; unit < 27; unit++) grow(f, unit, 0, kt_no_squares(), 0);
    tech_stamp_now(f, &lists->sets_stamp);
    return lists;
}

/* --- Restricted commons ---------------------------------------------------------------------------- */

static bool restricts(const tech_board *b, const tech_als *x, const tech_als *y, unsigned digit) {
    return kt_squares_within(tech_both(y->squares, b->squares[digit]), x->seen[digit - 1]);
}

static void add_common(tech_finder *f, tech_als_lists *lists, unsigned i, unsigned j) {
    const tech_als *x = &lists->sets[i];
    const tech_als *y = &lists->sets[j];
    tech_common common = {{(uint16_t)i, (uint16_t)j}, {0, 0}};
    unsigned count = 0;
    for (uint32_t rest = x->digits & y->digits; rest != 0 && count < 2; rest &= rest - 1) {
        unsigned d = kt_lowest_bit(rest) + 1;
        if (restricts(f->board, x, y, d)) common.digit[count++] = (uint8_t)d;
    }
    if (count == 0) return;
    if (lists->common_count == TECH_COMMONS)
        f->work->lost++;
    else
        lists->commons[lists->common_count++] = common;
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
    for (unsigned i = 0; i < lists->count; i++) {
        for (unsigned j = i + 1; j < lists->count; j++) {
            bool overlap = kt_squares_meet(lists->sets[i].squares, lists->sets[j].squares);
            if (!overlap || f->options->sets_overlap) add_common(f, lists, i, j);
        }
    }
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
