/* wings.test.c - XY-Wing, XYZ-Wing and W-Wing, and near misses. */
#include "technique_text.h"

int main(void) {
    tap_text(first_of("r1c1=12 r1c9=13 r9c1=23", TECH_XY_WING), "r1c1+r1c9+r9c1=123: r9c9-3",
             "what sees both pincers loses the digit that they share");
    tap_text(parts_told(), "5:r1c1=12 6:r1c9=13 6:r9c1=23", "pivot and pincers are told");
    tap_text(first_of("r1c1=12 r1c9=13 r9c1=13", TECH_XY_WING), "nothing",
             "pincers share one digit only");
    tap_text(first_of("r1c1=12 r2c9=13 r9c1=23", TECH_XY_WING), "nothing", "the pivot sees both");
    tap_text(first_of("r1c1=12 r1c9=13 r9c1=23 r9c9-3", TECH_XY_WING), "nothing",
             "without prey it is none");
    tap_text(first_of("r9c9=12 r9c1=13 r1c9=23 r1c1=45 r1c2=46 r2c3=56", TECH_XY_WING),
             "r1c1+r1c2+r2c3=456: r1c3-6 r2c1-6 r2c2-6 r3c1-6 r3c2-6 r3c3-6",
             "squares come in their order");

    tap_text(first_of("r1c1=123 r1c9=13 r3c2=23", TECH_XYZ_WING),
             "r1c1+r1c9+r3c2=123: r1c2-3 r1c3-3",
             "what sees the pivot, too, loses the digit of all three");
    tap_text(parts_told(), "5:r1c1=123 6:r1c9=13 6:r3c2=23", "pivot and pincers are told");
    tap_text(first_of("r1c1=123 r1c9=13 r9c1=23", TECH_XYZ_WING), "nothing",
             "nothing may see all three");
    tap_text(first_of("r1c1=124 r1c9=13 r3c2=23", TECH_XYZ_WING), "nothing",
             "the pivot has their digits");

    tap_text(first_of("r1c1=12 r4c9=12 r9:2=r9c1+r9c9", TECH_W_WING), "r1c1+r4c9=12: r1c9-1 r4c1-1",
             "two squares linked by a digit lose the other where both are seen");
    tap_text(parts_told(), "6:r1c1=12 6:r4c9=12 1:r9 12:r9c1+r9c9=2",
             "squares, unit and link are told");
    tap_text(first_of("r1c1=12 r4c9=12 r9:2=r9c1+r9c9+r9c5", TECH_W_WING), "nothing",
             "three places are no link");
    tap_text(first_of("r1c1=12 r4c9=12 r9:2=r9c1+r9c2", TECH_W_WING), "nothing",
             "each end sees another place");
    tap_text(first_of("r1c1=12 r4c9=13 r9:2=r9c1+r9c9", TECH_W_WING), "nothing",
             "the squares are alike");
    tap_text(first_of("r1c1=12 r4c9=12 c1:2=r1c1+r4c1", TECH_W_WING), "nothing",
             "a place is no end itself");
    tap_text(first_of("r1c1=12 r4c9=12 r9:2=r9c1+r9c9 r2c2=34 r5c8=34 r8:4=r8c2+r8c8", TECH_W_WING),
             "r1c1+r4c9=12: r1c9-1 r4c1-1", "of two the one whose first square comes first");
    return tap_end();
}
