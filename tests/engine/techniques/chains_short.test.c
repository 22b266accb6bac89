/* chains_short.test.c - X-chains and XY-chains, and near misses. */
#include "technique_text.h"

static const char x_chain[] = "r1:1=r1c1+r1c4 r3:1=r3c5+r3c9 r7:1=r7c9+r7c2";
static const char xy_chain[] = "r1c1=12 r1c5=23 r3c4=34 r3c9=14";

static const char *with(const char *list, const char *more) {
    static char both[200];
    sprintf(both, "%s %s", list, more);
    return both;
}

int main(void) {
    tap_text(first_of(x_chain, TECH_X_CHAIN),
             "r1c1+r1c4+r3c5+r3c9+r7c2+r7c9=1: r2c2-1 r8c1-1 r9c1-1",
             "what sees both ends of an X-chain loses the digit");
    tap_number(finder.step.links, 5, "its links are counted");
    tap_text(parts_told(), "13:r1c1=1 12:r1c4=1 13:r3c5=1 12:r3c9=1 13:r7c9=1 12:r7c2=1",
             "its nodes are told in order, false and true in turn");
    tap_text(first_of(with(x_chain, "r2c2-1 r8c1-1 r9c1-1"), TECH_X_CHAIN), "nothing",
             "without prey it is none");
    tap_text(first_of("r1:1=r1c1+r1c4+r1c7 r3:1=r3c5+r3c9 r7:1=r7c9+r7c2", TECH_X_CHAIN), "nothing",
             "three places are no strong link");
    tap_text(first_of("r1:1=r1c1+r1c5 c1:1=r1c1+r5c1 r5c5-1", TECH_X_CHAIN), "nothing",
             "two strong links do not follow each other");
    tap_text(first_of("r1:1=r1c1+r1c5 c1:1=r1c1+r4c1 b5:1=r4c5+r5c5+r5c6", TECH_X_CHAIN), "nothing",
             "a chain ends with a strong link");

    tap_text(first_of("r1:1=r1c1+r1c4 r5:1=r5c2+r5c4 c1:1=r1c1+r4c1", TECH_X_CHAIN),
             "r1c1+r1c4+r4c1+r5c2+r5c4=1: r1c4-1 r2c2-1 r2c3-1 r3c2-1 r3c3-1 r4c1-1",
             "a chain that comes back to its beginning makes that true");
    tap_text(first_of("r7:1=r7c4+r7c7 c9:1=r8c9+r9c9 b8:1=r7c4+r8c5", TECH_X_CHAIN),
             "r7c4+r7c7+r8c5+r8c9+r9c9=1: r1c4-1 r2c4-1 r3c4-1 r4c4-1 r5c4-1 r6c4-1 r7c7-1 r8c5-1",
             "if the first way between two ends crosses itself another is looked for");
    tap_text(parts_told(), "13:r7c4=1 12:r7c7=1 13:r9c9=1 12:r8c9=1 13:r8c5=1 12:r7c4=1",
             "it comes through each square once");

    tap_text(first_of(xy_chain, TECH_XY_CHAIN),
             "r1c1+r1c5+r3c4+r3c9=1234: r1c7-1 r1c8-1 r1c9-1 r3c1-1 r3c2-1 r3c3-1",
             "what sees both ends of an XY-chain loses their digit");
    tap_number(finder.step.links, 7, "a link within a square counts, too");
    tap_text(parts_told(),
             "13:r1c1=1 12:r1c1=2 13:r1c5=2 12:r1c5=3 13:r3c4=3 12:r3c4=4 13:r3c9=4 12:r3c9=1",
             "each square is told as it is come to and left");
    tap_text(first_of("r1c1=12 r1c5=23 r3c4=345 r3c9=14", TECH_XY_CHAIN), "nothing",
             "all its squares have two candidates");
    tap_text(first_of("r1c1=12 r1c5=23 r3c4=34 r3c9=45", TECH_XY_CHAIN), "nothing",
             "its ends share the digit");

    open_position(NULL, xy_chain);
    ask(TECH_XY_CHAIN, false);
    tech_options shorter = tech_default_options;
    shorter.links = 6;
    finder.options = &shorter;
    tech_search(&finder);
    tap_ok(!finder.found, "a chain longer than the option says is not searched");
    return tap_end();
}
