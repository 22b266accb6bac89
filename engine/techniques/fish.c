/* fish.c - describes fish, and joins two of one base. */
#include "techniques/fish.h"

#include <stddef.h>

kt_squares tech_fish_places(const tech_board *board, unsigned digit, uint32_t units) {
    kt_squares squares = kt_no_squares();
    for (; units != 0; units &= units - 1) {
        squares = kt_squares_union(squares, kt_unit_masks[kt_lowest_bit(units)]);
    }
    return kt_squares_both(squares, board->squares[digit]);
}

static void tell_units(tech_finder *f, unsigned role, uint32_t units) {
    for (; units != 0; units &= units - 1) tech_part_unit(f, role, kt_lowest_bit(units));
}

static void tell_squares(tech_finder *f, unsigned role, kt_squares squares) {
    if (!kt_squares_empty(squares)) tech_part_squares(f, role, squares, f->step.digits);
}

static void tell_cover(tech_finder *f, const tech_fish *fish) {
    tell_units(f, KT_ROLE_COVER, fish->cover);
    tell_squares(f, KT_ROLE_FIN, kt_squares_without(fish->fins, fish->endo_fins));
    tell_squares(f, KT_ROLE_ENDO_FIN, fish->endo_fins);
}

void tech_fish_describe(tech_finder *f, const tech_fish *fish) {
    tech_begin(f, fish->technique);
    f->step.digits = kt_digit_bit(fish->digit);
    f->step.squares = fish->body;
    tell_units(f, KT_ROLE_BASE, fish->base);
    tell_cover(f, fish);
}

void tech_fish_keep(tech_finder *f, const tech_fish *fish, tech_shoal *shoal) {
    if (shoal->count == TECH_SHOAL)
        f->work->lost++;
    else
        shoal->fish[shoal->count++] = *fish;
}

bool tech_fish_found(tech_finder *f, const tech_fish *fish, tech_shoal *shoal) {
    if (f->options->siamese && shoal != NULL) tech_fish_keep(f, fish, shoal);
    tech_fish_describe(f, fish);
    tech_remove_squares(f, fish->victims, fish->digit);
    return tech_found(f);
}

static bool same(kt_squares a, kt_squares b) {
    return kt_squares_within(a, b) && kt_squares_within(b, a);
}

static bool join(tech_finder *f, const tech_fish *a, const tech_fish *b) {
    kt_squares victims = a->victims, others = b->victims;
    if (same(a->fins, b->fins)) return false;
    if (kt_squares_take(&victims) == kt_squares_take(&others)) return false;
    tech_fish_describe(f, a);
    tell_cover(f, b);
    f->step.is_siamese = true;
    tech_remove_squares(f, kt_squares_union(a->victims, b->victims), a->digit);
    return tech_found(f);
}

bool tech_fish_paired(tech_finder *f, tech_shoal *shoal) {
    for (unsigned i = 0; i < shoal->count; i++) {
        for (unsigned k = i + 1; k < shoal->count; k++) {
            if (join(f, &shoal->fish[i], &shoal->fish[k])) return true;
        }
    }
    shoal->count = 0;
    return false;
}
