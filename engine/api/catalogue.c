/* catalogue.c - the functions of kakutei.h that begin with kt_catalogue: a board, checked once, and the way over
 * it by the steps of an order. What else can be asked has files of its own.
 *
 * The one idea: a step only takes candidates away or fills squares, so a way has at most as many steps as there
 * are candidates, and their removals together are no more: both lists have room for any.
 */
#include <stdlib.h>
#include <string.h>

#include "api/catalogue.h"
#include "board/text.h"

static kt_event *no_more_events(kt_event *events, uint32_t room) {
    (void)events, (void)room;
    return NULL;
}

kt_catalogue *kt_catalogue_create(void) {
    kt_catalogue *c = calloc(1, sizeof *c);
    if (c == NULL) return NULL;
    kt_telling *t = &c->telling;
    t->trace =
        (kt_trace){.depth = 1, .room = KT_TOLD, .events = t->events, .resize = no_more_events};
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

/* --- The board ------------------------------------------------------------------------------------ */

/* As the readers of both programs take a puzzle of candidates. */
static void place_lone_candidates(kt_catalogue_board *board) {
    for (unsigned s = 0; s < 81; s++) {
        if (!kt_is_single(board->candidates[s])) continue;
        uint16_t seen = 0;
        for (kt_squares peers = kt_squares_seen(s); !kt_squares_empty(peers);) {
            seen |= board->candidates[kt_squares_take(&peers)];
        }
        if (seen & board->candidates[s]) continue;
        board->digits[s] = (uint8_t)kt_lowest_digit(board->candidates[s]);
    }
}

static void take_board(kt_catalogue_board *to, const kt_board *from, const char *text,
                       uint32_t length) {
    memcpy(to->digits, from->grid.digit, sizeof to->digits);
    memcpy(to->candidates, from->candidates, sizeof to->candidates);
    to->has_givens = length != KT_TEXT_CANDIDATES;
    if (to->has_givens) {
        memcpy(to->givens, text, 81);
    } else {
        place_lone_candidates(to);
    }
}

static void show_board(kt_catalogue *c, const tech_board *board) {
    memcpy(c->candidates, board->digits, sizeof c->candidates);
    for (unsigned s = 0; s < 81; s++) {
        c->report.board[s] = board->digit[s] == 0 ? '.' : (uint8_t)('0' + board->digit[s]);
    }
}

/* Back to the board as it was opened. */
void kt_catalogue_begin_anew(kt_catalogue *c, kt_question question) {
    kt_catalogue_report *r = &c->report;
    c->question = question;
    c->is_begun = c->proof.is_begun = false;
    c->why = (kt_why){.digit = 0};
    c->lost = c->work.lost = 0;
    if (c->room != NULL) c->room->lost = 0;
    kt_list_clear(c);
    r->outcome = KT_CONTINUES;
    r->score = 0;
    r->level = r->er = r->ep = r->ed = 0;
    r->answer = KT_ANSWER_NONE;
    kt_list_open_board(c, &c->aside.board);
    show_board(c, &c->aside.board);
}

kt_status kt_catalogue_open(kt_catalogue *c, const char *text, uint32_t length) {
    if (c == NULL) return KT_E_HANDLE;
    if (text == NULL) return KT_E_LENGTH;
    kt_board board;
    uint32_t position = 0;
    switch (kt_text_read((const uint8_t *)text, length, &board, &position)) {
    case KT_TEXT_LENGTH:
        return KT_E_LENGTH;
    case KT_TEXT_SYMBOL:
        c->report.error_position = position;
        return KT_E_SYMBOL;
    case KT_TEXT_OK:
        break;
    }
    c->is_open = true;
    c->report = (kt_catalogue_report){.outcome = KT_CONTINUES};
    take_board(&c->board, &board, text, length);
    kt_check_begin(&c->check, &c->report);
    if (c->scale != KT_SCALE_HODOKU_22) c->is_ordered = false;
    c->scale = KT_SCALE_HODOKU_22;
    kt_catalogue_begin_anew(c, KT_ASKED_PATH);
    return KT_CONTINUES;
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
    if (c == NULL) return KT_E_HANDLE;
    if (!c->is_open) return KT_E_NOT_OPEN;
    if (!is_order(c, order)) return KT_E_RANGE;
    if (!make_room(c, order == KT_SCALE_SE_121)) return KT_E_MEMORY;
    if (order != c->scale) c->is_ordered = false;
    c->scale = order;
    kt_catalogue_begin_anew(c, KT_ASKED_PATH);
    return KT_CONTINUES;
}

void kt_catalogue_turn_to(kt_catalogue *c, kt_question question) {
    if (c->question != question) kt_catalogue_begin_anew(c, question);
}

const uint8_t *kt_catalogue_solution(const kt_catalogue *c) {
    return c->report.solutions == 1 ? c->solution : NULL;
}

/* --- The path ------------------------------------------------------------------------------------- */

static bool is_se(const kt_catalogue *c) {
    return c->scale == KT_SCALE_SE_121;
}

static void begin_path(kt_catalogue *c) {
    c->is_begun = true;
    c->at = TECH_MORE;
    if (is_se(c)) {
        kt_list_open_board(c, &c->path.se.board);
        se_path_begin(&c->path.se, &c->work, c->room);
    } else {
        kt_list_open_board(c, &c->path.hodoku.board);
        kt_catalogue_arrange(c);
        kt_list_look(c, &c->path.hodoku, &c->order, &c->options);
    }
}

static tech_finder *finder_of(kt_catalogue *c) {
    return is_se(c) ? &c->path.se.finder : &c->path.hodoku.finder;
}

const tech_step *kt_catalogue_step_found(const kt_catalogue *c) {
    return is_se(c) ? &c->path.se.finder.step : &c->path.hodoku.finder.step;
}

void kt_catalogue_interrupt(kt_catalogue *c) {
    finder_of(c)->cursor = 0;
    c->look.finder.cursor = 0;
    c->proof.is_begun = false;
}

static void apply(kt_catalogue *c) {
    if (is_se(c)) {
        se_path_apply(&c->path.se);
    } else {
        tech_path_apply(&c->path.hodoku);
    }
    c->at = TECH_MORE;
}

/* Of a path whose steps are shown one at a time the parts are kept. */
static void want_parts(kt_catalogue *c, bool are_wanted) {
    tech_finder *f = finder_of(c);
    f->is_told = are_wanted;
    f->parts = c->parts;
}

/* The next step, within a budget that it lessens. */
static kt_status find_step(kt_catalogue *c, bool is_shown, uint32_t *budget) {
    kt_status status = kt_catalogue_go_on_checking(c, budget);
    if (status != KT_FINISHED) return status;
    bool wants_one_solution = is_se(c) || !is_shown;
    if (wants_one_solution && c->report.solutions != 1) return KT_INDETERMINATE;
    if (!c->is_begun) begin_path(c);
    if (c->at == TECH_MORE) {
        if (*budget == 0) return KT_MORE;
        if (finder_of(c)->cursor == 0) want_parts(c, is_shown);
        c->at =
            is_se(c) ? se_path_next(&c->path.se, budget) : tech_path_next(&c->path.hodoku, budget);
        if (c->at == TECH_STEP) {
            kt_list_add(c, kt_catalogue_step_found(c),
                        is_se(c) ? NULL : &c->order.entries[c->path.hodoku.asked]);
        }
    }
    static const kt_status statuses[] = {[TECH_MORE] = KT_MORE,
                                         [TECH_STEP] = KT_CONTINUES,
                                         [TECH_SOLVED] = KT_FINISHED,
                                         [TECH_STUCK] = KT_STUCK};
    return statuses[c->at];
}

/* --- The calls ------------------------------------------------------------------------------------ */

kt_status kt_catalogue_refuse(const kt_catalogue *c, uint32_t budget) {
    if (c == NULL) return KT_E_HANDLE;
    if (!c->is_open) return KT_E_NOT_OPEN;
    return budget == 0 ? KT_E_BUDGET : KT_CONTINUES;
}

kt_status kt_catalogue_go_on_checking(kt_catalogue *c, uint32_t *budget) {
    bool is_new = c->check.phase != CHECK_DONE;
    kt_status status = kt_check_go_on(&c->check, &c->board, &c->report, budget);
    for (unsigned s = 0; is_new && c->report.solutions == 1 && s < 81; s++) {
        c->solution[s] = (uint8_t)kt_lowest_digit(c->report.common[s]);
    }
    return status;
}

/* How board and ratings stand. */
static void report_path(kt_catalogue *c) {
    kt_catalogue_report *r = &c->report;
    show_board(c, is_se(c) ? &c->path.se.board : &c->path.hodoku.board);
    if (is_se(c)) {
        r->er = c->path.se.er;
        r->ep = c->path.se.ep;
        r->ed = c->path.se.ed;
        return;
    }
    tech_path_rate(&c->path.hodoku, c->at, &r->level, &r->score);
    if (kt_catalogue_rates(c)) return;
    r->level = KT_LEVEL_NONE;
    r->score = c->path.hodoku.score;
}

kt_status kt_catalogue_report_on(kt_catalogue *c, kt_status status, uint32_t used) {
    kt_catalogue_report *r = &c->report;
    r->outcome = status;
    r->visits += used;
    r->lost = c->work.lost + c->lost + (c->room == NULL ? 0 : c->room->lost);
    if (c->is_begun && c->question == KT_ASKED_PATH) report_path(c);
    return status;
}

kt_status kt_catalogue_check(kt_catalogue *c, uint32_t budget) {
    kt_status refused = kt_catalogue_refuse(c, budget);
    if (refused < 0) return refused;
    uint32_t left = budget;
    kt_status status = kt_catalogue_go_on_checking(c, &left);
    return kt_catalogue_report_on(c, status, budget - left);
}

kt_status kt_catalogue_next(kt_catalogue *c, uint32_t budget) {
    kt_status refused = kt_catalogue_refuse(c, budget);
    if (refused < 0) return refused;
    kt_catalogue_turn_to(c, KT_ASKED_PATH);
    uint32_t left = budget;
    kt_status status = find_step(c, true, &left);
    return kt_catalogue_report_on(c, status, budget - left);
}

kt_status kt_catalogue_apply(kt_catalogue *c) {
    kt_status refused = kt_catalogue_refuse(c, 1);
    if (refused < 0) return refused;
    if (c->question != KT_ASKED_PATH || !c->is_begun || c->at != TECH_STEP) return KT_E_RANGE;
    apply(c);
    return kt_catalogue_report_on(c, KT_CONTINUES, 1);
}

kt_status kt_catalogue_rate(kt_catalogue *c, uint32_t budget) {
    kt_status refused = kt_catalogue_refuse(c, budget);
    if (refused < 0) return refused;
    kt_catalogue_turn_to(c, KT_ASKED_PATH);
    uint32_t left = budget;
    kt_status status;
    while ((status = find_step(c, false, &left)) == KT_CONTINUES) {
        if (left == 0) {
            status = KT_MORE;
            break;
        }
        left--;
        apply(c);
    }
    return kt_catalogue_report_on(c, status, budget - left);
}
