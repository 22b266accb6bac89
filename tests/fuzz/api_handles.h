/* api_handles.h - the handles of a program, the model of each, and a hash of all that each shows. */
#ifndef KT_TESTS_FUZZ_API_HANDLES_H
#define KT_TESTS_FUZZ_API_HANDLES_H

#include "board.h"

enum { ALIKE = 2, KINDS = 4 };

typedef enum { NO_PRESS, STEP, SOLVE } fuzz_press;

typedef struct {
    kt *k; /* NULL: every call is refused */
    bool is_open, is_finished;
    uint32_t method;
    uint32_t inside, last; /* assumptions to tell, and the last of them */
    fuzz_press under_way;
} fuzz_solver;

enum { QUESTION_NEXT = 1, QUESTION_COMMON = 2, QUESTION_COUNT = 3 };

typedef struct {
    kt_search *s;
    bool is_open;
    uint32_t question, guesses; /* the one that goes on, 0: none */
} fuzz_search;

typedef struct {
    kt_maker *m;
    bool is_started, is_finished;
    kt_maker_request request; /* with which it was */
    bool is_of_grid;          /* the next puzzle is one of this grid */
    uint8_t grid[81];
} fuzz_maker;

typedef struct {
    kt_catalogue *c; /* it takes megabytes, so it is made when it is opened */
    bool is_open;
} fuzz_catalogue;

typedef struct {
    fuzz_solver solvers[ALIKE];
    fuzz_search searches[ALIKE];
    fuzz_maker makers[ALIKE];
    fuzz_catalogue catalogues[ALIKE];
    uint64_t shown[KINDS * ALIKE];
} fuzz_handles;

/* --- The result of a call -------------------------------------------------------------------------- */

static inline bool is_text_error(kt_status status) {
    return status == KT_E_LENGTH || status == KT_E_SYMBOL || status == KT_E_CANDIDATES;
}

static inline kt_status idle_status(const fuzz_solver *h) {
    if (h->k == NULL) return KT_E_HANDLE;
    if (!h->is_open) return KT_E_NOT_OPEN;
    return h->under_way == NO_PRESS ? KT_CONTINUES : KT_E_BUSY;
}

static inline kt_status press_status(const fuzz_solver *h, fuzz_press kind, uint32_t budget) {
    if (h->k == NULL) return KT_E_HANDLE;
    if (!h->is_open) return KT_E_NOT_OPEN;
    if (budget == 0) return KT_E_BUDGET;
    if (h->under_way != NO_PRESS) return h->under_way == kind ? KT_CONTINUES : KT_E_BUSY;
    return h->is_finished ? KT_E_FINISHED : KT_CONTINUES;
}

/* From `least` to `most`, or `other`; without a board it is refused. */
static inline void is_allowed(const fuzz_catalogue *h, kt_status status, kt_status least,
                              kt_status most, kt_status other) {
    if (h->c == NULL) {
        MUST(status == KT_E_HANDLE);
    } else if (!h->is_open) {
        MUST(status == KT_E_NOT_OPEN || status == KT_E_BUDGET);
    } else {
        MUST((status >= least && status <= most) || status == other);
    }
}

static inline uint32_t begin_question(const fuzz_catalogue *h) {
    return h->c == NULL ? 0 : kt_catalogue_get_report(h->c)->visits;
}

static inline void end_question(const fuzz_catalogue *h, kt_status status, uint32_t used,
                                uint32_t budget) {
    if (h->c == NULL) return;
    const kt_catalogue_report *report = kt_catalogue_get_report(h->c);
    MUST(report->visits >= used && report->visits <= used + budget);
    MUST(report->step_count <= KT_CATALOGUE_STEPS);
    MUST(status < 0 || report->outcome == status);
}

/* Events that are such as there are. */
static inline void is_told(kt_catalogue *c) {
    for (uint32_t i = 0; i < kt_catalogue_get_report(c)->event_count; i++) {
        const kt_event *e = &kt_catalogue_events(c)[i];
        MUST(e->kind >= KT_EVENT_GIVEN && e->kind <= KT_EVENT_REASON && e->depth <= 1);
        MUST(e->cause == KT_NO_EVENT || e->cause < i);
    }
}

/* --- A puzzle that was made ------------------------------------------------------------------------- */

static inline uint32_t count_two(const uint8_t puzzle[81], uint8_t solution[81]) {
    kt_search *search = kt_search_create();
    MUST(search != NULL && kt_search_open(search, (const char *)puzzle, 81) == KT_CONTINUES);
    while (kt_search_count(search, 2, UINT32_MAX) == KT_MORE) continue;
    const kt_search_report *report = kt_search_get_report(search);
    uint32_t count = report->count;
    memcpy(solution, report->solution, 81);
    kt_search_free(search);
    return count;
}

