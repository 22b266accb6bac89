/* logical_cube.test.c - sections 4 and 5 of the paper, deduction by deduction, on its figures and
 * on positions made for them.
 *
 * The one idea: a pass looks for the deductions in their order, so the first that it tells on a
 * position is the simplest that applies there, and if it tells nothing, none applies.
 */
#include "board_text.h"
#include "methods/logical_cube/logical_cube.h"
#include "tap.h"

/* The paper's Figure 1 and, as candidates, Figure 4. */
static const char FIGURE_4[] =
    ".8.7...3.7..2.3..8..9..6.4...4....2.8.2...9.1.3.....6...68..1..2....95.6.7..3.4..";
/* What is complete or told of Figures 6 and 7. */
static const char FIGURE_6[] =
    "..................12.456.89...........................85.674.21..................";
static const char FIGURE_7[] =
    ".........1.2456.89.........4.1......726......85.674.21...........................";

static logical_cube cube;

static void begin(const char *board, const char *list) {
    begin_press(board);
    kt_method_logical_cube.begin(&cube, &press);
    leave_candidates(&cube.boards[0].candidates, list);
}

/* The story from event `first` on, with what is excluded by one deduction as sets of squares. */
static const char *told_from(uint32_t first) {
    end_of_page = page;
    for (uint32_t i = first; i < trace.count; i++) {
        kt_event event = trace.events[i];
        if (event.kind == KT_EVENT_EXCLUDED) {
            kt_squares squares = kt_one_square(event.square);
            for (; i + 1 < trace.count; i++) {
                const kt_event *next = &trace.events[i + 1];
                if (next->kind != KT_EVENT_EXCLUDED || next->cause != event.cause) break;
                if (next->digits != event.digits) break;
                kt_squares_add(&squares, next->square);
            }
            event.square = KT_NO_SQUARE;
            kt_event_set_squares(&event, squares);
        }
        if (end_of_page != page) end_of_page += sprintf(end_of_page, ", ");
        write_event(&event);
    }
    return end_page();
}

/* What one pass finds first on an empty board with these candidates. */
static const char *first(const char *list) {
    begin(NULL, list);
    cube_begin_pass(&cube);
    while (trace.count == 0 && !cube_pass_ended(&cube)) cube_solver(&cube);
    return told_from(0);
}

/* All that one deduction finds, in one run of its loops. */
static const char *all(void (*look)(logical_cube *, unsigned), unsigned parameter,
                       const char *board, const char *list) {
    begin(board, list);
    cube_begin_pass(&cube);
    for (unsigned i = 0; i < 400; i++) look(&cube, parameter);
    return told_from(0);
}

static bool tells(const char *story_text, const char *part) {
    return strstr(story_text, part) != NULL;
}

static const char *left_in(const char *square) {
    end_of_page = page;
    write_set(kt_no_squares(), cube.boards[0].candidates.digits[square_of(square)]);
    return end_page();
}

static void tests_4_2(void) {
    tap_text(first("b1:3=r3c1"), "deduction cube-box b1 r3c1=3, placed r3c1=3",
             "4.2 a digit with one place in a box is determined");
    tap_text(first("b5:9=r5c5"), "deduction cube-box b5 r5c5=9, placed r5c5=9",
             "4.2 in the middle box");
    tap_text(first("b9:1=r7c8 b2:1=r1c4"), "deduction cube-box b2 r1c4=1, placed r1c4=1",
             "4.2 goes through the boxes of a digit in order");
    tap_text(first("b1:4=r3c1 b2:3=r1c4"), "deduction cube-box b2 r1c4=3, placed r1c4=3",
             "4.2 and through the digits first");
    tap_text(first("b7:3=r8c3+r9c2"), "", "4.2 two places do not determine it");
    tap_ok(tells(all(cube_look_unit, KT_BOX, FIGURE_4, ""), "cube-box b1 r3c1=3, placed r3c1=3"),
           "4.2 Figure 4: the 3 of box 1 goes into r3c1");
    begin(FIGURE_4, "");
    tap_number(kt_count(cube.boards[0].candidates.places[unit_of("b7")][3 - 1]), 2,
               "4.2 Figure 4: but box 7 has two places for it");
}

