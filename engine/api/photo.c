/* photo.c - the functions of kakutei_photo.h: a handle, its photo, the report.
 *
 * The one idea: that a reading has one solution is asked as any program would ask it, by the search of kakutei.h; so this
 * library can stand beside either form of the other.
 */
#include "photo/photo.h"

#include <stdlib.h>
#include <string.h>

#include "kakutei_photo.h"

enum {
    GUESSES = 20000, /* boards that take more count as having many solutions */
    WORK = 4 * PHOTO_TRIED + 81 + 40
};

struct kt_photo {
    bool is_open;
    uint32_t format;
    kt_search *search;
    kt_photo_report report;
    photo_state state;
    uint8_t input[KT_PHOTO_INPUT];
};

uint32_t kt_photo_memory(void) {
    return (uint32_t)sizeof(kt_photo) + 65536; /* and the search's */
}

kt_photo *kt_photo_create(void) {
    kt_photo *p = calloc(1, sizeof *p);
    if (p == NULL) return NULL;
    p->search = kt_search_create();
    if (p->search != NULL) return p;
    free(p);
    return NULL;
}

void kt_photo_free(kt_photo *p) {
    if (p != NULL) kt_search_free(p->search);
    free(p);
}

uint8_t *kt_photo_input(kt_photo *p) {
    return p == NULL ? NULL : p->input;
}

const kt_photo_report *kt_photo_get_report(kt_photo *p) {
    return p == NULL ? NULL : &p->report;
}

kt_photo_status kt_photo_open(kt_photo *p, uint32_t width, uint32_t height, uint32_t format) {
    if (p == NULL) return KT_PHOTO_E_HANDLE;
    if (format != KT_PHOTO_GREY && format != KT_PHOTO_RGB && format != KT_PHOTO_RGBA)
        return KT_PHOTO_E_FORMAT;
    bool is_good = width > 0 && height > 0 && width <= KT_PHOTO_SIDE && height <= KT_PHOTO_SIDE;
    if (!is_good) return KT_PHOTO_E_SIZE;
    p->is_open = true;
    p->format = format;
    p->report = (kt_photo_report){.outcome = KT_PHOTO_CONTINUES, .work = WORK};
    photo_begin(&p->state, width, height, format);
    return KT_PHOTO_CONTINUES;
}

kt_photo_status kt_photo_next(kt_photo *p) {
    if (p == NULL) return KT_PHOTO_E_HANDLE;
    if (!p->is_open) return KT_PHOTO_E_NOT_OPEN;
    bool is_read = p->report.outcome == KT_PHOTO_FINISHED;
    if (!is_read || !photo_next(&p->state)) return KT_PHOTO_NO_GRID;
    p->report = (kt_photo_report){.outcome = KT_PHOTO_CONTINUES, .work = WORK};
    return KT_PHOTO_CONTINUES;
}

kt_photo_status kt_photo_cancel(kt_photo *p) {
    if (p == NULL) return KT_PHOTO_E_HANDLE;
    p->is_open = false;
    p->report = (kt_photo_report){.outcome = KT_PHOTO_CONTINUES};
    return KT_PHOTO_CONTINUES;
}

kt_photo_status kt_photo_rows(kt_photo *p, const uint8_t *bytes, uint32_t length, uint32_t stride,
                              uint32_t count) {
    if (p == NULL) return KT_PHOTO_E_HANDLE;
    if (!p->is_open) return KT_PHOTO_E_NOT_OPEN;
    photo_picture *picture = &p->state.picture;
    uint32_t row = picture->photo_width * p->format;
    if (bytes == NULL || stride < row) return KT_PHOTO_E_ROWS;
    if (count > picture->photo_height - picture->rows) return KT_PHOTO_E_ROWS;
    if (count > 0 && (uint64_t)(count - 1) * stride + row > length) return KT_PHOTO_E_ROWS;
    for (uint32_t r = 0; r < count; r++) photo_picture_row(picture, bytes + (size_t)r * stride);
    return KT_PHOTO_CONTINUES;
}

