/* trace.c - see trace.h. */
#include "trace/trace.h"

#include <string.h>

kt_event kt_event_of(uint8_t kind, unsigned depth) {
    return (kt_event){.kind = kind,
                      .unit = KT_NO_UNIT,
                      .square = KT_NO_SQUARE,
                      .depth = (uint8_t)depth,
                      .cause = KT_NO_EVENT,
                      .other = KT_NO_EVENT};
}

void kt_trace_clear(kt_trace *trace, unsigned depth) {
    if (trace == NULL) return;
    trace->count = trace->lost = trace->inside_at = 0;
    trace->depth = depth;
    memset(trace->is_on, 0, sizeof trace->is_on);
    memset(trace->is_on, 1, depth + 1);
}

void kt_trace_enter(kt_trace *trace, unsigned depth, uint32_t number) {
    if (trace == NULL || trace->inside[trace->inside_at] != number) return;
    trace->inside_at++;
    trace->is_on[depth + 1] = true;
}

void kt_trace_leave(kt_trace *trace, unsigned depth) {
    if (trace != NULL) trace->is_on[depth + 1] = depth < trace->depth;
}

bool kt_trace_wants(const kt_trace *trace, unsigned depth) {
    return trace->is_on[depth] || trace->hear != NULL;
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
    if (!trace->is_on[event->depth]) return KT_NO_EVENT;
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
