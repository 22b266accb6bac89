/* determined_set.test.c - section 2.2, makeDeterminedSet: (a) to (d), complements, contradictions. */
#include "position.h"
#include "tap.h"

static void try_set(const char *candidate) {
    ushio_make_determined_set_body(&method, context, set_of(candidate), KT_NO_EVENT);
}

static void tests_a_to_d(void) {
    begin_empty();
    try_set("r1c1+r1c2=12");
    tap_text(story(), "registered rule-d r1c1+r1c2=12",
             "(d) a set without relatives is registered");
    tap_ok(context->set_registered && !context->single_registered, "(d) which is no single set");
    context->set_registered = false;
    try_set("r1c1+r1c2=12");
    tap_text(sets(), "r1c1+r1c2=12", "(a) an equal set is not registered again");
    tap_ok(!context->set_registered, "(a) and sets no status");
    try_set("r1c2+r1c3=12");
    try_set("r1c1+r1c2=13");
    tap_text(sets(), "r1c1+r1c2=12 r1c2+r1c3=12 r1c1+r1c2=13",
             "(d) sharing squares or digits alone is no relation");

    begin_empty();
    known("r1c1+r1c2=12");
    try_set("r1c1+r1c2+r1c3+r1c4=1234");
    tap_text(story(), "reduced rule-b r1c3+r1c4=34, registered rule-d r1c3+r1c4=34",
             "(b) a known set inside is taken away and the rest is tried");
    tap_text(sets(), "r1c1+r1c2=12 r1c3+r1c4=34", "(b) the known set stays");

    begin_empty();
    known("r1c1+r1c2+r1c3+r1c4=1234");
    try_set("r1c1+r1c2=12");
    tap_text(story(),
             "dropped rule-c r1c1+r1c2+r1c3+r1c4=1234, reduced rule-c r1c3+r1c4=34, "
             "registered rule-d r1c3+r1c4=34, registered rule-d r1c1+r1c2=12",
             "(c) a known set around is deleted, its rest is tried, then the candidate");
    tap_text(sets(), "r1c3+r1c4=34 r1c1+r1c2=12", "(c) and they stand in this order");

    begin_empty();
    known("r1c1+r1c2+r1c3=123");
    try_set("r1c1+r1c2=12");
    tap_text(story(),
             "dropped rule-c r1c1+r1c2+r1c3=123, reduced rule-c r1c3=3, registered rule-d r1c3=3, "
             "omitted rule-c r1c1+r1c2=12",
             "(c) the candidate is left out if a single set was registered (U15)");
    tap_text(sets(), "r1c3=3", "(c) only the single set is left");
    tap_text(at(), "r1c3=3", "(c) and is the three variables");

    begin_empty();
    known("r1c9=3");
    known("r1c1+r1c2+r1c3=123");
    try_set("r1c1+r1c2=12");
    tap_text(sets(), "r1c9=3 r1c3=3", "(c) so it is after a contradiction (U15)");
    tap_ok(context->inconsistent && !context->single_registered, "(c) which is no single set");

    begin_empty();
    known("r1c1+r1c2=12");
    known("r1c1+r1c2+r1c3+r1c4=1234");
    try_set("r1c1+r1c2+r1c3=123");
    tap_text(story(),
             "reduced rule-b r1c3=3, dropped rule-c r1c1+r1c2+r1c3+r1c4=1234, "
             "reduced rule-c r1c1+r1c2+r1c4=124, reduced rule-b r1c4=4, registered rule-d r1c4=4, "
             "omitted rule-c r1c3=3",
             "the first related set in list order decides (U14), here by (b)");
    begin_empty();
    known("r1c1+r1c2+r1c3+r1c4=1234");
    known("r1c1+r1c2=12");
    try_set("r1c1+r1c2+r1c3=123");
    tap_text(
        story(),
        "dropped rule-c r1c1+r1c2+r1c3+r1c4=1234, reduced rule-c r1c4=4, registered rule-d r1c4=4, "
        "omitted rule-c r1c1+r1c2+r1c3=123",
        "and here by (c)");
}

static void try_exclusive(unsigned unit, uint32_t places, const char *digits) {
    ushio_make_determined_set(&method, context, unit, places, digits_of(digits), KT_NO_EVENT);
}

static void tests_complements(void) {
    begin_empty();
    try_exclusive(0, 0x00F, "1234");
    tap_text(sets(), "r1c1+r1c2+r1c3+r1c4=1234", "an exclusive set of order 4 is taken as it is");
    begin_empty();
    try_exclusive(0, 0x01F, "12345");
    tap_text(story(),
             "complement complement r1 r1c6+r1c7+r1c8+r1c9=6789, registered rule-d "
             "r1c6+r1c7+r1c8+r1c9=6789",
             "of order 5 its complement in the row is taken (U13)");
    begin_empty();
    try_exclusive(9 + 4, 0x1DF, "12356789");
    tap_text(sets(), "r6c5=4", "of order 8 in a column");
    begin_empty();
    try_exclusive(18 + 8, 0x0FE, "1234567");
    tap_text(sets(), "r7c7+r9c9=89", "of order 7 in a box");
    begin_empty();
    try_exclusive(0, 0x1FF, "123456789");
    tap_ok(context->list.count == 0 && trace.count == 0, "one of order 9 leaves nothing (U13)");
}

static void tests_contradictions(void) {
    static const struct {
        const char *first, *second, *name;
    } pairs[] = {{"r1c1=5", "r1c9=5", "the same digit in a row contradicts (U16)"},
                 {"r1c1=5", "r9c1=5", "the same digit in a column contradicts"},
                 {"r1c1=5", "r3c3=5", "the same digit in a box contradicts"},
                 {"r1c1=5", "r1c1=6", "two digits in a square contradict"}};
    for (unsigned i = 0; i < 4; i++) {
        begin_empty();
        known(pairs[i].first);
        try_set(pairs[i].second);
        char expected[40];
        sprintf(expected, "%s %s", pairs[i].first, pairs[i].second);
        tap_text(sets(), expected, pairs[i].name);
        tap_text(at(), pairs[i].second, "the three variables are the later one");
        bool both = kt_squares_has(context->marks, square_of(pairs[i].first)) &&
                    kt_squares_has(context->marks, square_of(pairs[i].second));
        tap_ok(both && context->inconsistent && !context->single_registered,
               "both squares are marked, and no single set counts as registered");
    }
    begin_empty();
    known("r1c1=5");
    try_set("r4c4=5");
    tap_ok(!context->inconsistent && context->single_registered,
           "the same digit elsewhere does not contradict");
}

/* Sets of order 2 that are not related to each other. */
static void fill_with_pairs(unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        uint16_t digits = (uint16_t)(1u << i % 8 | 1u << 8);
        kt_squares squares = kt_one_square(i / 8);
        kt_squares_add(&squares, 40 + i / 8);
        ushio_append(context, ushio_set_of(squares, digits), KT_NO_EVENT);
    }
}

static void tests_room(void) {
    begin_empty();
    fill_with_pairs(USHIO_OTHERS);
    try_set("r9c8+r9c9=12");
    tap_ok(context->list.count == USHIO_OTHERS && !context->set_registered,
           "a set beyond the room of the list is refused");
    tap_number(kt_squares_count(context->stale), 81, "and what it forbade is in doubt everywhere");
    tap_number(report.counts[KT_COUNT_SETS_REFUSED], 1, "and counted");
    try_set("r9c9=1");
    tap_ok(context->single_registered, "a single set always finds room");
}

int main(void) {
    tests_a_to_d();
    tests_complements();
    tests_contradictions();
    tests_room();
    return tap_end();
}
