/* places.c - see places.h. */
#include "search/places.h"

void kt_places_all(kt_places *board) {
    for (unsigned d = 0; d < 9; d++) {
        for (unsigned b = 0; b < 3; b++) board->at[d][b] = KT_BAND_SQUARES;
    }
}

void kt_places_put(kt_places *board, unsigned square, unsigned digit) {
    uint32_t bit = 1u << square % 27;
    for (unsigned d = 0; d < 9; d++) {
        if (d != digit - 1) board->at[d][square / 27] &= ~bit;
    }
}

void kt_places_read(kt_places *board, const uint8_t digits[81]) {
    kt_places_all(board);
    for (unsigned s = 0; s < 81; s++) {
        if (digits[s] != 0) kt_places_put(board, s, digits[s]);
    }
}

uint32_t kt_places_of(const kt_places *board, unsigned square) {
    uint32_t digits = 0;
    for (unsigned d = 0; d < 9; d++) {
        digits |= (board->at[d][square / 27] >> square % 27 & 1u) << d;
    }
    return digits;
}
