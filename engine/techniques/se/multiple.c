/* se/multiple.c - Nishio, multiple and dynamic forcing chains, and all that is built on them.
 *
 * All candidates of a square, or all places of a digit, are assumed in turn: what follows from each of them holds.
 * So does what follows from a candidate both on and off; and what leads to a contradiction is false. First the sets
 * of what follows are compared; only where they meet are the ways there looked at.
 */
#include <string.h>

#include "techniques/se/hints.h"
#include "techniques/se/tell.h"

typedef struct {
    const se_chains *c;
    unsigned base;
    bool is_nishio, is_static, is_dynamic;
    unsigned order; /* of the conclusion: its piece, and in that its number */
} search;

/* A piece of the search asks about one thing, for which the last nine branches are enough: when it has been paused
 * it begins anew, and finds again what it has had. So a square has six pieces for each digit, one for itself, and
 * at the end one that does nothing but pause. */
enum { WAYS = 6, CELL = 9 * WAYS, PAUSE, PIECES, ORDERS = 2048 };

static unsigned order_of_clash(unsigned state) {
    unsigned candidate = state % SE_OFF;
    unsigned piece = candidate / 9 * PIECES + candidate % 9 * WAYS + (state < SE_OFF ? 0 : 1);
    return piece * ORDERS;
}

static unsigned opposite_of(unsigned state) {
    return state < SE_OFF ? state + SE_OFF : state - SE_OFF;
}

/* Whether a conclusion at least this complex could still be the first hint, or be of use in a nested search. */
static bool matters(const search *m, unsigned kind, unsigned complexity, unsigned conclusion,
                    unsigned order) {
    unsigned key = se_key(m->base, complexity);
    return se_wins(m->c, key, complexity, kind, order) &&
           se_matters(m->c, conclusion, key, complexity, kind, order);
}

/* Whether a candidate of the square, on or off, may be refuted. */
static bool is_asked(const search *m, unsigned square) {
    unsigned count = kt_count(m->c->at->start.digits[square]);
    return count >= 2 && (count > 2 || m->is_dynamic || m->is_nishio);
}

/* --- Branches --------------------------------------------------------------------------------- */

/* One branch ends in a contradiction. */
static void cost_of_clash(const search *m, const se_branch *b, se_cost *cost) {
    const se_clash *clash = &b->clash;
    se_cost_begin(cost);
    se_cost_of(m->c, b, clash->candidate, clash->on_is_extra, cost);
    se_cost_of(m->c, b, SE_OFF + clash->candidate, !clash->on_is_extra, cost);
}

static unsigned least_cost_of_clash(const se_branch *b) {
    const se_clash *clash = &b->clash;
    unsigned side = clash->on_is_extra ? SE_OFF : 0;
    return b->depth[side + clash->candidate] + b->depth[side + clash->from] + 1u;
}

static bool clash_matters(const search *m, unsigned state, unsigned complexity) {
    return matters(m, SE_CLASH, complexity, opposite_of(state), order_of_clash(state));
}

static void conclude_clash(const search *m, const se_branch *b, unsigned state,
                           const se_cost *cost) {
    unsigned technique = m->is_nishio ? TECH_NISHIO : TECH_DYNAMIC_CONTRADICTION;
    unsigned opposite = opposite_of(state), order = order_of_clash(state);
    if (!se_conclude(m->c, technique, m->base, SE_CLASH, order, opposite, cost)) return;
    se_tell_clash(m->c, b);
    tech_keep(m->c->f);
}

/* Notes what follows from a state, so that it can be compared without the branch. In a nested search, where nothing
 * but the order of hints counts, a contradiction is a hint at once. */
static void remember(search *m, const se_branch *b, unsigned state) {
    se_level *at = m->c->at;
    uint16_t *clash_cost = &at->progress.clash_cost[state];
    at->known[state] = true;
    at->follows[state] = b->met;
    *clash_cost = 0;
    if (!b->clash.found || m->is_static) return;
    *clash_cost = (uint16_t)least_cost_of_clash(b);
    if (!clash_matters(m, state, *clash_cost)) return;
    se_cost cost;
    cost_of_clash(m, b, &cost);
    *clash_cost = (uint16_t)(cost.complexity + cost.nested);
    if (!se_is_nested(m->c) || !is_asked(m, state % SE_OFF / 9)) return;
    if (clash_matters(m, state, *clash_cost)) conclude_clash(m, b, state, &cost);
}

/* Whether a branch that is wanted again has to wait. A branch with simple techniques takes long. */
static bool has_to_wait(const search *m) {
    if (se_is_nested(m->c) || m->c->manner.plus == 0) return false;
    return tech_pause(m->c->f, 1);
}

/* The branch of a state: one of the last that were asked for, or spread anew in the place of the one that was asked
 * for longest ago. The last nine stay. NULL: the search is paused. */
