/* argument_size.h - how long a trial of an argument is. */
#ifndef CLI_ARGUMENT_SIZE_H
#define CLI_ARGUMENT_SIZE_H

#include <stdbool.h>

#include "kakutei.h"

/* Whether the REASON supposes something, so that the lines of a trial follow. */
bool argument_supposes(const kt_event *line);

/* The size of the trial that the REASON at `at` begins, as a prover counts it: squares that must hold a digit, and units
 * that must hold one. 0: not all of its lines are told. */
unsigned argument_size_of(const kt_event *events, uint32_t at, uint32_t count);

#endif
