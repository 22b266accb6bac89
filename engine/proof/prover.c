/* prover.c - see prover.h: climbing, and what is climbed under which limit. */
#include "proof/prover.h"

#include <string.h>

/* How hard it tries, until there is a way: the truths of an argument, and how deep removals may lie inside
 * one another. Nearly always the first will do. */
static const struct { uint8_t limit, depth; } rungs[] = {{120, 1}, {60, 2}, {200, 2}, {250, 3}};

enum { RUNGS = sizeof rungs / sizeof rungs[0] };

/* A longest argument that nobody need make shorter. */
enum { SHORT = 4 };

/* One that people read: from then on fewer lines matter as much as a shorter one. */
enum { READABLE = 30 };

/* Rather than one that is too long to read, removals lie so deep inside one another. That is tried for those
 * candidates that have the shortest arguments. */
enum { DEEP = 2, DEEP_TRIES = 80, NO_SIZE = 0xFF };

static void set_broad(proof_prover *p, bool is_broad) {
    p->is_broad = is_broad;
    p->seeker.spread.has_pairs_inside = is_broad;
}

static void begin_climb(proof_prover *p, unsigned limit) {
    p->state = PROOF_CLIMBS;
    p->limit = limit;
    p->failures = 0;
    p->is_seeking = false;
    proof_way_begin(&p->trial, &p->start, p->placed);
}

void proof_prover_begin(proof_prover *p, const uint16_t digits[81], kt_squares placed,
                        const uint16_t possible[81], proof_goal goal) {
    p->goal = goal;
    p->placed = placed;
    memcpy(p->possible, possible, sizeof p->possible);
    proof_position_from(&p->start, digits);
    for (kt_squares rest = placed; !kt_squares_empty(rest);) {
        unsigned square = kt_squares_take(&rest);
        proof_place(&p->start, square, kt_lowest_digit(digits[square]));
    }
    p->rung = 0;
    p->too_low = 0;
    p->lowest = PROOF_MOST;
    p->candidate = 0;
    set_broad(p, false);
    p->seeker.is_narrow = false;
    p->has_way = false;
    p->way_measure = (proof_measure){0, 0};
    proof_way_begin(&p->way, &p->start, placed);
    begin_climb(p, rungs[0].limit);
    if (goal.claim == KT_CLAIM_NEXT) proof_pick_begin(p);
}

void proof_way_copy(proof_way *to, const proof_prover *p, const proof_way *from,
                    const proof_step_set *needed) {
    proof_way_begin(to, &p->start, p->placed);
    for (unsigned i = 0; i < from->step_count; i++) {
        const proof_step *step = &from->steps[i];
        if (!proof_step_in(needed, i)) continue;
        if (!proof_way_add(to, &from->lines[step->first], step->count)) __builtin_trap();
    }
}

/* --- From climb to climb ---------------------------------------------------------------------- */

/* A limit at which there may be a shorter way; 0: none is known. */
static unsigned next_limit(const proof_prover *p) {
    unsigned limit = (p->too_low + 2 * p->lowest) / 3;
    return limit > p->too_low ? limit : 0;
}

/* Whether only broad climbs will lead to arguments short enough to read. */
static bool is_long(const proof_prover *p) {
    return p->lowest > PROOF_LONG && p->too_low > 0 && !p->is_broad;
}

/* The limit of the first broad climb. */
static unsigned broaden(proof_prover *p) {
    set_broad(p, true);
    if (p->lowest <= PROOF_LONG) {
        p->too_low = p->lowest * 3 / 4;
        return next_limit(p);
    }
    p->too_low = PROOF_LONG - 1;
    return PROOF_LONG;
}

/* Climbs, cuts, or tries more broadly: whatever comes next and may help. */
static void go_on(proof_prover *p) {
    unsigned limit = next_limit(p);
    if (!is_long(p) && !p->is_cut && (limit == 0 || p->lowest <= READABLE)) {
        proof_cut_begin(p, PROOF_CUTS);
        return;
    }
    if (is_long(p) || (limit == 0 && !p->is_broad && p->lowest > SHORT)) limit = broaden(p);
    if (limit > 0) {
        begin_climb(p, limit);
    } else {
        p->state = PROOF_READY;
    }
}

/* Nothing more is found under this limit: goes on under a higher one. */
static void raise_limit(proof_prover *p) {
    p->failures = 0;
    if (p->has_way) {
        p->too_low = p->limit;
        p->limit = next_limit(p);
        if (p->limit == 0 || is_long(p)) go_on(p);
    } else if (++p->rung < RUNGS) {
        p->limit = rungs[p->rung].limit;
    } else {
        p->state = PROOF_READY;
    }
}

/* The climb has reached the goal. */
static void begin_trim(proof_prover *p) {
    proof_step_set needed = proof_way_needed(&p->trial, p->goal);
    proof_way_copy(&p->current, p, &p->trial, &needed);
    p->measure = proof_way_measure(&p->trial, &needed);
    p->is_cut = false;
    proof_cut_begin(p, PROOF_TRIMS);
}

void proof_keep(proof_prover *p) {
    if (p->has_way && proof_cost(p->measure) >= proof_cost(p->way_measure)) return;
    p->has_way = true;
    p->way = p->current;
    p->way_measure = p->measure;
}

