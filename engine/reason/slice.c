/* slice.c - cuts an argument for a digit down to what it needs: walks back from the digit, then
 * leaves lines out.
 *
 * The one idea: to see whether a line is needed, leave it out and replay all the others, starting
 * from the board. Fewer lines never prove more, so after one pass none can be spared; lines that
 * then take nothing go last. The rest is short, not shortest: other lines may need fewer, and more
 * than MOST_TRIED are not tried. */
#include <string.h>

#include "reason/reasoner.h"

enum {
    SINGLES = 4,
    MOST_DEPTHS = 8, /* of nested trials, once there are too many lines to tell */
    LEAST_DEPTHS = 2,
    MOST_TRIED = 200 /* with more lines than this no line is left out on trial */
};

/* The simplest kind first: the only place in the box, in the fuller line, in the other one; the only
 * candidate. */
static kt_inference single_of(const kt_argument *a, unsigned which, unsigned square,
                              unsigned digit) {
    const uint8_t *units = kt_square_units[square];
    unsigned in_row = kt_count(a->board.standing.digits[units[KT_ROW]]);
    unsigned in_column = kt_count(a->board.standing.digits[units[KT_COLUMN]]);
    unsigned fuller = in_column > in_row ? KT_COLUMN : KT_ROW;
    const uint8_t order[SINGLES] = {units[KT_BOX], units[fuller], units[1 - fuller], KT_NO_UNIT};
    return kt_inference_single(order[which], square, digit);
}

/* The kind of single that the digit is with these candidates; the last digit of a unit comes
 * first. */
static bool conclude(const kt_argument *a, const uint16_t candidates[81], unsigned square,
                     unsigned digit, kt_inference *final) {
    bool found = false;
    for (unsigned which = SINGLES; which-- > 0;) {
        kt_inference single = single_of(a, which, square, digit);
        if (!kt_inference_follows(&single, candidates)) continue;
        bool is_last = which < SINGLES - 1 && kt_argument_board_is_last(&a->board, single.unit);
        if (found && !is_last && kt_argument_board_is_last(&a->board, final->unit)) continue;
        *final = single;
        found = true;
    }
    return found;
}

/* --- The lines -------------------------------------------------------------------------------- */

/* The single with the fewest lines behind it, which stay marked; false if the digit is none. */
static bool choose_single(kt_reasoner *r, unsigned square, unsigned digit, kt_inference *best) {
    const kt_view *view = &r->views[0];
    const kt_argument *a = &r->argument;
    unsigned least = 0;
    bool found = false;
    for (unsigned which = 0; which < SINGLES; which++) {
        kt_inference single = single_of(a, which, square, digit);
        if (!kt_inference_follows(&single, view->candidates)) continue;
        unsigned lines = kt_reasoner_mark_needs(r, view, &single, 1);
        if (found && lines >= least) continue;
        found = true;
        least = lines;
        *best = single;
    }
    if (found) kt_reasoner_mark_needs(r, view, best, 1);
    return found;
}

/* Collects the marked lines within fewer than `depths` trials; false if they are too many. The
 * lines that refute a deeper trial are left out. */
static bool collect_lines(kt_reasoner *r, unsigned depths) {
    kt_argument *a = &r->argument;
    unsigned depth = 0;
    a->line_count = 0;
    for (uint16_t n = 1; n < r->count; n++) {
        kt_inference i = r->inferences[n];
        if (!kt_reasoner_is_marked(r, n)) continue;
        if (kt_inference_ends_trial(&i)) depth--;
        if (depth < depths && kt_argument_adapt(a, &i)) {
            if (a->line_count == KT_ARGUMENT_LINES) return false;
            a->is_dropped[a->line_count] = false;
            a->lines[a->line_count++] = i;
        }
        if (kt_inference_begins_trial(&i)) depth++;
    }
    return true;
}

static bool collect_what_fits(kt_reasoner *r) {
    if (collect_lines(r, KT_LEVELS)) return true;
    for (unsigned depths = MOST_DEPTHS; depths >= LEAST_DEPTHS; depths--) {
        if (collect_lines(r, depths)) return true;
    }
    return false;
}

/* Whether every trial has all lines that refute it. */
static bool is_whole(const kt_argument *a) {
    for (unsigned at = 0; at < a->line_count; at++) {
        if (kt_inference_begins_trial(&a->lines[at]) && kt_inference_ends_trial(&a->lines[at + 1]))
            return false;
    }
    return true;
}

