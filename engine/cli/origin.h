/* origin.h - what led to a digit, by the slugs of the rules, from the events of a method. */
#ifndef CLI_ORIGIN_H
#define CLI_ORIGIN_H

#include <stdbool.h>
#include <stdint.h>

#include "kakutei.h"
#include "out.h"

typedef struct {
    const char *name; /* slug or family; NULL: nothing to name */
    unsigned number;  /* written behind the name, unless 0 */
    unsigned size;    /* of an argument; written behind a colon, unless 0 */
} origin;

/* The name for a digit that a search tried. */
extern const origin origin_tried;

/* The technique of an event that places no digit itself: a deduction or an assumption. */
origin origin_of_deduction(const kt_event *event);

/* The technique of a line of an argument, which is one of the events. A trial that is not told whole has no size. */
origin origin_of_reason(const kt_event *events, uint32_t line, uint32_t count);

/* The removal of a candidate by an argument of this size. */
origin origin_of_removal(unsigned size);

/* The technique of a line of a proof, outside of blocks. */
origin origin_of_proof(const kt_proof_line *line);

/* The technique that led to a placed digit. */
origin origin_of_digit(const kt_event *events, const kt_event *placed);

bool origin_equals(origin a, origin b);
void origin_write(origin t, out *o);

#endif
