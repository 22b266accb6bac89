/* grid.test.c - equal digits on a board: found everywhere, all marked, the first pair reported. */
#include "board/grid.h"
#include "board/units.h"
#include "tap.h"

static bool share_a_unit(unsigned a, unsigned b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

static bool every_pair_is_judged(void) {
    for (unsigned later = 1; later < 81; later++) {
        for (unsigned earlier = 0; earlier < later; earlier++) {
            kt_grid grid = {{0}};
            kt_clash clash;
            grid.digit[earlier] = grid.digit[later] = 7;
            bool clashes = kt_grid_clashes(&grid, &clash);
            if (clashes != share_a_unit(earlier, later)) return false;
            if (!clashes) continue;
            if (clash.square != later || clash.earlier != earlier) return false;
            if (kt_squares_count(clash.squares) != 2 || !kt_squares_has(clash.squares, later) ||
                !kt_squares_has(clash.squares, earlier)) {
                return false;
            }
        }
    }
    return true;
}

int main(void) {
    kt_grid grid = {{0}};
    kt_clash clash;
    tap_ok(!kt_grid_clashes(&grid, &clash), "an empty board does not clash");
    tap_number(kt_grid_filled(&grid), 0, "and has no digit");
    tap_ok(every_pair_is_judged(),
           "of all 3240 pairs of squares those clash that share a row, a column or a box");

    grid.digit[0] = 1;
    grid.digit[1] = 2;
    tap_ok(!kt_grid_clashes(&grid, &clash), "different digits in a unit do not clash");
    grid.digit[80] = 2;
    grid.digit[8] = 2;
    grid.digit[9] = 1;
    kt_grid_clashes(&grid, &clash);
    tap_number(clash.square, 8, "the first clash in reading order is told by its later square");
    tap_number(clash.earlier, 1, "and by the earlier one");
    tap_number(kt_squares_count(clash.squares), 5, "all squares of all clashes are marked");
    tap_number(kt_grid_filled(&grid), 5, "the digits on a board are counted");
    return tap_end();
}
