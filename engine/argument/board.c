/* board.c - the board of an argument: its digits, and the candidates that they leave. */
#include <string.h>

#include "argument/argument.h"

void kt_argument_begin(kt_argument *a, kt_trace *trace, kt_view *views) {
    a->trace = trace;
    a->views = views;
    a->line_count = 0;
    kt_argument_board_clear(&a->board);
    memset(a->board.ruled_out, 0, sizeof a->board.ruled_out);
}

void kt_standing_add(kt_standing *standing, unsigned square, uint16_t digit) {
    kt_squares_add(&standing->filled, square);
    for (unsigned t = 0; t < 3; t++) standing->digits[kt_square_units[square][t]] |= digit;
}

void kt_argument_board_clear(kt_argument_board *board) {
    memset(board->digit, 0, sizeof board->digit);
    memset(&board->standing, 0, sizeof board->standing);
}

void kt_argument_board_put(kt_argument_board *board, unsigned square, unsigned digit) {
    board->digit[square] = (uint8_t)digit;
    kt_standing_add(&board->standing, square, kt_digit_bit(digit));
}

void kt_argument_board_count(kt_argument_board *board) {
    for (unsigned s = 0; s < 81; s++) {
        const uint8_t *units = kt_square_units[s];
        const uint16_t *digits = board->standing.digits;
        uint16_t taken = digits[units[0]] | digits[units[1]] | digits[units[2]];
        board->candidates[s] = board->digit[s] != 0
                                   ? kt_digit_bit(board->digit[s])
                                   : KT_ALL_DIGITS & (uint16_t) ~(taken | board->ruled_out[s]);
    }
}

bool kt_argument_board_is_last(const kt_argument_board *board, unsigned unit) {
    if (unit == KT_NO_UNIT) return false;
    return kt_squares_count(kt_squares_without(kt_unit_masks[unit], board->standing.filled)) == 1;
}
