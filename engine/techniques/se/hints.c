/* se/hints.c - keeps the best hint, or all. */
#include "techniques/se/hints.h"

#include <string.h>

/* 6.6 and what is added comes out smaller than 6.5 or 7.0 and what is added at 6.7, 6.9, 7.2, 7.4, 7.7 and 7.9; else
 * sums that look equal are. Bit n stands for 6.5 + n / 10. */
enum { SMALLER = 1 << 2 | 1 << 4 | 1 << 7 | 1 << 9 | 1 << 12 | 1 << 14 };

unsigned se_key(unsigned base, unsigned complexity) {
    unsigned rating = base + se_length(complexity);
    bool is_smaller = base == 66 && rating < 65 + 15 && (SMALLER >> (rating - 65) & 1);
    return 2 * rating + (is_smaller ? 0 : 1);
}

se_chains se_outer(se_search *s) {
    se_level *at = &s->work->level[0], *inner = &s->work->level[1];
    if (s->f->cursor == 0) {
        at->progress.piece = inner->progress.piece = 0;
        at->progress.spread_stage = inner->progress.spread_stage = 0;
        at->progress.is_spreading = inner->progress.is_spreading = false;
        se_recall_board(&s->work->recall, &s->grid);
    }
    at->start = s->grid;
    return (se_chains){.f = s->f, .work = s->work, .at = at};
}

bool se_wins(const se_chains *c, unsigned key, unsigned complexity, unsigned kind, unsigned order) {
    const se_progress *best = &c->at->progress;
    if (se_is_nested(c) || !c->f->work->has_best) return true;
    if (key != best->key) return key < best->key;
    if (complexity != best->complexity) return complexity < best->complexity;
    if (kind != best->kind) return kind < best->kind;
    return order < best->best_order;
}

/* Orders are smaller than 1 << 24. */
static uint64_t rank_of(unsigned key, unsigned complexity, unsigned kind, unsigned order) {
    return (uint64_t)key << 44 | (uint64_t)complexity << 28 | kind << 24 | order;
}

bool se_matters(const se_chains *c, unsigned state, unsigned key, unsigned complexity,
                unsigned kind, unsigned order) {
    if (!se_is_nested(c)) return true;
    uint64_t rank = rank_of(key, complexity, kind, order);
    const uint64_t *best = c->work->hints.best;
    if (state >= SE_OFF) return best[state - SE_OFF] == 0 || rank < best[state - SE_OFF];
    unsigned square = state / 9;
    uint32_t others = c->at->start.digits[square] & ~(1u << state % 9);
    for (; others != 0; others &= others - 1) {
        uint64_t known = best[9 * square + kt_lowest_bit(others)];
        if (known == 0 || rank < known) return true;
    }
    return false;
}

static bool take(const se_chains *c, unsigned base, unsigned kind, unsigned order,
                 unsigned complexity) {
    unsigned key = se_key(base, complexity);
    if (!se_wins(c, key, complexity, kind, order)) return false;
    se_progress *best = &c->at->progress;
    best->key = key;
    best->complexity = complexity;
    best->kind = kind;
    best->best_order = order;
    return true;
}

static void describe(const se_chains *c, unsigned technique, unsigned base, unsigned complexity) {
    tech_finder *f = c->f;
    tech_begin(f, technique);
    f->step.rating = (uint8_t)(base + se_length(complexity));
    f->step.links = (uint16_t)complexity;
}

