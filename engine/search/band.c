/* band.c - the band engine. Knows candidates only, no methods and no events.
 *
 * The one idea: a band has three places of a digit, one in each row and in each box. So the three
 * by three pieces of three squares (minirows) that have the digit form one of six permutation
 * matrices, and a set of possible minirows allows the union of those that it contains: one look-up
 * with 9 bits. The same holds for the columns of a stack. After bands and stacks agree, a minirow
 * that every matrix contains and that has one square left settles that square.
 *
 * After the band solvers of the New Sudoku Players' Forum (zhouyundong, champagne, JasonLion).
 */
#include "search/band.h"

#include <string.h>

#include "search/band_tables.h"
#include "search/places.h"

/* The pattern of the minirows that hold a candidate: nine bits, gathered by two multiplications whose
 * partial products do not meet. */
static inline uint32_t pattern_of(uint32_t subband) {
    uint32_t any = (subband | subband >> 1 | subband >> 2) & 0111111111u;
    uint32_t threes = any * 0x15u >> 4 & 0007007007u;
    return (uint32_t)(threes * (uint64_t)0x1041 >> 12) & 0777u;
}

static inline uint32_t columns_of(uint32_t subband) {
    return (subband | subband >> 9 | subband >> 18) & 0777u;
}

/* --- Propagation ------------------------------------------------------------------------------ */

/* Subbands that changed: bit d of word b. */
typedef struct {
    uint32_t band[3];
} worklist;

/* Takes from subband d of band `to` the lines; notes whether it changed. */
static inline void clear_lines(kt_places *board, worklist *work, unsigned to, unsigned d,
                               uint32_t squares) {
    uint32_t before = board->at[to][d], after = before & ~squares;
    board->at[to][d] = after;
    work->band[to] |= (uint32_t)(before != after) << d;
}

/* Squares of band b have got digit d: takes all others from them. */
static inline void close_squares(kt_places *board, worklist *work, unsigned b, unsigned d,
                                 uint32_t squares) {
    uint32_t keep = board->at[b][d], changed = 0;
    board->open[b] &= ~squares;
    for (unsigned e = 0; e < 9; e++) {
        uint32_t before = board->at[b][e], after = before & ~squares;
        board->at[b][e] = after;
        changed |= (uint32_t)(before != after) << e;
    }
    board->at[b][d] = keep;
    work->band[b] |= changed & ~(1u << d);
}

/* Works off the listed subbands of band b. False: one allows nothing. */
static inline bool work_band(kt_places *board, worklist *work, unsigned b, unsigned b1,
                             unsigned b2) {
    uint32_t batch = work->band[b];
    work->band[b] = 0;
    for (; batch != 0; batch &= batch - 1) {
        unsigned d = (unsigned)__builtin_ctz(batch);
        uint32_t subband = board->at[b][d];
        uint32_t pattern = pattern_of(subband);
        subband &= kt_band_keeps[pattern];
        if (subband == 0) return false;
        uint32_t line = kt_band_lines[columns_of(subband)];
        board->at[b][d] = subband;
        clear_lines(board, work, b1, d, line);
        clear_lines(board, work, b2, d, line);
        uint32_t settled = subband & kt_band_musts[pattern] & line & board->open[b];
        if (settled != 0) close_squares(board, work, b, d, settled);
    }
    return true;
}

/* Settles the open squares of a band that have one digit left. False: a square has none left. */
static inline bool lone_digits(kt_places *board, worklist *work, unsigned b) {
    const uint32_t *at = board->at[b];
    uint32_t one = 0, two = 0;
    for (unsigned d = 0; d < 9; d++) {
        two |= one & at[d];
        one |= at[d];
    }
    if (one != KT_BAND_SQUARES) return false;
    uint32_t lone = board->open[b] & ~two;
    if (lone == 0) return true;
    board->open[b] &= ~lone;
    uint32_t slice0 = at[1] | at[3] | at[5] | at[7], slice1 = at[2] | at[3] | at[6] | at[7];
    uint32_t slice2 = at[4] | at[5] | at[6] | at[7], slice3 = at[8];
    for (; lone != 0; lone &= lone - 1) {
        unsigned k = (unsigned)__builtin_ctz(lone);
        unsigned d = (slice0 >> k & 1) | (slice1 >> k & 1) << 1 | (slice2 >> k & 1) << 2 |
                     (slice3 >> k & 1) << 3;
        board->at[b][d] &= ~kt_band_boxes[k] | 1u << k;
        work->band[b] |= 1u << d;
    }
    return true;
}

