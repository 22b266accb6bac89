/* trace.c - see trace.h. */
#include "trace/trace.h"

#include <string.h>

void kt_trace_clear(kt_trace *trace) {
    if (trace == NULL) return;
    trace->count = 0;
    trace->lost = 0;
    memset(trace->is_inside, 0, sizeof trace->is_inside);
}

void kt_trace_enter(kt_trace *trace, unsigned depth, uint32_t number) {
    if (trace == NULL) return;
    bool is_asked_for = false;
    for (uint32_t i = 0; i < trace->inside_count; i++) is_asked_for |= trace->inside[i] == number;
    trace->is_inside[depth + 1] = is_asked_for;
}

void kt_trace_leave(kt_trace *trace, unsigned depth) {
    if (trace != NULL) trace->is_inside[depth + 1] = false;
}

/* Whether there is memory for one more event. */
static bool has_room(kt_trace *trace) {
    if (trace->count < trace->room) return true;
    kt_event *moved = trace->resize(trace->events, trace->room + KT_TRACE_BLOCK);
    if (moved == NULL) return false;
    trace->events = moved;
    trace->room += KT_TRACE_BLOCK;
    return true;
}

static uint32_t record(kt_trace *trace, const kt_event *event) {
    if (!kt_trace_records(trace, event->depth)) return KT_NO_EVENT;
    uint32_t most = event->depth == 0 ? KT_TRACE_CAPACITY : KT_TRACE_CAPACITY - KT_TRACE_RESERVED;
    if (trace->is_reasoning) most += KT_TRACE_REASONS;
    if (trace->count >= most || !has_room(trace)) {
        trace->lost++;
        return KT_NO_EVENT;
    }
    trace->events[trace->count] = *event;
    return trace->count++;
}

uint32_t kt_trace_tell(kt_trace *trace, const kt_event *event) {
    if (!kt_trace_on(trace, event->depth)) return KT_NO_EVENT;
    uint32_t number = record(trace, event);
    if (trace->hear != NULL) trace->hear(trace->listener, event, number);
    return number;
}
