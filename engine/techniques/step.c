/* step.c - applies steps, and decides which of two comes first. */
#include "techniques/step.h"

void tech_apply(tech_board *board, const tech_step *step) {
    kt_squares placed = step->placed;
    while (!kt_squares_empty(placed)) {
        tech_board_place(board, kt_squares_take(&placed), step->digit);
    }
    for (unsigned i = 0; i < step->removals; i++) {
        tech_board_delete(board, tech_square_of(step->removal[i]), tech_digit_of(step->removal[i]));
    }
}

static bool same_squares(kt_squares a, kt_squares b) {
    return kt_squares_within(a, b) && kt_squares_within(b, a);
}

static bool same_removals(const tech_step *a, const tech_step *b) {
    for (unsigned d = 1; d <= 9; d++) {
        if (!same_squares(a->removed[d], b->removed[d])) return false;
    }
    return true;
}

/* HoDoKu's measure of where the removals are, taken by digit and square: the later ones weigh more. */
static uint32_t place_of(const tech_step *step) {
    uint32_t sum = 0;
    uint32_t weight = 1;
    for (unsigned d = 1; d <= 9; d++) {
        kt_squares rest = step->removed[d];
        for (; !kt_squares_empty(rest); weight += 80) sum += kt_squares_take(&rest) * weight + d;
    }
    return sum;
}

unsigned tech_size(const tech_step *step) {
    return step->links > 0 ? step->links : kt_squares_count(step->squares);
}

bool tech_precedes(const tech_step *a, const tech_step *b, bool short_first) {
    if ((a->digit != 0) != (b->digit != 0)) return a->digit != 0;
    if (a->removals != b->removals) return a->removals > b->removals;
    if (same_removals(a, b)) return a->size > 0 ? a->size < b->size : a->links < b->links;
    if (short_first && a->links != b->links) return a->links < b->links;
    return place_of(a) < place_of(b);
}
