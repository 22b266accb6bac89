/* ahead.c - see ahead.h.
 *
 * The one idea: of each digit the squares that it can go to are three words of 27 bits, one for each band, so that
 * most questions are a few operations on words. Three lines and three boxes cross in nine short lines; which of these
 * are empty decides what locked candidates remove.
 */
#include "techniques/ahead.h"

#include <string.h>

/* Of a band: its first row, its first box, the first square of each short line. */
enum { ROW = 0x1FF, BOX = 0x1C0E07, SHORT_LINES = 0x1249249 };

typedef struct {
    kt_squares left[10]; /* by digit */
    kt_squares open;     /* not settled yet */
    bool is_changed;
} position;

static void settle(position *p, unsigned square, unsigned digit) {
    if (!kt_squares_has(p->open, square)) return;
    p->is_changed = true;
    kt_squares_remove(&p->open, square);
    p->left[digit] = kt_squares_without(p->left[digit], kt_squares_seen(square));
    for (unsigned other = 1; other <= 9; other++) {
        if (other != digit) kt_squares_remove(&p->left[other], square);
    }
}

static void settle_naked(position *p) {
    for (unsigned band = 0; band < 3; band++) {
        uint32_t once = 0, twice = 0;
        for (unsigned digit = 1; digit <= 9; digit++) {
            twice |= once & p->left[digit].band[band];
            once |= p->left[digit].band[band];
        }
        for (uint32_t naked = once & ~twice & p->open.band[band]; naked != 0; naked &= naked - 1) {
            unsigned square = 27 * band + kt_lowest_bit(naked);
            for (unsigned digit = 1; digit <= 9; digit++) {
                if (kt_squares_has(p->left[digit], square)) settle(p, square, digit);
            }
        }
    }
}

static void settle_in_columns(position *p, unsigned digit) {
    uint32_t once = 0, twice = 0;
    for (unsigned row = 0; row < 9; row++) {
        uint32_t places = p->left[digit].band[row / 3] >> 9 * (row % 3) & ROW;
        twice |= once & places;
        once |= places;
    }
    for (uint32_t alone = once & ~twice; alone != 0; alone &= alone - 1) {
        kt_squares column = kt_unit_masks[9 + kt_lowest_bit(alone)];
        kt_squares place = kt_squares_both(p->left[digit], column);
        settle(p, kt_squares_take(&place), digit);
    }
}

static void settle_in_band(position *p, unsigned digit, unsigned band) {
    for (unsigned i = 0; i < 3; i++) {
        uint32_t row = p->left[digit].band[band] & (uint32_t)ROW << 9 * i;
        if (kt_is_single(row)) settle(p, 27 * band + kt_lowest_bit(row), digit);
        uint32_t box = p->left[digit].band[band] & (uint32_t)BOX << 3 * i;
        if (kt_is_single(box)) settle(p, 27 * band + kt_lowest_bit(box), digit);
    }
}

/* line[i]: the boxes that line i has places in. What a box has in one line only leaves the rest of the line, and what a
 * line has in one box only leaves the rest of the box. */
static void lock(uint32_t line[3]) {
    for (unsigned i = 0; i < 3; i++) {
        uint32_t alone = line[i] & ~(line[(i + 1) % 3] | line[(i + 2) % 3]);
        if (alone != 0) line[i] = alone;
    }
    for (unsigned i = 0; i < 3; i++) {
        if (!kt_is_single(line[i])) continue;
        line[(i + 1) % 3] &= ~line[i];
        line[(i + 2) % 3] &= ~line[i];
    }
}

static void keep(position *p, uint32_t *places, uint32_t kept) {
    if ((*places & ~kept) == 0) return;
    *places &= kept;
    p->is_changed = true;
}

static void lock_rows(position *p, uint32_t *places) {
    uint32_t lines = (*places | *places >> 1 | *places >> 2) & SHORT_LINES;
    uint32_t line[3] = {lines & ROW, lines >> 9 & ROW, lines >> 18};
    lock(line);
    keep(p, places, 7 * (line[0] | line[1] << 9 | line[2] << 18));
}

static void lock_columns(position *p, kt_squares *places) {
    uint32_t columns[3]; /* by band: those with a place */
    for (unsigned band = 0; band < 3; band++) {
        uint32_t all = places->band[band];
        columns[band] = (all | all >> 9 | all >> 18) & ROW;
    }
    uint32_t kept[3] = {0};
    for (unsigned stack = 0; stack < 9; stack += 3) {
        uint32_t line[3];
        for (unsigned i = 0; i < 3; i++) {
            line[i] = (columns[0] >> (stack + i) & 1u) | (columns[1] >> (stack + i) & 1u) << 1 |
                      (columns[2] >> (stack + i) & 1u) << 2;
        }
        lock(line);
        for (unsigned i = 0; i < 3; i++) {
            for (unsigned band = 0; band < 3; band++)
                kept[band] |= (line[i] >> band & 1u) << (stack + i);
        }
    }
    for (unsigned band = 0; band < 3; band++) keep(p, &places->band[band], 0x40201 * kept[band]);
}

unsigned tech_go_ahead(uint16_t candidates[81]) {
    position p = {.open = kt_all_squares()};
    for (unsigned s = 0; s < 81; s++) {
        for (uint16_t digits = candidates[s]; digits != 0; digits &= (uint16_t)(digits - 1)) {
            kt_squares_add(&p.left[kt_lowest_digit(digits)], s);
        }
    }
    do {
        p.is_changed = false;
        settle_naked(&p);
        for (unsigned digit = 1; digit <= 9; digit++) {
            for (unsigned band = 0; band < 3; band++) settle_in_band(&p, digit, band);
            settle_in_columns(&p, digit);
            for (unsigned band = 0; band < 3; band++) lock_rows(&p, &p.left[digit].band[band]);
            lock_columns(&p, &p.left[digit]);
        }
    } while (p.is_changed && !kt_squares_empty(p.open));
    memset(candidates, 0, 81 * sizeof candidates[0]);
    for (unsigned digit = 1; digit <= 9; digit++) {
        for (kt_squares places = p.left[digit]; !kt_squares_empty(places);) {
            candidates[kt_squares_take(&places)] |= kt_digit_bit(digit);
        }
    }
    return 81 - kt_squares_count(p.open);
}