static void tests_4_3(void) {
    tap_text(first("r8:3=r8c3"), "deduction cube-row r8 r8c3=3, placed r8c3=3",
             "4.3 a digit with one place in a row is determined");
    tap_text(first("r1:9=r1c9"), "deduction cube-row r1 r1c9=9, placed r1c9=9",
             "4.3 in the first row");
    tap_text(first("r5:2=r5c5 c1:2=r1c1"), "deduction cube-row r5 r5c5=2, placed r5c5=2",
             "4.3 rows come before columns");
    tap_text(first("r8:3=r8c3+r8c7"), "", "4.3 two places in a row do not");
    tap_text(first("c8:3=r3c8"), "deduction cube-column c8 r3c8=3, placed r3c8=3",
             "4.3 or in a column");
    tap_text(first("c9:9=r1c9"), "deduction cube-column c9 r1c9=9, placed r1c9=9",
             "4.3 in the last column");
    tap_text(first("c2:6=r5c2"), "deduction cube-column c2 r5c2=6, placed r5c2=6",
             "4.3 in the second");
    tap_text(first("c8:3=r3c8+r7c8"), "", "4.3 two places in a column do not");
    tap_ok(tells(all(cube_look_unit, KT_ROW, FIGURE_4, ""), "cube-row r8 r8c3=3"),
           "4.3 Figure 4: the 3 of row 8 goes into r8c3");
}

static void tests_4_4(void) {
    tap_text(first("r2c7=6"), "deduction cube-depth r2c7=6, placed r2c7=6",
             "4.4 one digit left in a square is determined");
    tap_text(first("r9c9=1"), "deduction cube-depth r9c9=1, placed r9c9=1",
             "4.4 in the last square");
    tap_text(first("r1c2=4 r2c1=5"), "deduction cube-depth r2c1=5, placed r2c1=5",
             "4.4 goes through the columns first, as the program does");
    tap_text(first("r2c7=67"), "", "4.4 two digits left are not determined");
    begin(FIGURE_4, "");
    tap_text(left_in("r2c7"), "=6", "4.4 Figure 4: r2c7 has only 6 left");
    const kt_candidates *c = &cube.boards[0].candidates;
    unsigned two = 0;
    for (unsigned t = 0; t < 3; t++) {
        two += kt_count(c->places[kt_square_units[square_of("r2c7")][t]][6 - 1]) == 2;
    }
    tap_number(two, 3, "4.4 Figure 4: its box, row and column have two places for 6 each");
    tap_ok(tells(all(cube_look_depth, 0, FIGURE_4, ""), "cube-depth r2c7=6, placed r2c7=6"),
           "4.4 Figure 4: so only the depth determines it");
}

static void tests_5_1(void) {
    tap_text(first("r1c3=15 r2c3=15"),
             "deduction cube-cycle-2 b1 r1c3+r2c3=15, "
             "excluded r1c1+r1c2+r2c1+r2c2+r3c1+r3c2+r3c3=15",
             "5.1 two squares with the same two digits clear them from the box");
    tap_text(
        first("r8c1=14 r8c5=14"),
        "deduction cube-cycle-2 r8 r8c1+r8c5=14, excluded r8c2+r8c3+r8c4+r8c6+r8c7+r8c8+r8c9=14",
        "5.1 from the row");
    tap_text(
        first("r1c3=15 r9c3=15"),
        "deduction cube-cycle-2 c3 r1c3+r9c3=15, excluded r2c3+r3c3+r4c3+r5c3+r6c3+r7c3+r8c3=15",
        "5.1 from the column");
    tap_text(first("r1c3=15 r2c3=16"), "", "5.1 not if the digits differ");
    tap_text(first("r1c1=15 r5c5=15"), "", "5.1 not if the squares share no unit");
    tap_text(first("r1c3=15 r2c3=15 b1:1=r1c3+r2c3 c3:1=r1c3+r2c3 b1:5=r1c3+r2c3 c3:5=r1c3+r2c3"),
             "", "5.1 not if nothing goes");
    all(cube_look_cyclic, 2, FIGURE_4, "");
    tap_ok(tells(page, "deduction cube-cycle-2 b1 r1c3+r2c3=15, "),
           "5.1 Figure 4: 1 and 5 go round in box 1");
    tap_ok(tells(page, "deduction cube-cycle-2 c3 r1c3+r2c3=15, excluded "),
           "5.1 Figure 4: and in column 3");
    tap_ok(tells(page, "deduction cube-cycle-2 r8 r8c2+r8c4=14, "),
           "5.1 Figure 4: 1 and 4 do in row 8");
}

