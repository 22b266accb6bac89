/* finder.test.c - the frame's handling of the steps that finders describe. */
#include "technique_text.h"

/* What the made-up finder below proposes: lists of candidates, digit, row, column. */
static const char *const *proposals;

static void begin(void) {
    tech_board_open(&board, (const uint8_t[81]){0}, NULL);
    tech_finder_begin(&finder, &board, &work);
    finder.is_told = true;
    finder.parts = parts;
    tech_set_add(&finder.wanted, TECH_AIC);
}

static void describe(const char *list, unsigned links) {
    tech_begin(&finder, TECH_AIC);
    finder.step.links = (uint16_t)links;
    tech_part_unit(&finder, KT_ROLE_BASE, links);
    for (; *list != 0; list += list[3] == ' ' ? 4 : 3) {
        unsigned square = 9u * (unsigned)(list[1] - '1') + (unsigned)(list[2] - '1');
        tech_remove(&finder, square, (unsigned)(list[0] - '0'));
    }
}

/* The best of the proposals: the second has a chain of 5 links, the others of 9. */
static const char *best(bool short_first) {
    tech_options options = tech_default_options;
    options.short_chains_first = short_first;
    finder.options = &options;
    work.has_best = finder.found = false;
    for (unsigned i = 0; proposals[i] != NULL; i++) {
        describe(proposals[i], i == 1 ? 5 : 9);
        tech_propose(&finder);
    }
    tech_settle(&finder);
    finder.options = &tech_default_options;
    end_of_page = page;
    if (!finder.found) return "nothing";
    write_result(&finder.step);
    return end_page();
}

#define BEST(...) (proposals = (const char *const[]){__VA_ARGS__, NULL}, best(false))
#define BEST_SHORT(...) (proposals = (const char *const[]){__VA_ARGS__, NULL}, best(true))

static void test_order(void) {
    tap_text(BEST("111", "922 933"), ": r2c2-9 r3c3-9", "more removals go before fewer");
    tap_text(BEST("133", "122"), ": r2c2-1", "then what is further up");
    tap_text(BEST("199", "211"), ": r1c1-2", "whatever the digit");
    tap_text(BEST("199 211", "111 299"), ": r9c9-1 r1c1-2", "the last removal weighs most");
    tap_text(BEST("111", "122"), ": r1c1-1", "however long the chain");
    tap_text(BEST_SHORT("111", "122"), ": r2c2-1", "but in the forks the shorter chain");
    tap_text(BEST("", ""), "nothing", "what does nothing is not proposed");
    BEST("122", "122", "122");
    tap_number(finder.step.links, 5, "of chains with the same removals the shorter is taken");
    tap_text(parts_told(), "1:r6", "and its parts with it");
}

static void test_sets(void) {
    bool are_found = tech_set_lowest(&(tech_set){{0}}) == TECH_NONE;
    unsigned beginners = 0;
    for (unsigned technique = 0; technique < TECH_END; technique++) {
        tech_set set = {{0}};
        tech_set_add(&set, technique);
        are_found = are_found && tech_set_lowest(&set) == technique;
        beginners += tech_is_for_beginners(technique);
    }
    tap_ok(are_found, "each technique is the lowest of the set that has only it");
    tap_number(beginners, TECH_BEGINNERS, "a beginner has those of the list and no others");
}

static void test_room(void) {
    work.lost = 0;
    begin();
    describe("111", 0);
    for (unsigned i = 1; i < TECH_PARTS; i++) tech_part_unit(&finder, KT_ROLE_BASE, 0);
    tap_number(work.lost, 0, "a step has room for its parts");
    tech_part_unit(&finder, KT_ROLE_BASE, 0);
    tap_number(work.lost, 1, "a part that finds no room is counted");
    tap_number(finder.step.part_count, TECH_PARTS, "and left out");
}

int main(void) {
    test_sets();
    begin();
    describe("111 111 911", 3);
    tap_number(finder.step.removals, 2, "a candidate is removed once");
    tech_board_delete(&board, 0, 5);
    describe("511", 3);
    tap_ok(!tech_found(&finder),
           "what is no candidate is no removal, and a step without any is none");
    tech_begin(&finder, TECH_X_CHAIN);
    tech_remove(&finder, 0, 1);
    tap_ok(!tech_found(&finder), "a technique that is not wanted is passed over");
    test_order();
    test_room();

    finder.budget = 1;
    tap_ok(!tech_pause(&finder, 7) && tech_pause(&finder, 8),
           "a search is paused when its budget is spent");
    tap_number(finder.cursor, 8, "and goes on where it was");
    return tap_end();
}
