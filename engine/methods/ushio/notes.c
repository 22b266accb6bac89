/* notes.c - how the method records a contradiction and tells an event about a set. */
#include "methods/ushio/ushio.h"

void ushio_contradict(ushio *u, ushio_context *c, const ushio_contradiction *what) {
    c->inconsistent = true;
    c->at_square = what->square;
    c->at_digit = what->digit;
    c->marks = what->marks;
    if (!ushio_telling(u, c)) return;
    kt_event event = kt_event_of(KT_EVENT_CONTRADICTION, c->depth);
    event.rule = what->rule;
    event.unit = what->unit;
    event.square = what->square;
    event.digits = what->digits;
    event.cause = what->cause;
    event.other = what->other;
    kt_event_set_squares(&event, what->marks);
    c->contradiction = kt_trace_tell(u->press->trace, &event);
}

void ushio_tell_placed(ushio *u, const ushio_context *c, uint32_t cause) {
    kt_press_tell_digit(u->press, KT_EVENT_PLACED, c->depth,
                        (kt_placement){c->at_square, c->at_digit}, kt_no_squares(), cause);
}

uint32_t ushio_tell_set(ushio *u, const ushio_context *c, uint8_t kind, uint8_t rule, unsigned unit,
                        ushio_set set, uint32_t cause, uint32_t other) {
    kt_event event = kt_event_of(kind, c->depth);
    event.rule = rule;
    event.unit = (uint8_t)unit;
    event.digits = ushio_set_digits(set);
    event.cause = cause;
    event.other = other;
    kt_event_set_squares(&event, ushio_set_squares(set));
    return kt_trace_tell(u->press->trace, &event);
}
