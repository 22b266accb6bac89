/* text.h - a board as text: the only place where input is checked.
 *
 * 81 characters, row by row: '1' to '9' is a digit, '.' or '0' an empty square. 729 are candidates:
 * character 9 * square + digit - 1 is the digit if it is a candidate of the square, else '.' or '0'. 891
 * are 81 givens, 81 digits and 729 candidates: the board as a person sees it. Every other format is
 * read outside the engine.
 */
#ifndef KT_BOARD_TEXT_H
#define KT_BOARD_TEXT_H

#include "board/grid.h"

enum { KT_TEXT_DIGITS = 81, KT_TEXT_CANDIDATES = 729, KT_TEXT_ALL = 81 + 81 + 729 };

typedef struct {
    kt_grid grid;            /* empty for 729 characters, however few candidates a square has */
    uint16_t candidates[81]; /* of a square with a digit only that; else all nine, unless given */
    kt_squares givens;       /* with 81 characters all digits, with 891 those of the first 81 */
} kt_board;

typedef enum { KT_TEXT_OK, KT_TEXT_LENGTH, KT_TEXT_SYMBOL } kt_text_result;

/* Reads `length` characters into `board`. On KT_TEXT_SYMBOL `position` is the index of the first character
 * that cannot stand where it is: an unknown one, a digit where the given is another, a candidate of a
 * square that has another digit. The board is undefined unless the result is KT_TEXT_OK. */
kt_text_result kt_text_read(const uint8_t *text, uint32_t length, kt_board *board,
                            uint32_t *position);

/* The index of the first of 81 characters that is neither '1' to '9' for a digit nor '.' or '0' for an
 * empty square, or 81. */
uint32_t kt_text_first_wrong(const uint8_t text[81]);

/* Writes 81 characters, '.' for an empty square, without a terminator. */
void kt_text_write(const kt_grid *grid, uint8_t *text);

#endif
