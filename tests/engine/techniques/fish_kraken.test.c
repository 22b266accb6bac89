/* fish_kraken.test.c - kraken fish, and near misses. */
#include "technique_text.h"

/* Two rows and two columns of the digit 1, and a fin in the seventh, from which a row leads on. */
static const char fish[] = "r1:1=r1c1+r1c4+r1c7 r5:1=r5c1+r5c4 r8:1=r8c2+r8c7";

static void test_types(void) {
    tap_text(first_of(fish, TECH_KRAKEN_FISH_1), "r1c1+r1c4+r1c7+r5c1+r5c4=1: r7c1-1",
             "what the fish takes goes if the fin leads to the same");
    tap_text(parts_told(), "1:r1 1:r5 2:c1 2:c4 3:r1c7=1 12:r1c7=1 13:r8c7=1 12:r8c2=1 13:r7c1=1",
             "the fish and the way from the fin are told");
    tap_number(finder.step.links, 3, "the links count");
    tap_text(first(TECH_KRAKEN_FISH_2), "c7 r1c1+r1c4+r1c7+r5c1+r5c4=1: r7c1-1",
             "or if the places of one unit of the cover lead to it as well");
    tap_text(parts_told(),
             "1:r1 1:r5 2:c4 2:c7 3:r1c1+r5c1=1 12:r1c1=1 13:r7c1=1 12:r1c7=1 13:r8c7=1 12:r8c2=1 "
             "13:r7c1=1 12:r5c1=1 13:r7c1=1",
             "there is a way from each");
}

/* The same with columns for rows: the first row is in the cover. */
static void test_columns(void) {
    tap_text(first_of("c1:1=r1c1+r4c1+r7c1 c5:1=r1c5+r4c5 c8:1=r2c8+r7c8", TECH_KRAKEN_FISH_1),
             "r1c1+r1c5+r4c1+r4c5+r7c1=1: r1c7-1", "columns may be the base");
    tap_text(parts_told(), "1:c1 1:c5 2:r1 2:r4 3:r7c1=1 12:r7c1=1 13:r7c8=1 12:r2c8=1 13:r1c7=1",
             "and rows the cover");
}

static void test_near_misses(void) {
    tap_text(first_of("r1:1=r1c1+r1c4+r1c7 r5:1=r5c1+r5c4 r8:1=r8c2+r8c6+r8c7", TECH_KRAKEN_FISH_1),
             "nothing", "the fin leads nowhere");
    tap_text(first_of("r1:1=r1c1+r1c4+r1c7+r1c8+r1c9 r5:1=r5c1+r5c4 r8:1=r8c2+r8c7+r8c8+r8c9",
                      TECH_KRAKEN_FISH_1),
             "nothing", "three fins are too many");
}

static void test_all(void) {
    open_position(NULL, fish);
    tap_text(all(TECH_KRAKEN_FISH_1),
             "r1c1+r1c4+r1c7+r5c1+r5c4=1: r7c1-1, r1c1+r1c4+r1c7+r5c1+r5c4=1: r9c1-1",
             "each result is told once");
    tech_options options = tech_default_options;
    options.one_per_result = false;
    asked_with = &options;
    tap_ok(strlen(all(TECH_KRAKEN_FISH_2)) > 500, "or for every fish that has it");
    asked_with = &tech_default_options;
}

static void test_pause(void) {
    open_position(NULL, "r1:9=r1c1+r1c4+r1c7 r5:9=r5c1+r5c4 r8:9=r8c2+r8c7");
    tech_finder_begin(&finder, &board, &work);
    tech_set_add(&finder.wanted, TECH_KRAKEN_FISH_2);
    unsigned pauses = 0;
    for (; finder.budget = 1, tech_search(&finder), finder.paused; pauses++) {}
    tap_ok(pauses > 100 && finder.found, "a search that is paused goes on");
    tap_number(finder.step.removal[0], tech_candidate_of(54, 9), "and finds the same");
}

int main(void) {
    test_types();
    test_columns();
    test_near_misses();
    test_all();
    test_pause();
    return tap_end();
}
