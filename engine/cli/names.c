/* names.c - see names.h. */
#include "names.h"

void name_square(out *o, unsigned square) {
    out_char(o, 'r');
    out_number(o, square / 9 + 1);
    out_char(o, 'c');
    out_number(o, square % 9 + 1);
}

void name_unit(out *o, unsigned unit) {
    out_char(o, "rcb"[unit / 9]);
    out_number(o, unit % 9 + 1);
}

void name_candidate(out *o, unsigned square, const char *between, unsigned digit) {
    name_square(o, square);
    out_text(o, between);
    out_number(o, digit);
}
