/* bits.h - sets of digits and sets of squares.
 *
 * The one idea: a set of digits is a uint16_t with bit d-1 for digit d, a set of squares is three
 * words of 27 bits, one for each band of three rows. Everything here is a pure inline function.
 */
#ifndef KT_BOARD_BITS_H
#define KT_BOARD_BITS_H

#include <stdbool.h>
#include <stdint.h>

#define KT_ALL_DIGITS 0x1FFu

typedef struct {
    uint32_t band[3];
} kt_squares;

static inline uint16_t kt_digit_bit(unsigned digit) {
    return (uint16_t)(1u << (digit - 1));
}

static inline unsigned kt_lowest_bit(uint32_t set) {
    return (unsigned)__builtin_ctz(set);
}

static inline unsigned kt_lowest_digit(uint16_t digits) {
    return kt_lowest_bit(digits) + 1;
}

/* Where there is no instruction for it, the compiler would call a function. */
static inline unsigned kt_count(uint32_t set) {
#if defined __wasm__ || defined __POPCNT__ || defined __aarch64__
    return (unsigned)__builtin_popcount(set);
#else
    set -= set >> 1 & 0x55555555u;
    set = (set & 0x33333333u) + (set >> 2 & 0x33333333u);
    return ((set + (set >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24;
#endif
}

static inline bool kt_is_single(uint32_t set) {
    return set != 0 && (set & (set - 1)) == 0;
}

static inline kt_squares kt_no_squares(void) {
    return (kt_squares){{0, 0, 0}};
}

static inline kt_squares kt_all_squares(void) {
    return (kt_squares){{0x7FFFFFF, 0x7FFFFFF, 0x7FFFFFF}};
}

static inline void kt_squares_add(kt_squares *set, unsigned square) {
    set->band[square / 27] |= 1u << square % 27;
}

static inline bool kt_squares_has(kt_squares set, unsigned square) {
    return set.band[square / 27] >> square % 27 & 1u;
}

static inline void kt_squares_remove(kt_squares *set, unsigned square) {
    set->band[square / 27] &= ~(1u << square % 27);
}

/* Takes the lowest square out of a set that is not empty. */
static inline unsigned kt_squares_take(kt_squares *set) {
    unsigned i = set->band[0] != 0 ? 0 : set->band[1] != 0 ? 1 : 2;
    unsigned square = 27 * i + kt_lowest_bit(set->band[i]);
    set->band[i] &= set->band[i] - 1;
    return square;
}

static inline kt_squares kt_one_square(unsigned square) {
    kt_squares set = kt_no_squares();
    kt_squares_add(&set, square);
    return set;
}

static inline kt_squares kt_squares_union(kt_squares a, kt_squares b) {
    return (kt_squares){{a.band[0] | b.band[0], a.band[1] | b.band[1], a.band[2] | b.band[2]}};
}

static inline kt_squares kt_squares_both(kt_squares a, kt_squares b) {
    return (kt_squares){{a.band[0] & b.band[0], a.band[1] & b.band[1], a.band[2] & b.band[2]}};
}

static inline kt_squares kt_squares_without(kt_squares set, kt_squares part) {
    return (kt_squares){
        {set.band[0] & ~part.band[0], set.band[1] & ~part.band[1], set.band[2] & ~part.band[2]}};
}

static inline bool kt_squares_meet(kt_squares a, kt_squares b) {
    return ((a.band[0] & b.band[0]) | (a.band[1] & b.band[1]) | (a.band[2] & b.band[2])) != 0;
}

static inline bool kt_squares_within(kt_squares part, kt_squares whole) {
    return ((part.band[0] & ~whole.band[0]) | (part.band[1] & ~whole.band[1]) |
            (part.band[2] & ~whole.band[2])) == 0;
}

static inline bool kt_squares_empty(kt_squares set) {
    return (set.band[0] | set.band[1] | set.band[2]) == 0;
}

static inline unsigned kt_squares_count(kt_squares set) {
    return kt_count(set.band[0]) + kt_count(set.band[1]) + kt_count(set.band[2]);
}

#endif
