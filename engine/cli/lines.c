/* lines.c - see lines.h. */
#include "lines.h"

#include <string.h>

#include "port.h"

void lines_open(lines *l, int32_t file, out *flushed) {
    l->file = file;
    l->flushed = flushed;
    l->start = l->end = 0;
    l->begun = l->ended = false;
}

/* Moves the rest to the front of the block and reads behind it. */
static int32_t read_more(lines *l) {
    if (l->start > 0) {
        memmove(l->bytes, l->bytes + l->start, l->end - l->start);
        l->end -= l->start;
        l->start = 0;
    }
    if (l->flushed != NULL) out_flush(l->flushed);
    int32_t count = port_read(l->file, l->bytes + l->end, (uint32_t)sizeof l->bytes - l->end);
    if (count > 0) l->end += (uint32_t)count;
    if (count == 0) l->ended = true;
    return count;
}

/* The number of bytes up to the end of the line, or of all if it does not end. */
static uint32_t measure(const lines *l, bool *has_newline) {
    const uint8_t *newline = memchr(l->bytes + l->start, '\n', l->end - l->start);
    *has_newline = newline != NULL;
    return newline != NULL ? (uint32_t)(newline - l->bytes) - l->start : l->end - l->start;
}

/* Takes `length` bytes, and the newline behind them if there is one. A return at their end is left out: it
 * belongs to the end of the line, or the next call decides. */
static line take(lines *l, uint32_t length, bool has_newline) {
    line taken = {.bytes = l->bytes + l->start, .length = length};
    bool has_return = length > 0 && taken.bytes[length - 1] == '\r';
    if (has_return) taken.length--;
    taken.goes_on = !has_newline && !l->ended;
    taken.has_return = has_return && !taken.goes_on;
    l->start += taken.goes_on ? taken.length : length + has_newline;
    return taken;
}

static void pass_over_mark(line *first) {
    static const uint8_t mark[] = {0xEF, 0xBB, 0xBF}; /* of UTF-8, at the start of the file */
    if (first->length < sizeof mark || memcmp(first->bytes, mark, sizeof mark) != 0) return;
    first->bytes += sizeof mark;
    first->length -= (uint32_t)sizeof mark;
}

int32_t lines_next(lines *l, line *found) {
    bool has_newline;
    uint32_t length = measure(l, &has_newline);
    while (!has_newline && !l->ended && length < sizeof l->bytes) {
        int32_t count = read_more(l);
        if (count < 0) return count;
        length = measure(l, &has_newline);
    }
    if (l->ended && l->start == l->end) return 0;
    *found = take(l, length, has_newline);
    if (!l->begun) pass_over_mark(found);
    l->begun = true;
    return 1;
}

bool lines_has_next(const lines *l) {
    bool has_newline;
    measure(l, &has_newline);
    return has_newline;
}

int32_t lines_pass_on(lines *l, line *found, out *to) {
    while (found->goes_on) {
        int32_t count = read_more(l);
        if (count < 0) return count;
        bool has_newline;
        uint32_t length = measure(l, &has_newline);
        *found = take(l, length, has_newline);
        out_bytes(to, found->bytes, found->length);
    }
    return 1;
}
