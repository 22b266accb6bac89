/* fish_complex.test.c - franken and mutant fish, and near misses. */
#include "technique_text.h"

/* Of the digit 1 there are few places. */
static const char sparse[] =
    "r1:1=r1c4+r1c9 r2:1=r2c1+r2c2+r2c7+r2c8 r3:1=r3c1+r3c2+r3c3+r3c6+r3c7+r3c8 "
    "r4:1=r4c1+r4c5+r4c6+r4c7+r4c8 r5:1=r5c1+r5c2+r5c4+r5c7+r5c8 r6:1=r6c1+r6c2+r6c5+r6c7+r6c8 "
    "r7:1=r7c4+r7c6+r7c9 r8:1=r8c1+r8c2+r8c3+r8c5+r8c7 r9:1=r9c2+r9c3+r9c5+r9c7+r9c8";

static void test_franken(void) {
    tap_text(first_of("r1:1=r1c1+r1c8 b4:1=r4c1+r5c1 c8:1=r1c8+r6c8+r7c8", TECH_FRANKEN_X_WING),
             "r1c1+r1c8+r4c1+r5c1=1: r2c1-1 r3c1-1 r6c8-1 r7c1-1 r7c8-1 r8c1-1 r9c1-1",
             "a row and a box may be the base");
    tap_text(parts_told(), "1:r1 1:b4 2:c1 2:c8", "base and cover are told");
    tap_text(first(TECH_X_WING), "nothing", "it is no X-Wing");
    tap_text(first(TECH_MUTANT_X_WING), "nothing", "nor a mutant");
    tap_text(
        first_of("r2:1=r2c1+r2c3+r2c9 r5:1=r5c1+r5c9 r7:1=r7c1+r7c9", TECH_FRANKEN_SWORDFISH),
        "r2c1+r2c3+r2c9+r5c1+r5c9+r7c1+r7c9=1: r1c1-1 r1c2-1 r1c3-1 r1c9-1 r2c1-1 r3c1-1 r3c2-1 "
        "r3c3-1 r3c9-1 r4c1-1 r4c9-1 r6c1-1 r6c9-1 r8c1-1 r8c9-1 r9c1-1 r9c9-1",
        "a place of the base that two units of the cover hold goes, too");
    tap_text(parts_told(), "1:r2 1:r5 1:r7 2:c1 2:c9 2:b1", "these are a column and a box");
    tap_text(first_of("r1:1=r1c1+r1c2 b4:1=r4c1+r5c1 c1:1=r1c1+r4c1+r5c1 c2:1=r1c2 b1:1=r1c1+r1c2",
                      TECH_FRANKEN_X_WING),
             "r1c1+r1c2+r4c1+r5c1=1: r1c1-1", "even if nothing else does");
}

static void test_finned(void) {
    const char *one = "r1:1=r1c1+r1c4 b8:1=r7c4+r9c6";
    tap_text(first_of(one, TECH_FINNED_FRANKEN_X_WING), "r1c1+r1c4+r7c4+r9c6=1: r9c1-1",
             "with a fin only what sees it goes");
    tap_text(parts_told(), "1:r1 1:b8 2:c1 2:c4 3:r9c6=1", "the fin is told");
    tap_text(first(TECH_FRANKEN_X_WING), "nothing", "it is none without a fin");

    open_position(NULL, sparse);
    tap_text(first(TECH_FINNED_FRANKEN_SWORDFISH), "r1c4+r1c9+r3c6+r7c4+r7c6+r7c9=1: r5c4-1",
             "a place in two units of the base is a fin");
    tap_text(parts_told(), "1:r1 1:r7 1:b2 2:c4 2:c6 2:c9 4:r1c4=1", "the endo fin is told");
    tech_options options = tech_default_options;
    options.endo_fins = 0;
    asked_with = &options;
    tap_text(first(TECH_FINNED_FRANKEN_SWORDFISH),
             "r1c4+r1c9+r4c5+r5c4+r6c5+r7c4+r7c9+r8c5+r9c5=1: r7c6-1", "if they are allowed");
    asked_with = &tech_default_options;
    tap_text(first(TECH_FINNED_FRANKEN_X_WING), "r1c4+r1c9+r3c6+r7c9=1: r7c6-1",
             "columns and boxes are the base after rows and boxes");
    tap_text(parts_told(), "1:c9 1:b2 2:r1 2:r7 3:r3c6=1", "a column and a box against rows");
}

