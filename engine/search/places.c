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

enum { ROW = 0777, FIRST_COLUMNS = 0111, FIRST_SQUARES = 0001001001, BOX = 0007007007 };

static uint64_t eight_bytes(const uint8_t *at) {
    uint64_t bytes;
    memcpy(&bytes, at, 8);
    return bytes;
}

/* Bit k of eight bytes, the first byte's lowest. */
static uint64_t slice_of(uint64_t bytes, unsigned k) {
    return ((bytes >> k & BYTES(1)) * 0x0102040810204080u) >> 56;
}

/* The four slices of 27 characters; the characters behind them are read as well. */
static void read_slices(const uint8_t *text, uint32_t slices[4]) {
    memset(slices, 0, 4 * sizeof slices[0]);
    for (unsigned i = 0; i < 4; i++) {
        uint64_t bytes = eight_bytes(text + 8 * i);
        for (unsigned k = 0; k < 4; k++) slices[k] |= (uint32_t)(slice_of(bytes, k) << 8 * i);
    }
    for (unsigned k = 0; k < 4; k++) slices[k] &= KT_BAND_SQUARES;
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

void kt_places_read(kt_places *board, const uint8_t text[81]) {
    uint32_t given[3][9], columns[9] = {0}, slices[4];
    uint8_t padded[3 * 27 + 5];
    memcpy(padded, text, 81);
    memset(padded + 81, '.', sizeof padded - 81);
    for (unsigned b = 0; b < 3; b++) {
        read_slices(padded + 27 * b, slices);
        part_digits(slices, given[b]);
        board->open[b] = KT_BAND_SQUARES;
        for (unsigned d = 0; d < 9; d++) board->open[b] &= ~given[b][d];
    }
    for (unsigned b = 0; b < 3; b++) {
        for (unsigned d = 0; d < 9; d++) {
            uint32_t column = (given[b][d] | given[b][d] >> 9 | given[b][d] >> 18) & ROW;
            uint32_t box = (column | column >> 1 | column >> 2) & FIRST_COLUMNS;
            columns[d] |= column;
            board->at[b][d] = board->open[b] & ~(box * BOX);
        }
    }
    for (unsigned b = 0; b < 3; b++) {
        for (unsigned d = 0; d < 9; d++) {
            board->at[b][d] = (board->at[b][d] & ~(columns[d] * FIRST_SQUARES)) | given[b][d];
        }
    }
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
    /* cppcheck-suppress uninitvar ; written eight bytes at a time */
    memcpy(text, padded, 81);
}
