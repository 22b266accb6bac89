/* human_techniques.test.c - the three techniques of the human-like method on positions made for them:
 * the first thing that the method does, so that nothing simpler applies, and near misses.
 */
#include "board_text.h"
#include "methods/human/human.h"
#include "tap.h"

static human method;
static kt_candidates *const c = &method.levels[0].candidates;

/* A board on which everything is open but what the list takes away. */
static void begin_open(const char *list) {
    begin_press(NULL);
    kt_method_human.begin(&method, &press);
    leave_candidates(c, list);
}

/* Everything is open but the digit 1, whose places are given row by row. */
static void begin_plane(const char *places) {
    begin_open("");
    for (unsigned s = 0; s < 81; s++) {
        if (places[s] != '1') kt_candidates_exclude(c, s, 1);
    }
}

static void write_deduction(const kt_event *event) {
    end_of_page = page;
    write_event(event);
}

/* "takes r1c2+r1c3=12": squares that lose the same are told together. */
static void write_losses(uint32_t first) {
    kt_squares squares = kt_no_squares();
    uint16_t digits = 0;
    for (uint32_t i = first; i <= trace.count; i++) {
        const kt_event *e = &trace.events[i];
        bool more = i < trace.count && e->kind == KT_EVENT_EXCLUDED;
        if (digits != 0 && (!more || e->digits != digits)) {
            end_of_page += sprintf(end_of_page, ", takes ");
            write_set(squares, digits);
            squares = kt_no_squares();
            digits = 0;
        }
        if (!more) continue;
        kt_squares_add(&squares, e->square);
        digits = e->digits;
    }
}

/* The first thing that the method does, "nothing" if that is an assumption. */
static const char *first(void) {
    while (trace.count == 0) {
        uint32_t budget = 1;
        kt_method_human.advance(&method, &press, &budget);
    }
    if (trace.events[0].kind != KT_EVENT_DEDUCTION) return "nothing";
    write_deduction(&trace.events[0]);
    uint32_t i = 1;
    for (; i < trace.count && trace.events[i].kind == KT_EVENT_PART; i++) {
        end_of_page += sprintf(end_of_page, ", ");
        write_event(&trace.events[i]);
    }
    write_losses(i);
    return end_page();
}

static const char *first_of(const char *list) {
    begin_open(list);
    return first();
}

static const char *first_of_plane(const char *places) {
    begin_plane(places);
    return first();
}

/* --- 4.1 ------------------------------------------------------------------------------------------ */

static void tests_alliance_1(void) {
    tap_text(first_of("r5c5=7"),
             "deduction alliance-1 r5c5=7, takes "
             "r1c5+r2c5+r3c5+r4c4+r4c5+r4c6+r5c1+r5c2+r5c3+r5c4+r5c6+r5c7+r5c8+r5c9+r6c4+r6c5+r6c6+"
             "r7c5+r8c5+r9c5=7",
             "a square with one digit is determined, and the digit goes from its units");
    tap_number(trace.events[trace.count - 1].kind, KT_EVENT_PLACED, "then it is on the board");
    tap_number(grid.digit[40], 7, "in its square");

    tap_text(first_of("r9c1=3 r2c8=3"),
             "deduction alliance-1 r2c8=3, takes "
             "r1c7+r1c8+r1c9+r2c1+r2c2+r2c3+r2c4+r2c5+r2c6+r2c7+r2c9+r3c7+r3c8+r3c9+r4c8+r5c8+r6c8+"
             "r7c8+r8c8+r9c8=3",
             "of two such squares the upper one comes first");

    begin_press(
        "1.......2......................................................................89");
    kt_method_human.begin(&method, &press);
    kt_trace_clear(&trace, 255);
    leave_candidates(c, "r1c5=7");
    first();
    tap_number(report.placed_count, 1, "where a row has digits");
    tap_number(trace.count - 2, 18, "no more than what is left is taken away");

    tap_text(first_of("r5c5=78"), "nothing", "two digits determine nothing");
    tap_text(first_of("r1:1=r1c1"),
             "deduction alliance-8 r1 r1c2+r1c3+r1c4+r1c5+r1c6+r1c7+r1c8+r1c9=23456789, "
             "takes r1c1=23456789",
             "a digit with one place in a unit shows as an alliance of the other squares");
}

