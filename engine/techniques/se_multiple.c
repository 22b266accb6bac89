/* se_multiple.c - Nishio, multiple and dynamic forcing chains, and all that is built on them.
 *
 * All candidates of a square, or all places of a digit, are assumed in turn: what follows from each of them holds.
 * So does what follows from a candidate both on and off; and what leads to a contradiction is false. First the sets
 * of what follows are compared; only where they meet are the ways there looked at.
 */
#include <string.h>

#include "techniques/se_hints.h"

typedef struct {
    se_quest *q;
    unsigned base;
    bool is_nishio, is_dynamic;
    unsigned order;
    uint32_t time;
    uint32_t used[SE_BRANCHES];     /* when each was asked for last; 0: never */
    uint16_t held[SE_BRANCHES];     /* and of which state it is */
    uint16_t clash_cost[SE_STATES]; /* of a branch that is known: of its contradiction; 0: none */
} search;

/* --- Branches ------------------------------------------------------------------------------------- */

/* One branch ends in a contradiction. */
static void cost_of_clash(const search *m, const se_branch *b, se_cost *cost) {
    const se_clash *clash = &b->clash;
    se_cost_begin(cost);
    se_cost_of(&m->q->chains, b, clash->candidate, clash->on_is_extra, cost);
    se_cost_of(&m->q->chains, b, SE_OFF + clash->candidate, !clash->on_is_extra, cost);
}

/* Notes what follows from a state, so that it can be compared without the branch. */
static void remember(search *m, const se_branch *b, unsigned state) {
    se_level *at = m->q->chains.at;
    se_states *set = &at->follows[state];
    at->known[state] = true;
    memset(set, 0, sizeof *set);
    for (unsigned i = 0; i < b->on_count; i++) se_add(set, b->on[i]);
    for (unsigned i = 0; i < b->off_count; i++) se_add(set, SE_OFF + b->off[i]);
    m->clash_cost[state] = 0;
    if (!b->clash.found || !(m->is_dynamic || m->is_nishio)) return;
    se_cost cost;
    cost_of_clash(m, b, &cost);
    m->clash_cost[state] = (uint16_t)(cost.complexity + cost.nested);
}

/* The branch of a state: one of the last that were asked for, or spread anew in the place of the one that was asked
 * for longest ago. The last nine stay. */
static const se_branch *branch_of(search *m, unsigned state) {
    se_level *at = m->q->chains.at;
    unsigned oldest = 0;
    m->time++;
    for (unsigned i = 0; i < SE_BRANCHES; i++) {
        if (m->used[i] != 0 && m->held[i] == state) {
            m->used[i] = m->time;
            return &at->branch[i];
        }
        if (m->used[i] < m->used[oldest]) oldest = i;
    }
    m->used[oldest] = m->time;
    m->held[oldest] = (uint16_t)state;
    se_spread(&m->q->chains, &at->branch[oldest], state);
    if (!at->known[state]) remember(m, &at->branch[oldest], state);
    return &at->branch[oldest];
}

static const se_states *follows(search *m, unsigned state) {
    if (!m->q->chains.at->known[state]) branch_of(m, state);
    return &m->q->chains.at->follows[state];
}

/* Whether something as complex could still be the first hint. */
static bool wins(const search *m, unsigned kind, unsigned complexity) {
    return se_wins(m->q, se_key(m->base, complexity), complexity, kind, m->order);
}

/* --- Conclusions ---------------------------------------------------------------------------------- */

static void refute(search *m, unsigned state) {
    se_cost cost;
    follows(m, state);
    m->order++;
    unsigned clash = m->clash_cost[state];
    if (clash == 0 || !wins(m, SE_CLASH, clash)) return;
    unsigned opposite = state < SE_OFF ? state + SE_OFF : state - SE_OFF;
    if (!se_matters(m->q, opposite, se_key(m->base, clash), clash, SE_CLASH)) return;
    cost_of_clash(m, branch_of(m, state), &cost);
    se_conclude(m->q, m->is_nishio ? TECH_NISHIO : TECH_DYNAMIC_CONTRADICTION, m->base, SE_CLASH,
                m->order, opposite, &cost);
}

/* What several branches agree on. */
typedef struct {
    search *m;
    unsigned count; /* of the branches: states[0] ... */
    unsigned states[9];
    const se_branch *branches[9];
    se_states common;
    unsigned kind, technique;
    unsigned square, index, by; /* whose candidates they are: the square's, or its unit's */
} verity;

static bool is_empty(const se_states *set) {
    uint64_t any = 0;
    for (unsigned i = 0; i < SE_WORDS; i++) any |= set->word[i];
    return any == 0;
}

/* In a nested search: the branches are all only because others were taken off outside. */
static void note_premises(const verity *v, se_cost *cost) {
    if (v->kind == SE_CELL) {
        se_note_gone(&v->m->q->chains, cost, 9 * v->square, SE_BY_CELL);
    } else if (v->kind == SE_REGION) {
        se_note_gone(&v->m->q->chains, cost, 9 * v->square + v->index, v->by);
    }
}

