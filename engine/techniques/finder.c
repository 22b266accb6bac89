/* finder.c - the step that is being described, and its way to the caller. */
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

/* To find the easiest takes as long as to find none: all instances are met. */
static bool takes_easiest(const tech_finder *f) {
    return f->options->easiest && !f->all;
}

static void settle(tech_finder *f);

void tech_search(tech_finder *f) {
    f->found = false;
    f->paused = false;
    if (f->cursor == 0) f->work->has_best = false;
    const tech_info *info = tech_info_of(tech_set_lowest(&f->wanted));
    if (f->solution != NULL || !info->is_uniqueness) info->find(f);
    if (f->paused) return;
    f->cursor = 0;
    if (takes_easiest(f)) settle(f);
}

void tech_begin(tech_finder *f, unsigned technique) {
    tech_step *step = &f->step;
    step->technique = (uint8_t)technique;
    step->unit = KT_NO_UNIT;
    step->rating = 0;
    step->digit = 0;
    step->digits = 0;
    step->links = 0;
    step->size = 0;
    step->is_siamese = false;
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
    squares = kt_squares_both(squares, f->board->squares[digit]);
    while (!kt_squares_empty(squares)) tech_remove(f, kt_squares_take(&squares), digit);
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

unsigned tech_part_found(tech_finder *f, unsigned technique, unsigned unit, kt_squares squares,
                         unsigned digit, unsigned from) {
    return add_part(f, (tech_part){.role = KT_ROLE_FOUND,
                                   .unit = (uint8_t)unit,
                                   .technique = (uint8_t)technique,
                                   .digits = kt_digit_bit(digit),
                                   .other = (uint16_t)from,
                                   .squares = squares});
}

unsigned tech_part_squares(tech_finder *f, unsigned role, kt_squares squares, uint16_t digits) {
    return tech_part_within(f, role, KT_NO_UNIT, squares, digits);
}

unsigned tech_part_within(tech_finder *f, unsigned role, unsigned unit, kt_squares squares,
                          uint16_t digits) {
    return add_part(f, (tech_part){.role = (uint8_t)role,
                                   .unit = (uint8_t)unit,
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

/* Whether a step is wanted and does anything. */
static bool has_effect(const tech_finder *f) {
    const tech_step *step = &f->step;
    return tech_wants(f, step->technique) && (step->removals > 0 || step->digit != 0);
}

/* The described part of a step: its list of removals is longer than most. */
static size_t size_of(const tech_step *step) {
    return offsetof(tech_step, removal) + step->removals * sizeof step->removal[0];
}

static void copy_parts(const tech_finder *f, tech_part *to, const tech_part *from, unsigned count) {
    if (f->is_told) memcpy(to, from, count * sizeof *to);
}

void tech_keep(tech_finder *f) {
    tech_work *work = f->work;
    work->has_best = true;
    memcpy(&work->best, &f->step, size_of(&f->step));
    copy_parts(f, work->best_parts, f->parts, f->step.part_count);
}

static bool pass_on(tech_finder *f) {
    if (f->take != NULL && f->take(f->taker, &f->step)) return false;
    f->found = true;
    return true;
}

bool tech_found(tech_finder *f) {
    if (!has_effect(f)) return false;
    if (!takes_easiest(f)) return pass_on(f);
    if (!f->work->has_best || tech_size(&f->step) < tech_size(&f->work->best)) tech_keep(f);
    return false;
}

/* Whether the step is better than the best so far. */
static bool is_best(const tech_finder *f) {
    const tech_step *best = &f->work->best;
    if (!f->work->has_best) return true;
    if (takes_easiest(f) && tech_size(&f->step) != tech_size(best)) {
        return tech_size(&f->step) < tech_size(best);
    }
    return tech_precedes(&f->step, best, f->options->short_chains_first);
}

bool tech_propose(tech_finder *f) {
    if (f->all) return tech_found(f);
    if (has_effect(f) && is_best(f)) tech_keep(f);
    return false;
}

bool tech_may_be_best(const tech_finder *f) {
    if (f->step.removals == 0) return false;
    bool may_be_short = takes_easiest(f) && f->step.links == 0;
    return f->all || may_be_short || is_best(f);
}

static void settle(tech_finder *f) {
    tech_work *work = f->work;
    if (!work->has_best) return;
    memcpy(&f->step, &work->best, size_of(&work->best));
    copy_parts(f, f->parts, work->best_parts, f->step.part_count);
    pass_on(f);
}

void tech_settle(tech_finder *f) {
    if (!takes_easiest(f)) settle(f);
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
