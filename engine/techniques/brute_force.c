/* brute_force.c - a digit of the solution, when no technique finds anything: that of the middle one
 * of the empty squares.
 */
#include "techniques/finder.h"

void tech_find_brute_force(tech_finder *f) {
    kt_squares empty = f->board->squares[0];
    unsigned middle = kt_squares_count(empty) / 2;
    if (kt_squares_empty(empty)) return;
    unsigned square = kt_squares_take(&empty);
    for (unsigned i = 0; i < middle; i++) square = kt_squares_take(&empty);
    tech_begin(f, TECH_BRUTE_FORCE);
    f->step.digit = f->solution[square];
    f->step.digits = kt_digit_bit(f->step.digit);
    f->step.squares = f->step.placed = kt_one_square(square);
    tech_found(f);
}