static void tests_alliance_2_and_3(void) {
    tap_text(first_of("r1c1=12 r1c5=12"),
             "deduction alliance-2 r1 r1c1+r1c5=12, takes r1c2+r1c3+r1c4+r1c6+r1c7+r1c8+r1c9=12",
             "two squares of a row with two digits");
    tap_text(first_of("r2c7=89 r9c7=89 r5c7=1278"),
             "deduction alliance-2 c7 r2c7+r9c7=89, takes r1c7+r3c7+r4c7=89, takes r5c7=8, "
             "takes r6c7+r7c7+r8c7=89",
             "two squares of a column; a square loses what it has of them");
    tap_text(first_of("r4c4=35 r6c5=35"),
             "deduction alliance-2 b5 r4c4+r6c5=35, takes r4c5+r4c6+r5c4+r5c5+r5c6+r6c4+r6c6=35",
             "two squares of a box");
    tap_text(first_of("r1c1=12 r1c5=13"), "nothing", "two squares with three digits are none");
    tap_text(first_of("r1c1=12 r5c5=12"), "nothing", "two squares without a common unit are none");

    tap_text(first_of("r9c1=12 r9c5=23 r9c9=13"),
             "deduction alliance-3 r9 r9c1+r9c5+r9c9=123, takes "
             "r9c2+r9c3+r9c4+r9c6+r9c7+r9c8=123",
             "three squares in a ring");
    tap_text(first_of("r1c3=456 r4c3=456 r7c3=456"),
             "deduction alliance-3 c3 r1c3+r4c3+r7c3=456, takes "
             "r2c3+r3c3+r5c3+r6c3+r8c3+r9c3=456",
             "three squares with the same three digits");
    tap_text(first_of("r7c7=789 r8c8=78 r9c9=79"),
             "deduction alliance-3 b9 r7c7+r8c8+r9c9=789, takes "
             "r7c8+r7c9+r8c7+r8c9+r9c7+r9c8=789",
             "three squares of a box, not all with all digits");
}

/* Squares of the unit in a ring: 12, 23, ... n1; `broken`: the last is n and n + 1. */
static void begin_ring(unsigned unit, unsigned n, bool broken) {
    begin_open("");
    for (unsigned i = 1; i <= n; i++) {
        unsigned next = i < n ? i + 1 : broken ? n + 1 : 1;
        uint16_t kept = kt_digit_bit(i) | kt_digit_bit(next);
        kt_candidates_exclude(c, kt_unit_squares[unit][(i * 2) % 9], (uint16_t)~kept);
    }
}

static void tests_alliances(void) {
    static const unsigned units[] = {KT_ROW * 9 + 2, KT_COLUMN * 9 + 8, KT_BOX * 9 + 4};
    for (unsigned n = 2; n <= 8; n++) {
        bool found = true, missed = true;
        for (unsigned i = 0; i < 3; i++) {
            begin_ring(units[i], n, false);
            first();
            const kt_event *e = &trace.events[0];
            found = found && e->rule == KT_RULE_ALLIANCE_1 + n - 1 && e->unit == units[i] &&
                    e->digits == (1u << n) - 1 && trace.count - 1 >= 9 - n;
            for (uint32_t j = 1; j < 10 - n; j++) {
                const kt_event *loss = &trace.events[j];
                found = found && loss->kind == KT_EVENT_EXCLUDED && loss->digits == e->digits &&
                        loss->cause == 0 && (kt_square_unit_bits[loss->square] >> e->unit & 1) &&
                        !(e->squares[loss->square / 27] >> loss->square % 27 & 1);
            }
            begin_ring(units[i], n, true);
            first();
            missed = missed && (e->kind == KT_EVENT_ASSUMED || e->rule > KT_RULE_ALLIANCE_8);
        }
        char name[80];
        sprintf(name, "%u squares in a ring are an alliance, in a row, a column and a box", n);
        tap_ok(found, name);
        sprintf(name, "%u squares with %u digits are none", n, n + 1);
        tap_ok(missed, name);
    }
}

static void tests_count_alliances(void) {
    begin_open("r1c1=12 r1c5=12 r1c6=34 r1c9=34");
    tap_number(human_count_alliances(c, 0, 2), 2, "two alliances of a row");
    begin_open("r1c1=12 r1c2=12 r1c3=12");
    tap_number(human_count_alliances(c, 0, 3), 0, "too many squares for their digits are none");
}

