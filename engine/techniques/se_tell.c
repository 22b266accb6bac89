/* se_tell.c - tells branches, from the premise on. */
#include "techniques/se_tell.h"

#include <string.h>

typedef struct {
    const se_chains *c;
    const se_branch *b;
    se_states told;
    uint16_t part[SE_STATES]; /* of what has been told */
} telling;

unsigned se_tell_state(const se_chains *c, unsigned state, unsigned from) {
    unsigned candidate = state % SE_OFF;
    return tech_part_link(c->f, state < SE_OFF ? KT_ROLE_STRONG_LINK : KT_ROLE_WEAK_LINK,
                          kt_one_square(candidate / 9), candidate % 9 + 1, from);
}

static void tell_on(telling *t, unsigned candidate, unsigned by) {
    uint16_t reasons[8];
    if (by == SE_BY_PREMISE) {
        t->part[candidate] = (uint16_t)se_tell_state(t->c, candidate, TECH_NO_PART);
        return;
    }
    unsigned count = se_reasons(&t->c->at->start, candidate, by, reasons);
    for (unsigned i = 0; i < count; i++) {
        t->part[candidate] = (uint16_t)se_tell_state(t->c, candidate, t->part[reasons[i]]);
    }
}

static void tell_off(telling *t, unsigned candidate, unsigned from) {
    unsigned state = SE_OFF + candidate;
    if (from < SE_BY_RULE) {
        unsigned part = from == candidate ? TECH_NO_PART : t->part[from];
        t->part[state] = (uint16_t)se_tell_state(t->c, state, part);
        return;
    }
    const se_rule *rule = &t->b->rule[from - SE_BY_RULE];
    for (unsigned i = 0; i < rule->count; i++) {
        unsigned part = t->part[SE_OFF + t->b->reason[rule->first + i]];
        t->part[state] =
            (uint16_t)tech_part_found(t->c->f, rule->technique, rule->unit,
                                      kt_one_square(candidate / 9), candidate % 9 + 1, part);
    }
}

/* --- In order ------------------------------------------------------------------------------------- */

/* Whether all that a state on the branch rests on has been told. */
static bool on_is_ready(const telling *t, unsigned candidate) {
    uint16_t reasons[8];
    unsigned by = t->b->on_by[candidate];
    if (by == SE_BY_PREMISE) return true;
    unsigned count = se_reasons(&t->c->at->start, candidate, by, reasons);
    for (unsigned i = 0; i < count; i++) {
        if (!se_in(&t->told, reasons[i])) return false;
    }
    return true;
}

static bool off_is_ready(const telling *t, unsigned candidate) {
    unsigned from = t->b->off_from[candidate];
    if (from < SE_BY_RULE) return from == candidate || se_in(&t->told, from);
    const se_rule *rule = &t->b->rule[from - SE_BY_RULE];
    for (unsigned i = 0; i < rule->count; i++) {
        if (!se_in(&t->told, SE_OFF + t->b->reason[rule->first + i])) return false;
    }
    return true;
}

/* Both lists of the branch are in order; they are told as one. */
static void tell_states(telling *t, const se_states *wanted) {
    const se_branch *b = t->b;
    for (unsigned on = 0, off = 0; on < b->on_count || off < b->off_count;) {
        unsigned before = on + off;
        for (; on < b->on_count; on++) {
            unsigned state = b->on[on];
            if (!se_in(wanted, state) || se_in(&t->told, state)) continue;
            if (!on_is_ready(t, state)) break;
            tell_on(t, state, b->on_by[state]);
            se_add(&t->told, state);
        }
        for (; off < b->off_count; off++) {
            unsigned candidate = b->off[off], state = SE_OFF + candidate;
            if (!se_in(wanted, state) || se_in(&t->told, state)) continue;
            if (!off_is_ready(t, candidate)) break;
            tell_off(t, candidate, b->off_from[candidate]);
            se_add(&t->told, state);
        }
        if (on + off == before) __builtin_trap();
    }
}

static void tell(telling *t, unsigned state, bool is_extra) {
    se_cost cost;
    se_cost_begin(&cost);
    se_cost_of(t->c, t->b, state, is_extra, &cost);
    tell_states(t, &cost.ancestors);
    if (!is_extra) return;
    if (state < SE_OFF) {
        tell_on(t, state, t->b->clash.by);
    } else {
        tell_off(t, state - SE_OFF, t->b->clash.from);
    }
}

static void begin(telling *t, const se_chains *c, const se_branch *b) {
    t->c = c;
    t->b = b;
    memset(&t->told, 0, sizeof t->told);
}

void se_tell_way(const se_chains *c, const se_branch *b, unsigned state) {
    telling t;
    if (!c->f->is_told) return;
    begin(&t, c, b);
    tell(&t, state, false);
}

void se_tell_clash(const se_chains *c, const se_branch *b) {
    telling t;
    if (!c->f->is_told) return;
    begin(&t, c, b);
    unsigned on = b->clash.candidate, off = SE_OFF + on;
    tell(&t, b->clash.on_is_extra ? off : on, false);
    tell(&t, b->clash.on_is_extra ? on : off, true);
}
