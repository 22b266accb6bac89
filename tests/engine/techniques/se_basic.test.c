/* se_basic.test.c - Sudoku Explainer's singles, direct hints, sets, fish and short wings: their
 * ratings, and which of several comes first.
 */
#include "se_text.h"

static const char last_square[] =
    "12345678.........................................................................";

static void test_singles(void) {
    open_position(last_square, "");
    tap_text(ask_producer(SE_HIDDEN_SINGLE), "1.0 hidden-single r1c9=9",
             "the last square of a unit");
    tap_text(found_by(SE_HIDDEN_SINGLE, "b1:5=r2c2"), "1.2 hidden-single r2c2=5", "in a box");
    tap_text(found_by(SE_HIDDEN_SINGLE, "r1:5=r1c5"), "1.5 hidden-single r1c5=5", "in a line");
    tap_text(found_by(SE_HIDDEN_SINGLE, "r1:5=r1c5 c9:4=r9c9"), "1.5 hidden-single r9c9=4",
             "columns come before rows");
    tap_text(found_by(SE_NAKED_SINGLE, "r5c5=3 r7c1=2"), "2.3 naked-single r5c5=3",
             "naked singles come in the order of their squares");
}

static void test_direct(void) {
    tap_text(found_by(SE_DIRECT_LOCKING, "b1:5=r1c1+r1c2 b2:5=r1c4+r2c5"),
             "1.7 direct-pointing r2c5=5", "pointing leaves another box one place");
    tap_text(se_parts_told(), "b2: 1:b1 2:r1 32:r1c1+r1c2=5", "what points is told");
    tap_text(found_by(SE_DIRECT_LOCKING, "b1:5=r1c1+r1c2 b2:5=r1c4+r2c5+r2c6"), "nothing",
             "two places are left");
    tap_text(found_by(SE_DIRECT_LOCKING, "r1:5=r1c1+r1c2 r2:5=r2c3+r2c9"),
             "1.7 direct-pointing r2c9=5", "pointing comes before claiming");
    tap_text(found_by(SE_DIRECT_HIDDEN_PAIR, "b1:1=r1c1+r1c2 b1:2=r1c1+r1c2 b1:3=r1c1+r2c2"),
             "2.0 direct-hidden-pair r2c2=3", "a hidden pair leaves another digit one place");
    tap_text(se_parts_told(), "b1: 1:b1 32:r1c1+r1c2=12", "the pair is told");
    tap_text(found_by(SE_DIRECT_HIDDEN_TRIPLE, "b1:1=r1c1+r1c2 b1:2=r1c2+r1c3 b1:3=r1c1+r1c3 "
                                               "b1:4=r1c1+r3c3"),
             "2.5 direct-hidden-triple r3c3=4", "so does a hidden triple");
}

static void test_sets(void) {
    tap_text(found_by(SE_LOCKING, "b1:5=r1c1+r1c2"),
             "2.6 pointing r1c4-5 r1c5-5 r1c6-5 r1c7-5 r1c8-5 r1c9-5", "pointing");
    tap_text(found_by(SE_LOCKING, "r1:5=r1c1+r1c2"),
             "2.8 claiming r2c1-5 r2c2-5 r2c3-5 r3c1-5 r3c2-5 r3c3-5", "claiming");
    tap_text(se_parts_told(), "r1: 1:r1 2:b1", "both units are told");
    tap_text(found_by(SE_NAKED_PAIR, "r1c1=12 r1c2=12"),
             "3.0 naked-pair r1c3-12 r2c1-12 r2c2-12 r2c3-12 r3c1-12 r3c2-12 r3c3-12",
             "a naked pair takes from one unit only");
    tap_text(found_by(SE_NAKED_PAIR, "r1c1=12 r1c7=12 r1c2=34 r1c4=34"),
             "3.0 naked-pair r1c3-34 r1c5-34 r1c6-34 r1c8-34 r1c9-34",
             "of two pairs comes the one whose last square comes first");
    tap_text(found_by(SE_HIDDEN_PAIR, "r1:1=r1c1+r1c9 r1:2=r1c1+r1c9"),
             "3.4 hidden-pair r1c1-3456789 r1c9-3456789", "a hidden pair");
    tap_text(se_parts_told(), "r1: 1:r1", "its unit is told");
    tap_text(found_by(SE_X_WING, "c1:5=r1c1+r5c1 c5:5=r1c5+r5c5"),
             "3.2 x-wing r1c2-5 r1c3-5 r1c4-5 r1c6-5 r1c7-5 r1c8-5 r1c9-5 r5c2-5 r5c3-5 r5c4-5 "
             "r5c6-5 r5c7-5 r5c8-5 r5c9-5",
             "an X-Wing");
    tap_text(se_parts_told(), "1:c1 1:c5 2:r1 2:r5", "base and cover are told");
    tap_text(found_by(SE_SWORDFISH, "c1:5=r1c1+r5c1 c5:5=r1c5+r9c5"), "nothing",
             "two lines are no Swordfish");
    tap_text(found_by(SE_HIDDEN_QUADRUPLE,
                      "r1:1=r1c1+r1c4 r1:2=r1c4+r1c5 r1:3=r1c5+r1c9 r1:4=r1c1+r1c9"),
             "5.4 hidden-quadruple r1c1-56789 r1c4-56789 r1c5-56789 r1c9-56789",
             "a hidden quadruple");
}

