/* trials.c - suppositions, and the contradictions that refute them.
 *
 * A trial is a level of its own: the candidates of the level above, without what was supposed away. Once it
 * is refuted, only the lines that lead to its contradiction are kept; of the first contradictions that the
 * candidates show, the one with the fewest lines behind it.
 */
#include "methods/rules.h"
#include "reason/reasoner.h"

enum {
    MOST_LOOKED_AT = 8,
    MANY = KT_INFERENCES / 2 /* from here on the refutation of a trial is forgotten */
};

void kt_reasoner_suppose(kt_reasoner *r, unsigned depth, kt_supposed supposed) {
    kt_reason_level *level = &r->levels[depth + 1];
    uint16_t digit = kt_digit_bit(supposed.digit);
    uint16_t left = r->views[depth].candidates[supposed.square];
    r->views[depth + 1] = r->views[depth];
    level->first = r->count;
    level->is_known = supposed.is_absent ? !(left & digit) : left == digit;
    level->is_lost = false;
    level->is_over = r->levels[depth].is_over;
    level->contradiction.kind = 0;
    if (level->is_known) return;
    kt_inference i = {.kind = supposed.is_absent ? KT_SUPPOSED_NOT : KT_SUPPOSED,
                      .unit = KT_NO_UNIT,
                      .square = supposed.square,
                      .rule = supposed.rule,
                      .digits = digit,
                      .source = supposed.source};
    level->is_lost = kt_reasoner_add(r, depth + 1, &i) == 0;
}

/* The best contradiction so far. */
typedef struct {
    kt_inference best;
    unsigned least; /* lines that it needs */
    unsigned looked_at;
} search;

static void look_at(kt_reasoner *r, unsigned depth, kt_inference i, search *s) {
    const kt_view *view = &r->views[depth];
    if (s->looked_at == MOST_LOOKED_AT || !kt_inference_follows(&i, view->candidates)) return;
    s->looked_at++;
    unsigned lines = kt_reasoner_mark_needs(r, view, &i, r->levels[depth].first);
    if (s->best.kind != 0 && lines >= s->least) return;
    s->best = i;
    s->least = lines;
}

/* More squares than digits, or more digits than squares. */
static void look_at_told(kt_reasoner *r, unsigned depth, search *s) {
    const kt_event *told = &r->levels[depth].contradiction;
    kt_inference i = {.unit = told->unit,
                      .square = KT_NO_SQUARE,
                      .digits = told->digits,
                      .squares = {{told->squares[0], told->squares[1], told->squares[2]}},
                      .source = KT_NO_EVENT};
    unsigned squares = kt_squares_count(i.squares), digits = kt_count(i.digits);
    if (told->kind == 0 || told->unit == KT_NO_UNIT || squares < 2 || digits < 2) return;
    if (!kt_squares_within(i.squares, kt_unit_masks[told->unit])) return;
    if (told->rule == KT_RULE_C_SQUARES && squares > digits) {
        i.kind = KT_FEW_DIGITS;
    } else if (told->rule == KT_RULE_C_DIGITS && digits > squares) {
        i.kind = KT_FEW_SQUARES;
    } else {
        return;
    }
    look_at(r, depth, i, s);
}

/* Adds the contradiction that the level shows; 0 if it shows none. */
static uint16_t add_contradiction(kt_reasoner *r, unsigned depth) {
    search s = {.best = {.kind = 0}};
    kt_inference shown;
    for (unsigned from = 0;
         kt_inference_contradiction(r->views[depth].candidates, &from, &shown);) {
        look_at(r, depth, shown, &s);
    }
    look_at_told(r, depth, &s);
    return s.best.kind == 0 ? 0 : kt_reasoner_add(r, depth, &s.best);
}

/* Whether the trial is made on the board itself: all around it is known. */
static bool is_outermost(const kt_reasoner *r, unsigned depth) {
    while (depth != 0 && r->levels[depth].is_known) depth--;
    return depth == 0;
}

void kt_reasoner_end_trial(kt_reasoner *r, unsigned depth, bool refuted) {
    kt_reason_level *level = &r->levels[depth + 1];
    if (level->is_known) {
        r->views[depth] = r->views[depth + 1];
        r->levels[depth].is_over = level->is_over;
        if (level->contradiction.kind != 0) r->levels[depth].contradiction = level->contradiction;
        return;
    }
    bool is_open = refuted && !level->is_lost;
    uint16_t contradiction = is_open ? add_contradiction(r, depth + 1) : 0;
    if (contradiction == 0) {
        kt_reasoner_forget(r, level->first);
        return;
    }
    kt_inference supposed = r->inferences[level->first];
    kt_reasoner_mark(r, contradiction, level->first);
    if (r->count < MANY || is_outermost(r, depth)) {
        kt_reasoner_compact(r, level->first);
    } else {
        kt_reasoner_shorten(r, level->first);
    }
    kt_inference refuted_it = {.kind = supposed.kind == KT_SUPPOSED ? KT_REFUTED : KT_REFUTED_NOT,
                               .unit = KT_NO_UNIT,
                               .square = supposed.square,
                               .digits = supposed.digits,
                               .source = supposed.source};
    if (kt_reasoner_add(r, depth, &refuted_it) == 0) kt_reasoner_forget(r, level->first);
}
