/* triad.test.c - the triad engine against the band engine: they share only the board they begin
 * from, so an answer of both is right. The build with gcc has vector.h in plain C, the others have
 * vectors.
 */
#include "board/rng.h"
#include "halves.h"
#include "search/band.h"
#include "search/places.h"
#include "search/triad.h"
#include "solved.h"
#include "tap.h"

static const char SOLVED[] =
    "183947625469258173725613498214375986597826314836194752352769841671482539948531267";
static const char SEVERAL[] = /* 484 solutions */
    "9..76.2....6.5...9..8....65....37..8.3.........59.....59...........723.......18..";

static kt_triad triad;
static kt_band band;
static uint8_t solution[81], other[81];

static kt_tally run(uint32_t limit, uint32_t budget) {
    kt_tally tally = {.limit = limit, .solution = solution};
    while (!kt_triad_run(&triad, &tally, budget)) {}
    return tally;
}

static kt_tally by_triads(const kt_places *places, uint32_t limit, uint32_t budget) {
    kt_triad_begin(&triad, places);
    return run(limit, budget);
}

/* The same for characters. */
static kt_tally by_reading(const char text[82], uint32_t limit) {
    kt_triad_read(&triad, (const uint8_t *)text);
    return run(limit, UINT32_MAX);
}

static uint32_t by_bands(const kt_places *places, uint32_t limit) {
    kt_tally tally = {.limit = limit, .solution = other};
    kt_band_begin(&band, places);
    while (!kt_band_run(&band, &tally, UINT32_MAX)) {}
    return tally.count;
}

/* Is the solution found one of the board's? */
static bool is_solution(const kt_places *places) {
    if (!is_solved(solution)) return false;
    for (unsigned s = 0; s < 81; s++) {
        if ((kt_places_of(places, s) >> (solution[s] - '1') & 1) == 0) return false;
    }
    return true;
}

static bool agree(const kt_places *places, uint32_t limit) {
    uint32_t count = by_triads(places, limit, UINT32_MAX).count;
    return count == by_bands(places, limit) && (count == 0 || is_solution(places));
}

static void tests_known(void) {
    kt_places places;
    kt_places_all(&places);
    tap_number(by_triads(&places, 1000, UINT32_MAX).count, 1000, "an empty board: up to the limit");
    tap_ok(is_solution(&places), "with a solution");
    kt_places_read(&places, (const uint8_t *)SOLVED);
    kt_tally solved = by_triads(&places, 2, UINT32_MAX);
    tap_ok(solved.count == 1 && solved.guesses == 0 && memcmp(solution, SOLVED, 81) == 0,
           "a full board is its own solution, without a guess");
    solved = by_reading(SOLVED, 2);
    tap_ok(solved.count == 1 && solved.guesses == 0 && memcmp(solution, SOLVED, 81) == 0,
           "also if it is read");
    char wrong[82];
    memcpy(wrong, SOLVED, 82);
    wrong[40] = '3';
    kt_places_read(&places, (const uint8_t *)wrong);
    tap_number(by_triads(&places, 2, UINT32_MAX).count, 0,
               "a full board with a wrong digit has none");
    tap_number(by_reading(wrong, 2).count, 0, "also if it is read");
    kt_places_read(&places, (const uint8_t *)SEVERAL);
    tap_number(by_triads(&places, UINT32_MAX, UINT32_MAX).count, 484, "484 solutions are counted");
    tap_number(by_reading(SEVERAL, UINT32_MAX).count, 484, "also if they are read");
    tap_number(by_triads(&places, 483, UINT32_MAX).count, 483, "or 483, if no more are wanted");
    memset(&places, 0, sizeof places);
    tap_number(by_triads(&places, 2, UINT32_MAX).count, 0,
               "where nothing is possible there is none");
}