/* In a nested search: a new hint in the list, or NULL if nothing that was taken off outside has a part in it. */
static se_hint *add(const se_chains *c, unsigned technique, unsigned base, unsigned kind,
                    unsigned order, const se_cost *cost) {
    se_hints *h = &c->work->hints;
    unsigned count = 0;
    for (unsigned i = 0; i < SE_WORDS; i++) {
        uint64_t word = cost->gone.word[i];
        count += kt_count((uint32_t)word) + kt_count((uint32_t)(word >> 32));
    }
    if (count == 0) return NULL;
    if (h->count == SE_HINTS || h->reasons + count > 4 * SE_REASONS ||
        h->gones + SE_CANDIDATES > SE_GONE) {
        c->work->lost++;
        return NULL;
    }
    se_hint *hint = &h->hint[h->count++];
    unsigned complexity = cost->complexity + cost->nested;
    *hint = (se_hint){.rank = rank_of(se_key(base, complexity), complexity, kind, order),
                      .complexity = (uint16_t)complexity,
                      .first_gone = (uint16_t)h->gones,
                      .first_reason = (uint16_t)h->reasons,
                      .reasons = (uint16_t)count,
                      .technique = (uint8_t)technique,
                      .mark = cost->hash};
    for (unsigned i = 0; i < SE_WORDS; i++) {
        for (uint64_t rest = cost->gone.word[i]; rest != 0; rest &= rest - 1) {
            h->reason[h->reasons++] = (uint16_t)(64 * i + (unsigned)__builtin_ctzll(rest));
        }
    }
    return hint;
}

static void add_gone(const se_chains *c, se_hint *hint, unsigned candidate) {
    uint64_t *best = &c->work->hints.best[candidate];
    if (*best == 0 || hint->rank < *best) *best = hint->rank;
    c->work->hints.gone[c->work->hints.gones++] = (uint16_t)candidate;
    hint->gone++;
}

/* In a nested search. */
static void add_conclusion(const se_chains *c, se_hint *hint, unsigned state, uint16_t others) {
    if (state >= SE_OFF) {
        add_gone(c, hint, state - SE_OFF);
        return;
    }
    for (uint32_t rest = others; rest != 0; rest &= rest - 1) {
        add_gone(c, hint, state / 9 * 9 + kt_lowest_bit(rest));
    }
}

bool se_conclude(const se_chains *c, unsigned technique, unsigned base, unsigned kind,
                 unsigned order, unsigned state, const se_cost *cost) {
    unsigned candidate = state % SE_OFF;
    unsigned square = candidate / 9, index = candidate % 9;
    uint16_t others = c->at->start.digits[square] & (uint16_t) ~(1u << index);
    unsigned complexity = cost->complexity + cost->nested;
    if (se_is_nested(c)) {
        se_hint *hint = add(c, technique, base, kind, order, cost);
        if (hint != NULL) add_conclusion(c, hint, state, others);
        return false;
    }
    if (!take(c, base, kind, order, complexity)) return false;
    tech_finder *f = c->f;
    describe(c, technique, base, complexity);
    if (state >= SE_OFF) {
        tech_remove(f, square, index + 1);
    } else {
        f->step.digit = (uint8_t)(index + 1);
        f->step.placed = kt_one_square(square);
        tech_remove_digits(f, square, others);
    }
    f->step.digits = (uint16_t)(1u << index);
    f->step.squares = kt_one_square(square);
    return true;
}

bool se_conclude_all(const se_chains *c, unsigned technique, unsigned base, unsigned kind,
                     unsigned order, const kt_squares removed[10], const se_cost *cost) {
    unsigned complexity = cost->complexity + cost->nested;
    se_hint *hint = NULL;
    if (se_is_nested(c)) {
        hint = add(c, technique, base, kind, order, cost);
        if (hint == NULL) return false;
    } else {
        if (!take(c, base, kind, order, complexity)) return false;
        describe(c, technique, base, complexity);
    }
    for (unsigned d = 1; d <= 9; d++) {
        for (kt_squares rest = removed[d]; !kt_squares_empty(rest);) {
            unsigned square = kt_squares_take(&rest);
            if (hint != NULL) {
                add_gone(c, hint, 9 * square + d - 1);
            } else {
                tech_remove(c->f, square, d);
            }
        }
    }
    return hint == NULL;
}

void se_sort_hints(se_hints *h) {
    for (unsigned i = 1; i < h->count; i++) {
        se_hint next = h->hint[i];
        unsigned at = i;
        for (; at > 0 && next.rank < h->hint[at - 1].rank; at--) h->hint[at] = h->hint[at - 1];
        h->hint[at] = next;
    }
}
