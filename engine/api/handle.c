/* handle.c - the functions of kakutei.h: a handle, its board, its presses.
 *
 * The one idea: every mistake of a caller is refused here, before anything changes. The engine
 * trusts what it is given.
 */
#include <stdlib.h>
#include <string.h>

#include "api/solutions.h"
#include "api/status.h"
#include "reason/reasoner.h"

enum { SHOWN_SETS = 192 };

/* Guesses of the exact search in one call, which take a few milliseconds. */
enum { GUESSES = 10000 };

typedef enum { NO_PRESS, STEP, SOLVE } press_kind;

struct kt {
    kt_grid grid;
    kt_grid before;                  /* the grid when the press under way began */
    uint16_t candidates[KT_SQUARES]; /* those that the board was opened with */
    kt_squares givens;
    kt_asked *asked;    /* how many solutions those have; NULL until a method asks */
    kt_asked *existing; /* the running question whether the board has a solution, or NULL */
    bool is_settled;    /* the answer is known, or there was no memory to ask */
    bool has_none;      /* the board has no solution */
    press_kind under_way;
    bool begun;    /* the state belongs to a press on this board */
    bool finished; /* the last press finished this board */
    bool fresh;    /* no press has been made on this board */
    uint32_t options[KT_OPTION_COUNT];
    const kt_method_type *method; /* NULL: no board is open */
    void *state;
    kt_trace story;
    kt_trace *trace;       /* &story, or NULL: events are off */
    kt_reasoner *reasoner; /* hears them during a press; else NULL */
    kt_report report;
    kt_notice notices[KT_NOTICES];
    uint32_t uses[KT_RULES];
    kt_set sets[SHOWN_SETS];
    kt_shown shown;
    uint8_t text[KT_TEXT_SIZE];
};

static const struct {
    uint32_t initial, max;
} option_ranges[KT_OPTION_TURNED_1] = {
    [KT_OPTION_EVENT_DEPTH] = {255, 255},
    [KT_OPTION_RECURSION_LIMIT] = {80, 80},
    [KT_OPTION_ORDER] = {0, 1},
    [KT_OPTION_SEED_1] = {1, UINT32_MAX},
    [KT_OPTION_SEED_2] = {2, UINT32_MAX},
    [KT_OPTION_MEASURE] = {0, 1},
    [KT_OPTION_PRESET] = {0, KT_PRESET_BEGINNER},
};

/* The others take any bits. */
static uint32_t max_of(uint32_t option) {
    return option < KT_OPTION_TURNED_1 ? option_ranges[option].max : UINT32_MAX;
}

static kt_event *resize(kt_event *events, uint32_t room) {
    return realloc(events, room * sizeof *events);
}

kt *kt_create(uint32_t events) {
    kt *k = calloc(1, sizeof *k);
    if (k == NULL) return NULL;
    for (unsigned s = 0; s < KT_SQUARES; s++) k->candidates[s] = KT_ALL_DIGITS;
    k->story.resize = resize;
    if (events != 0) k->trace = &k->story;
    return k;
}

static void end_reasoning(kt *k) {
    k->story.hear = NULL;
    free(k->reasoner);
    k->reasoner = NULL;
}

void kt_free(kt *k) {
    if (k == NULL) return;
    free(k->story.events);
    free(k->reasoner);
    free(k->asked);
    free(k->existing);
    free(k->state);
    free(k);
}

uint8_t *kt_text(kt *k) {
    return k == NULL ? NULL : k->text;
}

/* Resets the report and the lists to what they are before the first press on a board. */
static void clear_report(kt *k) {
    k->report = (kt_report){
        .outcome = KT_CONTINUES, .at_square = KT_NO_SQUARE, .differs_square = KT_NO_SQUARE};
    kt_text_write(&k->grid, k->report.board);
    memset(k->uses, 0, sizeof k->uses);
    kt_trace_clear(k->trace, k->options[KT_OPTION_EVENT_DEPTH]);
    end_reasoning(k);
    k->begun = false;
    k->under_way = NO_PRESS;
}

