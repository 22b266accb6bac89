/* context.c - the possibility list of a context, and what its determined sets forbid.
 *
 * The one idea: instead of comparing every possibility with every set again and again, each square
 * keeps the digits that some set forbids it. Registering adds to that; only the deletion of a set,
 * which is rare, makes it be computed anew.
 */
#include <string.h>

#include "methods/ushio/ushio.h"

ushio_set ushio_set_of(kt_squares squares, uint16_t digits) {
    return (ushio_set){squares.band[0] | (uint64_t)squares.band[1] << 27,
                       squares.band[2] | (uint64_t)digits << 32};
}

kt_squares ushio_set_squares(ushio_set set) {
    const uint64_t band = (1u << 27) - 1;
    return (kt_squares){
        {(uint32_t)(set.low & band), (uint32_t)(set.low >> 27), (uint32_t)(set.high & band)}};
}

void ushio_context_clear(ushio_context *c) {
    memset(c, 0, offsetof(ushio_context, sets));
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
    memcpy(to, from, offsetof(ushio_context, sets) + from->set_count * sizeof from->sets[0]);
    if (with_events) {
        memcpy(to->set_events, from->set_events, from->set_count * sizeof from->set_events[0]);
    }
}

void ushio_exclude(ushio_context *c, unsigned square, unsigned digit) {
    for (unsigned base = 0; base < 3; base++) {
        unsigned unit = kt_square_units[square][base], place = kt_square_places[square][base];
        c->digits[unit][place] &= (uint16_t)~kt_digit_bit(digit);
        c->places[unit][digit - 1] &= (uint16_t) ~(1u << place);
    }
    if ((ushio_digits_left(c, square) & c->forbidden[square]) == 0) {
        c->pending.band[square / 27] &= ~(1u << square % 27);
    }
}

void ushio_restore(ushio_context *c, unsigned square, unsigned digit) {
    for (unsigned base = 0; base < 3; base++) {
        unsigned unit = kt_square_units[square][base], place = kt_square_places[square][base];
        c->digits[unit][place] |= kt_digit_bit(digit);
        c->places[unit][digit - 1] |= (uint16_t)(1u << place);
    }
    if (ushio_digits_left(c, square) & c->forbidden[square]) {
        kt_squares_add(&c->pending, square);
    }
}

static void forbid(ushio_context *c, unsigned square, uint16_t digits) {
    c->forbidden[square] |= digits;
    if (ushio_digits_left(c, square) & c->forbidden[square]) kt_squares_add(&c->pending, square);
}

/* The conditions (1) to (4) of section 1.2 for every possibility at once: the set's squares lose the
 * other digits; the other squares of each unit that holds the whole set lose its digits. */
static void let_forbid(ushio_context *c, ushio_set set) {
    kt_squares squares = ushio_set_squares(set);
    uint16_t digits = ushio_set_digits(set);
    uint32_t units = ~0u;
    for (unsigned b = 0; b < 3; b++) {
        for (uint32_t rest = squares.band[b]; rest != 0; rest &= rest - 1) {
            unsigned square = b * 27 + kt_lowest_bit(rest);
            units &= kt_square_unit_bits[square];
            forbid(c, square, (uint16_t)(KT_ALL_DIGITS & ~digits));
        }
    }
    for (; units != 0; units &= units - 1) {
        const uint8_t *unit = kt_unit_squares[kt_lowest_bit(units)];
        for (unsigned i = 0; i < 9; i++) {
            if (!kt_squares_has(squares, unit[i])) forbid(c, unit[i], digits);
        }
    }
}

void ushio_append(ushio_context *c, ushio_set set, uint32_t event) {
    c->sets[c->set_count] = set;
    c->set_events[c->set_count] = event;
    c->set_count++;
    let_forbid(c, set);
    uint16_t digits = ushio_set_digits(set);
    if (!kt_is_single(digits)) return;
    kt_squares squares = ushio_set_squares(set);
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

void ushio_delete(ushio_context *c, uint32_t index) {
    uint32_t behind = --c->set_count - index;
    memmove(&c->sets[index], &c->sets[index + 1], behind * sizeof c->sets[0]);
    memmove(&c->set_events[index], &c->set_events[index + 1], behind * sizeof c->set_events[0]);
    c->stale = true;
}

bool ushio_refresh(ushio_context *c) {
    if (!c->stale) return false;
    c->stale = false;
    memset(c->forbidden, 0, sizeof c->forbidden);
    c->pending = kt_no_squares();
    for (uint32_t i = 0; i < c->set_count; i++) let_forbid(c, c->sets[i]);
    return true;
}

unsigned ushio_next_pending(const ushio_context *c, unsigned from) {
    for (unsigned b = from / 27; b < 3; b++) {
        uint32_t rest = c->pending.band[b];
        if (b == from / 27) rest &= ~0u << from % 27;
        if (rest != 0) return b * 27 + kt_lowest_bit(rest);
    }
    return 81;
}
