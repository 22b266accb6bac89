/* trace.test.c - the list of events: what it keeps, what it counts, what it ignores. */
#include "methods/rules.h"
#include "trace/trace.h"
#include <stdlib.h>
#include "tap.h"

static uint32_t memory_ends_at = KT_TRACE_CAPACITY;

static kt_event *resize(kt_event *events, uint32_t room) {
    return room > memory_ends_at ? NULL : realloc(events, room * sizeof *events);
}

static kt_trace trace = {.resize = resize};

static uint32_t tell(unsigned depth) {
    kt_event event = kt_event_of(KT_EVENT_PLACED, depth);
    event.square = (uint8_t)(trace.count % 81);
    return kt_trace_tell(&trace, &event);
}

static bool numbers_count_from(uint32_t first, uint32_t room, unsigned depth) {
    for (uint32_t i = first; i < room; i++) {
        if (tell(depth) != i) return false;
    }
    return tell(depth) == KT_NO_EVENT;
}

static void tests_growth(void) {
    kt_trace_clear(&trace, 255);
    const uint32_t kept = trace.room;
    tap_number(tell(0), 0, "a cleared list begins anew");
    tap_number(trace.room, kept, "in the memory that it had");

    free(trace.events);
    trace = (kt_trace){.resize = resize};
    kt_trace_clear(&trace, 255);
    tell(0);
    tap_number(trace.room, KT_TRACE_BLOCK, "a list grows by a block when it needs one");
    memory_ends_at = 2 * KT_TRACE_BLOCK;
    tap_ok(numbers_count_from(1, 2 * KT_TRACE_BLOCK, 0), "and block by block to the end of memory");
    tap_number(trace.lost, 1, "where what finds no room is lost and counted");
    bool kept_all = true;
    for (uint32_t i = 0; i < trace.count; i++) kept_all &= trace.events[i].square == i % 81;
    tap_ok(kept_all && trace.count == 2 * KT_TRACE_BLOCK, "and what was told before is kept");
    free(trace.events);
}

/* Assumptions 2 and 3 are asked for, and 3 is inside 2. */
static void tests_inside(void) {
    trace.inside[0] = 2;
    trace.inside[1] = 3;
    trace.inside[2] = 0;
    kt_trace_clear(&trace, 0);
    kt_trace_enter(&trace, 0, 1);
    tap_ok(!kt_trace_on(&trace, 1), "nothing is told inside an assumption that nobody asked for");
    kt_trace_leave(&trace, 0);
    kt_trace_enter(&trace, 0, 2);
    tap_ok(kt_trace_on(&trace, 1) && !kt_trace_on(&trace, 2), "what is inside one is told");
    tap_ok(tell(1) == 0 && tell(2) == KT_NO_EVENT, "and nothing deeper");
    kt_trace_enter(&trace, 1, 3);
    tap_ok(kt_trace_on(&trace, 1) && kt_trace_on(&trace, 2), "one inside it is told as well");
    kt_trace_leave(&trace, 1);
    kt_trace_enter(&trace, 1, 4);
    tap_ok(kt_trace_on(&trace, 1) && !kt_trace_on(&trace, 2), "until it ends");
    kt_trace_leave(&trace, 1);
    kt_trace_leave(&trace, 0);
    tap_ok(kt_trace_on(&trace, 0) && !kt_trace_on(&trace, 1), "and the outer one until that ends");
    trace.inside[0] = 0;
    kt_trace_clear(&trace, 1);
}

int main(void) {
    kt_event empty = kt_event_of(KT_EVENT_ASSUMED, 3);
    tap_ok(empty.kind == KT_EVENT_ASSUMED && empty.depth == 3 && empty.unit == KT_NO_UNIT &&
               empty.square == KT_NO_SQUARE && empty.cause == KT_NO_EVENT &&
               empty.other == KT_NO_EVENT && empty.rule == KT_RULE_NONE && empty.digits == 0 &&
               empty.value == 0,
           "a new event is empty but for its kind and depth");

    kt_trace_clear(&trace, 255);
    const uint32_t deep = KT_TRACE_CAPACITY - KT_TRACE_RESERVED;
    tap_ok(numbers_count_from(0, deep, 1),
           "events of assumptions are numbered until their room ends");
    tap_number(trace.lost, 1, "the one after that is lost and counted");
    tap_number(tell(0), deep, "the reserve is still open to depth 0");
    for (uint32_t i = 1; i < KT_TRACE_RESERVED; i++) tell(0);
    tap_number(trace.count, KT_TRACE_CAPACITY, "depth 0 fills the list");
    tap_number(tell(0), KT_NO_EVENT, "then nothing finds room");
    tap_number(trace.lost, 2, "and that is counted too");
    tap_number(trace.events[deep].square, deep % 81, "events are kept as they were told");

    kt_trace_clear(&trace, 255);
    tap_ok(trace.count == 0 && trace.lost == 0, "a cleared list is empty");
    kt_trace_clear(&trace, 1);
    tap_number(tell(1), 0, "an event of a depth that is wanted is told");
    tap_number(tell(2), KT_NO_EVENT, "one of a deeper level is not");
    tap_ok(trace.count == 1 && trace.lost == 0, "and is neither kept nor counted as lost");
    tap_ok(kt_trace_on(&trace, 1) && !kt_trace_on(&trace, 2) && !kt_trace_on(NULL, 0),
           "asking before telling gets the same answer");
    tests_inside();
    kt_trace_clear(NULL, 0);
    tap_number(kt_trace_tell(NULL, &empty), KT_NO_EVENT, "a trace that is off takes everything");
    tests_growth();
    return tap_end();
}
