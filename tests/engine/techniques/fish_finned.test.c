/* fish_finned.test.c - finned, sashimi and Siamese fish, and near misses. */
#include "technique_text.h"

int main(void) {
    const char *finned = "r2:1=r2c1+r2c5 r8:1=r8c1+r8c4+r8c5";
    tap_text(first_of(finned, TECH_FINNED_X_WING), "r2c1+r2c5+r8c1+r8c4+r8c5=1: r7c5-1 r9c5-1",
             "an X-Wing with a fin removes what sees the fin");
    tap_text(parts_told(), "1:r2 1:r8 2:c1 2:c5 3:r8c4=1", "base, cover and fin are told");
    finder.since = board.changes;
    tech_search(&finder);
    tap_ok(!finder.found, "a digit that has not changed since a search in vain is passed over");
    tap_text(first(TECH_SASHIMI_X_WING), "nothing", "it is not sashimi");
    tap_text(first(TECH_X_WING), "nothing", "nor without a fin");
    tap_text(first_of("r2:1=r2c1+r2c5 r8:1=r8c1+r8c5+r8c7", TECH_FINNED_X_WING), "nothing",
             "a fin in another box than the corners is no use");
    tap_text(first_of("r2:1=r2c1+r2c5+r2c4 r8:1=r8c1+r8c4+r8c5", TECH_FINNED_X_WING), "nothing",
             "fins in two boxes see nothing together");
    tap_text(first_of("r2:1=r2c1+r2c5 r8:1=r8c1+r8c4+r8c5+r8c6", TECH_FINNED_X_WING),
             "r2c1+r2c5+r8c1+r8c4+r8c5+r8c6=1: r7c5-1 r9c5-1", "two fins in one box are as good");

    tap_text(first_of("c2:7=r2c2+r8c2 c6:7=r2c6+r7c6", TECH_SASHIMI_X_WING),
             "r2c2+r2c6+r7c6+r8c2=7: r7c1-7 r7c3-7", "the line need not have its corner");
    tap_text(parts_told(), "1:c2 1:c6 2:r2 2:r7 3:r8c2=7", "the fin is told");
    tap_text(first(TECH_FINNED_X_WING), "nothing", "and then it is sashimi only");

    tap_text(all(TECH_SASHIMI_X_WING),
             "r2c2+r2c6+r7c6+r8c2=7: r7c1-7 r7c3-7, r2c2+r2c6+r7c6+r8c2=7: r8c4-7 r8c5-7",
             "the other corner may be missing as well");
    tech_options options = tech_default_options;
    options.siamese = true;
    asked_with = &options;
    tap_text(all(TECH_SASHIMI_X_WING),
             "r2c2+r2c6+r7c6+r8c2=7: r7c1-7 r7c3-7, r2c2+r2c6+r7c6+r8c2=7: r8c4-7 r8c5-7, "
             "r2c2+r2c6+r7c6+r8c2=7: r7c1-7 r7c3-7 r8c4-7 r8c5-7",
             "the two are Siamese, if that is wanted");
    tap_text(parts_told(), "1:c2 1:c6 2:r2 2:r7 3:r8c2=7 2:r2 2:r8 3:r7c6=7",
             "both covers are told with their fins");
    tap_ok(finder.step.is_siamese, "the step says so");
    asked_with = &tech_default_options;
    tap_text(all(TECH_SIAMESE_X_WING), "r2c2+r2c6+r7c6+r8c2=7: r7c1-7 r7c3-7 r8c4-7 r8c5-7",
             "it is a technique of its own, too");
    tap_text(parts_told(), "1:c2 1:c6 2:r2 2:r7 3:r8c2=7 2:r2 2:r8 3:r7c6=7",
             "with the same parts");
    tap_text(first(TECH_SIAMESE_SWORDFISH), "nothing", "and not of another size");
    tap_text(first_of("r2:1=r2c1+r2c5+r2c4 r8:1=r8c1+r8c5", TECH_SIAMESE_X_WING), "nothing",
             "one fish is no pair");

    tap_text(first_of("r1:3=r1c1+r1c4 r5:3=r5c4+r5c8 r9:3=r9c1+r9c8+r9c9", TECH_FINNED_SWORDFISH),
             "r1c1+r1c4+r5c4+r5c8+r9c1+r9c8+r9c9=3: r7c8-3 r8c8-3", "three lines have fins, too");
    tap_text(first(TECH_FINNED_JELLYFISH), "nothing", "a Swordfish is no Jellyfish");
    return tap_end();
}
