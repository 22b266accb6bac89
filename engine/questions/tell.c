/* tell.c - a step of the list as events, complete in themselves: the position, then the step, as a
 * press would tell them.
 *
 * The one idea: a list knows the results of its steps, not why. The technique searches again on the
 * position before the step, this time with the parts, until it finds the same result.
 */
#include <string.h>

#include "questions/questions.h"
#include "methods/rules.h"
#include "techniques/tell.h"

/* --- The position ----------------------------------------------------------------------------- */

static uint32_t tell_square(kt_telling *t, uint8_t kind, unsigned square, uint16_t digits,
                            uint32_t cause) {
    kt_event event = kt_event_of(kind, t->depth);
    event.square = (uint8_t)square;
    event.digits = digits;
    event.cause = cause;
    return kt_trace_tell(&t->trace, &event);
}

static void exclude(kt_telling *t, unsigned square, uint16_t digits, uint32_t cause) {
    digits = kt_candidates_exclude(&t->position, square, digits);
    if (digits != 0) tell_square(t, KT_EVENT_EXCLUDED, square, digits, cause);
}

static void put(kt_telling *t, uint8_t kind, unsigned square, unsigned digit, uint32_t cause) {
    kt_event event = kt_event_of(kind, t->depth);
    event.square = (uint8_t)square;
    event.digits = kt_digit_bit(digit);
    event.cause = cause;
    kt_event_set_squares(&event, kt_candidates_losers(&t->position, square, digit));
    kt_trace_tell(&t->trace, &event);
    kt_candidates_place(&t->position, square, digit);
}

static void tell_position(kt_telling *t, const tech_board *board) {
    kt_candidates_clear(&t->position);
    for (unsigned s = 0; s < 81; s++) {
        if (board->digit[s] != 0) put(t, KT_EVENT_GIVEN, s, board->digit[s], KT_NO_EVENT);
    }
    for (unsigned s = 0; s < 81; s++) {
        if (board->digit[s] == 0) exclude(t, s, KT_ALL_DIGITS & ~board->digits[s], KT_NO_EVENT);
    }
}

/* --- The step --------------------------------------------------------------------------------- */

/* The result that the list has for the step, even if it has more. */
static void tell_conclusion(kt_telling *t, const kt_conclusion *all, uint32_t cause) {
    for (unsigned s = 0; s < 81; s++) {
        uint16_t digits = 0;
        for (unsigned d = 1; d <= 9; d++) {
            if (kt_squares_has(all->removed[d], s)) digits |= kt_digit_bit(d);
        }
        exclude(t, s, digits, cause);
    }
    for (kt_squares rest = all->placed; !kt_squares_empty(rest);) {
        put(t, KT_EVENT_PLACED, kt_squares_take(&rest), all->digit, cause);
    }
}

static void tell_step(kt_catalogue *c, const tech_step *step, const tech_part *parts) {
    kt_telling *t = &c->telling;
    kt_conclusion all = kt_list_conclusion(c, t->at);
    uint32_t first = t->trace.count;
    uint32_t deduction = tech_tell(&t->trace, step, parts);
    for (uint32_t i = first; i < t->trace.count; i++) t->events[i].depth = t->depth;
    if (t->depth > 0 && deduction != KT_NO_EVENT) t->events[deduction].cause = t->assumed;
    tell_conclusion(t, &all, deduction);
}

/* --- An assumption ---------------------------------------------------------------------------- */

static kt_event of_assumption(const kt_catalogue *c, uint8_t kind) {
    kt_event event = kt_event_of(kind, 0);
    event.rule = KT_RULE_SUPPOSED;
    event.square = (uint8_t)c->why.square;
    event.digits = kt_digit_bit(c->why.digit);
    return event;
}

static void suppose(kt_catalogue *c) {
    kt_telling *t = &c->telling;
    kt_event event = of_assumption(c, KT_EVENT_ASSUMED);
    event.value = (uint8_t)kt_count(t->position.digits[c->why.square]);
    t->assumed = kt_trace_tell(&t->trace, &event);
    t->before = t->position;
    t->depth = 1;
    put(t, KT_EVENT_PLACED, c->why.square, c->why.digit, t->assumed);
}

