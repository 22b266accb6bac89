/* allocation.test.c - memory that is refused: whichever request for memory fails, each call says so or does
 * without, what is open stays open, and the same call works when there is memory again.
 *
 * The one idea: a scenario that opens everything is run once to count its requests, and then once for each of
 * them, with that one refused, and once more with it and all that follow until a call has said so.
 * CMakeLists.txt has the linker lead malloc, calloc and realloc here.
 */
#include <stdlib.h>

#include "kakutei.h"
#include "kakutei_photo.h"
#include "tap.h"

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

static const char EASY[] =
    ".5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7";
static const char OTHER[] =
    "....9...39..2...6........87....7..3.8..........34.87...6...38.5.32..4....9..2..1.";
static const uint32_t PLENTY = 100000000;

static unsigned asked, refused_at; /* requests are counted from 1; 0: none is refused */
static bool goes_on, was_refused;

static bool is_refused(void) {
    asked++;
    bool refused = refused_at != 0 && (goes_on ? asked >= refused_at : asked == refused_at);
    was_refused = was_refused || refused;
    return refused;
}

void *__wrap_malloc(size_t size) {
    return is_refused() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    return is_refused() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size) {
    return is_refused() ? NULL : __real_realloc(old, size);
}

/* From here on there is memory. Returns whether some was refused: only then a call may have
 * failed. */
static bool memory_comes_back(void) {
    refused_at = 0;
    return was_refused;
}

static bool stands(kt *k, const char *board) {
    return memcmp(kt_get_report(k)->board, board, 81) == 0;
}

/* A press ends as it does with memory, but may tell less. */
static bool solves(kt *k) {
    kt_status status = kt_solve(k, PLENTY);
    bool is_full = memchr(kt_get_report(k)->board, '.', 81) == NULL;
    return status == KT_STUCK || (status == KT_FINISHED && is_full);
}

/* The other board by another method, while one is open. */
static bool opens_another(kt *k, uint32_t method) {
    kt_status status = kt_open(k, OTHER, 81, method);
    if (status == KT_E_MEMORY) {
        if (!stands(k, EASY) || !memory_comes_back()) return false;
        status = kt_open(k, OTHER, 81, method);
    }
    return status == KT_CONTINUES && stands(k, OTHER) && solves(k);
}

static bool tries_method(uint32_t method) {
    kt *k = kt_create(1);
    if (k == NULL && memory_comes_back()) k = kt_create(1);
    if (k == NULL) return false;
    kt_status status = kt_open(k, EASY, 81, 0);
    if (status == KT_E_MEMORY) {
        if (kt_step(k, 1) != KT_E_NOT_OPEN || !memory_comes_back()) return false;
        status = kt_open(k, EASY, 81, 0);
    }
    bool passed = status == KT_CONTINUES && opens_another(k, method);
    kt_free(k);
    return passed;
}

static bool tries_search(uint32_t unused) {
    (void)unused;
    kt_search *s = kt_search_create();
    if (s == NULL && memory_comes_back()) s = kt_search_create();
    bool passed = s != NULL && kt_search_open(s, EASY, 81) == KT_CONTINUES &&
                  kt_search_count(s, 2, PLENTY) == KT_FINISHED &&
                  kt_search_get_report(s)->count == 1;
    kt_search_free(s);
    return passed;
}

static bool tries_maker(uint32_t unused) {
    (void)unused;
    kt_maker *m = kt_maker_create();
    if (m == NULL && memory_comes_back()) m = kt_maker_create();
    bool passed = m != NULL && kt_maker_start(m) == KT_CONTINUES &&
                  kt_maker_run(m, PLENTY) == KT_FINISHED && kt_maker_get_report(m)->givens >= 17;
    kt_maker_free(m);
    return passed;
}

static bool tries_prover(uint32_t unused) {
    (void)unused;
    kt_prover *p = kt_prover_create();
    if (p == NULL && memory_comes_back()) p = kt_prover_create();
    bool passed = p != NULL && kt_prover_open(p, EASY, 81) == KT_CONTINUES &&
                  kt_prover_run(p, PLENTY) == KT_FINISHED &&
                  kt_prover_get_report(p)->verdict == KT_VERDICT_PROVED;
    kt_prover_free(p);
    return passed;
}

static bool tries_photo(uint32_t unused) {
    (void)unused;
    const uint8_t white = 255;
    kt_photo *p = kt_photo_create();
    if (p == NULL && memory_comes_back()) p = kt_photo_create();
    bool passed = p != NULL && kt_photo_open(p, 1, 1, KT_PHOTO_GREY) == KT_PHOTO_CONTINUES &&
                  kt_photo_rows(p, &white, 1, 1, 1) == KT_PHOTO_CONTINUES &&
                  kt_photo_read(p, PLENTY) == KT_PHOTO_NO_GRID;
    kt_photo_free(p);
    return passed;
}

/* If there is no room for the other order, the one before stays. */
static bool turns_to(kt_catalogue *c, uint32_t order) {
    kt_status status = kt_catalogue_start(c, order);
    if (status == KT_E_MEMORY) {
        if (kt_catalogue_next(c, PLENTY) != KT_CONTINUES || !memory_comes_back()) return false;
        status = kt_catalogue_start(c, order);
    }
    return status == KT_CONTINUES && kt_catalogue_next(c, PLENTY) == KT_CONTINUES;
}

static bool tries_catalogue(uint32_t unused) {
    (void)unused;
    kt_catalogue *c = kt_catalogue_create();
    if (c == NULL && memory_comes_back()) c = kt_catalogue_create();
    bool passed = c != NULL && kt_catalogue_open(c, EASY, 81) == KT_CONTINUES &&
                  turns_to(c, KT_SCALE_SE_121) && turns_to(c, KT_SCALE_HODOKU_22) &&
                  turns_to(c, KT_SCALE_SE_121);
    kt_catalogue_free(c);
    return passed;
}

static bool run(bool (*scenario)(uint32_t), uint32_t method, unsigned at, bool further) {
    asked = 0;
    refused_at = at;
    goes_on = further;
    was_refused = false;
    bool passed = scenario(method);
    refused_at = 0;
    return passed && was_refused == (at != 0);
}

static void tests_scenario(bool (*scenario)(uint32_t), uint32_t method, const char *name) {
    bool passed = run(scenario, method, 0, false);
    unsigned requests = asked, at = 1;
    for (; passed && at <= requests; at++) {
        passed = run(scenario, method, at, false) && run(scenario, method, at, true);
    }
    tap_ok(passed && requests > 0, name);
    printf("# %u requests for memory", requests);
    if (!passed) printf(", a fault when number %u is refused", at - 1);
    printf("\n");
}

int main(void) {
    for (uint32_t m = 0; m < kt_method_count(); m++) {
        tests_scenario(tries_method, m, "a method does without memory, or says so");
    }
    tests_scenario(tries_search, 0, "so does the exact search");
    tests_scenario(tries_maker, 0, "so does the maker");
    tests_scenario(tries_prover, 0, "so does the prover");
    tests_scenario(tries_catalogue, 0, "so does the catalogue of techniques");
    tests_scenario(tries_photo, 0, "so does the reader of photos");
    return tap_end();
}
