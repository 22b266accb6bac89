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

/* Reads behind what is there, which is moved to the front first. */
static int32_t read_more(lines *l) {
    if (l->start > 0) {
        memmove(l->bytes, l->bytes + l->start, l->end - l->start);
        l->end -= l->start;
        l->start = 0;
    }
    out_flush(l->flushed);
    int32_t count = port_read(l->file, l->bytes + l->end, (uint32_t)sizeof l->bytes - l->end);
    if (count > 0) l->end += (uint32_t)count;
    if (count == 0) l->ended = true;
    return count;
}

/* Hands out `length` bytes, and passes over `beyond` more, the end of the line. */
static void hand_out(lines *l, uint32_t length, uint32_t beyond, line *found) {
    *found = (line){.bytes = l->bytes + l->start, .length = length};
    l->start += length + beyond;
    if (length > 0 && found->bytes[length - 1] == '\r') {
        found->has_return = true;
        found->length--;
    }
    static const uint8_t mark[] = {0xEF, 0xBB, 0xBF}; /* of UTF-8, at the start of the file */
    if (!l->begun && found->length >= 3 && memcmp(found->bytes, mark, 3) == 0) {
        found->bytes += 3;
        found->length -= 3;
    }
    l->begun = true;
}

/* The block is full and no line ends in it. */
static int32_t pass_over(lines *l, line *found) {
    const uint8_t *newline = NULL;
    uint8_t before = 0; /* the byte before those that are looked through */
    while (newline == NULL && !l->ended) {
        before = l->bytes[l->end - 1];
        l->start = l->end;
        int32_t count = read_more(l);
        if (count < 0) return count;
        newline = memchr(l->bytes, '\n', l->end);
    }
    *found = (line){.is_too_long = true};
    if (newline != NULL) {
        l->start = (uint32_t)(newline - l->bytes) + 1;
        found->has_return = (newline > l->bytes ? newline[-1] : before) == '\r';
    }
    l->begun = true;
    return 1;
}

int32_t lines_next(lines *l, line *found) {
    uint32_t seen = 0; /* bytes behind `start` without a newline */
    for (;;) {
        uint32_t from = l->start + seen;
        const uint8_t *newline = memchr(l->bytes + from, '\n', l->end - from);
        if (newline != NULL) {
            hand_out(l, (uint32_t)(newline - l->bytes) - l->start, 1, found);
            return 1;
        }
        seen = l->end - l->start;
        if (seen == sizeof l->bytes) return pass_over(l, found);
        if (l->ended) {
            if (seen == 0) return 0;
            hand_out(l, seen, 0, found);
            return 1;
        }
        int32_t count = read_more(l);
        if (count < 0) return count;
    }
}