static void tests_5_2(void) {
    tap_text(
        first("r1c1=12 r1c5=23 r1c9=13"),
        "deduction cube-cycle r1 r1c1+r1c5+r1c9=123, excluded r1c2+r1c3+r1c4+r1c6+r1c7+r1c8=123",
        "5.2 three squares with three digits, two in each");
    tap_number(trace.events[0].value, 3, "5.2 the event says how many");
    tap_text(first("r1c1=123 r2c2=123 r3c3=13"),
             "deduction cube-cycle b1 r1c1+r2c2+r3c3=123, "
             "excluded r1c2+r1c3+r2c1+r2c3+r3c1+r3c2=123",
             "5.2 or up to three in each, in a box");
    tap_text(
        first("r1c4=78 r4c4=89 r7c4=79"),
        "deduction cube-cycle c4 r1c4+r4c4+r7c4=789, excluded r2c4+r3c4+r5c4+r6c4+r8c4+r9c4=789",
        "5.2 in a column");
    tap_text(first("r1c1=12 r1c5=23 r1c9=34"), "", "5.2 three squares with four digits are none");
    tap_text(first("r1c1=12 r1c5=23 r2c9=13"), "", "5.2 nor are they in two rows");
    tap_text(first("r1c1=12 r1c4=23 r1c6=34 r1c9=14"),
             "deduction cube-cycle r1 r1c1+r1c4+r1c6+r1c9=1234, "
             "excluded r1c2+r1c3+r1c5+r1c7+r1c8=1234",
             "5.2 four squares");
    tap_text(first("r1c9=12 r3c9=23 r5c9=34 r7c9=45 r9c9=15"),
             "deduction cube-cycle c9 r1c9+r3c9+r5c9+r7c9+r9c9=12345, "
             "excluded r2c9+r4c9+r6c9+r8c9=12345",
             "5.2 five");
    tap_text(first("r4c4=123456 r4c5=12 r4c6=23 r5c4=34 r5c5=45 r6c6=56"),
             "deduction cube-cycle b5 r4c4+r4c5+r4c6+r5c4+r5c5+r6c6=123456, "
             "excluded r5c6+r6c4+r6c5=123456",
             "5.2 six");
    tap_text(first("r6c1=12 r6c2=23 r6c3=34 r6c4=45 r6c5=56 r6c6=67 r6c7=17"),
             "deduction cube-cycle r6 r6c1+r6c2+r6c3+r6c4+r6c5+r6c6+r6c7=1234567, "
             "excluded r6c8+r6c9=1234567",
             "5.2 seven");
    tap_text(first("r6:9="),
             "deduction cube-cycle r6 r6c1+r6c2+r6c3+r6c4+r6c5+r6c6+r6c7+r6c8=12345678, "
             "excluded r6c9=12345678",
             "5.2 eight, which happens only where the ninth digit has no place");
    tap_text(first("r1c1=12 r1c4=23 r1c6=34 r1c9=15"), "",
             "5.2 four squares with five digits are none");
}

static void tests_5_3(void) {
    tap_text(first("b6:3=r4c7+r4c9"),
             "deduction cube-line b6 r4c7+r4c9=3, excluded r4c1+r4c2+r4c3+r4c4+r4c5+r4c6=3",
             "5.3 a box has a digit on one row only: it leaves the rest of the row");
    tap_text(first("b1:5=r1c1+r1c2+r1c3"),
             "deduction cube-line b1 r1c1+r1c2+r1c3=5, excluded r1c4+r1c5+r1c6+r1c7+r1c8+r1c9=5",
             "5.3 in three squares");
    tap_text(first("b6:3=r4c8+r6c8"),
             "deduction cube-line b6 r4c8+r6c8=3, excluded r1c8+r2c8+r3c8+r7c8+r8c8+r9c8=3",
             "5.3 or on one column");
    tap_text(first("b8:7=r7c5+r8c5 b2:7=r3c4+r3c6"),
             "deduction cube-line b2 r3c4+r3c6=7, excluded r3c1+r3c2+r3c3+r3c7+r3c8+r3c9=7",
             "5.3 rows come before columns");
    tap_text(first("b6:3=r4c7+r5c9"), "", "5.3 not on two lines");
    tap_text(all(cube_look_line, KT_ROW, NULL, "b6:3=r4c7"), "", "5.3 one place is not 5.3");
    tap_text(first("b6:3=r4c7+r4c9 r4:3=r4c7+r4c9"), "", "5.3 not if nothing goes");
    tap_text(all(cube_look_line, KT_COLUMN, NULL, "b6:3=r4c7+r4c9"), "",
             "5.3 the loop of the columns finds no row");
    all(cube_look_line, KT_ROW, FIGURE_4, "");
    tap_ok(tells(page, "deduction cube-line b6 r4c7+r4c9=3, excluded r4c4=3"),
           "5.3 Figure 4: the 3s of box 6 lie in row 4, so 3 leaves r4c4");
}