/* --- 4.2 ------------------------------------------------------------------------------------------ */

static void tests_reduction_1(void) {
    tap_text(first_of("r1:1=r1c1+r1c2"),
             "deduction ab-1=1, part base r1, part cover b1, "
             "takes r2c1+r2c2+r2c3+r3c1+r3c2+r3c3=1",
             "a digit of a row that lies in one box leaves the rest of the box");
    tap_text(first_of("b5:7=r4c4+r6c4"),
             "deduction ab-1=7, part base b5, part cover c4, "
             "takes r1c4+r2c4+r3c4+r7c4+r8c4+r9c4=7",
             "a digit of a box that lies in one column leaves the rest of the column");
    tap_text(first_of("c9:3=r7c9+r8c9+r9c9"),
             "deduction ab-1=3, part base c9, part cover b9, "
             "takes r7c7+r7c8+r8c7+r8c8+r9c7+r9c8=3",
             "a digit of a column that lies in one box");
    tap_text(first_of("r1:1=r1c1+r1c4"), "nothing", "in two boxes it leaves nothing");
    tap_text(first_of("b5:7=r4c4+r5c5"), "nothing", "nor in two rows and columns of a box");
}

static void tests_count_reductions(void) {
    begin_plane("1........"
                ".1111111."
                ".1111111."
                ".1111111."
                ".1111111."
                ".1111111."
                ".11111111"
                ".11111111"
                ".11111111");
    tap_number(human_count_reductions(c, 1, 1, HUMAN_CHOICES), 2,
               "two units that take the same away count as one, and the search goes on");
    tap_number(human_count_reductions(c, 1, 1, 1), 1, "but no further than it is to");
}

static void tests_reduction_2(void) {
    tap_text(first_of("r1:1=r1c1+r1c4 r5:1=r5c1+r5c4"),
             "deduction ab-2=1, part base r1, part base r5, part cover c1, part cover c4, "
             "takes r2c1+r2c4+r3c1+r3c4+r4c1+r4c4+r6c1+r6c4+r7c1+r7c4+r8c1+r8c4+r9c1+r9c4=1",
             "X-Wing: two rows in two columns");
    tap_text(first_of("c2:9=r1c2+r8c2 c7:9=r1c7+r8c7"),
             "deduction ab-2=9, part base c2, part base c7, part cover r1, part cover r8, takes "
             "r1c1+r1c3+r1c4+r1c5+r1c6+r1c8+r1c9+r8c1+r8c3+r8c4+r8c5+r8c6+r8c8+r8c9=9",
             "X-Wing: two columns in two rows");
    tap_text(first_of_plane("111.1111."
                            ".1..1.11."
                            "1111....1"
                            ".1.1111.."
                            "1.1.1...1"
                            "..1....1."
                            ".1..11.11"
                            "1..11..1."
                            "..1....1."),
             "deduction ab-2=1, part base r6, part base r9, part cover c3, part cover c8, "
             "takes r1c3+r1c8+r2c8+r3c3+r5c3+r7c8+r8c8=1",
             "X-Wing among many places");
    tap_text(first_of("r1:1=r1c1+r1c4 r5:1=r5c1+r5c4+r5c7"), "nothing",
             "a third place in one of the rows is one too many");

    begin_open("r1:1=r1c1+r1c4 r2:1=r2c1+r2c4");
    kt_deduction found;
    tap_ok(human_find_reduction(c, 1, 2, &found), "the paper's example is a reduction of 2");
    tap_ok(found.parts[0].unit == 0 && found.parts[1].unit == 1 && found.parts[2].unit == 9 &&
               found.parts[3].unit == 12,
           "A is rows 1 and 2, B columns 1 and 4");
    end_of_page = page;
    write_squares(found.losers);
    tap_text(
        end_page(), "r3c1+r3c4+r4c1+r4c4+r5c1+r5c4+r6c1+r6c4+r7c1+r7c4+r8c1+r8c4+r9c1+r9c4",
        "and it takes the digit from what the paper names; in the method n = 1 comes before it");
}

static const char SWORDFISH[] = "...1..111"
                                "11.1.1111"
                                "..111...1"
                                "....1.1.."
                                "..1.1..1."
                                "1.1.11..."
                                "..1.1.1.."
                                "..1...1.1"
                                ".11111...";
