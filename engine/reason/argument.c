/* argument.c - the shortest argument for a digit: walk back from it, then drop what is not needed.
 *
 * The one idea: to see whether a line is needed, leave it out and draw all the others again, from the board
 * on. Fewer lines never prove more, so one pass over the lines leaves none that can be spared; those that then
 * take nothing go last. */
#include <string.h>

#include "reason/reasoner.h"

enum {
    SINGLES = 4,
    MOST_DEPTHS = 8, /* of trials inside each other, once there are too many lines to tell */
    LEAST_DEPTHS = 2,
    MOST_TRIED = 200 /* lines, up to which each is tried to be left out */
};

bool kt_reasoner_is_last(const kt_reasoner *r, unsigned unit) {
    if (unit == KT_NO_UNIT) return false;
    return kt_squares_count(kt_squares_without(kt_unit_masks[unit], r->board.filled)) == 1;
}

/* The simplest kind first: the only place in the box, in the fuller line, in the other one; the only
 * candidate. */
static kt_inference single_of(const kt_reasoner *r, unsigned which, unsigned square,
                              unsigned digit) {
    const uint8_t *units = kt_square_units[square];
    unsigned in_row = kt_count(r->board.stands[units[KT_ROW]]);
    unsigned in_column = kt_count(r->board.stands[units[KT_COLUMN]]);
    unsigned fuller = in_column > in_row ? KT_COLUMN : KT_ROW;
    const uint8_t order[SINGLES] = {units[KT_BOX], units[fuller], units[1 - fuller], KT_NO_UNIT};
    return kt_inference_single(order[which], square, digit);
}

/* What the digit is where these candidates are left: before anything else the last digit of a unit. */
static bool conclude(const kt_reasoner *r, const uint16_t candidates[81], unsigned square,
                     unsigned digit, kt_inference *final) {
    bool found = false;
    for (unsigned which = SINGLES; which-- > 0;) {
        kt_inference single = single_of(r, which, square, digit);
        if (!kt_inference_follows(&single, candidates)) continue;
        bool is_last = which < SINGLES - 1 && kt_reasoner_is_last(r, single.unit);
        if (found && !is_last && kt_reasoner_is_last(r, final->unit)) continue;
        *final = single;
        found = true;
    }
    return found;
}

/* --- The lines ----------------------------------------------------------------------------------- */

