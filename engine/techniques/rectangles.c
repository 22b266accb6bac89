/* rectangles.c - finds the rectangles where unique and hidden rectangles are possible.
 *
 * A rectangle begins in a square that has only its two digits. Its partner in the same box comes
 * before the lines that both are on. The other corners have both digits, or could have them
 * according to the placed digits: a candidate that was removed from a corner does no harm.
 */
#include "techniques/finder.h"

#include <string.h>

/* As in HoDoKu, each rectangle is looked at once, with the first pair of digits that leads to it;
 * and as a few share a number, some are skipped. */
typedef struct {
    unsigned count;
    uint32_t keys[486];
} seen;

static uint32_t key_of(kt_squares squares) {
    uint32_t key = 0;
    while (!kt_squares_empty(squares)) key = 10 * key + kt_squares_take(&squares);
    return key;
}

static bool is_new(seen *s, kt_squares squares) {
    uint32_t key = key_of(squares);
    for (unsigned i = 0; i < s->count; i++) {
        if (s->keys[i] == key) return false;
    }
    s->keys[s->count++] = key;
    return true;
}

/* The digits that each square could have. */
static void fill_possible(const tech_finder *f, uint16_t possible[81]) {
    const tech_board *b = f->board;
    uint16_t placed[27] = {0};
    memcpy(possible, b->digits, sizeof b->digits);
    if (!f->options->missing_candidates) return;
    for (unsigned s = 0; s < 81; s++) {
        if (b->digit[s] == 0) continue;
        for (unsigned t = 0; t < 3; t++) {
            placed[kt_square_units[s][t]] |= kt_digit_bit(b->digit[s]);
        }
    }
    for (unsigned s = 0; s < 81; s++) {
        const uint8_t *u = kt_square_units[s];
        if (b->digit[s] == 0) {
            possible[s] = KT_ALL_DIGITS & (uint16_t) ~(placed[u[0]] | placed[u[1]] | placed[u[2]]);
        }
    }
}

static bool look_at(tech_finder *f, seen *s, const uint8_t corner[4], uint16_t digits) {
    tech_rectangle r = {.digits = digits, .squares = kt_no_squares(), .extra = kt_no_squares()};
    memcpy(r.corner, corner, sizeof r.corner);
    for (unsigned i = 0; i < 4; i++) {
        uint16_t extras = f->board->digits[corner[i]] & (uint16_t)~digits;
        kt_squares_add(&r.squares, corner[i]);
        if (extras != 0) kt_squares_add(&r.extra, corner[i]);
        r.extras |= extras;
    }
    return is_new(s, r.squares) && tech_rectangle_types(f, &r);
}

/* The rectangles of a start and its partner, along the lines that begin in them. */
static bool follow_lines(tech_finder *f, seen *s, const uint16_t possible[81], unsigned start,
                         unsigned partner) {
    uint16_t digits = f->board->digits[start];
    unsigned type = start / 9 == partner / 9 ? KT_COLUMN : KT_ROW;
    for (unsigned i = 0; i < 9; i++) {
        uint8_t corner[4] = {(uint8_t)start, (uint8_t)partner,
                             kt_unit_squares[kt_square_units[start][type]][i],
                             kt_unit_squares[kt_square_units[partner][type]][i]};
        if (kt_square_units[corner[2]][KT_BOX] == kt_square_units[start][KT_BOX]) continue;
        if ((digits & ~(possible[corner[2]] & possible[corner[3]])) != 0) continue;
        if (look_at(f, s, corner, digits)) return true;
    }
    return false;
}

static bool share_line(unsigned a, unsigned b) {
    return (kt_square_unit_bits[a] & kt_square_unit_bits[b] & 0x3FFFF) != 0;
}

static bool search(tech_finder *f) {
    uint16_t possible[81];
    seen s;
    s.count = 0;
    fill_possible(f, possible);
    for (kt_squares starts = f->board->pairs; !kt_squares_empty(starts);) {
        unsigned start = kt_squares_take(&starts);
        const uint8_t *box = kt_unit_squares[kt_square_units[start][KT_BOX]];
        for (unsigned i = 0; i < 9; i++) {
            if (box[i] == start || !share_line(start, box[i])) continue;
            if ((f->board->digits[start] & ~possible[box[i]]) != 0) continue;
            if (follow_lines(f, &s, possible, start, box[i])) return true;
        }
    }
    return false;
}

bool tech_rectangle_found(tech_finder *f) {
    if (f->step.removals > 0) tech_set_add(&f->work->rectangles.met, f->step.technique);
    return tech_found(f);
}

void tech_find_rectangles(tech_finder *f) {
    tech_rectangles *kept = &f->work->rectangles;
    bool option = f->options->missing_candidates;
    bool is_current = tech_is_current(&kept->stamp, f->board, option);
    if (is_current && !tech_sets_meet(&kept->met, &f->wanted)) return;
    memset(kept, 0, sizeof *kept);
    if (!search(f)) tech_stamp_now(&kept->stamp, f->board, option);
}