/* Removes the dropped lines; the first line of a trial takes the whole trial with it. */
static void leave_out_dropped(kt_argument *a) {
    unsigned kept = 0;
    for (unsigned at = 0; at < a->line_count;) {
        if (a->is_dropped[at]) {
            at = kt_argument_behind(a, at);
            continue;
        }
        a->lines[kept++] = a->lines[at++];
    }
    a->line_count = kept;
    memset(a->is_dropped, 0, kept * sizeof a->is_dropped[0]);
}

/* Replays all lines and removes those that take nothing. */
static void drop_the_idle(kt_argument *a, bool adapt) {
    kt_argument_replay(a, adapt);
    memcpy(a->is_dropped, a->is_idle, sizeof a->is_dropped);
    leave_out_dropped(a);
}

static void drop_the_unneeded(kt_argument *a, unsigned square, unsigned digit) {
    if (a->line_count > MOST_TRIED || !is_whole(a)) return;
    for (unsigned at = a->line_count; at-- > 0;) {
        const kt_inference *i = &a->lines[at];
        if (kt_inference_contradicts(i) || kt_inference_ends_trial(i)) continue;
        a->is_dropped[at] = true;
        kt_argument_replay(a, false);
        kt_inference single;
        if (!conclude(a, kt_argument_left(a), square, digit, &single)) a->is_dropped[at] = false;
    }
    leave_out_dropped(a);
}

/* --- Singles in the place of sets ------------------------------------------------------------- */

/* A single in the square that takes something. */
static bool find_single(const kt_argument *a, const uint16_t candidates[81], unsigned square,
                        kt_inference *single) {
    for (uint32_t rest = candidates[square]; rest != 0; rest &= rest - 1) {
        unsigned digit = kt_lowest_digit((uint16_t)rest);
        bool is_single = conclude(a, a->board.candidates, square, digit, single) ||
                         conclude(a, candidates, square, digit, single);
        if (is_single && kt_inference_takes(single, candidates)) return true;
    }
    return false;
}

/* Whether a single lies in the unit of the set, or takes some of what the set takes. */
static bool stands_in_its_way(const kt_inference *single, const kt_inference *set,
                              const uint16_t candidates[81]) {
    const kt_block both = {kt_squares_both(set->rest, kt_squares_seen(single->square)),
                           set->digits & single->digits};
    return kt_squares_has(kt_unit_masks[set->unit], single->square) ||
           kt_block_left(both, candidates);
}

/* Puts a line in front of another one. */
static void insert(kt_argument *a, unsigned at, const kt_inference *line) {
    memmove(&a->lines[at + 1], &a->lines[at], (a->line_count - at) * sizeof a->lines[0]);
    a->lines[at] = *line;
    a->is_dropped[a->line_count++] = false;
}

/* A person who sees a single does not look for a set. Singles that overlap a set are put in before
 * it: then the set, or the part of it that they have filled, can be spared. */
static void insert_singles(kt_argument *a) {
    if (!is_whole(a)) return;
    for (unsigned at = 0; at < a->line_count; at++) {
        if (a->lines[at].kind != KT_SUBSET) continue;
        const uint16_t *candidates = kt_argument_replay_before(a, at);
        for (unsigned s = 0; s < 81 && a->line_count < MOST_TRIED; s++) {
            kt_inference single;
            if (!find_single(a, candidates, s, &single)) continue;
            if (!stands_in_its_way(&single, &a->lines[at], candidates)) continue;
            insert(a, at, &single);
            break;
        }
    }
}

/* --- The argument ----------------------------------------------------------------------------- */

/* A single on the board needs no lines. Otherwise needless lines are left out, then again after
 * singles have been put in the place of sets. */
bool kt_reasoner_argue(kt_reasoner *r, unsigned square, unsigned digit, kt_inference *final) {
    kt_argument *a = &r->argument;
    a->line_count = 0;
    if (conclude(a, a->board.candidates, square, digit, final)) return true;
    if (!choose_single(r, square, digit, final) || !collect_what_fits(r)) return false;
    drop_the_idle(a, false);
    drop_the_unneeded(a, square, digit);
    insert_singles(a);
    drop_the_idle(a, true);
    drop_the_unneeded(a, square, digit);
    drop_the_idle(a, false);
    return conclude(a, kt_argument_left(a), square, digit, final);
}
