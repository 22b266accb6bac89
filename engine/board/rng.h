/* rng.h - random numbers from two seeds: the same seeds give the same numbers on every machine.
 *
 * The one idea: xoroshiro64** by David Blackman and Sebastiano Vigna (2018, public domain,
 * https://prng.di.unimi.it/xoroshiro64starstar.c): two words of state, a few shifts a number. Its
 * state must not be zero, and similar states start with similar numbers, so each seed first goes
 * through the finalizer of MurmurHash3 (Austin Appleby, public domain). Not for cryptography.
 */
#ifndef KT_BOARD_RNG_H
#define KT_BOARD_RNG_H

#include <stdint.h>

typedef struct {
    uint32_t word[2];
} kt_rng;

static inline uint32_t kt_rng_stir(uint32_t x) {
    x = (x ^ x >> 16) * 0x85EBCA6Bu;
    x = (x ^ x >> 13) * 0xC2B2AE35u;
    return x ^ x >> 16;
}

/* Takes any two seeds. Different pairs begin different sequences, except that one pair, for the
 * state zero, shares its sequence with another. */
static inline kt_rng kt_rng_of(uint32_t seed_1, uint32_t seed_2) {
    kt_rng rng = {{kt_rng_stir(seed_1 + 0x9E3779B9u), kt_rng_stir(seed_2 + 0x3C6EF372u)}};
    if ((rng.word[0] | rng.word[1]) == 0) rng.word[0] = 1;
    return rng;
}

static inline uint32_t kt_rng_turn(uint32_t x, unsigned by) {
    return x << by | x >> (32 - by);
}

/* The next 32 bits. */
static inline uint32_t kt_rng_next(kt_rng *rng) {
    uint32_t first = rng->word[0];
    uint32_t second = rng->word[1] ^ first;
    rng->word[0] = kt_rng_turn(first, 26) ^ second ^ second << 9;
    rng->word[1] = kt_rng_turn(second, 13);
    return kt_rng_turn(first * 0x9E3779BBu, 5) * 5;
}

/* A number from 0 to n - 1, n at least 1. The chances differ by less than one in four billion. */
static inline uint32_t kt_rng_below(kt_rng *rng, uint32_t n) {
    return (uint32_t)((uint64_t)kt_rng_next(rng) * n >> 32);
}

#endif