static kt_status read_board(kt *k, const char *text, uint32_t length, const kt_method_type *method,
                            kt_board *board) {
    bool takes_candidates = method->info.flags & KT_METHOD_TAKES_CANDIDATES;
    bool has_candidates = length == KT_TEXT_CANDIDATES || length == KT_TEXT_ALL;
    if (text == NULL) return KT_E_LENGTH;
    if (has_candidates && !takes_candidates) return KT_E_CANDIDATES;
    return kt_status_of_text(
        kt_text_read((const uint8_t *)text, length, board, &k->report.error_position));
}

static void put_board(kt *k, const kt_board *board) {
    k->grid = board->grid;
    memcpy(k->candidates, board->candidates, sizeof k->candidates);
    k->givens = board->givens;
    k->finished = false;
    k->fresh = true;
    k->is_settled = k->has_none = false;
    free(k->existing);
    k->existing = NULL;
    clear_report(k);
}

/* Gives the handle the memory for a method; if there is none, the handle stays as it was. */
static kt_status take_method(kt *k, const kt_method_type *method) {
    if (method->asks_solutions && k->asked == NULL) {
        k->asked = malloc(sizeof *k->asked);
        if (k->asked == NULL) return KT_E_MEMORY;
    }
    if (k->method == method) return KT_CONTINUES;
    void *state = calloc(1, method->state_size);
    if (state == NULL) return KT_E_MEMORY;
    free(k->state);
    k->state = state;
    k->method = method;
    return KT_CONTINUES;
}

kt_status kt_open(kt *k, const char *text, uint32_t length, uint32_t method) {
    if (k == NULL) return KT_E_HANDLE;
    if (method >= kt_methods_count || kt_methods[method]->begin == NULL) return KT_E_METHOD;
    kt_board board;
    kt_status status = read_board(k, text, length, kt_methods[method], &board);
    if (status < 0) return status;
    status = take_method(k, kt_methods[method]);
    if (status < 0) return status;
    memset(k->options, 0, sizeof k->options);
    for (unsigned i = 0; i < KT_OPTION_TURNED_1; i++) k->options[i] = option_ranges[i].initial;
    k->story.inside_count = k->story.inside[0] = 0;
    put_board(k, &board);
    return KT_CONTINUES;
}

/* Checks what every call between presses on an open board needs. */
static kt_status check_idle(const kt *k) {
    if (k == NULL) return KT_E_HANDLE;
    if (k->method == NULL) return KT_E_NOT_OPEN;
    return k->under_way == NO_PRESS ? KT_CONTINUES : KT_E_BUSY;
}

kt_status kt_set_board(kt *k, const char *text, uint32_t length) {
    kt_status status = check_idle(k);
    if (status < 0) return status;
    kt_board board;
    status = read_board(k, text, length, k->method, &board);
    if (status < 0) return status;
    put_board(k, &board);
    return KT_CONTINUES;
}

kt_status kt_set_option(kt *k, uint32_t option, uint32_t value) {
    kt_status status = check_idle(k);
    if (status < 0) return status;
    if (option >= KT_OPTION_COUNT || !(k->method->info.options >> option & 1)) return KT_E_OPTION;
    if (value > max_of(option)) return KT_E_RANGE;
    k->options[option] = value;
    return KT_CONTINUES;
}

kt_status kt_tell_inside(kt *k, uint32_t assumption) {
    kt_status status = check_idle(k);
    if (status < 0) return status;
    uint32_t *count = &k->story.inside_count;
    if (assumption == 0) {
        *count = 0;
    } else {
        if (*count == KT_TRACE_INSIDE) return KT_E_RANGE;
        if (*count > 0 && assumption <= k->story.inside[*count - 1]) return KT_E_RANGE;
        k->story.inside[(*count)++] = assumption;
    }
    k->story.inside[*count] = 0;
    return KT_CONTINUES;
}

uint32_t kt_option_max(uint32_t option) {
    return option < KT_OPTION_COUNT ? max_of(option) : 0;
}

/* --- Presses ---------------------------------------------------------------------------------- */

static kt_press press_of(kt *k) {
    return (kt_press){.grid = &k->grid,
                      .candidates = k->candidates,
                      .trace = k->trace,
                      .options = k->options,
                      .report = &k->report,
                      .notices = k->notices,
                      .uses = k->uses,
                      .fresh = k->fresh,
                      .to_end = k->under_way == SOLVE,
                      .givens = k->givens,
                      .solutions = kt_asked_solutions,
                      .asked = k->asked};
}

