/* se/forcing.c - forcing chains and bidirectional cycles: with one digit, with squares of two candidates, with both.
 *
 * A chain alternates: what is on puts something off, what is off puts the last other one on. From a candidate that
 * is on back to itself: a cycle, of which all on or all off states hold. From on to off, or off to on: it is refuted,
 * or proved. All starts are gone through breadth first, no deeper than what can still be the first hint.
 */
#include <stddef.h>

#include "techniques/se/hints.h"
#include "techniques/se/tell.h"

typedef struct {
    const se_chains *c;
    unsigned kind; /* SE_X, SE_Y, SE_XY */
    unsigned source;
    se_branch *b;
    unsigned closers; /* what puts the source on if it is off, and by what */
    uint16_t closer[4];
    uint8_t closer_by[4];
    unsigned limit; /* the largest complexity that still matters, for a cycle and for a chain */
    unsigned cycle_limit, chain_limit;
} run;

static const uint8_t cycle_base[5] = {0, 0, 65, 65, 70};
static const uint8_t chain_base[5] = {0, 0, 66, 0, 70};

enum { LONGEST = 2 * SE_CANDIDATES };

/* --- Limits ----------------------------------------------------------------------------------- */

static unsigned limit_of(const run *r, unsigned base, unsigned order) {
    if (base == 0) return 0;
    if (se_is_nested(r->c) || !r->c->f->work->has_best) return LONGEST;
    unsigned complexity = r->c->at->progress.complexity + 8;
    while (complexity > 0 && !se_wins(r->c, se_key(base, complexity), complexity, r->kind, order)) {
        complexity--;
    }
    return complexity;
}

/* In a nested search hints count as they are met. */
static unsigned order_of(const run *r, bool is_chain) {
    if (se_is_nested(r->c)) return r->c->work->hints.count;
    return (r->kind * SE_CANDIDATES + r->source) * 2 + is_chain;
}

static void set_limits(run *r) {
    r->cycle_limit = limit_of(r, cycle_base[r->kind], order_of(r, false));
    r->chain_limit = limit_of(r, chain_base[r->kind], order_of(r, true));
    r->limit = r->cycle_limit > r->chain_limit ? r->cycle_limit : r->chain_limit;
}

/* --- Cycles ----------------------------------------------------------------------------------- */

static void mix(se_cost *cost, unsigned state) {
    cost->hash ^= (state + 1) * 2654435761u;
}

/* The candidates that a state of their digit sees on either side, but for those in the squares of the cycle. */
static bool cancelled(const run *r, const kt_squares on[10], const kt_squares off[10],
                      kt_squares cells, kt_squares removed[10]) {
    const se_grid *g = &r->c->at->start;
    bool any = false;
    for (unsigned d = 1; d <= 9; d++) {
        kt_squares both = kt_squares_without(kt_squares_both(on[d], off[d]), cells);
        for (unsigned i = 0; i < 3; i++) {
            uint32_t has = (uint32_t)(g->places[3 * i][d - 1] | g->places[3 * i + 1][d - 1] << 9 |
                                      g->places[3 * i + 2][d - 1] << 18);
            both.band[i] &= has;
        }
        removed[d] = both;
        any |= !kt_squares_empty(both);
    }
    return any;
}

/* From the source back to it, which is told at both ends. */
static void tell_cycle(const run *r, unsigned at, unsigned last) {
    if (!r->c->f->is_told) return;
    uint16_t way[SE_STATES];
    unsigned count = 0;
    for (unsigned q = last, p = at;; q = r->b->on_from[p], p = r->b->off_from[q]) {
        way[count++] = (uint16_t)(SE_OFF + q);
        way[count++] = (uint16_t)p;
        if (p == r->source) break;
    }
    unsigned part = TECH_NO_PART;
    while (count > 0) part = se_tell_state(r->c, way[--count], part);
    se_tell_state(r->c, r->source, part);
}

/* From the candidate `at`, which is on, over a closer, which is off, back to the source. */
static void close_cycle(run *r, unsigned at, unsigned which) {
    kt_squares on[10] = {{{0}}}, off[10] = {{{0}}}, removed[10];
    kt_squares cells = kt_no_squares();
    bool nested = se_is_nested(r->c);
    unsigned last = r->closer[which];
    se_cost cost;
    se_cost_begin(&cost);
    cost.complexity = 1u + r->b->depth[at];
    if (nested) se_note_gone(r->c, &cost, r->source, r->closer_by[which]);
    for (unsigned q = last, p = at;; q = r->b->on_from[p], p = r->b->off_from[q]) {
        off[q % 9 + 1] = kt_squares_union(off[q % 9 + 1], kt_squares_seen(q / 9));
        on[p % 9 + 1] = kt_squares_union(on[p % 9 + 1], kt_squares_seen(p / 9));
        kt_squares_add(&cells, q / 9);
        kt_squares_add(&cells, p / 9);
        mix(&cost, SE_OFF + q);
        mix(&cost, p);
        if (nested && p != r->source) se_note_gone(r->c, &cost, p, r->b->on_by[p]);
        if (p == r->source) break;
    }
    if (!cancelled(r, on, off, cells, removed)) return;
    unsigned technique = r->kind == SE_X   ? TECH_X_CYCLE
                         : r->kind == SE_Y ? TECH_Y_CYCLE
                                           : TECH_XY_CYCLE;
    if (se_conclude_all(r->c, technique, cycle_base[r->kind], r->kind, order_of(r, false), removed,
                        &cost)) {
        tell_cycle(r, at, last);
        tech_keep(r->c->f);
    }
    set_limits(r);
}

