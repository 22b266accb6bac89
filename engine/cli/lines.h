/* lines.h - a file, line by line, in memory that does not grow.
 *
 * The one idea: one block holds what has been read and not been handed out, so a line is a piece of it and
 * is never copied. A line that does not fit is handed out as one that is too long, and the rest of it is
 * passed over. Before the block waits for more, `flushed` is written, so that no answer is kept back from
 * somebody who waits for it.
 */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include <stdbool.h>
#include <stdint.h>

#include "out.h"

enum { LINES_LONGEST = 65535 }; /* bytes of a line, without its end */

typedef struct {
    int32_t file;
    out *flushed;
    uint32_t start, end; /* what has been read and not been handed out */
    bool begun, ended;   /* a line has been handed out; the file has no more bytes */
    uint8_t bytes[LINES_LONGEST + 1];
} lines;

typedef struct {
    const uint8_t *bytes; /* valid until the next call */
    uint32_t length;
    bool has_return; /* it ended as lines do in DOS; the return is not counted in `length` */
    bool is_too_long;
} line;

void lines_open(lines *l, int32_t file, out *flushed);

/* The next line: 1, 0 at the end, or the PORT_E_... of a read that failed. */
int32_t lines_next(lines *l, line *found);

#endif
