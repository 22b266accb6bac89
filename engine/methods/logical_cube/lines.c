/* lines.c - sections 5.3 and 5.4: what the places of a digit in one or two boxes mean for the lines
 * (rows or columns) that cross them.
 */
#include "methods/logical_cube/logical_cube.h"

/* 5.3: do num, do k: the box has the digit on one line only, in two squares or three (with one it is
 * 4.2 that determines it). Then the rest of the line does not have it. */
void cube_look_line(logical_cube *cube, unsigned lines) {
    cube_board *board = cube_now(cube);
    for (unsigned at = cube->pass.at; at < 81; at++) {
        unsigned num = at / 9, k = at % 9, digit = num + 1;
        if (k == 0 && !cube_take_fresh(&board->fresh_digits[num], CUBE_FRESH_LINE + lines)) {
            at += 8;
            continue;
        }
        unsigned line = kt_candidates_line(&board->candidates, 18 + k, digit);
        if (line == KT_NO_UNIT || line / 9 != lines) continue;
        unsigned in_box = lines == KT_ROW ? k % 3 : k / 3;
        uint32_t others = board->candidates.places[line][num] & ~(7u << 3 * in_box);
        if (others == 0) continue;
        kt_event *event = &cube->found.event;
        kt_deduction_begin(&cube->found, KT_RULE_CUBE_LINE);
        event->unit = (uint8_t)(18 + k);
        event->digits = kt_digit_bit(digit);
        kt_event_set_squares(event, kt_candidates_squares(&board->candidates, 18 + k, digit));
        cube_remove(cube, kt_unit_part(line, others));
        cube->pass.at = (uint16_t)(at + 1);
        return;
    }
    cube->pass.at = 81;
}

/* area3 of one box: which of the three lines have the digit there, as bits. */
static unsigned area(const kt_candidates *c, unsigned first_line, unsigned v, unsigned num) {
    unsigned area = 0;
    for (unsigned i = 0; i < 3; i++) {
        if (c->places[first_line + i][num] >> 3 * v & 7) area |= 1u << i;
    }
    return area;
}

/* The squares that two of the three lines have with the digit in box v. */
static kt_squares squares_in(const kt_candidates *c, unsigned first_line, unsigned two, unsigned v,
                             unsigned num) {
    kt_squares squares = kt_no_squares();
    for (unsigned i = 0; i < 3; i++) {
        if (!(two >> i & 1)) continue;
        uint32_t places = c->places[first_line + i][num] & 7u << 3 * v;
        squares = kt_squares_union(squares, kt_unit_part(first_line + i, places));
    }
    return squares;
}

/* Box v of the three on these lines. */
static unsigned box_of(unsigned first_line, unsigned v) {
    return kt_square_units[kt_unit_squares[first_line][3 * v]][KT_BOX];
}

/* The three boxes on three lines: if two of them have the digit on the same two lines and not on the
 * third, the last box, `v`, does not have it there. */
static bool look_at_box(logical_cube *cube, unsigned first_line, unsigned v, unsigned num) {
    const kt_candidates *c = &cube_now(cube)->candidates;
    unsigned one = (v + 1) % 3, other = (v + 2) % 3;
    unsigned two = area(c, first_line, one, num);
    if (kt_count(two) != 2 || area(c, first_line, other, num) != two) return false;
    kt_squares others = squares_in(c, first_line, two, v, num);
    if (kt_squares_empty(others)) return false;
    kt_event *event = &cube->found.event;
    kt_deduction_begin(&cube->found, KT_RULE_CUBE_TWO_BOXES);
    event->digits = kt_digit_bit(num + 1);
    kt_event_set_squares(event, kt_squares_union(squares_in(c, first_line, two, one, num),
                                                 squares_in(c, first_line, two, other, num)));
    for (unsigned i = 0; i < 3; i++) {
        if (i == v) continue;
        kt_deduction_add_unit(&cube->found, KT_ROLE_BASE, box_of(first_line, i));
    }
    cube_remove(cube, others);
    return true;
}

/* 5.4: do num, do u, do vshift, which ends with the first box found: with the digit gone from there no
 * other pair of boxes can be found on these lines. */
void cube_look_two_boxes(logical_cube *cube, unsigned lines) {
    cube_board *board = cube_now(cube);
    for (unsigned at = cube->pass.at; at < 27; at++) {
        unsigned num = at / 3, u = at % 3;
        if (u == 0 && !cube_take_fresh(&board->fresh_digits[num], CUBE_FRESH_TWO_BOXES + lines)) {
            at += 2;
            continue;
        }
        for (unsigned v = 0; v < 3; v++) {
            if (!look_at_box(cube, 9 * lines + 3 * u, v, num)) continue;
            cube->pass.at = (uint16_t)(at + 1);
            return;
        }
    }
    cube->pass.at = 27;
}
