/* replay.c - in the place of libFuzzer, in the builds of the tests: gives a target the inputs that come on standard input,
 * each with its number of bytes before it, as four bytes, the lowest first.
 *
 * Each input has memory of just its size, so that the address sanitizer sees what reads beyond it.
 */
#include "fuzz.h"

enum { LONGEST = 1 << 16 };

int main(void) {
    unsigned inputs = 0;
    for (uint8_t n[4]; fread(n, 1, sizeof n, stdin) == sizeof n; inputs++) {
        fprintf(stderr, "%u ", inputs);
        size_t size = n[0] | (size_t)n[1] << 8 | (size_t)n[2] << 16 | (size_t)n[3] << 24;
        uint8_t *bytes = size > LONGEST ? NULL : malloc(size + (size == 0));
        if (bytes == NULL || fread(bytes, 1, size, stdin) != size) {
            fprintf(stderr, "this input cannot be read\n");
            free(bytes);
            return 1;
        }
        LLVMFuzzerTestOneInput(bytes, size);
        free(bytes);
    }
    printf("%u\n", inputs);
    return 0;
}