/* --- Reading ---------------------------------------------------------------------------------- */

static uint32_t count_solutions(void *context, const uint8_t digits[81], uint8_t solution[81]) {
    kt_search *search = context;
    char text[KT_SQUARES];
    for (unsigned s = 0; s < KT_SQUARES; s++) text[s] = (char)('0' + digits[s]);
    if (kt_search_open(search, text, KT_SQUARES) < 0) __builtin_trap();
    kt_status status = kt_search_count(search, KT_PHOTO_MANY, GUESSES);
    const kt_search_report *report = kt_search_get_report(search);
    for (unsigned s = 0; s < KT_SQUARES && report->count > 0; s++)
        solution[s] = (uint8_t)(report->solution[s] - '0');
    return status == KT_MORE ? KT_PHOTO_MANY : report->count;
}

static uint8_t symbol(unsigned answer) {
    unsigned digit = photo_digit_of(answer);
    return (uint8_t)(digit == 0 ? '.' : '0' + digit);
}

static void report_square(kt_photo *p, unsigned s) {
    const photo_reading *reading = &p->state.reader.reading;
    const int32_t *prices = p->state.reader.prices[s].of;
    unsigned answer = reading->answer[s];
    p->report.digits[s] = symbol(answer);
    p->report.givens[s] = answer > READING_HAND ? '.' : symbol(answer);
    p->report.doubts[s] = reading->doubt[s];
    p->report.others[s] = symbol(reading->other[s]);
    for (unsigned d = 0; d <= 9; d++) {
        int32_t price = prices[d];
        if (d > 0 && prices[READING_HAND + d] < price) price = prices[READING_HAND + d];
        p->report.unlikely[s][d] = (uint16_t)(price < UINT16_MAX ? price : UINT16_MAX);
    }
}

/* A coordinate of the small picture in 16ths of a pixel of the photo. */
static int32_t in_photo(const photo_picture *picture, float at) {
    float factor = (float)(picture->factor * picture->small_factor);
    return (int32_t)(((at + 0.5F) * factor - 0.5F) * 16);
}

static void report_all(kt_photo *p) {
    const photo_state *state = &p->state;
    p->report.turn = state->turn;
    p->report.solutions = state->reader.reading.solutions;
    for (unsigned s = 0; s < KT_SQUARES; s++) report_square(p, s);
    for (unsigned i = 0; i < 100; i++) {
        unsigned at = photo_turned(10, i, state->turn);
        photo_point node = state->grid.nodes.at[at / 10][at % 10];
        p->report.crossings[i][0] = in_photo(&state->picture, node.x);
        p->report.crossings[i][1] = in_photo(&state->picture, node.y);
    }
}

kt_photo_status kt_photo_read(kt_photo *p, uint32_t budget) {
    if (p == NULL) return KT_PHOTO_E_HANDLE;
    if (!p->is_open) return KT_PHOTO_E_NOT_OPEN;
    if (budget == 0) return KT_PHOTO_E_BUDGET;
    const photo_picture *picture = &p->state.picture;
    if (picture->rows < picture->photo_height) return KT_PHOTO_E_INCOMPLETE;
    if (p->report.outcome >= KT_PHOTO_FINISHED) return (kt_photo_status)p->report.outcome;
    const photo_rules rules = {count_solutions, p->search};
    bool is_done = false;
    for (; budget > 0 && !is_done; budget--) {
        is_done = photo_advance(&p->state, &rules);
        if (p->report.done + 1 < WORK) p->report.done++;
    }
    p->report.outcome = KT_PHOTO_MORE;
    if (!is_done) return KT_PHOTO_MORE;
    p->report.done = WORK;
    p->report.outcome = p->state.has_grid ? KT_PHOTO_FINISHED : KT_PHOTO_NO_GRID;
    if (p->state.has_grid) report_all(p);
    return (kt_photo_status)p->report.outcome;
}
