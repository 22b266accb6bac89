/* photo.c - see photo.h. A netpbm file is a header in text and the bytes of the pixels; one picture can follow another. */
#include "photo.h"

#include <string.h>

#include "kakutei_photo.h"
#include "port.h"
#include "progress.h"

typedef struct {
    int32_t file;
    int32_t fault; /* 0, or the PORT_E_... of a read that failed */
    uint32_t at, end;
    uint8_t bytes[KT_PHOTO_INPUT];
} source;

typedef struct {
    uint32_t format, width, height, most;
} header;

static source input;
static kt_photo *photo;

bool photo_open(void) {
    photo = kt_photo_create();
    return photo != NULL;
}

/* --- Netpbm ----------------------------------------------------------------------------------- */

/* Reads more behind what is left, if there is room; false at the end. */
static bool fill(void) {
    if (input.at > 0) memmove(input.bytes, input.bytes + input.at, input.end - input.at);
    input.end -= input.at;
    input.at = 0;
    int32_t count =
        port_read(input.file, input.bytes + input.end, (uint32_t)sizeof input.bytes - input.end);
    if (count < 0) input.fault = count;
    if (count > 0) input.end += (uint32_t)count;
    return count > 0;
}

/* The next byte, or -1 at the end. */
static int next(void) {
    return input.at < input.end || fill() ? input.bytes[input.at++] : -1;
}

static bool is_blank(int c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

/* The first byte that is neither blank nor of a comment. */
static int next_word(void) {
    int c = next();
    while (is_blank(c) || c == '#') {
        bool is_comment = c == '#';
        while (is_comment && c != '\n' && c >= 0) c = next();
        c = next();
    }
    return c;
}

/* A number, and the one blank behind it. */
static bool read_number(uint32_t *number) {
    int c = next_word();
    *number = 0;
    if (c < '0' || c > '9') return false;
    for (; c >= '0' && c <= '9'; c = next()) {
        if (*number > 99999999) return false;
        *number = *number * 10 + (uint32_t)(c - '0');
    }
    return is_blank(c);
}

typedef enum { HEADER_END, HEADER_GOOD, HEADER_WRONG } header_kind;

static header_kind read_header(header *h) {
    int c = next_word();
    if (c < 0) return HEADER_END;
    int kind = c == 'P' ? next() : 0;
    if (kind != '5' && kind != '6') return HEADER_WRONG;
    h->format = kind == '5' ? KT_PHOTO_GREY : KT_PHOTO_RGB;
    bool is_good = read_number(&h->width) && read_number(&h->height) && read_number(&h->most);
    return is_good ? HEADER_GOOD : HEADER_WRONG;
}

/* The next rows that are whole in the block, as many as are wanted; 0 at the end. */
static uint32_t whole_rows(uint32_t row, uint32_t wanted) {
    while (input.end - input.at < row && fill()) continue;
    uint32_t count = (input.end - input.at) / row;
    return count < wanted ? count : wanted;
}

/* Makes `most` white. */
static void brighten(uint8_t *bytes, uint32_t count, uint32_t most) {
    if (most == 255) return;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t value = bytes[i] < most ? bytes[i] : most;
        bytes[i] = (uint8_t)(value * 255 / most);
    }
}

/* Hands the rows over; false if some are missing. */
static bool take_rows(const header *h) {
    uint32_t row = h->width * h->format;
    for (uint32_t left = h->height; left > 0;) {
        uint32_t count = whole_rows(row, left);
        if (count == 0) return false;
        uint8_t *bytes = input.bytes + input.at;
        brighten(bytes, count * row, h->most);
        if (kt_photo_rows(photo, bytes, count * row, row, count) < 0) __builtin_trap();
        input.at += count * row;
        left -= count;
    }
    return true;
}

/* --- Answers ---------------------------------------------------------------------------------- */

static void write_doubts(const kt_photo_report *r, out *o) {
    bool is_first = true;
    for (uint32_t s = 0; s < KT_SQUARES; s++) {
        if (r->doubts[s] == KT_PHOTO_SURE) continue;
        if (!is_first) out_char(o, ' ');
        is_first = false;
        out_char(o, 'r');
        out_number(o, s / 9 + 1);
        out_char(o, 'c');
        out_number(o, s % 9 + 1);
        out_char(o, '=');
        out_char(o, (char)r->digits[s]);
        out_char(o, '?');
        out_char(o, (char)r->others[s]);
    }
}

static void write_reading(out *o) {
    static const char *const solutions[] = {"none", "one", "many"};
    const kt_photo_report *r = kt_photo_get_report(photo);
    out_bytes(o, r->givens, KT_SQUARES);
    out_char(o, '\t');
    out_bytes(o, r->digits, KT_SQUARES);
    out_char(o, '\t');
    out_text(o, solutions[r->solutions]);
    out_char(o, '\t');
    write_doubts(r, o);
}

/* Reads a picture whose header is good: NULL, or what is wrong. If `ends`, nothing behind it can be read. */
static const char *answer(const header *h, out *o, bool *ends) {
    *ends = true;
    if (h->most == 0 || h->most > 255) return "the greatest value of a picture is 1 to 255";
    if (h->width == 0 || h->height == 0) return "the picture has no pixels";
    kt_photo_status status = kt_photo_open(photo, h->width, h->height, h->format);
    if (status < 0) return "a picture has at most 12000 pixels a side";
    if (!take_rows(h)) return "the picture is cut off";
    *ends = false;
    while ((status = kt_photo_read(photo, UINT32_MAX)) == KT_PHOTO_MORE) continue;
    if (status == KT_PHOTO_NO_GRID) return "no grid";
    write_reading(o);
    return NULL;
}

int32_t photo_answer_all(int32_t file, out *o) {
    input.file = file;
    input.fault = 0;
    input.at = input.end = 0;
    bool ends = false;
    while (!ends && o->fault == 0) {
        header h;
        header_kind kind = read_header(&h);
        if (kind == HEADER_END || input.fault != 0) break;
        const char *objection = "no picture of netpbm (P5 or P6)";
        ends = true;
        if (kind == HEADER_GOOD) objection = answer(&h, o, &ends);
        if (input.fault != 0) break;
        if (objection != NULL) {
            out_text(o, "error: ");
            out_text(o, objection);
        }
        out_end_line(o, false);
        progress_count(objection != NULL);
    }
    return input.fault;
}
