/* photo.test.c - the reader of photos on pictures that are drawn here: boards flat, bent, blurred, shadowed and turned; what
 * is no board; and wrong calls.
 */
#include "kakutei_photo.h"

#include "drawn_photo.h"
#include "halves.h"
#include "tap.h"

static const char printed[] = "53..7...."
                              "6..195..."
                              ".98....6."
                              "8...6...3"
                              "4..8.3..1"
                              "7...2...6"
                              ".6....28."
                              "...419..5"
                              "....8..79";
static const char written[] = "..46....2"
                              ".7....34."
                              "1..34.5.."
                              ".59..1.2."
                              ".2..5.79."
                              "..39..85."
                              "9..53...4"
                              "287...63."
                              "3.52.6...";

static uint8_t grey[DRAWN_SIDE * DRAWN_SIDE];
static kt_photo *photo;
static char text[200];

static kt_photo_status read_grey(void) {
    kt_photo_open(photo, DRAWN_SIDE, DRAWN_SIDE, KT_PHOTO_GREY);
    kt_photo_rows(photo, grey, sizeof grey, DRAWN_SIDE, DRAWN_SIDE);
    kt_photo_status status;
    while ((status = kt_photo_read(photo, 1000)) == KT_PHOTO_MORE) continue;
    return status;
}

static const char *as_text(const uint8_t squares[81]) {
    memcpy(text, squares, 81);
    text[81] = '\0';
    return text;
}

static void reads(drawn_photo drawn, const char *name) {
    char expected[82];
    drawn.printed = printed;
    draw_photo(&drawn, grey);
    if (!tap_ok(read_grey() == KT_PHOTO_FINISHED, name)) return;
    for (unsigned s = 0; s < 82; s++) {
        bool is_written = drawn.written != NULL && printed[s] == '.';
        expected[s] = is_written ? drawn.written[s] : printed[s];
    }
    const kt_photo_report *r = kt_photo_get_report(photo);
    tap_text(as_text(r->digits), expected, "  every square is read");
    if (drawn.written == NULL) { /* what is drawn here is no handwriting to a network */
        tap_text(as_text(r->givens), printed, "  all of it is printed");
        tap_number(r->solutions, KT_PHOTO_ONE, "  it has one solution");
    }
    tap_number(r->turn, drawn.turn, "  the side that is up is known");
}

static const struct {
    drawn_photo drawn;
    const char *name;
} boards[] = {
    {{0}, "flat"},
    {{.turn = 1, .blur = 2, .shadow = 0.7F}, "blurred, shadowed, on its side"},
    {{.turn = 3, .written = written, .blur = 1}, "half filled in by hand, on its other side"},
    {{.turn = 2, .bend = 0.3F, .lean = 0.2F}, "bent, leaning, upside down"},
};

static void boards_are_read(void) {
    for (unsigned i = FIRST; i < sizeof boards / sizeof *boards; i += EACH)
        reads(boards[i].drawn, boards[i].name);
}

static void no_boards(void) {
    memset(grey, 200, sizeof grey);
    tap_number(read_grey(), KT_PHOTO_NO_GRID, "paper is no grid");
    uint32_t noise = 1;
    for (unsigned i = 0; i < sizeof grey; i++) {
        noise = noise * 1664525 + 1013904223;
        grey[i] = (uint8_t)(noise >> 24);
    }
    tap_number(read_grey(), KT_PHOTO_NO_GRID, "noise is no grid");
    const drawn_photo crossword = {.squares = 13, .printed = printed};
    draw_photo(&crossword, grey);
    tap_number(read_grey(), KT_PHOTO_NO_GRID, "thirteen by thirteen is no grid");
    kt_photo_open(photo, 1, 1, KT_PHOTO_GREY);
    kt_photo_rows(photo, grey, 1, 1, 1);
    tap_number(kt_photo_read(photo, 1000), KT_PHOTO_NO_GRID, "one pixel is no grid");
}

