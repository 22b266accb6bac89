/* record.c - how the cube changes: digits are determined and removed, told and noted as fresh. */
#include <string.h>

#include "methods/logical_cube/logical_cube.h"

enum { ALL_FRESH = 0xFF };

void cube_read(cube_board *board, const kt_grid *grid) {
    kt_candidates_read(&board->left, grid);
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

void cube_put(cube_board *board, unsigned square, unsigned digit) {
    freshen_digits(board, board->left.digits[square]);
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[square][t];
        for (uint32_t rest = board->left.places[unit][digit - 1]; rest != 0; rest &= rest - 1) {
            freshen_square(board, kt_unit_squares[unit][kt_lowest_bit(rest)]);
        }
    }
    kt_candidates_place(&board->left, square, digit);
}

kt_event cube_deduction(const logical_cube *cube, uint8_t rule) {
    kt_event event = kt_event_of(KT_EVENT_DEDUCTION, cube->level);
    event.rule = rule;
    if (cube->level > 0) event.cause = cube->assumed;
    return event;
}

kt_event cube_part(uint8_t part) {
    kt_event event = kt_event_of(KT_EVENT_PART, 0);
    event.value = part;
    return event;
}

void cube_determine(logical_cube *cube, const kt_event *deduction) {
    unsigned digit = kt_lowest_digit(deduction->digits);
    uint32_t number = kt_press_deduce(cube->press, deduction);
    cube_put(cube_now(cube), deduction->square, digit);
    cube->pass.changed = true;
    if (cube->level == 0) {
        kt_press_place(cube->press, deduction->square, digit, number);
    } else {
        cube->order[cube->order_count++] = (kt_placement){deduction->square, (uint8_t)digit};
    }
}

void cube_remove(logical_cube *cube, const kt_event *deduction, kt_event *parts,
                 unsigned part_count, kt_squares squares) {
    cube_board *board = cube_now(cube);
    uint32_t number = kt_press_deduce(cube->press, deduction);
    if (kt_trace_on(cube->press->trace, cube->level)) {
        for (unsigned i = 0; i < part_count; i++) {
            parts[i].level = cube->level;
            parts[i].cause = number;
            kt_trace_tell(cube->press->trace, &parts[i]);
        }
    }
    for (unsigned b = 0; b < 3; b++) {
        for (uint32_t rest = squares.band[b]; rest != 0; rest &= rest - 1) {
            unsigned square = b * 27 + kt_lowest_bit(rest);
            uint16_t gone = kt_candidates_exclude(&board->left, square, deduction->digits);
            kt_press_tell_excluded(cube->press, square, gone, cube->level, number);
            freshen_square(board, square);
        }
    }
    freshen_digits(board, deduction->digits);
    cube->pass.changed = true;
}