static void end_cut(proof_prover *p) {
    if (p->state == PROOF_CUTS) {
        p->is_cut = true;
    } else {
        proof_keep(p);
        if (p->goal.claim == KT_CLAIM_NEXT) {
            p->state = PROOF_READY;
            return;
        }
        /* Pairs are taken whatever the limit. */
        if (p->measure.longest >= p->lowest) p->too_low = p->limit;
    }
    if (p->measure.longest < p->lowest) p->lowest = p->measure.longest;
    go_on(p);
}

/* --- Climbing --------------------------------------------------------------------------------- */

/* Takes what needs no supposition. False if the climb is over. */
static bool settle(proof_prover *p) {
    do {
        bool has_room = proof_way_add_singles(&p->trial);
        if (proof_way_reaches(&p->trial, p->goal)) {
            begin_trim(p);
            return false;
        }
        if (!has_room || proof_way_broken(&p->trial) < PROOF_TRUTHS) {
            p->state = PROOF_READY;
            return false;
        }
    } while (proof_way_add_locked(&p->trial) || proof_way_add_pair(&p->trial));
    return true;
}

bool proof_is_refutable(const proof_prover *p, unsigned candidate) {
    unsigned square = candidate / 9, digit = candidate % 9 + 1;
    return proof_has(&p->trial.now, square, digit) && !kt_squares_has(p->trial.placed, square) &&
           !(p->possible[square] >> (digit - 1) & 1);
}

/* Adds what was found; false if it is too long, or the way has no room for it. */
static bool add_found(proof_prover *p) {
    const proof_position *now = &p->trial.now;
    unsigned count = proof_seek_lines(&p->seeker, now, p->lines);
    if (count == 0) return false;
    count = proof_trim(now, p->lines, count);
    unsigned size = proof_size(p->lines, count);
    if (size <= p->limit) return proof_way_add(&p->trial, p->lines, count);
    p->sizes[9 * p->lines[0].square + p->lines[0].digit - 1] = (uint8_t)size;
    return false;
}

/* The cheapest removal without removals inside, if it is within the limit: it is sought at each step, as that
 * takes hardly any time. */
static bool add_cheapest(proof_prover *p, uint32_t *budget) {
    unsigned best = PROOF_CANDIDATES, limit = p->limit;
    for (unsigned c = 0; c < PROOF_CANDIDATES; c++) {
        if (!proof_is_refutable(p, c)) continue;
        uint32_t one = 1;
        proof_seek(&p->seeker, &p->trial.now, c / 9, c % 9 + 1, limit, 0);
        if (*budget > 0) (*budget)--;
        if (proof_seek_run(&p->seeker, &one) != PROOF_FOUND) continue;
        best = c;
        limit = p->seeker.levels[0].frame.cost - 1;
    }
    if (best == PROOF_CANDIDATES) return false;
    /* Again, as others have been sought since. */
    uint32_t one = 1;
    proof_seek(&p->seeker, &p->trial.now, best / 9, best % 9 + 1, limit + 1, 0);
    proof_seek_run(&p->seeker, &one);
    return add_found(p);
}

static void seek(proof_prover *p, unsigned candidate, unsigned limit, unsigned depth) {
    proof_seek(&p->seeker, &p->trial.now, candidate / 9, candidate % 9 + 1, limit, depth);
    p->seeker.is_narrow = p->failures >= PROOF_CANDIDATES;
    p->sizes[candidate] = NO_SIZE;
    p->is_seeking = true;
}

/* Begins to seek a deeper argument where each candidate has been tried. False if that has been done as well. */
static bool seek_deeper(proof_prover *p) {
    if (!p->is_broad || p->limit < PROOF_LONG || p->failures >= PROOF_CANDIDATES + DEEP_TRIES)
        return false;
    unsigned best = PROOF_CANDIDATES, least = NO_SIZE;
    for (unsigned c = 0; c < PROOF_CANDIDATES; c++) {
        if (!proof_is_refutable(p, c) || p->sizes[c] >= least) continue;
        best = c;
        least = p->sizes[c];
    }
    if (best == PROOF_CANDIDATES) return false;
    seek(p, best, p->limit, DEEP);
    return true;
}

/* Begins to seek an argument against the next candidate. False if there is none left. */
static bool seek_next(proof_prover *p) {
    unsigned beyond = p->limit < PROOF_LONG ? p->limit / 2 : 2 * p->limit;
    unsigned limit = p->is_broad ? p->limit + beyond : p->limit;
    for (; p->failures < PROOF_CANDIDATES; p->failures++) {
        unsigned c = p->candidate;
        p->candidate = (c + 1) % PROOF_CANDIDATES;
        if (!proof_is_refutable(p, c)) continue;
        seek(p, c, limit, rungs[p->rung].depth);
        return true;
    }
    return seek_deeper(p);
}

static void climb(proof_prover *p, uint32_t *budget) {
    if (!p->is_seeking) {
        if (p->failures == 0 && (!settle(p) || add_cheapest(p, budget))) return;
        if (!seek_next(p)) raise_limit(p);
        return;
    }
    proof_sought sought = proof_seek_run(&p->seeker, budget);
    if (sought == PROOF_SEEKING) return;
    p->is_seeking = false;
    if (sought == PROOF_FOUND && add_found(p)) {
        p->failures = 0;
    } else {
        p->failures++;
    }
}

proof_state proof_prover_run(proof_prover *p, uint32_t *budget) {
    while (*budget > 0 && p->state != PROOF_READY) {
        if (p->state == PROOF_CLIMBS) {
            climb(p, budget);
        } else if (p->state == PROOF_PICKS) {
            proof_pick_run(p, budget);
        } else if (proof_cut_run(p, budget)) {
            end_cut(p);
        }
    }
    return p->state;
}
