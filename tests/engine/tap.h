/* tap.h - a test program prints one line of TAP for each thing it proves; run.test.js reads them.
 *
 * The one idea: nothing but stdio, so that the same program runs natively and as wasm. The plan comes
 * last, so a program that ends too early has none and fails.
 */
#ifndef KT_TESTS_TAP_H
#define KT_TESTS_TAP_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static int tap_tests, tap_failures;

static inline bool tap_ok(bool passed, const char *name) {
    if (!passed) tap_failures++;
    printf("%sok %d - %s\n", passed ? "" : "not ", ++tap_tests, name);
    return passed;
}

static inline void tap_number(long long got, long long expected, const char *name) {
    if (!tap_ok(got == expected, name)) printf("# got %lld, expected %lld\n", got, expected);
}

static inline void tap_text(const char *got, const char *expected, const char *name) {
    if (tap_ok(strcmp(got, expected) == 0, name)) return;
    printf("# got      %s\n# expected %s\n", got, expected);
}

/* For `return` in main. */
static inline int tap_end(void) {
    printf("1..%d\n", tap_tests);
    return tap_failures == 0 ? 0 : 1;
}

#endif
