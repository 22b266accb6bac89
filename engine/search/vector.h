/* vector.h - eight sets of digits in one 128-bit vector, and the few operations on them.
 *
 * The one idea: arithmetic, comparison and shuffles that are known beforehand are GCC's vector
 * extension, which gcc and clang translate for any processor. Only operations without an operator
 * are here, once for x86 (SSE4.1), once for WebAssembly's SIMD and once in plain C; nothing else in
 * the engine may know which. Digits are bits 0 to 8 of a lane.
 */
#ifndef KT_SEARCH_VECTOR_H
#define KT_SEARCH_VECTOR_H

#include <stdbool.h>
#include <stdint.h>

/* Whether the processor has these instructions, so that vectors pay. */
#if defined(__SSE4_1__)
#include <smmintrin.h>
#define KT_V8_IS_FAST 1
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#define KT_V8_IS_FAST 1
#else
#define KT_V8_IS_FAST 0
#endif

typedef uint16_t kt_v8 __attribute__((vector_size(16)));
typedef uint32_t kt_v4 __attribute__((vector_size(16)));

/* The same in memory from malloc, which aligns to only 8 bytes in WebAssembly. */
typedef uint16_t kt_v8_kept __attribute__((vector_size(16), aligned(8)));

/* The same vector, but hidden from the compiler. clang turns masks into selections, and shuffles of
 * which it does not need every lane into others, for which a wasm engine has no single
 * instruction. */
static inline kt_v8 kt_v8_opaque(kt_v8 x) {
#if defined(__wasm_simd128__)
    __asm__("" : "+r"(x));
#endif
    return x;
}

/* Lanes of x and y (8 to 15) in an order known beforehand. */
#if defined(__clang__) || __GNUC__ >= 12
#define KT_V8_SHUFFLE(x, y, ...) kt_v8_opaque(__builtin_shufflevector(x, y, __VA_ARGS__))
#else
#define KT_V8_SHUFFLE(x, y, ...) __builtin_shuffle(x, y, (kt_v8){__VA_ARGS__})
#endif

/* kt_v8_pick takes the bytes of a vector in any order; these are its arguments for lane n, and for
 * an empty lane. */
#define KT_V8_LANE(n) (uint16_t)(((2 * (n) + 1) << 8) + 2 * (n))
#define KT_V8_NO_LANE 0xFFFFu

static inline kt_v8 kt_v8_all(uint16_t value) {
    return (kt_v8){value, value, value, value, value, value, value, value};
}

/* All bits of the lanes that are empty. */
static inline kt_v8 kt_v8_where_empty(kt_v8 x) {
    return kt_v8_opaque((kt_v8)(x == kt_v8_all(0)));
}

/* Each lane without its lowest digit. */
static inline kt_v8 kt_v8_but_lowest(kt_v8 x) {
    return x & (x - kt_v8_all(1));
}

#if defined(__SSE4_1__)

static inline kt_v8 kt_v8_pick(kt_v8 x, kt_v8 lanes) {
    return (kt_v8)_mm_shuffle_epi8((__m128i)x, (__m128i)lanes);
}

static inline bool kt_v8_is_empty(kt_v8 x) {
    return _mm_testz_si128((__m128i)x, (__m128i)x) != 0;
}

/* In each lane the smaller number: empty if either is. */
static inline kt_v8 kt_v8_smaller(kt_v8 x, kt_v8 y) {
    return (kt_v8)_mm_min_epu16((__m128i)x, (__m128i)y);
}

#elif defined(__wasm_simd128__)

static inline kt_v8 kt_v8_pick(kt_v8 x, kt_v8 lanes) {
    return (kt_v8)wasm_i8x16_swizzle((v128_t)x, (v128_t)lanes);
}

static inline bool kt_v8_is_empty(kt_v8 x) {
    return !wasm_v128_any_true((v128_t)x);
}

static inline kt_v8 kt_v8_smaller(kt_v8 x, kt_v8 y) {
    return (kt_v8)wasm_u16x8_min((v128_t)x, (v128_t)y);
}

#else

static inline kt_v8 kt_v8_pick(kt_v8 x, kt_v8 lanes) {
    kt_v8 picked = kt_v8_all(0);
    for (unsigned n = 0; n < 16; n++) {
        unsigned from = lanes[n / 2] >> 8 * (n % 2) & 0xFF;
        unsigned word = from < 16 ? x[from / 2] : 0;
        unsigned byte = word >> 8 * (from % 2) & 0xFF;
        picked[n / 2] = (uint16_t)(picked[n / 2] | byte << 8 * (n % 2));
    }
    return picked;
}

static inline bool kt_v8_is_empty(kt_v8 x) {
    unsigned any = 0;
    for (unsigned n = 0; n < 8; n++) any |= x[n];
    return any == 0;
}

static inline kt_v8 kt_v8_smaller(kt_v8 x, kt_v8 y) {
    kt_v8 less = (kt_v8)(x < y);
    return (x & less) | (y & ~less);
}

#endif

#endif
