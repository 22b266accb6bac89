/* forcing.test.c - forcing chains and nets, and near misses. */
#include "technique_text.h"

int main(void) {
    tap_text(first_of("r1:1=r1c1+r1c9 r9:1=r9c2+r9c9", TECH_CHAIN_CONTRADICTION), "r2c2=1: r2c2-1",
             "a candidate that leads to a contradiction goes, the furthest up first");
    tap_text(parts_told(), "12:r2c2=1 13:r9c2=1 12:r9c9=1 13:r1c9=1 12:r1c1=1 12:r2c2=1 13:r1c1=1",
             "both ways to what cannot be are told");
    tap_number(finder.step.links, 5, "the links of both count");
    tap_text(all(TECH_CHAIN_CONTRADICTION),
             "r2c2=1: r2c2-1, r3c2=1: r3c2-1, r7c1=1: r7c1-1, r8c1=1: r8c1-1",
             "each conclusion is given once");
    tap_text(first_of("r1:1=r1c1+r1c9 r9:1=r9c2+r9c8", TECH_CHAIN_CONTRADICTION), "nothing",
             "ways that do not meet say nothing");

    static const char cases[] = "r5:1=r5c1+r5c5+r5c9 r2c1=12 r2c5=12 r9c1=13 r9c9=13";
    static const char ways[] =
        "12:r5c1=1 13:r1c1=1 12:r5c5=1 13:r2c5=1 12:r2c5=2 13:r2c1=2 12:r2c1=1 13:r1c1=1 "
        "12:r5c9=1 13:r9c9=1 12:r9c9=3 13:r9c1=3 12:r9c1=1 13:r1c1=1";
    tap_text(first_of(cases, TECH_CHAIN_VERITY), "r1c1=1: r1c1-1",
             "what all places of a digit lead to holds");
    tap_text(parts_told(), ways, "each case is told");
    leave("r1:5=r1c1");
    first(TECH_CHAIN_VERITY);
    tap_text(parts_told(), ways, "a last place leads there, too, but is no choice");
    tap_text(first_of("r5:1=r5c1+r5c5+r5c9 r2c1=12 r2c5=12 r9c1=134 r9c9=13", TECH_CHAIN_VERITY),
             "nothing", "one case that leads elsewhere is enough");

    tap_text(first_of("r1:1=r1c1", TECH_CHAIN_VERITY), "nothing",
             "the last place of a digit is a single, and leaves no choice");
    tap_text(first_of("r1c1=1", TECH_CHAIN_CONTRADICTION), "r1c1=1: r1c1=1",
             "what takes a single away is refuted, though no link leads to it");

    static const char net[] = "r5c1=12 r5c9=13 r5c2=234 r8c5=15 r8c9=36 r8c2=456";
    tap_text(first_of(net, TECH_NET_CONTRADICTION), "r5c5=1: r5c5-1",
             "in a net a single may follow from several squares");
    tap_text(parts_told(),
             "12:r5c5=1 13:r5c1=1 12:r5c1=2 13:r5c2=2 12:r5c2=4 13:r5c9=1 12:r5c9=3 13:r5c2=3 "
             "12:r5c2=4 13:r8c2=4 12:r5c5=1 13:r8c5=1 12:r8c5=5 13:r8c2=5 12:r5c5=1 13:r5c9=1 "
             "12:r5c9=3 13:r8c9=3 12:r8c9=6 13:r8c2=6",
             "it is told once from each of them");
    tap_text(first(TECH_CHAIN_CONTRADICTION), "nothing", "a chain goes from one to the next");
    tap_text(first_of("c1:5=r1c1+r4c1 c6:5=r1c6+r7c6 c4:5=r4c4+r5c4+r7c4 c9:8=r1c9+r5c9 "
                      "r5:6=r5c4+r5c9",
                      TECH_NET_CONTRADICTION),
             "r1c9=5: r1c9-5", "it may be the last place of a column, too");
    tap_text(parts_told(),
             "12:r1c9=5 12:r1c9=5 13:r1c1=5 12:r4c1=5 13:r4c4=5 12:r5c4=5 13:r1c6=5 12:r7c6=5 "
             "13:r7c4=5 12:r5c4=5 13:r5c4=6 12:r5c9=6 13:r5c9=8 12:r1c9=8 13:r1c9=5",
             "told from each place that the column had");
    return tap_end();
}
