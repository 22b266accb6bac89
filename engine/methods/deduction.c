/* deduction.c - every change is made and told here, in this order: the deduction, its parts, what it
 * excludes, what it places. */
#include <string.h>

#include "methods/deduction.h"

static bool telling(const kt_position *at) {
    return kt_trace_on(at->press->trace, at->depth);
}

/* --- To describe a deduction ---------------------------------------------------------------------- */

void kt_deduction_begin(kt_deduction *d, unsigned rule) {
    d->event = kt_event_of(KT_EVENT_DEDUCTION, 0);
    d->event.rule = (uint8_t)rule;
    d->places = false;
    d->part_count = 0;
    d->losers = kt_no_squares();
}

kt_event *kt_deduction_add(kt_deduction *d, unsigned role) {
    if (d->part_count == KT_PARTS) __builtin_trap();
    kt_event *part = &d->parts[d->part_count++];
    *part = kt_event_of(KT_EVENT_PART, 0);
    part->value = (uint8_t)role;
    return part;
}

void kt_deduction_add_unit(kt_deduction *d, unsigned role, unsigned unit) {
    kt_deduction_add(d, role)->unit = (uint8_t)unit;
}

void kt_deduction_add_squares(kt_deduction *d, unsigned role, kt_squares squares, uint16_t digits) {
    kt_event *part = kt_deduction_add(d, role);
    kt_event_set_squares(part, squares);
    part->digits = digits;
}

void kt_deduction_remove(kt_deduction *d, kt_squares squares, uint16_t digits) {
    for (unsigned b = 0; b < 3; b++) {
        for (uint32_t rest = squares.band[b]; rest != 0; rest &= rest - 1) {
            unsigned square = 27 * b + kt_lowest_bit(rest);
            uint16_t before = kt_squares_has(d->losers, square) ? d->lost[square] : 0;
            d->lost[square] = before | digits;
        }
    }
    d->losers = kt_squares_union(d->losers, squares);
}

/* --- To make it, and other changes ---------------------------------------------------------------- */

void kt_position_begin(kt_press *press, kt_candidates *c) {
    kt_candidates_clear(c);
    for (unsigned s = 0; s < 81; s++) {
        unsigned digit = press->grid->digit[s];
        if (digit == 0) continue;
        if (kt_trace_on(press->trace, 0)) {
            kt_press_tell_digit(press, KT_EVENT_GIVEN, 0,
                                (kt_placement){(uint8_t)s, (uint8_t)digit},
                                kt_candidates_losers(c, s, digit), KT_NO_EVENT);
        }
        kt_candidates_place(c, s, digit);
    }
    const kt_position board = {press, c, 0, KT_NO_EVENT};
    for (unsigned s = 0; s < 81; s++) {
        kt_exclude(&board, s, KT_ALL_DIGITS & ~press->candidates[s], KT_NO_EVENT);
    }
}

static void tell_parts(const kt_position *at, kt_deduction *d, uint32_t number) {
    uint32_t told[KT_PARTS];
    for (unsigned i = 0; i < d->part_count; i++) {
        kt_event part = d->parts[i];
        bool is_link = part.value == KT_ROLE_STRONG_LINK || part.value == KT_ROLE_WEAK_LINK;
        part.depth = (uint8_t)at->depth;
        part.cause = number;
        if (is_link) part.other = part.other == KT_NO_EVENT ? number : told[part.other];
        told[i] = kt_trace_tell(at->press->trace, &part);
    }
}

uint32_t kt_deduce(const kt_position *at, kt_deduction *d) {
    uint32_t number = KT_NO_EVENT;
    if (at->depth == 0) at->press->uses[d->event.rule]++;
    if (telling(at)) {
        d->event.depth = (uint8_t)at->depth;
        d->event.cause = at->assumed;
        number = kt_trace_tell(at->press->trace, &d->event);
        tell_parts(at, d, number);
    }
    for (unsigned b = 0; b < 3; b++) {
        for (uint32_t rest = d->losers.band[b]; rest != 0; rest &= rest - 1) {
            unsigned square = 27 * b + kt_lowest_bit(rest);
            d->lost[square] = kt_exclude(at, square, d->lost[square], number);
        }
    }
    if (d->places) kt_put(at, d->event.square, kt_lowest_digit(d->event.digits), number);
    return number;
}

uint16_t kt_exclude(const kt_position *at, unsigned square, uint16_t digits, uint32_t cause) {
    uint16_t gone = kt_candidates_exclude(at->candidates, square, digits);
    if (gone == 0 || !telling(at)) return gone;
    kt_event event = kt_event_of(KT_EVENT_EXCLUDED, at->depth);
    event.square = (uint8_t)square;
    event.digits = gone;
    event.cause = cause;
    kt_trace_tell(at->press->trace, &event);
    return gone;
}

void kt_put(const kt_position *at, unsigned square, unsigned digit, uint32_t cause) {
    kt_squares losers = kt_no_squares();
    if (telling(at)) losers = kt_candidates_losers(at->candidates, square, digit);
    kt_candidates_place(at->candidates, square, digit);
    kt_press_place(at->press, at->depth, (kt_placement){(uint8_t)square, (uint8_t)digit}, losers,
                   cause);
}

uint32_t kt_contradict(const kt_position *at, kt_event *event) {
    event->depth = (uint8_t)at->depth;
    if (at->depth == 0) {
        kt_report *report = at->press->report;
        report->statuses = KT_S_INCONSISTENT;
        memcpy(report->marks, event->squares, sizeof report->marks);
        report->at_square = event->square;
    }
    return kt_trace_tell(at->press->trace, event);
}

void kt_show_candidates(const kt_candidates *c, kt_shown *shown) {
    for (unsigned s = 0; s < 81; s++) {
        shown->digit[s] = c->digit[s];
        shown->candidates[s] = c->digit[s] != 0 ? kt_digit_bit(c->digit[s]) : c->digits[s];
    }
}

/* --- Assumptions ---------------------------------------------------------------------------------- */

static kt_event of_assumption(const kt_position *at, uint8_t kind, kt_assumption assumption) {
    kt_event event = kt_event_of(kind, at->depth);
    event.rule = assumption.rule;
    event.square = assumption.square;
    event.digits = kt_digit_bit(assumption.digit);
    return event;
}

uint32_t kt_assume(const kt_position *at, kt_assumption assumption) {
    uint32_t *counts = at->press->report->counts;
    counts[KT_COUNT_ASSUMPTIONS_TRIED]++;
    if (counts[KT_COUNT_DEEPEST_ASSUMPTION] <= at->depth) {
        counts[KT_COUNT_DEEPEST_ASSUMPTION] = at->depth + 1;
    }
    kt_event event = of_assumption(at, KT_EVENT_ASSUMED, assumption);
    event.value = (uint8_t)kt_count(at->candidates->digits[assumption.square]);
    event.cause = at->assumed;
    event.other = counts[KT_COUNT_ASSUMPTIONS_TRIED];
    uint32_t number = kt_trace_tell(at->press->trace, &event);
    kt_trace_enter(at->press->trace, at->depth, event.other);
    return number;
}

uint32_t kt_end_assumption(const kt_position *at, kt_assumption assumption, uint32_t assumed,
                           kt_status result, uint32_t contradiction) {
    kt_event event = of_assumption(at, KT_EVENT_RESULT, assumption);
    event.value = (uint8_t)result;
    event.cause = assumed;
    event.other = contradiction;
    kt_trace_leave(at->press->trace, at->depth);
    return kt_trace_tell(at->press->trace, &event);
}
