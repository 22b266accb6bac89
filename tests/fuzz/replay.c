/* replay.c - in the place of libFuzzer, where there is none: gives a target the inputs that come on standard input, each
 * with its number of bytes before it, as four bytes, the lowest first.
 */
#include "fuzz.h"

enum { LONGEST = 1 << 16 };

int main(void) {
    static uint8_t bytes[LONGEST];
    unsigned inputs = 0;
    for (uint8_t n[4]; fread(n, 1, sizeof n, stdin) == sizeof n; inputs++) {
        fprintf(stderr, "%u ", inputs);
        size_t size = n[0] | (size_t)n[1] << 8 | (size_t)n[2] << 16 | (size_t)n[3] << 24;
        if (size > LONGEST || fread(bytes, 1, size, stdin) != size) {
            fprintf(stderr, "this input cannot be read\n");
            return 1;
        }
        LLVMFuzzerTestOneInput(bytes, size);
    }
    printf("%u\n", inputs);
    return 0;
}