/* Its only solution is the one that is told, and its givens are those of the report, within the pattern. */
static inline void is_puzzle(const kt_maker_report *report, const kt_maker_request *request) {
    uint8_t solution[81];
    unsigned givens = 0;
    MUST(count_two(report->puzzle, solution) == 1 && memcmp(solution, report->solution, 81) == 0);
    for (unsigned s = 0; s < 81; s++) {
        if (report->puzzle[s] == '.') continue;
        MUST(report->puzzle[s] == solution[s] && request->pattern[s / 27] >> s % 27 & 1);
        givens++;
    }
    MUST(givens == report->givens);
}

/* No given can go. */
static inline void is_minimal(const uint8_t puzzle[81]) {
    uint8_t without[81], solution[81];
    for (unsigned s = 0; s < 81; s++) {
        if (puzzle[s] == '.') continue;
        memcpy(without, puzzle, 81);
        without[s] = '.';
        MUST(count_two(without, solution) == 2);
    }
}

/* A puzzle meets its request and, if it was varied, has the grid of the one before. */
static inline void is_as_requested(fuzz_maker *h) {
    const kt_maker_report *report = kt_maker_get_report(h->m);
    const kt_maker_request *request = &h->request;
    is_puzzle(report, request);
    if (request->most != 0)
        MUST(report->givens >= request->least && report->givens <= request->most);
    else if (request->symmetry == KT_SYMMETRY_NONE)
        is_minimal(report->puzzle);
    if (h->is_of_grid) MUST(memcmp(report->solution, h->grid, 81) == 0);
    memcpy(h->grid, report->solution, 81);
}

/* --- What a handle shows -------------------------------------------------------------------------- */

static inline void add(uint64_t *sum, const void *bytes, size_t size) {
    const uint8_t *at = bytes;
    for (size_t i = 0; i < size; i++) *sum = (*sum ^ at[i]) * UINT64_C(0x100000001B3);
}

static inline uint64_t shown_by_solver(kt *k) {
    uint64_t sum = 0;
    if (k == NULL) return 0;
    const kt_report *report = kt_get_report(k);
    add(&sum, report, sizeof *report);
    add(&sum, kt_get_candidates(k), 81 * sizeof(uint16_t));
    add(&sum, kt_sets(k), report->set_count * sizeof(kt_set));
    add(&sum, kt_notices(k), report->notice_count * sizeof(kt_notice));
    uint32_t last = report->event_count < 20 ? 0 : report->event_count - 20;
    if (report->event_count > 0)
        add(&sum, kt_events(k) + last, (report->event_count - last) * sizeof(kt_event));
    return sum;
}

static inline uint64_t shown_by_catalogue(kt_catalogue *c) {
    uint64_t sum = 0;
    if (c == NULL) return 0;
    const kt_catalogue_report *report = kt_catalogue_get_report(c);
    add(&sum, report, sizeof *report);
    add(&sum, kt_catalogue_candidates(c), 81 * sizeof(uint16_t));
    add(&sum, kt_catalogue_steps(c), report->step_count * sizeof(kt_catalogue_step));
    return sum;
}

static inline void sum_up(fuzz_handles *all, uint64_t shown[KINDS * ALIKE]) {
    for (unsigned n = 0; n < ALIKE; n++) {
        uint64_t *of = shown + KINDS * n;
        of[0] = shown_by_solver(all->solvers[n].k);
        of[1] = of[2] = 0;
        add(&of[1], kt_search_get_report(all->searches[n].s), sizeof(kt_search_report));
        add(&of[2], kt_maker_get_report(all->makers[n].m), sizeof(kt_maker_report));
        of[3] = shown_by_catalogue(all->catalogues[n].c);
    }
}

static inline void begin_handles(fuzz_handles *all) {
    *all = (fuzz_handles){.solvers = {{.k = NULL}}};
    for (unsigned n = 0; n < ALIKE; n++) {
        all->searches[n].s = kt_search_create();
        all->makers[n].m = kt_maker_create();
        MUST(all->searches[n].s != NULL && all->makers[n].m != NULL);
    }
    sum_up(all, all->shown);
}

/* After a call: at most one handle shows something new. */
static inline void check_handles(fuzz_handles *all) {
    uint64_t shown[KINDS * ALIKE];
    unsigned changed = 0;
    sum_up(all, shown);
    for (unsigned i = 0; i < KINDS * ALIKE; i++) changed += shown[i] != all->shown[i];
    MUST(changed <= 1);
    memcpy(all->shown, shown, sizeof shown);
}

static inline void end_handles(fuzz_handles *all) {
    for (unsigned n = 0; n < ALIKE; n++) {
        kt_free(all->solvers[n].k);
        kt_search_free(all->searches[n].s);
        kt_maker_free(all->makers[n].m);
        kt_catalogue_free(all->catalogues[n].c);
    }
}

#endif
