/* cut.c - see prover.h: makes a finished way shorter.
 *
 * A move leaves out a step or a single line, or proves a step again. What is behind a step that was left out or proved
 * again is built anew on what is then left; what no longer follows is proved again, if that costs less than the move
 * saves. While trimming, and where a single line is left out, nothing else may change.
 */
#include <stddef.h>
#include <string.h>

#include "proof/prover.h"

/* The rounds over a way, each from its end to its beginning. TRIM is alone. */
enum { TRIM, LEAVE_OUT, PROVE_AGAIN, TIDY };

static bool is_move(const proof_prover *p) {
    const proof_way *w = &p->current;
    if (p->round == TRIM) return true;
    if (p->round == TIDY) return w->lines[p->cut].kind != KT_PROOF_BROKEN;
    if (p->round == PROVE_AGAIN) return proof_step_supposes(w, p->cut) && w->steps[p->cut].size > 2;
    return w->lines[w->steps[p->cut].first].kind != KT_PROOF_PLACE;
}

static void begin_round(proof_prover *p, unsigned round) {
    p->round = (uint8_t)round;
    p->cut = round == TIDY ? p->current.line_count : p->current.step_count;
}

/* Goes on to the next round, again through all as long as that helps; false if there is none. */
static bool next_round(proof_prover *p) {
    if (p->round == TRIM) return false;
    if (p->round < TIDY) {
        begin_round(p, p->round + 1u);
        return true;
    }
    proof_keep(p);
    bool has_improved = p->has_improved;
    p->has_improved = false;
    begin_round(p, LEAVE_OUT);
    return has_improved;
}

static bool next_move(proof_prover *p) {
    do {
        while (p->cut == 0) {
            if (!next_round(p)) return false;
        }
        p->cut--;
    } while (!is_move(p));
    proof_way_begin(&p->trial, &p->start, p->placed);
    p->is_moving = true;
    p->is_seeking = false;
    p->at = 0;
    bool is_step = p->round == LEAVE_OUT || p->round == PROVE_AGAIN;
    p->allowance = is_step ? p->current.steps[p->cut].size : 0;
    return true;
}

void proof_cut_begin(proof_prover *p, proof_state state) {
    p->state = state;
    p->is_moving = false;
    p->has_improved = false;
    begin_round(p, state == PROOF_TRIMS ? TRIM : LEAVE_OUT);
}

/* The trial becomes the way. */
static void keep_trial(proof_prover *p, const proof_step_set *needed, proof_measure measure) {
    proof_way_copy(&p->current, p, &p->trial, needed);
    p->measure = measure;
    p->has_improved = true;
}

/* The move is over: the trial is kept if it leads to the goal and costs less. */
static void end_move(proof_prover *p) {
    p->is_moving = false;
    if (!proof_way_add_singles(&p->trial) || !proof_way_reaches(&p->trial, p->goal)) return;
    proof_step_set needed = proof_way_needed(&p->trial, p->goal);
    proof_measure m = proof_way_measure(&p->trial, &needed);
    if (proof_cost(m) >= proof_cost(p->measure)) return;
    keep_trial(p, &needed, m);
    if (p->cut > p->current.step_count) p->cut = p->current.step_count;
}

/* Adds a step of `count` lines to the trial, if it follows; a place also by another truth. */
static bool add_again(proof_prover *p, unsigned count) {
    proof_way *w = &p->trial;
    if (p->lines[0].kind == KT_PROOF_PLACE) {
        return proof_way_add_place(w, p->lines[0].square, p->lines[0].digit);
    }
    proof_position after = w->now;
    return proof_replay(&after, p->lines, count, count, count, NULL) &&
           proof_way_add(w, p->lines, count);
}

/* Leaves out step `cut`, or the line at `cut` or the block that begins there, if the rest follows and reaches the goal. */
static void leave_out_alone(proof_prover *p) {
    const proof_way *w = &p->current;
    unsigned cut = p->round == TRIM ? w->steps[p->cut].first : p->cut;
    unsigned end = proof_behind(w->lines, cut);
    p->is_moving = false;
    for (unsigned i = 0; i < w->step_count; i++) {
        const proof_step *step = &w->steps[i];
        unsigned last = step->first + step->count, count = 0;
        for (unsigned line = step->first; line < last; line++) {
            if (line < cut || line >= end) p->lines[count++] = w->lines[line];
        }
        if (count > 0 && !add_again(p, count)) return;
    }
    if (!proof_way_reaches(&p->trial, p->goal)) return;
    proof_step_set all;
    memset(&all, 0xFF, sizeof all);
    keep_trial(p, &all, proof_way_measure(&p->trial, &all));
}

/* Adds an argument of `count` lines, found within the limit, in place of the one of step `at`. False: there is none, or no
 * room. */
static bool add_instead(proof_prover *p, unsigned count) {
    const proof_position *now = &p->trial.now;
    if (count == 0) return false;
    count = proof_trim(now, p->lines, count);
    uint32_t size = proof_size(p->lines, count), before = p->current.steps[p->at].size;
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
    if (lines[0].kind == KT_PROOF_PLACE || (is_cut && p->round == LEAVE_OUT)) return true;
    if (!proof_way_add_singles(&p->trial)) return false;
    /* No more is gone here than when the climb took this step, so what it took is still there. */
    if (lines[0].kind != KT_PROOF_SUPPOSE) {
        return !follows(p, step) || proof_way_add(&p->trial, lines, 1);
    }
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

/* Building a way anew takes about as long for each step as spreading a supposition. */
static void count_steps(const proof_prover *p, uint32_t *budget) {
    uint32_t steps = p->current.step_count;
    *budget = steps < *budget ? *budget - steps : 0;
}

bool proof_cut_run(proof_prover *p, uint32_t *budget) {
    if (!p->is_moving && !next_move(p)) return true;
    if (p->is_seeking) {
        proof_sought sought = proof_seek_run(&p->seeker, budget);
        if (sought != PROOF_SEEKING) end_seeking(p, sought == PROOF_FOUND);
        return false;
    }
    if (p->round == TRIM || p->round == TIDY) {
        leave_out_alone(p);
        count_steps(p, budget);
    } else if (p->at == p->current.step_count) {
        end_move(p);
        count_steps(p, budget);
    } else {
        p->is_moving = take_step(p);
        if (!p->is_seeking) p->at++;
        (*budget)--;
    }
    return false;
}
