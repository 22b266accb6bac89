/* stack.tool.c - how deep the stack becomes natively: reads boards, one at the start of each line, has every method,
 * the search, the maker and the catalogue work on each, and prints for each of them the bytes of the deepest.
 *
 * The one idea: each works in a thread of its own, on a stack that has been painted. The lowest byte that is no longer
 * paint shows how deep it went; the need of an idle thread is not counted.
 */
#define _POSIX_C_SOURCE 200809L /* pthread_attr_setstack */

#include <pthread.h>
#include <stdlib.h>

#include "kakutei.h"
#include "tap.h"

enum {
    STACK = 1 << 20,
    PAINT = 0xA5,
    BUDGET = 10000,
    MOST_CALLS = 200,
    MOST_TOLD = 20,
    SUBJECTS = 32
};

typedef struct {
    const char *name, *kind;
    void (*work)(const char *board, uint32_t number);
    uint32_t number;
    size_t deepest;
} subject;

static subject subjects[SUBJECTS];
static unsigned count;
static _Alignas(4096) unsigned char stack[STACK];

/* --- What works ---------------------------------------------------------------------------------- */

static void rest(const char *board, uint32_t number) {
    (void)board, (void)number;
}

static void go(const char *board, uint32_t method) {
    kt *k = kt_create(1);
    kt_open(k, board, 81, method);
    for (unsigned i = 0; i < MOST_CALLS && kt_solve(k, BUDGET) == KT_MORE; i++) {}
    kt_free(k);
}

static void step(const char *board, uint32_t method) {
    kt *k = kt_create(1);
    kt_open(k, board, 81, method);
    kt_status status = KT_CONTINUES;
    for (unsigned i = 0; i < MOST_CALLS && (status == KT_CONTINUES || status == KT_MORE); i++) {
        status = kt_step(k, BUDGET);
    }
    kt_free(k);
}

static void search(const char *board, uint32_t limit) {
    kt_search *s = kt_search_create();
    kt_search_open(s, board, 81);
    for (unsigned i = 0; i < MOST_CALLS && kt_search_count(s, limit, BUDGET) == KT_MORE; i++) {}
    for (unsigned i = 0; i < MOST_CALLS && kt_search_common(s, BUDGET) == KT_MORE; i++) {}
    for (unsigned i = 0; i < MOST_CALLS && kt_search_next(s, BUDGET) >= 0; i++) {}
    kt_search_free(s);
}

static void make(const char *board, uint32_t number) {
    (void)number;
    kt_maker *m = kt_maker_create();
    kt_maker_get_request(m)->seed1 = (uint32_t)(board[40] + 256 * board[41]);
    kt_maker_start(m);
    for (unsigned i = 0; i < MOST_CALLS && kt_maker_run(m, BUDGET) == KT_MORE; i++) {}
    kt_maker_free(m);
}

static void prove(const char *board, uint32_t claim) {
    kt_prover *p = kt_prover_create();
    kt_prover_open(p, board, 81);
    kt_prover_claim(p, claim, 0, 1);
    for (unsigned i = 0; i < MOST_CALLS && kt_prover_run(p, BUDGET) == KT_MORE; i++) {}
    kt_prover_lines(p);
    kt_prover_free(p);
}

static void rate(const char *board, uint32_t scale) {
    kt_catalogue *c = kt_catalogue_create();
    kt_catalogue_open(c, board, 81);
    kt_catalogue_start(c, scale);
    for (unsigned i = 0; i < MOST_CALLS && kt_catalogue_rate(c, 100) == KT_MORE; i++) {}
    kt_catalogue_free(c);
}

static void list(const char *board, uint32_t scale) {
    kt_catalogue *c = kt_catalogue_create();
    kt_catalogue_open(c, board, 81);
    kt_catalogue_start(c, scale);
    kt_catalogue_all(c, UINT32_MAX);
    uint32_t steps = kt_catalogue_get_report(c)->step_count;
    /* The last: chains and nets. */
    for (uint32_t i = steps < MOST_TOLD ? 0 : steps - MOST_TOLD; i < steps; i++) {
        kt_catalogue_tell(c, i, UINT32_MAX);
        kt_catalogue_unlocks(c, i);
    }
    kt_catalogue_free(c);
}

/* --- On painted stacks --------------------------------------------------------------------------- */

typedef struct {
    const subject *subject;
    const char *board;
} task;

static void *run(void *given) {
    const task *t = given;
    t->subject->work(t->board, t->subject->number);
    return NULL;
}

/* How deep the subject goes on the board; 0 if there are no threads. */
static size_t depth(const subject *s, const char *board) {
    task t = {s, board};
    pthread_t thread;
    pthread_attr_t attributes;
    memset(stack, PAINT, sizeof stack);
    if (pthread_attr_init(&attributes) != 0) return 0;
    if (pthread_attr_setstack(&attributes, stack, sizeof stack) != 0) return 0;
    if (pthread_create(&thread, &attributes, run, &t) != 0) return 0;
    pthread_join(thread, NULL);
    pthread_attr_destroy(&attributes);
    size_t paint = 0;
    while (paint < sizeof stack && stack[paint] == PAINT) paint++;
    return sizeof stack - paint;
}

static void add(const char *name, const char *kind, void (*work)(const char *, uint32_t),
                uint32_t number) {
    subjects[count++] = (subject){name, kind, work, number, 0};
}

int main(void) {
    for (uint32_t m = 0; m < kt_method_count(); m++) {
        add(kt_method(m)->slug, "Go", go, m);
        add(kt_method(m)->slug, "1 Step", step, m);
    }
    add("search", "", search, 1000);
    add("maker", "", make, 0);
    add("prover", "", prove, KT_CLAIM_SOLVED);
    add("rating", "HoDoKu 2.2.0", rate, KT_SCALE_HODOKU_22);
    add("rating", "HoDoKu 2.3", rate, KT_SCALE_HODOKU_23);
    add("rating", "Sudoku Explainer", rate, KT_SCALE_SE_121);
    add("all steps", "", list, KT_SCALE_HODOKU_22);

    const subject idle = {"nothing", "", rest, 0, 0};
    char line[1000];
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strlen(line) < 81) continue;
        size_t nothing = depth(&idle, line);
        for (unsigned i = 0; i < count; i++) {
            size_t deep = depth(&subjects[i], line) - nothing;
            if (deep > subjects[i].deepest) subjects[i].deepest = deep;
        }
    }
    for (unsigned i = 0; i < count; i++) {
        printf("%zu %s %s\n", subjects[i].deepest, subjects[i].name, subjects[i].kind);
    }
    return 0;
}
