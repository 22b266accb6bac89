/* square_text.h - squares, units and sets as text: r1c1, b1, r1c1+r1c5=12.
 *
 * The one idea: whatever is written goes to the end of `page`, so that a whole answer is one string.
 */
#ifndef KT_TESTS_SQUARE_TEXT_H
#define KT_TESTS_SQUARE_TEXT_H

#include <stdio.h>
#include <string.h>

#include "board/bits.h"
#include "board/units.h"

/* --- Reading -------------------------------------------------------------------------------------- */

static inline unsigned square_of(const char *name) {
    return (unsigned)(name[1] - '1') * 9 + (unsigned)(name[3] - '1');
}

static inline uint16_t digits_of(const char *text) {
    uint16_t digits = 0;
    for (; *text >= '1' && *text <= '9'; text++) digits |= kt_digit_bit((unsigned)(*text - '0'));
    return digits;
}

/* "r1c1+r1c5"; whatever follows is not read. */
static inline kt_squares squares_of(const char *text) {
    kt_squares squares = kt_no_squares();
    for (; *text == 'r'; text += text[4] == '+' ? 5 : 4) kt_squares_add(&squares, square_of(text));
    return squares;
}

/* "r1", "c1" or "b1" */
static inline unsigned unit_of(const char *name) {
    unsigned type = *name == 'r' ? KT_ROW : *name == 'c' ? KT_COLUMN : KT_BOX;
    return 9 * type + (unsigned)(name[1] - '1');
}

/* --- Writing -------------------------------------------------------------------------------------- */

static char page[20000];
static char *end_of_page;

static inline const char *end_page(void) {
    *end_of_page = 0;
    return page;
}

static inline void write_squares(kt_squares squares) {
    const char *plus = "";
    for (unsigned s = 0; s < 81; s++) {
        if (!kt_squares_has(squares, s)) continue;
        end_of_page += sprintf(end_of_page, "%sr%uc%u", plus, s / 9 + 1, s % 9 + 1);
        plus = "+";
    }
}

static inline void write_set(kt_squares squares, uint16_t digits) {
    write_squares(squares);
    if (digits != 0) *end_of_page++ = '=';
    for (unsigned d = 1; d <= 9; d++) {
        if (digits & kt_digit_bit(d)) *end_of_page++ = (char)('0' + d);
    }
}

#endif
