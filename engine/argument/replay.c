/* replay.c - replays the lines of an argument, from its board on.
 *
 * Each depth has a view, which gives the number of a line as the reason for each missing candidate.
 * What a trial needs from outside is wanted outside too. */
#include <string.h>

#include "argument/argument.h"

static kt_view *view_at(kt_argument *a, unsigned depth) {
    return &a->views[depth];
}

const uint16_t *kt_argument_left(const kt_argument *a) {
    return a->views[0].candidates;
}

unsigned kt_argument_behind(const kt_argument *a, unsigned at) {
    unsigned open = 0;
    do {
        const kt_inference *i = &a->lines[at++];
        if (kt_inference_begins_trial(i)) open++;
        if (kt_inference_ends_trial(i)) open--;
    } while (open > 0);
    return at;
}

/* --- What stands ------------------------------------------------------------------------------ */

static bool trim_subset(const kt_standing *standing, kt_inference *i) {
    kt_inference_trim(i, standing->filled, standing->digits[i->unit]);
    if (i->kind != KT_SUBSET) return kt_is_single(i->digits);
    return !kt_squares_empty(i->squares) && !kt_squares_empty(i->rest) &&
           kt_squares_count(i->squares) == kt_count(i->digits) &&
           kt_squares_count(i->rest) == kt_count(i->rest_digits);
}

static bool trim_fish(const kt_standing *standing, kt_inference *i) {
    uint32_t stands = 0;
    for (unsigned unit = 0; unit < 27; unit++) {
        if (standing->digits[unit] & i->digits) stands |= 1u << unit;
    }
    uint32_t base = i->base & ~stands, cover = i->cover & ~stands;
    if (kt_count(base) != kt_count(cover)) return true;
    i->base = base;
    i->cover = cover;
    return base != 0;
}

static bool trim(const kt_standing *standing, kt_inference *i) {
    if (i->kind == KT_SUBSET) return trim_subset(standing, i);
    return i->kind != KT_FISH || trim_fish(standing, i);
}

bool kt_argument_adapt(const kt_argument *a, kt_inference *i) {
    return trim(&a->board.standing, i);
}

/* The places of the base; a unit with one place is a hidden single. */
static void find_places(const uint16_t candidates[81], kt_inference *i) {
    kt_squares all = kt_squares_of_units(i->base);
    i->squares = kt_no_squares();
    while (!kt_squares_empty(all)) {
        unsigned s = kt_squares_take(&all);
        if (candidates[s] & i->digits) kt_squares_add(&i->squares, s);
    }
    if (!kt_is_single(i->base) || kt_squares_count(i->squares) != 1) return;
    uint32_t source = i->source;
    *i = kt_inference_single(kt_lowest_bit(i->base), kt_squares_take(&i->squares),
                             kt_lowest_digit(i->digits));
    i->source = source;
}

/* --- What is wanted --------------------------------------------------------------------------- */

static void want(kt_argument *a, unsigned depth, const kt_inference *i) {
    kt_block premise = kt_inference_premise(i);
    while (!kt_squares_empty(premise.squares)) {
        unsigned s = kt_squares_take(&premise.squares);
        a->wanted[depth][s] |= premise.digits & a->board.candidates[s];
    }
}

/* A candidate that is wanted at a depth was taken there, or is wanted at the depth above. */
static void settle(kt_argument *a, unsigned depth) {
    const uint16_t *above = depth == 0 ? a->board.candidates : view_at(a, depth - 1)->candidates;
    for (unsigned s = 0; s < 81; s++) {
        for (uint32_t rest = a->wanted[depth][s]; rest != 0; rest &= rest - 1) {
            uint16_t digit = (uint16_t)(rest & -rest);
            if (!(above[s] & digit)) {
                a->wanted[depth - 1][s] |= digit;
            } else if (a->taken_count < KT_ARGUMENT_TAKEN) {
                uint16_t line = view_at(a, depth)->reasons[s][kt_lowest_bit(rest)];
                a->taken[a->taken_count++] = (kt_taken){line, (uint8_t)s, digit};
            }
        }
    }
}

/* --- Line by line ----------------------------------------------------------------------------- */

static void begin_depth(kt_argument *a, unsigned depth) {
    memset(a->wanted[depth], 0, sizeof a->wanted[depth]);
    a->is_over[depth] = false;
    if (depth == 0) {
        memcpy(view_at(a, 0)->candidates, a->board.candidates, sizeof a->board.candidates);
        a->standing[0] = a->board.standing;
        return;
    }
    *view_at(a, depth) = *view_at(a, depth - 1);
    a->standing[depth] = a->standing[depth - 1];
}