/* The single with the fewest lines behind it, which stay marked; false if the digit is none. */
static bool choose_single(kt_reasoner *r, unsigned square, unsigned digit, kt_inference *best) {
    const kt_view *view = &r->levels[0].view;
    unsigned least = 0;
    bool found = false;
    for (unsigned which = 0; which < SINGLES; which++) {
        kt_inference single = single_of(r, which, square, digit);
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

/* Collects the marked lines that lie within fewer than `depths` trials; false if they are too many. What a
 * trial deeper than that is refuted by is left out. */
static bool collect_lines(kt_reasoner *r, unsigned depths) {
    unsigned depth = 0;
    r->line_count = 0;
    for (uint16_t n = 1; n < r->count; n++) {
        kt_inference i = r->inferences[n];
        if (!kt_reasoner_is_marked(r, n)) continue;
        if (kt_inference_ends_trial(&i)) depth--;
        if (depth < depths && kt_reasoner_adapt(r, &i)) {
            if (r->line_count == KT_ARGUMENT) return false;
            r->is_dropped[r->line_count] = false;
            r->lines[r->line_count++] = i;
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

/* Whether of each trial all is told that refutes it. */
static bool is_whole(const kt_reasoner *r) {
    for (unsigned at = 0; at < r->line_count; at++) {
        if (kt_inference_begins_trial(&r->lines[at]) && kt_inference_ends_trial(&r->lines[at + 1]))
            return false;
    }
    return true;
}

/* Leaves the dropped lines out, and with the first line of a trial all of it. */
static void leave_out_dropped(kt_reasoner *r) {
    unsigned kept = 0;
    for (unsigned at = 0; at < r->line_count;) {
        if (r->is_dropped[at]) {
            at = kt_reasoner_behind(r, at);
            continue;
        }
        r->lines[kept++] = r->lines[at++];
    }
    r->line_count = kept;
    memset(r->is_dropped, 0, kept * sizeof r->is_dropped[0]);
}

/* Draws all lines, and leaves out those that take nothing. */
static void drop_the_idle(kt_reasoner *r, bool adapt) {
    kt_reasoner_draw(r, adapt);
    memcpy(r->is_dropped, r->is_idle, sizeof r->is_dropped);
    leave_out_dropped(r);
}

static void drop_the_unneeded(kt_reasoner *r, unsigned square, unsigned digit) {
    if (r->line_count > MOST_TRIED || !is_whole(r)) return;
    for (unsigned at = r->line_count; at-- > 0;) {
        const kt_inference *i = &r->lines[at];
        if (kt_inference_contradicts(i) || kt_inference_ends_trial(i)) continue;
        r->is_dropped[at] = true;
        kt_reasoner_draw(r, false);
        kt_inference single;
        if (!conclude(r, kt_reasoner_drawn(r), square, digit, &single)) r->is_dropped[at] = false;
    }
    leave_out_dropped(r);
}

/* --- Singles in the place of sets ----------------------------------------------------------------- */

/* A single in the square that takes something. */
static bool find_single(const kt_reasoner *r, const uint16_t candidates[81], unsigned square,
                        kt_inference *single) {
    for (uint32_t rest = candidates[square]; rest != 0; rest &= rest - 1) {
        unsigned digit = kt_lowest_digit((uint16_t)rest);
        bool is_single = conclude(r, r->board.candidates, square, digit, single) ||
                         conclude(r, candidates, square, digit, single);
        if (is_single && kt_inference_takes(single, candidates)) return true;
    }
    return false;
}

/* Whether a single lies in the unit of the set, or takes some of what the set takes. */
static bool stands_in_its_way(const kt_inference *single, const kt_inference *set,
                              const uint16_t candidates[81]) {
    kt_squares unseen = kt_squares_without(set->rest, kt_squares_seen(single->square));
    const kt_block both = {kt_squares_without(set->rest, unseen), set->digits & single->digits};
    return kt_squares_has(kt_unit_masks[set->unit], single->square) ||
           kt_block_left(both, candidates);
}

/* Puts a line in front of another one. */
static void insert(kt_reasoner *r, unsigned at, const kt_inference *line) {
    memmove(&r->lines[at + 1], &r->lines[at], (r->line_count - at) * sizeof r->lines[0]);
    r->lines[at] = *line;
    r->is_dropped[r->line_count++] = false;
}

/* Where there is a single, nobody looks for a set. Those that stand in the way of a set are put in before it: what can
 * be spared then is the set, or what of it they have filled. */
static void insert_singles(kt_reasoner *r) {
    if (!is_whole(r)) return;
    for (unsigned at = 0; at < r->line_count; at++) {
        if (r->lines[at].kind != KT_SUBSET) continue;
        const uint16_t *candidates = kt_reasoner_draw_before(r, at);
        for (unsigned s = 0; s < 81 && r->line_count < MOST_TRIED; s++) {
            kt_inference single;
            if (!find_single(r, candidates, s, &single)) continue;
            if (!stands_in_its_way(&single, &r->lines[at], candidates)) continue;
            insert(r, at, &single);
            break;
        }
    }
}

/* --- The argument -------------------------------------------------------------------------------- */

/* A single on the board needs no lines. Else first what the digit does not need is left out, then what singles make of
 * the lines behind them, which may spare some more. */
bool kt_reasoner_argue(kt_reasoner *r, unsigned square, unsigned digit, kt_inference *final) {
    r->line_count = 0;
    if (conclude(r, r->board.candidates, square, digit, final)) return true;
    if (!choose_single(r, square, digit, final) || !collect_what_fits(r)) return false;
    drop_the_idle(r, false);
    drop_the_unneeded(r, square, digit);
    insert_singles(r);
    drop_the_idle(r, true);
    drop_the_unneeded(r, square, digit);
    drop_the_idle(r, false);
    return conclude(r, kt_reasoner_drawn(r), square, digit, final);
}
