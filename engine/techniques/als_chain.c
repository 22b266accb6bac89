/* als_chain.c - chains of four and more almost locked sets.
 *
 * Each set is restricted by the next, never twice in turn by the same digit: if the first lacks a
 * digit z, it has the digit of its link, so the next set lacks that and has the digit of the link
 * after, and so on; the last set has all its digits but that of its link. So one of the ends has z.
 * HoDoKu tries every chain; but the conclusion depends only on its ends and on its first and last
 * digit, so the smallest way to each set and digit is enough, as in any graph.
 */
#include <string.h>

#include "techniques/finder.h"

typedef struct {
    tech_finder *f;
    const tech_als_lists *lists;
    tech_als_ways *ways;
    unsigned start, first; /* the set and the digit with which the chain begins */
} search;

/* The sets of a chain, and the digit by which each is restricted by the one before. */
typedef struct {
    unsigned links;
    uint16_t set[256];
    uint8_t digit[256];
} trail;

static unsigned state_of(unsigned digit, unsigned links) {
    return (digit - 1) * 3 + (links < 3 ? links : 3) - 1;
}

static unsigned digit_of(unsigned state) {
    return state / 3 + 1;
}

/* --- Ways ------------------------------------------------------------------------------------- */

/* The way to a state, from the start on. */
static trail trail_to(const search *s, unsigned set, unsigned state) {
    trail way;
    way.links = s->ways->links[set][state];
    for (unsigned i = way.links;; i--) {
        way.set[i] = (uint16_t)set;
        way.digit[i] = (uint8_t)digit_of(state);
        if (i == 0) return way;
        unsigned from = s->ways->from[set][state];
        set = from / TECH_CHAIN_STATES;
        state = from % TECH_CHAIN_STATES;
    }
}

static bool holds(const trail *way, unsigned set) {
    for (unsigned i = 0; i <= way->links; i++) {
        if (way->set[i] == set) return true;
    }
    return false;
}

/* Of two ways of equal size HoDoKu has the one that it tries first. */
static bool is_earlier(const search *s, unsigned from, unsigned set, unsigned state) {
    trail now = trail_to(s, set, state);
    trail other = trail_to(s, from / TECH_CHAIN_STATES, from % TECH_CHAIN_STATES);
    for (unsigned i = 0; i <= other.links && i <= now.links; i++) {
        if (other.set[i] != now.set[i]) return other.set[i] < now.set[i];
    }
    return false;
}

/* Of a few links only, a way with fewer goes further; or else one with fewer squares is better. */
static bool is_better(const search *s, unsigned from, unsigned set, unsigned state, unsigned links,
                      unsigned size) {
    const tech_als_ways *w = s->ways;
    bool are_few = s->f->options->set_chain_length < tech_default_options.set_chain_length;
    if (are_few && links != w->links[set][state]) return links < w->links[set][state];
    if (size != w->size[set][state]) return size < w->size[set][state];
    return is_earlier(s, from, set, state);
}

static void reach(search *s, unsigned set, unsigned digit, unsigned links, unsigned from,
                  unsigned size) {
    tech_als_ways *w = s->ways;
    unsigned state = state_of(digit, links);
    uint64_t bit = (uint64_t)1 << set % 64;
    size += s->lists->sets[set].size;
    if (!(w->sets[set / 64] & bit)) w->reached[set] = w->fresh[set] = 0;
    bool is_known = (w->reached[set] >> state & 1u) != 0;
    if (is_known && !is_better(s, from, set, state, links, size)) return;
    w->sets[set / 64] |= bit;
    w->fresh_sets[set / 64] |= bit;
    w->reached[set] |= 1u << state;
    w->fresh[set] |= 1u << state;
    w->size[set][state] = (uint16_t)size;
    w->from[set][state] = (uint16_t)from;
    w->links[set][state] = (uint8_t)links;
}

/* Takes the lowest of a set of sets; TECH_SETS if it is empty. */
static unsigned take_set(uint64_t sets[TECH_SET_WORDS]) {
    for (unsigned w = 0; w < TECH_SET_WORDS; w++) {
        if (sets[w] == 0) continue;
        unsigned set = 64 * w + (unsigned)__builtin_ctzll(sets[w]);
        sets[w] &= sets[w] - 1;
        return set;
    }
    return TECH_SETS;
}

/* The set that a common leads to; TECH_SETS: nowhere, for it leads back. */
static unsigned beyond(const search *s, const tech_common *c, unsigned set) {
    if (c->set[0] == set) return c->set[1];
    return s->f->options->sets_both_ways ? c->set[0] : TECH_SETS;
}

