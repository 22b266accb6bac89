/* alliance.c - 4.1 of the paper: n-country alliances (n国同盟).
 *
 * n squares of a unit that together have n candidates share these digits among themselves, so the other
 * squares of the unit lose them. With n = 1 the square is determined.
 *
 * The paper has no other way to determine a square: a digit with one place in a unit shows as an
 * alliance of all other squares.
 */
#include "candidates/subsets.h"
#include "methods/human/human.h"

bool human_find_determined(const kt_candidates *c, kt_deduction *found) {
    for (unsigned s = 0; s < 81; s++) {
        uint16_t digits = c->digits[s];
        if (!kt_is_single(digits)) continue;
        kt_deduction_begin(found, KT_RULE_ALLIANCE_1);
        found->event.square = (uint8_t)s;
        found->event.digits = digits;
        found->places = true;
        kt_deduction_remove(found, kt_candidates_losers(c, s, kt_lowest_digit(digits)), digits);
        return true;
    }
    return false;
}

/* The next alliance that takes something away; `losers` are places of the unit. */
static bool next(kt_subsets *it, const kt_candidates *c, uint32_t *losers) {
    while (kt_subsets_next(it, c)) {
        *losers = 0;
        for (uint32_t rest = it->found; rest != 0; rest &= rest - 1) {
            *losers |= c->places[it->unit][kt_lowest_bit(rest)];
        }
        *losers &= ~it->places;
        if (*losers != 0) return true;
    }
    return false;
}

/* Whether the unit has more than n empty squares. */
static bool has_others(const kt_candidates *c, unsigned unit, unsigned n) {
    uint32_t empty = 0;
    for (unsigned d = 0; d < 9; d++) empty |= c->places[unit][d];
    return kt_count(empty) > n;
}

bool human_find_alliance(const kt_candidates *c, unsigned unit, unsigned n, kt_deduction *found) {
    if (!has_others(c, unit, n)) return false;
    kt_subsets it = kt_subsets_of(unit, n, 1);
    uint32_t losers;
    if (!next(&it, c, &losers)) return false;
    kt_deduction_begin(found, KT_RULE_ALLIANCE_1 + n - 1);
    kt_deduction_remove(found, kt_unit_part(unit, losers), it.found);
    found->event.unit = (uint8_t)unit;
    found->event.digits = it.found;
    kt_event_set_squares(&found->event, kt_unit_part(unit, it.places));
    return true;
}

uint32_t human_count_alliances(const kt_candidates *c, unsigned unit, unsigned n) {
    if (!has_others(c, unit, n)) return 0;
    kt_subsets it = kt_subsets_of(unit, n, 1);
    uint32_t count = 0, losers;
    while (next(&it, c, &losers)) count++;
    return count;
}
