/* draw.c - draws the lines of an argument again, from the board on.
 *
 * The levels below the board are free between two digits of the board: lines are drawn there, one level a
 * depth, and the reasons are their numbers. What a trial needs from outside is wanted outside too. */
#include <string.h>

#include "reason/reasoner.h"

static kt_view *view_at(kt_reasoner *r, unsigned depth) {
    return &r->levels[depth + 1].view;
}

const uint16_t *kt_reasoner_drawn(const kt_reasoner *r) {
    return r->levels[1].view.candidates;
}

unsigned kt_reasoner_behind(const kt_reasoner *r, unsigned at) {
    unsigned open = 0;
    do {
        const kt_inference *i = &r->lines[at++];
        if (kt_inference_begins_trial(i)) open++;
        if (kt_inference_ends_trial(i)) open--;
    } while (open > 0);
    return at;
}

/* --- What stands --------------------------------------------------------------------------------- */

static void stand(kt_standing *standing, unsigned square, uint16_t digit) {
    kt_squares_add(&standing->filled, square);
    for (unsigned t = 0; t < 3; t++) standing->stands[kt_square_units[square][t]] |= digit;
}

static bool trim_subset(const kt_standing *standing, kt_inference *i) {
    kt_inference_trim(i, standing->filled, standing->stands[i->unit]);
    if (i->kind != KT_SUBSET) return kt_is_single(i->digits);
    return !kt_squares_empty(i->squares) && !kt_squares_empty(i->rest) &&
           kt_squares_count(i->squares) == kt_count(i->digits) &&
           kt_squares_count(i->rest) == kt_count(i->rest_digits);
}

static bool trim_fish(const kt_standing *standing, kt_inference *i) {
    uint32_t stands = 0;
    for (unsigned unit = 0; unit < 27; unit++) {
        if (standing->stands[unit] & i->digits) stands |= 1u << unit;
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

bool kt_reasoner_adapt(const kt_reasoner *r, kt_inference *i) {
    kt_standing standing = {.filled = r->board.filled};
    memcpy(standing.stands, r->board.stands, sizeof standing.stands);
    return trim(&standing, i);
}

/* The places of the base, which one unit with one place is a hidden single for. */
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

/* --- What is wanted ------------------------------------------------------------------------------ */

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
    const uint16_t *above = depth == 0 ? r->board.candidates : view_at(r, depth - 1)->candidates;
    for (unsigned s = 0; s < 81; s++) {
        for (uint32_t rest = r->wanted[depth][s]; rest != 0; rest &= rest - 1) {
            uint16_t digit = (uint16_t)(rest & -rest);
            if (!(above[s] & digit)) {
                r->wanted[depth - 1][s] |= digit;
            } else if (r->taken_count < KT_TAKEN) {
                uint16_t line = view_at(r, depth)->reasons[s][kt_lowest_bit(rest)];
                r->taken[r->taken_count++] = (kt_taken){line, (uint8_t)s, digit};
            }
        }
    }
}

/* --- Line by line -------------------------------------------------------------------------------- */

static void begin_depth(kt_reasoner *r, unsigned depth) {
    memset(r->wanted[depth], 0, sizeof r->wanted[depth]);
    r->is_over[depth] = false;
    if (depth == 0) {
        memcpy(view_at(r, 0)->candidates, r->board.candidates, sizeof r->board.candidates);
        r->standing[0].filled = r->board.filled;
        memcpy(r->standing[0].stands, r->board.stands, sizeof r->board.stands);
        return;
    }
    *view_at(r, depth) = *view_at(r, depth - 1);
    r->standing[depth] = r->standing[depth - 1];
}

/* Draws a line that is in the middle of its depth. False if it does not follow or takes nothing. */
static bool draw_line(kt_reasoner *r, unsigned depth, unsigned at, bool adapt) {
    kt_inference *i = &r->lines[at];
    kt_view *view = view_at(r, depth);
    if (adapt && !trim(&r->standing[depth], i)) return false;
    if (i->kind == KT_FISH && adapt) find_places(view->candidates, i);
    if (!kt_inference_follows(i, view->candidates)) return false;
    if (!kt_inference_takes(i, view->candidates)) return false;
    want(r, depth, i);
    r->is_over[depth] |= kt_inference_apply(i, view, at);
    bool is_single = i->kind == KT_NAKED_SINGLE || i->kind == KT_HIDDEN_SINGLE;
    if (is_single || i->kind == KT_SUPPOSED || i->kind == KT_REFUTED_NOT) {
        stand(&r->standing[depth], i->square, i->digits);
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

/* The contradiction as it shows first, now that the lines are adapted; and too few digits for some squares, or
 * squares for some digits, without those that have found each other. */
static void adapt_contradiction(kt_reasoner *r, unsigned depth, kt_inference *i) {
    if (is_of_several(i) || r->is_over[depth]) {
        show_contradiction(view_at(r, depth)->candidates, i);
    }
    if (is_of_several(i)) {
        i->squares = kt_squares_without(i->squares, r->standing[depth].filled);
        i->digits &= (uint16_t)~r->standing[depth].stands[i->unit];
    }
}

/* On a board with more digits than that of the trial it may show elsewhere: a line that found a place for a digit
 * finds none any more, and what came of that is missing. */
static bool draw_contradiction(kt_reasoner *r, unsigned depth, unsigned at, bool adapt) {
    kt_inference *i = &r->lines[at];
    const uint16_t *candidates = view_at(r, depth)->candidates;
    if (adapt) adapt_contradiction(r, depth, i);
    if (!kt_inference_follows(i, candidates)) show_contradiction(candidates, i);
    if (!kt_inference_follows(i, candidates)) return false;
    want(r, depth, i);
    return true;
}

/* Draws the lines before the one at `to`, and returns the depth that this is in. */
static unsigned draw_to(kt_reasoner *r, unsigned to, bool adapt) {
    unsigned depth = 0, begun[KT_LEVELS] = {0};
    bool contradicts = false;
    r->taken_count = 0;
    begin_depth(r, 0);
    for (unsigned at = 0; at < to; at++) {
        const kt_inference *i = &r->lines[at];
        r->is_idle[at] = false;
        if (r->is_dropped[at]) {
            at = kt_reasoner_behind(r, at) - 1;
        } else if (kt_inference_contradicts(i)) {
            contradicts = draw_contradiction(r, depth, at, adapt);
        } else if (kt_inference_ends_trial(i)) {
            settle(r, depth--);
            bool is_drawn = contradicts && draw_line(r, depth, at, adapt);
            r->is_idle[begun[depth]] = r->is_idle[at] = !is_drawn;
            contradicts = false;
        } else if (adapt && r->is_over[depth]) {
            r->is_idle[at] = true;
            at = kt_reasoner_behind(r, at) - 1;
        } else if (kt_inference_begins_trial(i)) {
            begun[depth++] = at;
            begin_depth(r, depth);
            draw_line(r, depth, at, adapt);
            contradicts = kt_inference_ends_trial(&r->lines[at + 1]);
        } else {
            r->is_idle[at] = !draw_line(r, depth, at, adapt);
        }
    }
    return depth;
}

void kt_reasoner_draw(kt_reasoner *r, bool adapt) {
    draw_to(r, r->line_count, adapt);
}

const uint16_t *kt_reasoner_draw_before(kt_reasoner *r, unsigned at) {
    return view_at(r, draw_to(r, at, false))->candidates;
}

void kt_reasoner_note_taken(kt_reasoner *r, const kt_inference *final) {
    kt_reasoner_draw(r, false);
    want(r, 0, final);
    settle(r, 0);
}
