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
    if (se_in(&b->met, SE_OFF + candidate)) return;
    se_put_off(b, candidate, SE_BY_RULE | b->rules);
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
            is_new |= !se_in(&a->b->met, SE_OFF + h->gone[hint->first_gone + g]);
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

/* What a nested search has added to the branch, as words: for each rule these, its reasons, and what it takes off. */
enum { TECHNIQUE, COMPLEXITY, MARK, MARK_HIGH, REASONS, GONE, RULE_WORDS };

/* `rule`, `reason` and `off` are the first that were added. */
static void keep(const advance *a, unsigned kind, unsigned rule, unsigned reason, unsigned off) {
    const se_branch *b = a->b;
    unsigned count = RULE_WORDS * (b->rules - rule) + b->reasons - reason + b->off_count - off;
    uint16_t *word = se_recall_add(&a->c->work->recall, &a->c->at->now, kind, count);
    if (word == NULL) return;
    for (; rule < b->rules; rule++) {
        const se_rule *from = &b->rule[rule];
        uint16_t *head = word;
        head[TECHNIQUE] = from->technique;
        head[COMPLEXITY] = from->complexity;
        head[MARK] = (uint16_t)from->mark;
        head[MARK_HIGH] = (uint16_t)(from->mark >> 16);
        head[REASONS] = from->count;
        word += RULE_WORDS;
        for (unsigned i = 0; i < from->count; i++) *word++ = b->reason[from->first + i];
        uint16_t *gone = word;
        while (off < b->off_count && b->off_from[b->off[off]] == (SE_BY_RULE | rule)) {
            *word++ = b->off[off++];
        }
        head[GONE] = (uint16_t)(word - gone);
    }
}

/* A reason may be off on the board by now. One at least is left: what rests on the board alone has been found there. */
static void take_recalled(advance *a, const se_recalled *search) {
    const uint16_t *word = search->words;
    for (const uint16_t *end = word + search->count; word != end;) {
        const uint16_t *head = word;
        se_rule *rule = new_rule(a, head[TECHNIQUE], KT_NO_UNIT);
        if (rule == NULL) return;
        rule->complexity = head[COMPLEXITY];
        rule->mark = head[MARK] | (uint32_t)head[MARK_HIGH] << 16;
        word += RULE_WORDS;
        for (unsigned i = 0; i < head[REASONS]; i++, word++) {
            if (se_has(&a->c->at->start, *word)) add_reason(a, rule, *word);
        }
        for (unsigned i = 0; i < head[GONE]; i++) put_off(a, *word++);
        a->b->rules++;
    }
}

/* False: the finder is paused. `option`: of se_nested_multiple; SE_ONE_DIGIT: forcing chains and cycles instead. */
static bool search(advance *a, unsigned option) {
    se_level *inner = &a->c->work->level[1];
    se_chains c = {.f = a->c->f, .work = a->c->work, .at = inner, .outer = a->c->at};
    if (inner->progress.piece == 0) {
        inner->start = a->c->at->now;
        se_hints *hints = &a->c->work->hints;
        memset(hints->best, 0, sizeof hints->best);
        hints->count = hints->gones = hints->reasons = 0;
    }
    if (option == SE_ONE_DIGIT) {
        se_nested_forcing(&c);
    } else {
        se_nested_multiple(&c, option);
    }
    return !c.f->paused;
}

static void nest(advance *a, unsigned option) {
    se_work *work = a->c->work;
    if (work->level[1].progress.piece == 0) {
        const se_recalled *known = se_recall_find(&work->recall, &a->c->at->now, option);
        if (known != NULL) {
            take_recalled(a, known);
            return;
        }
    }
    if (!search(a, option)) return;
    unsigned rules = a->b->rules, reasons = a->b->reasons, off = a->b->off_count;
    uint32_t lost = work->lost;
    se_sort_hints(&work->hints);
    take_hints(a, &work->hints);
    if (work->lost == lost) keep(a, option, rules, reasons, off);
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