/* Does all that follows without a guess. False: there is no solution. */
static bool propagate(kt_places *board, worklist work) {
    for (;;) {
        do {
            if (!work_band(board, &work, 0, 1, 2)) return false;
            if (!work_band(board, &work, 1, 0, 2)) return false;
            if (!work_band(board, &work, 2, 0, 1)) return false;
        } while ((work.band[0] | work.band[1] | work.band[2]) != 0);
        for (unsigned b = 0; b < 3; b++) {
            if (!lone_digits(board, &work, b)) return false;
        }
        if ((work.band[0] | work.band[1] | work.band[2]) == 0) return true;
    }
}

/* --- Guesses ---------------------------------------------------------------------------------- */

typedef struct {
    unsigned band, digit;
    uint32_t square; /* its bit */
} guess;

/* A square with the fewest digits, and its lowest. */
static guess choose(const kt_places *board) {
    guess chosen = {0};
    unsigned fewest = 10;
    for (unsigned b = 0; b < 3; b++) {
        uint32_t one = 0, two = 0, three = 0, four = 0;
        for (unsigned d = 0; d < 9; d++) {
            uint32_t at = board->at[b][d];
            four |= three & at;
            three |= two & at;
            two |= one & at;
            one |= at;
        }
        uint32_t open = board->open[b];
        uint32_t sizes[] = {open & ~three, open & ~four, open};
        for (unsigned n = 2; n < fewest && n < 5; n++) {
            if (sizes[n - 2] == 0) continue;
            fewest = n;
            chosen.band = b;
            chosen.square = sizes[n - 2] & -sizes[n - 2];
        }
        if (fewest == 2) break;
    }
    while ((board->at[chosen.band][chosen.digit] & chosen.square) == 0) chosen.digit++;
    return chosen;
}

void kt_band_begin(kt_band *band, const kt_places *board) {
    band->stack[0] = (kt_band_level){*board, {0777, 0777, 0777}};
    band->depth = 1;
}

/* Goes one level up with the digit in the square; the level below goes on without it. */
static void branch(kt_band *band, guess g) {
    kt_band_level *below = &band->stack[band->depth - 1], *above = below + 1;
    if (band->depth++ == KT_BAND_LEVELS) __builtin_trap();
    worklist work = {{0, 0, 0}};
    above->board = below->board;
    below->board.at[g.band][g.digit] &= ~g.square;
    memset(below->changed, 0, sizeof below->changed);
    below->changed[g.band] = 1u << g.digit;

    above->board.at[g.band][g.digit] &= ~kt_band_boxes[__builtin_ctz(g.square)] | g.square;
    close_squares(&above->board, &work, g.band, g.digit, g.square);
    work.band[g.band] |= 1u << g.digit;
    memcpy(above->changed, work.band, sizeof above->changed);
}

bool kt_band_run(kt_band *band, kt_tally *tally, uint32_t budget) {
    while (band->depth > 0) {
        kt_band_level *level = &band->stack[band->depth - 1];
        kt_places *board = &level->board;
        worklist work = {{level->changed[0], level->changed[1], level->changed[2]}};
        if (!propagate(board, work)) {
            band->depth--;
            continue;
        }
        if ((board->open[0] | board->open[1] | board->open[2]) == 0) {
            band->depth--;
            if (tally->count++ == 0) kt_places_write(board, tally->solution);
            if (tally->count == tally->limit) return true;
            continue;
        }
        memset(level->changed, 0, sizeof level->changed);
        if (budget == 0) return false;
        budget--;
        tally->guesses++;
        branch(band, choose(board));
    }
    return true;
}

void kt_band_show(const kt_band *band, kt_places *board) {
    *board = band->stack[0].board;
}
