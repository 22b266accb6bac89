/* pick.c - see prover.h: the removal with the shortest argument.
 *
 * Every candidate is tried in turn under a limit that falls with each argument that is found: first without removals
 * inside, which takes hardly any time, then with them.
 */
#include "proof/prover.h"

/* The sweeps: the truths of an argument, and how deep removals may lie inside one another. */
static const struct {
    uint8_t limit, depth;
} sweeps[] = {{PROOF_MOST, 0}, {120, 1}, {60, 2}, {PROOF_MOST, 3}};

enum { SWEEPS = sizeof sweeps / sizeof sweeps[0] };

static void begin_sweep(proof_prover *p) {
    p->candidate = 0;
    p->limit = p->has_way ? p->way_measure.longest : sweeps[p->rung].limit;
}

/* Whether a shorter argument would have been found in the sweep that has ended. */
static bool is_shortest(const proof_prover *p) {
    return p->has_way && sweeps[p->rung].depth > 0;
}

void proof_pick_begin(proof_prover *p) {
    p->state = PROOF_PICKS;
    begin_sweep(p);
    proof_way_add_singles(&p->trial);
}

/* The singles that the argument can do without are left out. */
static void end_picking(proof_prover *p) {
    p->state = PROOF_READY;
    if (!p->has_way) return;
    p->current = p->way;
    p->measure = p->way_measure;
    proof_cut_begin(p, PROOF_TRIMS);
}

/* Begins with the next candidate. Of two arguments as short, that is taken after which there is a single. */
static void seek_next(proof_prover *p) {
    const proof_position *now = &p->trial.now;
    while (p->candidate < PROOF_CANDIDATES) {
        unsigned square = p->candidate / 9, digit = p->candidate % 9 + 1;
        if (!proof_is_refutable(p, p->candidate++)) continue;
        bool will_do =
            !p->has_way || (!p->leaves_single && proof_leaves_single(now, square, digit));
        unsigned limit = will_do ? p->limit : p->limit - 1;
        proof_seek(&p->seeker, now, square, digit, limit, sweeps[p->rung].depth);
        p->is_seeking = true;
        return;
    }
    if (is_shortest(p) || ++p->rung == SWEEPS) {
        end_picking(p);
    } else {
        begin_sweep(p);
    }
}

/* Keeps what was found, with the singles before it that it needs. */
static void keep_found(proof_prover *p) {
    const proof_position *now = &p->trial.now;
    unsigned count = proof_seek_lines(&p->seeker, now, p->lines);
    if (count == 0) return;
    count = proof_trim(now, p->lines, count);
    p->current = p->trial;
    if (!proof_way_add(&p->current, p->lines, count)) __builtin_trap();
    proof_step_set needed = proof_way_needed(&p->current, p->goal);
    proof_way_copy(&p->way, p, &p->current, &needed);
    p->way_measure = proof_way_measure(&p->current, &needed);
    p->has_way = true;
    p->leaves_single = proof_leaves_single(now, p->lines[0].square, p->lines[0].digit);
    p->limit = p->way_measure.longest;
}

void proof_pick_run(proof_prover *p, uint32_t *budget) {
    if (!p->is_seeking) {
        seek_next(p);
        return;
    }
    proof_sought sought = proof_seek_run(&p->seeker, budget);
    if (sought == PROOF_SEEKING) return;
    p->is_seeking = false;
    if (sought == PROOF_FOUND) keep_found(p);
}
