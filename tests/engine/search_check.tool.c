/* search_check.tool.c - compares the engines of the exact search with each other on random boards:
 *
 *     search_check.tool SEED BOARDS
 *
 * A grid is drawn, givens are taken from it until one more would cost its uniqueness, and from that
 * puzzle boards are made by taking out, putting in and changing digits, so that some have no solution,
 * some one and some many; others are boards of candidates. Each engine counts up to LIMIT, one of them
 * in slices; every EXACT-th board is counted by a solver as plain as can be, too. Prints how many boards
 * had no solution, one and more, and a sum over all counts and only solutions, which is the same
 * natively and as wasm; or the first board on which two disagree.
 */
#include <stdlib.h>

#include "board/rng.h"
#include "board/units.h"
#include "search/places.h"
#include "search/search.h"
#include "solved.h"
#include "tap.h"

enum { LIMIT = 20, EXACT = 16, BOARDS_OF_A_PUZZLE = 200 };

static kt_rng rng;

static uint32_t below(uint32_t n) {
    return kt_rng_below(&rng, n);
}

/* --- The plain solver: knows units and candidates, goes where there is the least choice ------------ */

typedef struct {
    uint16_t left[81];
    bool set[81];
} plain_board;

static bool plain_set(plain_board *board, unsigned square, unsigned digit) {
    uint16_t bit = kt_digit_bit(digit);
    if ((board->left[square] & bit) == 0) return false;
    for (unsigned k = 0; k < 3; k++) {
        const uint8_t *unit = kt_unit_squares[kt_square_units[square][k]];
        for (unsigned i = 0; i < 9; i++) board->left[unit[i]] &= (uint16_t)~bit;
    }
    board->left[square] = bit;
    board->set[square] = true;
    return true;
}

static uint32_t plain_count(const plain_board *board, uint32_t limit);

/* Sums up over the digits of a square. */
static uint32_t plain_square(const plain_board *board, unsigned square, uint32_t limit) {
    uint32_t count = 0;
    for (unsigned digit = 1; digit <= 9 && count < limit; digit++) {
        plain_board next = *board;
        if (plain_set(&next, square, digit)) count += plain_count(&next, limit - count);
    }
    return count;
}

/* Sums up over the squares of a unit where the digit can stand. */
static uint32_t plain_unit(const plain_board *board, unsigned unit, unsigned digit,
                           uint32_t limit) {
    uint32_t count = 0;
    for (unsigned i = 0; i < 9 && count < limit; i++) {
        plain_board next = *board;
        if (plain_set(&next, kt_unit_squares[unit][i], digit)) {
            count += plain_count(&next, limit - count);
        }
    }
    return count;
}

static uint32_t plain_count(const plain_board *board, uint32_t limit) {
    unsigned fewest = 10, square = 81, unit = 0, digit = 0;
    bool complete = true;
    for (unsigned s = 0; s < 81; s++) {
        if (board->set[s]) continue;
        complete = false;
        unsigned size = kt_count(board->left[s]);
        if (size < fewest) fewest = size, square = s;
    }
    if (complete) return 1;
    for (unsigned u = 0; u < 27 && fewest > 1; u++) {
        for (unsigned d = 1; d <= 9; d++) {
            unsigned size = 0;
            bool placed = false;
            for (unsigned i = 0; i < 9; i++) {
                unsigned s = kt_unit_squares[u][i];
                if ((board->left[s] & kt_digit_bit(d)) == 0) continue;
                size++;
                placed = placed || board->set[s];
            }
            if (!placed && size < fewest) fewest = size, square = 81, unit = u, digit = d;
        }
    }
    if (fewest == 0) return 0;
    return square < 81 ? plain_square(board, square, limit) : plain_unit(board, unit, digit, limit);
}

/* --- Random boards --------------------------------------------------------------------------------- */

static void shuffle(uint8_t *items, unsigned count) {
    for (unsigned i = count; i > 1; i--) {
        unsigned j = below(i);
        uint8_t item = items[i - 1];
        items[i - 1] = items[j];
        items[j] = item;
    }
}

