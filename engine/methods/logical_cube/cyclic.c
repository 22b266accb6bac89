/* cyclic.c - sections 5.1 and 5.2: N squares of a unit, each with two candidates or more, that
 * together have N of them (巡回セル): the digits go round among them, and from the unit's other squares.
 */
#include "methods/logical_cube/logical_cube.h"

/* Boxes, rows, columns. */
static unsigned unit_at(unsigned at) {
    return (at + 18) % 27;
}

/* The places of any of the digits in the unit. */
static uint32_t places_of(const kt_candidates *c, unsigned unit, uint16_t digits) {
    uint32_t places = 0;
    for (uint32_t rest = digits; rest != 0; rest &= rest - 1) {
        places |= c->places[unit][kt_lowest_bit(rest)];
    }
    return places;
}

/* For which N (bits N - 2) the unit has cyclic cells with anything to remove. All choices of squares are
 * joined once, each from a smaller one, instead of being walked for each N. */
static uint8_t survey(const kt_candidates *c, unsigned unit) {
    uint16_t joined[512], determined = 0, digits[9];
    unsigned count = 0;
    for (unsigned p = 0; p < 9; p++) {
        uint16_t in_square = c->digits[kt_unit_squares[unit][p]];
        if ((in_square & (in_square - 1)) == 0) {
            determined |= in_square;
        } else {
            digits[count++] = in_square;
        }
    }
    unsigned all = (1u << count) - 1, sizes = 0;
    joined[0] = 0;
    for (unsigned set = 1; set < all + 1; set++) {
        /* cppcheck-suppress uninitvar ; the bits of a set are below count */
        joined[set] = joined[set & (set - 1)] | digits[kt_lowest_bit(set)];
    }
    for (unsigned set = 1; set < all + 1; set++) {
        unsigned size = kt_count(set);
        if (kt_count(joined[set]) != size || size < 2) continue;
        if (joined[set] & (joined[all ^ set] | determined)) sizes |= 1u << (size - 2);
    }
    return (uint8_t)sizes;
}

/* Looks in one unit at a time: a choice of squares out of nine is work enough. */
void cube_look_cyclic(logical_cube *cube, unsigned size) {
    cube_board *board = cube_now(cube);
    cube_pass *pass = &cube->pass;
    while (!pass->in_unit) {
        if (pass->at == 27) return;
        unsigned unit = unit_at(pass->at);
        uint8_t *fresh = &board->fresh_units[unit];
        if (*fresh & CUBE_UNSEEN) {
            *fresh &= survey(&board->candidates, unit);
            return;
        }
        if (cube_take_fresh(fresh, size - 2)) {
            pass->in_unit = true;
            pass->subsets = kt_subsets_of(unit, size, 2);
        } else {
            pass->at++;
        }
    }
    kt_subsets *cells = &pass->subsets;
    while (kt_subsets_next(cells, &board->candidates)) {
        uint32_t others = places_of(&board->candidates, cells->unit, cells->found) & ~cells->places;
        if (others == 0) continue;
        kt_event *event = &cube->found.event;
        kt_deduction_begin(&cube->found, size == 2 ? KT_RULE_CUBE_PAIR : KT_RULE_CUBE_CYCLE);
        event->unit = cells->unit;
        event->digits = cells->found;
        if (size > 2) event->value = (uint8_t)size;
        kt_event_set_squares(event, kt_unit_part(cells->unit, cells->places));
        cube_remove(cube, kt_unit_part(cells->unit, others));
        return;
    }
    pass->in_unit = false;
    pass->at++;
}
