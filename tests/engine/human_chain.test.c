/* human_chain.test.c - chains of the human-like method on positions made for them, link by link. */
#include "board_text.h"
#include "methods/human/human.h"
#include "tap.h"

static human method;
static kt_candidates *const c = &method.levels[0].candidates;
static kt_deduction found;

static void begin_open(const char *list) {
    begin_press(NULL);
    kt_method_human.begin(&method, &press);
    leave_candidates(c, list);
}

/* Whether the candidate ("r1c1=1") has a chain on this board. */
static bool dies(const char *candidate) {
    unsigned number = square_of(candidate) * 9 + (unsigned)(candidate[5] - '1');
    return human_find_chain(&method, c, number, &found);
}

/* "+r1c1=1 -r1c4=1 r1 +r1c4=2": the supposition, then where strong and weak links lead, and in which
 * unit. */
static const char *links(void) {
    end_of_page = page;
    *end_of_page++ = '+';
    write_set(kt_one_square(found.event.square), found.event.digits);
    for (unsigned i = 0; i < found.part_count; i++) {
        const kt_event *part = &found.parts[i];
        end_of_page += sprintf(end_of_page, part->value == KT_ROLE_STRONG_LINK ? " +" : " -");
        write_set(kt_one_square(part->square), part->digits);
        if (part->unit == KT_NO_UNIT) continue;
        end_of_page += sprintf(end_of_page, " %c%u", "rcb"[part->unit / 9], part -> unit % 9 + 1u);
    }
    return end_page();
}

/* The first deduction of the method, or the assumption. */
static const char *first(void) {
    while (trace.count == 0) {
        uint32_t budget = 1;
        kt_method_human.advance(&method, &press, &budget);
    }
    end_of_page = page;
    write_event(&trace.events[0]);
    return end_page();
}

static void tests_paper(void) {
    begin_open("r1c1=123 r1c4=12 r4c4=12 r4c2=12 r3c2=12");
    tap_ok(dies("r1c1=1"), "the paper's example: 1 dies in r1c1");
    tap_text(links(),
             "+r1c1=1 -r1c4=1 r1 +r1c4=2 -r4c4=2 c4 +r4c4=1 -r4c2=1 r4 +r4c2=2 -r3c2=2 c2 +r3c2=1 "
             "-r1c1=1 b1",
             "by way of r1c4, r4c4, r4c2 and r3c2 to two 1s in the box");
    tap_number(found.event.value, 5, "five links are true");
    tap_number(found.parts[0].rule, KT_RULE_LINK_DIGIT, "there is one 1 in the row");
    tap_number(found.parts[1].rule, KT_RULE_LINK_LAST_DIGIT, "so the other digit is left");
    tap_ok(dies("r1c1=2"), "and likewise 2");
    tap_ok(!dies("r1c1=3"), "but not 3");
}

static void tests_squares(void) {
    begin_open("r1c1=12 r1c5=23 r5c1=13");
    tap_text(first(), "deduction chain r5c5=3", "three squares with three digits: XY-Wing");
    tap_number(trace.events[0].value, 4, "its chain has four true links");
    tap_number(trace.events[1].other, 0, "the first link comes from the supposition");
    tap_number(trace.events[7].other, 6, "each other one from the link before");
    tap_number(trace.events[7].cause, 0, "and each is a part of the deduction");
    tap_number(trace.events[8].kind, KT_EVENT_EXCLUDED, "then the digit goes");
    tap_number(trace.count, 9, "and nothing else");
    tap_number(report.counts[KT_COUNT_LONGEST_CHAIN], 4, "the longest chain is counted");
    dies("r5c5=3");

    begin_open("r1c1=12 r1c5=23 r5c1=13");
    dies("r5c5=3");
    tap_text(links(), "+r5c5=3 -r5c1=3 r5 +r5c1=1 -r1c1=1 c1 +r1c1=2 -r1c5=2 r1 +r1c5=3 -r5c5=3 c5",
             "its links");
    begin_open("r1c1=12 r1c5=23 r5c1=14");
    tap_text(first(), "assumed supposed r1c1=1", "with four digits it is none");

    begin_open("r2c2=45 r2c8=56 r8c8=67 r8c5=47");
    tap_text(first(), "deduction chain r2c5=4", "four squares: XY-Chain");
    begin_open("r2c2=45 r2c8=56 r8c8=67 r8c5=48");
    tap_text(first(), "assumed supposed r2c2=4", "and a near miss");
}

