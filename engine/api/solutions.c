/* solutions.c - see solutions.h. A guess of the search is a visit. */
#include "api/solutions.h"

#include "search/places.h"

static void begin(kt_asked *asked, const uint16_t candidates[81], uint32_t limit) {
    kt_places board;
    kt_places_from(&board, candidates);
    kt_counter_begin(&asked->counter, &board);
    asked->tally = (kt_tally){.limit = limit, .solution = asked->text};
    asked->is_known = false;
}

void kt_asked_begin(kt_asked *asked, const kt_grid *grid, kt_squares givens) {
    uint16_t candidates[81];
    for (unsigned s = 0; s < 81; s++) {
        bool is_given = kt_squares_has(givens, s);
        candidates[s] = is_given ? kt_digit_bit(grid->digit[s]) : KT_ALL_DIGITS;
    }
    begin(asked, candidates, 2);
}

void kt_asked_begin_board(kt_asked *asked, const kt_grid *grid, const uint16_t candidates[81]) {
    uint16_t own[81];
    for (unsigned s = 0; s < 81; s++) {
        own[s] = grid->digit[s] != 0 ? kt_digit_bit(grid->digit[s]) : candidates[s];
    }
    begin(asked, own, 1);
}

const kt_solutions *kt_asked_solutions(void *asked, uint32_t *budget) {
    kt_asked *a = asked;
    if (a->is_known) return &a->found;
    uint32_t before = a->tally.guesses;
    a->is_known = kt_counter_run(&a->counter, &a->tally, *budget);
    *budget -= a->tally.guesses - before;
    if (!a->is_known) return NULL;
    a->found.count = (uint8_t)a->tally.count;
    for (unsigned s = 0; s < 81; s++) a->found.digit[s] = (uint8_t)(a->text[s] - '0');
    return &a->found;
}
