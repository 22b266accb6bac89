/* rectangle.c - section 5.5, the diagonals of a rectangle (四角の対角線): two rows have a digit in exactly
 * two squares, in the same two columns. It stands on one diagonal or on the other, so each of the
 * columns has it in one of the four squares. Likewise with rows and columns exchanged.
 */
#include "methods/logical_cube/logical_cube.h"

/* The square where line l crosses the line m of the other direction. */
static unsigned square_of(unsigned lines, unsigned l, unsigned m) {
    return kt_unit_squares[9 * lines + l][m];
}

static kt_squares diagonal(unsigned lines, const unsigned l[2], const unsigned m[2]) {
    kt_squares squares = kt_one_square(square_of(lines, l[0], m[0]));
    kt_squares_add(&squares, square_of(lines, l[1], m[1]));
    return squares;
}

/* Both lines have the digit at these two places: takes it from the rest of the crossing lines. */
static bool look_at_lines(logical_cube *cube, unsigned lines, unsigned num, unsigned l1,
                          unsigned l2) {
    const kt_candidates *c = &cube_now(cube)->candidates;
    uint32_t places = c->places[9 * lines + l1][num];
    const unsigned l[2] = {l1, l2};
    const unsigned m[2] = {kt_lowest_bit(places), kt_lowest_bit(places & (places - 1))};
    if (l1 / 3 == l2 / 3 && m[0] / 3 == m[1] / 3) return false;
    kt_squares others = kt_no_squares();
    for (unsigned i = 0; i < 2; i++) {
        unsigned crossing = 9 * (1 - lines) + m[i];
        uint32_t rest = c->places[crossing][num] & ~(1u << l1 | 1u << l2);
        others = kt_squares_union(others, kt_unit_part(crossing, rest));
    }
    if (kt_squares_empty(others)) return false;
    const unsigned back[2] = {m[1], m[0]};
    kt_squares one = diagonal(lines, l, m), other = diagonal(lines, l, back);
    uint16_t digit = kt_digit_bit(num + 1);
    kt_deduction *found = &cube->found;
    kt_deduction_begin(found, KT_RULE_CUBE_RECTANGLE);
    found->event.digits = digit;
    kt_event_set_squares(&found->event, kt_squares_union(one, other));
    kt_deduction_add_unit(found, KT_ROLE_BASE, 9 * lines + l1);
    kt_deduction_add_unit(found, KT_ROLE_BASE, 9 * lines + l2);
    kt_deduction_add_squares(found, KT_ROLE_COLOUR_1, one, digit);
    kt_deduction_add_squares(found, KT_ROLE_COLOUR_2, other, digit);
    cube_remove(cube, others);
    return true;
}

/* do num, do l1, do l2: pass.at stands for the first two; once l2 is found no other has the same two
 * columns any more. */
void cube_look_rectangle(logical_cube *cube, unsigned lines) {
    cube_board *board = cube_now(cube);
    for (unsigned at = cube->pass.at; at < 81; at++) {
        unsigned num = at / 9, l1 = at % 9;
        if (l1 == 0 && !cube_take_fresh(&board->fresh_digits[num], CUBE_FRESH_RECTANGLE + lines)) {
            at += 8;
            continue;
        }
        uint32_t places = board->candidates.places[9 * lines + l1][num];
        if (kt_count(places) != 2) continue;
        for (unsigned l2 = l1 + 1; l2 < 9; l2++) {
            if (board->candidates.places[9 * lines + l2][num] != places) continue;
            if (!look_at_lines(cube, lines, num, l1, l2)) continue;
            cube->pass.at = (uint16_t)(at + 1);
            return;
        }
    }
    cube->pass.at = 81;
}
