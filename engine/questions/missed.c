/* missed.c - what a person could have seen first.
 *
 * The path from the givens follows the order. For each step two questions: which part of it does
 * the person not have, and does the technique find that on the person's board, too? A step whose
 * result is on the board is skipped, however it came there.
 */
#include "questions/questions.h"

static void begin(kt_catalogue *c) {
    c->is_begun = true;
    c->is_weighed = false;
    kt_order_arrange(c);
    uint8_t givens[81];
    for (unsigned s = 0; s < 81; s++) {
        uint8_t given = c->board.givens[s];
        givens[s] = given > '0' ? (uint8_t)(given - '0') : 0;
    }
    tech_board_open(&c->look.board, givens, NULL);
    kt_list_look(c, &c->look, &c->order, &c->options);
    kt_list_open_board(c, &c->proof.path.board);
}

/* Whether the current step of the path is the answer. */
static kt_verdict weigh(kt_catalogue *c, uint32_t *budget) {
    const tech_step *step = &c->look.finder.step;
    kt_conclusion whole = kt_conclusion_of(step);
    kt_conclusion left = kt_conclusion_left(&whole, &c->proof.path.board);
    if (kt_conclusion_is_empty(&left)) return KT_FAILS;
    return kt_prove(c, step->technique, &left, &c->options, budget);
}

static kt_status look_for_missed(kt_catalogue *c, uint32_t *budget) {
    tech_path *way = &c->look;
    if (!c->is_begun) begin(c);
    for (;;) {
        if (!c->is_weighed) {
            if (*budget == 0) return KT_MORE;
            if (way->finder.cursor == 0) (*budget)--;
            tech_outcome outcome = tech_path_next(way, budget);
            if (outcome == TECH_MORE) return KT_MORE;
            if (outcome != TECH_STEP || way->finder.step.technique == TECH_BRUTE_FORCE) {
                return KT_STUCK;
            }
            c->is_weighed = true;
        }
        kt_verdict verdict = weigh(c, budget);
        if (verdict == KT_UNDECIDED) return KT_MORE;
        if (verdict == KT_HOLDS) return KT_FINISHED;
        tech_path_apply(way);
        c->is_weighed = false;
    }
}

kt_status kt_find_missed(kt_catalogue *c, uint32_t *budget) {
    kt_status status = kt_question_check(c, budget);
    if (status != KT_FINISHED) return status;
    if (!c->board.has_givens) return KT_INDETERMINATE;
    if (c->report.step_count > 0) return KT_FINISHED;
    status = look_for_missed(c, budget);
    if (status == KT_FINISHED) {
        kt_list_add(c, &c->proof.path.finder.step, &c->order.entries[c->look.asked]);
    }
    return status;
}
