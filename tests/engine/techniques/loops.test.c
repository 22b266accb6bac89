/* loops.test.c - nice loops and alternating inference chains, with groups and without, and near misses. */
#include "technique_text.h"

static void loops(void) {
    static const char loop[] = "r1:1=r1c1+r1c9 c1:2=r1c1+r9c1 r9c9=12";
    tap_text(first_of(loop, TECH_CONTINUOUS_LOOP),
             "r1c1+r1c9+r9c1+r9c9=12: "
             "r2c9-1 r3c9-1 r4c9-1 r5c9-1 r6c9-1 r7c9-1 r8c9-1 "
             "r9c2-2 r9c3-2 r9c4-2 r9c5-2 r9c6-2 r9c7-2 r9c8-2 r1c1-3456789",
             "all weak links of a continuous loop are strong");
    tap_text(parts_told(), "13:r1c1=1 12:r1c9=1 13:r9c9=1 12:r9c9=2 13:r9c1=2 12:r1c1=2",
             "the way goes around it");
    tap_number(finder.step.links, 5, "its links are counted");
    tap_text(first(TECH_GROUPED_CONTINUOUS_LOOP), "nothing", "without a group it is not grouped");
    tap_text(first_of("r1:1=r1c1+r1c8+r1c9 c1:2=r1c1+r9c1 r9c9=12", TECH_CONTINUOUS_LOOP),
             "nothing", "a strong link has two places");

    static const char chain[] = "r1:1=r1c1+r1c5 c5:2=r1c5+r8c5 r9c6=12";
    tap_text(first_of(chain, TECH_DISCONTINUOUS_LOOP), "r1c1+r1c5+r8c5+r9c1+r9c6=12: r9c1-1",
             "a candidate that leads to its own end goes");
    tap_text(parts_told(),
             "12:r9c1=1 13:r9c6=1 12:r9c6=2 13:r8c5=2 12:r1c5=2 13:r1c5=1 12:r1c1=1 13:r9c1=1",
             "it is supposed true, and found false");
    tap_text(first(TECH_AIC), "nothing", "a chain with one prey is left to the loops");
    tap_text(first_of("r1:1=r1c1+r1c5 c5:1=r1c5+r9c5 r9c1=12 c1:2=r9c1+r4c1 r4c1=23 r1c1-2",
                      TECH_DISCONTINUOUS_LOOP),
             "nothing", "what no way comes back to stays");
}

static void chains(void) {
    tap_text(first_of("r1:1=r1c1+r1c5 c5:2=r1c5+r8c5 r8:3=r8c5+r8c2 r7c2=13", TECH_AIC),
             "r1c1+r1c5+r7c2+r8c2+r8c5=123: r2c2-1 r3c2-1 r7c1-1 r8c1-1 r9c1-1",
             "what sees both ends of a chain loses their digit");
    tap_text(parts_told(),
             "13:r1c1=1 12:r1c5=1 13:r1c5=2 12:r8c5=2 13:r8c5=3 12:r8c2=3 13:r7c2=3 12:r7c2=1",
             "it goes from digit to digit");
    tap_text(first_of("r1:1=r1c1+r1c5 c5:2=r1c5+r9c5 r9:3=r9c5+r9c1", TECH_AIC),
             "r1c1+r1c5+r9c1+r9c5=123: r9c1-1 r1c1-3",
             "of ends with different digits that see each other each loses the other's");
}

static void groups(void) {
    static const char grouped[] = "r1:1=r1c1+r1c2+r1c9 r3:1=r3c3+r3c8";
    tap_text(first_of(grouped, TECH_GROUPED_AIC),
             "r1c1+r1c2+r1c9+r3c3+r3c8=1: r2c7-1 r2c8-1 r2c9-1",
             "places where a line crosses a box are one node");
    tap_text(parts_told(), "13:r1c9=1 12:r1c1+r1c2=1 13:r3c3=1 12:r3c8=1", "it is told as one");
    tap_text(first(TECH_AIC), "nothing", "without groups there is nothing");
    tap_text(all(TECH_GROUPED_DISCONTINUOUS_LOOP),
             "r1c1+r1c2+r1c9+r2c1+r3c3+r3c8=1: r2c1-1, r1c1+r1c2+r1c9+r2c2+r3c3+r3c8=1: r2c2-1, "
             "r1c1+r1c2+r1c9+r2c3+r3c3+r3c8=1: r2c3-1, r1c1+r1c2+r1c9+r2c7+r3c3+r3c8=1: r2c7-1, "
             "r1c1+r1c2+r1c9+r2c8+r3c3+r3c8=1: r2c8-1, r1c1+r1c2+r1c9+r2c9+r3c3+r3c8=1: r2c9-1",
             "it ends as many loops");
    tap_text(first_of("r1:1=r1c1+r1c5+r1c9 r3:1=r3c3+r3c8", TECH_GROUPED_AIC), "nothing",
             "a group lies in one box");
    tap_text(first_of("r1:1=r1c1+r1c8+r1c9 c1:2=r1c1+r2c1 r2c7=12", TECH_GROUPED_CONTINUOUS_LOOP),
             "r1c1+r1c8+r1c9+r2c1+r2c7=12: r2c8-1 r2c9-1 r3c7-1 r3c8-1 r3c9-1 "
             "r2c2-2 r2c3-2 r2c4-2 r2c5-2 r2c6-2 r2c8-2 r2c9-2 r1c1-3456789",
             "what sees both nodes of a weak link sees all of a group");
}

/* Two squares of three digits: without the one they are a pair of the others. */
static void sets(void) {
    tech_options options = tech_default_options;
    open_position(NULL, "r1c1=123 r1c2=123 r1c5=24 r1c7=14");
    options.sets_in_chains = true;
    tech_finder_begin(&finder, &board, &work);
    finder.options = &options;
    finder.is_told = true;
    finder.parts = parts;
    tech_set_add(&finder.wanted, TECH_GROUPED_DISCONTINUOUS_LOOP);
    tech_search(&finder);
    end_of_page = page;
    if (finder.found) write_result(&finder.step);
    tap_text(end_page(), "r1c1+r1c2+r1c3+r1c5+r1c7=1234: r1c3-1",
             "a set that is locked takes its digits from what sees them");
    tap_text(parts_told(),
             "12:r1c3=1 13:r1c1+r1c2=1 13:r1c5=2 13:r1c3=1 32:r1c1+r1c2=123 33:r1c5+r1c7=124",
             "it is told as a node and as a set");
    tap_number(finder.step.links, 3 + 5, "its two sets count as two links and a half each");
    tap_text(first(TECH_GROUPED_DISCONTINUOUS_LOOP), "nothing",
             "unless it is asked for it is no node");
}

int main(void) {
    loops();
    chains();
    groups();
    sets();
    open_position(NULL, "r1:1=r1c1+r1c9 c1:2=r1c1+r9c1 r9c9=12");
    ask(TECH_CONTINUOUS_LOOP, false);
    uint16_t best = finder.step.removals;
    unsigned calls = 0;
    tech_finder_begin(&finder, &board, &work);
    tech_set_add(&finder.wanted, TECH_CONTINUOUS_LOOP);
    do {
        finder.budget = 10;
        tech_search(&finder);
    } while (finder.paused && ++calls);
    tap_ok(calls > 0 && finder.found && finder.step.removals == best,
           "searched in pieces it finds the same");
    return tap_end();
}
