/* text.c - see text.h. The exact search checks millions of boards, so eight characters are checked at a
 * time. */
#include "board/text.h"

#include <string.h>

#define BYTES(b) (0x0101010101010101u * (uint64_t)(b))

/* A byte is 0x80 in the result if it is neither '0' to '9' nor '.', else 0. */
static uint64_t wrong_bytes(const uint8_t *at) {
    uint64_t bytes;
    memcpy(&bytes, at, 8);
    uint64_t number = bytes ^ BYTES('0');
    uint64_t above9 = ((number & BYTES(0x7F)) + BYTES(0x76)) | number;
    uint64_t point = bytes ^ BYTES('.');
    uint64_t no_point = ((point & BYTES(0x7F)) + BYTES(0x7F)) | point;
    return above9 & no_point & BYTES(0x80);
}

static bool is_empty(uint8_t character) {
    return character == '.' || character == '0';
}

uint32_t kt_text_first_wrong(const uint8_t text[81]) {
    uint64_t wrong = wrong_bytes(text + 73);
    for (unsigned i = 0; i < 10; i++) wrong |= wrong_bytes(text + 8 * i);
    if (wrong == 0) return 81;
    uint32_t at = 0;
    while (is_empty(text[at]) || (text[at] >= '1' && text[at] <= '9')) at++;
    return at;
}

/* Reads 81 digits, of squares that are empty or have the same. Returns, as read_candidates does, the index
 * of the first wrong character or how many there are. */
static uint32_t read_digits(const uint8_t *text, kt_grid *grid) {
    uint32_t end = kt_text_first_wrong(text);
    for (uint32_t s = 0; s < end; s++) {
        if (is_empty(text[s])) continue;
        uint8_t digit = (uint8_t)(text[s] - '0');
        if (grid->digit[s] != 0 && grid->digit[s] != digit) return s;
        grid->digit[s] = digit;
    }
    return end;
}

static uint32_t read_candidates(const uint8_t *text, kt_board *board) {
    for (unsigned s = 0; s < 81; s++) {
        unsigned there = board->grid.digit[s];
        if (there == 0) board->candidates[s] = 0;
        for (unsigned digit = 1; digit <= 9; digit++) {
            uint32_t at = 9 * s + digit - 1;
            if (is_empty(text[at])) continue;
            if (text[at] != '0' + digit || (there != 0 && there != digit)) return at;
            board->candidates[s] |= kt_digit_bit(digit);
        }
    }
    return KT_TEXT_CANDIDATES;
}

static kt_squares filled_squares(const kt_grid *grid) {
    kt_squares filled = kt_no_squares();
    for (unsigned s = 0; s < 81; s++) {
        if (grid->digit[s] != 0) kt_squares_add(&filled, s);
    }
    return filled;
}

/* Fills in the candidates from the digits alone. */
static void begin_candidates(kt_board *board) {
    for (unsigned s = 0; s < 81; s++) {
        unsigned digit = board->grid.digit[s];
        board->candidates[s] = digit == 0 ? KT_ALL_DIGITS : kt_digit_bit(digit);
    }
}

kt_text_result kt_text_read(const uint8_t *text, uint32_t length, kt_board *board,
                            uint32_t *position) {
    if (length != KT_TEXT_DIGITS && length != KT_TEXT_CANDIDATES && length != KT_TEXT_ALL) {
        return KT_TEXT_LENGTH;
    }
    memset(&board->grid, 0, sizeof board->grid);
    uint32_t read = 0, end = length == KT_TEXT_CANDIDATES ? 0 : KT_TEXT_DIGITS;
    if (length != KT_TEXT_CANDIDATES) read = read_digits(text, &board->grid);
    board->givens = filled_squares(&board->grid);
    if (length == KT_TEXT_ALL && read == end) {
        read += read_digits(text + end, &board->grid);
        end += KT_TEXT_DIGITS;
    }
    begin_candidates(board);
    if (length != KT_TEXT_DIGITS && read == end) read += read_candidates(text + end, board);
    if (read == length) return KT_TEXT_OK;
    *position = read;
    return KT_TEXT_SYMBOL;
}

void kt_text_write(const kt_grid *grid, uint8_t *text) {
    for (unsigned s = 0; s < 81; s++) {
        text[s] = grid->digit[s] == 0 ? '.' : (uint8_t)('0' + grid->digit[s]);
    }
}
