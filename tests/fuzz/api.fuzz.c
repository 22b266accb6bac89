/* api.fuzz.c - any calls of the C API in any order, on several handles alive at once.
 *
 * An input is a program: the letter of a call (in the order of `calls`, below), the letter of a
 * handle, then what the call takes, with boards as board.h reads them.
 *
 * The one idea: a small model predicts the result of each call, as far as that does not depend on
 * Sudoku. All that a handle shows is hashed after a call on it and before the next: nothing else
 * may have changed it.
 */
#include "api_handles.h"

enum { LONGEST_PROGRAM = 60, CALLS_LEFT = 4000 };

typedef void call(fuzz_input *in, fuzz_handles *all, unsigned n);

static uint32_t left; /* of the budgets of a program */

/* Rarely none, and never more than is left. */
static uint32_t take_budget(fuzz_input *in, uint32_t most) {
    static const uint32_t budgets[] = {1, 2, 3, 10, 50, 300, 0, 1000};
    uint32_t budget = budgets[fuzz_take(in, 'a', 8)];
    if (budget > most) budget = most;
    if (budget > left) budget = left;
    left -= budget;
    return budget;
}

/* A text as it should be, or not: in memory of its own, so that a read behind its end is found. */
static char *take_text(fuzz_input *in, uint32_t *length) {
    static fuzz_board board;
    char text[LONGEST_TEXT];
    unsigned form = fuzz_take(in, 'a', 5);
    read_board(in, &board);
    *length = write_board(&board, form % 3, text);
    if (form == 3) *length -= 1 + fuzz_take(in, 'a', 80);
    if (form == 4) text[fuzz_take(in, '!', 81)] = (char)fuzz_take(in, '\0', 256);
    char *copy = malloc(*length + (*length == 0));
    MUST(copy != NULL);
    memcpy(copy, text, *length);
    return copy;
}

/* --- Methods -------------------------------------------------------------------------------------- */

static void call_create(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_solver *h = &all->solvers[n];
    kt_free(h->k);
    *h = (fuzz_solver){.k = kt_create(fuzz_take(in, 'a', 2))};
    MUST(h->k != NULL);
}

static void call_free(fuzz_input *in, fuzz_handles *all, unsigned n) {
    (void)in;
    kt_free(all->solvers[n].k);
    all->solvers[n] = (fuzz_solver){.k = NULL};
}

static void call_open(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_solver *h = &all->solvers[n];
    uint32_t method = fuzz_take(in, 'a', kt_method_count() + 1), length;
    char *text = take_text(in, &length);
    kt_status status = kt_open(h->k, text, length, method);
    free(text);
    if (h->k == NULL) {
        MUST(status == KT_E_HANDLE);
    } else if (status == KT_CONTINUES) {
        *h = (fuzz_solver){.k = h->k, .is_open = true, .method = method};
    } else {
        MUST(status == KT_E_METHOD || is_text_error(status));
    }
}

static void call_set_board(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_solver *h = &all->solvers[n];
    uint32_t length;
    char *text = take_text(in, &length);
    kt_status status = kt_set_board(h->k, text, length), idle = idle_status(h);
    free(text);
    MUST(idle < 0 ? status == idle : status == KT_CONTINUES || is_text_error(status));
    if (status == KT_CONTINUES) h->is_finished = false;
}

static void call_set_option(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_solver *h = &all->solvers[n];
    static const uint32_t values[] = {0, 1, 2, 3, 9, 80, 81, 255, 256, UINT32_MAX};
    uint32_t option = fuzz_take(in, 'a', KT_OPTION_COUNT + 1),
             value = values[fuzz_take(in, '0', 10)];
    kt_status status = kt_set_option(h->k, option, value), idle = idle_status(h);
    if (idle < 0) {
        MUST(status == idle);
    } else if (option == KT_OPTION_COUNT || !(kt_method(h->method)->options >> option & 1)) {
        MUST(status == KT_E_OPTION);
    } else {
        MUST(status == (value > kt_option_max(option) ? KT_E_RANGE : KT_CONTINUES));
    }
}

static void call_tell_inside(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_solver *h = &all->solvers[n];
    uint32_t number = fuzz_take(in, '0', 10);
    kt_status status = kt_tell_inside(h->k, number), idle = idle_status(h);
    if (idle < 0) {
        MUST(status == idle);
    } else {
        bool is_refused = number != 0 && (h->inside == 81 || number <= h->last);
        MUST(status == (is_refused ? KT_E_RANGE : KT_CONTINUES));
        if (is_refused) return;
        h->inside = number == 0 ? 0 : h->inside + 1;
        h->last = number;
    }
}