static const char FRANKEN_4[] = "111.111.1"
                                "..111...."
                                "..11....1"
                                "..11...11"
                                "....11.1."
                                "1.1...1.1"
                                "111.1111."
                                "..1..111."
                                "1.1.....1";

static void tests_reduction_3_and_4(void) {
    tap_text(first_of_plane(SWORDFISH),
             "deduction ab-3=1, part base c1, part base c2, part base c6, part cover r2, part "
             "cover r6, part cover r9, "
             "takes r2c4+r2c7+r2c8+r2c9+r6c3+r6c5+r9c3+r9c4+r9c5=1",
             "Swordfish: three columns in three rows");
    tap_text(first_of_plane("1.1.1..1."
                            ".1...11.."
                            ".11..1.1."
                            "11.....11"
                            "....11..1"
                            "1..1..1.1"
                            ".11.111.1"
                            ".....1..1"
                            "1..1...11"),
             "deduction ab-3=1, part base r5, part base r8, part base b2, part cover c5, part "
             "cover c6, part cover c9, "
             "takes r4c9+r6c9+r7c5+r7c6+r7c9+r9c9=1",
             "two rows and a box in three columns");
    tap_text(first_of_plane("1.1.1..1."
                            "..1.1.11."
                            ".1.111..."
                            "11.11..11"
                            "1.1.1...1"
                            "1...1...."
                            "...1111.1"
                            ".....111."
                            "1.1......"),
             "deduction ab-3=1, part base c2, part base c4, part base c6, part cover r3, part "
             "cover r4, part cover b8, "
             "takes r3c5+r4c1+r4c5+r4c8+r4c9+r7c5=1",
             "three columns in two rows and a box");
    tap_text(
        first_of_plane(FRANKEN_4),
        "deduction ab-4=1, part base r2, part base r3, part base r9, part base b4, part cover c3, "
        "part cover b2, "
        "part cover c9, part cover c1, takes r1c1+r1c3+r1c5+r1c6+r1c9+r4c9+r6c9+r7c1+r7c3+r8c3=1",
        "three rows and a box in three columns and a box");
    tap_text(first_of_plane("..11.1111"
                            "1...1...."
                            "1......1."
                            "11.1.1..."
                            "....11.1."
                            ".11111..1"
                            ".1..1.1.1"
                            "1....1..."
                            "..1....1."),
             "deduction ab-4=1, part base r2, part base r3, part base r5, part base r8, part cover "
             "c1, part cover c5, "
             "part cover c8, part cover c6, takes r1c6+r1c8+r4c1+r4c6+r6c5+r6c6+r7c5+r9c8=1",
             "four rows in four columns");
    tap_text(
        first_of_plane(".11...1.1"
                       "1...1...1"
                       "..111.111"
                       "111.111.."
                       "....1...1"
                       "11.1...1."
                       "1.....1.1"
                       ".11.1.1.1"
                       "11.11111."),
        "deduction ab-4=1, part base c4, part base c6, part base c8, part base b4, part cover r3, "
        "part cover r4, "
        "part cover r6, part cover r9, takes r3c3+r3c5+r3c7+r3c9+r4c5+r4c7+r9c1+r9c2+r9c5+r9c7=1",
        "three columns and a box in four rows");
}

static void tests_near_reductions(void) {
    kt_deduction found;
    begin_plane(SWORDFISH);
    tap_ok(!human_find_reduction(c, 1, 1, &found) && !human_find_reduction(c, 1, 2, &found),
           "what three units show, one or two do not");
    static const char MISSED[] = "r1c1r3c1r4c1r5c1r7c1r8c1";
    for (const char *s = MISSED; *s != 0; s += 4) {
        char plane[82];
        strcpy(plane, SWORDFISH);
        plane[square_of(s)] = '1';
        begin_plane(plane);
        bool any = human_find_reduction(c, 1, 3, &found);
        tap_ok(!any || found.parts[0].unit != 9,
               "one more place in column 1 and it is no Swordfish");
    }
}

int main(void) {
    tests_alliance_1();
    tests_alliance_2_and_3();
    tests_alliances();
    tests_count_alliances();
    tests_reduction_1();
    tests_count_reductions();
    tests_reduction_2();
    tests_reduction_3_and_4();
    tests_near_reductions();
    return tap_end();
}
