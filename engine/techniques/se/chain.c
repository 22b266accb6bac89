/* se/chain.c - spreads assumptions, and counts ancestors. */
#include "techniques/se/chain.h"

#include <string.h>

unsigned se_length(unsigned complexity) {
    unsigned added = 0;
    for (unsigned bound = 4; complexity > bound + 2; added++) {
        bound = added % 2 == 0 ? bound * 3 / 2 : bound * 4 / 3;
    }
    return added;
}

/* --- Spreading ------------------------------------------------------------------------------------ */

void se_put_on(se_branch *b, unsigned candidate, unsigned from, unsigned by) {
    b->on[b->on_count++] = (uint16_t)candidate;
    se_add(&b->met, candidate);
    b->on_from[candidate] = (uint16_t)from;
    b->on_by[candidate] = (uint8_t)by;
    b->depth[candidate] = by == SE_BY_PREMISE ? 1 : (uint16_t)(b->depth[SE_OFF + from] + 1);
}

void se_put_off(se_branch *b, unsigned candidate, unsigned from) {
    bool begins = from == candidate || from >= SE_BY_RULE;
    b->off[b->off_count++] = (uint16_t)candidate;
    se_add(&b->met, SE_OFF + candidate);
    b->off_from[candidate] = (uint16_t)from;
    b->depth[SE_OFF + candidate] = begins ? 1 : (uint16_t)(b->depth[from] + 1);
}

/* From a candidate that is on another of its square or unit is off. False: that one is on. */
static bool meet_off(se_branch *b, unsigned candidate, unsigned from) {
    if (se_in(&b->met, SE_OFF + candidate)) return true;
    if (!se_in(&b->met, candidate)) {
        se_put_off(b, candidate, from);
        return true;
    }
    b->clash = (se_clash){.found = true, .candidate = (uint16_t)candidate, .from = (uint16_t)from};
    return false;
}

static bool take_on(const se_chains *c, se_branch *b, unsigned candidate) {
    unsigned square = candidate / 9, index = candidate % 9;
    const se_grid *left = c->manner.is_dynamic ? &c->at->now : &c->at->start;
    if (!c->manner.one_digit) {
        uint32_t rest = left->digits[square] & ~(1u << index);
        for (; rest != 0; rest &= rest - 1) {
            if (!meet_off(b, 9 * square + kt_lowest_bit(rest), candidate)) return false;
        }
    }
    const uint8_t *units = kt_square_units[square], *places = kt_square_places[square];
    const uint8_t *squares[3] = {kt_unit_squares[units[KT_BOX]], kt_unit_squares[units[KT_ROW]],
                                 kt_unit_squares[units[KT_COLUMN]]};
    uint32_t box = left->places[units[KT_BOX]][index] & ~(1u << places[KT_BOX]);
    uint32_t row = left->places[units[KT_ROW]][index] & ~(7u << places[KT_ROW] / 3u * 3u);
    uint32_t column = left->places[units[KT_COLUMN]][index] & ~(7u << places[KT_COLUMN] / 3u * 3u);
    for (uint32_t rest = box | row << 9 | column << 18; rest != 0; rest &= rest - 1) {
        unsigned place = kt_lowest_bit(rest);
        if (!meet_off(b, 9u * squares[place / 9][place % 9] + index, candidate)) return false;
    }
    return true;
}

/* From a candidate that is off the only other one of its square or unit is on. False: that one is off. */
static bool meet_on(se_branch *b, unsigned candidate, unsigned from, unsigned by) {
    if (!se_in(&b->met, SE_OFF + candidate)) {
        if (!se_in(&b->met, candidate)) se_put_on(b, candidate, from, by);
        return true;
    }
    b->clash = (se_clash){.found = true,
                          .on_is_extra = true,
                          .by = (uint8_t)by,
                          .candidate = (uint16_t)candidate,
                          .from = (uint16_t)from};
    return false;
}

/* What is left of a set without one of it. */
static uint32_t without(uint16_t *left, uint32_t bit, bool is_dynamic) {
    uint16_t rest = *left & (uint16_t)~bit;
    if (is_dynamic) *left = rest;
    return rest;
}

/* A clash ends the branch, so it does not matter that the rest of the units keep the candidate. */
static bool take_off(const se_chains *c, se_branch *b, unsigned candidate) {
    unsigned square = candidate / 9, index = candidate % 9;
    bool is_dynamic = c->manner.is_dynamic;
    se_grid *grid = is_dynamic ? &c->at->now : &c->at->start;
    uint32_t rest = without(&grid->digits[square], 1u << index, is_dynamic);
    if (!c->manner.one_digit && kt_is_single(rest)) {
        if (!meet_on(b, 9 * square + kt_lowest_bit(rest), candidate, SE_BY_CELL)) return false;
    }
    for (unsigned t = 0; t < 3; t++) {
        unsigned type = se_box_row_column[t], unit = kt_square_units[square][type];
        uint32_t bit = 1u << kt_square_places[square][type];
        rest = without(&grid->places[unit][index], bit, is_dynamic);
        if (!kt_is_single(rest)) continue;
        unsigned other = kt_unit_squares[unit][kt_lowest_bit(rest)];
        if (!meet_on(b, 9 * other + index, candidate, type)) return false;
    }
    return true;
}

void se_assume(const se_chains *c, se_branch *b, unsigned state) {
    b->on_count = b->off_count = 0;
    memset(&b->met, 0, sizeof b->met);
    b->clash.found = false;
    b->rules = b->reasons = 0;
    if (c->manner.is_dynamic) c->at->now = c->at->start;
    if (state < SE_OFF) {
        se_put_on(b, state, state, SE_BY_PREMISE);
    } else {
        se_put_off(b, state - SE_OFF, state - SE_OFF);
    }
}

