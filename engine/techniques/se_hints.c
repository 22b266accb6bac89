/* se_hints.c - keeps the best hint, or all. */
#include "techniques/se_hints.h"

#include <string.h>

/* 6.6 and what is added comes out smaller than 6.5 or 7.0 and what is added at 6.7, 6.9, 7.2, 7.4, 7.7 and 7.9; else
 * sums that look equal are. Bit n stands for 6.5 + n / 10. */
enum { SMALLER = 1 << 2 | 1 << 4 | 1 << 7 | 1 << 9 | 1 << 12 | 1 << 14 };

unsigned se_key(unsigned base, unsigned complexity) {
    unsigned rating = base + se_length(complexity);
    bool is_smaller = base == 66 && rating < 65 + 15 && (SMALLER >> (rating - 65) & 1);
    return 2 * rating + (is_smaller ? 0 : 1);
}

bool se_wins(const se_quest *q, unsigned key, unsigned complexity, unsigned kind, unsigned order) {
    if (q->s == NULL || !q->has_best) return true;
    if (key != q->key) return key < q->key;
    if (complexity != q->complexity) return complexity < q->complexity;
    if (kind != q->kind) return kind < q->kind;
    return order < q->order;
}

static uint32_t rank_of(unsigned key, unsigned complexity, unsigned kind) {
    return key << 20 | complexity << 4 | kind;
}

bool se_matters(const se_quest *q, unsigned state, unsigned key, unsigned complexity,
                unsigned kind) {
    if (q->s != NULL) return true;
    uint32_t rank = rank_of(key, complexity, kind);
    const uint32_t *best = q->hints->best;
    if (state >= SE_OFF) return best[state - SE_OFF] == 0 || rank < best[state - SE_OFF];
    unsigned square = state / 9;
    uint32_t others = q->chains.at->start.digits[square] & ~(1u << state % 9);
    for (; others != 0; others &= others - 1) {
        uint32_t known = best[9 * square + kt_lowest_bit(others)];
        if (known == 0 || rank < known) return true;
    }
    return false;
}

static bool take(se_quest *q, unsigned base, unsigned kind, unsigned order, unsigned complexity) {
    unsigned key = se_key(base, complexity);
    if (!se_wins(q, key, complexity, kind, order)) return false;
    q->has_best = true;
    q->key = key;
    q->complexity = complexity;
    q->kind = kind;
    q->order = order;
    return true;
}

static void describe(se_quest *q, unsigned technique, unsigned base, unsigned complexity) {
    tech_finder *f = q->s->f;
    tech_begin(f, technique);
    f->step.rating = (uint8_t)(base + se_length(complexity));
    f->step.links = (uint16_t)complexity;
}

/* In a nested search: a new hint in the list, or NULL if nothing that was taken off outside has a part in it. */
static se_hint *add(se_quest *q, unsigned base, unsigned kind, const se_cost *cost) {
    se_hints *h = q->hints;
    unsigned count = 0;
    for (unsigned i = 0; i < SE_WORDS; i++) {
        count += (unsigned)__builtin_popcountll(cost->gone.word[i]);
    }
    if (count == 0) return NULL;
    if (h->count == SE_HINTS || h->reasons + count > 4 * SE_REASONS ||
        h->gones + SE_CANDIDATES > SE_GONE) {
        q->chains.work->lost++;
        return NULL;
    }
    se_hint *hint = &h->hint[h->count++];
    unsigned complexity = cost->complexity + cost->nested;
    *hint = (se_hint){.key = (uint16_t)se_key(base, complexity),
                      .complexity = (uint16_t)complexity,
                      .kind = (uint16_t)kind,
                      .first_gone = (uint16_t)h->gones,
                      .first_reason = (uint16_t)h->reasons,
                      .reasons = (uint16_t)count,
                      .mark = cost->hash};
    for (unsigned i = 0; i < SE_WORDS; i++) {
        for (uint64_t rest = cost->gone.word[i]; rest != 0; rest &= rest - 1) {
            h->reason[h->reasons++] = (uint16_t)(64 * i + (unsigned)__builtin_ctzll(rest));
        }
    }
    return hint;
}

static void add_gone(se_quest *q, se_hint *hint, unsigned candidate) {
    uint32_t rank = rank_of(hint->key, hint->complexity, hint->kind);
    uint32_t *best = &q->hints->best[candidate];
    if (*best == 0 || rank < *best) *best = rank;
    q->hints->gone[q->hints->gones++] = (uint16_t)candidate;
    hint->gone++;
}

void se_conclude(se_quest *q, unsigned technique, unsigned base, unsigned kind, unsigned order,
                 unsigned state, const se_cost *cost) {
    unsigned candidate = state % SE_OFF;
    unsigned square = candidate / 9, index = candidate % 9;
    uint16_t others = q->chains.at->start.digits[square] & (uint16_t) ~(1u << index);
    if (q->s == NULL) {
        se_hint *hint = add(q, base, kind, cost);
        if (hint == NULL) return;
        if (state >= SE_OFF) add_gone(q, hint, candidate);
        for (uint32_t rest = others; state < SE_OFF && rest != 0; rest &= rest - 1) {
            add_gone(q, hint, 9 * square + kt_lowest_bit(rest));
        }
        return;
    }
    unsigned complexity = cost->complexity + cost->nested;
    if (!take(q, base, kind, order, complexity)) return;
    tech_finder *f = q->s->f;
    describe(q, technique, base, complexity);
    if (state >= SE_OFF) {
        tech_remove(f, square, index + 1);
    } else {
        f->step.digit = (uint8_t)(index + 1);
        f->step.placed = kt_one_square(square);
        tech_remove_digits(f, square, others);
    }
    f->step.digits = (uint16_t)(1u << index);
    f->step.squares = kt_one_square(square);
    f->work->best = f->step;
}

void se_conclude_all(se_quest *q, unsigned technique, unsigned base, unsigned kind, unsigned order,
                     const kt_squares removed[10], const se_cost *cost) {
    unsigned complexity = cost->complexity + cost->nested;
    se_hint *hint = NULL;
    if (q->s == NULL) {
        hint = add(q, base, kind, cost);
        if (hint == NULL) return;
    } else {
        if (!take(q, base, kind, order, complexity)) return;
        describe(q, technique, base, complexity);
    }
    for (unsigned d = 1; d <= 9; d++) {
        for (kt_squares rest = removed[d]; !kt_squares_empty(rest);) {
            unsigned square = tech_take_lowest(&rest);
            if (hint != NULL) {
                add_gone(q, hint, 9 * square + d - 1);
            } else {
                tech_remove(q->s->f, square, d);
            }
        }
    }
    if (hint == NULL) q->s->f->work->best = q->s->f->step;
}

static bool precedes(const se_hint *a, const se_hint *b) {
    if (a->key != b->key) return a->key < b->key;
    if (a->complexity != b->complexity) return a->complexity < b->complexity;
    return a->kind < b->kind;
}

void se_settle(se_quest *q) {
    if (q->s != NULL) {
        if (!q->has_best) return;
        q->s->f->step = q->s->f->work->best;
        tech_found(q->s->f);
        return;
    }
    se_hint *hints = q->hints->hint;
    for (unsigned i = 1; i < q->hints->count; i++) {
        se_hint next = hints[i];
        unsigned at = i;
        for (; at > 0 && precedes(&next, &hints[at - 1]); at--) hints[at] = hints[at - 1];
        hints[at] = next;
    }
}
