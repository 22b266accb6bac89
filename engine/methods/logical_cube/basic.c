/* basic.c - section 4: a digit with one place, and a square with one candidate. */
#include "methods/logical_cube/logical_cube.h"

/* 4.2, 4.3: do num, do k (or l, or m): one T in the unit's part of the cube. */
void cube_look_unit(logical_cube *cube, unsigned units) {
    static const uint8_t rules[3] = {KT_RULE_CUBE_ROW, KT_RULE_CUBE_COLUMN, KT_RULE_CUBE_BOX};
    const kt_candidates *c = &cube_now(cube)->candidates;
    for (unsigned at = cube->pass.at; at < 81; at++) {
        unsigned num = at / 9, unit = 9 * units + at % 9;
        uint32_t places = c->places[unit][num];
        if (!kt_is_single(places)) continue;
        kt_deduction_begin(&cube->found, rules[units]);
        cube->found.event.unit = (uint8_t)unit;
        cube_determine(cube, kt_unit_squares[unit][kt_lowest_bit(places)], num + 1);
        cube->pass.at = (uint16_t)(at + 1);
        return;
    }
    cube->pass.at = 81;
}

/* 4.4: do m, do l: one T in the depth. The program's outer loop is that of the columns. */
void cube_look_depth(logical_cube *cube, unsigned unused) {
    (void)unused;
    const kt_candidates *c = &cube_now(cube)->candidates;
    for (unsigned at = cube->pass.at; at < 81; at++) {
        unsigned square = at % 9 * 9 + at / 9;
        if (!kt_is_single(c->digits[square])) continue;
        kt_deduction_begin(&cube->found, KT_RULE_CUBE_DEPTH);
        cube_determine(cube, square, kt_lowest_digit(c->digits[square]));
        cube->pass.at = (uint16_t)(at + 1);
        return;
    }
    cube->pass.at = 81;
}
