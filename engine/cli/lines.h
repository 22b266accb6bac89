/* lines.h - a file, line by line, in memory that does not grow.
 *
 * The one idea: one block holds what has been read and not been handed out, so a line is a piece of
 * it and is never copied. If a line does not fit, its beginning is handed out and the rest is
 * passed on, block by block, so a line may have any length. Before the block waits for more input,
 * `flushed` is written, unless it is NULL, so no answer is kept back.
 */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include <stdbool.h>
#include <stdint.h>

#include "out.h"

enum { LINES_BLOCK = 65536 };

typedef struct {
    int32_t file;
    out *flushed;
    uint32_t start, end; /* what has been read and not been handed out */
    bool begun, ended;   /* a line has been handed out; the file has no more bytes */
    uint8_t bytes[LINES_BLOCK];
} lines;

typedef struct {
    const uint8_t *bytes; /* valid until the next call */
    uint32_t length;
    bool goes_on;    /* it does not fit: lines_pass_on writes the rest */
    bool has_return; /* it ended with a return, which `length` does not count */
} line;

void lines_open(lines *l, int32_t file, out *flushed);

/* The next line: 1, 0 at the end, or the PORT_E_... of a read that failed. */
int32_t lines_next(lines *l, line *found);

/* Whether the block holds the next line to its end, so that lines_next does not read. */
bool lines_has_next(const lines *l);

/* Writes what remains of the line that was found last, but not its end: 1, or the PORT_E_... of a read that
 * failed. */
int32_t lines_pass_on(lines *l, line *found, out *to);

#endif
