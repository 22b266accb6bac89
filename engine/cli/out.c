/* out.c - see out.h. */
#include "out.h"

#include <string.h>

#include "port.h"

void out_open(out *o, int32_t file) {
    o->file = file;
    o->fault = 0;
    o->count = 0;
}

void out_flush(out *o) {
    uint32_t done = 0;
    while (done < o->count && o->fault == 0) {
        int32_t count = port_write(o->file, o->bytes + done, o->count - done);
        if (count < 0) {
            o->fault = count;
        } else {
            done += (uint32_t)count;
        }
    }
    o->count = 0;
}

void out_bytes(out *o, const uint8_t *bytes, uint32_t count) {
    while (count > 0) {
        if (o->count == OUT_BLOCK) out_flush(o);
        uint32_t part = OUT_BLOCK - o->count;
        if (part > count) part = count;
        memcpy(o->bytes + o->count, bytes, part);
        o->count += part;
        bytes += part;
        count -= part;
    }
}

void out_text(out *o, const char *text) {
    out_bytes(o, (const uint8_t *)text, (uint32_t)strlen(text));
}

void out_char(out *o, char c) {
    out_bytes(o, (const uint8_t *)&c, 1);
}

void out_number(out *o, uint64_t number) {
    uint8_t digits[20];
    uint32_t first = sizeof digits;
    do {
        digits[--first] = (uint8_t)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    out_bytes(o, digits + first, (uint32_t)sizeof digits - first);
}
