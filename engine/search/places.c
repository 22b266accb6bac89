/* places.c - see places.h.
 *
 * The one idea: reading and writing go through four bit slices. Slice k has bit k of each square's
 * number (0 to 9), so eight characters become eight squares of a slice with one multiplication, and
 * the squares of a digit are an intersection of slices; nothing depends on how many givens there are.
 */
#include "search/places.h"

#include <string.h>

void kt_places_all(kt_places *board) {
    for (unsigned b = 0; b < 3; b++) {
        for (unsigned d = 0; d < 9; d++) board->at[b][d] = KT_BAND_SQUARES;
        board->open[b] = KT_BAND_SQUARES;
    }
}

void kt_places_put(kt_places *board, unsigned square, unsigned digit) {
    uint32_t bit = 1u << square % 27;
    for (unsigned d = 0; d < 9; d++) {
        if (d != digit - 1) board->at[square / 27][d] &= ~bit;
    }
}

void kt_places_forbid(kt_places *board, unsigned square, unsigned digit) {
    board->at[square / 27][digit - 1] &= ~(1u << square % 27);
}

uint32_t kt_places_of(const kt_places *board, unsigned square) {
    uint32_t digits = 0;
    for (unsigned d = 0; d < 9; d++) {
        digits |= (board->at[square / 27][d] >> square % 27 & 1u) << d;
    }
    return digits;
}

/* --- Text ---------------------------------------------------------------------------------------- */

#define BYTES(b) (0x0101010101010101u * (uint64_t)(b))

enum { ROW = 0777 };
#define ROWS 0001001001u  /* the first square of each row of a band */
#define BOXES 0007007007u /* the first box of a band */

/* A byte is 0x80 in the result if it is neither '0' to '9' nor '.', else 0. */
static uint64_t wrong_bytes(uint64_t bytes) {
    uint64_t number = bytes ^ BYTES('0');
    uint64_t above9 = ((number & BYTES(0x7F)) + BYTES(0x76)) | number;
    uint64_t point = bytes ^ BYTES('.');
    uint64_t no_point = ((point & BYTES(0x7F)) + BYTES(0x7F)) | point;
    return above9 & no_point & BYTES(0x80);
}

static uint32_t first_wrong(const uint8_t text[81]) {
    uint32_t at = 0;
    while (at < 81 && (text[at] == '.' || (text[at] >= '0' && text[at] <= '9'))) at++;
    return at;
}

/* Bit k of eight bytes, the first byte's lowest. */
static uint64_t slice_of(uint64_t bytes, unsigned k) {
    return ((bytes >> k & BYTES(1)) * 0x0102040810204080u) >> 56;
}

/* The four slices of 27 characters; the characters behind them are read as well. */
static uint64_t read_slices(const uint8_t *text, uint32_t slices[4]) {
    uint64_t wrong = 0;
    memset(slices, 0, 4 * sizeof slices[0]);
    for (unsigned i = 0; i < 4; i++) {
        uint64_t bytes;
        memcpy(&bytes, text + 8 * i, 8);
        if (i == 3) bytes = (bytes & 0xFFFFFF) | (BYTES('.') & ~(uint64_t)0xFFFFFF);
        wrong |= wrong_bytes(bytes);
        for (unsigned k = 0; k < 4; k++) slices[k] |= (uint32_t)(slice_of(bytes, k) << 8 * i);
    }
    for (unsigned k = 0; k < 4; k++) slices[k] &= KT_BAND_SQUARES;
    return wrong;
}

/* The squares of each digit in a band. The point's number is 14: it meets none. */
static void part_digits(const uint32_t slices[4], uint32_t digits[9]) {
    uint32_t a = slices[0], b = slices[1], c = slices[2], d = slices[3];
    uint32_t low = ~d, odd = a & low;
    digits[0] = odd & ~b & ~c;
    digits[1] = ~a & b & ~c & low;
    digits[2] = odd & b & ~c;
    digits[3] = ~a & ~b & c & low;
    digits[4] = odd & ~b & c;
    digits[5] = ~a & b & c & low;
    digits[6] = odd & b & c;
    digits[7] = ~a & ~b & ~c & d;
    digits[8] = a & ~b & ~c & d;
}

