/* out.h - text that is written by the block, and line by line where a line takes long.
 *
 * The one idea: writing never fails for the one who writes. After the first error everything is thrown
 * away, and `fault` says what happened to whoever asks. What is handed to the port are whole lines, so that
 * a program that is ended, by whatever, has written whole lines only: a line that is longer than the block
 * excepted.
 */
#ifndef CLI_OUT_H
#define CLI_OUT_H

#include <stdbool.h>
#include <stdint.h>

enum { OUT_BLOCK = 65536 };

typedef struct {
    int32_t file;
    int32_t fault;  /* 0, or the PORT_E_... of the first write that failed */
    bool is_prompt; /* each line is written when it ends */
    uint32_t count;
    uint8_t bytes[OUT_BLOCK];
} out;

/* Nothing has been written, and nothing has failed. */
void out_open(out *o, int32_t file);

/* Writes the lines that have ended. */
void out_flush(out *o);

/* Writes all, as what shows how far it is on a terminal ends no line. */
void out_flush_all(out *o);
void out_bytes(out *o, const uint8_t *bytes, uint32_t count);
void out_text(out *o, const char *text);
void out_char(out *o, char c);
void out_number(out *o, uint64_t number);

/* Ends a line, by a newline or a return and a newline. */
void out_end_line(out *o, bool has_return);

#endif