/* The place of a candidate in the order in which `at`, when on, puts others off; 99: none. */
static unsigned rank_of(const run *r, unsigned at, unsigned other) {
    if (at / 9 == other / 9) return r->kind == SE_X || at == other ? 99 : other % 9;
    if (at % 9 != other % 9) return 99;
    for (unsigned t = 0; t < 3; t++) {
        unsigned type = se_box_row_column[t];
        if (kt_square_units[at / 9][type] == kt_square_units[other / 9][type]) {
            return 10 * (t + 1) + kt_square_places[other / 9][type];
        }
    }
    return 99;
}

static bool is_ancestor(const run *r, unsigned at, unsigned other) {
    while (at != r->source) {
        unsigned from = r->b->on_from[at];
        if (from == other) return true;
        at = r->b->off_from[from];
    }
    return false;
}

static void close_cycles(run *r, unsigned at) {
    unsigned done = 0;
    if (at == r->source || 1u + r->b->depth[at] > r->cycle_limit) return;
    for (;;) {
        unsigned best = 99, which = 0;
        for (unsigned i = 0; i < r->closers; i++) {
            unsigned rank = done >> i & 1 ? 99 : rank_of(r, at, r->closer[i]);
            if (rank < best) {
                best = rank;
                which = i;
            }
        }
        if (best == 99) return;
        done |= 1u << which;
        if (!is_ancestor(r, at, r->closer[which])) close_cycle(r, at, which);
    }
}

/* --- Spreading -------------------------------------------------------------------------------- */

static void conclude(run *r, unsigned state) {
    se_cost cost;
    se_cost_begin(&cost);
    if (se_is_nested(r->c)) {
        se_cost_of(r->c, r->b, state, false, &cost);
    } else {
        cost.complexity = r->b->depth[state];
    }
    unsigned technique = r->kind == SE_XY       ? TECH_FORCING_XY_CHAIN
                         : cost.complexity == 6 ? TECH_TURBOT_FISH
                                                : TECH_FORCING_X_CHAIN;
    unsigned base = chain_base[r->kind];
    if (se_conclude(r->c, technique, base, r->kind, order_of(r, true), state, &cost)) {
        se_tell_way(r->c, r->b, state);
        tech_keep(r->c->f);
    }
    set_limits(r);
}

static void put_off(run *r, unsigned candidate, unsigned from) {
    if (!se_in(&r->b->met, SE_OFF + candidate)) se_put_off(r->b, candidate, from);
}

static void put_on(run *r, unsigned candidate, unsigned from, unsigned by) {
    if (!se_in(&r->b->met, candidate)) se_put_on(r->b, candidate, from, by);
}

static void spread_on(run *r, unsigned candidate) {
    unsigned square = candidate / 9, index = candidate % 9;
    const se_grid *g = &r->c->at->start;
    if (r->kind != SE_X) {
        uint32_t rest = g->digits[square] & ~(1u << index);
        for (; rest != 0; rest &= rest - 1) {
            put_off(r, 9 * square + kt_lowest_bit(rest), candidate);
        }
    }
    for (unsigned t = 0; t < 3; t++) {
        unsigned type = se_box_row_column[t];
        unsigned unit = kt_square_units[square][type];
        uint32_t rest = g->places[unit][index] & ~(1u << kt_square_places[square][type]);
        for (; rest != 0; rest &= rest - 1) {
            put_off(r, 9 * kt_unit_squares[unit][kt_lowest_bit(rest)] + index, candidate);
        }
    }
}

static void spread_off(run *r, unsigned candidate) {
    unsigned square = candidate / 9, index = candidate % 9;
    const se_grid *g = &r->c->at->start;
    uint32_t other = g->digits[square] & ~(1u << index);
    if (r->kind != SE_X && kt_is_single(other)) {
        put_on(r, 9 * square + kt_lowest_bit(other), candidate, SE_BY_CELL);
    }
    for (unsigned t = 0; t < 3 && r->kind != SE_Y; t++) {
        unsigned type = se_box_row_column[t];
        unsigned unit = kt_square_units[square][type];
        other = g->places[unit][index] & ~(1u << kt_square_places[square][type]);
        if (!kt_is_single(other)) continue;
        put_on(r, 9 * kt_unit_squares[unit][kt_lowest_bit(other)] + index, candidate, type);
    }
}

