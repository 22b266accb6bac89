/* candidates.c - keeps both views of the candidates in step. */
#include <string.h>

#include "candidates/candidates.h"
#include "methods/rules.h"

void kt_candidates_clear(kt_candidates *c) {
    memset(c, 0, sizeof *c);
    for (unsigned s = 0; s < 81; s++) c->digits[s] = KT_ALL_DIGITS;
    for (unsigned u = 0; u < 27; u++) {
        for (unsigned d = 0; d < 9; d++) c->places[u][d] = 0x1FF;
    }
}

/* Takes candidate d + 1, which is there. */
static void take(kt_candidates *c, unsigned square, unsigned d) {
    c->digits[square] &= (uint16_t) ~(1u << d);
    bool is_last = c->digits[square] == 0 && c->digit[square] == 0;
    for (unsigned t = 0; t < 3; t++) {
        uint16_t *places = &c->places[kt_square_units[square][t]][d];
        uint32_t place = 1u << kt_square_places[square][t];
        is_last |= *places == place;
        *places &= (uint16_t)~place;
    }
    c->contradicts |= is_last;
}

uint16_t kt_candidates_exclude(kt_candidates *c, unsigned square, uint16_t digits) {
    uint16_t gone = c->digits[square] & digits;
    for (uint32_t rest = gone; rest != 0; rest &= rest - 1) take(c, square, kt_lowest_bit(rest));
    return gone;
}

void kt_candidates_place(kt_candidates *c, unsigned square, unsigned digit) {
    const uint8_t *units = kt_square_units[square];
    uint32_t places[3]; /* of the digit, which now has none left in these units */
    for (unsigned t = 0; t < 3; t++) {
        places[t] = c->places[units[t]][digit - 1];
        c->places[units[t]][digit - 1] = 0;
    }
    c->digit[square] = (uint8_t)digit;
    c->filled++;
    kt_candidates_exclude(c, square, KT_ALL_DIGITS);
    for (unsigned t = 0; t < 3; t++) {
        for (uint32_t rest = places[t]; rest != 0; rest &= rest - 1) {
            unsigned loser = kt_unit_squares[units[t]][kt_lowest_bit(rest)];
            if (c->digits[loser] & kt_digit_bit(digit)) take(c, loser, digit - 1);
        }
    }
}

kt_squares kt_candidates_losers(const kt_candidates *c, unsigned square, unsigned digit) {
    kt_squares losers = kt_no_squares();
    for (unsigned t = 0; t < 3; t++) {
        kt_squares places = kt_candidates_squares(c, kt_square_units[square][t], digit);
        losers = kt_squares_union(losers, places);
    }
    return kt_squares_without(losers, kt_one_square(square));
}

bool kt_candidates_contradict(const kt_candidates *c, kt_event *event) {
    if (!c->contradicts) return false;
    for (unsigned s = 0; s < 81; s++) {
        if (c->digit[s] != 0 || c->digits[s] != 0) continue;
        event->kind = KT_EVENT_CONTRADICTION;
        event->rule = KT_RULE_C_SQUARES;
        event->square = (uint8_t)s;
        kt_event_set_squares(event, kt_one_square(s));
        return true;
    }
    for (unsigned u = 0; u < 27; u++) {
        for (unsigned d = 1; d <= 9; d++) {
            if (c->places[u][d - 1] != 0 || kt_candidates_stands(c, u, d)) continue;
            event->kind = KT_EVENT_CONTRADICTION;
            event->rule = KT_RULE_C_NO_PLACE;
            event->unit = (uint8_t)u;
            event->digits = kt_digit_bit(d);
            kt_event_set_squares(event, kt_unit_masks[u]);
            return true;
        }
    }
    return false;
}

unsigned kt_candidates_line(const kt_candidates *c, unsigned box, unsigned digit) {
    uint32_t places = c->places[box][digit - 1];
    if (kt_count(places) < 2) return KT_NO_UNIT;
    unsigned first = kt_unit_squares[box][kt_lowest_bit(places)];
    for (unsigned i = 0; i < 3; i++) {
        if ((places & ~(7u << 3 * i)) == 0) return kt_square_units[first][KT_ROW];
        if ((places & ~(0x49u << i)) == 0) return kt_square_units[first][KT_COLUMN];
    }
    return KT_NO_UNIT;
}
