/* puzzle.h - a line: a puzzle and the text behind it.
 *
 * A puzzle is 81 characters, row by row: a digit, or for an empty square one of . 0 * _ - x X; if
 * it has blanks for empty squares, then nothing else. Or it is 729 characters: nine for each
 * square, which are a digit where it is possible. A blank, tab, comma, semicolon, colon or # ends
 * it. It has to lie in the part of the line that lines.h hands out first.
 */
#ifndef CLI_PUZZLE_H
#define CLI_PUZZLE_H

#include <stdbool.h>
#include <stdint.h>

#include "lines.h"
#include "out.h"

enum { PUZZLE_LONGEST = 729 };

typedef enum {
    PUZZLE_GOOD,
    PUZZLE_NO_PUZZLE, /* a blank line or a comment */
    PUZZLE_LENGTH,    /* `length` is neither 81 nor 729 */
    PUZZLE_SYMBOL     /* the character at `length` cannot stand there */
} puzzle_kind;

typedef struct {
    puzzle_kind kind;
    uint32_t length;
    uint8_t text[PUZZLE_LONGEST]; /* with '.' for everything empty */
    const uint8_t *rest;          /* after the puzzle and the character that ends it (a # stays) */
    uint32_t rest_length;
    uint8_t separator; /* the character that ends it, or 0 */
} puzzle;

void puzzle_read(const line *l, puzzle *p);

/* Why the line holds no puzzle, in words. */
void puzzle_tell_fault(const line *l, const puzzle *p, out *o);

#endif