static const se_branch *branch_of(search *m, unsigned state) {
    se_level *at = m->c->at;
    se_progress *p = &at->progress;
    unsigned oldest = 0;
    for (unsigned i = 0; i < SE_BRANCHES; i++) {
        if (p->used[i] != 0 && p->held[i] == state) {
            p->used[i] = ++p->time;
            return &at->branch[i];
        }
        if (p->used[i] < p->used[oldest]) oldest = i;
    }
    if (!p->is_spreading) {
        if (has_to_wait(m)) return NULL;
        p->used[oldest] = 0;
        p->spread_branch = (uint8_t)oldest;
    }
    oldest = p->spread_branch;
    if (!se_spread(m->c, &at->branch[oldest], state)) return NULL;
    p->used[oldest] = ++p->time;
    p->held[oldest] = (uint16_t)state;
    if (!at->known[state]) remember(m, &at->branch[oldest], state);
    return &at->branch[oldest];
}

/* The candidate that is left of a set of one digit's places or one square's candidates if another is off. */
static unsigned only_other(const search *m, unsigned candidate) {
    const se_grid *g = &m->c->at->start;
    unsigned square = candidate / 9, index = candidate % 9;
    uint32_t rest = g->digits[square] & ~(1u << index);
    if (!m->is_nishio && kt_is_single(rest)) return 9 * square + kt_lowest_bit(rest);
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[square][t];
        rest = g->places[unit][index] & ~(1u << kt_square_places[square][t]);
        if (kt_is_single(rest)) return 9u * kt_unit_squares[unit][kt_lowest_bit(rest)] + index;
    }
    return SE_CANDIDATES;
}

/* From a candidate that is off the same follows as from the other that it puts on, if that ends in no contradiction;
 * and nothing if it puts none on. So it need not be spread. */
static bool follows_alike(search *m, unsigned state) {
    if (state < SE_OFF || m->c->manner.plus != 0) return false;
    se_level *at = m->c->at;
    unsigned other = only_other(m, state - SE_OFF);
    if (other == SE_CANDIDATES) {
        memset(&at->follows[state], 0, sizeof at->follows[state]);
        se_add(&at->follows[state], state);
    } else {
        if (!at->known[other]) branch_of(m, other);
        if (at->progress.clash_cost[other] != 0) return false;
        at->follows[state] = at->follows[other];
    }
    at->progress.clash_cost[state] = 0;
    at->known[state] = true;
    return true;
}

static const se_states *follows(search *m, unsigned state) {
    if (!m->c->at->known[state] && !follows_alike(m, state) && branch_of(m, state) == NULL) {
        return NULL;
    }
    return &m->c->at->follows[state];
}

/* --- Conclusions ------------------------------------------------------------------------------ */

static void refute(search *m, unsigned state) {
    if (follows(m, state) == NULL || se_is_nested(m->c)) return;
    unsigned clash = m->c->at->progress.clash_cost[state];
    if (clash == 0 || !clash_matters(m, state, clash)) return;
    const se_branch *b = branch_of(m, state);
    if (b == NULL) return;
    se_cost cost;
    cost_of_clash(m, b, &cost);
    conclude_clash(m, b, state, &cost);
}

/* The common ground of several branches. */
typedef struct {
    search *m;
    unsigned count; /* of the branches: states[0] ... */
    unsigned states[9];
    const se_branch *branches[9];
    se_states common;
    unsigned kind, technique;
    unsigned square, index, by; /* whose candidates they are: the square's, or its unit's */
} verity;

/* In a nested search: the branches are all only because others were taken off outside. */
static void note_premises(const verity *v, se_cost *cost) {
    if (v->kind == SE_CELL) {
        se_note_gone(v->m->c, cost, 9 * v->square, SE_BY_CELL);
    } else if (v->kind == SE_REGION) {
        se_note_gone(v->m->c, cost, 9 * v->square + v->index, v->by);
    }
}

static void conclude(const verity *v, unsigned state) {
    search *m = v->m;
    unsigned least = 0;
    m->order++;
    if (state < SE_OFF && kt_is_single(m->c->at->start.digits[state / 9])) return;
    for (unsigned i = 0; i < v->count; i++) least += v->branches[i]->depth[state];
    if (!matters(m, v->kind, least, state, m->order)) return;
    se_cost cost;
    se_cost_begin(&cost);
    for (unsigned i = 0; i < v->count; i++) {
        se_cost_of(m->c, v->branches[i], state, false, &cost);
        least -= v->branches[i]->depth[state];
        if (!matters(m, v->kind, cost.complexity + cost.nested + least, state, m->order)) return;
    }
    if (se_is_nested(m->c)) note_premises(v, &cost);
    if (!se_conclude(m->c, v->technique, m->base, v->kind, m->order, state, &cost)) return;
    if (v->kind == SE_REGION) m->c->f->step.unit = kt_square_units[v->square][v->by];
    for (unsigned i = 0; i < v->count; i++) se_tell_way(m->c, v->branches[i], state);
    tech_keep(m->c->f);
}

static void agree(verity *v) {
    if (v->count == 0) return;
    for (unsigned i = 0; i < v->count; i++) {
        v->branches[i] = branch_of(v->m, v->states[i]);
        if (v->branches[i] == NULL) return;
    }
    const se_branch *b = v->branches[0];
    for (unsigned i = 0; i < b->on_count; i++) {
        if (se_in(&v->common, b->on[i])) conclude(v, b->on[i]);
    }
    for (unsigned i = 0; i < b->off_count; i++) {
        if (se_in(&v->common, SE_OFF + b->off[i])) conclude(v, SE_OFF + b->off[i]);
    }
}