static void tests_budget(void) {
    kt_places places;
    kt_places_read(&places, (const uint8_t *)SEVERAL);
    uint32_t guesses = by_triads(&places, UINT32_MAX, UINT32_MAX).guesses;
    kt_tally tally = by_triads(&places, UINT32_MAX, 1);
    tap_ok(tally.count == 484 && tally.guesses == guesses, "slices of one guess change nothing");
    tally = (kt_tally){.limit = UINT32_MAX, .solution = solution};
    kt_triad_begin(&triad, &places);
    tap_ok(!kt_triad_run(&triad, &tally, 5) && tally.guesses == 5, "a budget of 5 is 5 guesses");
}

/* Takes digits from the solved board, and may put a wrong one in. */
static void change(char board[82], kt_rng *rng, unsigned empty) {
    memcpy(board, SOLVED, 82);
    for (unsigned n = 0; n < empty; n++) board[kt_rng_below(rng, 81)] = '.';
    if (kt_rng_below(rng, 3) == 0)
        board[kt_rng_below(rng, 81)] = (char)('1' + kt_rng_below(rng, 9));
}

static void tests_random(void) {
    kt_rng rng = kt_rng_of(1 + FIRST, 2);
    bool same = true, same_read = true, same_candidates = true;
    for (unsigned n = FIRST; n < 500; n += EACH) {
        char board[82];
        kt_places places;
        change(board, &rng, 40 + n % 64);
        kt_places_read(&places, (const uint8_t *)board);
        same = same && agree(&places, 300);
        uint32_t count = by_reading(board, 300).count;
        same_read = same_read && count == by_bands(&places, 300);
        same_read = same_read && (count == 0 || is_solution(&places));
        change(board, &rng, 90);
        kt_places_read(&places, (const uint8_t *)board);
        for (unsigned i = 0; i < 200; i++) {
            uint32_t square = 1u << kt_rng_below(&rng, 27);
            places.at[kt_rng_below(&rng, 3)][kt_rng_below(&rng, 9)] &= ~square;
        }
        same_candidates = same_candidates && agree(&places, 300);
    }
    tap_ok(same, "both engines count the same on changed boards");
    tap_ok(same_read, "also if the triad engine reads them itself");
    tap_ok(same_candidates, "and on boards of candidates");
}

static bool is_within(const kt_places *part, const kt_places *whole) {
    for (unsigned s = 0; s < 81; s++) {
        if (kt_places_of(part, s) & ~kt_places_of(whole, s)) return false;
    }
    return true;
}

/* Whether what is left before the first guess has the same solutions, and nothing that the board had not. */
static bool keeps_solutions(const kt_places *before) {
    kt_tally tally = {.limit = 2, .solution = solution};
    uint32_t count = by_bands(before, 300);
    kt_triad_begin(&triad, before);
    if (kt_triad_run(&triad, &tally, 0)) return tally.count == count;
    kt_places left = *before;
    kt_triad_show(&triad, &left);
    return is_within(&left, before) && by_bands(&left, 300) == count;
}

static void tests_show(void) {
    kt_rng rng = kt_rng_of(3 + FIRST, 4);
    kt_places before, left;
    kt_tally tally = {.limit = 2, .solution = solution};
    kt_places_read(&before, (const uint8_t *)SEVERAL);
    left = before;
    kt_triad_begin(&triad, &before);
    tap_ok(!kt_triad_run(&triad, &tally, 0) && tally.guesses == 0,
           "without a budget there is no guess");
    kt_triad_show(&triad, &left);
    tap_ok(!is_within(&before, &left), "but something falls");
    bool keeps = true;
    for (unsigned n = FIRST; n < 300; n += EACH) {
        char board[82];
        change(board, &rng, 40 + n % 64);
        kt_places_read(&before, (const uint8_t *)board);
        keeps = keeps && keeps_solutions(&before);
    }
    tap_ok(keeps, "and none of the solutions");
}

int main(void) {
    tests_known();
    tests_budget();
    tests_random();
    tests_show();
    return tap_end();
}
