/* board.h - a board out of the bytes of an input, and its solutions.
 *
 * The one idea: random digits would hardly ever be a puzzle. So an input names a puzzle and then
 * changes on it, and short inputs are good boards. Up to 64 of the solutions, as the exact search
 * lists them, are kept as the bits of a word: one look shows which of them have a digit in a
 * square.
 */
#ifndef KT_TESTS_FUZZ_BOARD_H
#define KT_TESTS_FUZZ_BOARD_H

#include <string.h>

#include "fuzz.h"
#include "kakutei.h"

enum { ALL_DIGITS = 0x1FF, MOST_SOLUTIONS = 64, LONGEST_TEXT = 81 + 81 + 729 };

static const char *const puzzles[] = {
    "...9............7....6.34..2....59.6..7.....4.3.19..5..5........7148..3.9.....26.",
    "......7.4...4...1.....953.......69534.6.....2.2....1...78...5...31.2......2..9...",
    ".38....9.....19...1.25..6......7...4.8..23.6..5....87...17......27.4....8..2.....",
    "....5.....61....324..3....69....7....4.891.2...2.4......4......3......54.9..836..",
    "2....8..1..9.63...5...4...3.5..826........7..6..9..1...2.......9.8...576.75.....8",
    ".4..8...18.......2....2...6...7...895...12.7...4......21.69..3..9.....18..7......",
    "7.8.5.....6.7.9.....4.1..3.....4.2...4..856.....1....5...3..4.........929......87",
    "........5..3.5.2.19...2..782..1.5....4.9..1..8..43.9..5.....8...6...3........1..2",
    ".................................................................................",
};
enum { PUZZLES = sizeof puzzles / sizeof puzzles[0] };

typedef struct {
    uint8_t given[81], digit[81]; /* 0: none; a given is a digit, too */
    uint16_t candidates
        [81]; /* of the squares without a digit: what the digits allow, unless taken away */
    const uint8_t *solved; /* a solution of the puzzle, before it was changed */
} fuzz_board;

static inline bool sees(unsigned a, unsigned b) {
    bool box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || box);
}

/* The first solution of each puzzle, found once. */
static inline const uint8_t *solution_of(unsigned puzzle) {
    static uint8_t solved[PUZZLES][81];
    if (solved[puzzle][0] != 0) return solved[puzzle];
    kt_search *search = kt_search_create();
    MUST(search != NULL && kt_search_open(search, puzzles[puzzle], 81) == KT_CONTINUES);
    while (kt_search_next(search, UINT32_MAX) == KT_MORE) continue;
    for (unsigned s = 0; s < 81; s++)
        solved[puzzle][s] = (uint8_t)(kt_search_get_report(search)->solution[s] - '0');
    kt_search_free(search);
    return solved[puzzle];
}

/* One in four of the candidates that are not the solution's. */
static inline void thin_out(uint16_t gone[81], const uint8_t solved[81], uint32_t seed) {
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned d = 1; d <= 9; d++) {
            seed = seed * 1664525u + 1013904223u;
            if (seed >> 30 == 0 && d != solved[s]) gone[s] |= (uint16_t)(1u << (d - 1));
        }
    }
}

/* One change: a letter, and the square and digit that it is about. False: it says that there are no more. */
static inline bool change_board(fuzz_input *in, fuzz_board *board, uint16_t gone[81]) {
    unsigned change = fuzz_take(in, 'a', 8);
    if (change == 0) return false;
    unsigned s = fuzz_take(in, '!', 81), d = 1 + fuzz_take(in, '1', 9);
    switch (change) {
    case 1: /* b: the solution's digit is given */
        board->given[s] = board->digit[s] = board->solved[s];
        break;
    case 2: /* c: the solution's digit is put in */
        board->given[s] = 0;
        board->digit[s] = board->solved[s];
        break;
    case 3: /* d: the square is empty */
        board->given[s] = board->digit[s] = 0;
        break;
    case 4: /* e: any digit is put in */
        board->digit[s] = (uint8_t)d;
        if (board->given[s] != 0) board->given[s] = (uint8_t)d;
        break;
    case 5: /* f: any candidate goes */
        gone[s] |= (uint16_t)(1u << (d - 1));
        break;
    case 6: /* g: two candidates stay */
        gone[s] |= (uint16_t)(ALL_DIGITS & ~(1u << (d - 1)) & ~(1u << (board->solved[s] - 1)));
        break;
    default: /* h: many go */
        thin_out(gone, board->solved, 81 * d + s);
    }
    return true;
}

