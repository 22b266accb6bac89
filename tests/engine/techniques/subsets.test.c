/* subsets.test.c - naked, locked and hidden sets, and near misses. */
#include "technique_text.h"

static void test_naked(void) {
    tap_text(first_of("r1c1=12 r1c9=12", TECH_NAKED_PAIR),
             "r1 r1c1+r1c9=12: r1c2-12 r1c3-12 r1c4-12 r1c5-12 r1c6-12 r1c7-12 r1c8-12",
             "two squares with two digits take them from the rest of their row");
    tap_text(first_of("r1c1=12 r1c9=13", TECH_NAKED_PAIR), "nothing",
             "two squares with three digits do not");
    tap_text(first_of("r1c1=12 r5c5=12", TECH_NAKED_PAIR), "nothing",
             "nor squares without a common unit");
    tap_text(first_of("r2c5=12 r5c5=23 r8c5=13", TECH_NAKED_TRIPLE),
             "c5 r2c5+r5c5+r8c5=123: r1c5-123 r3c5-123 r4c5-123 r6c5-123 r7c5-123 r9c5-123",
             "each of three squares may lack one of the three digits");
    tap_text(first_of("r2c5=12 r5c5=23 r8c5=14", TECH_NAKED_TRIPLE), "nothing",
             "three squares with four digits are no triple");
    tap_text(first_of("r4c1=12 r5c2=23 r6c3=34 r4c3=14", TECH_NAKED_QUADRUPLE),
             "b4 r4c1+r4c3+r5c2+r6c3=1234: r4c2-1234 r5c1-1234 r5c3-1234 r6c1-1234 r6c2-1234",
             "four squares with four digits are a quadruple");
    tap_text(first_of("r1c1=12 r1c9=12 r7c1=34 r8c2=34", TECH_NAKED_PAIR),
             "b7 r7c1+r8c2=34: r7c2-34 r7c3-34 r8c1-34 r8c3-34 r9c1-34 r9c2-34 r9c3-34",
             "boxes come before rows");
}

static void test_locked(void) {
    const char *pair = "r1c1=12 r1c2=12";
    tap_text(first_of(pair, TECH_NAKED_PAIR), "nothing", "what is locked is no naked pair");
    tap_text(first(TECH_LOCKED_PAIR),
             "b1 r1c1+r1c2=12: r1c3-12 r1c4-12 r1c5-12 r1c6-12 r1c7-12 r1c8-12 r1c9-12 r2c1-12 "
             "r2c2-12 r2c3-12 r3c1-12 r3c2-12 r3c3-12",
             "a pair on a box's row takes from the row, then from the box, each once");
    tap_text(parts_told(), "1:r1 1:b1", "both units are told");
    leave("r1:1=r1c1+r1c2 r1:2=r1c1+r1c2");
    tap_text(first(TECH_LOCKED_PAIR), "nothing", "without prey on the row it is not locked");
    tap_text(first(TECH_NAKED_PAIR),
             "b1 r1c1+r1c2=12: r2c1-12 r2c2-12 r2c3-12 r3c1-12 r3c2-12 r3c3-12",
             "but a naked pair");
    tap_text(all(TECH_LOCKED_TRIPLE), "nothing", "a pair is no triple");
    tap_text(first_of("r7c7=12 r8c7=23 r9c7=13", TECH_LOCKED_TRIPLE),
             "b9 r7c7+r8c7+r9c7=123: r1c7-123 r2c7-123 r3c7-123 r4c7-123 r5c7-123 r6c7-123 "
             "r7c8-123 r7c9-123 r8c8-123 r8c9-123 r9c8-123 r9c9-123",
             "a triple on a box's column is locked, too");
}

static void test_hidden(void) {
    tap_text(first_of("r1:1=r1c1+r1c9 r1:9=r1c1+r1c9", TECH_HIDDEN_PAIR),
             "r1 r1c1+r1c9=19: r1c1-2345678 r1c9-2345678",
             "two digits with two squares take the others from them");
    tap_text(first_of("r1:1=r1c1+r1c9 r1:2=r1c1+r1c8", TECH_HIDDEN_PAIR), "nothing",
             "two digits with three squares do not");
    tap_text(first_of("b5:1=r4c4+r5c5 b5:2=r5c5+r6c6 b5:3=r4c4+r6c6", TECH_HIDDEN_TRIPLE),
             "b5 r4c4+r5c5+r6c6=123: r4c4-456789 r5c5-456789 r6c6-456789",
             "each of three digits may lack one of the three squares");
    tap_text(first_of("c1:1=r1c1+r2c1 c1:2=r2c1+r5c1 c1:3=r5c1+r9c1 c1:4=r9c1+r1c1",
                      TECH_HIDDEN_QUADRUPLE),
             "c1 r1c1+r2c1+r5c1+r9c1=1234: r1c1-56789 r2c1-56789 r5c1-56789 r9c1-56789",
             "four digits with four squares are a quadruple");
    tap_text(first_of("r1:1=r1c1+r1c9 r1:2=r1c1+r1c9 r1c1=12 r1c9=12", TECH_HIDDEN_PAIR), "nothing",
             "a set that is laid bare is not hidden");
}

int main(void) {
    test_naked();
    test_locked();
    test_hidden();
    return tap_end();
}