static void refute(kt_catalogue *c) {
    kt_telling *t = &c->telling;
    kt_event clash = kt_event_of(KT_EVENT_CONTRADICTION, 1);
    if (!kt_candidates_contradict(&t->position, &clash)) __builtin_trap();
    clash.cause = t->trace.count - 1;
    uint32_t contradiction = kt_trace_tell(&t->trace, &clash);
    t->depth = 0;
    t->position = t->before;
    kt_event event = of_assumption(c, KT_EVENT_RESULT);
    event.value = KT_INCONSISTENT;
    event.cause = t->assumed;
    event.other = contradiction;
    exclude(t, c->why.square, kt_digit_bit(c->why.digit), kt_trace_tell(&t->trace, &event));
}

/* --- To find a step again --------------------------------------------------------------------- */

/* The steps of a slice may have more results than needed. */
static bool take(void *taker, const tech_step *step) {
    const kt_catalogue *c = taker;
    const kt_catalogue_step *listed = &c->steps[c->telling.at];
    if (!kt_conclusion_within(&c->telling.wanted, step)) return true;
    if (c->why.is_slicing) return false;
    bool is_as_long = listed->links == 0 || listed->links == step->links;
    return listed->deletions != step->removals || !is_as_long;
}

static void begin_search(kt_catalogue *c) {
    kt_telling *t = &c->telling;
    tech_finder *f = &c->aside.finder;
    bool is_listed =
        c->question == KT_ASKED_ALL || (c->question == KT_ASKED_WHY && !c->why.is_slicing);
    t->is_searching = true;
    t->wanted = kt_list_conclusion(c, t->at);
    kt_list_open_before(c, t->at, &c->aside.board);
    kt_list_look(c, &c->aside, &c->order, is_listed ? &c->list_options : &c->options);
    tech_set_add(&f->wanted, c->steps[t->at].technique);
    f->all = true;
    f->take = take;
    f->taker = c;
    f->is_told = true;
    f->parts = c->aside_parts;
}

/* Whether it is the step that has just been found, parts and all. */
static bool is_at_hand(const kt_catalogue *c) {
    return c->question == KT_ASKED_PATH && c->at == TECH_STEP &&
           c->telling.at + 1u == c->report.step_count;
}

static bool tell_next(kt_catalogue *c, uint32_t *budget) {
    kt_telling *t = &c->telling;
    if (is_at_hand(c)) {
        tell_step(c, kt_path_step(c), c->parts);
        return true;
    }
    if (!t->is_searching) begin_search(c);
    if (!kt_list_search(&c->aside, budget)) return false;
    t->is_searching = false;
    tech_step *step = &c->aside.finder.step;
    if (!c->aside.finder.found) tech_begin(&c->aside.finder, c->steps[t->at].technique);
    tell_step(c, step, c->aside_parts);
    return true;
}

/* --- The call --------------------------------------------------------------------------------- */

static void begin(kt_catalogue *c, uint32_t step) {
    kt_telling *t = &c->telling;
    kt_question_interrupt(c);
    kt_trace_clear(&t->trace, 1);
    t->is_begun = true;
    t->is_searching = false;
    t->step = step;
    t->at = c->why.is_supposed ? 0 : step;
    t->depth = 0;
    if (c->why.is_supposed) {
        kt_list_open_question(c, &c->aside.board);
    } else {
        kt_list_open_before(c, step, &c->aside.board);
    }
    tell_position(t, &c->aside.board);
    if (c->why.is_supposed) suppose(c);
}

static kt_status tell(kt_catalogue *c, uint32_t *budget) {
    kt_telling *t = &c->telling;
    uint32_t end = c->why.is_supposed ? c->report.step_count : t->step + 1;
    for (; t->at < end; t->at++) {
        if (!tell_next(c, budget)) return KT_MORE;
    }
    if (c->why.is_supposed) refute(c);
    t->is_begun = false;
    return KT_FINISHED;
}

bool kt_tell_is_ready(const kt_catalogue *c) {
    return !c->why.is_supposed || c->why.phase == WHY_DONE;
}

kt_status kt_tell(kt_catalogue *c, uint32_t step, uint32_t *budget) {
    if (!c->telling.is_begun || c->telling.step != step) begin(c, step);
    kt_status status = tell(c, budget);
    c->report.event_count = c->telling.trace.count;
    c->report.events_lost = c->telling.trace.lost;
    return status;
}
