/* make.h - the command make: new puzzles, one a line. */
#ifndef CLI_MAKE_H
#define CLI_MAKE_H

#include <stdbool.h>

#include "arguments.h"
#include "out.h"

/* False if memory is short. */
bool make_open(const arguments *a);

/* Makes the requested number of puzzles. One that could not be made becomes an error line. */
void make_puzzles(const arguments *a, out *answers);

#endif
