/* spread.h - spreads a supposition, the cheapest conclusions first.
 *
 * The one idea: each conclusion is an event, and carries the set of events that it rests on. What it costs
 * is the size of that set: the truths that an argument with it would use. Events are taken in the order of
 * their costs, so the first contradiction is a cheap one, and the set behind it is the argument.
 *
 * Source: "the cheapest first" is Knuth's generalisation of Dijkstra's algorithm (1977) to conclusions from
 * several premises. With premises in common, costs are not just added, so what it finds is short, but not
 * always the shortest.
 */
#ifndef PROOF_SPREAD_H
#define PROOF_SPREAD_H

#include "proof/line.h"

enum {
    PROOF_EVENTS = 512, /* at all depths together */
    PROOF_SET_WORDS = PROOF_EVENTS / 64,
    PROOF_WAITING = 1024,
    PROOF_MOST = 250, /* the greatest cost */
    PROOF_NEVER = PROOF_MOST + 1
};

typedef struct {
    uint64_t words[PROOF_SET_WORDS];
} proof_set;

/* A line or, with its `square` and `digit`, a removal inside: a block of its level. */
typedef struct {
    proof_line line;
    bool is_removal;
    uint16_t block, length;
    uint16_t weight; /* the truths that it uses itself; 0 for a supposition */
    proof_set behind;
} proof_event;

typedef struct {
    proof_event event;
    uint16_t cost;
    int16_t next; /* of the same cost; -1: none */
} proof_waiting;

/* What holds within one supposition. */
typedef struct {
    proof_position position;
    uint16_t reasons[81][9]; /* the event that took the candidate; undefined where the board did */
    kt_squares placed;
    unsigned first_event; /* its supposition */

    unsigned limit; /* costs above it are of no interest */
    unsigned least; /* no event that waits costs less */
    unsigned waiting_count;
    int16_t first_waiting[PROOF_MOST + 1]; /* by cost */
    proof_waiting waiting[PROOF_WAITING];

    unsigned cost; /* of the cheapest contradiction, or PROOF_NEVER */
    unsigned broken;
    proof_set behind;
} proof_frame;

typedef struct {
    /* For the caller to set: pairs are looked for in every supposition, not in the first only. */
    bool has_pairs_inside;

    proof_position board; /* what is gone there costs nothing */
    proof_event events[PROOF_EVENTS];
    unsigned event_count;
    proof_set heavy; /* events that weigh more than 1 */

    uint16_t touched[PROOF_TRUTHS]; /* since the last event */
    unsigned touched_count;
    uint32_t stamps[PROOF_TRUTHS], stamp;
} proof_spread;

/* Begins to spread a candidate of `position` within a frame. Costs up to `limit` count, at most PROOF_MOST. */
void proof_spread_suppose(proof_spread *s, proof_frame *f, const proof_position *position,
                          unsigned square, unsigned digit, unsigned limit);

/* As above, inside what holds in `outer`. */
void proof_spread_suppose_inside(proof_spread *s, proof_frame *f, const proof_frame *outer,
                                 unsigned square, unsigned digit, unsigned limit);

/* Adds a removal that costs f->cost in the frame `inner`; its lines are `length` from `block` on. */
void proof_spread_remove(proof_spread *s, proof_frame *f, const proof_frame *inner, unsigned block,
                         unsigned length);

/* Takes what waits, until the cheapest contradiction is found or nothing is left within the limit. Returns the
 * number of events. */
unsigned proof_spread_run(proof_spread *s, proof_frame *f);

static inline bool proof_set_has(const proof_set *set, unsigned event) {
    return set->words[event / 64] >> event % 64 & 1;
}

#endif
