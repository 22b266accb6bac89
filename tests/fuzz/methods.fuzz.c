/* methods.fuzz.c - each method on any board with any candidates: it ends as the solutions say, tells nothing that takes
 * one away, and its events lead to the board and the candidates that the handle shows.
 *
 * An input: the letter of a method, of the presses (a: 1 Step, b: Go), of how deep is told (a: all depths), of an option
 * and its value (0 to 9), of the budget of a call, and of the form of the text (a: 81, b: 729, c: 891 characters); then
 * the board (board.h).
 */
#include "story.h"

typedef struct {
    uint32_t method, depth, option, value, budget;
    bool is_go;
    unsigned form;
} plan;

/* The visits of an input; backtracking does little in each. */
enum { VISITS = 200, VISITS_OF_A_SEARCH = 2000 };

static fuzz_solutions known;
static fuzz_story story;

static plan read_plan(fuzz_input *in) {
    static const uint32_t depths[] = {255, 0, 1, 2}, budgets[] = {1, 2, 7, 50, 400, 20000};
    static const uint32_t values[] = {0, 1, 2, 3, 4, 7, 30, 80, 0xFFFF, UINT32_MAX};
    plan p;
    p.method = fuzz_take(in, 'a', kt_method_count());
    p.is_go = fuzz_take(in, 'a', 2) == 1;
    p.depth = depths[fuzz_take(in, 'a', 4)];
    p.option = 1 + fuzz_take(in, 'a', KT_OPTION_COUNT - 1);
    p.value = values[fuzz_take(in, '0', 10)];
    p.budget = budgets[fuzz_take(in, 'a', 6)];
    p.form = fuzz_take(in, 'a', 3);
    return p;
}

static uint32_t flags_of(const plan *p) {
    return kt_method(p->method)->flags;
}

/* Digits of a search are only tried. */
static bool proves(const plan *p) {
    return !(flags_of(p) & KT_METHOD_GOES_ON);
}

/* How the press ended, held against the solutions that the board had when it began. */
static void ends_rightly(const plan *p, const kt_report *report, uint64_t before) {
    uint64_t after = fitting(&known, before, report->board);
    if (report->outcome == KT_FINISHED) MUST(after != 0 || !known.is_complete);
    if (report->outcome == KT_INCONSISTENT) MUST(before == 0);
    if (proves(p) && known.is_complete && before != 0) MUST(after != 0);
    if (report->uniqueness == KT_UNIQUENESS_ONLY)
        MUST(known.is_complete ? __builtin_popcountll(before) == 1
                               : __builtin_popcountll(before) <= 1);
    if (report->uniqueness == KT_UNIQUENESS_SEVERAL && known.is_complete)
        MUST(__builtin_popcountll(before) > 1);
}

/* One press, of at most `left` visits. False: no other is to be made. */
static bool press(kt *k, const plan *p, uint32_t *left) {
    const kt_report *report = kt_get_report(k);
    uint8_t board[81];
    memcpy(board, report->board, sizeof board);
    uint64_t before = fitting(&known, known.all, board);
    uint32_t told = 0;
    begin_story(&story, &known, before, proves(p));
    kt_status status = KT_MORE;
    while (status == KT_MORE && *left > 0) {
        uint32_t budget = p->budget < *left ? p->budget : *left;
        uint32_t used = told == 0 ? 0 : report->counts[KT_COUNT_VISITS];
        status = p->is_go ? kt_solve(k, budget) : kt_step(k, budget);
        MUST(status >= KT_CONTINUES && report->counts[KT_COUNT_VISITS] <= used + budget);
        *left -= budget;
        if (report->events_lost > 0) return false;
        follow(&story, kt_events(k), told, report->event_count);
        told = report->event_count;
        ends_at(&story, report->board, kt_get_candidates(k));
    }
    if (status != KT_MORE) {
        ends_rightly(p, report, before);
        return status == KT_CONTINUES;
    }
    MUST(kt_cancel(k) == KT_CONTINUES && memcmp(report->board, board, sizeof board) == 0);
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    static fuzz_board board;
    static char text[LONGEST_TEXT];
    fuzz_input in = {bytes, bytes + size};
    if (size == 0) return 0;
    plan p = read_plan(&in);
    read_board(&in, &board);
    unsigned form = flags_of(&p) & KT_METHOD_TAKES_CANDIDATES ? p.form : 0;
    uint32_t length = write_board(&board, form, text);
    if (!find_solutions(text, length, &known)) return 0;

    kt *k = kt_create(1);
    MUST(k != NULL && kt_open(k, text, length, p.method) == KT_CONTINUES);
    kt_set_option(k, KT_OPTION_EVENT_DEPTH, p.depth);
    kt_set_option(k, p.option, p.value);
    uint32_t left = flags_of(&p) & KT_METHOD_GOES_ON ? VISITS_OF_A_SEARCH : VISITS;
    while (press(k, &p, &left)) continue;
    kt_free(k);
    return 0;
}