/* Equal digits in a unit end every method before it starts (U2). */
static bool clashes(kt *k) {
    kt_clash clash;
    if (!kt_grid_clashes(&k->grid, &clash)) return false;
    kt_report *report = &k->report;
    report->statuses = KT_S_INCONSISTENT;
    report->at_square = clash.square;
    report->at_digit = k->grid.digit[clash.square];
    for (unsigned b = 0; b < 3; b++) report->marks[b] = clash.squares.band[b];
    if (kt_trace_on(k->trace, 0)) {
        kt_event event = kt_event_of(KT_EVENT_CONTRADICTION, 0);
        event.rule = KT_RULE_C_GIVENS;
        event.square = clash.square;
        event.digits = kt_digit_bit(report->at_digit);
        kt_event_set_squares(&event, clash.squares);
        kt_trace_tell(k->trace, &event);
    }
    return true;
}

/* Finds out before the first press on a board whether the board has a solution; false if that takes
 * another call. Digits placed later neither add nor remove a solution, so one answer is enough. */
static bool settles(kt *k) {
    if (k->is_settled) return true;
    if (k->existing == NULL) {
        k->existing = malloc(sizeof *k->existing);
        if (k->existing == NULL) return k->is_settled = true;
        kt_asked_begin_board(k->existing, &k->grid, k->candidates);
    }
    uint32_t budget = GUESSES;
    const kt_solutions *found = kt_asked_solutions(k->existing, &budget);
    if (found == NULL) return false;
    k->has_none = found->count == 0;
    free(k->existing);
    k->existing = NULL;
    return k->is_settled = true;
}

/* A search that runs to its end: most of its digits do not stay, so the reasons wait. */
static bool goes_to_end(const kt *k) {
    return k->method->info.flags & KT_METHOD_GOES_ON && k->under_way == SOLVE;
}

/* A module whose only method names its steps is a seventh smaller without the reasoner. */
#ifdef KT_TECHNIQUES_ONLY
enum { HAS_REASONER = false };
#else
enum { HAS_REASONER = true };
#endif

static bool is_reasoned(const kt *k) {
    return HAS_REASONER && !(k->method->info.flags & KT_METHOD_NAMES_STEPS);
}

/* If there is no memory for it, what it would have told counts as lost. */
static void begin_reasoning(kt *k) {
    if (!is_reasoned(k)) return;
    k->reasoner = malloc(sizeof *k->reasoner);
    if (k->reasoner == NULL) {
        k->story.lost++;
        return;
    }
    kt_reasoner_begin(k->reasoner, k->trace, goes_to_end(k));
    k->story.hear = kt_reasoner_hear;
    k->story.listener = k->reasoner;
}

/* Begins a press. Returns KT_CONTINUES, or its end if the method has nothing to do. */
static kt_status begin_press(kt *k, press_kind kind) {
    clear_report(k);
    k->before = k->grid;
    k->under_way = kind;
    k->begun = true;
    if (k->trace != NULL) begin_reasoning(k);
    if (k->method->asks_solutions) kt_asked_begin(k->asked, &k->grid, k->givens);
    kt_press press = press_of(k);
    k->method->begin(k->state, &press);
    k->fresh = false;
    if (clashes(k)) {
        k->is_settled = k->has_none = true;
        return KT_INCONSISTENT;
    }
    if (kt_grid_filled(&k->grid) == KT_SQUARES) {
        k->report.statuses = KT_S_FINISHED;
        return KT_FINISHED;
    }
    return KT_CONTINUES;
}

static void count_lists(kt *k) {
    if (k->method->sets != NULL) k->report.set_count = k->method->sets(k->state, NULL, 0);
    if (k->report.set_count > SHOWN_SETS) __builtin_trap();
    if (k->trace == NULL) return;
    k->report.event_count = k->trace->count;
    k->report.events_lost = k->trace->lost;
}

/* Whether what the press placed is the only solution. If there are several, the method has said
 * so. */
static bool proves_uniqueness(const kt *k) {
    const kt_report *report = &k->report;
    if (report->outcome != KT_FINISHED || report->placed_count == 0) return false;
    if (k->method->info.flags & KT_METHOD_PROVES_UNIQUENESS) return true;
    bool tried = report->counts[KT_COUNT_ASSUMPTIONS_TRIED] != 0;
    return k->method->info.flags & KT_METHOD_DEDUCES && !tried;
}

