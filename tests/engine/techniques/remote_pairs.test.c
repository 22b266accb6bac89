/* remote_pairs.test.c - remote pairs, and near misses. */
#include "technique_text.h"

int main(void) {
    tap_text(first_of("r1c1=12 r1c5=12 r5c5=12 r5c9=12", TECH_REMOTE_PAIR),
             "r1c1+r1c5+r5c5+r5c9=12: r1c9-1 r5c1-1 r1c9-2 r5c1-2",
             "what sees both ends loses both digits");
    tap_number(finder.step.links, 7, "every square has two nodes");
    tap_text(parts_told(),
             "13:r1c1=1 12:r1c1=2 13:r1c5=2 12:r1c5=1 13:r5c5=1 12:r5c5=2 13:r5c9=2 12:r5c9=1",
             "the digits take turns");
    tap_text(first_of("r1c1=12 r1c5=12 r5c5=12", TECH_REMOTE_PAIR), "nothing",
             "squares two links apart are alike");
    tap_text(first_of("r1c1=12 r1c5=12 r5c5=12 r5c9=13", TECH_REMOTE_PAIR), "nothing",
             "all squares have the same candidates");
    tap_text(first_of("r1c1=12 r1c5=12 r5c5=12 r5c9=12 r1c9-12 r5c1-1", TECH_REMOTE_PAIR),
             "r1c1+r1c5+r5c5+r5c9=12: r5c1-2", "one of the digits may be gone already");
    tap_text(first_of("r1c1=12 r1c5=12 r5c5=12 r5c9=12 r1c9-12 r5c1-12", TECH_REMOTE_PAIR),
             "nothing", "without prey it is none");
    tap_text(first_of("r1c1=12 r1c5=12 r5c5=12 r5c9=12 r8c9=12 r8c2=12", TECH_REMOTE_PAIR),
             "r1c1+r1c5+r5c5+r5c9+r8c2+r8c9=12: "
             "r1c2-1 r1c9-1 r2c2-1 r3c2-1 r5c1-1 r5c2-1 r7c1-1 r8c1-1 r8c5-1 r9c1-1 "
             "r1c2-2 r1c9-2 r2c2-2 r3c2-2 r5c1-2 r5c2-2 r7c1-2 r8c1-2 r8c5-2 r9c1-2",
             "all opposite squares of a longer chain count");
    return tap_end();
}