static void conclude(const verity *v, unsigned state) {
    search *m = v->m;
    unsigned least = 0;
    m->order++;
    if (state < SE_OFF && kt_is_single(m->q->chains.at->start.digits[state / 9])) return;
    for (unsigned i = 0; i < v->count; i++) least += v->branches[i]->depth[state];
    if (!wins(m, v->kind, least)) return;
    if (!se_matters(m->q, state, se_key(m->base, least), least, v->kind)) return;
    se_cost cost;
    se_cost_begin(&cost);
    for (unsigned i = 0; i < v->count; i++) {
        se_cost_of(&m->q->chains, v->branches[i], state, false, &cost);
        if (!wins(m, v->kind, cost.complexity + cost.nested)) return;
    }
    if (m->q->s == NULL) note_premises(v, &cost);
    se_conclude(m->q, v->technique, m->base, v->kind, m->order, state, &cost);
}

static void agree(verity *v) {
    if (is_empty(&v->common)) return;
    for (unsigned i = 0; i < v->count; i++) v->branches[i] = branch_of(v->m, v->states[i]);
    const se_branch *b = v->branches[0];
    for (unsigned i = 0; i < b->on_count; i++) {
        if (se_in(&v->common, b->on[i])) conclude(v, b->on[i]);
    }
    for (unsigned i = 0; i < b->off_count; i++) {
        if (se_in(&v->common, SE_OFF + b->off[i])) conclude(v, SE_OFF + b->off[i]);
    }
}

static void join(verity *v, unsigned state) {
    const se_states *set = follows(v->m, state);
    if (v->count == 0) v->common = *set;
    for (unsigned i = 0; i < SE_WORDS; i++) v->common.word[i] &= set->word[i];
    v->states[v->count++] = state;
}

static void on_and_off(search *m, unsigned candidate) {
    verity v = {.m = m, .kind = SE_DOUBLE, .technique = TECH_DYNAMIC_DOUBLE};
    join(&v, candidate);
    join(&v, SE_OFF + candidate);
    agree(&v);
}

/* The units in which the square is the first place of the digit. */
static void regions(search *m, unsigned square, unsigned index) {
    const se_grid *g = &m->q->chains.at->start;
    for (unsigned t = 0; t < 3; t++) {
        unsigned type = se_box_row_column[t];
        unsigned unit = kt_square_units[square][type];
        uint32_t rest = g->places[unit][index];
        if (kt_count(rest) < 2 || kt_lowest_bit(rest) != kt_square_places[square][type]) continue;
        verity v = {.m = m,
                    .kind = SE_REGION,
                    .technique = m->is_dynamic ? TECH_DYNAMIC_REGION : TECH_REGION_FORCING_CHAINS,
                    .square = square,
                    .index = index,
                    .by = type};
        for (; rest != 0; rest &= rest - 1) {
            join(&v, 9u * kt_unit_squares[unit][kt_lowest_bit(rest)] + index);
        }
        agree(&v);
    }
}

static void cell(search *m, unsigned square, uint32_t digits) {
    verity v = {.m = m,
                .kind = SE_CELL,
                .technique = m->is_dynamic ? TECH_DYNAMIC_CELL : TECH_CELL_FORCING_CHAINS,
                .square = square};
    for (; digits != 0; digits &= digits - 1) join(&v, 9 * square + kt_lowest_bit(digits));
    agree(&v);
}

/* --- All squares ---------------------------------------------------------------------------------- */

static void look_at(search *m, unsigned square) {
    uint32_t digits = m->q->chains.at->start.digits[square];
    unsigned count = kt_count(digits);
    if (count < 2 || (count == 2 && !m->is_dynamic && !m->is_nishio)) return;
    for (uint32_t rest = digits; rest != 0; rest &= rest - 1) {
        unsigned index = kt_lowest_bit(rest);
        unsigned candidate = 9 * square + index;
        if (m->is_dynamic || m->is_nishio) {
            refute(m, candidate);
            refute(m, SE_OFF + candidate);
        }
        if (m->is_dynamic && count >= 3) on_and_off(m, candidate);
        if (!m->is_nishio) regions(m, square, index);
    }
    if (!m->is_nishio) cell(m, square, digits);
}

static void look(se_quest *q, unsigned option) {
    search m = {.q = q,
                .base = 75 + 5 * option,
                .is_nishio = option == SE_ONE_DIGIT,
                .is_dynamic = option >= SE_THINNING};
    q->chains.manner = (se_manner){.one_digit = m.is_nishio,
                                   .is_dynamic = option != SE_STATIC,
                                   .plus = (uint8_t)(m.is_dynamic ? option - SE_THINNING : 0)};
    memset(q->chains.at->known, 0, sizeof q->chains.at->known);
    for (unsigned square = 0; square < 81; square++) look_at(&m, square);
}

void se_find_multiple(se_search *s, unsigned option) {
    se_quest q = {.chains = {.work = s->work, .at = &s->work->level[0]}, .s = s};
    q.chains.at->start = s->grid;
    look(&q, option);
    se_settle(&q);
}

void se_nested_multiple(se_quest *q, unsigned option) {
    look(q, option);
}
