/* positions.tool.c - drives the method named as argument visit by visit over the boards of standard
 * input, and prints what it knows after each: how many events it has told, the depth at which it works, and
 * a hash of its digits and candidates there (FNV-1a of one number a square: 512 times the digit, plus the
 * candidates). An unchanged position is not printed again. An empty line ends a board.
 * Replaying the events has to give the same.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/text.h"
#include "methods/method.h"
#include "search/search.h"

static kt_event trace_events[KT_TRACE_CAPACITY];
static kt_trace trace = {.room = KT_TRACE_CAPACITY, .events = trace_events};

static const kt_method_type *method_named(const char *slug) {
    for (uint32_t i = 0; i < kt_methods_count; i++) {
        if (strcmp(kt_methods[i]->info.slug, slug) == 0) return kt_methods[i];
    }
    fprintf(stderr, "There is no method %s.\n", slug);
    exit(1);
}

static void print_position(const kt_method_type *method, const void *state, unsigned depth) {
    kt_shown shown;
    method->show(state, depth, &shown);
    uint32_t hash = 2166136261u;
    for (unsigned s = 0; s < 81; s++) {
        hash = (hash ^ (512u * shown.digit[s] + shown.candidates[s])) * 16777619u;
    }
    static uint32_t last[3];
    bool is_told = last[0] == trace.count && last[1] == depth && last[2] == hash;
    if (!is_told) printf("%u %u %u\n", trace.count, depth, hash);
    last[0] = trace.count, last[1] = depth, last[2] = hash;
}

/* Finds out at once. */
static const kt_solutions *solutions_of(void *asked, uint32_t *budget) {
    static kt_solutions known;
    const kt_board *board = asked;
    (void)budget;
    known.count = (uint8_t)kt_count_solutions(board->grid.digit, 2, known.digit);
    return &known;
}

static void solve(const kt_method_type *method, void *state, kt_board *board) {
    static kt_notice notices[KT_NOTICES];
    static const uint32_t options[KT_OPTION_COUNT] = {255, 80, 0, 1, 2, 0};
    static uint32_t uses[KT_RULES];
    kt_report report = {0};
    kt_press press = {.grid = &board->grid,
                      .candidates = board->candidates,
                      .trace = &trace,
                      .options = options,
                      .report = &report,
                      .notices = notices,
                      .uses = uses,
                      .fresh = true,
                      .givens = board->givens,
                      .solutions = solutions_of,
                      .asked = board,
                      .to_end = true};
    kt_trace_clear(&trace, 255);
    method->begin(state, &press);
    kt_clash clash;
    kt_status status = KT_MORE;
    if (kt_grid_clashes(&board->grid, &clash) || kt_grid_filled(&board->grid) == 81)
        status = KT_FINISHED;
    while (trace.lost == 0 && (status == KT_MORE || status == KT_CONTINUES)) {
        /* Most visits of a search for steps change nothing. */
        uint32_t budget = method->asks_solutions ? 64 : 1;
        status = method->advance(state, &press, &budget);
        bool deep = (method->info.flags & KT_METHOD_GOES_ON) == 0;
        if (trace.lost == 0) print_position(method, state, deep ? report.depth : 0);
    }
    putchar('\n');
}

int main(int count, char **words) {
    const kt_method_type *method = method_named(count > 1 ? words[1] : "");
    void *state = calloc(1, method->state_size);
    char line[256];
    while (state != NULL && fgets(line, sizeof line, stdin) != NULL) {
        kt_board board;
        uint32_t position;
        if (kt_text_read((const uint8_t *)line, 81, &board, &position) != KT_TEXT_OK) exit(1);
        solve(method, state, &board);
    }
    free(state);
    return 0;
}
