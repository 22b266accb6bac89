/* als.test.c - almost locked sets: ALS-XZ, ALS-XY-Wing, chains, Death Blossom, and near misses. */
#include "technique_text.h"

/* As first_of(), by a search that pauses as often as it can. */
static const char *first_in_slices(const char *list, unsigned technique, unsigned *slices) {
    open_position(NULL, list);
    tech_finder_begin(&finder, &board, &work);
    tech_set_add(&finder.wanted, technique);
    *slices = 0;
    do {
        finder.budget = 1;
        tech_search(&finder);
        ++*slices;
    } while (finder.paused);
    end_of_page = page;
    if (!finder.found) return "nothing";
    write_result(&finder.step);
    return end_page();
}

static void test_pauses(void) {
    unsigned slices;
    tap_text(first_in_slices("r5c5=12 r5c1=13 r1c5=23", TECH_ALS_XY_WING, &slices),
             "r1c5+r5c1+r5c5=123: r1c1-3", "a wing is found whatever the pauses");
    tap_ok(slices > 1, "and there were some");
    tap_text(first_in_slices("r1c1=15 r2c2=12 r2c9=23 r6c9=35", TECH_ALS_CHAIN, &slices),
             "r1c1+r2c2+r2c9+r6c9=1235: r1c9-5 r6c1-5", "so is a chain");
    tap_ok(slices > 1, "with pauses");
    tap_text(first_in_slices("r5c5=12 r5c1=13 r1c5=23", TECH_DEATH_BLOSSOM, &slices),
             "r1c5+r5c1+r5c5=123: r1c1-3", "so is a blossom");
    tap_ok(slices > 1, "with pauses, too");
}

/* The first row has 255 sets, all with the 1 and none with prey; a hundred petals are tried for a candidate. */
static void test_star(void) {
    const char *star = "r1c1=12 r1c2=13 r1c3=14 r1c4=15 r1c5=16 r1c6=17 r1c7=18 r1c8=19 "
                       "c2:3=r1c2 b1:3=r1c2 c3:4=r1c3 b1:4=r1c3 c4:5=r1c4 b2:5=r1c4 "
                       "c5:6=r1c5 b2:6=r1c5 c6:7=r1c6 b2:7=r1c6 c7:8=r1c7 b3:8=r1c7 "
                       "c8:9=r1c8 b3:9=r1c8 r1c9=12 r5c9=14 r2c8=24";
    tap_text(first_of(star, TECH_DEATH_BLOSSOM),
             "r1c9+r2c8+r5c9=124: r2c9-4 r3c9-4 r4c8-4 r5c8-4 r6c8-4",
             "sets without prey do not keep a petal from being found");
}

/* Four digits, so three squares of any unit are a set: 84 in each of 27 units, and 54 of them are met twice, in a
 * line and in a box. */
static void test_room(void) {
    open_position(NULL, "");
    for (unsigned s = 0; s < 81; s++) leave_in_square(s, digits_of("1234"));
    work.lost = 0;
    first(TECH_DEATH_BLOSSOM);
    tap_number(work.lost, 27 * 84 - 54 - TECH_SETS, "sets that find no room are counted");
    first(TECH_DEATH_BLOSSOM);
    tap_number(work.lost, 27 * 84 - 54 - TECH_SETS,
               "and once only, however often a board is asked");
}

/* On the way to r8c3 a chain of fewer squares comes to a set over more links, too many to go on. */
static void test_few_links(void) {
    tech_options options = tech_default_options;
    options.sets_overlap = true;
    asked_with = &options;
    const char *rest =
        "r1c5=16 r1c7=16 r2c3=67 r2c5=67 r3c2=67 r3c4=17 r3c7=156 r3c9=15 r4c1=67 r4c2=167 "
        "r4c4=157 r4c9=15 r5c3=17 r5c4=157 r5c8=157 r6c5=17 r6c8=17 r7c1=567 r7c2=1467 r7c4=46 "
        "r7c7=157 r7c8=56 r8c1=567 r8c3=167 r8c6=17 r8c8=156 r9c2=46 r9c4=46 r9c6=17 r9c7=17";
    options.set_chain_length = 6;
    open_position(
        "9243.5.8715.9.83248.3.42.9...2.3984.49..862.33852.49.6..9.23..8.3.89.4.22.8.5..39", rest);
    tap_ok(strstr(all(TECH_ALS_CHAIN), "r8c3-7") != NULL,
           "if few links are allowed a chain with fewer is kept before one of fewer squares");
    options.set_chain_length = 4;
    tap_ok(strstr(all(TECH_ALS_CHAIN), "r8c3-7") == NULL, "too few do not lead there");
    asked_with = &tech_default_options;
}

