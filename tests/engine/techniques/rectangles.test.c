/* rectangles.test.c - unique rectangles of type 1 to 6, hidden rectangles, and near misses. */
#include "technique_text.h"

/* As first_of(), where every corner has to have both digits. */
static const char *first_complete(const char *list, unsigned technique) {
    tech_options options = tech_default_options;
    options.missing_candidates = false;
    open_position(NULL, list);
    tech_finder_begin(&finder, &board, &work);
    finder.solution = some_solution;
    finder.options = &options;
    tech_set_add(&finder.wanted, technique);
    end_of_page = page;
    tech_search(&finder);
    if (!finder.found) return "nothing";
    write_result(&finder.step);
    return end_page();
}

static void test_types_1_2_5(void) {
    tap_text(first_of("r1c1=12 r1c2=12 r4c1=12", TECH_UNIQUE_RECTANGLE_1),
             "r1c1+r1c2+r4c1+r4c2=12: r4c2-12",
             "1: the only corner with other digits loses the two");
    tap_text(parts_told(), "14:r1c1+r1c2+r4c1+r4c2=12 3:r4c2=3456789",
             "the rectangle and its extra digits are told");
    tap_text(all(TECH_UNIQUE_RECTANGLE_1), "r1c1+r1c2+r4c1+r4c2=12: r4c2-12",
             "a rectangle is met once, although it could begin in three squares");
    tap_text(first_of("r1c1=12 r1c2=12 r2c1=12", TECH_UNIQUE_RECTANGLE_1), "nothing",
             "in one box digits cannot be exchanged");
    tap_text(first_of("r1c1=12 r1c4=12 r4c1=12", TECH_UNIQUE_RECTANGLE_1), "nothing",
             "nor in four");
    tap_text(first_of("r1c1=12 r1c2=12 r4c1=2", TECH_UNIQUE_RECTANGLE_1),
             "r1c1+r1c2+r4c1+r4c2=12: r4c2-12", "a corner may have lost one of the two");
    tap_text(first_complete("r1c1=12 r1c2=12 r4c1=2", TECH_UNIQUE_RECTANGLE_1), "nothing",
             "if that is wanted");
    tap_text(first_of("r1c1=12 r1c2=12 r4c1=123 r4c2=123", TECH_UNIQUE_RECTANGLE_2),
             "r1c1+r1c2+r4c1+r4c2=12: r4c3-3 r4c4-3 r4c5-3 r4c6-3 r4c7-3 r4c8-3 r4c9-3 r5c1-3 "
             "r5c2-3 r5c3-3 r6c1-3 r6c2-3 r6c3-3",
             "2: the extra digit stands in one of the two");
    tap_text(first_of("r1c1=12 r1c2=12 r4c1=123 r4c2=124", TECH_UNIQUE_RECTANGLE_2), "nothing",
             "it is the same one");
    tap_text(first_of("r1c1=12 r4c2=12 r1c2=123 r4c1=123", TECH_UNIQUE_RECTANGLE_5),
             "r1c1+r1c2+r4c1+r4c2=12: r2c1-3 r3c1-3 r5c2-3 r6c2-3", "5: also in opposite corners");
    tap_text(first_of("r1c1=12 r1c2=123 r4c1=123 r4c2=123", TECH_UNIQUE_RECTANGLE_5),
             "r1c1+r1c2+r4c1+r4c2=12: r5c2-3 r6c2-3", "or in three");
}

