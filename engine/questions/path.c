/* path.c - the steps of an order one after the other, and what they cost.
 *
 * The one idea: a step only removes candidates or fills squares, so a path has at most as many
 * steps, and as many removals, as there are candidates. Both lists have room for any path.
 */
#include <string.h>

#include "questions/questions.h"
#include "techniques/ahead.h"

static bool is_se(const kt_catalogue *c) {
    return c->scale == KT_SCALE_SE_121;
}

/* The entry of the order with the technique; order->count: there is none. */
static unsigned entry_of(const tech_order *order, unsigned technique) {
    unsigned at = 0;
    while (at < order->count && !tech_set_has(&order->entries[at].techniques, technique)) at++;
    return at;
}

/* The last entry that is worth asking on the way to the technique: its own. But an avoidable rectangle is made of
 * digits that were placed, and of a puzzle that is worth the search most digits are placed after its chains. */
static unsigned last_entry(const tech_order *order, unsigned technique) {
    bool comes_late =
        technique == TECH_AVOIDABLE_RECTANGLE_1 || technique == TECH_AVOIDABLE_RECTANGLE_2;
    return entry_of(order, comes_late ? TECH_AIC : technique);
}

bool kt_path_aim(kt_catalogue *c, unsigned technique) {
    kt_order_arrange(c);
    const unsigned first = entry_of(&c->order, technique);
    if (first == c->order.count) return false;
    const unsigned end = last_entry(&c->order, technique) + 1;
    if (c->aim_end == 0 || first < c->aim_first) c->aim_first = first;
    if (end > c->aim_end) c->aim_end = end;
    return true;
}

/* Whether the aims come after all that the order has for locked candidates and sets of two and three: what is left
 * after all of these is the same in any order, but not which of them found it. */
static bool may_go_ahead(const kt_catalogue *c) {
    return c->aim_end != 0 && c->aim_first > entry_of(&c->order, TECH_NAKED_TRIPLE);
}

/* Opens the board of the path as it is once singles and locked candidates find nothing more. */
static void open_ahead(kt_catalogue *c) {
    tech_board *board = &c->path.hodoku.board;
    uint16_t candidates[81];
    uint8_t digits[81];
    for (unsigned s = 0; s < 81; s++) {
        const uint8_t digit = c->board.digits[s];
        candidates[s] = digit == 0 ? c->board.candidates[s] : kt_digit_bit(digit);
    }
    unsigned settled = tech_go_ahead(candidates);
    for (unsigned s = 0; s < 81; s++) {
        digits[s] = kt_is_single(candidates[s]) ? (uint8_t)kt_lowest_digit(candidates[s]) : 0;
    }
    if (settled < 81) {
        tech_board_open(board, digits, candidates);
    } else {
        *board = (tech_board){.filled = 81};
        memcpy(board->digit, digits, sizeof digits);
    }
    kt_list_take_givens(c, board);
}

static void begin_path(kt_catalogue *c) {
    c->is_begun = true;
    c->at = TECH_MORE;
    if (is_se(c)) {
        kt_list_open_board(c, &c->path.se.board);
        se_path_begin(&c->path.se, &c->work, c->room);
    } else {
        kt_order_arrange(c);
        if (may_go_ahead(c)) {
            open_ahead(c);
        } else {
            kt_list_open_board(c, &c->path.hodoku.board);
        }
        kt_list_look(c, &c->path.hodoku, &c->order, &c->options);
        if (c->aim_end != 0) c->path.hodoku.end = c->aim_end;
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