/* Replays a line that is in the middle of its depth. False if it does not follow or takes nothing. */
static bool replay_line(kt_argument *a, unsigned depth, unsigned at, bool adapt) {
    kt_inference *i = &a->lines[at];
    kt_view *view = view_at(a, depth);
    if (adapt && !trim(&a->standing[depth], i)) return false;
    if (i->kind == KT_FISH && adapt) find_places(view->candidates, i);
    if (!kt_inference_follows(i, view->candidates)) return false;
    if (!kt_inference_takes(i, view->candidates)) return false;
    want(a, depth, i);
    a->is_over[depth] |= kt_inference_apply(i, view, at);
    bool is_single = i->kind == KT_NAKED_SINGLE || i->kind == KT_HIDDEN_SINGLE;
    if (is_single || i->kind == KT_SUPPOSED || i->kind == KT_REFUTED_NOT) {
        kt_standing_add(&a->standing[depth], i->square, i->digits);
    }
    return true;
}

static bool is_of_several(const kt_inference *i) {
    return i->kind == KT_FEW_DIGITS || i->kind == KT_FEW_SQUARES;
}

/* Another contradiction, if one shows. */
static void show_contradiction(const uint16_t candidates[81], kt_inference *i) {
    kt_inference first;
    /* cppcheck-suppress uninitvar ; written where it is true */
    if (kt_inference_contradiction(candidates, &(unsigned){0}, &first)) *i = first;
}

/* The first contradiction, now that the lines are adapted. Too few digits for some squares, or
 * squares for some digits, are told without those that are already matched. */
static void adapt_contradiction(kt_argument *a, unsigned depth, kt_inference *i) {
    if (is_of_several(i) || a->is_over[depth]) {
        show_contradiction(view_at(a, depth)->candidates, i);
    }
    if (is_of_several(i)) {
        i->squares = kt_squares_without(i->squares, a->standing[depth].filled);
        i->digits &= (uint16_t)~a->standing[depth].digits[i->unit];
    }
}

/* On a board with more digits than the trial had, the contradiction may show elsewhere: a line that
 * found a place for a digit no longer finds one, and its consequences are missing. */
static bool replay_contradiction(kt_argument *a, unsigned depth, unsigned at, bool adapt) {
    kt_inference *i = &a->lines[at];
    const uint16_t *candidates = view_at(a, depth)->candidates;
    if (adapt) adapt_contradiction(a, depth, i);
    if (!kt_inference_follows(i, candidates)) show_contradiction(candidates, i);
    if (!kt_inference_follows(i, candidates)) return false;
    want(a, depth, i);
    return true;
}

/* Replays the lines before the one at `to`, and returns the depth that this is in. */
static unsigned replay_to(kt_argument *a, unsigned to, bool adapt) {
    unsigned depth = 0, begun[KT_ARGUMENT_DEPTHS] = {0};
    bool contradicts = false;
    a->taken_count = 0;
    begin_depth(a, 0);
    for (unsigned at = 0; at < to; at++) {
        const kt_inference *i = &a->lines[at];
        a->is_idle[at] = false;
        if (a->is_dropped[at]) {
            at = kt_argument_behind(a, at) - 1;
        } else if (kt_inference_contradicts(i)) {
            contradicts = replay_contradiction(a, depth, at, adapt);
        } else if (kt_inference_ends_trial(i)) {
            settle(a, depth--);
            bool is_replayed = contradicts && replay_line(a, depth, at, adapt);
            a->is_idle[begun[depth]] = a->is_idle[at] = !is_replayed;
            contradicts = false;
        } else if (adapt && a->is_over[depth]) {
            a->is_idle[at] = true;
            at = kt_argument_behind(a, at) - 1;
        } else if (kt_inference_begins_trial(i)) {
            begun[depth++] = at;
            begin_depth(a, depth);
            replay_line(a, depth, at, adapt);
            contradicts = kt_inference_ends_trial(&a->lines[at + 1]);
        } else {
            a->is_idle[at] = !replay_line(a, depth, at, adapt);
        }
    }
    return depth;
}

void kt_argument_replay(kt_argument *a, bool adapt) {
    replay_to(a, a->line_count, adapt);
}

const uint16_t *kt_argument_replay_before(kt_argument *a, unsigned at) {
    return view_at(a, replay_to(a, at, false))->candidates;
}

void kt_argument_note_taken(kt_argument *a, const kt_inference *final) {
    kt_argument_replay(a, false);
    want(a, 0, final);
    settle(a, 0);
}
