/* cut.c - see prover.h: makes a finished way shorter.
 *
 * A move is one of two: leave a step out, or prove it again, shorter. The steps behind it are built anew on
 * what is then left; those that no longer follow are proved again, if that costs less than the move saves.
 */
#include <stddef.h>

#include "proof/prover.h"

static void begin_move(proof_prover *p) {
    proof_way_begin(&p->trial, &p->start, p->placed);
    p->at = 0;
    p->is_moving = true;
    p->is_seeking = false;
    p->allowance = p->current.steps[p->cut].size;
}

static bool is_move(const proof_prover *p) {
    if (p->replaces)
        return proof_step_supposes(&p->current, p->cut) && p->current.steps[p->cut].size > 2;
    return p->current.lines[p->current.steps[p->cut].first].kind != PROOF_PLACE;
}

/* Begins another round over the steps, from the last to the first: first to leave them out, then to prove them
 * again, and both once more as long as that helps. */
static bool next_round(proof_prover *p) {
    if (p->replaces && !p->has_improved) return false;
    if (p->replaces) p->has_improved = false;
    p->replaces = !p->replaces;
    p->cut = p->current.step_count;
    return true;
}

/* Begins the next move; false if there is none. */
static bool next_move(proof_prover *p) {
    do {
        while (p->cut == 0) {
            if (!next_round(p)) return false;
            if (p->current.step_count == 0) return false;
        }
        p->cut--;
    } while (!is_move(p));
    begin_move(p);
    return true;
}

void proof_cut_begin(proof_prover *p) {
    p->is_moving = false;
    p->replaces = false;
    p->has_improved = false;
    p->cut = p->current.step_count;
}

/* The move is over: what is left of the trial is kept if it leads to the goal and is shorter. */
static void end_move(proof_prover *p) {
    if (proof_way_add_singles(&p->trial) && proof_way_reaches(&p->trial, p->goal)) {
        proof_step_set needed = proof_way_needed(&p->trial, p->goal);
        proof_measure m = proof_way_measure(&p->trial, &needed);
        if (proof_cost(m) < proof_cost(p->measure)) {
            proof_way_copy(&p->current, p, &p->trial, &needed);
            p->measure = m;
            p->has_improved = true;
            if (p->cut > p->current.step_count) p->cut = p->current.step_count;
        }
    }
    p->is_moving = false;
}

/* Adds an argument that is now `count` lines long, in place of the one of step `at`. False: it costs too much. */
static bool add_instead(proof_prover *p, unsigned count) {
    const proof_position *now = &p->trial.now;
    if (count == 0) return false;
    count = proof_trim(now, p->lines, count);
    uint32_t size = proof_size(p->lines, count), before = p->current.steps[p->at].size;
    if (size > before + p->allowance) return false;
    p->allowance = p->allowance + before - size;
    return proof_way_add(&p->trial, p->lines, count);
}

static void seek_instead(proof_prover *p, unsigned limit, proof_line supposed) {
    if (limit > p->measure.longest) limit = p->measure.longest;
    proof_seek(&p->seeker, &p->trial.now, supposed.square, supposed.digit, limit, 1);
    p->is_seeking = true;
}

/* Whether the lines of a step follow on the trial as they are. */
static bool follows(const proof_prover *p, const proof_step *step) {
    proof_position after = p->trial.now;
    return proof_replay(&after, &p->current.lines[step->first], step->count, step->count,
                        step->count, NULL);
}

/* Adds step `at`, or begins to seek another argument for it. False: the move leads nowhere. */
static bool take_step(proof_prover *p) {
    const proof_step *step = &p->current.steps[p->at];
    const proof_line *lines = &p->current.lines[step->first];
    bool is_cut = p->at == p->cut;
    if (lines[0].kind == PROOF_PLACE || (is_cut && !p->replaces)) return true;
    if (!proof_way_add_singles(&p->trial)) return false;
    if (lines[0].kind != PROOF_SUPPOSE) {
        uint16_t taken[PROOF_TAKEN];
        bool takes = follows(p, step) && proof_line_takes(&p->trial.now, lines, taken) > 0;
        return !takes || proof_way_add(&p->trial, lines, 1);
    }
    if (!proof_has(&p->trial.now, lines[0].square, lines[0].digit)) return true;
    if (kt_squares_has(p->trial.placed, lines[0].square)) return false;
    if (is_cut) {
        p->allowance = 0;
        seek_instead(p, step->size - 1u, lines[0]);
        return true;
    }
    if (follows(p, step)) return proof_way_add(&p->trial, lines, step->count);
    seek_instead(p, step->size + p->allowance, lines[0]);
    return true;
}

/* The argument that was sought is found, or not: the move goes on, or leads nowhere. */
static void end_seeking(proof_prover *p, bool is_found) {
    p->is_seeking = false;
    unsigned count = is_found ? proof_seek_lines(&p->seeker, &p->trial.now, p->lines) : 0;
    p->is_moving = add_instead(p, count);
    p->at++;
}

bool proof_cut_run(proof_prover *p, uint32_t *budget) {
    if (!p->is_moving && !next_move(p)) return true;
    if (p->is_seeking) {
        proof_sought sought = proof_seek_run(&p->seeker, budget);
        if (sought != PROOF_SEEKING) end_seeking(p, sought == PROOF_FOUND);
        return false;
    }
    (*budget)--;
    if (p->at == p->current.step_count) {
        end_move(p);
    } else {
        p->is_moving = take_step(p);
        if (!p->is_seeking) p->at++;
    }
    return false;
}
