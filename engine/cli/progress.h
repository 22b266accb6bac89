/* progress.h - counts lines and errors; with --progress also reports them, once a second. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

#include "out.h"

void progress_start(bool is_told, out *to);
void progress_count(bool is_error);
void progress_end(void);
uint64_t progress_errors(void);

#endif
