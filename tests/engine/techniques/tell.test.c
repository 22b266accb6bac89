/* tell.test.c - steps as events: of some families, what a story and a picture need of the DEDUCTION and its PARTs. */
#include "technique_text.h"

#include <stdlib.h>

#include "techniques/tell.h"

static kt_event *resize(kt_event *events, uint32_t room) {
    return realloc(events, room * sizeof *events);
}

static kt_trace trace = {.resize = resize};

static kt_squares squares_in(const kt_event *event) {
    return (kt_squares){{event->squares[0], event->squares[1], event->squares[2]}};
}

static void write_event(const kt_event *event) {
    if (event->unit != KT_NO_UNIT) {
        end_of_page += sprintf(end_of_page, "%c%u", "rcb"[event->unit / 9], event -> unit % 9 + 1u);
        if (event->digits != 0) *end_of_page++ = ' ';
    }
    write_set(squares_in(event), event->digits);
}

/* The step that the technique makes, as it is told: "squares=digits links | role:unit squares=digits<other ...",
 * where other is the number of an event; that of the DEDUCTION is 0. */
static const char *told(const char *position, unsigned technique) {
    kt_trace_clear(&trace, 255);
    if (first_of(position, technique)[0] == 'n') return "nothing";
    uint32_t deduction = tech_tell(&trace, &finder.step, parts);
    end_of_page = page;
    for (uint32_t i = 0; i < trace.count; i++) {
        const kt_event *event = &trace.events[i];
        bool is_part = event->kind == KT_EVENT_PART && event->cause == deduction;
        if (is_part) end_of_page += sprintf(end_of_page, " %u:", event->value);
        write_event(event);
        if (is_part) end_of_page += sprintf(end_of_page, "<%u", event->other);
        if (i == 0) end_of_page += sprintf(end_of_page, " %u |", event->value);
    }
    return end_page();
}

static void test_deduction(void) {
    told("r1:1=r1c3", TECH_HIDDEN_SINGLE);
    const kt_event *event = &trace.events[0];
    tap_ok(trace.count > 0 && event->kind == KT_EVENT_DEDUCTION &&
               event->rule == KT_RULE_TECHNIQUE + TECH_HIDDEN_SINGLE && event->depth == 0 &&
               event->cause == KT_NO_EVENT && event->other == KT_NO_EVENT,
           "a step is a deduction of its technique, on the board itself");
    tap_text(told("r1:1=r1c3", TECH_HIDDEN_SINGLE), "r1 r1c3=1 0 |",
             "with its unit, square and digit");
}

static void test_lost_parts(void) {
    first_of("r1c1=12 r1c9=13 r9c1=23", TECH_XY_WING);
    kt_trace_clear(&trace, 255);
    finder.step.part_count = TECH_PARTS - 1;
    tech_tell(&trace, &finder.step, parts);
    tap_number(trace.count, TECH_PARTS, "all parts are told that there is room for");
    kt_trace_clear(&trace, 255);
    finder.step.part_count = TECH_PARTS;
    tech_tell(&trace, &finder.step, parts);
    tap_number(trace.count, 1, "where some may have been lost none is told");
}

static void test_parts(void) {
    tap_text(told("r1c1=12 r1c2=12", TECH_LOCKED_PAIR), "b1 r1c1+r1c2=12 0 | 1:r1<0 1:b1<0",
             "of a locked pair the units");
    tap_text(told("r2:1=r2c1+r2c5 r8:1=r8c1+r8c4+r8c5", TECH_FINNED_X_WING),
             "r2c1+r2c5+r8c1+r8c4+r8c5=1 0 | 1:r2<0 1:r8<0 2:c1<0 2:c5<0 3:r8c4=1<0",
             "of a fish base, cover and fins");
    tap_text(told("r1c1=12 r1c9=13 r9c1=23", TECH_XY_WING),
             "r1c1+r1c9+r9c1=123 0 | 5:r1c1=12<0 6:r1c9=13<0 6:r9c1=23<0",
             "of a wing pivot and pincers");
    tap_text(told("r1c1=12 r4c1=13 r4c2=23", TECH_ALS_XZ),
             "r1c1+r4c1+r4c2=123 0 | 32:r1c1=12<0 33:r4c1+r4c2=123<0 11:r1c1+r4c1=1<0",
             "of almost locked sets the sets and what restricts them");
    bool has_rule = false;
    for (uint32_t i = 1; i < trace.count; i++) has_rule |= trace.events[i].rule != 0;
    tap_ok(!has_rule, "the rule of a step is told once, with the deduction");
}

static void test_links(void) {
    tap_text(told("r2:1=r2c1+r2c5 r8:1=r8c1+r8c6", TECH_SKYSCRAPER),
             "r2c1+r2c5+r8c1+r8c6=1 0 | 13:r2c5=1<0 12:r2c1=1<1 13:r8c1=1<2 12:r8c6=1<3",
             "a link names the one before it, the first one the deduction");
    tap_text(told("r1:1=r1c1+r1c5 c5:2=r1c5+r8c5 r8:3=r8c5+r8c2 r7c2=13", TECH_AIC),
             "r1c1+r1c5+r7c2+r8c2+r8c5=123 7 | 13:r1c1=1<0 12:r1c5=1<1 13:r1c5=2<2 12:r8c5=2<3 "
             "13:r8c5=3<4 12:r8c2=3<5 13:r7c2=3<6 12:r7c2=1<7",
             "a chain says how long it is");
    tap_text(told("r5:1=r5c1+r5c5+r5c9 r2c1=12 r2c5=12 r9c1=13 r9c9=13", TECH_CHAIN_VERITY),
             "r1c1=1 11 | 12:r5c1=1<0 13:r1c1=1<1 12:r5c5=1<0 13:r2c5=1<3 12:r2c5=2<4 13:r2c1=2<5 "
             "12:r2c1=1<6 13:r1c1=1<7 12:r5c9=1<0 13:r9c9=1<9 12:r9c9=3<10 13:r9c1=3<11 "
             "12:r9c1=1<12 13:r1c1=1<13",
             "each case of a forcing chain begins at the deduction");
}

static void test_found(void) {
    told("r1c1=12 r1c9=13 r9c1=23", TECH_XY_WING);
    tech_part_found(&finder, TECH_NAKED_PAIR, 4, kt_one_square(40), 7, 1);
    kt_trace_clear(&trace, 255);
    tech_tell(&trace, &finder.step, parts);
    const kt_event *event = &trace.events[trace.count - 1];
    tap_number(event->rule, KT_RULE_TECHNIQUE + TECH_NAKED_PAIR,
               "what is found within a chain is told with its technique");
    tap_ok(event->unit == 4 && event->other == 2, "its unit and what it comes from");
}

static void test_ends(void) {
    told("r1c1=12 r1c9=13 r9c1=23", TECH_XY_WING);
    finder.step.links = 300;
    kt_trace_clear(&trace, 255);
    tech_tell(&trace, &finder.step, parts);
    tap_number(trace.events[0].value, 255,
               "of a chain that is too long to be counted the most is told");
    tap_number(tech_tell(NULL, &finder.step, parts), KT_NO_EVENT,
               "where nobody listens nothing is told");
}

int main(void) {
    test_deduction();
    test_parts();
    test_lost_parts();
    test_links();
    test_found();
    test_ends();
    free(trace.events);
    return tap_end();
}
