/* fuzz.h - the parts that all targets share: the bytes of an input, and MUST.
 *
 * The one idea: every input means something. Every byte is counted from a letter and taken modulo
 * the number of choices, so that seeds can be written as text; after the end every byte is 0.
 */
#ifndef KT_TESTS_FUZZ_H
#define KT_TESTS_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* libFuzzer calls this with one input after the other. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

typedef struct {
    const uint8_t *at, *end;
} fuzz_input;

static inline bool fuzz_is_over(const fuzz_input *in) {
    return in->at == in->end;
}

/* A choice between `bound` numbers: the character `zero` is 0, the next one 1. */
static inline unsigned fuzz_take(fuzz_input *in, char zero, unsigned bound) {
    return fuzz_is_over(in) ? 0 : (uint8_t)(*in->at++ - (uint8_t)zero) % bound;
}

static inline void fuzz_fail(const char *file, int line, const char *what) {
    fprintf(stderr, "%s:%d: this does not hold: %s\n", file, line, what);
    abort();
}

/* What has to hold of every input. */
#define MUST(condition) ((condition) ? (void)0 : fuzz_fail(__FILE__, __LINE__, #condition))

#endif
