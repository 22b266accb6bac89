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
                      "r1c1=12 r1c4=12 r2c4=12 r2c7=12 r3c7=12 r3c1=123 r2c1=34 r1c7=34 r3c4=34"),
             "4.6 unique-loop-1 r3c1-12", "a loop of six");
    tap_text(se_parts_told(), "14:r1c1+r1c4+r2c4+r2c7+r3c1+r3c7=12 3:r3c1=3", "all of it is told");
    tap_text(found_by(SE_UNIQUE_LOOPS, "r1c1=12 r1c4=12 r5c1=12 r5c4=123"), "nothing",
             "in four boxes there is no loop");
}

/* A puzzle that comes to a BUG: at its beginning, and there. */
static const char puzzle[] =
    "475..2...2...1..8...87....564.8..7.....6.......2..96....1......56.....427.....35.";

static void test_bug(void) {
    open_position(puzzle, "");
    tap_text(ask_producer(SE_BUG), "nothing", "with many digits too many there is none");
    path.board = board;
    se_path_begin(&path, &work, &room);
    while (next_step() == TECH_STEP && path.asked != SE_BUG) se_path_apply(&path);
    board = path.board;
    tap_text(ask_producer(SE_BUG), "5.6 bug-plus-1 r7c6-58", "one square has a digit too many");
    tap_text(se_parts_told(), "3:r7c6=4", "that digit is told");
}

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
    tap_text(found_by(SE_ALIGNED_PAIR, "r1c1=123 r1c2=24 r1c5=12 r9c6=14"), "nothing",
             "what empties has to see both");
}

int main(void) {
    test_loops();
    test_bug();
    test_exclusion();
    return tap_end();
}
