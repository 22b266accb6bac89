/* se/advance.c - what a dynamic branch does when nothing more follows by itself: simple techniques on the
 * thinned grid, then nested chains. The first kind that finds something adds all that it finds.
 *
 * A finding counts only if the branch has a part in it: it rests on candidates that the branch has taken off.
 */
#include <string.h>

#include "techniques/se/hints.h"
#include "techniques/se/sets.h"

typedef struct {
    const se_chains *c;
    se_branch *b;
    bool any;
} advance;

/* --- Simple techniques ------------------------------------------------------------------------ */

static void add_reason(advance *a, se_rule *rule, unsigned candidate) {
    if (a->b->reasons == SE_REASONS) {
        a->c->work->lost++;
        return;
    }
    a->b->reason[a->b->reasons++] = (uint16_t)candidate;
    rule->count++;
}

/* The candidates taken off the pattern's squares, or off its digits in its units. */
static void reasons_of(advance *a, const se_set *set, se_rule *rule) {
    const se_grid *before = &a->c->at->start, *after = &a->c->at->now;
    if (set->units == 0) {
        for (kt_squares rest = set->squares; !kt_squares_empty(rest);) {
            unsigned square = kt_squares_take(&rest);
            uint32_t gone = before->digits[square] & ~(uint32_t)after->digits[square];
            for (; gone != 0; gone &= gone - 1) {
                add_reason(a, rule, 9 * square + kt_lowest_bit(gone));
            }
        }
    }
    for (uint32_t units = set->units; units != 0; units &= units - 1) {
        unsigned unit = kt_lowest_bit(units);
        for (uint32_t digits = set->digits; digits != 0; digits &= digits - 1) {
            unsigned index = kt_lowest_bit(digits);
            uint32_t gone = before->places[unit][index] & ~(uint32_t)after->places[unit][index];
            for (; gone != 0; gone &= gone - 1) {
                add_reason(a, rule, 9 * kt_unit_squares[unit][kt_lowest_bit(gone)] + index);
            }
        }
    }
}

static se_rule *new_rule(advance *a, unsigned technique, unsigned unit) {
    if (a->b->rules == SE_RULES) {
        a->c->work->lost++;
        return NULL;
    }
    se_rule *rule = &a->b->rule[a->b->rules];
    *rule = (se_rule){
        .first = (uint16_t)a->b->reasons, .technique = (uint8_t)technique, .unit = (uint8_t)unit};
    return rule;
}

static void put_off(advance *a, unsigned candidate) {
    se_branch *b = a->b;
    if (b->off_at[candidate] != 0) return;
    se_put_off(a->c, b, candidate, SE_BY_RULE | b->rules);
    a->any = true;
}

static bool take_set(se_sets *sets, const se_set *set) {
    advance *a = sets->taker;
    se_rule *rule = new_rule(a, set->technique, set->unit);
    if (rule == NULL) return false;
    reasons_of(a, set, rule);
    if (rule->count == 0) return false;
    for (kt_squares rest = set->removed_squares; !kt_squares_empty(rest);) {
        unsigned square = kt_squares_take(&rest);
        uint32_t gone = a->c->at->now.digits[square] & (uint32_t)set->removed_digits;
        for (; gone != 0; gone &= gone - 1) put_off(a, 9 * square + kt_lowest_bit(gone));
    }
    a->b->rules++;
    return false;
}

/* --- Nested chains ---------------------------------------------------------------------------- */

static void take_hints(advance *a, const se_hints *h) {
    for (unsigned i = 0; i < h->count; i++) {
        const se_hint *hint = &h->hint[i];
        se_rule *rule = new_rule(a, hint->technique, KT_NO_UNIT);
        if (rule == NULL) return;
        rule->complexity = hint->complexity;
        rule->mark = hint->mark;
        bool is_new = false;
        for (unsigned g = 0; g < hint->gone; g++) {
            is_new |= a->b->off_at[h->gone[hint->first_gone + g]] == 0;
        }
        if (!is_new) continue;
        for (unsigned r = 0; r < hint->reasons; r++) {
            add_reason(a, rule, h->reason[hint->first_reason + r]);
        }
        for (unsigned g = 0; g < hint->gone; g++) {
            put_off(a, h->gone[hint->first_gone + g]);
        }
        a->b->rules++;
    }
}

/* `option`: of se_nested_multiple; SE_ONE_DIGIT: forcing chains and cycles instead. */
static void nest(advance *a, unsigned option) {
    se_level *inner = &a->c->work->level[1];
    se_chains c = {.f = a->c->f, .work = a->c->work, .at = inner, .outer = a->c->at};
    if (inner->progress.piece == 0) {
        inner->start = a->c->at->now;
        memset(inner->hints.best, 0, sizeof inner->hints.best);
        inner->hints.count = inner->hints.gones = inner->hints.reasons = 0;
    }
    if (option == SE_ONE_DIGIT) {
        se_nested_forcing(&c);
    } else {
        se_nested_multiple(&c, option);
    }
    if (c.f->paused) return;
    se_sort_hints(&inner->hints);
    take_hints(a, &inner->hints);
}

static void advance_simply(advance *a) {
    se_sets sets = {&a->c->at->now, take_set, a};
    se_locking(&sets);
    if (!a->any) se_hidden(&sets, 2, false);
    if (!a->any) se_naked(&sets, 2);
    if (!a->any) se_fish(&sets, 2);
}

/* The kinds of nested chains, one after the other. */
static const struct {
    uint8_t from, to; /* plus */
    uint8_t option;
} nested[] = {
    {2, 3, SE_ONE_DIGIT}, {3, 3, SE_STATIC}, {4, 5, SE_THINNING}, {5, 5, SE_THINNING + 1}};

/* The stage that a pause interrupts is one of nested chains, number n + 1. */
bool se_advance(const se_chains *c, se_branch *b) {
    advance a = {.c = c, .b = b};
    unsigned plus = c->manner.plus;
    uint8_t *stage = &c->at->progress.spread_stage;
    if (*stage == 0) {
        advance_simply(&a);
        *stage = 1;
    }
    for (; !a.any && *stage <= sizeof nested / sizeof nested[0]; ++*stage) {
        unsigned n = *stage - 1u;
        if (plus < nested[n].from || plus > nested[n].to) continue;
        nest(&a, nested[n].option);
        if (c->f->paused) return false;
    }
    *stage = 0;
    return a.any;
}