/* The source is on: cycles, and a chain to its being off. */
static void start_on(run *r) {
    se_branch *b = r->b;
    bool proved = false;
    se_assume(r->c, b, r->source);
    for (unsigned on = 0, off = 0; on < b->on_count;) {
        if (1u + b->depth[b->on[on]] > r->limit) return;
        for (; on < b->on_count; on++) {
            close_cycles(r, b->on[on]);
            spread_on(r, b->on[on]);
            if (proved || !se_in(&b->met, SE_OFF + r->source)) continue;
            proved = true;
            if (b->depth[SE_OFF + r->source] <= r->chain_limit) conclude(r, SE_OFF + r->source);
        }
        for (; off < b->off_count; off++) spread_off(r, b->off[off]);
    }
}

/* The source is off: a chain to its being on. */
static void start_off(run *r) {
    se_branch *b = r->b;
    se_assume(r->c, b, SE_OFF + r->source);
    for (unsigned on = 0, off = 0; off < b->off_count;) {
        if (1u + b->depth[SE_OFF + b->off[off]] > r->chain_limit) return;
        for (; off < b->off_count; off++) {
            spread_off(r, b->off[off]);
            if (!se_in(&b->met, r->source)) continue;
            if (kt_count(r->c->at->start.digits[r->source / 9]) > 1) conclude(r, r->source);
            return;
        }
        for (; on < b->on_count; on++) spread_on(r, b->on[on]);
    }
}

/* --- All starts ------------------------------------------------------------------------------- */

static void add_closer(run *r, unsigned candidate, unsigned by) {
    for (unsigned i = 0; i < r->closers; i++) {
        if (r->closer[i] == candidate) return;
    }
    r->closer_by[r->closers] = (uint8_t)by;
    r->closer[r->closers++] = (uint16_t)candidate;
}

static void find_closers(run *r) {
    const se_grid *g = &r->c->at->start;
    unsigned square = r->source / 9, index = r->source % 9;
    r->closers = 0;
    uint32_t other = g->digits[square] & ~(1u << index);
    if (r->kind != SE_X && kt_is_single(other)) {
        add_closer(r, 9 * square + kt_lowest_bit(other), SE_BY_CELL);
    }
    for (unsigned t = 0; t < 3 && r->kind != SE_Y; t++) {
        unsigned type = se_box_row_column[t];
        unsigned unit = kt_square_units[square][type];
        other = g->places[unit][index] & ~(1u << kt_square_places[square][type]);
        if (!kt_is_single(other)) continue;
        add_closer(r, 9u * kt_unit_squares[unit][kt_lowest_bit(other)] + index, type);
    }
}

static void look_from(run *r, unsigned candidate) {
    unsigned starts = r->c->at->starts[candidate];
    r->source = candidate;
    set_limits(r);
    if ((starts & 1) && r->limit >= 4) {
        find_closers(r);
        start_on(r);
    }
    if ((starts & 2) && r->chain_limit >= 4) start_off(r);
}

static void look_at(run *r, unsigned square) {
    const se_level *at = r->c->at;
    uint32_t rest = at->start.digits[square];
    bool is_pair = kt_is_single(rest & (rest - 1));
    if (kt_is_single(rest) || (r->kind == SE_Y && !is_pair)) return;
    for (; rest != 0; rest &= rest - 1) {
        unsigned candidate = 9 * square + kt_lowest_bit(rest);
        if (at->starts[candidate] != 0) look_from(r, candidate);
    }
}

/* A piece is a square in one of the three runs; after each row there is one that does nothing but pause. */
enum { PIECES = 9 * 10 };

static void look(const se_chains *c) {
    se_level *at = c->at;
    if (at->progress.piece == 0) {
        if (!se_find_starts(&c->work->reach, &at->start, at->starts)) return;
        at->progress.piece = 1;
    }
    for (uint32_t i = at->progress.piece - 1; i < 3 * PIECES; i++) {
        run r = {.c = c, .kind = SE_X + i / PIECES, .b = &at->branch[0]};
        unsigned row = i % PIECES / 10, column = i % 10;
        at->progress.piece = i + 1;
        if (column < 9) {
            look_at(&r, 9 * row + column);
        } else if (tech_pause(c->f, 1)) {
            return;
        }
    }
    at->progress.piece = 0;
}

void se_find_forcing(se_search *s, unsigned option) {
    (void)option;
    se_chains c = se_outer(s);
    look(&c);
    if (!s->f->paused) tech_settle(s->f);
}

void se_nested_forcing(se_chains *c) {
    look(c);
}
