/* record.c - how the cube changes: digits are determined and removed, and what changed is noted as
 * fresh. */
#include <string.h>

#include "methods/logical_cube/logical_cube.h"

enum { ALL_FRESH = 0xFF };

void cube_begin_board(logical_cube *cube) {
    cube_board *board = cube_now(cube);
    kt_position_begin(cube->press, &board->candidates);
    memset(board->fresh_units, ALL_FRESH, sizeof board->fresh_units);
    memset(board->fresh_digits, ALL_FRESH, sizeof board->fresh_digits);
}

bool cube_take_fresh(uint8_t *fresh, unsigned bit) {
    if (!(*fresh >> bit & 1)) return false;
    *fresh &= (uint8_t) ~(1u << bit);
    return true;
}

static void freshen_square(cube_board *board, unsigned square) {
    for (unsigned t = 0; t < 3; t++) board->fresh_units[kt_square_units[square][t]] = ALL_FRESH;
}

static void freshen_digits(cube_board *board, uint16_t digits) {
    for (uint32_t rest = digits; rest != 0; rest &= rest - 1) {
        board->fresh_digits[kt_lowest_bit(rest)] = ALL_FRESH;
    }
}

/* What placing the digit is going to change. */
static void freshen_placing(cube_board *board, unsigned square, unsigned digit) {
    freshen_digits(board, board->candidates.digits[square]);
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[square][t];
        for (uint32_t rest = board->candidates.places[unit][digit - 1]; rest != 0;
             rest &= rest - 1) {
            freshen_square(board, kt_unit_squares[unit][kt_lowest_bit(rest)]);
        }
    }
}

kt_position cube_position(logical_cube *cube) {
    return (kt_position){.press = cube->press,
                         .candidates = &cube_now(cube)->candidates,
                         .depth = cube->depth,
                         .assumed = cube->depth > 0 ? cube->assumed : KT_NO_EVENT};
}

void cube_put(logical_cube *cube, unsigned square, unsigned digit, uint32_t cause) {
    kt_position at = cube_position(cube);
    freshen_placing(cube_now(cube), square, digit);
    kt_put(&at, square, digit, cause);
}

void cube_determine(logical_cube *cube, unsigned square, unsigned digit) {
    kt_deduction *found = &cube->found;
    kt_position at = cube_position(cube);
    found->event.square = (uint8_t)square;
    found->event.digits = kt_digit_bit(digit);
    found->places = true;
    freshen_placing(cube_now(cube), square, digit);
    kt_deduce(&at, found);
    cube->pass.changed = true;
    if (cube->depth > 0) {
        cube->order[cube->order_count++] = (kt_placement){(uint8_t)square, (uint8_t)digit};
    }
}

void cube_remove(logical_cube *cube, kt_squares squares) {
    kt_deduction *found = &cube->found;
    cube_board *board = cube_now(cube);
    kt_position at = cube_position(cube);
    kt_deduction_remove(found, squares, found->event.digits);
    kt_deduce(&at, found);
    for (unsigned b = 0; b < 3; b++) {
        for (uint32_t rest = squares.band[b]; rest != 0; rest &= rest - 1) {
            freshen_square(board, b * 27 + kt_lowest_bit(rest));
        }
    }
    freshen_digits(board, found->event.digits);
    cube->pass.changed = true;
}