/* Three boxes on the diagonal at random, the rest as the search finds it. */
static void draw_grid(uint8_t grid[81]) {
    uint8_t digits[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    memset(grid, 0, 81);
    for (unsigned box = 18; box < 27; box += 4) {
        shuffle(digits, 9);
        for (unsigned i = 0; i < 9; i++) grid[kt_unit_squares[box][i]] = digits[i];
    }
    static kt_band band; /* the engine that kt_counter chooses may find another grid elsewhere */
    uint8_t text[81];
    kt_places board;
    kt_tally tally = {.limit = 1, .solution = text};
    for (unsigned s = 0; s < 81; s++) text[s] = (uint8_t)(grid[s] + '0');
    kt_places_read(&board, text);
    kt_band_begin(&band, &board);
    kt_band_run(&band, &tally, UINT32_MAX);
    for (unsigned s = 0; s < 81; s++) grid[s] = (uint8_t)(text[s] - '0');
}

static void draw_puzzle(const uint8_t grid[81], uint8_t puzzle[81]) {
    uint8_t order[81];
    for (uint8_t s = 0; s < 81; s++) order[s] = s;
    shuffle(order, 81);
    memcpy(puzzle, grid, 81);
    for (unsigned i = 0; i < 81; i++) {
        uint8_t digit = puzzle[order[i]];
        puzzle[order[i]] = 0;
        if (kt_count_solutions(puzzle, 2, NULL) > 1) puzzle[order[i]] = digit;
    }
}

/* Takes out, puts in (rightly or not) and changes some digits. */
static void change(uint8_t board[81], const uint8_t grid[81]) {
    for (uint32_t n = below(3); n > 0; n--) {
        unsigned s = below(81);
        board[s] = below(2) == 0 ? grid[s] : (uint8_t)(1 + below(9));
    }
    for (uint32_t n = below(5); n > 0;) {
        unsigned s = below(81);
        if (board[s] == 0) continue;
        board[s] = below(4) == 0 ? (uint8_t)(1 + below(9)) : 0;
        n--;
    }
}

static void read_plain(const kt_places *board, plain_board *plain) {
    memset(plain, 0, sizeof *plain);
    for (unsigned s = 0; s < 81; s++) plain->left[s] = (uint16_t)kt_places_of(board, s);
}

/* --- The comparison ------------------------------------------------------------------------------- */

static bool is_solution(const uint8_t text[81], const kt_places *board) {
    if (!is_solved(text)) return false;
    for (unsigned s = 0; s < 81; s++) {
        if ((kt_places_of(board, s) >> (text[s] - '1') & 1) == 0) return false;
    }
    return true;
}

/* A board as an engine may get it: read from text unless that is NULL. */
static uint32_t run_counter(const uint8_t *text, const kt_places *board, uint8_t solution[81],
                            uint32_t budget) {
    static kt_counter counter;
    kt_tally tally = {.limit = LIMIT, .solution = solution};
    if (text != NULL)
        kt_counter_read(&counter, text);
    else
        kt_counter_begin(&counter, board);
    while (!kt_counter_run(&counter, &tally, budget)) {}
    return tally.count;
}

static uint32_t run_band(const kt_places *board, uint8_t solution[81]) {
    static kt_band band;
    kt_tally tally = {.limit = LIMIT, .solution = solution};
    kt_band_begin(&band, board);
    while (!kt_band_run(&band, &tally, 3)) {}
    return tally.count;
}

static uint32_t run_triad(const uint8_t *text, const kt_places *board, uint8_t solution[81]) {
    static kt_triad triad;
    kt_tally tally = {.limit = LIMIT, .solution = solution};
    if (text != NULL)
        kt_triad_read(&triad, text);
    else
        kt_triad_begin(&triad, board);
    while (!kt_triad_run(&triad, &tally, 2)) {}
    return tally.count;
}

/* True if all agree; `count` is what they say. */
static bool agree(const uint8_t *text, const kt_places *board, const kt_places *plain,
                  uint64_t number, uint32_t *count, uint8_t solution[81]) {
    uint8_t other[81];
    *count = run_counter(text, board, solution, UINT32_MAX);
    if (*count > 0 && !is_solution(solution, plain)) return false;
    uint32_t by_band = run_band(board, other);
    if (by_band != *count || (by_band > 0 && !is_solution(other, plain))) return false;
    uint32_t by_triad = run_triad(text, board, other);
    if (by_triad != *count || (by_triad > 0 && !is_solution(other, plain))) return false;
    if (run_counter(NULL, plain, other, 1 + below(4)) != *count) return false;
    if (number % EXACT != 0) return true;
    plain_board exact;
    read_plain(plain, &exact);
    return plain_count(&exact, LIMIT) == *count;
}

/* Makes board number `number`, read by the fast way and put together square by square. False: it is a
 * board of candidates. */
static bool make_board(uint64_t number, const uint8_t grid[81], const uint8_t puzzle[81],
                       uint8_t text[81], kt_places *board, kt_places *plain) {
    uint8_t digits[81];
    memcpy(digits, puzzle, 81);
    if (number % BOARDS_OF_A_PUZZLE != 0) change(digits, grid);
    kt_places_all(plain);
    for (unsigned s = 0; s < 81; s++) {
        text[s] = (uint8_t)(digits[s] + '0');
        if (digits[s] != 0) kt_places_put(plain, s, digits[s]);
    }
    kt_places_read(board, text);
    if (number % 8 != 7) return true;
    for (uint32_t n = below(40); n > 0; n--) { /* candidates: some more go */
        unsigned s = below(81), d = below(9);
        if (grid[s] != d + 1 || below(20) == 0) plain->at[s / 27][d] &= ~(1u << s % 27);
    }
    *board = *plain;
    return false;
}

int main(int argc, char **argv) {
    if (argc < 3) return 1;
    uint64_t boards = strtoull(argv[2], NULL, 10), kinds[3] = {0, 0, 0};
    rng = kt_rng_of((uint32_t)strtoul(argv[1], NULL, 10), 1);
    uint8_t grid[81], puzzle[81], text[82] = {0}, solution[81];
    kt_places board, plain;
    uint32_t sum = 0;
    for (uint64_t number = 0; number < boards; number++) {
        if (number % BOARDS_OF_A_PUZZLE == 0) {
            draw_grid(grid);
            draw_puzzle(grid, puzzle);
        }
        bool is_text = make_board(number, grid, puzzle, text, &board, &plain);
        uint32_t count;
        if (!agree(is_text ? text : NULL, &board, &plain, number, &count, solution)) {
            printf("engines disagree on board %llu: %.81s%s\n", (unsigned long long)number,
                   (const char *)text, is_text ? "" : ", less candidates");
            return 1;
        }
        kinds[count < 2 ? count : 2]++;
        sum = sum * 31 + count;
        for (unsigned s = 0; count == 1 && s < 81; s++) sum = sum * 31 + solution[s];
    }
    printf("%llu without, %llu with one, %llu with more; sum %08lx\n", (unsigned long long)kinds[0],
           (unsigned long long)kinds[1], (unsigned long long)kinds[2], (unsigned long)sum);
    return 0;
}