/* False: there is nothing in common, or the search is paused. */
static bool join(verity *v, unsigned state) {
    const se_states *set = follows(v->m, state);
    if (set == NULL) return false;
    v->states[v->count++] = state;
    if (v->count == 1) {
        v->common = *set;
        return true;
    }
    uint64_t any = 0;
    for (unsigned i = 0; i < SE_WORDS; i++) any |= v->common.word[i] &= set->word[i];
    return any != 0;
}

static void on_and_off(search *m, unsigned candidate) {
    verity v = {.m = m, .kind = SE_DOUBLE, .technique = TECH_DYNAMIC_DOUBLE};
    if (join(&v, candidate) && join(&v, SE_OFF + candidate)) agree(&v);
}

/* A unit, if the square is the first place of the digit there. */
static void region(search *m, unsigned square, unsigned index, unsigned type) {
    unsigned unit = kt_square_units[square][type];
    uint32_t rest = m->c->at->start.places[unit][index];
    if (m->is_static && !(m->c->at->meetings.units[unit] >> index & 1)) return;
    if (kt_count(rest) < 2 || kt_lowest_bit(rest) != kt_square_places[square][type]) return;
    verity v = {.m = m,
                .kind = SE_REGION,
                .technique = m->is_dynamic ? TECH_DYNAMIC_REGION : TECH_REGION_FORCING_CHAINS,
                .square = square,
                .index = index,
                .by = type};
    for (; rest != 0; rest &= rest - 1) {
        if (!join(&v, 9u * kt_unit_squares[unit][kt_lowest_bit(rest)] + index)) return;
    }
    agree(&v);
}

static void cell(search *m, unsigned square) {
    if (m->is_static && !kt_squares_has(m->c->at->meetings.squares, square)) return;
    verity v = {.m = m,
                .kind = SE_CELL,
                .technique = m->is_dynamic ? TECH_DYNAMIC_CELL : TECH_CELL_FORCING_CHAINS,
                .square = square};
    for (uint32_t rest = m->c->at->start.digits[square]; rest != 0; rest &= rest - 1) {
        if (!join(&v, 9 * square + kt_lowest_bit(rest))) return;
    }
    agree(&v);
}

/* --- All squares ------------------------------------------------------------------------------ */

static void look_at(search *m, unsigned square, unsigned piece) {
    uint32_t digits = m->c->at->start.digits[square];
    unsigned index = piece / WAYS, way = piece % WAYS;
    bool refutes = m->is_dynamic || m->is_nishio;
    if (piece == PAUSE) {
        tech_pause(m->c->f, 1);
    } else if (piece == CELL) {
        if (!m->is_nishio) cell(m, square);
    } else if (!(digits >> index & 1)) {
        return;
    } else if (way < 2) {
        if (refutes) refute(m, 9 * square + index + (way == 0 ? 0 : SE_OFF));
    } else if (way == 2) {
        if (m->is_dynamic && kt_count(digits) >= 3) on_and_off(m, 9 * square + index);
    } else if (!m->is_nishio) {
        region(m, square, index, se_box_row_column[way - 3]);
    }
}

/* False: there is nothing to find. */
static bool begin(const search *m) {
    const se_chains *c = m->c;
    se_progress *p = &c->at->progress;
    if (m->is_static && !se_find_meetings(&c->work->reach, &c->at->start, &c->at->meetings)) {
        return false;
    }
    memset(c->at->known, 0, sizeof c->at->known);
    memset(p->used, 0, sizeof p->used);
    p->time = 0;
    p->piece = 1;
    return true;
}

static void look(se_chains *c, unsigned option) {
    search m = {.c = c,
                .base = 75 + 5 * option,
                .is_nishio = option == SE_ONE_DIGIT,
                .is_static = option == SE_STATIC,
                .is_dynamic = option >= SE_THINNING};
    se_progress *p = &c->at->progress;
    c->manner = (se_manner){.one_digit = m.is_nishio,
                            .is_dynamic = option != SE_STATIC,
                            .plus = (uint8_t)(m.is_dynamic ? option - SE_THINNING : 0)};
    if (p->piece == 0 && !begin(&m)) return;
    for (uint32_t i = p->piece - 1; i < 81 * PIECES; i++) {
        unsigned square = i / PIECES;
        if (!is_asked(&m, square)) {
            i = PIECES * (square + 1) - 1;
            continue;
        }
        m.order = i * ORDERS;
        p->piece = i + 1;
        look_at(&m, square, i % PIECES);
        if (c->f->paused) return;
    }
    p->piece = 0;
}

void se_find_multiple(se_search *s, unsigned option) {
    se_chains c = se_outer(s);
    look(&c, option);
    if (!s->f->paused) tech_settle(s->f);
}

void se_nested_multiple(se_chains *c, unsigned option) {
    look(c, option);
}