static void press(fuzz_input *in, fuzz_solver *h, fuzz_press kind) {
    uint32_t budget = take_budget(in, UINT32_MAX);
    const kt_report *report = kt_get_report(h->k);
    uint32_t used = h->under_way == NO_PRESS || h->k == NULL ? 0 : report->counts[KT_COUNT_VISITS];
    kt_status expected = press_status(h, kind, budget);
    kt_status status = kind == STEP ? kt_step(h->k, budget) : kt_solve(h->k, budget);
    if (expected < 0) {
        MUST(status == expected);
        return;
    }
    MUST(status >= KT_CONTINUES && status <= KT_STUCK && (kind == STEP || status != KT_CONTINUES));
    uint32_t visits = report->counts[KT_COUNT_VISITS];
    MUST(status == KT_MORE ? visits == used + budget : visits <= used + budget);
    MUST(status == KT_MORE || report->outcome == status);
    h->under_way = status == KT_MORE ? kind : NO_PRESS;
    h->is_finished = status == KT_FINISHED;
}

static void call_step(fuzz_input *in, fuzz_handles *all, unsigned n) {
    press(in, &all->solvers[n], STEP);
}

static void call_solve(fuzz_input *in, fuzz_handles *all, unsigned n) {
    press(in, &all->solvers[n], SOLVE);
}

static void call_cancel(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_solver *h = &all->solvers[n];
    (void)in;
    MUST(kt_cancel(h->k) == (h->k == NULL ? KT_E_HANDLE : KT_CONTINUES));
    h->under_way = NO_PRESS;
}

/* --- The exact search and the maker ----------------------------------------------------------------- */

static void call_search_open(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_search *h = &all->searches[n];
    uint32_t length;
    char *text = take_text(in, &length);
    kt_status status = kt_search_open(h->s, text, length);
    free(text);
    MUST(status == KT_CONTINUES || is_text_error(status));
    if (status == KT_CONTINUES) *h = (fuzz_search){.s = h->s, .is_open = true};
}

/* The part of its budget that a question has used; it begins anew unless the last answer was
 * KT_MORE. */
static void check_question(fuzz_search *h, uint32_t question, uint32_t budget, kt_status status) {
    const kt_search_report *report = kt_search_get_report(h->s);
    if (!h->is_open || budget == 0) {
        MUST(status == (h->is_open ? KT_E_BUDGET : KT_E_NOT_OPEN));
        return;
    }
    MUST(status == KT_FINISHED || status == KT_MORE ||
         (status == KT_CONTINUES && question == QUESTION_NEXT));
    uint32_t used = h->question == question ? h->guesses : 0;
    MUST(report->guesses <= used + budget);
    h->question = status == KT_FINISHED || (status == KT_CONTINUES && question != QUESTION_NEXT)
                      ? 0
                      : question;
    h->guesses = report->guesses;
}

static void call_count(fuzz_input *in, fuzz_handles *all, unsigned n) {
    static const uint32_t limits[] = {1, 2, 3, 100, UINT32_MAX};
    fuzz_search *h = &all->searches[n];
    unsigned limit = fuzz_take(in, 'a', 5);
    uint32_t budget = take_budget(in, UINT32_MAX);
    kt_status status = kt_search_count(h->s, limits[limit], budget);
    check_question(h, QUESTION_COUNT + limit, budget, status);
    if (status >= 0) MUST(kt_search_get_report(h->s)->count <= limits[limit]);
}

static void call_next(fuzz_input *in, fuzz_handles *all, unsigned n) {
    uint32_t budget = take_budget(in, UINT32_MAX);
    fuzz_search *h = &all->searches[n];
    check_question(h, QUESTION_NEXT, budget, kt_search_next(h->s, budget));
}

static void call_common(fuzz_input *in, fuzz_handles *all, unsigned n) {
    uint32_t budget = take_budget(in, UINT32_MAX);
    fuzz_search *h = &all->searches[n];
    check_question(h, QUESTION_COMMON, budget, kt_search_common(h->s, budget));
}

static uint32_t number_of(const char *slug) {
    uint32_t number = 1;
    while (strcmp(kt_technique(number)->slug, slug) != 0) number++;
    return number;
}

static void call_maker_start(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_maker *h = &all->makers[n];
    kt_maker_request *request = kt_maker_get_request(h->m);
    request->seed1 = fuzz_take(in, 'a', 256);
    request->symmetry = fuzz_take(in, 'a', KT_SYMMETRY_COUNT + 1);
    request->least = fuzz_take(in, '!', 90);
    request->most = fuzz_take(in, '!', 90);
    for (unsigned b = 0; b < 3; b++) {
        unsigned without = fuzz_take(in, 'a', 32);
        request->pattern[b] = 0x7FFFFFFu & ~(without % 2 == 0 ? 0 : UINT32_C(0x1010101) << without);
    }
    kt_status status = kt_maker_start(h->m);
    MUST(status == KT_CONTINUES || status == KT_E_RANGE);
    if (status == KT_CONTINUES)
        *h = (fuzz_maker){.m = h->m, .is_started = true, .request = *request};
}

