/* singles.test.c - full houses, naked and hidden singles, and which comes first. */
#include "technique_text.h"

/* Solved but for the last square of the first row, and for two of the second. */
static const char *const nearly =
    "12345678.4567891..789123456214365897365897214897214365531642978642978531978531642";

int main(void) {
    open_position(nearly, "");
    tap_text(first(TECH_FULL_HOUSE), "r1 r1c9=9: r1c9=9",
             "a unit with one empty square is a full house");
    tap_text(first(TECH_NAKED_SINGLE), "r1c9=9: r1c9=9", "a full house is a naked single, too");
    tap_text(all(TECH_FULL_HOUSE), "r1 r1c9=9: r1c9=9, c8 r2c8=2: r2c8=2",
             "all full houses come by square, each once");

    tap_text(first_of("r9c9=1 r1c1=2", TECH_NAKED_SINGLE), "r9c9=1: r9c9=1",
             "the naked single that arose first comes first");
    tap_text(all(TECH_NAKED_SINGLE), "r1c1=2: r1c1=2, r9c9=1: r9c9=1",
             "all of them come by square");
    tap_text(first(TECH_FULL_HOUSE), "nothing",
             "a naked single among empty squares is no full house");
    tap_text(first_of("r9c9=12", TECH_NAKED_SINGLE), "nothing",
             "two candidates are no naked single");

    tap_text(first_of("r5:9=r5c5 r1:5=r1c3", TECH_HIDDEN_SINGLE), "r5 r5c5=9: r5c5=9",
             "the hidden single that arose first comes first");
    tap_text(all(TECH_HIDDEN_SINGLE), "r1 r1c3=5: r1c3=5, r5 r5c5=9: r5c5=9",
             "all of them come by square");
    tap_text(first_of("b9:1=r8c8", TECH_HIDDEN_SINGLE), "b9 r8c8=1: r8c8=1",
             "the one place of a box is a hidden single");
    tap_text(first_of("b9:1=r8c8+r8c9", TECH_HIDDEN_SINGLE), "nothing",
             "two places are no hidden single");

    open_position(NULL, "r9c9=1 r1c1=2");
    tech_board_place(&board, 80, 1);
    tap_text(first(TECH_NAKED_SINGLE), "r1c1=2: r1c1=2", "what has been filled is passed over");

    open_position(NULL, "r1:5=r1c3+r1c4");
    tech_board_place(&board, square_of("r9c4"), 5);
    tap_text(first(TECH_HIDDEN_SINGLE), "r1 r1c3=5: r1c3=5",
             "a digit that is placed leaves a hidden single");
    return tap_end();
}
