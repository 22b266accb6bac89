/* trace.c - see trace.h. */
#include "trace/trace.h"

void kt_trace_clear(kt_trace *trace) {
    if (trace == NULL) return;
    trace->count = 0;
    trace->lost = 0;
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
    if (event->depth > trace->depth) return KT_NO_EVENT;
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