/* The letter of a puzzle, then changes as far as an 'a'. */
static inline void read_board(fuzz_input *in, fuzz_board *board) {
    unsigned number = fuzz_take(in, 'a', PUZZLES);
    const char *puzzle = puzzles[number];
    uint16_t gone[81] = {0};
    board->solved = solution_of(number);
    for (unsigned s = 0; s < 81; s++)
        board->given[s] = board->digit[s] = (uint8_t)(puzzle[s] == '.' ? 0 : puzzle[s] - '0');
    while (!fuzz_is_over(in) && change_board(in, board, gone)) continue;
    for (unsigned s = 0; s < 81; s++) {
        board->candidates[s] = ALL_DIGITS & (uint16_t)~gone[s];
        for (unsigned by = 0; by < 81; by++) {
            if (board->digit[by] == 0 || !sees(s, by)) continue;
            board->candidates[s] &= (uint16_t) ~(1u << (board->digit[by] - 1));
        }
        if (board->digit[s] != 0) board->candidates[s] = (uint16_t)(1u << (board->digit[s] - 1));
    }
}

/* As 81 (all digits as givens), 729 or 891 characters: how many. */
static inline uint32_t write_board(const fuzz_board *board, unsigned form,
                                   char text[LONGEST_TEXT]) {
    char *to = text;
    if (form == 2) {
        for (unsigned s = 0; s < 81; s++)
            *to++ = board->given[s] == 0 ? '.' : (char)('0' + board->given[s]);
    }
    if (form != 1) {
        for (unsigned s = 0; s < 81; s++)
            *to++ = board->digit[s] == 0 ? '.' : (char)('0' + board->digit[s]);
    }
    for (unsigned i = 0; i < 729 && form != 0; i++) {
        bool has = board->candidates[i / 9] >> i % 9 & 1;
        *to++ = has ? (char)('1' + i % 9) : '.';
    }
    return (uint32_t)(to - text);
}

/* --- Solutions ------------------------------------------------------------------------------------ */

typedef struct {
    unsigned count;
    bool is_complete;        /* there are no others */
    uint64_t all;            /* a bit for each */
    uint64_t having[81][10]; /* those with this digit in this square */
} fuzz_solutions;

/* Up to 64 of them, in so many guesses; false: not even the first was found or refuted. */
static inline bool find_solutions(const char *text, uint32_t length, fuzz_solutions *found) {
    enum { GUESSES = 1000 };
    kt_search *search = kt_search_create();
    MUST(search != NULL && kt_search_open(search, text, length) == KT_CONTINUES);
    memset(found, 0, sizeof *found);
    kt_status status = KT_CONTINUES;
    while (found->count < MOST_SOLUTIONS &&
           (status = kt_search_next(search, GUESSES)) == KT_CONTINUES) {
        const uint8_t *solution = kt_search_get_report(search)->solution;
        uint64_t bit = UINT64_C(1) << found->count++;
        for (unsigned s = 0; s < 81; s++) found->having[s][solution[s] - '0'] |= bit;
        found->all |= bit;
    }
    found->is_complete = status == KT_FINISHED;
    kt_search_free(search);
    return found->is_complete || found->count > 0;
}

/* Of some solutions those that have all digits of a board. */
static inline uint64_t fitting(const fuzz_solutions *known, uint64_t meant,
                               const uint8_t board[81]) {
    for (unsigned s = 0; s < 81; s++) {
        if (board[s] != '.') meant &= known->having[s][board[s] - '0'];
    }
    return meant;
}

#endif
