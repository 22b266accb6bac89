/* list.c - the list of steps, and the positions before them.
 *
 * The steps of a path follow one another; those of other questions all belong to the board of the
 * question. That board is the one that was opened, with the candidate in question put back and, as
 * the last resort, supposed.
 */
#include <string.h>

#include "questions/questions.h"

/* --- Positions -------------------------------------------------------------------------------- */

void kt_list_take_givens(const kt_catalogue *c, tech_board *to) {
    const kt_catalogue_board *board = &c->board;
    if (!board->has_givens) return;
    to->givens = kt_no_squares();
    for (unsigned s = 0; s < 81; s++) {
        if (board->givens[s] > '0') kt_squares_add(&to->givens, s);
    }
}

void kt_list_open_question(const kt_catalogue *c, tech_board *board) {
    uint16_t candidates[81];
    memcpy(candidates, c->board.candidates, sizeof candidates);
    if (c->why.digit != 0) candidates[c->why.square] |= kt_digit_bit(c->why.digit);
    tech_board_open(board, c->board.digits, candidates);
    kt_list_take_givens(c, board);
}

void kt_list_open_board(const kt_catalogue *c, tech_board *board) {
    kt_list_open_question(c, board);
    if (c->why.is_supposed) tech_board_place(board, c->why.square, c->why.digit);
}

static bool is_path(const kt_catalogue *c) {
    return c->question == KT_ASKED_PATH || c->question == KT_ASKED_WHY;
}

void kt_list_open_before(const kt_catalogue *c, uint32_t step, tech_board *board) {
    kt_list_open_board(c, board);
    for (uint32_t i = 0; is_path(c) && i < step; i++) kt_list_apply(c, i, board);
}

/* --- Steps ------------------------------------------------------------------------------------ */

void kt_list_add(kt_catalogue *c, const tech_step *step, const tech_entry *entry) {
    if (c->report.step_count == KT_CATALOGUE_STEPS ||
        c->deletions + step->removals > KT_DELETIONS) {
        c->lost++;
        return;
    }
    kt_catalogue_step *to = &c->steps[c->report.step_count++];
    *to = (kt_catalogue_step){.technique = step->technique,
                              .digit = step->digit,
                              .rating = step->rating,
                              .links = step->links,
                              .first_deletion = (uint16_t)c->deletions,
                              .deletions = step->removals};
    memcpy(to->placed, step->placed.band, sizeof to->placed);
    memcpy(&c->deletion[c->deletions], step->removal, step->removals * sizeof step->removal[0]);
    c->deletions += step->removals;
    if (entry == NULL) return;
    to->score = entry->score;
    if (kt_order_rates(c)) to->level = entry->level;
}

void kt_list_clear(kt_catalogue *c) {
    c->report.step_count = 0;
    c->deletions = 0;
    c->telling.is_begun = false; /* it was about a step that is gone */
}

void kt_list_apply(const kt_catalogue *c, uint32_t step, tech_board *board) {
    const kt_catalogue_step *s = &c->steps[step];
    kt_squares placed;
    memcpy(placed.band, s->placed, sizeof placed.band);
    while (!kt_squares_empty(placed)) {
        tech_board_place(board, kt_squares_take(&placed), s->digit);
    }
    for (unsigned i = 0; i < s->deletions; i++) {
        tech_candidate gone = c->deletion[s->first_deletion + i];
        tech_board_delete(board, tech_square_of(gone), tech_digit_of(gone));
    }
}

kt_conclusion kt_list_conclusion(const kt_catalogue *c, uint32_t step) {
    const kt_catalogue_step *s = &c->steps[step];
    kt_conclusion all = {.digit = s->digit};
    memcpy(all.placed.band, s->placed, sizeof all.placed.band);
    for (unsigned i = 0; i < s->deletions; i++) {
        tech_candidate gone = c->deletion[s->first_deletion + i];
        kt_squares_add(&all.removed[tech_digit_of(gone)], tech_square_of(gone));
    }
    return all;
}

/* --- Searches --------------------------------------------------------------------------------- */

void kt_list_look(kt_catalogue *c, tech_path *path, const tech_order *order,
                  const tech_options *options) {
    const uint8_t *solution = c->why.is_supposed ? NULL : kt_question_solution(c);
    tech_path_begin(path, order, &c->work, solution);
    path->finder.options = options;
}

/* A search costs one, and one for each piece after a pause. */
bool kt_list_search(tech_path *path, uint32_t *budget) {
    tech_finder *f = &path->finder;
    if (*budget == 0) return false;
    if (f->cursor == 0) (*budget)--;
    f->budget = *budget;
    tech_search(f);
    *budget = f->budget;
    return !f->paused;
}

/* --- What a step unlocks ---------------------------------------------------------------------- */

static tech_set easy_techniques(void) {
    static const uint8_t easy[] = {TECH_FULL_HOUSE, TECH_NAKED_SINGLE, TECH_HIDDEN_SINGLE,
                                   TECH_POINTING, TECH_CLAIMING};
    tech_set set = {{0}};
    for (unsigned i = 0; i < sizeof easy; i++) tech_set_add(&set, easy[i]);
    return set;
}

void kt_list_unlock(kt_catalogue *c, uint32_t step) {
    tech_path *path = &c->aside;
    tech_order order;
    tech_set easy = easy_techniques();
    tech_order_of(&order, &easy);
    kt_question_interrupt(c);
    c->telling.is_begun = false; /* telling begins anew, too */
    kt_list_open_before(c, step, &path->board);
    kt_list_apply(c, step, &path->board);
    kt_list_look(c, path, &order, &tech_default_options);
    c->report.unlocked_digits = 0;
    c->report.unlocked_candidates = 0;
    uint32_t budget = UINT32_MAX;
    while (tech_path_next(path, &budget) == TECH_STEP) {
        const tech_step *found = &path->finder.step;
        c->report.unlocked_digits += (uint8_t)kt_squares_count(found->placed);
        c->report.unlocked_candidates += found->removals;
        tech_path_apply(path);
    }
}
