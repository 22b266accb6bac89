/* catalogue.c - the functions of kakutei.h that begin with kt_catalogue and kt_technique: a board, checked once,
 * and the way over it by the steps of a scale.
 *
 * The one idea: a step only takes candidates away or fills squares, so a way has at most as many steps as there
 * are candidates, and their removals together are no more; both lists are in the handle and cannot overflow.
 */
#include <stdlib.h>
#include <string.h>

#include "api/catalogue_check.h"
#include "board/text.h"
#include "techniques/path.h"
#include "techniques/se_path.h"

enum { CANDIDATES = 729 };

struct kt_catalogue {
    bool is_open;
    bool is_begun; /* the path is */
    tech_outcome
        at; /* TECH_STEP: the last step waits to be applied; TECH_MORE: the next is sought */
    uint32_t scale;
    uint32_t deletions;
    kt_catalogue_board board;
    uint8_t solution[81];
    kt_check check;
    kt_catalogue_report report;
    union {
        tech_path hodoku;
        se_path se;
    } path;
    bool order_has_givens; /* what `order` is for */
    tech_order order;
    tech_options options;
    tech_work work;
    se_work room;
    kt_catalogue_step steps[CANDIDATES];
    uint16_t deletion[CANDIDATES];
    uint16_t candidates[81];
    uint8_t text[KT_TEXT_SIZE];
};

kt_catalogue *kt_catalogue_create(void) {
    return calloc(1, sizeof(kt_catalogue));
}

