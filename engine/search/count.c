/* count.c - how many solutions a board has: the choice of the engine.
 *
 * The one idea: with vectors the triad engine is the faster one on every kind of board, without them the
 * band engine is.
 */
#include <stddef.h>

#include "search/places.h"
#include "search/search.h"

static inline bool has_vectors(void) {
#if defined(KT_ASK_FOR_SSE41) && !KT_V8_IS_FAST
    return __builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("popcnt");
#else
    return KT_V8_IS_FAST;
#endif
}

void kt_counter_begin(kt_counter *counter, const kt_places *board) {
    if (has_vectors())
        kt_triad_begin(&counter->by.triad, board);
    else
        kt_band_begin(&counter->by.band, board);
}

void kt_counter_read(kt_counter *counter, const uint8_t text[82]) {
    if (has_vectors()) {
        kt_triad_read(&counter->by.triad, text);
    } else {
        kt_places board;
        kt_places_read(&board, text);
        kt_band_begin(&counter->by.band, &board);
    }
}

bool kt_counter_run(kt_counter *counter, kt_tally *tally, uint32_t budget) {
    return has_vectors() ? kt_triad_run(&counter->by.triad, tally, budget)
                         : kt_band_run(&counter->by.band, tally, budget);
}

bool kt_counter_ask(kt_counter *counter, kt_tally *tally, kt_tally *outer, uint32_t *budget) {
    uint32_t before = tally->guesses;
    bool done = kt_counter_run(counter, tally, *budget);
    outer->guesses += tally->guesses - before;
    *budget -= tally->guesses - before;
    return done;
}

bool kt_counter_settle(kt_counter *counter, kt_tally *tally, kt_places *board) {
    kt_counter_begin(counter, board);
    if (kt_counter_run(counter, tally, 0)) return true;
    if (has_vectors())
        kt_triad_show(&counter->by.triad, board);
    else
        kt_band_show(&counter->by.band, board);
    return false;
}

uint32_t kt_count_solutions(const uint8_t digits[81], uint32_t limit, uint8_t solution[81]) {
    uint8_t text[82] = {0};
    kt_tally tally = {.limit = limit, .solution = text};
    kt_counter counter;
    for (unsigned s = 0; s < 81; s++) text[s] = (uint8_t)(digits[s] + '0');
    kt_counter_read(&counter, text);
    while (!kt_counter_run(&counter, &tally, UINT32_MAX)) {}
    if (solution != NULL && tally.count > 0) {
        for (unsigned s = 0; s < 81; s++) solution[s] = (uint8_t)(text[s] - '0');
    }
    return tally.count;
}
