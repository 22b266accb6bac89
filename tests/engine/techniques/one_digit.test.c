/* one_digit.test.c - skyscrapers, 2-string kites and turbot fish, and near misses. */
#include "technique_text.h"

static void test_skyscrapers(void) {
    tap_text(first_of("r2:1=r2c1+r2c5 r8:1=r8c1+r8c6", TECH_SKYSCRAPER),
             "r2c1+r2c5+r8c1+r8c6=1: r1c6-1 r3c6-1 r7c5-1 r9c5-1",
             "what sees both free ends loses the digit");
    tap_text(parts_told(), "13:r2c5=1 12:r2c1=1 13:r8c1=1 12:r8c6=1",
             "it is told from one free end to the other");
    tap_text(first_of("c2:3=r1c2+r9c2 c8:3=r2c8+r9c8", TECH_SKYSCRAPER),
             "r1c2+r2c8+r9c2+r9c8=3: r1c7-3 r1c9-3 r2c1-3 r2c3-3", "so do two columns");
    tap_text(first_of("r2:1=r2c1+r2c5 r8:1=r8c1+r8c5", TECH_SKYSCRAPER), "nothing",
             "an X-Wing has no free ends");
    tap_text(first_of("r2:1=r2c1+r2c5 r8:1=r8c1+r8c9", TECH_SKYSCRAPER), "nothing",
             "nothing sees ends that are far apart");
    tap_text(first_of("r2:1=r2c1+r2c5 r8:1=r8c1+r8c6+r8c9", TECH_SKYSCRAPER), "nothing",
             "three places are no strong link");
    tap_text(first_of("r2:1=r2c1+r2c5 r8:2=r8c1+r8c6", TECH_SKYSCRAPER), "nothing",
             "two digits make none");
}

static void test_kites(void) {
    tap_text(first_of("r1:1=r1c2+r1c7 c1:1=r3c1+r8c1", TECH_KITE), "r1c2+r1c7+r3c1+r8c1=1: r8c7-1",
             "the digit goes where the free ends cross");
    tap_text(parts_told(), "13:r1c7=1 12:r1c2=1 13:r3c1=1 12:r8c1=1",
             "it is told from one free end to the other");
    tap_text(first_of("r1:1=r1c2+r1c7 c1:1=r4c1+r8c1", TECH_KITE), "nothing",
             "an end of each is in the same box");
    tap_text(first_of("r1:1=r1c1+r1c7 c1:1=r1c1+r8c1", TECH_KITE), "nothing",
             "row and column share no place");
    tap_text(first_of("r1:1=r1c2+r1c7 c1:1=r3c1+r8c1 r8c7-1", TECH_KITE), "nothing",
             "without prey it is none");
    tap_text(first_of("r1:1=r1c2+r1c7 c1:1=r3c1+r8c1 r1:2=r1c3+r1c8 c1:2=r2c1+r7c1", TECH_KITE),
             "r1c2+r1c7+r3c1+r8c1=1: r8c7-1", "of two the one with the lower digit is told");
    const char *two = "r1:1=r1c2+r1c7 c1:1=r3c1+r8c1 r3:4=r3c1+r3c5 c2:4=r1c2+r9c2";
    tap_text(first_of(two, TECH_DUAL_KITE), "nothing", "dual kites are an option");
    tech_options options = tech_default_options;
    options.duals = true;
    asked_with = &options;
    tap_text(first(TECH_DUAL_KITE), "r1c2+r1c7+r3c1+r3c5+r8c1+r9c2=1: r8c7-1 r9c5-4",
             "two kites held by the same squares are one, whatever their digits");
    const char *three = "r1:1=r1c2+r1c7 c1:1=r3c1+r8c1 r1:4=r1c2+r1c8 c1:4=r3c1+r9c1 "
                        "r1:5=r1c2+r1c9 c1:5=r3c1+r7c1";
    tap_text(first_of(three, TECH_DUAL_KITE), "r1c2+r1c7+r1c8+r3c1+r8c1+r9c1=1: r8c7-1 r9c8-4",
             "of three kites held by the same squares the first two are told");
    asked_with = &tech_default_options;
}

static void test_turbot_fish(void) {
    tap_text(first_of("r1:1=r1c2+r1c7 b7:1=r9c2+r7c3", TECH_TURBOT_FISH),
             "r1c2+r1c7+r7c3+r9c2=1: r7c7-1", "a box may be one of the links");
    tap_text(parts_told(), "13:r1c7=1 12:r1c2=1 13:r9c2=1 12:r7c3=1",
             "it is told from one free end to the other");
    tap_text(first_of("r1:1=r1c2+r1c7 b9:1=r7c7+r8c8", TECH_TURBOT_FISH),
             "r1c2+r1c7+r7c7+r8c8=1: r8c2-1", "whichever end of each link sees the other");
    tap_text(first_of("r1:1=r1c2+r1c7 b7:1=r9c1+r7c3", TECH_TURBOT_FISH), "nothing",
             "the inner ends see each other");
    tap_text(
        first_of("r1:1=r1c2+r1c7 b7:1=r9c2+r7c3 r2:2=r2c1+r2c5 r8:2=r8c1+r8c6", TECH_TURBOT_FISH),
        "r2c1+r2c5+r8c1+r8c6=2: r1c6-2 r3c6-2 r7c5-2 r9c5-2", "what removes most comes first");
}

int main(void) {
    test_skyscrapers();
    test_kites();
    test_turbot_fish();
    return tap_end();
}
