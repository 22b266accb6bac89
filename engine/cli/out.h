/* out.h - text that is written by the block.
 *
 * The one idea: writing never fails for the one who writes. After the first error everything is thrown
 * away, and `fault` says what happened to whoever asks.
 */
#ifndef CLI_OUT_H
#define CLI_OUT_H

#include <stdint.h>

enum { OUT_BLOCK = 65536 };

typedef struct {
    int32_t file;
    int32_t fault; /* 0, or the PORT_E_... of the first write that failed */
    uint32_t count;
    uint8_t bytes[OUT_BLOCK];
} out;

/* Nothing has been written, and nothing has failed. */
void out_open(out *o, int32_t file);

void out_flush(out *o);
void out_bytes(out *o, const uint8_t *bytes, uint32_t count);
void out_text(out *o, const char *text);
void out_char(out *o, char c);
void out_number(out *o, uint64_t number);

#endif