static void tests_places(void) {
    begin_open("r1:1=r1c1+r1c4 r5:1=r5c1+r5c5");
    tap_text(first(), "deduction chain r2c5=1", "two rows, one common column: Skyscraper");
    begin_open("r1:1=r1c1+r1c4 r5:1=r5c1+r5c5");
    dies("r2c5=1");
    tap_text(links(), "+r2c5=1 -r5c5=1 c5 +r5c1=1 r5 -r1c1=1 c1 +r1c4=1 r1 -r2c5=1 b2",
             "its links");
    tap_number(found.parts[1].rule, KT_RULE_LINK_LAST_PLACE, "a row's last place is one");
    begin_open("r1:1=r1c1+r1c4 r5:1=r5c1+r5c5+r5c9");
    tap_text(first(), "assumed supposed r1c2=2", "with a third place it is none");

    begin_open("r3:8=r3c2+r3c7 c9:8=r1c9+r6c9");
    tap_text(first(), "deduction chain r6c2=8", "a row and a column that meet in a box");
    begin_open("r1:5=r1c1+r1c6 c6:9=r1c6+r7c6 r7c2=59");
    tap_text(first(), "deduction chain r2c2=5", "a chain of two digits, over places and squares");
    tap_number(trace.events[5].rule, KT_RULE_LINK_SQUARE, "a digit excludes another in its square");
    dies("r7c1=5");
    tap_text(links(),
             "+r7c1=5 -r7c2=5 r7 +r7c2=9 -r7c6=9 r7 +r1c6=9 c6 -r1c6=5 +r1c1=5 r1 -r7c1=5 c1",
             "and its links for another square");
}

/* Squares with two digits each, from r1c1 on alternately along a row and a column; r5c1 sees both ends. */
static const char PATH[] = "r1c1=12 r1c4=23 r4c4=34 r4c7=45 r7c7=56 r7c2=67 r2c2=78 r2c5=89 ";

static void tests_length(void) {
    char list[200];
    snprintf(list, sizeof list, "%s%s", PATH, "r5c5=19");
    begin_open(list);
    tap_ok(dies("r5c1=1"), "a chain may have ten true links");
    tap_number(found.event.value, 10, "and says so");
    tap_number(found.part_count, 19, "with all its links");
    snprintf(list, sizeof list, "%s%s", PATH, "r5c5=29 r5c8=12");
    begin_open(list);
    tap_ok(!dies("r5c1=1"), "eleven are too many");
}

/* r5c5=3 leads to its opposite in 7 links; r4c7=3 leads to r5c5=3 in two, and the way back to r4c7 is
 * longer than to r5c5. */
static void tests_earlier_link(void) {
    begin_open("r1c1=12 r1c5=23 r5c1=13 b5:3=r5c5+r4c6");
    tap_ok(dies("r4c7=3"), "a link that contradicts an earlier one kills the supposition too");
    tap_text(links(),
             "+r4c7=3 -r4c6=3 r4 +r5c5=3 b5 -r5c1=3 r5 +r5c1=1 -r1c1=1 c1 +r1c1=2 -r1c5=2 r1 "
             "+r1c5=3 -r5c5=3 c5",
             "where that is the shorter way");
    tap_number(found.event.value, 5, "its true links");
    tap_number(found.event.square, 33, "what dies is the supposition");
}

int main(void) {
    tests_paper();
    tests_squares();
    tests_places();
    tests_length();
    tests_earlier_link();
    return tap_end();
}