static void test_type_3(void) {
    tap_text(first_of("r1c1=12 r1c2=12 r4c1=123 r4c2=124 r4c5=34", TECH_UNIQUE_RECTANGLE_3),
             "r4 r1c1+r1c2+r4c1+r4c2=12: r4c3-34 r4c4-34 r4c6-34 r4c7-34 r4c8-34 r4c9-34",
             "3: two corners are one square of a naked set");
    tap_text(parts_told(), "14:r1c1+r1c2+r4c1+r4c2=12 3:r4c1+r4c2=34 32:r4c5=34 1:r4",
             "the rest of the set and its unit are told");
    tap_text(first_of("r1c1=12 r1c2=12 r4c1=123 r4c2=124 r4c3=34", TECH_UNIQUE_RECTANGLE_3),
             "r4 r1c1+r1c2+r4c1+r4c2=12: r4c4-34 r4c5-34 r4c6-34 r4c7-34 r4c8-34 r4c9-34 r5c1-34 "
             "r5c2-34 r5c3-34 r6c1-34 r6c2-34 r6c3-34",
             "a set that is also in the box takes its digits there, too, after the line");
    tap_text(first_of("r1c1=12 r1c2=12 r4c1=123 r4c2=124 r5c1=34", TECH_UNIQUE_RECTANGLE_3),
             "b4 r1c1+r1c2+r4c1+r4c2=12: r4c3-34 r5c2-34 r5c3-34 r6c1-34 r6c2-34 r6c3-34",
             "or only there");
    open_position(NULL, "r4c1=12 r4c2=12 r1c1=123 r1c2=124 r1c3=34 "
                        "r7c6=12 r8c6=12 r7c9=123 r8c9=124 r4c9=34");
    tap_text(all(TECH_UNIQUE_RECTANGLE_3),
             "r1 r1c1+r1c2+r4c1+r4c2=12: r1c4-34 r1c5-34 r1c6-34 r1c7-34 r1c8-34 r1c9-34 r2c1-34 "
             "r2c2-34 r2c3-34 r3c1-34 r3c2-34 r3c3-34, c9 r7c6+r7c9+r8c6+r8c9=12: r1c9-34 r2c9-34 "
             "r3c9-34 r5c9-34 r6c9-34 r9c9-34",
             "a set in a line and a box is one step, not two, and others come after it");
    tap_text(first_of("r1c1=12 r1c2=12 r4c1=123 r4c2=124 r4c5=35 r4c6=45 "
                      "r7c6=12 r8c6=12 r7c9=123 r8c9=124 r5c9=34",
                      TECH_UNIQUE_RECTANGLE_3),
             "r4 r1c1+r1c2+r4c1+r4c2=12: r4c3-345 r4c4-345 r4c7-345 r4c8-345 r4c9-345",
             "the rest of the set may be two squares, and others still come after it");
    tap_text(first_of("r1c1=12 r1c2=12 r4c1=123 r4c2=124 r4c5=345", TECH_UNIQUE_RECTANGLE_3),
             "nothing", "with as many digits as squares");
    tap_text(first_of("r1c1=12 r1c2=12 r4c1=13 r4c2=13 r4c5=13", TECH_UNIQUE_RECTANGLE_3),
             "nothing", "and without the two digits in the rest of it");
}

static void test_links(void) {
    tap_text(first_of("r1c1=12 r1c2=12 r4:1=r4c1+r4c2 b4:1=r4c1+r4c2", TECH_UNIQUE_RECTANGLE_4),
             "r1c1+r1c2+r4c1+r4c2=12: r4c1-2 r4c2-2",
             "4: one of two corners has a digit, so none has the other");
    tap_text(parts_told(), "14:r1c1+r1c2+r4c1+r4c2=12 3:r4c1+r4c2=3456789 12:r4c1+r4c2=1",
             "the link is told");
    tap_text(first_of("r1c1=12 r1c2=12 r4:1=r4c1+r4c2", TECH_UNIQUE_RECTANGLE_4), "nothing",
             "if there is no other place in all that both see");
    tap_text(first_of("r1c1=12 r4c2=12 r1:2=r1c1+r1c2 r4:2=r4c1+r4c2 c1:2=r1c1+r4c1 "
                      "c2:2=r1c2+r4c2",
                      TECH_UNIQUE_RECTANGLE_6),
             "r1c1+r1c2+r4c1+r4c2=12: r1c2-2 r4c1-2",
             "6: opposite corners would both have the digit");
    tap_text(first_of("r1c1=12 r4c2=12 r1:2=r1c1+r1c2 r4:2=r4c1+r4c2 c1:2=r1c1+r4c1",
                      TECH_UNIQUE_RECTANGLE_6),
             "nothing", "if both their rows and columns have no other place");
    tap_text(first_of("r1c1=12 r4:1=r4c1+r4c2 c2:1=r1c2+r4c2", TECH_HIDDEN_RECTANGLE),
             "r1c1+r1c2+r4c1+r4c2=12: r4c2-2",
             "hidden: the corner opposite to one with two digits loses the digit that has no link");
    tap_text(first_of("r1c1=12 r4:1=r4c1+r4c2 c1:1=r1c1+r4c1", TECH_HIDDEN_RECTANGLE), "nothing",
             "the links are in the row and column of that corner");
}

/* What was searched in vain is kept, but not longer than the board is the same. */
static void test_memory(void) {
    open_position(NULL, "r1c1=12 r1c2=12 r4c1=123 r4c2=123");
    ask(TECH_UNIQUE_RECTANGLE_1, false);
    tap_ok(!finder.found, "a search for one type is in vain");
    tech_set_add(&finder.wanted, TECH_UNIQUE_RECTANGLE_2);
    tech_search(&finder);
    tap_ok(finder.found, "and another type is found nevertheless");
    ask(TECH_UNIQUE_RECTANGLE_1, false);
    tech_board_delete(&board, 27, 3);
    tech_search(&finder);
    tap_ok(finder.found, "and the first when the board has changed");
}

static void test_solutions(void) {
    open_position(NULL, "r1c1=12 r1c2=12 r4c1=12");
    tech_finder_begin(&finder, &board, &work);
    tech_set_add(&finder.wanted, TECH_UNIQUE_RECTANGLE_1);
    tech_search(&finder);
    tap_ok(!finder.found, "where several solutions are possible nothing is concluded");
}

int main(void) {
    test_types_1_2_5();
    test_type_3();
    test_links();
    test_memory();
    test_solutions();
    return tap_end();
}