bool se_spread(const se_chains *c, se_branch *b, unsigned state) {
    se_progress *p = &c->at->progress;
    unsigned on = p->spread_on, off = p->spread_off;
    if (!p->is_spreading) {
        se_assume(c, b, state);
        on = off = 0;
    }
    p->is_spreading = false;
    for (;;) {
        if (on < b->on_count) {
            if (!take_on(c, b, b->on[on++])) return true;
        } else if (off < b->off_count) {
            if (!take_off(c, b, b->off[off++])) return true;
        } else if (c->manner.plus == 0 || !se_advance(c, b)) {
            break;
        }
    }
    if (!c->f->paused) return true;
    p->is_spreading = true;
    p->spread_on = (uint16_t)on;
    p->spread_off = (uint16_t)off;
    return false;
}

/* --- Ancestors ------------------------------------------------------------------------------------ */

typedef struct {
    se_states *seen;
    unsigned count, open;
    uint16_t stack[SE_STATES];
} walk;

static void visit(walk *w, unsigned state) {
    if (se_in(w->seen, state)) return;
    se_add(w->seen, state);
    w->count++;
    w->stack[w->open++] = (uint16_t)state;
}

unsigned se_reasons(const se_grid *start, unsigned candidate, unsigned by, uint16_t reasons[8]) {
    unsigned square = candidate / 9, index = candidate % 9, count = 0;
    if (by == SE_BY_CELL) {
        uint32_t rest = start->digits[square] & ~(1u << index);
        for (; rest != 0; rest &= rest - 1) {
            reasons[count++] = (uint16_t)(SE_OFF + 9 * square + kt_lowest_bit(rest));
        }
        return count;
    }
    unsigned unit = kt_square_units[square][by];
    uint32_t rest = start->places[unit][index] & ~(1u << kt_square_places[square][by]);
    for (; rest != 0; rest &= rest - 1) {
        unsigned other = kt_unit_squares[unit][kt_lowest_bit(rest)];
        reasons[count++] = (uint16_t)(SE_OFF + 9 * other + index);
    }
    return count;
}

void se_note_gone(const se_chains *c, se_cost *cost, unsigned candidate, unsigned by) {
    unsigned square = candidate / 9, index = candidate % 9;
    const se_grid *before = &c->outer->start, *after = &c->outer->now;
    if (by == SE_BY_CELL) {
        uint32_t rest = before->digits[square] & ~(uint32_t)after->digits[square];
        for (; rest != 0; rest &= rest - 1) {
            se_add(&cost->gone, 9 * square + kt_lowest_bit(rest));
        }
        return;
    }
    unsigned unit = kt_square_units[square][by];
    uint32_t rest = before->places[unit][index] & ~(uint32_t)after->places[unit][index];
    for (; rest != 0; rest &= rest - 1) {
        se_add(&cost->gone, 9 * kt_unit_squares[unit][kt_lowest_bit(rest)] + index);
    }
}

static void count_nested(se_cost *cost, const se_rule *rule) {
    if (rule->complexity == 0) return;
    for (unsigned i = 0; i < cost->marks; i++) {
        if (cost->mark[i] == rule->mark) return;
    }
    if (cost->marks < 64) cost->mark[cost->marks++] = rule->mark;
    cost->nested += rule->complexity;
}

static void expand_on(const se_chains *c, walk *w, se_cost *cost, unsigned candidate, unsigned by) {
    if (by == SE_BY_PREMISE) return;
    uint16_t reasons[8];
    unsigned count = se_reasons(&c->at->start, candidate, by, reasons);
    for (unsigned i = 0; i < count; i++) visit(w, reasons[i]);
    if (c->outer != NULL) se_note_gone(c, cost, candidate, by);
}

static void expand_off(const se_branch *b, walk *w, se_cost *cost, unsigned candidate,
                       unsigned from) {
    if (from >= SE_BY_RULE) {
        const se_rule *rule = &b->rule[from - SE_BY_RULE];
        for (unsigned i = 0; i < rule->count; i++) {
            visit(w, SE_OFF + b->reason[rule->first + i]);
        }
        count_nested(cost, rule);
    } else if (from != candidate) {
        visit(w, from);
    }
}

void se_cost_begin(se_cost *cost) {
    cost->complexity = cost->nested = cost->marks = 0;
    cost->hash = 2166136261u;
    memset(&cost->gone, 0, sizeof cost->gone);
}

void se_cost_of(const se_chains *c, const se_branch *b, unsigned state, bool is_extra,
                se_cost *cost) {
    walk w;
    memset(&cost->ancestors, 0, sizeof cost->ancestors);
    w.seen = &cost->ancestors;
    w.count = w.open = 0;
    if (is_extra) {
        visit(&w, state);
        w.open = 0;
        if (state < SE_OFF) {
            expand_on(c, &w, cost, state, b->clash.by);
        } else {
            expand_off(b, &w, cost, state - SE_OFF, b->clash.from);
        }
    } else {
        visit(&w, state);
    }
    while (w.open > 0) {
        unsigned next = w.stack[--w.open];
        if (next < SE_OFF) {
            expand_on(c, &w, cost, next, b->on_by[next]);
        } else {
            expand_off(b, &w, cost, next - SE_OFF, b->off_from[next - SE_OFF]);
        }
    }
    cost->complexity += w.count;
    if (c->outer == NULL) return;
    for (unsigned i = 0; i < SE_WORDS; i++) {
        cost->hash = (cost->hash ^ (uint32_t)w.seen->word[i]) * 16777619u;
        cost->hash = (cost->hash ^ (uint32_t)(w.seen->word[i] >> 32)) * 16777619u;
    }
}
