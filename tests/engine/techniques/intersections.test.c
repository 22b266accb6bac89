/* intersections.test.c - pointing and claiming, and near misses. */
#include "technique_text.h"

int main(void) {
    tap_text(first_of("b1:5=r1c1+r1c2", TECH_POINTING),
             "b1 r1c1+r1c2=5: r1c4-5 r1c5-5 r1c6-5 r1c7-5 r1c8-5 r1c9-5",
             "two places of a box on a row take the digit from the rest of the row");
    tap_text(parts_told(), "1:b1 2:r1", "box and row are told");
    tap_text(first_of("b5:1=r4c6+r5c6+r6c6", TECH_POINTING),
             "b5 r4c6+r5c6+r6c6=1: r1c6-1 r2c6-1 r3c6-1 r7c6-1 r8c6-1 r9c6-1",
             "three places of a box on a column do, too");
    tap_text(first_of("b1:5=r1c1+r2c2", TECH_POINTING), "nothing",
             "places off one line take nothing");
    tap_text(first_of("b1:5=r1c1", TECH_POINTING), "nothing", "one place is a single");
    tap_text(first_of("b1:5=r1c1+r1c2 r1:5=r1c1+r1c2", TECH_POINTING), "nothing",
             "a row that has no more is left in peace");
    tap_text(first_of("b9:1=r9c7+r9c8 b1:2=r1c1+r2c1", TECH_POINTING),
             "b1 r1c1+r2c1=2: r4c1-2 r5c1-2 r6c1-2 r7c1-2 r8c1-2 r9c1-2",
             "boxes come in their order");

    tap_text(first_of("r4:7=r4c7+r4c9", TECH_CLAIMING),
             "r4 r4c7+r4c9=7: r5c7-7 r5c8-7 r5c9-7 r6c7-7 r6c8-7 r6c9-7",
             "two places of a row in a box take the digit from the rest of the box");
    tap_text(parts_told(), "1:r4 2:b6", "row and box are told");
    tap_text(first_of("c2:7=r7c2+r8c2+r9c2", TECH_CLAIMING),
             "c2 r7c2+r8c2+r9c2=7: r7c1-7 r7c3-7 r8c1-7 r8c3-7 r9c1-7 r9c3-7",
             "three places of a column do, too");
    tap_text(first_of("r4:7=r4c6+r4c7", TECH_CLAIMING), "nothing",
             "places in two boxes take nothing");
    tap_text(first_of("c1:1=r1c1+r2c1 r9:2=r9c1+r9c2", TECH_CLAIMING),
             "r9 r9c1+r9c2=2: r7c1-2 r7c2-2 r7c3-2 r8c1-2 r8c2-2 r8c3-2",
             "rows come before columns");
    return tap_end();
}
