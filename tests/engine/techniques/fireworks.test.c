/* fireworks.test.c - firework triples and quadruples, and near misses. */
#include "technique_text.h"

/* --- Triples -------------------------------------------------------------------------------------- */

/* Outside of box 1 the digit goes in r1c5 in row 1, and in r5c1 in column 1. */
#define SPARK(d) \
    "r1c4-" d " r1c6-" d " r1c7-" d " r1c8-" d " r1c9-" d " r4c1-" d " r6c1-" d " r7c1-" d \
    " r8c1-" d " r9c1-" d " "

static const char *triple(const char *list) {
    return first_of(list, TECH_FIREWORK_TRIPLE);
}

static void test_triples(void) {
    const char *found = "r1c1+r1c5+r5c1=123: r1c1-456789 r1c5-456789 r5c1-456789";
    tap_text(triple(SPARK("123")), found, "three digits have three squares between them");
    tap_text(parts_told(), "1:r1 1:c1 5:r1c1=123 6:r1c5=123 6:r5c1=123",
             "row, column, and the squares are told");
    tap_text(triple(SPARK("12")), "nothing", "two digits are too few");
    tap_text(triple(SPARK("12") "r1c4-3 r1c6-3 r1c7-3 r1c8-3 r1c9-3"), "nothing",
             "the third goes elsewhere in the column");
    tap_text(triple(SPARK("123") "r1c5-3 r5c1-3"), found, "a digit may have no place outside");
    tap_text(triple(SPARK("123") "r1c5-123"), "nothing", "three digits have two squares");
    tap_text(triple(SPARK("123") "r5c1-123"), "nothing", "or these two");
    open_position(
        ".3...............................................................................",
        SPARK("12"));
    tap_text(first(TECH_FIREWORK_TRIPLE), "nothing", "a digit stands in the row");
}

/* --- Quadruples ----------------------------------------------------------------------------------- */

/* The same of r5c5, outside of box 5. */
#define ACROSS(d) \
    "r5c2-" d " r5c3-" d " r5c7-" d " r5c8-" d " r5c9-" d " r2c5-" d " r3c5-" d " r7c5-" d \
    " r8c5-" d " r9c5-" d " "

static const char *quadruple(const char *list) {
    return first_of(list, TECH_FIREWORK_QUADRUPLE);
}

static void test_quadruples(void) {
    const char *found = "r1c1+r1c5+r5c1+r5c5=1234: r1c1-3456789 r5c5-1256789 r1c5-56789 r5c1-56789";
    tap_text(quadruple(SPARK("12") ACROSS("34")), found, "two pairs of digits have the same wings");
    tap_text(parts_told(), "1:r1 1:c1 5:r1c1=12 1:r5 1:c5 5:r5c5=34 6:r1c5=1234 6:r5c1=1234",
             "the digits of each pivot are told, with its row and its column");
    tap_text(quadruple(SPARK("12") ACROSS("3")), "nothing", "three digits are too few");
    tap_text(quadruple(SPARK("12") ACROSS("23")), "nothing", "a digit counts once");
    tap_text(quadruple(SPARK("12") ACROSS("23") ACROSS("4")), found,
             "of three digits two are left");
    tap_text(quadruple(SPARK("12") ACROSS("34") "r1c5-1 r5c1-1"),
             "r1c1+r1c5+r5c1+r5c5=1234: r1c1-3456789 r5c5-1256789 r1c5-56789 r5c1-56789",
             "a digit may have no place in a wing");
    open_position(
        "....9............................................................................",
        SPARK("12") ACROSS("34"));
    tap_text(first(TECH_FIREWORK_QUADRUPLE), "nothing", "a wing is filled");
}

int main(void) {
    test_triples();
    test_quadruples();
    return tap_end();
}