/* How many of the fish have this pattern. */
static unsigned times(const char *fish, const char *pattern) {
    unsigned count = 0;
    while ((fish = strstr(fish, pattern)) != NULL) {
        count++;
        fish += strlen(pattern);
    }
    return count;
}

/* Row 1 and box 2 are a base; there are others of columns and boxes. On the other board columns 1 and 2 are one. */
static void test_order(void) {
    tech_options options = tech_default_options;
    options.fins = 2;
    asked_with = &options;
    open_position(NULL, "b2:1=r3c5+r3c6 r1:1=r1c1+r1c7 c1:1=r1c1+r9c1 r3:1=r3c2+r3c5+r3c6");
    tap_number(times(all(TECH_FINNED_FRANKEN_X_WING), "r1c1+r1c7+r3c5+r3c6=1"), 2,
               "a base with a row is tried once, with each of its two covers");
    asked_with = &tech_default_options;
    open_position(NULL, "r1:1=r1c1+r1c2 b7:1=r7c3+r8c3+r9c3");
    tap_number(times(all(TECH_FRANKEN_X_WING),
                     "r1c1+r1c2+r2c1+r2c2+r3c1+r3c2+r4c1+r4c2+r5c1+r5c2+r6c1+r6c2=1"),
               1, "one of two columns, covered by boxes, is tried with columns only");
}

/* Each is a fish of row 3 and box 3 with the fins r1c8, r1c9; but one has a fin more. */
static void test_siamese(void) {
    tech_options options = tech_default_options;
    options.siamese = true;
    options.fins = 3;
    asked_with = &options;
    open_position(NULL, "r3:1=r3c2+r3c3 b3:1=r1c8+r1c9+r2c7 r1c3-1");
    tap_text(all(TECH_FINNED_FRANKEN_X_WING),
             "r1c8+r1c9+r2c7+r3c2+r3c3=1: r1c2-1, r1c8+r1c9+r2c7+r3c2+r3c3=1: r1c1-1 r1c2-1, "
             "r1c8+r1c9+r2c7+r3c2+r3c3=1: r1c1-1 r1c2-1",
             "two fish are Siamese also if one has all fins of the other");
    tap_text(parts_told(), "1:r3 1:b3 2:c2 2:c7 3:r1c8+r1c9+r3c3=1 2:c7 2:b1 3:r1c8+r1c9=1",
             "the fins of both are told");
    asked_with = &tech_default_options;
}

static void test_mutant(void) {
    tap_text(first_of("r1:1=r1c2+r1c7 c1:1=r3c1+r8c1", TECH_FINNED_MUTANT_X_WING),
             "r1c2+r1c7+r3c1+r8c1=1: r8c7-1", "a row and a column are the base of a mutant");
    tap_text(parts_told(), "1:r1 1:c1 2:r8 2:b1 3:r1c7=1", "its units are told");
    tap_text(first(TECH_FINNED_FRANKEN_X_WING), "nothing", "it is no franken fish");
    tap_text(first_of("r1:1=r1c2+r1c7 c1:1=r4c1+r8c1", TECH_FINNED_MUTANT_X_WING), "nothing",
             "the cover has to hold all but what the victim sees");
}

/* Between two digits a search may be paused. */
static void test_pause(void) {
    open_position(NULL, "r1:9=r1c2+r1c7 c1:9=r3c1+r8c1");
    tech_finder_begin(&finder, &board, &work);
    tech_set_add(&finder.wanted, TECH_FINNED_MUTANT_X_WING);
    unsigned calls = 0;
    do {
        finder.budget = 1;
        calls++;
        tech_search(&finder);
    } while (finder.paused);
    tap_ok(finder.found && calls == 9, "a search goes on where it was paused");
}

int main(void) {
    test_franken();
    test_finned();
    test_order();
    test_siamese();
    test_mutant();
    test_pause();
    return tap_end();
}