static void tests_5_4(void) {
    tap_text(
        first("b1:1=r1c1+r2c2 b2:1=r1c4+r2c6"),
        "deduction cube-two-boxes r1c1+r1c4+r2c2+r2c6=1, part base b1, part base b2, excluded "
        "r1c7+r1c8+r1c9+r2c7+r2c8+r2c9=1",
        "5.4 Figure 5: two boxes have a digit on the same two rows, so the third has it not there");
    tap_text(first("b4:8=r4c1+r6c2 b6:8=r4c7+r6c8"),
             "deduction cube-two-boxes r4c1+r4c7+r6c2+r6c8=8, part base b4, part base b6, excluded "
             "r4c4+r4c5+r4c6+r6c4+r6c5+r6c6=8",
             "5.4 on the first row and the third, with the box between them");
    tap_text(first("b8:2=r8c4+r9c5+r9c6 b9:2=r8c8+r9c9"),
             "deduction cube-two-boxes r8c4+r8c8+r9c5+r9c6+r9c9=2, part base b8, part base b9, "
             "excluded r8c1+r8c2+r8c3+r9c1+r9c2+r9c3=2",
             "5.4 on the second and the third");
    tap_text(first("b2:4=r1c4+r2c5 b8:4=r8c4+r9c5"),
             "deduction cube-two-boxes r1c4+r2c5+r8c4+r9c5=4, part base b2, part base b8, excluded "
             "r4c4+r4c5+r5c4+r5c5+r6c4+r6c5=4",
             "5.4 or on two columns");
    tap_text(first("b1:1=r1c1+r2c2 b2:1=r1c4+r2c6+r3c5"), "",
             "5.4 not if one has the third row too");
    tap_text(first("b1:1=r1c1+r2c2 b2:1=r1c4+r3c6"), "", "5.4 not if the two rows differ");
    tap_text(first("b1:1=r1c1+r2c2 b5:1=r4c4+r5c5"), "", "5.4 not if the boxes share no rows");
    tap_text(first("b1:1=r1c1+r2c2 b2:1=r1c4+r2c6 b3:1=r3c7+r3c9 r3:1=r3c7+r3c9"), "",
             "5.4 not if nothing goes");
}

