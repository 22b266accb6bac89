/* techniques.fuzz.c - each technique on any candidates with any options, and each step of the catalogue: nothing takes
 * a solution away, and the events of a step lead from the position before it to the one after. And a path with aims:
 * what it finds of them the whole path finds as well.
 *
 * An input: a letter (a: one technique, b: the catalogue's path, c: with aims), the character of a technique from ' ' on,
 * or the letter of a scale, two characters for the options or the aims, the letter of a budget and of the form of the text (a: 81, b: 729, c: 891
 * characters); then the board (board.h).
 */
#include "step_text.h"
#include "story.h"

enum { MOST_STEPS = 90, MOST_FOUND = 300, MOST_PAUSES = 40, MOST_CALLS = 60 };

static fuzz_solutions known;
static fuzz_board board;
static uint8_t only[81]; /* the solution of the givens, if there is only one */

/* --- A technique ---------------------------------------------------------------------------------- */

static tech_options read_options(fuzz_input *in) {
    unsigned bits = fuzz_take(in, 'a', 256), more = fuzz_take(in, 'a', 256);
    tech_options o = tech_default_options;
    o.siamese = bits & 1;
    o.duals = bits >> 1 & 1;
    o.pair_rectangle = bits >> 2 & 1;
    o.missing_candidates = bits >> 3 & 1;
    o.sets_in_chains = bits >> 4 & 1;
    o.sets_overlap = bits >> 5 & 1;
    o.sets_both_ways = more & 1;
    o.one_per_result = more >> 1 & 1;
    o.short_chains_first = more >> 2 & 1;
    o.set_chain_length = 4;
    return o;
}

static bool is_right(void *taker, const tech_step *step) {
    conclusion c = conclusion_of(step);
    for (unsigned s = 0; s < 81; s++) {
        uint64_t placed = known.all;
        for (unsigned d = 1; d <= 9; d++) {
            if (c.removed[s] >> (d - 1) & 1) MUST(known.having[s][d] == 0);
            if (c.placed[s] >> (d - 1) & 1) placed &= known.having[s][d];
        }
        if (c.placed[s] != 0) MUST(placed == known.all);
    }
    return ++*(unsigned *)taker < MOST_FOUND;
}

static void find_all(fuzz_input *in) {
    static tech_board open;
    static tech_work work;
    static tech_finder finder;
    static tech_part parts[TECH_PARTS];
    unsigned technique = TECH_NONE + 1 + fuzz_take(in, ' ', TECH_END - TECH_NONE - 1), found = 0;
    tech_options options = read_options(in);
    uint32_t budget = 1 + fuzz_take(in, 'a', 8);
    fuzz_take(in, 'a', 3);
    char text[LONGEST_TEXT];
    read_board(in, &board);
    uint32_t length = write_board(&board, 2, text);
    if (technique == TECH_BRUTE_FORCE || !find_solutions(text, length, &known) || known.count == 0)
        return;

    tech_board_open(&open, board.digit, board.candidates);
    open.givens = kt_no_squares();
    for (unsigned s = 0; s < 81; s++) {
        if (board.given[s] != 0) kt_squares_add(&open.givens, s);
    }
    tech_finder_begin(&finder, &open, &work);
    if (kt_count_solutions(board.given, 2, only) == 1) finder.solution = only;
    finder.options = &options;
    finder.all = finder.is_told = true;
    finder.parts = parts;
    finder.take = is_right;
    finder.taker = &found;
    tech_set_add(&finder.wanted, technique);
    for (unsigned i = 0; i < MOST_PAUSES && (i == 0 || finder.paused); i++) {
        finder.budget = budget;
        tech_search(&finder);
    }
}

/* --- The path of the catalogue ---------------------------------------------------------------------- */

static fuzz_story story;

/* The last step of the list: told from the board before it, and made. */
static void take_step(kt_catalogue *c) {
    const kt_catalogue_report *report = kt_catalogue_get_report(c);
    MUST(report->step_count > 0);
    uint32_t step = report->step_count - 1u;
    while (kt_catalogue_tell(c, step, 100) == KT_MORE) continue;
    const kt_event *events = kt_catalogue_events(c);
    uint32_t deduction = 0;
    while (deduction < report->event_count && events[deduction].kind != KT_EVENT_DEDUCTION)
        deduction++;
    MUST(report->events_lost > 0 || deduction < report->event_count);
    begin_story(&story, &known, known.all, true);
    follow(&story, events, 0, deduction);
    ends_at(&story, report->board, kt_catalogue_candidates(c));
    follow(&story, events, deduction, report->event_count);
    MUST(kt_catalogue_apply(c) == KT_CONTINUES);
    if (report->events_lost == 0) ends_at(&story, report->board, kt_catalogue_candidates(c));
}

