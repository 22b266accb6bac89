/* why.c - why a candidate can go.
 *
 * The one idea: four answers, each tried if the one before it fails. What the solutions say comes
 * first, so only a false candidate is argued against. Then a technique of the order shows it at
 * once; or the steps of the order lead to it, without those that are not needed; or the digit is
 * supposed, and steps follow until the board contradicts itself.
 */
#include <string.h>

#include "questions/questions.h"

/* --- What the check knows --------------------------------------------------------------------- */

static bool is_seen(const kt_catalogue *c, unsigned square, unsigned digit) {
    for (kt_squares peers = kt_squares_seen(square); !kt_squares_empty(peers);) {
        if (c->board.digits[kt_squares_take(&peers)] == digit) return true;
    }
    return false;
}

/* The answer of the finished check; KT_ANSWER_NONE if the candidate is false and has to be argued
 * against. */
static uint8_t known_answer(const kt_catalogue *c, unsigned square, unsigned digit) {
    uint16_t common = c->report.common[square];
    if (is_seen(c, square, digit)) return KT_ANSWER_SEEN;
    if (common == kt_digit_bit(digit)) return KT_ANSWER_IN_SOLUTION;
    return common & kt_digit_bit(digit) ? KT_ANSWER_DEPENDS : KT_ANSWER_NONE;
}

bool kt_why_is_reached(const kt_catalogue *c, const tech_board *board) {
    if (!c->why.is_supposed) return !tech_has(board, c->why.square, c->why.digit);
    for (unsigned s = 0; s < 81; s++) {
        if (board->digit[s] == 0 && board->digits[s] == 0) return true;
    }
    for (unsigned unit = 0; unit < 27; unit++) {
        uint16_t there = 0;
        for (unsigned p = 0; p < 9; p++) {
            unsigned s = kt_unit_squares[unit][p];
            there |= board->digit[s] != 0 ? kt_digit_bit(board->digit[s]) : board->digits[s];
        }
        if (there != KT_ALL_DIGITS) return true;
    }
    return false;
}

/* --- One step --------------------------------------------------------------------------------- */

/* Whether the candidate is gone after the step. */
static bool settles(const kt_why *w, const tech_step *step) {
    if (kt_squares_has(step->removed[w->digit], w->square)) return true;
    if (kt_squares_has(step->placed, w->square)) return step->digit != w->digit;
    return step->digit == w->digit && kt_squares_meet(step->placed, kt_squares_seen(w->square));
}

static bool take(void *taker, const tech_step *step) {
    return !settles(taker, step);
}

static void begin_search(kt_catalogue *c) {
    c->is_begun = true;
    kt_order_arrange(c);
    kt_list_open_board(c, &c->look.board);
    kt_list_look(c, &c->look, &c->order, &c->list_options);
    c->look.finder.all = true;
    c->look.finder.take = take;
    c->look.finder.taker = &c->why;
}

static bool is_guess(const tech_entry *entry) {
    return tech_set_has(&entry->techniques, TECH_BRUTE_FORCE);
}

/* True: done. */
static bool find_step(kt_catalogue *c, uint32_t *budget) {
    if (!c->is_begun) begin_search(c);
    for (unsigned *i = &c->why.entry; *i < c->order.count; (*i)++) {
        const tech_entry *entry = &c->order.entries[*i];
        if (is_guess(entry)) continue;
        c->look.finder.wanted = entry->techniques;
        if (!kt_list_search(&c->look, budget)) return false;
        if (!c->look.finder.found) continue;
        kt_list_add(c, &c->look.finder.step, entry);
        c->report.answer = KT_ANSWER_FOUND;
        c->why.phase = WHY_DONE;
        return true;
    }
    c->why.phase = WHY_PATH;
    c->is_begun = false;
    return true;
}

/* --- A path ----------------------------------------------------------------------------------- */

/* Continues until the question is answered or nothing follows. True: done. */
static bool go(kt_catalogue *c, uint32_t *budget) {
    tech_path *path = &c->look;
    if (!c->is_begun) {
        c->is_begun = true;
        kt_list_open_board(c, &path->board);
        kt_list_look(c, path, &c->order, &c->options);
    }
    while (!kt_why_is_reached(c, &path->board)) {
        if (*budget == 0) return false;
        if (path->finder.cursor == 0) (*budget)--;
        tech_outcome outcome = tech_path_next(path, budget);
        if (outcome == TECH_MORE) return false;
        const tech_entry *entry = &path->order->entries[path->asked];
        if (outcome != TECH_STEP || is_guess(entry)) return true;
        kt_list_add(c, &path->finder.step, entry);
        tech_path_apply(path);
    }
    return true;
}

static bool find_path(kt_catalogue *c, uint32_t *budget) {
    if (!go(c, budget)) return false;
    if (kt_why_is_reached(c, &c->look.board)) {
        c->why.phase = WHY_SLICE;
        c->report.answer = KT_ANSWER_FOUND_BY_PATH;
        return true;
    }
    kt_list_clear(c);
    c->why.phase = WHY_SUPPOSED;
    c->why.is_supposed = true;
    c->is_begun = false;
    /* On the way to a contradiction any technique is allowed. */
    c->is_ordered = false;
    tech_order_hodoku(&c->order);
    return true;
}

static bool find_contradiction(kt_catalogue *c, uint32_t *budget) {
    if (!go(c, budget)) return false;
    c->report.answer = KT_ANSWER_TRUE_BEYOND;
    bool is_refuted = kt_why_is_reached(c, &c->look.board);
    c->why.phase = is_refuted ? WHY_SLICE : WHY_DONE;
    if (!is_refuted) kt_list_clear(c);
    return true;
}

/* --- The call --------------------------------------------------------------------------------- */

static kt_status answer(kt_catalogue *c, uint32_t *budget) {
    static bool (*const phases[])(kt_catalogue *, uint32_t *) = {
        [WHY_STEP] = find_step,
        [WHY_PATH] = find_path,
        [WHY_SUPPOSED] = find_contradiction,
        [WHY_SLICE] = kt_slice,
    };
    while (c->why.phase != WHY_DONE) {
        if (!phases[c->why.phase](c, budget)) return KT_MORE;
    }
    return KT_FINISHED;
}

bool kt_why_is_asked(const kt_catalogue *c, uint32_t square, uint32_t digit) {
    return square < KT_SQUARES && digit >= 1 && digit <= 9 && c->board.digits[square] == 0;
}

kt_status kt_why_answer(kt_catalogue *c, unsigned square, unsigned digit, uint32_t *budget) {
    if (c->why.square != square || c->why.digit != digit) kt_question_begin(c, KT_ASKED_WHY);
    kt_status status = kt_question_check(c, budget);
    if (status == KT_MORE) return status;
    if (c->report.common[square] != 0 && c->why.digit == 0) {
        c->report.answer = known_answer(c, square, digit);
    }
    if (c->report.answer != KT_ANSWER_NONE && c->why.digit == 0) return KT_FINISHED;
    if (status != KT_FINISHED) return status;
    c->why.square = square;
    c->why.digit = digit;
    return answer(c, budget);
}
