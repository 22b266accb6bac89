/* photo.fuzz.c - any picture, in any sizes and rows: an error or a reading, the same however rows and work are cut, and of
 * which every field is in its range.
 *
 * An input: letters for the format (a: grey, b: RGB, c: RGBA), what is added to the stride, how many rows a call hands over,
 * the budget of a call, and the side of the squares of a grid (a: none); width and height as two letters each; then bytes of the pixels,
 * again and again, over which the grid is drawn.
 */
#include <string.h>

#include "fuzz.h"
#include "kakutei_photo.h"

enum { MOST_SIDE = 240, MOST_BYTES = (MOST_SIDE * 4 + 8) * MOST_SIDE };

typedef struct {
    uint32_t format, stride, rows, budget, lines, width, height;
} plan;

static uint8_t pixels[MOST_BYTES];
static kt_photo *at_once, *in_parts;

static uint32_t take_side(fuzz_input *in) {
    static const uint32_t wrong[] = {0, 12001, 20000, UINT32_MAX};
    uint32_t side = fuzz_take(in, 'a', 26);
    side = side * 26 + fuzz_take(in, 'a', 26);
    return side < 4 ? wrong[side] : side % MOST_SIDE + 1;
}

static plan read_plan(fuzz_input *in) {
    static const uint32_t formats[] = {1, 3, 4, 0, 2, UINT32_MAX}, budgets[] = {1, 3, 50};
    plan p = {.format = formats[fuzz_take(in, 'a', 6)]};
    p.stride = fuzz_take(in, 'a', 4);
    p.rows = 1 + fuzz_take(in, 'a', 20);
    p.budget = budgets[fuzz_take(in, 'a', 3)];
    p.lines = fuzz_take(in, 'a', 40);
    p.width = take_side(in);
    p.height = take_side(in);
    p.stride += p.width * p.format;
    return p;
}

/* Whether a grid of nine by nine has a line there. */
static bool is_line(const plan *p, uint32_t x, uint32_t y) {
    enum { MARGIN = 8 };
    if (p->lines < 5 || x < MARGIN || y < MARGIN) return false;
    x -= MARGIN, y -= MARGIN;
    if (x > 9 * p->lines + 1 || y > 9 * p->lines + 1) return false;
    return x % p->lines < 2 || y % p->lines < 2;
}

static void draw(const plan *p, fuzz_input *in) {
    const uint8_t *from = in->at;
    for (uint32_t y = 0; y < p->height; y++) {
        for (uint32_t x = 0; x < p->width; x++) {
            uint8_t *at = pixels + (size_t)y * p->stride + (size_t)x * p->format;
            uint8_t value = from == in->end ? 220 : *in->at;
            if (from != in->end && ++in->at == in->end) in->at = from;
            memset(at, is_line(p, x, y) ? value / 8 : 255 - value / 4, p->format);
        }
    }
}

static void is_in_range(const kt_photo_report *r) {
    MUST(r->turn < 4 && r->solutions <= KT_PHOTO_MANY);
    for (unsigned s = 0; s < KT_SQUARES; s++) {
        bool is_empty = r->digits[s] == '.';
        MUST(is_empty || (r->digits[s] >= '1' && r->digits[s] <= '9'));
        MUST(r->givens[s] == '.' || r->givens[s] == r->digits[s]);
        MUST(r->doubts[s] <= KT_PHOTO_READ_AGAIN);
        MUST(r->others[s] == '.' || (r->others[s] >= '1' && r->others[s] <= '9'));
        MUST(!is_empty || r->others[s] != '.' || r->doubts[s] == KT_PHOTO_SURE);
    }
}

static kt_photo_status read_all(kt_photo *photo, uint32_t budget) {
    kt_photo_status status;
    do {
        status = kt_photo_read(photo, budget);
        const kt_photo_report *r = kt_photo_get_report(photo);
        MUST(r->outcome == (int32_t)status && r->done <= r->work);
    } while (status == KT_PHOTO_MORE);
    return status;
}

/* Both read the next grid, and come to the same. */
static void read_grid(uint32_t budget) {
    kt_photo_status status = read_all(at_once, UINT32_MAX);
    MUST(read_all(in_parts, budget) == status);
    MUST(status == KT_PHOTO_FINISHED || status == KT_PHOTO_NO_GRID);
    const kt_photo_report *one = kt_photo_get_report(at_once),
                          *other = kt_photo_get_report(in_parts);
    MUST(memcmp(one, other, sizeof *one) == 0);
    if (status == KT_PHOTO_FINISHED) is_in_range(one);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    fuzz_input in = {bytes, bytes + size};
    plan p = read_plan(&in);
    if (at_once == NULL) {
        at_once = kt_photo_create();
        in_parts = kt_photo_create();
        MUST(at_once != NULL && in_parts != NULL);
    }
    kt_photo_status status = kt_photo_open(at_once, p.width, p.height, p.format);
    MUST(kt_photo_open(in_parts, p.width, p.height, p.format) == status);
    if (status != KT_PHOTO_CONTINUES) return 0;
    draw(&p, &in);
    uint32_t length = p.stride * p.height;
    MUST(kt_photo_rows(at_once, pixels, length, p.width * p.format - 1, p.height) ==
         KT_PHOTO_E_ROWS);
    MUST(kt_photo_rows(at_once, pixels, length, p.stride, p.height + 1) == KT_PHOTO_E_ROWS);
    MUST(kt_photo_read(at_once, 1) == KT_PHOTO_E_INCOMPLETE);
    MUST(kt_photo_rows(at_once, pixels, length, p.stride, p.height) == KT_PHOTO_CONTINUES);
    for (uint32_t y = 0; y < p.height; y += p.rows) {
        uint32_t count = p.height - y < p.rows ? p.height - y : p.rows;
        MUST(kt_photo_rows(in_parts, pixels + (size_t)y * p.stride, count * p.stride, p.stride,
                           count) == KT_PHOTO_CONTINUES);
    }
    do {
        read_grid(p.budget);
        status = kt_photo_next(at_once);
        MUST(kt_photo_next(in_parts) == status);
    } while (status == KT_PHOTO_CONTINUES);
    MUST(status == KT_PHOTO_NO_GRID);
    return 0;
}
