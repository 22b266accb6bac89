/* slice.c - which steps of a path its result needs.
 *
 * The one idea: from the end backwards each step is left out once, and stays out if the others
 * still follow from one another and lead to the result. The rest is short, not shortest: a kept
 * step may become needless when a later one is left out.
 */
#include "questions/questions.h"

/* Makes step `at` on the board of the proof, no more of it than its result on the path. KT_FAILS:
 * that does not follow. */
static kt_verdict make_again(kt_catalogue *c, uint32_t at, uint32_t *budget) {
    tech_board *board = &c->proof.path.board;
    kt_conclusion whole = kt_list_conclusion(c, at);
    kt_conclusion left = kt_conclusion_left(&whole, board);
    if (kt_conclusion_is_empty(&left)) return KT_HOLDS;
    kt_verdict verdict = kt_prove(c, c->steps[at].technique, &left, &c->options, budget);
    if (verdict == KT_HOLDS) kt_list_apply(c, at, board);
    return verdict;
}

static void begin_trial(kt_catalogue *c) {
    kt_why *w = &c->why;
    w->is_trying = true;
    w->at = w->left_out + 1;
    kt_list_open_before(c, w->left_out, &c->proof.path.board);
}

/* Whether the answer is reached without the step that is left out. */
static kt_verdict try_without(kt_catalogue *c, uint32_t *budget) {
    kt_why *w = &c->why;
    if (!w->is_trying) begin_trial(c);
    const tech_board *board = &c->proof.path.board;
    for (; !kt_why_is_reached(c, board); w->at++) {
        if (w->at == c->report.step_count) return KT_FAILS;
        if (!w->is_kept[w->at]) continue;
        kt_verdict verdict = make_again(c, w->at, budget);
        if (verdict != KT_HOLDS) return verdict;
    }
    return KT_HOLDS;
}

static void begin(kt_catalogue *c) {
    kt_why *w = &c->why;
    w->is_slicing = true;
    w->is_trying = false;
    w->left_out = c->report.step_count;
    for (unsigned i = 0; i < c->report.step_count; i++) w->is_kept[i] = true;
}

/* Keeps the needed steps, renamed without the others: a naked single may now be a hidden one. */
static void close_ranks(kt_catalogue *c) {
    tech_board *board = &c->proof.path.board;
    uint32_t count = 0, budget = UINT32_MAX;
    kt_list_open_before(c, 0, board);
    for (uint32_t i = 0; i < c->report.step_count; i++) {
        if (!c->why.is_kept[i]) continue;
        kt_catalogue_step step = c->steps[i];
        if (tech_info_of(step.technique)->find == tech_find_singles) {
            kt_conclusion single = kt_list_conclusion(c, i);
            kt_prove(c, step.technique, &single, &c->options, &budget);
            step.technique = c->proof.path.finder.step.technique;
        }
        kt_list_apply(c, i, board);
        c->steps[count++] = step;
    }
    c->report.step_count = (uint16_t)count;
    c->telling.is_begun = false; /* the steps have other numbers now */
}

bool kt_slice(kt_catalogue *c, uint32_t *budget) {
    kt_why *w = &c->why;
    if (!w->is_slicing) begin(c);
    while (w->is_trying || w->left_out > 0) {
        if (!w->is_trying) w->left_out--;
        kt_verdict verdict = try_without(c, budget);
        if (verdict == KT_UNDECIDED) return false;
        w->is_trying = false;
        if (verdict == KT_FAILS) continue;
        w->is_kept[w->left_out] = false;
        for (unsigned i = w->at; i < c->report.step_count; i++) w->is_kept[i] = false;
    }
    close_ranks(c);
    if (!w->is_supposed && c->report.step_count == 1) c->report.answer = KT_ANSWER_FOUND;
    w->phase = WHY_DONE;
    return true;
}
