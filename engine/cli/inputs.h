/* inputs.h - the lines of all files, one file after the other.
 *
 * The one idea: a file that cannot be read is a fault between two lines, after which the next file
 * goes on. So whoever takes the lines keeps the order of answers and messages.
 */
#ifndef CLI_INPUTS_H
#define CLI_INPUTS_H

#include <stdbool.h>
#include <stdint.h>

#include "arguments.h"
#include "lines.h"
#include "out.h"

typedef struct {
    const arguments *arguments;
    int next;         /* the file that is opened next */
    int32_t file;     /* that is open, or -1 */
    const char *name; /* of the last file, as messages have it */
    out *flushed;     /* written before anything that may wait, unless NULL */
    lines lines;
} inputs;

/* Begins before the first file, which is standard input if there is none. */
void inputs_begin(inputs *i, const arguments *a, out *flushed);

/* Opens the next file: 1, 0 if there is no more, or the PORT_E_... of a fault. */
int32_t inputs_open(inputs *i);

void inputs_close(inputs *i);

/* The next line of all files: 1, 0 at the end of the last one, or the PORT_E_... of a fault. */
int32_t inputs_next(inputs *i, line *found);

/* Whether inputs_next gives a whole line without waiting for it. */
bool inputs_has_next(const inputs *i);

/* As lines_pass_on. */
int32_t inputs_pass_on(inputs *i, line *found, out *to);

#endif