static void wrong_calls(void) {
    tap_number(kt_photo_open(photo, 0, 0, KT_PHOTO_GREY), KT_PHOTO_E_SIZE, "0 x 0 is refused");
    tap_number(kt_photo_open(photo, 20000, 20000, KT_PHOTO_RGB), KT_PHOTO_E_SIZE,
               "20,000 x 20,000 is refused");
    tap_number(kt_photo_open(photo, 10, 10, 2), KT_PHOTO_E_FORMAT, "two bytes a pixel are refused");
    tap_number(kt_photo_open(photo, 10, 0, KT_PHOTO_GREY), KT_PHOTO_E_SIZE, "so is 10 x 0");
    tap_number(kt_photo_open(photo, 10, KT_PHOTO_SIDE + 1, KT_PHOTO_GREY), KT_PHOTO_E_SIZE,
               "and what is only too high");
    tap_ok(kt_photo_open(NULL, 10, 10, 1) == KT_PHOTO_E_HANDLE &&
               kt_photo_rows(NULL, grey, 1, 1, 1) == KT_PHOTO_E_HANDLE &&
               kt_photo_read(NULL, 1) == KT_PHOTO_E_HANDLE &&
               kt_photo_next(NULL) == KT_PHOTO_E_HANDLE &&
               kt_photo_cancel(NULL) == KT_PHOTO_E_HANDLE,
           "NULL is refused");
    tap_ok(kt_photo_get_report(NULL) == NULL && kt_photo_input(NULL) == NULL, "and has nothing");
    kt_photo_free(NULL);
    kt_photo_cancel(photo);
    tap_ok(kt_photo_read(photo, 1) == KT_PHOTO_E_NOT_OPEN &&
               kt_photo_rows(photo, grey, 1, 1, 1) == KT_PHOTO_E_NOT_OPEN &&
               kt_photo_next(photo) == KT_PHOTO_E_NOT_OPEN,
           "no photo is open after cancelling");
    kt_photo_open(photo, 100, 10, KT_PHOTO_RGBA);
    tap_number(kt_photo_rows(photo, NULL, 4000, 400, 10), KT_PHOTO_E_ROWS, "no rows are refused");
    tap_number(kt_photo_rows(photo, grey, 4000, 399, 10), KT_PHOTO_E_ROWS,
               "a stride shorter than a row is refused");
    tap_number(kt_photo_rows(photo, grey, 3999, 400, 10), KT_PHOTO_E_ROWS,
               "bytes that do not suffice are refused");
    tap_number(kt_photo_rows(photo, grey, 8000, 400, 11), KT_PHOTO_E_ROWS,
               "too many rows are refused");
    tap_number(kt_photo_rows(photo, kt_photo_input(photo), 0, 400, 0), KT_PHOTO_CONTINUES,
               "none need no bytes");
    tap_number(kt_photo_rows(photo, grey, 4000, 400, 10), KT_PHOTO_CONTINUES,
               "the handle works on");
    tap_number(kt_photo_read(photo, 0), KT_PHOTO_E_BUDGET, "a budget of 0 is refused");
    kt_photo_open(photo, 100, 10, KT_PHOTO_GREY);
    tap_number(kt_photo_read(photo, 1), KT_PHOTO_E_INCOMPLETE, "missing rows are told");
}

/* Two boards side by side, the second of which is on its head. */
static void other_grids(void) {
    static uint8_t both[DRAWN_SIDE * DRAWN_SIDE * 2], second[DRAWN_SIDE * DRAWN_SIDE];
    const drawn_photo left = {.printed = printed}, right = {.printed = printed, .turn = 2};
    draw_photo(&left, grey);
    draw_photo(&right, second);
    for (size_t y = 0; y < DRAWN_SIDE; y++) {
        memcpy(both + 2 * y * DRAWN_SIDE, grey + y * DRAWN_SIDE, DRAWN_SIDE);
        memcpy(both + (2 * y + 1) * DRAWN_SIDE, second + y * DRAWN_SIDE, DRAWN_SIDE);
    }
    kt_photo_open(photo, 2 * DRAWN_SIDE, DRAWN_SIDE, KT_PHOTO_GREY);
    kt_photo_rows(photo, both, sizeof both, 2 * DRAWN_SIDE, DRAWN_SIDE);
    tap_number(kt_photo_next(photo), KT_PHOTO_NO_GRID, "before a grid is read none is passed over");
    const kt_photo_report *r = kt_photo_get_report(photo);
    uint32_t turns = 0;
    for (unsigned i = 0; i < 2; i++) {
        while (kt_photo_read(photo, 1000) == KT_PHOTO_MORE) continue;
        tap_ok(memcmp(r->givens, printed, KT_SQUARES) == 0, i == 0 ? "a grid" : "and another one");
        turns += r->turn;
        tap_number(kt_photo_next(photo), KT_PHOTO_CONTINUES, "is passed over");
    }
    tap_number(turns, 2, "they are not the same");
    tap_number(kt_photo_read(photo, 1000), KT_PHOTO_NO_GRID, "there is no third one");
    tap_number(kt_photo_next(photo), KT_PHOTO_NO_GRID, "nor is one passed over");
}

/* However the rows come, and however the work is cut. */
static void cut_in_parts(void) {
    static kt_photo_report whole;
    const drawn_photo drawn = {.printed = printed, .written = written};
    draw_photo(&drawn, grey);
    read_grey();
    whole = *kt_photo_get_report(photo);
    kt_photo_open(photo, DRAWN_SIDE, DRAWN_SIDE, KT_PHOTO_GREY);
    for (uint32_t y = 0; y < DRAWN_SIDE; y += 5)
        kt_photo_rows(photo, grey + y * DRAWN_SIDE, 5 * DRAWN_SIDE, DRAWN_SIDE, 5);
    uint32_t calls = 1, done = 0;
    bool grows = true;
    for (; kt_photo_read(photo, 1) == KT_PHOTO_MORE; calls++) {
        const kt_photo_report *r = kt_photo_get_report(photo);
        grows = grows && r->done >= done && r->done < r->work;
        done = r->done;
    }
    tap_ok(calls > 100 && grows, "budgets of 1 take many calls, which tell how far they are");
    tap_ok(memcmp(&whole, kt_photo_get_report(photo), sizeof whole) == 0, "and come to the same");
    tap_number(kt_photo_read(photo, 1), KT_PHOTO_FINISHED, "and so does another call");
}

int main(void) {
    photo = kt_photo_create();
    if (!tap_ok(photo != NULL, "there is memory")) return tap_end();
    tap_ok(kt_photo_memory() < 64 << 20, "a handle takes less than 64 MB");
    boards_are_read();
    no_boards();
    wrong_calls();
    if (TAKES(0)) other_grids();
    if (TAKES(1)) cut_in_parts();
    kt_photo_free(photo);
    return tap_end();
}
