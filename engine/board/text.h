/* text.h - a board as text: the only place where input is checked.
 *
 * 81 characters row by row; '1' to '9' is a digit, '.' or '0' an empty square. Every other format is
 * read outside the engine.
 */
#ifndef KT_BOARD_TEXT_H
#define KT_BOARD_TEXT_H

#include "board/grid.h"

typedef enum { KT_TEXT_OK, KT_TEXT_LENGTH, KT_TEXT_SYMBOL } kt_text_result;

/* Reads `length` characters into `grid`. On KT_TEXT_SYMBOL `position` is the index of the first wrong
 * character. The grid is written only on KT_TEXT_OK. */
kt_text_result kt_text_read(const uint8_t *text, uint32_t length, kt_grid *grid,
                            uint32_t *position);

/* Writes 81 characters, '.' for an empty square, without a terminator. */
void kt_text_write(const kt_grid *grid, uint8_t *text);

#endif
