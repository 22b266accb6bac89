/* catalogue.c - the functions of kakutei.h that begin with kt_catalogue: the handle and the
 * questions.
 *
 * The one idea: every mistake of a caller is refused here, before anything changes. The questions
 * trust what they are given.
 */
#include <stdlib.h>

#include "api/status.h"
#include "questions/questions.h"

static kt_event *no_more_events(kt_event *events, uint32_t room) {
    (void)events, (void)room;
    return NULL;
}

kt_catalogue *kt_catalogue_create(void) {
    kt_catalogue *c = calloc(1, sizeof *c);
    if (c == NULL) return NULL;
    kt_telling *t = &c->telling;
    t->trace = (kt_trace){.room = KT_TOLD, .events = t->events, .resize = no_more_events};
    return c;
}

void kt_catalogue_free(kt_catalogue *c) {
    if (c != NULL) free(c->room);
    free(c);
}

uint8_t *kt_catalogue_text(kt_catalogue *c) {
    return c == NULL ? NULL : c->text;
}

const kt_catalogue_report *kt_catalogue_get_report(kt_catalogue *c) {
    return c == NULL ? NULL : &c->report;
}

const kt_catalogue_step *kt_catalogue_steps(kt_catalogue *c) {
    return c == NULL ? NULL : c->steps;
}

const uint16_t *kt_catalogue_deletions(kt_catalogue *c) {
    return c == NULL ? NULL : c->deletion;
}

const uint16_t *kt_catalogue_candidates(kt_catalogue *c) {
    return c == NULL ? NULL : c->candidates;
}

const kt_event *kt_catalogue_events(kt_catalogue *c) {
    return c == NULL ? NULL : c->telling.events;
}

/* --- The board and the order ------------------------------------------------------------------ */

kt_status kt_catalogue_open(kt_catalogue *c, const char *text, uint32_t length) {
    if (c == NULL) return KT_E_HANDLE;
    if (text == NULL) return KT_E_LENGTH;
    kt_board board;
    kt_status status = kt_status_of_text(
        kt_text_read((const uint8_t *)text, length, &board, &c->report.error_position));
    if (status < 0) return status;
    c->is_open = true;
    c->report = (kt_catalogue_report){.outcome = KT_CONTINUES};
    kt_question_open(c, &board, text, length);
    return KT_CONTINUES;
}

/* Checks what every call on a board needs. */
static kt_status refuse(const kt_catalogue *c, uint32_t budget) {
    if (c == NULL) return KT_E_HANDLE;
    if (!c->is_open) return KT_E_NOT_OPEN;
    return budget == 0 ? KT_E_BUDGET : KT_CONTINUES;
}

static bool is_order(const kt_catalogue *c, uint32_t order) {
    if (order == KT_ORDER_OWN) return c->own_count > 0;
    return order < KT_SCALE_COUNT || order == KT_ORDER_BEGINNER;
}

/* Sudoku Explainer's nested chains take nearly as much room as all the rest. It is kept from board to board. */
static bool make_room(kt_catalogue *c, bool is_wanted) {
    if (is_wanted && c->room == NULL) {
        c->room = calloc(1, sizeof *c->room);
    } else if (!is_wanted) {
        free(c->room);
        c->room = NULL;
    }
    return !is_wanted || c->room != NULL;
}

kt_status kt_catalogue_start(kt_catalogue *c, uint32_t order) {
    kt_status refused = refuse(c, 1);
    if (refused < 0) return refused;
    if (!is_order(c, order)) return KT_E_RANGE;
    if (!make_room(c, order == KT_SCALE_SE_121)) return KT_E_MEMORY;
    kt_question_start(c, order);
    return KT_CONTINUES;
}

kt_status kt_catalogue_set_order(kt_catalogue *c, uint32_t count) {
    kt_status refused = refuse(c, 1);
    if (refused < 0) return refused;
    if (count >= TECH_END || !kt_order_take(c, count)) return KT_E_RANGE;
    return kt_catalogue_start(c, KT_ORDER_OWN);
}

uint32_t kt_catalogue_list_order(kt_catalogue *c, uint32_t order) {
    return c == NULL ? 0 : kt_order_list(c, order);
}

kt_status kt_catalogue_aim(kt_catalogue *c, uint32_t technique) {
    kt_status refused = refuse(c, 1);
    if (refused < 0) return refused;
    const bool is_hodoku = c->scale == KT_SCALE_HODOKU_22 || c->scale == KT_SCALE_HODOKU_23;
    if (c->is_begun || !is_hodoku || technique >= TECH_END) return KT_E_RANGE;
    return kt_path_aim(c, technique) ? KT_CONTINUES : KT_E_RANGE;
}

/* --- The questions ---------------------------------------------------------------------------- */

typedef kt_status answer(kt_catalogue *c, uint32_t *budget);

static kt_status ask(kt_catalogue *c, kt_question question, answer *go_on, uint32_t budget) {
    kt_status refused = refuse(c, budget);
    if (refused < 0) return refused;
    kt_question_turn_to(c, question);
    uint32_t left = budget;
    kt_status status = go_on(c, &left);
    return kt_question_report(c, status, budget - left);
}

kt_status kt_catalogue_check(kt_catalogue *c, uint32_t budget) {
    kt_status refused = refuse(c, budget);
    if (refused < 0) return refused;
    uint32_t left = budget;
    kt_status status = kt_question_check(c, &left);
    return kt_question_report(c, status, budget - left);
}

kt_status kt_catalogue_next(kt_catalogue *c, uint32_t budget) {
    return ask(c, KT_ASKED_PATH, kt_path_next, budget);
}

kt_status kt_catalogue_rate(kt_catalogue *c, uint32_t budget) {
    return ask(c, KT_ASKED_PATH, kt_path_rate, budget);
}

kt_status kt_catalogue_all(kt_catalogue *c, uint32_t budget) {
    return ask(c, KT_ASKED_ALL, kt_list_all, budget);
}

kt_status kt_catalogue_missed(kt_catalogue *c, uint32_t budget) {
    return ask(c, KT_ASKED_MISSED, kt_find_missed, budget);
}

kt_status kt_catalogue_ask(kt_catalogue *c, uint32_t square, uint32_t digit, uint32_t budget) {
    kt_status refused = refuse(c, budget);
    if (refused < 0) return refused;
    if (!kt_why_is_asked(c, square, digit)) return KT_E_RANGE;
    uint32_t left = budget;
    kt_status status = kt_why_answer(c, square, digit, &left);
    return kt_question_report(c, status, budget - left);
}

/* --- Questions about a step ------------------------------------------------------------------- */

kt_status kt_catalogue_apply(kt_catalogue *c) {
    kt_status refused = refuse(c, 1);
    if (refused < 0) return refused;
    return kt_path_apply(c) ? kt_question_report(c, KT_CONTINUES, 1) : KT_E_RANGE;
}

kt_status kt_catalogue_unlocks(kt_catalogue *c, uint32_t step) {
    kt_status refused = refuse(c, 1);
    if (refused < 0) return refused;
    if (step >= c->report.step_count) return KT_E_RANGE;
    kt_list_unlock(c, step);
    return KT_CONTINUES;
}

kt_status kt_catalogue_tell(kt_catalogue *c, uint32_t step, uint32_t budget) {
    kt_status refused = refuse(c, budget);
    if (refused < 0) return refused;
    if (step >= c->report.step_count || !kt_tell_is_ready(c)) return KT_E_RANGE;
    uint32_t left = budget;
    kt_status status = kt_tell(c, step, &left);
    c->report.visits += budget - left;
    return status;
}
