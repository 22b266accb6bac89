/* argument_size.h - how long a trial of an argument is. */
#ifndef CLI_ARGUMENT_SIZE_H
#define CLI_ARGUMENT_SIZE_H

#include <stdbool.h>

#include "kakutei.h"

typedef struct {
    unsigned
        truths; /* squares that must hold a digit, units that must hold one: as a prover counts them */
    bool is_least; /* there are more, in lines that were not told */
} argument_size;

static inline bool argument_size_equals(argument_size a, argument_size b) {
    return 2 * a.truths + a.is_least == 2 * b.truths + b.is_least;
}

/* Whether the REASON supposes something, so that the lines of a trial follow. */
bool argument_supposes(const kt_event *line);

/* The size of the trial that the REASON at `at` begins. */
argument_size argument_size_of(const kt_event *events, uint32_t at, uint32_t count);

#endif
