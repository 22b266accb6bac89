/* context.c - the possibility list of a context, and what its determined sets forbid.
 *
 * The one idea: instead of comparing every possibility with every set again and again, each square
 * keeps the digits that some set forbids it. Registering adds to them; only the deletion of a set,
 * which is rare, computes them anew.
 */
#include <string.h>

#include "methods/ushio/ushio.h"

void ushio_context_clear(ushio_context *c) {
    memset(c, 0, offsetof(ushio_context, list) + offsetof(ushio_list, sets));
    for (unsigned unit = 0; unit < 27; unit++) {
        for (unsigned i = 0; i < 9; i++) {
            c->digits[unit][i] = KT_ALL_DIGITS;
            c->places[unit][i] = KT_ALL_DIGITS;
        }
    }
    c->at_square = KT_NO_SQUARE;
    c->contradiction = KT_NO_EVENT;
    c->first_single.square = KT_NO_SQUARE;
}

void ushio_context_copy(ushio_context *to, const ushio_context *from, bool with_events) {
    memcpy(to, from, offsetof(ushio_context, list));
    ushio_list_copy(&to->list, &from->list, with_events);
}

void ushio_exclude(ushio_context *c, unsigned square, unsigned digit) {
    for (unsigned base = 0; base < 3; base++) {
        unsigned unit = kt_square_units[square][base], place = kt_square_places[square][base];
        c->digits[unit][place] &= (uint16_t)~kt_digit_bit(digit);
        c->places[unit][digit - 1] &= (uint16_t) ~(1u << place);
    }
    if ((ushio_candidates(c, square) & c->forbidden[square]) == 0) {
        c->pending.band[square / 27] &= ~(1u << square % 27);
    }
}

void ushio_restore(ushio_context *c, unsigned square, unsigned digit) {
    for (unsigned base = 0; base < 3; base++) {
        unsigned unit = kt_square_units[square][base], place = kt_square_places[square][base];
        c->digits[unit][place] |= kt_digit_bit(digit);
        c->places[unit][digit - 1] |= (uint16_t)(1u << place);
    }
    if (ushio_candidates(c, square) & c->forbidden[square]) {
        kt_squares_add(&c->pending, square);
    }
}

/* The squares of the units that are not among `inside`. */
static kt_squares squares_around(uint32_t units, kt_squares inside) {
    return kt_squares_without(kt_squares_of_units(units), inside);
}

static void forbid(ushio_context *c, kt_squares squares, uint16_t digits) {
    for (unsigned b = 0; b < 3; b++) {
        for (uint32_t rest = squares.band[b]; rest != 0; rest &= rest - 1) {
            unsigned square = b * 27 + kt_lowest_bit(rest);
            c->forbidden[square] |= digits;
            if (ushio_candidates(c, square) & digits) c->pending.band[b] |= rest & -rest;
        }
    }
}

/* Registering lets the set exclude, by the conditions (1) to (4) of section 1.2 for every possibility
 * at once: its squares lose the other digits, the other squares of each unit that holds the whole set
 * lose its digits. */
void ushio_append(ushio_context *c, ushio_set set, uint32_t event) {
    ushio_list_append(&c->list, set, event);
    kt_squares squares = ushio_set_squares(set);
    uint16_t digits = ushio_set_digits(set);
    forbid(c, squares, (uint16_t)(KT_ALL_DIGITS & ~digits));
    forbid(c, squares_around(c->list.units[c->list.slots - 1], squares), digits);
    if (!kt_is_single(digits)) return;
    for (unsigned b = 0; b < 3; b++) {
        if (squares.band[b] == 0) continue;
        unsigned square = b * 27 + kt_lowest_bit(squares.band[b]);
        c->determined[square] = (uint8_t)kt_lowest_digit(digits);
        for (unsigned base = 0; base < 3; base++) {
            c->unit_determined[kt_square_units[square][base]] |= digits;
        }
    }
    c->singles++;
}

void ushio_doubt(ushio_context *c, ushio_set lost) {
    kt_squares inside = ushio_set_squares(lost);
    kt_squares around = squares_around(ushio_common_units(lost), inside);
    c->stale = kt_squares_union(c->stale, kt_squares_union(inside, around));
}

static uint16_t forbidden_by(const ushio_list *list, unsigned square) {
    uint32_t units = kt_square_unit_bits[square];
    uint16_t forbidden = 0;
    for (uint32_t word = 0; word * 64 < list->slots; word++) {
        uint64_t holds = list->by_square[square][word];
        uint32_t end = word * 64 + 64 < list->slots ? word * 64 + 64 : list->slots;
        for (uint32_t i = word * 64; i < end; i++, holds >>= 1) {
            uint16_t digits = ushio_set_digits(list->sets[i]);
            if (holds & 1) {
                forbidden |= (uint16_t)(KT_ALL_DIGITS & ~digits);
            } else if (list->units[i] & units) {
                forbidden |= digits; /* none for a hole */
            }
        }
    }
    return forbidden;
}

/* An excluded digit need not be looked at: it never comes back, except the one that SP sets back at
 * once (U7), and that is pending here. */
void ushio_refresh(ushio_context *c) {
    for (unsigned b = 0; b < 3; b++) {
        for (uint32_t rest = c->stale.band[b] & c->pending.band[b]; rest != 0; rest &= rest - 1) {
            unsigned square = b * 27 + kt_lowest_bit(rest);
            c->forbidden[square] = forbidden_by(&c->list, square);
            if ((ushio_candidates(c, square) & c->forbidden[square]) == 0) {
                c->pending.band[b] &= ~(rest & -rest);
            }
        }
        c->stale.band[b] = 0;
    }
}

unsigned ushio_next_pending(const ushio_context *c, unsigned from) {
    for (unsigned b = from / 27; b < 3; b++) {
        uint32_t rest = c->pending.band[b];
        if (b == from / 27) rest &= ~0u << from % 27;
        if (rest != 0) return b * 27 + kt_lowest_bit(rest);
    }
    return 81;
}