static void follow_path(fuzz_input *in) {
    static kt_catalogue *c;
    static const uint32_t orders[] = {KT_SCALE_HODOKU_22, KT_SCALE_HODOKU_23, KT_SCALE_SE_121,
                                      KT_ORDER_BEGINNER};
    if (c == NULL) c = kt_catalogue_create();
    MUST(c != NULL);
    uint32_t order = orders[fuzz_take(in, 'a', 4)];
    fuzz_take(in, 'a', 256);
    fuzz_take(in, 'a', 256);
    uint32_t budget = 1 + 7 * fuzz_take(in, 'a', 8);
    unsigned form = fuzz_take(in, 'a', 3);
    char text[LONGEST_TEXT];
    read_board(in, &board);
    uint32_t length = write_board(&board, form, text);
    if (!find_solutions(text, length, &known)) return;

    MUST(kt_catalogue_open(c, text, length) == KT_CONTINUES &&
         kt_catalogue_start(c, order) == KT_CONTINUES);
    kt_status status = KT_MORE;
    unsigned calls = 0, steps = 0;
    while (calls++ < MOST_CALLS && steps < MOST_STEPS &&
           (status == KT_MORE || status == KT_CONTINUES)) {
        status = kt_catalogue_next(c, budget);
        if (status == KT_CONTINUES) take_step(c);
        steps += status == KT_CONTINUES;
    }
    if (status == KT_INCONSISTENT) MUST(known.count == 0);
    const kt_catalogue_report *report = kt_catalogue_get_report(c);
    if (status == KT_FINISHED)
        MUST(!known.is_complete || fitting(&known, known.all, report->board) != 0);
}

/* --- A path with aims ------------------------------------------------------------------------------- */

enum { PATH_BUDGET = 3000 };

/* Notes which techniques are in the list, and that no candidate of all solutions is taken. False: it takes too long. */
static bool rate(kt_catalogue *c, uint32_t budget, bool has[256]) {
    const kt_catalogue_report *report = kt_catalogue_get_report(c);
    kt_status status = KT_MORE;
    for (uint32_t used = 0; used < PATH_BUDGET && status == KT_MORE; used += budget)
        status = kt_catalogue_rate(c, budget);
    if (report->step_count == 0) return false;
    for (uint32_t i = 0; i < report->step_count; i++)
        has[kt_catalogue_steps(c)[i].technique] = true;
    const uint16_t *candidates = kt_catalogue_candidates(c);
    for (unsigned s = 0; s < 81; s++) {
        if (only[s] == 0) continue;
        unsigned left = candidates[s];
        if (report->board[s] != '.') left = 1u << (report->board[s] - '1');
        MUST(left >> (only[s] - 1) & 1);
    }
    return status != KT_MORE;
}

static void follow_aims(fuzz_input *in) {
    static kt_catalogue *c;
    if (c == NULL) c = kt_catalogue_create();
    MUST(c != NULL);
    uint32_t order = fuzz_take(in, 'a', 2) == 0 ? KT_SCALE_HODOKU_22 : KT_SCALE_HODOKU_23;
    const uint32_t aims[] = {fuzz_take(in, ' ', 256), fuzz_take(in, ' ', 256)};
    uint32_t budget = 1 + 20 * fuzz_take(in, 'a', 8);
    unsigned form = fuzz_take(in, 'a', 3);
    char text[LONGEST_TEXT];
    read_board(in, &board);
    uint32_t length = write_board(&board, form, text);
    memset(only, 0, sizeof only);
    const uint8_t *of = form == 2 ? board.given : board.digit;
    if (form == 1 || kt_count_solutions(of, 2, only) != 1) memset(only, 0, sizeof only);

    bool aimed[256] = {false}, whole[256] = {false}, is_aim[2];
    MUST(kt_catalogue_open(c, text, length) == KT_CONTINUES &&
         kt_catalogue_start(c, order) == KT_CONTINUES);
    for (unsigned i = 0; i < 2; i++) is_aim[i] = kt_catalogue_aim(c, aims[i]) == KT_CONTINUES;
    if (!rate(c, budget, aimed)) return;
    MUST(kt_catalogue_start(c, order) == KT_CONTINUES);
    bool is_whole = rate(c, budget, whole);
    for (unsigned i = 0; i < 2 && is_whole; i++)
        MUST(!is_aim[i] || !aimed[aims[i]] || whole[aims[i]]);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    fuzz_input in = {bytes, bytes + size};
    if (size == 0) return 0;
    unsigned what = fuzz_take(&in, 'a', 3);
    if (what == 0)
        find_all(&in);
    else if (what == 1)
        follow_path(&in);
    else
        follow_aims(&in);
    return 0;
}
