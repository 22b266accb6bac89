/* out.h - output by the block, or line by line for slow commands.
 *
 * The one idea: a caller never has to check a write. After the first error everything is thrown
 * away, and `fault` says what happened. The port gets whole lines only, so that a program that is
 * killed at any moment has written whole lines, unless a line is longer than the block.
 */
#ifndef CLI_OUT_H
#define CLI_OUT_H

#include <stdbool.h>
#include <stdint.h>

enum { OUT_BLOCK = 65536 };

typedef struct out out;
struct out {
    int32_t file;
    int32_t fault;       /* 0, or the PORT_E_... of the first write that failed */
    bool is_prompt;      /* each line is written when it ends */
    void (*take)(out *); /* if not NULL, takes all bytes away (jobs.c): the port gets none */
    uint32_t count;
    uint8_t bytes[OUT_BLOCK];
};

/* Begins: nothing has been written, and nothing has failed. */
void out_open(out *o, int32_t file);

/* Writes the complete lines. */
void out_flush(out *o);

/* Writes everything; progress on a terminal has no complete line. */
void out_flush_all(out *o);
void out_bytes(out *o, const uint8_t *bytes, uint32_t count);
void out_text(out *o, const char *text);
void out_char(out *o, char c);
void out_number(out *o, uint64_t number);

/* Ends a line, by a newline or a return and a newline. */
void out_end_line(out *o, bool has_return);

#endif
