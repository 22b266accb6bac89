/* question.c - what all questions share: the board as it was opened, its check, and the report. */
#include <string.h>

#include "questions/questions.h"

/* --- The board -------------------------------------------------------------------------------- */

/* HoDoKu and Sudoku Explainer read a puzzle of candidates like this. */
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

void kt_question_open(kt_catalogue *c, const kt_board *board, const char *text, uint32_t length) {
    take_board(&c->board, board, text, length);
    kt_check_begin(&c->check, &c->report);
    kt_question_start(c, KT_SCALE_HODOKU_22);
}

void kt_question_show(kt_catalogue *c, const tech_board *board) {
    memcpy(c->candidates, board->digits, sizeof c->candidates);
    for (unsigned s = 0; s < 81; s++) {
        c->report.board[s] = board->digit[s] == 0 ? '.' : (uint8_t)('0' + board->digit[s]);
    }
}

/* Back to the board as it was opened. */
void kt_question_begin(kt_catalogue *c, kt_question question) {
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
    kt_question_show(c, &c->aside.board);
}

void kt_question_start(kt_catalogue *c, uint32_t order) {
    if (order != c->scale) c->is_ordered = false;
    c->aim_first = c->aim_end = 0;
    c->scale = order;
    kt_question_begin(c, KT_ASKED_PATH);
}

void kt_question_turn_to(kt_catalogue *c, kt_question question) {
    if (c->question != question) kt_question_begin(c, question);
}

/* --- The check -------------------------------------------------------------------------------- */

const uint8_t *kt_question_solution(const kt_catalogue *c) {
    return c->report.solutions == 1 ? c->solution : NULL;
}

kt_status kt_question_check(kt_catalogue *c, uint32_t *budget) {
    bool is_new = c->check.phase != CHECK_DONE;
    kt_status status = kt_check_go_on(&c->check, &c->board, &c->report, budget);
    for (unsigned s = 0; is_new && c->report.solutions == 1 && s < 81; s++) {
        c->solution[s] = (uint8_t)kt_lowest_digit(c->report.common[s]);
    }
    return status;
}

/* --- The report ------------------------------------------------------------------------------- */

kt_status kt_question_report(kt_catalogue *c, kt_status status, uint32_t used) {
    kt_catalogue_report *r = &c->report;
    r->outcome = status;
    r->visits += used;
    r->lost = c->work.lost + c->lost + (c->room == NULL ? 0 : c->room->lost);
    if (c->is_begun && c->question == KT_ASKED_PATH) kt_path_report(c);
    return status;
}
