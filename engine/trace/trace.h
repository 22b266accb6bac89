/* trace.h - the list of events by which every method tells what it did and why.
 *
 * The one idea: a method does not know whether anybody listens. It asks kt_trace_on() before it
 * spends work on an event and gets the event's number back, which later events name as their cause.
 * A NULL trace is off. The list grows block by block, in memory that its owner gives. Events
 * without room are counted, never silently lost; the last part of the list is reserved for depth 0,
 * so that deep assumptions cannot crowd out the events of the board itself.
 */
#ifndef KT_TRACE_TRACE_H
#define KT_TRACE_TRACE_H

#include <stddef.h>

#include "board/bits.h"
#include "kakutei.h"

#define KT_TRACE_CAPACITY 65536u
#define KT_TRACE_RESERVED 8192u /* of these, for depth 0 only */
#define KT_TRACE_REASONS 8192u  /* beyond that, for REASON events and their parts */
#define KT_TRACE_BLOCK 4096u    /* events by which the list grows */
#define KT_TRACE_INSIDE 81u     /* assumptions whose own events can be asked for */

typedef struct {
    uint32_t count;
    uint32_t lost;
    uint32_t depth;   /* deeper events are neither told nor counted as lost, but for those inside */
    uint32_t room;    /* events that `events` has memory for */
    kt_event *events; /* one list, which moves when it grows */
    /* Moves the list to memory for `room` events; NULL if there is none, and the list stays. */
    kt_event *(*resize)(kt_event *events, uint32_t room);
    /* Called for every event with its number, even those too deep to record or without room. May be
     * NULL. It may tell events itself. */
    void (*hear)(void *listener, const kt_event *event, uint32_t number);
    void *listener;
    bool is_reasoning; /* events told now use the room for reasons */
    bool is_on[256];   /* by depth: whether events are recorded now */
    /* The numbers of assumptions whose own events are told, too, ascending, and a 0 behind them. */
    uint32_t inside[KT_TRACE_INSIDE + 1];
    uint32_t inside_at; /* the next of them */
    uint32_t inside_count;
} kt_trace;

/* An event of `kind` with every field empty, for the caller to fill in. */
kt_event kt_event_of(uint8_t kind, unsigned depth);

static inline void kt_event_set_squares(kt_event *event, kt_squares squares) {
    for (unsigned b = 0; b < 3; b++) event->squares[b] = squares.band[b];
}

/* kt_trace_on() of a trace that is there. */
bool kt_trace_wants(const kt_trace *trace, unsigned depth);

static inline bool kt_trace_on(const kt_trace *trace, unsigned depth) {
    return trace != NULL && kt_trace_wants(trace, depth);
}

/* An assumption begins or ends at a depth; the events inside it are one deeper. `number`: how many the press has
 * begun, with this one. */
void kt_trace_enter(kt_trace *trace, unsigned depth, uint32_t number);
void kt_trace_leave(kt_trace *trace, unsigned depth);

/* Empties the list, for events up to `depth` and those inside the assumptions that are asked for; the memory stays. */
void kt_trace_clear(kt_trace *trace, unsigned depth);

/* Appends a copy of `event` and returns its number; KT_NO_EVENT if the trace is off at its depth, full
 * or out of memory. */
uint32_t kt_trace_tell(kt_trace *trace, const kt_event *event);

#endif
