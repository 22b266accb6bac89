/* se/tell.c - tells branches, from the premise on. */
#include "techniques/se/tell.h"

#include <string.h>

enum { NONE = SE_STATES };

typedef struct {
    const se_chains *c;
    const se_branch *b;
    unsigned extra; /* the end of the clash that the branch has not met; NONE: another is told */
    se_states told;
    unsigned last;            /* that was told; NONE: nothing was */
    uint16_t part[SE_STATES]; /* of what has been told */
    unsigned count;
    uint16_t state[SE_STATES]; /* what is to be told, as it was met */
} telling;

unsigned se_tell_state(const se_chains *c, unsigned state, unsigned from) {
    unsigned candidate = state % SE_OFF;
    return tech_part_link(c->f, state < SE_OFF ? KT_ROLE_STRONG_LINK : KT_ROLE_WEAK_LINK,
                          kt_one_square(candidate / 9), candidate % 9 + 1, from);
}

static const se_rule *rule_of(const telling *t, unsigned state) {
    if (state < SE_OFF) return NULL;
    unsigned from = state == t->extra ? t->b->clash.from : t->b->off_from[state - SE_OFF];
    return from < SE_BY_RULE ? NULL : &t->b->rule[from - SE_BY_RULE];
}

/* What a state rests on; nothing: it is the premise. */
static unsigned reasons_of(const telling *t, unsigned state, uint16_t reasons[SE_CANDIDATES]) {
    const se_branch *b = t->b;
    const se_rule *rule = rule_of(t, state);
    bool is_extra = state == t->extra;
    if (state < SE_OFF) {
        unsigned by = is_extra ? b->clash.by : b->on_by[state];
        return by == SE_BY_PREMISE ? 0 : se_reasons(&t->c->at->start, state, by, reasons);
    }
    if (rule == NULL) {
        reasons[0] = is_extra ? b->clash.from : b->off_from[state - SE_OFF];
        return reasons[0] == state - SE_OFF ? 0 : 1;
    }
    for (unsigned i = 0; i < rule->count; i++) {
        reasons[i] = (uint16_t)(SE_OFF + b->reason[rule->first + i]);
    }
    return rule->count;
}

static void tell_state(telling *t, unsigned state) {
    uint16_t reasons[SE_CANDIDATES];
    const se_rule *rule = rule_of(t, state);
    unsigned count = reasons_of(t, state, reasons), candidate = state % SE_OFF;
    if (count == 0) t->part[state] = (uint16_t)se_tell_state(t->c, state, TECH_NO_PART);
    for (unsigned i = 0; i < count; i++) {
        unsigned from = t->part[reasons[i]];
        t->part[state] =
            (uint16_t)(rule == NULL ? se_tell_state(t->c, state, from)
                                    : tech_part_found(t->c->f, rule->technique, rule->unit,
                                                      kt_one_square(candidate / 9),
                                                      candidate % 9 + 1, from));
    }
    se_add(&t->told, state);
    t->last = state;
}

/* --- In order --------------------------------------------------------------------------------- */

/* The next state to tell, which rests on nothing untold: the first that continues from the one told
 * last, or else the first. */
static unsigned choose(const telling *t) {
    unsigned first = NONE;
    for (unsigned i = 0; i < t->count; i++) {
        uint16_t reasons[SE_CANDIDATES];
        unsigned state = t->state[i];
        if (se_in(&t->told, state)) continue;
        unsigned count = reasons_of(t, state, reasons);
        bool is_ready = true, goes_on = false;
        for (unsigned k = 0; k < count && is_ready; k++) {
            is_ready = se_in(&t->told, reasons[k]);
            goes_on |= reasons[k] == t->last;
        }
        if (is_ready && goes_on) return state;
        if (is_ready && first == NONE) first = state;
    }
    if (first == NONE) __builtin_trap();
    return first;
}

static void add(telling *t, const se_states *wanted, unsigned state) {
    if (se_in(wanted, state) && !se_in(&t->told, state)) t->state[t->count++] = (uint16_t)state;
}

/* Tells all that a state rests on, then the state. */
static void tell(telling *t, unsigned state, bool is_extra) {
    const se_branch *b = t->b;
    se_cost cost;
    se_cost_begin(&cost);
    se_cost_of(t->c, b, state, is_extra, &cost);
    t->extra = is_extra ? state : NONE;
    t->count = 0;
    for (unsigned i = 0; i < b->on_count; i++) add(t, &cost.ancestors, b->on[i]);
    for (unsigned i = 0; i < b->off_count; i++) add(t, &cost.ancestors, SE_OFF + b->off[i]);
    if (is_extra) add(t, &cost.ancestors, state);
    for (unsigned left = t->count; left > 0; left--) tell_state(t, choose(t));
}

static void begin(telling *t, const se_chains *c, const se_branch *b) {
    t->c = c;
    t->b = b;
    t->last = NONE;
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