static void call_maker_run(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_maker *h = &all->makers[n];
    uint32_t budget = take_budget(in, 300);
    const kt_maker_report *report = kt_maker_get_report(h->m);
    uint32_t used = report->searches;
    kt_status status = kt_maker_run(h->m, budget);
    if (!h->is_started || budget == 0) {
        MUST(status == (h->is_started ? KT_E_BUDGET : KT_E_NOT_OPEN));
        return;
    }
    MUST(status == KT_FINISHED || status == KT_MORE || status == KT_STUCK);
    MUST(report->searches <= used + budget);
    MUST((status == KT_STUCK) == (report->impossible != 0));
    if (status == KT_MORE && report->givens > 0) is_puzzle(report, &h->request);
    if (status != KT_FINISHED) return;
    is_as_requested(h);
    h->is_finished = h->is_of_grid = true;
}

/* Of a technique that it may know a puzzle of, or of any; with a request that allows it, or as it stands. */
static void call_maker_start_near(fuzz_input *in, fuzz_handles *all, unsigned n) {
    static const char *const known[] = {
        "naked-quadruple", "hidden-quadruple",     "jellyfish", "unique-rectangle-5", "colour-wrap",
        "multi-colours-2", "avoidable-rectangle-2"};
    fuzz_maker *h = &all->makers[n];
    kt_maker_request *request = kt_maker_get_request(h->m);
    unsigned of = fuzz_take(in, 'a', 8);
    bool is_plain = fuzz_take(in, 'a', 4) < 3;
    uint32_t technique = of < 7 ? number_of(known[of]) : fuzz_take(in, ' ', 256);
    if (is_plain) {
        *request = (kt_maker_request){.seed1 = fuzz_take(in, 'a', 256),
                                      .seed2 = fuzz_take(in, 'a', 256),
                                      .pattern = {0x7FFFFFF, 0x7FFFFFF, 0x7FFFFFF}};
    }
    kt_status status = kt_maker_start_near(h->m, technique);
    MUST(status == KT_CONTINUES || (status == KT_E_RANGE && (of == 7 || !is_plain)));
    if (status == KT_CONTINUES)
        *h = (fuzz_maker){.m = h->m, .is_started = true, .request = *request};
}

static void call_vary(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_maker *h = &all->makers[n];
    kt_status status = kt_maker_vary(h->m, fuzz_take(in, 'a', 2));
    MUST(status == (h->is_finished ? KT_CONTINUES : KT_E_NOT_OPEN));
    if (status == KT_CONTINUES) MUST(kt_maker_get_report(h->m)->givens == 0);
    h->is_finished = false;
}

/* --- The catalogue ---------------------------------------------------------------------------------- */

static void call_catalogue_open(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_catalogue *h = &all->catalogues[n];
    uint32_t length;
    char *text = take_text(in, &length);
    if (h->c == NULL) h->c = kt_catalogue_create();
    kt_status status = kt_catalogue_open(h->c, text, length);
    free(text);
    MUST(status == KT_CONTINUES || is_text_error(status));
    if (status == KT_CONTINUES) h->is_open = true;
}

static void call_catalogue_start(fuzz_input *in, fuzz_handles *all, unsigned n) {
    static const uint32_t orders[] = {KT_SCALE_HODOKU_22, KT_SCALE_HODOKU_23, KT_SCALE_SE_121,
                                      KT_ORDER_BEGINNER,  KT_ORDER_OWN,       99};
    fuzz_catalogue *h = &all->catalogues[n];
    kt_status status = kt_catalogue_start(h->c, orders[fuzz_take(in, 'a', 6)]);
    is_allowed(h, status, KT_CONTINUES, KT_CONTINUES, KT_E_RANGE);
}

static void call_set_order(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_catalogue *h = &all->catalogues[n];
    if (h->c == NULL) return;
    uint8_t *text = kt_catalogue_text(h->c);
    uint32_t count = fuzz_take(in, 'a', 26);
    for (uint32_t i = 0; i < count; i++) {
        kt_technique_order entry = {.technique = (uint8_t)fuzz_take(in, ' ', 256),
                                    .flags = (uint8_t)fuzz_take(in, 'a', 2),
                                    .score = (uint16_t)i};
        memcpy(text + i * sizeof entry, &entry, sizeof entry);
    }
    if (fuzz_take(in, 'a', 8) == 7) count = UINT32_MAX;
    is_allowed(h, kt_catalogue_set_order(h->c, count), KT_CONTINUES, KT_CONTINUES, KT_E_RANGE);
}

static void call_list_order(fuzz_input *in, fuzz_handles *all, unsigned n) {
    MUST(kt_catalogue_list_order(all->catalogues[n].c, fuzz_take(in, 'a', 20)) <=
         kt_technique_count());
}

