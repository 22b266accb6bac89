/* finder.c - the step that is being described, and who takes it. */
#include "techniques/finder.h"

#include <stddef.h>
#include <string.h>

const tech_options tech_default_options = {.links = 20,
                                           .fins = 5,
                                           .endo_fins = 2,
                                           .missing_candidates = true,
                                           .one_per_result = true,
                                           .set_chain_length = 50};

void tech_finder_begin(tech_finder *f, const tech_board *board, tech_work *work) {
    memset(f, 0, offsetof(tech_finder, step));
    f->board = board;
    f->options = &tech_default_options;
    f->work = work;
    f->budget = UINT32_MAX;
}

void tech_search(tech_finder *f) {
    f->found = false;
    f->paused = false;
    const tech_info *info = tech_info_of(tech_set_lowest(&f->wanted));
    if (f->solution != NULL || !info->is_uniqueness) info->find(f);
    if (!f->paused) f->cursor = 0;
}

void tech_begin(tech_finder *f, unsigned technique) {
    tech_step *step = &f->step;
    step->technique = (uint8_t)technique;
    step->unit = KT_NO_UNIT;
    step->digit = 0;
    step->digits = 0;
    step->links = 0;
    step->squares = step->placed = kt_no_squares();
    step->removals = step->part_count = 0;
    memset(step->removed, 0, sizeof step->removed);
}

void tech_remove(tech_finder *f, unsigned square, unsigned digit) {
    tech_step *step = &f->step;
    if (!tech_has(f->board, square, digit) || kt_squares_has(step->removed[digit], square)) return;
    kt_squares_add(&step->removed[digit], square);
    step->removal[step->removals++] = tech_candidate_of(square, digit);
}

void tech_remove_squares(tech_finder *f, kt_squares squares, unsigned digit) {
    squares = tech_both(squares, f->board->squares[digit]);
    while (!kt_squares_empty(squares)) tech_remove(f, tech_take_lowest(&squares), digit);
}

void tech_remove_digits(tech_finder *f, unsigned square, uint16_t digits) {
    for (uint32_t rest = f->board->digits[square] & digits; rest != 0; rest &= rest - 1) {
        tech_remove(f, square, kt_lowest_bit(rest) + 1);
    }
}

static unsigned add_part(tech_finder *f, tech_part part) {
    if (!f->is_told) return TECH_NO_PART;
    if (f->step.part_count == TECH_PARTS) {
        f->work->lost++;
        return TECH_NO_PART;
    }
    f->parts[f->step.part_count] = part;
    return f->step.part_count++;
}

unsigned tech_part_unit(tech_finder *f, unsigned role, unsigned unit) {
    return add_part(
        f, (tech_part){.role = (uint8_t)role, .unit = (uint8_t)unit, .other = TECH_NO_PART});
}

unsigned tech_part_squares(tech_finder *f, unsigned role, kt_squares squares, uint16_t digits) {
    return add_part(f, (tech_part){.role = (uint8_t)role,
                                   .unit = KT_NO_UNIT,
                                   .digits = digits,
                                   .other = TECH_NO_PART,
                                   .squares = squares});
}

unsigned tech_part_link(tech_finder *f, unsigned role, kt_squares squares, unsigned digit,
                        unsigned from) {
    return add_part(f, (tech_part){.role = (uint8_t)role,
                                   .unit = KT_NO_UNIT,
                                   .digits = kt_digit_bit(digit),
                                   .other = (uint16_t)from,
                                   .squares = squares});
}

bool tech_found(tech_finder *f) {
    const tech_step *step = &f->step;
    if (!tech_wants(f, step->technique)) return false;
    if (step->removals == 0 && step->digit == 0) return false;
    if (f->take != NULL && f->take(f->taker, step)) return false;
    f->found = true;
    return true;
}

bool tech_pause(tech_finder *f, uint32_t next) {
    if (f->budget > 0) {
        f->budget--;
        return false;
    }
    f->cursor = next;
    f->paused = true;
    return true;
}