/* Explains the digits that a search kept, on the board without them. */
static void tell_kept(kt *k) {
    kt_grid grid = k->grid;
    const kt_report *report = &k->report;
    for (unsigned i = 0; i < report->placed_count; i++) grid.digit[report->placed[i].square] = 0;
    kt_reasoner_tell_kept(k->reasoner, &grid, report->placed, report->placed_count);
}

static void end_press(kt *k, kt_status status) {
    bool waited = is_reasoned(k) && goes_to_end(k) && k->reasoner != NULL;
    if (waited && status == KT_FINISHED) tell_kept(k);
    end_reasoning(k);
    k->under_way = NO_PRESS;
    k->finished = status == KT_FINISHED;
    k->report.outcome = status;
    if (k->report.uniqueness == KT_UNIQUENESS_UNKNOWN && proves_uniqueness(k)) {
        k->report.uniqueness = KT_UNIQUENESS_ONLY;
    }
    if (kt_trace_on(k->trace, 0)) {
        kt_event event = kt_event_of(KT_EVENT_ENDED, 0);
        event.value = (uint8_t)status;
        kt_trace_tell(k->trace, &event);
    }
}

static kt_status press(kt *k, press_kind kind, uint32_t budget) {
    if (k == NULL) return KT_E_HANDLE;
    if (k->method == NULL) return KT_E_NOT_OPEN;
    if (budget == 0) return KT_E_BUDGET;
    if (k->under_way != NO_PRESS && k->under_way != kind) return KT_E_BUSY;
    kt_status status = KT_CONTINUES;
    if (k->under_way == NO_PRESS) {
        if (k->finished) return KT_E_FINISHED;
        status = begin_press(k, kind);
    }
    uint32_t left = budget;
    if (status == KT_CONTINUES && !settles(k)) status = KT_MORE;
    if (k->has_none) k->report.uniqueness = KT_UNIQUENESS_NONE;
    if (status == KT_CONTINUES) {
        kt_press work = press_of(k);
        do {
            status = k->method->advance(k->state, &work, &left);
        } while (kind == SOLVE && status == KT_CONTINUES);
    }
    k->report.counts[KT_COUNT_VISITS] += budget - left;
    if (k->method->rate != NULL) {
        kt_press done = press_of(k);
        k->method->rate(&done, &k->report.rating);
    }
    if (status != KT_MORE) end_press(k, status);
    kt_text_write(&k->grid, k->report.board);
    count_lists(k);
    return status;
}

kt_status kt_step(kt *k, uint32_t budget) {
    return press(k, STEP, budget);
}

kt_status kt_solve(kt *k, uint32_t budget) {
    return press(k, SOLVE, budget);
}

kt_status kt_cancel(kt *k) {
    if (k == NULL) return KT_E_HANDLE;
    if (k->under_way != NO_PRESS) {
        k->grid = k->before;
        if (k->method->cancel != NULL) k->method->cancel(k->state);
    }
    clear_report(k);
    return KT_CONTINUES;
}

/* --- What the handle tells -------------------------------------------------------------------- */

const kt_report *kt_get_report(kt *k) {
    return k == NULL ? NULL : &k->report;
}

const kt_event *kt_events(kt *k) {
    return k == NULL || k->trace == NULL ? NULL : k->trace->events;
}

const kt_notice *kt_notices(kt *k) {
    return k == NULL ? NULL : k->notices;
}

const kt_set *kt_sets(kt *k) {
    if (k == NULL) return NULL;
    if (k->begun && k->method->sets != NULL) k->method->sets(k->state, k->sets, SHOWN_SETS);
    return k->sets;
}

const uint16_t *kt_get_candidates(kt *k) {
    if (k == NULL) return NULL;
    if (k->begun) {
        k->method->show(k->state, 0, &k->shown);
    } else {
        memcpy(k->shown.candidates, k->candidates, sizeof k->shown.candidates);
    }
    return k->shown.candidates;
}

const uint32_t *kt_uses(kt *k) {
    return k == NULL ? NULL : k->uses;
}

const char *kt_version(void) {
    return KT_VERSION;
}

uint32_t kt_method_count(void) {
    return kt_methods_count;
}

const kt_method_info *kt_method(uint32_t method) {
    return method < kt_methods_count ? &kt_methods[method]->info : NULL;
}