/* 5 stands in five lines, and in six, the upper and the lower ones. */
static const char five_lines[] =
    "5...........5...........5...5...........5........................................";
static const char six_upper_lines[] =
    "5...........5...........5...5...........5...........5............................";
static const char six_lower_lines[] =
    "..................................5.....5.....5.............5.....5.....5........";

static void test_lines_left(void) {
    open_position(five_lines, "r8:5=r8c6+r8c9 r9:5=r9c6+r9c9");
    tap_text(ask_producer(SE_X_WING), "3.2 x-wing r6c9-5 r7c6-5 r7c9-5",
             "an X-Wing where a digit has four lines left");
    open_position(six_upper_lines, "r8:5=r8c6+r8c9 r9:5=r9c6+r9c9");
    tap_text(ask_producer(SE_X_WING), "nothing",
             "where it has three left none is looked for: a column of theirs has a single");
    open_position(six_lower_lines, "r1:5=r1c6+r1c9 r2:5=r2c6+r2c9");
    tap_text(ask_producer(SE_X_WING), "nothing", "nor where these are the first three");
}

static void test_wings(void) {
    tap_text(found_by(SE_XY_WING, "r1c1=12 r1c9=13 r9c1=23"), "4.2 xy-wing r9c9-3", "an XY-Wing");
    tap_text(se_parts_told(), "5:r1c1=12 6:r1c9=13 6:r9c1=23", "pivot and pincers are told");
    tap_text(found_by(SE_XYZ_WING, "r1c1=123 r1c9=13 r3c2=23"), "4.4 xyz-wing r1c2-3 r1c3-3",
             "an XYZ-Wing");
    tap_text(found_by(SE_XYZ_WING, "r1c1=12 r1c9=13 r9c1=23"), "nothing", "that is an XY-Wing");
}

static const char puzzle[] =
    "475..2...2...1..8...87....564.8..7.....6.......2..96....1......56.....427.....35.";

/* Two digits could be exchanged. */
static const char open_end[] =
    "36.897.4178415263919.346.87547283196639514872218769354873421965426935718951678423";

static void test_path(void) {
    open_position(puzzle, "");
    path.board = board;
    se_path_begin(&path, &work, &room);
    while (next_step() == TECH_STEP) se_path_apply(&path);
    tap_number(path.board.filled, 81, "a puzzle is solved");
    tap_number(path.er, 56, "and rated by its hardest step");
    tap_number(path.ed, 12, "by its first");
    tap_number(path.ep, 12, "and up to the first digit");
    open_position(open_end, "");
    path.board = board;
    se_path_begin(&path, &work, &room);
    tap_number(next_step(), TECH_STUCK, "where two solutions are left nothing is found");
    tap_number(path.er, SE_STUCK, "which rates 20.0");
}

int main(void) {
    test_singles();
    test_direct();
    test_sets();
    test_lines_left();
    test_wings();
    test_path();
    return tap_end();
}