static void tests_5_5(void) {
    tap_text(
        first("r3:3=r3c3+r3c7 r7:3=r7c3+r7c7"),
        "deduction cube-rectangle r3c3+r3c7+r7c3+r7c7=3, part base r3, part base r7, part colour-1 "
        "r3c3+r7c7=3, part colour-2 r3c7+r7c3=3, "
        "excluded r1c3+r1c7+r2c3+r2c7+r4c3+r4c7+r5c3+r5c7+r6c3+r6c7+r8c3+r8c7+r9c3+r9c7=3",
        "5.5 two rows have a digit in the same two columns: it leaves the rest of these");
    tap_text(
        first("r1:9=r1c1+r1c9 r9:9=r9c1+r9c9 c1:9=r1c1+r9c1"),
        "deduction cube-rectangle r1c1+r1c9+r9c1+r9c9=9, part base r1, part base r9, part colour-1 "
        "r1c1+r9c9=9, part colour-2 r1c9+r9c1=9, "
        "excluded r2c9+r3c9+r4c9+r5c9+r6c9+r7c9+r8c9=9",
        "5.5 or of one of them");
    tap_text(
        first("c2:6=r1c2+r4c2 c9:6=r1c9+r4c9"),
        "deduction cube-rectangle r1c2+r1c9+r4c2+r4c9=6, part base c2, part base c9, part colour-1 "
        "r1c2+r4c9=6, part colour-2 r1c9+r4c2=6, "
        "excluded r1c1+r1c3+r1c4+r1c5+r1c6+r1c7+r1c8+r4c1+r4c3+r4c4+r4c5+r4c6+r4c7+r4c8=6",
        "5.5 two columns, in the same two rows");
    tap_text(first("r3:3=r3c3+r3c7 r7:3=r7c3+r7c8"), "", "5.5 not if the columns differ");
    tap_text(first("r3:3=r3c3+r3c7 r7:3=r7c3+r7c7+r7c5"), "", "5.5 not with a third place");
    tap_text(first("r3:3=r3c3+r3c7 r7:4=r7c3+r7c7"), "", "5.5 not with two digits");
    tap_text(first("r3:3=r3c3+r3c5+r3c7 r7:3=r7c3+r7c5+r7c7"), "", "5.5 not with three columns");
    tap_text(all(cube_look_rectangle, KT_ROW, NULL, "r1:3=r1c1+r1c2 r2:3=r2c1+r2c2"), "",
             "5.5 not with all four squares in one box");
    tap_text(
        all(cube_look_rectangle, KT_ROW, NULL, "r1:3=r1c1+r1c4 r2:3=r2c1+r2c4"),
        "deduction cube-rectangle r1c1+r1c4+r2c1+r2c4=3, part base r1, part base r2, part colour-1 "
        "r1c1+r2c4=3, part colour-2 r1c4+r2c1=3, "
        "excluded r3c1+r3c4+r4c1+r4c4+r5c1+r5c4+r6c1+r6c4+r7c1+r7c4+r8c1+r8c4+r9c1+r9c4=3",
        "5.5 rows of one band are enough");
    tap_text(
        all(cube_look_rectangle, KT_ROW, NULL, "r1:3=r1c1+r1c2 r4:3=r4c1+r4c2 c1:3=r1c1+r4c1"),
        "deduction cube-rectangle r1c1+r1c2+r4c1+r4c2=3, part base r1, part base r4, part colour-1 "
        "r1c1+r4c2=3, part colour-2 r1c2+r4c1=3, "
        "excluded r2c2+r3c2+r5c2+r6c2+r7c2+r8c2+r9c2=3",
        "5.5 two boxes are enough");
    all(cube_look_rectangle, KT_ROW, FIGURE_6, "");
    tap_ok(tells(page,
                 "deduction cube-rectangle r3c3+r3c7+r7c3+r7c7=3, part base r3, part base r7, "
                 "part colour-1 r3c3+r7c7=3"),
           "5.5 Figure 6: the 3s of rows 3 and 7");
    tap_text(left_in("r3c3"), "=37", "5.5 Figure 6: where row 3 has 3 and 7 left");
    tap_text(left_in("r7c7"), "=39", "5.5 Figure 6: and row 7 has 3 and 9");
}

/* A r4c2, A' r6c3, B r6c7, of 3 and 9, with all that is simpler done. */
#define CELLS "b4:3=r4c2+r6c3 b4:9=r4c2+r6c3 r6:3=r6c3+r6c7 r6:9=r6c3+r6c7 r4c2=39 r6c3=39 r6c7=39"

/* What Hamada logic tells of rows when this digit has gone as well. */
static const char *without(const char *square, unsigned digit) {
    kt_deduction_begin(&cube.found, KT_RULE_CUBE_DEPTH);
    cube.found.event.digits = kt_digit_bit(digit);
    cube_remove(&cube, squares_of(square));
    uint32_t before = trace.count;
    cube.pass.at = 0;
    cube_look_hamada(&cube, KT_ROW);
    return told_from(before);
}

