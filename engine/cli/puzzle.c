/* puzzle.c - see puzzle.h. */
#include "puzzle.h"

#include <string.h>

enum { SQUARES = 81 };

/* What a character can be; 0: it is not allowed. */
enum { DIGIT = 1, EMPTY = 2, END = 3 };
static const uint8_t kinds[256] = {
    ['1'] = DIGIT, ['2'] = DIGIT, ['3'] = DIGIT, ['4'] = DIGIT, ['5'] = DIGIT, ['6'] = DIGIT,
    ['7'] = DIGIT, ['8'] = DIGIT, ['9'] = DIGIT, ['.'] = EMPTY, ['0'] = EMPTY, ['*'] = EMPTY,
    ['_'] = EMPTY, ['-'] = EMPTY, ['x'] = EMPTY, ['X'] = EMPTY, [' '] = END,   ['\t'] = END,
    [','] = END,   [';'] = END,   [':'] = END,   ['#'] = END,
};

static bool has_no_puzzle(const line *l) {
    for (uint32_t i = 0; i < l->length; i++) {
        if (l->bytes[i] == ' ' || l->bytes[i] == '\t') continue;
        return l->bytes[i] == '#';
    }
    return true;
}

/* 81 digits and blanks, with a blank among them, and then the end of the puzzle. */
static bool has_blanks(const line *l) {
    if (l->length < SQUARES || memchr(l->bytes, ' ', SQUARES) == NULL) return false;
    for (uint32_t i = 0; i < SQUARES; i++) {
        if (l->bytes[i] != ' ' && kinds[l->bytes[i]] != DIGIT) return false;
    }
    return l->length == SQUARES || kinds[l->bytes[SQUARES]] == END;
}

/* The number of characters of the puzzle, which may be too many or too few. */
static uint32_t measure(const line *l) {
    if (has_blanks(l)) return SQUARES;
    uint32_t length = 0;
    while (length < l->length && kinds[l->bytes[length]] != END) length++;
    return length;
}

/* The index of the first character that cannot stand there; `length` if all can. Only blanks that
 * are squares were measured. */
static uint32_t find_wrong(const line *l, uint32_t length) {
    for (uint32_t i = 0; i < length; i++) {
        uint8_t c = l->bytes[i];
        if (kinds[c] == 0) return i;
        if (length == PUZZLE_LONGEST && kinds[c] == DIGIT && c != '1' + i % 9) return i;
    }
    return length;
}

static void take_rest(const line *l, puzzle *p) {
    uint32_t from = p->length;
    p->separator = from < l->length ? l->bytes[from] : 0;
    if (from < l->length && l->bytes[from] != '#') from++;
    p->rest = l->bytes + from;
    p->rest_length = l->length - from;
}

void puzzle_read(const line *l, puzzle *p) {
    p->rest_length = 0;
    p->kind = PUZZLE_NO_PUZZLE;
    if (has_no_puzzle(l)) return;

    uint32_t length = measure(l);
    uint32_t wrong = find_wrong(l, length);
    p->kind = PUZZLE_SYMBOL;
    p->length = wrong;
    if (wrong < length) return;
    p->kind = PUZZLE_LENGTH;
    if (length != SQUARES && length != PUZZLE_LONGEST) return;

    p->kind = PUZZLE_GOOD;
    for (uint32_t i = 0; i < length; i++) {
        p->text[i] = kinds[l->bytes[i]] == DIGIT ? l->bytes[i] : '.';
    }
    take_rest(l, p);
}

static void tell_byte(uint8_t byte, out *o) {
    static const char hex[] = "0123456789ABCDEF";
    if (byte > ' ' && byte <= '~') {
        out_char(o, '\'');
        out_char(o, (char)byte);
        out_char(o, '\'');
    } else {
        out_text(o, "the byte 0x");
        out_char(o, hex[byte >> 4]);
        out_char(o, hex[byte & 15]);
    }
}

void puzzle_tell_fault(const line *l, const puzzle *p, out *o) {
    switch (p->kind) {
    case PUZZLE_GOOD:
    case PUZZLE_NO_PUZZLE:
        return;
    case PUZZLE_LENGTH:
        if (l->goes_on && p->length == l->length) out_text(o, "at least ");
        out_number(o, p->length);
        out_text(o, p->length == 1 ? " character" : " characters");
        out_text(o, "; a puzzle has 81, or 729");
        return;
    case PUZZLE_SYMBOL:
        out_text(o, "character ");
        out_number(o, p->length + 1);
        out_text(o, " is ");
        tell_byte(l->bytes[p->length], o);
        if (kinds[l->bytes[p->length]] == 0) {
            out_text(o, "; a puzzle has 1 to 9, and . or 0");
        } else {
            out_text(o, "; there can be ");
            out_number(o, p->length % 9 + 1);
            out_text(o, " or .");
        }
        return;
    }
}