/* Continues from a state. If two digits restrict, the lower counts as used. */
static void go_on(search *s, unsigned set, unsigned state) {
    const tech_als_lists *lists = s->lists;
    bool both_ways = s->f->options->sets_both_ways;
    trail way = {.links = 0};
    unsigned links = s->ways->links[set][state] + 1u;
    if (links > s->f->options->set_chain_length) return;
    if (both_ways) way = trail_to(s, set, state);
    for (unsigned i = lists->first[set]; i < lists->first[set + 1]; i++) {
        const tech_common *c = &lists->commons[lists->of_set[i]];
        unsigned next = beyond(s, c, set);
        unsigned digit = c->digit[0] != digit_of(state) ? c->digit[0] : c->digit[1];
        if (digit == 0 || next == TECH_SETS) continue;
        if (both_ways && holds(&way, next)) continue;
        reach(s, next, digit, links, set * TECH_CHAIN_STATES + state, s->ways->size[set][state]);
    }
}

static void find_ways(search *s) {
    const tech_als_lists *lists = s->lists;
    tech_als_ways *w = s->ways;
    unsigned size = lists->sets[s->start].size;
    unsigned set;
    memset(w->sets, 0, sizeof w->sets);
    memset(w->fresh_sets, 0, sizeof w->fresh_sets);
    for (unsigned i = lists->first[s->start]; i < lists->first[s->start + 1]; i++) {
        const tech_common *c = &lists->commons[lists->of_set[i]];
        unsigned next = beyond(s, c, s->start);
        if (next == TECH_SETS || (c->digit[0] != s->first && c->digit[1] != s->first)) continue;
        reach(s, next, s->first, 1, s->start * TECH_CHAIN_STATES, size);
    }
    while ((set = take_set(w->fresh_sets)) != TECH_SETS) {
        for (; w->fresh[set] != 0; w->fresh[set] &= w->fresh[set] - 1) {
            go_on(s, set, kt_lowest_bit(w->fresh[set]));
        }
    }
}

/* --- Ends ------------------------------------------------------------------------------------- */

static void tell(const search *s, unsigned set, unsigned state) {
    const tech_als *sets = s->lists->sets;
    trail way = trail_to(s, set, state);
    for (unsigned i = 0; i <= way.links; i++) tech_part_set(s->f, i, &sets[way.set[i]]);
    for (unsigned i = 1; i <= way.links; i++) {
        tech_part_common(s->f, &sets[way.set[i - 1]], &sets[way.set[i]], way.digit[i]);
    }
}

static bool try_end(search *s, unsigned set, unsigned state) {
    tech_finder *f = s->f;
    const tech_als *a = &s->lists->sets[s->start];
    const tech_als *b = &s->lists->sets[set];
    uint16_t ends = kt_digit_bit(s->first) | kt_digit_bit(digit_of(state));
    uint16_t common = a->digits & b->digits & (uint16_t)~ends;
    if (common == 0) return false;
    tech_begin(f, TECH_ALS_CHAIN);
    for (uint32_t rest = common; rest != 0; rest &= rest - 1) {
        unsigned z = kt_lowest_bit(rest) + 1;
        tech_remove_squares(f, tech_als_prey(a, b, z), z);
    }
    if (f->step.removals == 0) return false;
    f->step.links = (uint16_t)(2 * s->ways->links[set][state] - 1);
    f->step.size = s->ways->size[set][state];
    tell(s, set, state);
    return tech_propose(f);
}

static bool try_ends(search *s) {
    static const uint32_t long_enough = 0x4924924; /* the third state of each digit */
    unsigned set;
    while ((set = take_set(s->ways->sets)) != TECH_SETS) {
        for (uint32_t rest = s->ways->reached[set] & long_enough; rest != 0; rest &= rest - 1) {
            if (try_end(s, set, kt_lowest_bit(rest))) return true;
        }
    }
    return false;
}

void tech_find_als_chain(tech_finder *f) {
    search s = {.f = f, .lists = tech_als_commons(f), .ways = &f->work->als_ways};
    for (s.start = f->cursor; s.start < s.lists->count; s.start++) {
        if (s.start > 0 && tech_pause(f, s.start)) return;
        for (uint32_t rest = s.lists->sets[s.start].digits; rest != 0; rest &= rest - 1) {
            s.first = kt_lowest_bit(rest) + 1;
            find_ways(&s);
            if (try_ends(&s)) return;
        }
    }
    tech_settle(f);
}
