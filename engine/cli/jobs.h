/* jobs.h - several lines at a time, each in a thread of its own.
 *
 * The one idea: one thread reads, one for each job answers, and the first thread, which calls
 * jobs_next, alone writes, counts and complains, in the order of the input. So whatever is seen from
 * outside is as with one job.
 */
#ifndef CLI_JOBS_H
#define CLI_JOBS_H

#include <stdbool.h>
#include <stdint.h>

#include "arguments.h"
#include "inputs.h"
#include "out.h"

/* Makes room for the jobs, each with a session; false if memory is short. */
bool jobs_open(const arguments *a, inputs *in, out *answers);

/* Starts the threads, which end with the program; false if the system has too few. */
bool jobs_start(void);

/* Writes the next answers, and waits for them: 1, 0 at the end, or the PORT_E_... of a file that
 * cannot be read, and its name. */
int32_t jobs_next(const char **name);

#endif
