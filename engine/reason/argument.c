/* argument.c - the shortest argument for a digit: walk back from it, then drop what is not needed.
 *
 * The one idea: to see whether a line is needed, leave it out and draw all the others again, from the board
 * on. Fewer lines never prove more, so one pass over the lines leaves none that can be spared. */
#include <string.h>

#include "reason/reasoner.h"

enum {
    SINGLES = 4,
    MOST_DEPTHS = 8, /* of trials inside each other, once there are too many lines to tell */
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

/* --- Drawn again --------------------------------------------------------------------------------- */

/* The line behind the trial that begins at `at`. */
static unsigned behind_trial(const kt_reasoner *r, unsigned at) {
    unsigned open = 0;
    do {
        const kt_inference *i = &r->inferences[r->lines[at++]];
        if (kt_inference_begins_trial(i)) open++;
        if (kt_inference_ends_trial(i)) open--;
    } while (open > 0);
    return at;
}

static bool is_single(const kt_reasoner *r, const uint16_t candidates[81], unsigned square,
                      unsigned digit) {
    for (unsigned which = 0; which < SINGLES; which++) {
        kt_inference single = single_of(r, which, square, digit);
        if (kt_inference_follows(&single, candidates)) return true;
    }
    return false;
}

/* The levels below the board are free between two events of the board: lines are drawn there, and the reasons
 * are their numbers. */
static kt_view *drawn(kt_reasoner *r, unsigned depth) {
    return &r->levels[depth + 1].view;
}

static void want(kt_reasoner *r, unsigned depth, const kt_inference *i) {
    kt_block blocks[KT_BLOCKS];
    unsigned count = kt_inference_premises(i, blocks);
    for (unsigned b = 0; b < count; b++) {
        kt_squares squares = blocks[b].squares;
        while (!kt_squares_empty(squares)) {
            unsigned s = kt_squares_take(&squares);
            r->wanted[depth][s] |= blocks[b].digits & r->board.candidates[s];
        }
    }
}

/* What is wanted at a depth was taken there, or is wanted at the depth above. */
static void settle(kt_reasoner *r, unsigned depth) {
    const uint16_t *above = depth == 0 ? r->board.candidates : drawn(r, depth - 1)->candidates;
    for (unsigned s = 0; s < 81; s++) {
        for (uint32_t rest = r->wanted[depth][s]; rest != 0; rest &= rest - 1) {
            uint16_t digit = (uint16_t)(rest & -rest);
            if (!(above[s] & digit)) {
                r->wanted[depth - 1][s] |= digit;
            } else if (r->taken_count < KT_TAKEN) {
                uint16_t line = drawn(r, depth)->reasons[s][kt_lowest_bit(rest)];
                r->taken[r->taken_count++] = (kt_taken){line, (uint8_t)s, digit};
            }
        }
    }
}

/* Draws the lines that are not dropped, from the board on; what follows of them is then drawn at depth 0. A
 * trial whose lines were left out is believed. */
static void draw(kt_reasoner *r) {
    bool contradicts = false;
    unsigned depth = 0;
    r->taken_count = 0;
    memset(r->wanted[0], 0, sizeof r->wanted[0]);
    memcpy(drawn(r, 0)->candidates, r->board.candidates, sizeof r->board.candidates);
    for (unsigned at = 0; at < r->line_count; at++) {
        const kt_inference *i = &r->inferences[r->lines[at]];
        if (r->is_dropped[at]) {
            if (kt_inference_begins_trial(i)) at = behind_trial(r, at) - 1;
            continue;
        }
        if (kt_inference_begins_trial(i)) {
            *drawn(r, depth + 1) = *drawn(r, depth);
            depth++;
            memset(r->wanted[depth], 0, sizeof r->wanted[depth]);
            contradicts = kt_inference_ends_trial(&r->inferences[r->lines[at + 1]]);
        }
        bool follows = kt_inference_follows(i, drawn(r, depth)->candidates);
        if (kt_inference_contradicts(i)) contradicts = follows;
        if (kt_inference_ends_trial(i)) {
            settle(r, depth--);
            follows = contradicts;
            contradicts = false;
        }
        if (!follows) continue;
        want(r, depth, i);
        kt_inference_apply(i, drawn(r, depth), at);
    }
}

void kt_reasoner_note_taken(kt_reasoner *r, const kt_inference *final) {
    draw(r);
    want(r, 0, final);
    settle(r, 0);
}

static void drop_the_unneeded(kt_reasoner *r, unsigned square, unsigned digit) {
    for (unsigned at = r->line_count; at-- > 0;) {
        const kt_inference *i = &r->inferences[r->lines[at]];
        if (kt_inference_contradicts(i) || kt_inference_ends_trial(i)) continue;
        r->is_dropped[at] = true;
        draw(r);
        if (!is_single(r, drawn(r, 0)->candidates, square, digit)) r->is_dropped[at] = false;
    }
    unsigned kept = 0;
    for (unsigned at = 0; at < r->line_count; at++) {
        if (r->is_dropped[at]) {
            if (kt_inference_begins_trial(&r->inferences[r->lines[at]])) {
                at = behind_trial(r, at) - 1;
            }
            continue;
        }
        r->lines[kept++] = r->lines[at];
    }
    r->line_count = kept;
    memset(r->is_dropped, 0, kept * sizeof r->is_dropped[0]);
}

/* --- The argument -------------------------------------------------------------------------------- */

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

/* Since it was found, digits have come onto the board. False: so it says nothing any more. */
static bool bring_up_to_date(const kt_reasoner *r, kt_inference *i) {
    if (i->kind == KT_SUBSET) {
        kt_inference_trim(i, r->board.filled, r->board.stands[i->unit]);
        return i->kind != KT_SUBSET || !(kt_squares_empty(i->squares) || kt_squares_empty(i->rest));
    }
    if (i->kind != KT_FISH) return true;
    uint32_t stands = 0;
    for (unsigned unit = 0; unit < 27; unit++) {
        if (r->board.stands[unit] & i->digits) stands |= 1u << unit;
    }
    uint32_t base = i->base & ~stands, cover = i->cover & ~stands;
    if (kt_count(base) != kt_count(cover)) return true;
    i->base = base;
    i->cover = cover;
    return base != 0;
}

/* Collects the marked lines that lie within fewer than `depths` trials; false if they are too many. What a
 * trial deeper than that is refuted by is left out. */
static bool collect_lines(kt_reasoner *r, unsigned depths) {
    unsigned depth = 0;
    r->line_count = 0;
    for (uint16_t n = 1; n < r->count; n++) {
        const kt_inference *i = &r->inferences[n];
        if (!kt_reasoner_is_marked(r, n)) continue;
        if (kt_inference_ends_trial(i)) depth--;
        if (depth < depths && bring_up_to_date(r, &r->inferences[n])) {
            if (r->line_count == KT_ARGUMENT) return false;
            r->is_dropped[r->line_count] = false;
            r->lines[r->line_count++] = n;
        }
        if (kt_inference_begins_trial(i)) depth++;
    }
    return true;
}

/* Whether of each trial all is told that refutes it. */
static bool is_whole(const kt_reasoner *r) {
    for (unsigned at = 0; at < r->line_count; at++) {
        if (kt_inference_begins_trial(&r->inferences[r->lines[at]]) &&
            kt_inference_ends_trial(&r->inferences[r->lines[at + 1]])) {
            return false;
        }
    }
    return true;
}

/* What the digit is once all lines have been drawn: before anything else the last digit of a unit. */
static bool conclude(kt_reasoner *r, unsigned square, unsigned digit, kt_inference *final) {
    bool found = false;
    for (unsigned which = SINGLES; which-- > 0;) {
        kt_inference single = single_of(r, which, square, digit);
        if (!kt_inference_follows(&single, drawn(r, 0)->candidates)) continue;
        bool is_last = which < SINGLES - 1 && kt_reasoner_is_last(r, single.unit);
        if (found && !is_last && kt_reasoner_is_last(r, final->unit)) continue;
        *final = single;
        found = true;
    }
    return found;
}

bool kt_reasoner_argue(kt_reasoner *r, unsigned square, unsigned digit, kt_inference *final) {
    if (!choose_single(r, square, digit, final)) return false;
    unsigned depths = KT_LEVELS;
    while (!collect_lines(r, depths)) depths = depths == KT_LEVELS ? MOST_DEPTHS : depths - 1;
    if (is_whole(r) && r->line_count <= MOST_TRIED) drop_the_unneeded(r, square, digit);
    draw(r);
    return conclude(r, square, digit, final);
}