/* All squares of the rows of a band in which `squares` has one. */
static uint32_t rows_of(uint32_t squares) {
    uint32_t any = squares | squares >> 1 | squares >> 2;
    any = (any | any >> 3 | any >> 6) & ROWS;
    return any * ROW;
}

static uint32_t columns_of(uint32_t squares) {
    return (squares | squares >> 9 | squares >> 18) & ROW;
}

/* All squares of the boxes of a band that have one of `columns`. */
static uint32_t boxes_of(uint32_t columns) {
    uint32_t any = (columns | columns >> 1 | columns >> 2) & 0111;
    return any * BOXES;
}

/* Where a digit may stand whose given squares these are, in squares that are open. The givens must
 * meet each row, column and box once, so all of these count the same; else nothing is left. */
static void leave(const uint32_t given[3], const uint32_t open[3], uint32_t left[3]) {
    uint32_t seen[3], count = 0, rows = 0, boxes = 0, columns = 0;
    for (unsigned b = 0; b < 3; b++) {
        uint32_t row = rows_of(given[b]), column = columns_of(given[b]), box = boxes_of(column);
        seen[b] = row | box;
        columns |= column;
        count += (uint32_t)__builtin_popcount(given[b]);
        rows += (uint32_t)__builtin_popcount(row & ROWS);
        boxes += (uint32_t)__builtin_popcount(box & 0111);
    }
    bool once = rows == count && boxes == count && (uint32_t)__builtin_popcount(columns) == count;
    uint32_t any = once ? KT_BAND_SQUARES : 0;
    for (unsigned b = 0; b < 3; b++) {
        left[b] = ((~(seen[b] | columns * ROWS) & open[b]) | given[b]) & any;
    }
}

uint32_t kt_places_read(kt_places *board, const uint8_t text[81]) {
    uint32_t digits[3][9], slices[4];
    uint8_t padded[3 * 27 + 5];
    memcpy(padded, text, 81);
    memset(padded + 81, '.', sizeof padded - 81);
    uint64_t wrong = 0;
    for (unsigned b = 0; b < 3; b++) {
        wrong |= read_slices(padded + 27 * b, slices);
        part_digits(slices, digits[b]);
        board->open[b] = KT_BAND_SQUARES;
        for (unsigned d = 0; d < 9; d++) board->open[b] &= ~digits[b][d];
    }
    if (wrong != 0) return first_wrong(text);
    for (unsigned d = 0; d < 9; d++) {
        uint32_t given[3] = {digits[0][d], digits[1][d], digits[2][d]}, left[3];
        leave(given, board->open, left);
        for (unsigned b = 0; b < 3; b++) board->at[b][d] = left[b];
    }
    return 81;
}

/* Eight bits as eight bytes 0 or 1, the lowest first. */
static uint64_t spread(uint32_t bits) {
    uint64_t each = (bits & 0xFF) * BYTES(1) & 0x8040201008040201u;
    return (each + BYTES(0x7F)) >> 7 & BYTES(1);
}

void kt_places_write(const kt_places *board, uint8_t text[81]) {
    uint8_t padded[3 * 27 + 5];
    for (unsigned b = 0; b < 3; b++) {
        const uint32_t *at = board->at[b];
        uint32_t slices[4] = {at[1] | at[3] | at[5] | at[7], at[2] | at[3] | at[6] | at[7],
                              at[4] | at[5] | at[6] | at[7], at[8]};
        for (unsigned i = 0; i < 4; i++) {
            uint64_t bytes = BYTES('1');
            for (unsigned k = 0; k < 4; k++) bytes += spread(slices[k] >> 8 * i) << k;
            memcpy(padded + 27 * b + 8 * i, &bytes, 8);
        }
    }
    memcpy(text, padded, 81);
}
