/* argument_size.c - see argument_size.h.
 *
 * The lines of a trial follow its supposition and have a greater value. The last one is its contradiction; where there
 * was no room for its lines, it has none.
 */
#include "argument_size.h"

#include <string.h>

bool argument_supposes(const kt_event *line) {
    const char *family = kt_rule(line->rule)->family;
    return strcmp(family, "trial") == 0 || strcmp(family, "chain") == 0;
}

/* How many PARTs with this role the line at `at` has: they follow it. */
static unsigned count_parts(const kt_event *events, uint32_t at, uint32_t count, unsigned role) {
    unsigned parts = 0;
    while (++at < count && events[at].kind == KT_EVENT_PART) parts += events[at].value == role;
    return parts;
}

/* The truths that a line within a trial uses. A pattern that takes nothing is told for lines that were left out. */
static unsigned truths_of(const kt_event *events, uint32_t at, uint32_t count) {
    bool takes = count_parts(events, at, count, KT_ROLE_TAKES) > 0;
    switch (kt_rule(events[at].rule)->does) {
    case KT_DOES_PLACES:
    case KT_DOES_CONTRADICTS:
        return 1;
    case KT_DOES_CONFINES:
        return takes;
    case KT_DOES_FILLS:
        return takes ? (unsigned)__builtin_popcount(events[at].digits) : 0;
    case KT_DOES_REMOVES:
        return takes ? count_parts(events, at, count, KT_ROLE_BASE) : 0;
    default:
        return 0;
    }
}

unsigned argument_size_of(const kt_event *events, uint32_t at, uint32_t count) {
    unsigned truths = 0;
    uint8_t around = events[at].value;
    int open = 1; /* trials whose contradiction was not told, so far */
    while (++at < count) {
        if (events[at].kind == KT_EVENT_PART) continue;
        if (events[at].value <= around) break;
        truths += truths_of(events, at, count);
        open += argument_supposes(&events[at]);
        open -= kt_rule(events[at].rule)->does == KT_DOES_CONTRADICTS;
    }
    return open > 0 ? 0 : truths;
}
