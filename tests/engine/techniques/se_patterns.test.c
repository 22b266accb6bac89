/* se_patterns.test.c - Sudoku Explainer's unique loops, its BUG and its aligned exclusions, and near misses. */
#include "se_text.h"

static void test_loops(void) {
    tap_text(found_by(SE_UNIQUE_LOOPS, "r1c1=12 r1c4=12 r2c1=12 r2c4=123"),
             "4.5 unique-rectangle-1 r2c4-12", "one square has another digit");
    tap_text(se_parts_told(), "14:r1c1+r1c4+r2c1+r2c4=12 3:r2c4=3",
             "the deadly pattern and the other digit are told");
    tap_text(found_by(SE_UNIQUE_LOOPS, "r1c1=12 r1c4=12 r2c1=123 r2c4=123"),
             "4.5 unique-rectangle-2 r2c2-3 r2c3-3 r2c5-3 r2c6-3 r2c7-3 r2c8-3 r2c9-3",
             "two have the same other digit");
    tap_text(found_by(SE_UNIQUE_LOOPS, "r1c1=12 r1c4=12 r2c1=123 r2c4=124 r2:1=r2c1+r2c4"),
             "4.5 unique-rectangle-4 r2c1-2 r2c4-2", "two keep a digit to themselves");
    tap_text(se_parts_told(), "14:r1c1+r1c4+r2c1+r2c4=12 3:r2c1=3 3:r2c4=4 1:r2 12:r2c1+r2c4=1",
             "that digit and the unit are told");
    tap_text(found_by(SE_UNIQUE_LOOPS, "r1c1=12 r1c4=12 r2c1=123 r2c4=124 r2c9=34"),
             "4.6 unique-rectangle-3 r2c2-34 r2c3-34 r2c5-34 r2c6-34 r2c7-34 r2c8-34",
             "their other digits and a third square are a naked pair");
    tap_text(se_parts_told(), "14:r1c1+r1c4+r2c1+r2c4=12 3:r2c1=3 3:r2c4=4 1:r2 32:r2c9=34",
             "so are the other squares of the set");
    tap_text(found_by(SE_UNIQUE_LOOPS,
                      "r1c1=78 r1c4=78 r2c1=578 r2c4=678 r2:7=r2c1+r2c4+r2c7 r2:8=r2c1+r2c4+r2c8 "
                      "r2:1=r2c7+r2c9 r2:9=r2c8+r2c9"),
             "4.7 unique-rectangle-3 r2c7-23456 r2c8-23456 r2c9-23456",
             "their two digits and two others have three more squares: a hidden quadruple");
    tap_text(se_parts_told(),
             "14:r1c1+r1c4+r2c1+r2c4=78 3:r2c1=5 3:r2c4=6 1:r2 32:r2c7+r2c8+r2c9=1789",
             "these squares are told with the digits that they keep");
    tap_text(found_by(SE_UNIQUE_LOOPS,
                      "r1c1=12 r1c4=12 r2c4=12 r2c7=12 r3c7=12 r3c1=123 r2c1=34 r1c7=34 r3c4=34"),
             "4.6 unique-loop-1 r3c1-12", "a loop of six");
    tap_text(se_parts_told(), "14:r1c1+r1c4+r2c4+r2c7+r3c1+r3c7=12 3:r3c1=3", "all of it is told");
    tap_text(found_by(SE_UNIQUE_LOOPS, "r1c1=12 r1c4=12 r5c1=12 r5c4=123"), "nothing",
             "in four boxes there is no loop");
}

/* A puzzle that comes to a BUG: at its beginning, and there. */
static const char puzzle[] =
    "475..2...2...1..8...87....564.8..7.....6.......2..96....1......56.....427.....35.";

/* What is found if only the squares of the list have candidates. */
static const char *bug_among(const char *list) {
    uint16_t candidates[81] = {0};
    for (; *list != 0; list += strcspn(list, " "), list += *list == ' ') {
        candidates[square_of(list)] = digits_of(list + 5);
    }
    tech_board_open(&board, (const uint8_t[81]){0}, candidates);
    return ask_producer(SE_BUG);
}

static void test_bug(void) {
    open_position(puzzle, "");
    tap_text(ask_producer(SE_BUG), "nothing", "with many digits too many there is none");
    path.board = board;
    se_path_begin(&path, &work, &room);
    while (next_step() == TECH_STEP && path.asked != SE_BUG) se_path_apply(&path);
    board = path.board;
    tap_text(ask_producer(SE_BUG), "5.6 bug-plus-1 r7c6-58", "one square has a digit too many");
    tap_text(se_parts_told(), "3:r7c6=4", "that digit is told");
    const char *four_in_a_box = "r7c7=124 r7c8=135 r8c7=13 r8c8=12 r7c1=23 r8c1=23 r1c7=23 r1c8=23";
    tap_text(bug_among(four_in_a_box), "nothing",
             "without its extra digits each unit has a digit twice: no box four times");
}

/* No open square but those of the first row sees both r1c4 and r1c7. */
static const char four_open[] =
    "..5.67.89........................................................................";

static void test_exclusion(void) {
    tap_text(found_by(SE_ALIGNED_PAIR, "r1c1=123 r1c2=24 r1c5=12 r1c6=14"),
             "6.2 aligned-pair-exclusion r1c1-1",
             "each digit beside it would empty a square that sees both");
    tap_text(se_parts_told(), "5:r1c1=123 5:r1c2=24 32:r1c5=12 33:r1c6=14",
             "the two squares and those that see them are told");
    tap_text(found_by(SE_ALIGNED_PAIR, "r1c1=123 r1c2=245 r1c5=12 r1c6=14"), "nothing",
             "one digit beside it is left");
    tap_text(found_by(SE_ALIGNED_TRIPLE, "r1c1=123 r1c2=245 r1c3=56 r1c5=12 r1c6=14 r1c7=156"),
             "7.5 aligned-triple-exclusion r1c1-1", "a third square and three candidates");
    open_position(four_open, "r1c1=123 r1c2=24 r1c4=12 r1c7=14");
    tap_text(ask_producer(SE_ALIGNED_TRIPLE), "nothing", "a pair without a third square is none");
    tap_text(ask_producer(SE_ALIGNED_PAIR), "6.2 aligned-pair-exclusion r1c1-1", "but a pair");
    tap_text(found_by(SE_ALIGNED_PAIR, "r1c1=123 r1c2=24 r1c5=12 r9c6=14"), "nothing",
             "what empties has to see both");
}

int main(void) {
    test_loops();
    test_bug();
    test_exclusion();
    return tap_end();
}
