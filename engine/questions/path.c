/* path.c - the steps of an order one after the other, and what they cost.
 *
 * The one idea: a step only removes candidates or fills squares, so a path has at most as many
 * steps, and as many removals, as there are candidates. Both lists have room for any path.
 */
#include "questions/questions.h"

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
        kt_order_arrange(c);
        kt_list_look(c, &c->path.hodoku, &c->order, &c->options);
    }
}

static tech_finder *finder_of(kt_catalogue *c) {
    return is_se(c) ? &c->path.se.finder : &c->path.hodoku.finder;
}

const tech_step *kt_path_step(const kt_catalogue *c) {
    return is_se(c) ? &c->path.se.finder.step : &c->path.hodoku.finder.step;
}

void kt_question_interrupt(kt_catalogue *c) {
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

/* Steps that are shown one at a time are the easiest, and their parts are kept. A rating goes HoDoKu's way. */
static void want_step(kt_catalogue *c, bool is_shown) {
    tech_finder *f = finder_of(c);
    c->options.easiest = is_shown && !is_se(c);
    f->is_told = is_shown;
    f->parts = c->parts;
}

/* Finds the next step, within a budget that it reduces. */
static kt_status find_step(kt_catalogue *c, bool is_shown, uint32_t *budget) {
    kt_status status = kt_question_check(c, budget);
    if (status != KT_FINISHED) return status;
    bool wants_one_solution = is_se(c) || !is_shown;
    if (wants_one_solution && c->report.solutions != 1) return KT_INDETERMINATE;
    if (!c->is_begun) begin_path(c);
    if (c->at == TECH_MORE) {
        if (*budget == 0) return KT_MORE;
        if (finder_of(c)->cursor == 0) want_step(c, is_shown);
        c->at =
            is_se(c) ? se_path_next(&c->path.se, budget) : tech_path_next(&c->path.hodoku, budget);
        if (c->at == TECH_STEP) {
            kt_list_add(c, kt_path_step(c),
                        is_se(c) ? NULL : &c->order.entries[c->path.hodoku.asked]);
        }
    }
    static const kt_status statuses[] = {[TECH_MORE] = KT_MORE,
                                         [TECH_STEP] = KT_CONTINUES,
                                         [TECH_SOLVED] = KT_FINISHED,
                                         [TECH_STUCK] = KT_STUCK};
    return statuses[c->at];
}

void kt_path_report(kt_catalogue *c) {
    kt_catalogue_report *r = &c->report;
    kt_question_show(c, is_se(c) ? &c->path.se.board : &c->path.hodoku.board);
    if (is_se(c)) {
        r->er = c->path.se.er;
        r->ep = c->path.se.ep;
        r->ed = c->path.se.ed;
        return;
    }
    tech_path_rate(&c->path.hodoku, c->at, &r->level, &r->score);
    if (kt_order_rates(c)) return;
    r->level = KT_LEVEL_NONE;
    r->score = c->path.hodoku.score;
}

/* --- The questions ---------------------------------------------------------------------------- */

kt_status kt_path_next(kt_catalogue *c, uint32_t *budget) {
    return find_step(c, true, budget);
}

bool kt_path_apply(kt_catalogue *c) {
    if (c->question != KT_ASKED_PATH || !c->is_begun || c->at != TECH_STEP) return false;
    apply(c);
    return true;
}

kt_status kt_path_rate(kt_catalogue *c, uint32_t *budget) {
    kt_status status;
    while ((status = find_step(c, false, budget)) == KT_CONTINUES) {
        if (*budget == 0) return KT_MORE;
        (*budget)--;
        apply(c);
    }
    return status;
}
