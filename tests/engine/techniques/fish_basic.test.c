/* fish_basic.test.c - fish without fins, and near misses. */
#include "technique_text.h"

int main(void) {
    tap_text(
        first_of("r2:1=r2c1+r2c5 r8:1=r8c1+r8c5", TECH_X_WING),
        "r2c1+r2c5+r8c1+r8c5=1: r1c1-1 r1c5-1 r3c1-1 r3c5-1 r4c1-1 r4c5-1 r5c1-1 r5c5-1 r6c1-1 "
        "r6c5-1 r7c1-1 r7c5-1 r9c1-1 r9c5-1",
        "two rows with their places in two columns are an X-Wing");
    tap_text(parts_told(), "1:r2 1:r8 2:c1 2:c5", "base and cover are told");
    tap_text(first_of("r2:1=r2c1+r2c5 r8:1=r8c1+r8c6", TECH_X_WING), "nothing",
             "three columns are too many");
    tap_text(first_of("r2:1=r2c1+r2c5 r8:2=r8c1+r8c5", TECH_X_WING), "nothing",
             "two digits make no fish");
    tap_text(first_of("c1:3=r1c1+r5c1 c4:3=r5c4+r9c4 c8:3=r1c8+r9c8", TECH_SWORDFISH),
             "r1c1+r1c8+r5c1+r5c4+r9c4+r9c8=3: r1c2-3 r1c3-3 r1c5-3 r1c6-3 r1c7-3 r1c9-3 r5c2-3 "
             "r5c3-3 r5c5-3 r5c6-3 r5c7-3 r5c9-3 r9c2-3 r9c3-3 r9c5-3 r9c6-3 r9c7-3 r9c9-3",
             "a Swordfish of three columns may have two places in each");
    tap_text(first(TECH_X_WING), "nothing", "a Swordfish is no X-Wing");
    tap_text(first(TECH_JELLYFISH), "nothing", "nor a Jellyfish");
    return tap_end();
}
