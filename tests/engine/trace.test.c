/* trace.test.c - the list of events: what it keeps, what it counts, what it does not want to know. */
#include "trace/trace.h"
#include "tap.h"

static kt_trace trace;

static uint32_t tell(unsigned level) {
    kt_event event = kt_event_of(KT_EVENT_PLACED, level);
    event.square = (uint8_t)(trace.count % 81);
    return kt_trace_tell(&trace, &event);
}

static bool numbers_count_up_to(uint32_t room, unsigned level) {
    for (uint32_t i = 0; i < room; i++) {
        if (tell(level) != i) return false;
    }
    return tell(level) == KT_NO_EVENT;
}

int main(void) {
    kt_event empty = kt_event_of(KT_EVENT_ASSUMED, 3);
    tap_ok(empty.kind == KT_EVENT_ASSUMED && empty.level == 3 && empty.unit == KT_NO_UNIT &&
               empty.square == KT_NO_SQUARE && empty.cause == KT_NO_EVENT &&
               empty.other == KT_NO_EVENT && empty.rule == KT_RULE_NONE && empty.digits == 0 &&
               empty.value == 0,
           "a new event is empty but for its kind and level");

    trace.levels = 255;
    const uint32_t deep = KT_TRACE_CAPACITY - KT_TRACE_RESERVED;
    tap_ok(numbers_count_up_to(deep, 1),
           "events of assumptions are numbered until their room ends");
    tap_number(trace.lost, 1, "the one after that is lost and counted");
    tap_number(tell(0), deep, "the reserve is still open to level 0");
    for (uint32_t i = 1; i < KT_TRACE_RESERVED; i++) tell(0);
    tap_number(trace.count, KT_TRACE_CAPACITY, "level 0 fills the list");
    tap_number(tell(0), KT_NO_EVENT, "then nothing finds room");
    tap_number(trace.lost, 2, "and that is counted too");
    tap_number(trace.events[deep].square, deep % 81, "events are kept as they were told");

    kt_trace_clear(&trace);
    tap_ok(trace.count == 0 && trace.lost == 0 && trace.levels == 255,
           "a cleared list is empty and keeps its filter");
    trace.levels = 1;
    tap_number(tell(1), 0, "an event of a level that is wanted is told");
    tap_number(tell(2), KT_NO_EVENT, "one of a deeper level is not");
    tap_ok(trace.count == 1 && trace.lost == 0, "and is neither kept nor counted as lost");
    tap_ok(kt_trace_on(&trace, 1) && !kt_trace_on(&trace, 2) && !kt_trace_on(NULL, 0),
           "whoever asks before telling gets the same answer");
    kt_trace_clear(NULL);
    tap_number(kt_trace_tell(NULL, &empty), KT_NO_EVENT, "a trace that is off takes everything");
    return tap_end();
}
