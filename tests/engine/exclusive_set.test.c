/* exclusive_set.test.c - section 2.1, makeExclusiveSet, rule by rule on positions made for it. */
#include "position.h"
#include "tap.h"

static const uint32_t FOUND = 1u << KT_EVENT_SET_FOUND;
static const uint32_t FOUND_OR_KNOWN =
    1u << KT_EVENT_SET_FOUND | 1u << KT_EVENT_SET_REGISTERED | 1u << KT_EVENT_SET_KNOWN;

/* The possibility has just been excluded. */
static void look_around(const char *square, const char *digit) {
    ushio_make_exclusive_set(&method, context, square_of(square), (unsigned)(digit[0] - '0'),
                             KT_NO_EVENT);
}

/* "r1c1r1c2" */
static void exclude_from(const char *squares, const char *digits) {
    for (; *squares != 0; squares += 4) exclude(squares, digits);
}

static void tests_1_1(void) {
    begin_empty();
    leave("r1c1", "12");
    leave("r1c5", "12");
    look_around("r1c1", "3");
    tap_text(sets(), "r1c1+r1c5=12", "(1-1) two squares of a row with two digits are a set");
    tap_text(
        story_of(0, FOUND_OR_KNOWN),
        "found rule-1-1 r1 r1c1+r1c5=12, registered rule-d r1c1+r1c5=12, "
        "found rule-2 r1 r1c2+r1c3+r1c4+r1c6+r1c7+r1c8+r1c9=3456789, known rule-a r1c1+r1c5=12",
        "(1-1) finds it first; what (2) finds is its complement and known");

    begin_empty();
    leave("r2c7", "89");
    leave("r9c7", "9");
    look_around("r2c7", "1");
    tap_text(sets(), "r2c7+r9c7=89", "(1-1) a square with fewer digits counts, here in a column");

    begin_empty();
    leave("r4c4", "456");
    leave("r5c5", "45");
    leave("r6c6", "56");
    look_around("r4c4", "1");
    tap_text(sets(), "r4c4+r5c5+r6c6=456", "(1-1) in a box, of order 3");

    begin_empty();
    leave("r1c1", "12");
    leave("r1c5", "12");
    leave("r5c1", "12");
    leave("r2c2", "12");
    look_around("r1c1", "3");
    tap_text(story_of(0, 1u << KT_EVENT_SET_REGISTERED),
             "registered rule-d r1c1+r1c5=12, registered rule-d r1c1+r5c1=12, registered rule-d "
             "r1c1+r2c2=12",
             "(1-1) asks the row, the column, the box (U9)");

    begin_empty();
    leave("r1c1", "1");
    look_around("r1c1", "3");
    tap_text(story(), "found rule-1-1 r1 r1c1=1, registered rule-d r1c1=1",
             "nothing more is looked for when a single set was registered (U10)");
    tap_text(at(), "r1c1=1", "and it is the three variables");
    tap_ok(context->single_registered && context->set_registered, "both statuses say so");
}

static void tests_1_2(void) {
    begin_empty();
    leave("r1c1", "12");
    leave("r1c4", "23");
    leave("r1c7", "13");
    look_around("r1c1", "9");
    tap_text(story_of(0, FOUND),
             "found rule-1-2 r1 r1c1+r1c4+r1c7=123, found rule-2 r1 "
             "r1c2+r1c3+r1c5+r1c6+r1c8+r1c9=456789",
             "(1-2) the document's example: one digit more makes three squares");
    tap_text(sets(), "r1c1+r1c4+r1c7=123", "(1-2) and they are registered");

    begin_empty();
    leave("r1c1", "12");
    leave("r1c4", "23");
    leave("r1c7", "13");
    leave("r1c8", "24");
    leave("r1c9", "14");
    look_around("r1c1", "9");
    tap_text(story_of(0, FOUND | 1u << KT_EVENT_CONTRADICTION),
             "found rule-1-2 r1 r1c1+r1c4+r1c7=123, found rule-1-2 r1 r1c1+r1c8+r1c9=124, "
             "contradiction digits r1 r1c1=56789",
             "(1-2) adds one digit after the other, ascending, and goes on after a success (U11)");

    begin_empty();
    known("r1c4+r1c7=23");
    leave("r1c1", "12");
    leave("r1c4", "23");
    leave("r1c7", "23");
    leave("r1c8", "24");
    leave("r1c9", "14");
    look_around("r1c1", "9");
    tap_text(
        story(),
        "found rule-1-2 r1 r1c1+r1c4+r1c7=123, reduced rule-b r1c1=1, registered rule-d r1c1=1",
        "(1-2) adds no further digit when a single set was registered (U10)");

    begin_empty();
    leave("r1c1", "12");
    leave("r1c2", "23");
    leave("r1c3", "13");
    leave("r5c1", "29");
    leave("r9c1", "19");
    look_around("r1c1", "5");
    tap_text(story_of(0, FOUND),
             "found rule-1-2 r1 r1c1+r1c2+r1c3=123, found rule-1-2 c1 r1c1+r5c1+r9c1=129, "
             "found rule-1-2 b1 r1c1+r1c2+r1c3=123, "
             "found rule-2 r1 r1c4+r1c5+r1c6+r1c7+r1c8+r1c9=456789, "
             "found rule-3 c1 r2c1+r3c1+r4c1+r6c1+r7c1+r8c1=345678, "
             "found rule-4 b1 r2c1+r2c2+r2c3+r3c1+r3c2+r3c3=456789",
             "(1-2) asks the row, the column, the box, and only then come (2), (3), (4) (U9)");

    begin_empty();
    known("r1c9=3");
    leave("r1c1", "12");
    leave("r1c4", "23");
    leave("r1c9", "3");
    look_around("r1c1", "9");
    tap_text(sets(), "r1c9=3 r1c1+r1c4=12",
             "(1-2) adds also a digit that is determined in the unit (U11)");

    begin_empty();
    leave("r1c1", "12");
    leave("r1c4", "34");
    leave("r1c7", "34");
    look_around("r1c1", "9");
    tap_text(sets(), "", "(1-2) adds no second digit");

    begin_empty();
    leave("r1c1", "12");
    leave("r1c5", "12");
    leave("r1c6", "13");
    leave("r1c7", "23");
    look_around("r1c1", "9");
    tap_text(story_of(0, FOUND | 1u << KT_EVENT_CONTRADICTION),
             "found rule-1-1 r1 r1c1+r1c5=12, contradiction digits r1 r1c1=456789",
             "(1-2) is not asked where (1-1) found enough: it is (2) that sees too many digits");
}