void kt_catalogue_free(kt_catalogue *c) {
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
        for (kt_squares peers = tech_peers(s); !kt_squares_empty(peers);) {
            seen |= board->candidates[tech_take_lowest(&peers)];
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

static void show_digits(kt_catalogue_report *report, const uint8_t digits[81]) {
    for (unsigned s = 0; s < 81; s++) {
        report->board[s] = digits[s] == 0 ? '.' : (uint8_t)('0' + digits[s]);
    }
}

/* Back to the board as it was opened. */
static void rewind_path(kt_catalogue *c, uint32_t scale) {
    kt_catalogue_report *r = &c->report;
    c->scale = scale;
    c->is_begun = false;
    c->deletions = 0;
    r->outcome = KT_CONTINUES;
    r->score = 0;
    r->step_count = 0;
    r->level = r->er = r->ep = r->ed = 0;
    show_digits(r, c->board.digits);
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
    c->work.lost = c->room.lost = 0;
    kt_check_begin(&c->check, &c->report);
    rewind_path(c, KT_SCALE_HODOKU_22);
    return KT_CONTINUES;
}

kt_status kt_catalogue_start(kt_catalogue *c, uint32_t scale) {
    if (c == NULL) return KT_E_HANDLE;
    if (!c->is_open) return KT_E_NOT_OPEN;
    if (scale >= KT_SCALE_COUNT) return KT_E_RANGE;
    rewind_path(c, scale);
    return KT_CONTINUES;
}

/* --- The path ------------------------------------------------------------------------------------- */

static bool is_se(const kt_catalogue *c) {
    return c->scale == KT_SCALE_SE_121;
}

static tech_board *board_of(kt_catalogue *c) {
    return is_se(c) ? &c->path.se.board : &c->path.hodoku.board;
}

/* HoDoKu's order. Where candidates are all that is known, that two digits could be swapped proves nothing: what
 * forbids it may have been taken out of them. */
static void order_techniques(kt_catalogue *c) {
    if (c->order.count > 0 && c->order_has_givens == c->board.has_givens) return;
    c->order_has_givens = c->board.has_givens;
    tech_set set = {{0}};
    for (unsigned t = TECH_NONE + 1; t < TECH_END; t++) {
        const tech_info *info = tech_info_of(t);
        bool holds = c->board.has_givens || !info->is_uniqueness || t == TECH_BRUTE_FORCE;
        if (info->rates && holds) tech_set_add(&set, t);
    }
    tech_order_of(&c->order, &set);
}

static void show_board(kt_catalogue *c) {
    const tech_board *board = board_of(c);
    memcpy(c->candidates, board->digits, sizeof c->candidates);
    show_digits(&c->report, board->digit);
}

static void open_board(kt_catalogue *c) {
    tech_board *board = board_of(c);
    tech_board_open(board, c->board.digits, c->board.candidates);
    if (!c->board.has_givens) return;
    board->givens = kt_no_squares();
    for (unsigned s = 0; s < 81; s++) {
        if (c->board.givens[s] >= '1' && c->board.givens[s] <= '9') {
            kt_squares_add(&board->givens, s);
        }
    }
}

static void begin_path(kt_catalogue *c) {
    open_board(c);
    c->is_begun = true;
    c->at = TECH_MORE;
    if (is_se(c)) {
        se_path_begin(&c->path.se, &c->work, &c->room);
        return;
    }
    bool is_unique = c->report.solutions == 1;
    for (unsigned s = 0; is_unique && s < 81; s++) {
        c->solution[s] = (uint8_t)kt_lowest_digit(c->report.common[s]);
    }
    order_techniques(c);
    tech_path_begin(&c->path.hodoku, &c->order, &c->work, is_unique ? c->solution : NULL);
    c->options = tech_default_options;
    c->options.short_chains_first = c->scale == KT_SCALE_HODOKU_23;
    c->path.hodoku.finder.options = &c->options;
}

/* Writes down the step that was found. */
static void record(kt_catalogue *c) {
    const tech_step *step = is_se(c) ? &c->path.se.finder.step : &c->path.hodoku.finder.step;
    if (c->report.step_count == CANDIDATES || c->deletions + step->removals > CANDIDATES) {
        __builtin_trap();
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
    if (is_se(c)) return;
    const tech_entry *entry = &c->order.entries[c->path.hodoku.asked];
    to->score = entry->score;
    to->level = entry->level;
}

static void apply(kt_catalogue *c) {
    if (is_se(c)) {
        se_path_apply(&c->path.se);
    } else {
        tech_path_apply(&c->path.hodoku);
    }
    c->at = TECH_MORE;
}

/* The next step, within a budget that it lessens. */
static kt_status find_step(kt_catalogue *c, bool wants_one_solution, uint32_t *budget) {
    kt_status status = kt_check_go_on(&c->check, &c->board, &c->report, budget);
    if (status != KT_FINISHED) return status;
    if (wants_one_solution && c->report.solutions != 1) return KT_INDETERMINATE;
    if (!c->is_begun) begin_path(c);
    if (c->at == TECH_MORE) {
        if (*budget == 0) return KT_MORE;
        c->at = is_se(c) ? se_path_next(&c->path.se) : tech_path_next(&c->path.hodoku, budget);
        if (c->at == TECH_STEP) record(c);
    }
    static const kt_status statuses[] = {[TECH_MORE] = KT_MORE,
                                         [TECH_STEP] = KT_CONTINUES,
                                         [TECH_SOLVED] = KT_FINISHED,
                                         [TECH_STUCK] = KT_STUCK};
    return statuses[c->at];
}

/* --- The calls ------------------------------------------------------------------------------------ */

static kt_status refusal(const kt_catalogue *c, uint32_t budget) {
    if (c == NULL) return KT_E_HANDLE;
    if (!c->is_open) return KT_E_NOT_OPEN;
    return budget == 0 ? KT_E_BUDGET : KT_CONTINUES;
}

/* Reports how board and ratings stand. */
static kt_status tell(kt_catalogue *c, kt_status status, uint32_t used) {
    kt_catalogue_report *r = &c->report;
    r->outcome = status;
    r->visits += used;
    r->lost = c->work.lost + c->room.lost;
    if (!c->is_begun) return status;
    show_board(c);
    if (is_se(c)) {
        r->er = c->path.se.er;
        r->ep = c->path.se.ep;
        r->ed = c->path.se.ed;
    } else {
        tech_path_rate(&c->path.hodoku, c->at, &r->level, &r->score);
    }
    return status;
}

kt_status kt_catalogue_check(kt_catalogue *c, uint32_t budget) {
    kt_status refused = refusal(c, budget);
    if (refused < 0) return refused;
    uint32_t left = budget;
    kt_status status = kt_check_go_on(&c->check, &c->board, &c->report, &left);
    return tell(c, status, budget - left);
}

kt_status kt_catalogue_next(kt_catalogue *c, uint32_t budget) {
    kt_status refused = refusal(c, budget);
    if (refused < 0) return refused;
    uint32_t left = budget;
    kt_status status = find_step(c, is_se(c), &left);
    return tell(c, status, budget - left);
}

kt_status kt_catalogue_apply(kt_catalogue *c) {
    kt_status refused = refusal(c, 1);
    if (refused < 0) return refused;
    if (!c->is_begun || c->at != TECH_STEP) return KT_E_RANGE;
    apply(c);
    return tell(c, KT_CONTINUES, 1);
}

kt_status kt_catalogue_rate(kt_catalogue *c, uint32_t budget) {
    kt_status refused = refusal(c, budget);
    if (refused < 0) return refused;
    uint32_t left = budget;
    kt_status status;
    while ((status = find_step(c, true, &left)) == KT_CONTINUES) {
        if (left == 0) {
            status = KT_MORE;
            break;
        }
        left--;
        apply(c);
    }
    return tell(c, status, budget - left);
}