static void tests_5_6(void) {
    tap_text(
        first(CELLS " r2:3=r2c2+r2c7"),
        "deduction cube-hamada=3, part pincer r4c2=39, part pivot r6c3=39, part pincer r6c7=39, "
        "part base r2 r2c2+r2c7=3, excluded r4c2+r6c7=3",
        "5.6 A and B hold the same digit, and a row that needs one of them for 3 says which");
    tap_text(
        first(CELLS " r8:9=r8c2+r8c7"),
        "deduction cube-hamada=9, part pincer r4c2=39, part pivot r6c3=39, part pincer r6c7=39, "
        "part base r8 r8c2+r8c7=9, excluded r4c2+r6c7=9",
        "5.6 it may be the other digit, and a row below");
    tap_text(
        first("b5:1=r4c5+r6c4 b5:2=r4c5+r6c4 r4:1=r4c5+r4c9 r4:2=r4c5+r4c9 "
              "r4c5=12 r6c4=12 r4c9=12 r9:2=r9c4+r9c9"),
        "deduction cube-hamada=2, part pincer r6c4=12, part pivot r4c5=12, part pincer r4c9=12, "
        "part base r9 r9c4+r9c9=2, excluded r4c9+r6c4=2",
        "5.6 A may come after A' in its box");
    tap_text(
        first("b5:1=r5c4+r4c6 b5:2=r5c4+r4c6 c6:1=r4c6+r9c6 c6:2=r4c6+r9c6 "
              "r5c4=12 r4c6=12 r9c6=12 c1:1=r5c1+r9c1"),
        "deduction cube-hamada=1, part pincer r5c4=12, part pivot r4c6=12, part pincer r9c6=12, "
        "part base c1 r5c1+r9c1=1, excluded r5c4+r9c6=1",
        "5.6 rows and columns exchanged");
    tap_text(first(CELLS " r2:3=r2c2+r2c7+r2c9"), "", "5.6 not if the row has a third place");
    tap_text(first(CELLS " r2:3=r2c3+r2c8"), "", "5.6 not if its places are in other columns");
    tap_text(first(CELLS " r2:7=r2c2+r2c7"), "", "5.6 not for a third digit");
    tap_text(all(cube_look_hamada, KT_ROW, NULL, "r4c2=39 r6c3=39 r6c7=38 r2:3=r2c2+r2c7"), "",
             "5.6 not if B has another digit");
    tap_text(all(cube_look_hamada, KT_ROW, NULL, "r4c2=39 r6c3=39 r5c7=39 r2:3=r2c2+r2c7"), "",
             "5.6 not if B is in no row of the two");
    tap_text(all(cube_look_hamada, KT_ROW, NULL, "r6c2=39 r6c3=39 r6c7=39 r2:3=r2c2+r2c7"), "",
             "5.6 not if A is in the row of A' and B");
    tap_text(
        all(cube_look_hamada, KT_ROW, NULL,
            "r4c1=12 r5c1=12 r4c2=39 r6c3=39 r6c7=39 r2:3=r2c2+r2c7"),
        "deduction cube-hamada=3, part pincer r4c2=39, part pivot r6c3=39, part pincer r6c7=39, "
        "part base r2 r2c2+r2c7=3, excluded r4c2+r6c7=3",
        "5.6 another pair in the box does not hide it");
    tap_ok(tells(all(cube_look_hamada, KT_ROW, FIGURE_7, ""),
                 "deduction cube-hamada=3, part pincer r4c2=39, part pivot r6c3=39, part pincer "
                 "r6c7=39, "
                 "part base r2 r2c2+r2c7=3, excluded r4c2+r6c7=3"),
           "5.6 Figure 7: A and B hold 9");
    tap_text(all(cube_look_hamada, KT_ROW, NULL,
                 "r4c2=19 r6c3=19 r6c7=19 r2:1=r2c2+r2c7+r2c9 r8:9=r8c2+r8c7+r8c9"),
             "", "5.6 not while the rows have a third place for 1 and 9");
    tap_text(
        without("r2c9", 1),
        "deduction cube-hamada=1, part pincer r4c2=19, part pivot r6c3=19, part pincer r6c7=19, "
        "part base r2 r2c2+r2c7=1, excluded r4c2+r6c7=1",
        "5.6 but once 1 has gone");
    all(cube_look_hamada, KT_ROW, NULL, "r4c2=19 r6c3=19 r6c7=19 r8:9=r8c2+r8c7+r8c9");
    tap_text(
        without("r8c9", 9),
        "deduction cube-hamada=9, part pincer r4c2=19, part pivot r6c3=19, part pincer r6c7=19, "
        "part base r8 r8c2+r8c7=9, excluded r4c2+r6c7=9",
        "5.6 or 9");
}

int main(void) {
    tests_4_2();
    tests_4_3();
    tests_4_4();
    tests_5_1();
    tests_5_2();
    tests_5_3();
    tests_5_4();
    tests_5_5();
    tests_5_6();
    return tap_end();
}
