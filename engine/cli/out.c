/* out.c - see out.h. */
#include "out.h"

#include <string.h>

#include "port.h"

void out_open(out *o, int32_t file) {
    o->file = file;
    o->fault = 0;
    o->is_prompt = false;
    o->take = NULL;
    o->count = 0;
}

/* The number of bytes that belong to complete lines. */
static uint32_t ended(const uint8_t *bytes, uint32_t count) {
    while (count > 0 && bytes[count - 1] != '\n') count--;
    return count;
}

/* The number of bytes for the port: as many lines as a pipe takes at once, or one longer line. */
static uint32_t portion(const uint8_t *bytes, uint32_t count) {
    if (count <= PORT_AT_ONCE) return count;
    uint32_t lines = ended(bytes, PORT_AT_ONCE);
    if (lines > 0) return lines;
    const uint8_t *newline = memchr(bytes, '\n', count);
    return newline == NULL ? count : (uint32_t)(newline - bytes) + 1;
}

static void write_first(out *o, uint32_t count) {
    if (o->take != NULL) {
        o->take(o);
        return;
    }
    uint32_t done = 0;
    while (done < count && o->fault == 0) {
        uint32_t part = portion(o->bytes + done, count - done);
        for (uint32_t end = done + part; done < end && o->fault == 0;) {
            int32_t written = port_write(o->file, o->bytes + done, end - done);
            if (written < 0) {
                o->fault = written;
            } else {
                done += (uint32_t)written;
            }
        }
    }
    o->count -= count;
    memmove(o->bytes, o->bytes + count, o->count);
}

void out_flush(out *o) {
    write_first(o, ended(o->bytes, o->count));
}

void out_flush_all(out *o) {
    write_first(o, o->count);
}

void out_bytes(out *o, const uint8_t *bytes, uint32_t count) {
    while (count > 0) {
        if (o->count == OUT_BLOCK) out_flush(o);
        if (o->count == OUT_BLOCK) out_flush_all(o);
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

void out_end_line(out *o, bool has_return) {
    out_text(o, has_return ? "\r\n" : "\n");
    if (o->is_prompt) out_flush(o);
}