static void tests_2_3_4(void) {
    begin_empty();
    exclude_from("r1c2r1c3r1c4r1c6r1c7r1c8", "12");
    leave("r1c9", "34");
    look_around("r1c9", "1");
    tap_text(story_of(0, FOUND_OR_KNOWN),
             "found rule-2 r1 r1c1+r1c5=12, registered rule-d r1c1+r1c5=12",
             "(2) two digits with the same two places in a row are a set");

    begin_empty();
    exclude_from("r1c3r2c3r3c3r5c3r6c3r7c3", "567");
    leave("r8c3", "34");
    exclude("r9c3", "7");
    look_around("r8c3", "5");
    tap_text(sets(), "", "(3) three digits with two places and one of them with more are none");

    begin_empty();
    exclude_from("r1c3r2c3r3c3r5c3r6c3", "567");
    leave("r8c3", "34");
    exclude("r9c3", "7");
    exclude("r4c3", "6");
    look_around("r8c3", "5");
    tap_text(story_of(0, FOUND), "found rule-3 c3 r4c3+r7c3+r9c3=567",
             "(3) digits with fewer places count, here in a column and of order 3");

    begin_empty();
    exclude_from("r7c7r7c8r7c9r8c7r8c8r8c9r9c7", "8");
    exclude("r9c8", "8");
    leave("r9c8", "12");
    look_around("r9c8", "8");
    tap_text(story_of(0, FOUND_OR_KNOWN), "found rule-4 b9 r9c9=8, registered rule-d r9c9=8",
             "(4) a digit with one place in a box is a single set");
    tap_text(at(), "r9c9=8", "(4) and it becomes the three variables, not what was excluded");

    begin_empty();
    exclude_from("r1c2r1c3r1c4r1c6r1c7r1c8", "12");
    exclude_from("r2c9r3c9r4c9r6c9r7c9r8c9", "12");
    leave("r1c9", "34");
    look_around("r1c9", "1");
    tap_text(story_of(0, FOUND | 1u << KT_EVENT_CONTRADICTION),
             "found rule-2 r1 r1c1+r1c5=12, found rule-3 c9 r5c9+r9c9=12",
             "(2) comes before (3); the box, where two digits have four places, gives none");
}

static void tests_contradictions(void) {
    begin_empty();
    leave("r1c1", "12");
    leave("r1c5", "12");
    leave("r1c9", "1");
    look_around("r1c1", "7");
    tap_text(story(), "contradiction squares r1 r1c1=12",
             "(1-1) three squares for two digits are a contradiction (U12)");
    tap_text(marks(), "r1c1+r1c5+r1c9", "and these squares are marked");
    tap_text(at(), "r1c1=7", "and the three variables are what was excluded");

    begin_empty();
    leave("r5c5", "");
    look_around("r5c5", "4");
    tap_text(marks(), "r5c5", "(1-1) a square without any digit is one (U12)");
    tap_ok(context->inconsistent && !context->set_registered, "with nothing registered");

    begin_empty();
    leave("r1c1", "12");
    leave("r1c4", "23");
    leave("r1c5", "13");
    leave("r1c6", "23");
    look_around("r1c1", "7");
    tap_text(story(), "contradiction squares r1 r1c1=123",
             "(1-2) four squares for three digits are one");
    tap_text(marks(), "r1c1+r1c4+r1c5+r1c6", "and all four are marked");

    begin_empty();
    exclude_from("r1c1r2c1r3c1r4c1r5c1r6c1r7c1", "123");
    leave("r7c1", "456");
    look_around("r7c1", "1");
    tap_text(story(), "contradiction digits c1 r7c1=123",
             "(3) three digits for two squares are one");
    tap_text(marks(), "r8c1+r9c1", "and the squares of B are marked (U12)");

    begin_empty();
    exclude_from("r1c1r1c2r1c3r1c4r1c5r1c6r1c7r1c8r1c9", "9");
    leave("r1c1", "45");
    look_around("r1c1", "9");
    tap_text(story(), "contradiction digits r1 r1c1=9",
             "(2) a digit without any square is one (U12)");
}

int main(void) {
    tests_1_1();
    tests_1_2();
    tests_2_3_4();
    tests_contradictions();
    return tap_end();
}