/* It shows nothing until the path is asked for. */
static void call_aim(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_catalogue *h = &all->catalogues[n];
    uint64_t shown = shown_by_catalogue(h->c);
    kt_status status = kt_catalogue_aim(h->c, fuzz_take(in, ' ', 256));
    is_allowed(h, status, KT_CONTINUES, KT_CONTINUES, KT_E_RANGE);
    MUST(shown_by_catalogue(h->c) == shown);
}

typedef kt_status question(kt_catalogue *c, uint32_t budget);

static void ask(fuzz_input *in, fuzz_catalogue *h, question *asked, kt_status least) {
    uint32_t budget = take_budget(in, 50);
    uint32_t used = begin_question(h);
    kt_status status = asked(h->c, budget);
    end_question(h, status, used, budget);
    is_allowed(h, status, least, KT_STUCK, budget == 0 ? KT_E_BUDGET : KT_STUCK);
}

static void call_check(fuzz_input *in, fuzz_handles *all, unsigned n) {
    ask(in, &all->catalogues[n], kt_catalogue_check, KT_MORE);
}

static void call_catalogue_next(fuzz_input *in, fuzz_handles *all, unsigned n) {
    ask(in, &all->catalogues[n], kt_catalogue_next, KT_CONTINUES);
}

static void call_apply(fuzz_input *in, fuzz_handles *all, unsigned n) {
    (void)in;
    fuzz_catalogue *h = &all->catalogues[n];
    is_allowed(h, kt_catalogue_apply(h->c), KT_CONTINUES, KT_CONTINUES, KT_E_RANGE);
}

static void call_rate(fuzz_input *in, fuzz_handles *all, unsigned n) {
    ask(in, &all->catalogues[n], kt_catalogue_rate, KT_MORE);
}

static void call_all(fuzz_input *in, fuzz_handles *all, unsigned n) {
    ask(in, &all->catalogues[n], kt_catalogue_all, KT_MORE);
}

static void call_missed(fuzz_input *in, fuzz_handles *all, unsigned n) {
    ask(in, &all->catalogues[n], kt_catalogue_missed, KT_MORE);
}

static void call_ask(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_catalogue *h = &all->catalogues[n];
    uint32_t square = fuzz_take(in, '!', 83), digit = fuzz_take(in, '0', 11),
             budget = take_budget(in, 50);
    uint32_t used = begin_question(h);
    kt_status status = kt_catalogue_ask(h->c, square, digit, budget);
    end_question(h, status, used, budget);
    is_allowed(h, status, KT_MORE, KT_STUCK,
               budget == 0 && status == KT_E_BUDGET ? KT_E_BUDGET : KT_E_RANGE);
}

static void call_tell(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_catalogue *h = &all->catalogues[n];
    uint32_t step = fuzz_take(in, '0', 40), budget = take_budget(in, 50);
    kt_status status = kt_catalogue_tell(h->c, step, budget);
    is_allowed(h, status, KT_MORE, KT_FINISHED,
               status == KT_E_BUDGET && budget == 0 ? KT_E_BUDGET : KT_E_RANGE);
    if (h->c != NULL) is_told(h->c);
}

static void call_unlocks(fuzz_input *in, fuzz_handles *all, unsigned n) {
    fuzz_catalogue *h = &all->catalogues[n];
    kt_status status = kt_catalogue_unlocks(h->c, fuzz_take(in, '0', 40));
    is_allowed(h, status, KT_CONTINUES, KT_CONTINUES, KT_E_RANGE);
}

/* --- A program -------------------------------------------------------------------------------------- */

/* By character, from a. */
static call *const calls[] = {
    call_create,
    call_open,
    call_set_board,
    call_set_option,
    call_step,
    call_solve,
    call_cancel,
    call_free,
    call_search_open,
    call_count,
    call_next,
    call_common,
    call_maker_start,
    call_maker_run,
    call_catalogue_open,
    call_catalogue_start,
    call_set_order,
    call_list_order,
    call_check,
    call_catalogue_next,
    call_apply,
    call_rate,
    call_all,
    call_ask,
    call_missed,
    call_tell,
    call_unlocks,
    call_aim,
    call_maker_start_near,
    call_vary,
    call_tell_inside,
};
enum { CALLS = sizeof calls / sizeof calls[0] };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    fuzz_input in = {bytes, bytes + size};
    fuzz_handles all;
    begin_handles(&all);
    left = CALLS_LEFT;
    for (unsigned i = 0; i < LONGEST_PROGRAM && !fuzz_is_over(&in) && left > 0; i++) {
        call *next = calls[fuzz_take(&in, 'a', CALLS)];
        next(&in, &all, fuzz_take(&in, 'a', ALIKE));
        check_handles(&all);
    }
    end_handles(&all);
    return 0;
}