int main(void) {
    tap_text(first_of("r1c1=12 r4c1=13 r4c2=23", TECH_ALS_XZ),
             "r1c1+r4c1+r4c2=123: r1c2-2 r2c2-2 r3c2-2 r5c1-2 r6c1-2",
             "XZ: one of two sets has the other common digit");
    tap_text(parts_told(), "32:r1c1=12 33:r4c1+r4c2=123 11:r1c1+r4c1=1",
             "the sets and what restricts them are told");
    tap_text(first_of("r1c1=12 r4c1=13 r5c2=23", TECH_ALS_XZ),
             "r1c1+r4c1+r5c2=123: r1c2-2 r2c2-2 r3c2-2 r5c1-2 r6c1-2",
             "a set is in a unit, also in a box");
    tap_text(first_of("r1c1=12 r4c3=13 r4c2=23", TECH_ALS_XZ), "nothing",
             "all places of the digit see each other");
    tap_text(first_of("r1c1=13 r1c2=23 r1c5=14 r1c6=24", TECH_ALS_XZ),
             "r1c1+r1c2+r1c5+r1c6=1234: r1c3-3 r1c4-3 r1c7-3 r1c8-3 r1c9-3 r2c1-3 r2c2-3 r2c3-3 "
             "r3c1-3 r3c2-3 r3c3-3 r1c3-1 r1c4-1 r1c7-1 r1c8-1 r1c9-1 r1c3-2 r1c4-2 r1c7-2 r1c8-2 "
             "r1c9-2 r1c3-4 r1c4-4 r1c7-4 r1c8-4 r1c9-4 r2c4-4 r2c5-4 r2c6-4 r3c4-4 r3c5-4 r3c6-4",
             "two sets that two digits restrict lock all their digits");

    open_position(
        "..3456789........................................................................", "");
    tap_text(first(TECH_ALS_XZ),
             "r1c1+r1c2=12: r2c1-2 r2c2-2 r2c3-2 r3c1-2 r3c2-2 r3c3-2 r2c1-1 r2c2-1 r2c3-1 r3c1-1 "
             "r3c2-1 r3c3-1",
             "the first two sets of a board are tried, too");

    tap_text(first_of("r5c5=12 r5c1=13 r1c5=23", TECH_ALS_XY_WING), "r1c5+r5c1+r5c5=123: r1c1-3",
             "XY: one of two sets has their common digit, whatever the third lacks");
    tap_text(parts_told(), "32:r1c5=23 33:r5c1=13 34:r5c5=12 11:r1c5+r5c5=2 11:r5c1+r5c5=1",
             "the ends, the middle and the links are told");
    tap_text(first_of("r5c5=12 r5c1=13 r1c5=13", TECH_ALS_XY_WING), "nothing",
             "the third has a digit for each");

    tap_text(first_of("r1c1=15 r2c2=12 r2c9=23 r6c9=35", TECH_ALS_CHAIN),
             "r1c1+r2c2+r2c9+r6c9=1235: r1c9-5 r6c1-5",
             "one end of a chain has the digit of both ends");
    tap_number(finder.step.links, 5, "four sets are three links between sets, and two within");
    tap_text(
        parts_told(),
        "32:r1c1=15 33:r2c2=12 34:r2c9=23 35:r6c9=35 11:r1c1+r2c2=1 11:r2c2+r2c9=2 11:r2c9+r6c9=3",
        "the sets are told in their order, then the links");
    tap_text(first_of("r1c1=15 r2c2=12 r2c9=25", TECH_ALS_CHAIN), "nothing",
             "three sets are no chain");
    tap_text(first_of("r1c1=15 r2c2=12 r2c9=13 r6c9=35", TECH_ALS_CHAIN), "nothing",
             "each link has another digit than the one before");

    tap_text(first_of("r5c5=12 r5c1=13 r1c5=23", TECH_DEATH_BLOSSOM), "r1c5+r5c1+r5c5=123: r1c1-3",
             "all petals of a stem have a common digit");
    tap_text(parts_told(), "5:r5c5=12 32:r5c1=13 11:r5c1+r5c5=1 33:r1c5=23 11:r1c5+r5c5=2",
             "stem and petals are told, each with the digit it is for");
    tap_text(first_of("r5c5=124 r5c1=13 r1c5=23", TECH_DEATH_BLOSSOM), "nothing",
             "there is one for each candidate");
    test_pauses();
    test_star();
    test_few_links();
    test_room();
    return tap_end();
}
