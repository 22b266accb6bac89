/* search_possibility.test.c - section 1.2, SP: what excludes a possibility, the two checks it makes
 * itself, where it starts and ends, what it sets back. */
#include "position.h"
#include "tap.h"

static bool search(void) {
    kt_trace_clear(&trace, 255);
    return ushio_search_possibility(&method, context);
}

static unsigned count_events(uint8_t kind, uint8_t rule) {
    unsigned count = 0;
    for (uint32_t i = 0; i < trace.count; i++) {
        count += trace.events[i].kind == kind && trace.events[i].rule == rule;
    }
    return count;
}

static bool is_open(const char *possibility) {
    uint16_t left = ushio_candidates(context, square_of(possibility));
    return (left & digits_of(possibility + 5)) != 0;
}

static void tests_conditions(void) {
    begin_empty();
    known("r1c1=5");
    tap_ok(search(), "SP says that it has excluded something");
    tap_number(count_events(KT_EVENT_EXCLUDED, KT_RULE_SP_SQUARE), 8,
               "(1) eight other digits of the square itself");
    tap_number(count_events(KT_EVENT_EXCLUDED, KT_RULE_SP_ROW), 8, "(2) the digit in the row");
    tap_number(count_events(KT_EVENT_EXCLUDED, KT_RULE_SP_COLUMN), 8, "(3) and in the column");
    tap_number(count_events(KT_EVENT_EXCLUDED, KT_RULE_SP_BOX), 4,
               "(4) and in the box, where the row and the column have not excluded it before");
    tap_text(sets(), "r1c1=5", "all of which registers nothing");
    tap_ok(!search() && trace.count == 0, "a second call finds nothing more");

    begin_empty();
    known("r1c1+r1c2=12");
    search();
    tap_number(count_events(KT_EVENT_EXCLUDED, KT_RULE_SP_SQUARE), 14, "(1) for a set of order 2");
    tap_number(count_events(KT_EVENT_EXCLUDED, KT_RULE_SP_ROW), 14, "(2) for a set of order 2");
    tap_number(count_events(KT_EVENT_EXCLUDED, KT_RULE_SP_COLUMN), 0,
               "(3) not for a set that lies in no column");
    tap_number(count_events(KT_EVENT_EXCLUDED, KT_RULE_SP_BOX), 12, "(4) for a set of order 2");

    begin_empty();
    known("r1c1+r1c9=12");
    search();
    tap_number(count_events(KT_EVENT_EXCLUDED, KT_RULE_SP_BOX), 0,
               "(4) not for a set that lies in no box");

    begin_empty();
    known("r1c1=5");
    known("r1c1+r1c2=12");
    search();
    tap_text(story_of(0, 1u << KT_EVENT_CONTRADICTION), "contradiction determined r1c1=5",
             "check 2: a determined digit that a set excludes is a contradiction");
    tap_text(marks(), "r1c1+r1c2", "its square and those of the excluding set are marked (U8)");
    tap_text(at(), "r1c1=5", "and it is the three variables");
    tap_ok(is_open("r1c1=5"), "the possibility list stays (U8)");
}

static void tests_check_3(void) {
    begin_empty();
    for (unsigned column = 2; column <= 9; column++) {
        char square[5] = {'r', '1', 'c', (char)('0' + column), 0};
        exclude(square, "9");
    }
    known("r1c1=5");
    search();
    tap_text(story_of(0, 1u << KT_EVENT_CONTRADICTION), "contradiction no-place r1 r1c1=9",
             "check 3: a row that would lose its last place for a digit");
    tap_text(marks(), "r1c1+r1c2+r1c3+r1c4+r1c5+r1c6+r1c7+r1c8+r1c9",
             "its nine squares are marked");
    tap_ok(is_open("r1c1=9"), "the possibility list stays (U8)");

    begin_empty();
    for (unsigned i = 2; i <= 9; i++) {
        exclude((char[]){'r', '1', 'c', (char)('0' + i), 0}, "9");
        exclude((char[]){'r', (char)('0' + i), 'c', '1', 0}, "9");
    }
    known("r1c1=5");
    search();
    tap_text(marks(),
             "r1c1+r1c2+r1c3+r1c4+r1c5+r1c6+r1c7+r1c8+r1c9+r2c1+r3c1+r4c1+r5c1+r6c1+r7c1+r8c1+r9c1",
             "if the column loses it too, both units are marked");

    begin_empty();
    for (unsigned column = 2; column <= 9; column++) {
        exclude((char[]){'r', '1', 'c', (char)('0' + column), 0}, "5");
    }
    known("r1c1=5");
    known("r1c1+r1c2=12");
    search();
    tap_text(marks(), "r1c1+r1c2", "check 2 comes before check 3 (U8)");
}

static void tests_start_and_end(void) {
    begin_empty();
    known("r1c1=5");
    known("r1c9=6");
    leave("r1c1", "5");
    leave("r1c2", "56");
    search();
    tap_text(story(),
             "excluded sp-row r1 r1c2=5, found rule-1-1 r1 r1c2=6, registered rule-d r1c2=6, "
             "contradiction single r1c2=6",
             "SP starts at the first possibility (U5) and ends at a contradiction (U6)");
    tap_ok(!is_open("r1c2=5") && is_open("r1c3=5"), "after which nothing is set back");

    begin_empty();
    known("r1c1=5");
    leave("r1c1", "5");
    leave("r1c2", "56");
    search();
    tap_ok(context->single_registered && context->set_registered, "SP ends at a single set");
    tap_text(story(),
             "excluded sp-row r1 r1c2=5, found rule-1-1 r1 r1c2=6, registered rule-d r1c2=6, "
             "restored r1c2=5",
             "and sets the possibility that led to it back to true (U7)");
    tap_ok(is_open("r1c2=5"), "it is open again");
    tap_ok(is_open("r1c3=5"), "what comes later has not been looked at");
    tap_number(trace.events[3].cause, 2, "the registration is told as the cause of setting back");
    search();
    tap_ok(strncmp(story(), "excluded sp-row r1 r1c2=5,", 23) == 0,
           "the next call excludes it once more, as the first it comes to");

    begin_empty();
    known("r1c1=1");
    leave("r1c1", "1");
    leave("r1c2", "123");
    leave("r1c3", "23");
    search();
    tap_ok(context->set_registered && !context->single_registered,
           "SP ends at a set of any order (U6)");
    tap_text(sets(), "r1c1=1 r1c2+r1c3=23", "with the set registered");
    tap_ok(!is_open("r1c2=1") && is_open("r1c4=1"), "and nothing is set back for it");
}

/* The cause of an exclusion, 0 if there was none. */
static uint32_t cause_of(const char *possibility) {
    for (uint32_t i = 0; i < trace.count; i++) {
        const kt_event *e = &trace.events[i];
        if (e->kind == KT_EVENT_EXCLUDED && e->square == square_of(possibility) &&
            e->digits == digits_of(possibility + 5)) {
            return e->cause;
        }
    }
    return 0;
}

static void tests_reason(void) {
    begin_empty();
    ushio_append(context, set_of("r1c5+r1c6=15"), 1000);
    ushio_append(context, set_of("r1c8+r1c9=58"), 1001);
    search();
    tap_ok(cause_of("r1c1=1") == 1000 && cause_of("r1c1=5") == 1000 && cause_of("r1c1=8") == 1001,
           "the first set in the list that excludes a possibility is the reason (U5)");
}

int main(void) {
    tests_conditions();
    tests_check_3();
    tests_start_and_end();
    tests_reason();
    return tap_end();
}
