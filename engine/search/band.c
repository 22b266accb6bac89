/* band.c - the band engine. Knows candidates only, no methods and no events.
 *
 * The one idea: of a digit, a band holds three places, one in each row and in each box. So the three
 * by three pieces of three squares (minirows) in which it may stand are one of six permutation
 * matrices, and what a set of minirows still allows is the union of those that it contains: one
 * look-up with 9 bits. The same holds for the columns of a stack. After bands and stacks agree, a
 * minirow that every matrix contains and that has one square left settles that square.
 *
 * After the band solvers of the New Sudoku Players' Forum (zhouyundong, champagne, JasonLion).
 */
#include "search/band.h"

/* --- What a 9-bit pattern of minirows (bit 3 * row + box) allows and forces ----------------------- */

#define M0 0421u /* a row a digit, a box a bit */
#define M1 0241u
#define M2 0412u
#define M3 0142u
#define M4 0214u
#define M5 0124u
#define IN(p, m) (((p) & (m)) == (m))
#define ALLOWS(p) \
    ((IN(p, M0) ? M0 : 0) | (IN(p, M1) ? M1 : 0) | (IN(p, M2) ? M2 : 0) | (IN(p, M3) ? M3 : 0) | \
     (IN(p, M4) ? M4 : 0) | (IN(p, M5) ? M5 : 0))
#define FORCES(p) \
    ((IN(p, M0) ? M0 : 0777u) & (IN(p, M1) ? M1 : 0777u) & (IN(p, M2) ? M2 : 0777u) & \
     (IN(p, M3) ? M3 : 0777u) & (IN(p, M4) ? M4 : 0777u) & (IN(p, M5) ? M5 : 0777u))
#define EACH8(F, p) F(p), F(p + 1), F(p + 2), F(p + 3), F(p + 4), F(p + 5), F(p + 6), F(p + 7)
#define EACH64(F, p) \
    EACH8(F, p), EACH8(F, p + 8), EACH8(F, p + 16), EACH8(F, p + 24), EACH8(F, p + 32), \
        EACH8(F, p + 40), EACH8(F, p + 48), EACH8(F, p + 56)
#define EACH512(F) \
    EACH64(F, 0), EACH64(F, 64), EACH64(F, 128), EACH64(F, 192), EACH64(F, 256), EACH64(F, 320), \
        EACH64(F, 384), EACH64(F, 448)

static const uint16_t allows[512] = {EACH512(ALLOWS)};
static const uint16_t forces[512] = {EACH512(FORCES)};

enum { FIRSTS = 0111111111, ROW = 0777 };

/* Minirows of a subband that hold a candidate. */
static uint32_t minirows(uint32_t subband) {
    uint32_t any = (subband | subband >> 1 | subband >> 2) & FIRSTS;
    uint32_t threes = (any | any >> 2 | any >> 4) & (7u | 7u << 9 | 7u << 18);
    return (threes | threes >> 6 | threes >> 12) & ROW;
}

/* All squares of some minirows. */
static uint32_t squares_of(uint32_t rows) {
    uint32_t threes = (rows | rows << 6 | rows << 12) & (7u | 7u << 9 | 7u << 18);
    uint32_t any = (threes | threes << 2 | threes << 4) & FIRSTS;
    return any * 7;
}

static uint32_t columns(uint32_t subband) {
    return (subband | subband >> 9 | subband >> 18) & ROW;
}

/* Leaves of the columns of three bands what the stacks allow. False: a column has no place. */
static bool agree_columns(uint32_t place[3]) {
    uint32_t in[3], left[3] = {0, 0, 0};
    for (unsigned b = 0; b < 3; b++) in[b] = columns(place[b]);
    for (unsigned shift = 0; shift < 9; shift += 3) {
        uint32_t pattern =
            (in[0] >> shift & 7) | (in[1] >> shift & 7) << 3 | (in[2] >> shift & 7) << 6;
        uint32_t allowed = allows[pattern];
        if (allowed == 0) return false;
        for (unsigned b = 0; b < 3; b++) left[b] |= (allowed >> 3 * b & 7) << shift;
    }
    for (unsigned b = 0; b < 3; b++) place[b] &= left[b] * (1u | 1u << 9 | 1u << 18);
    return true;
}

/* Bands and stacks of one digit until they agree. False: it has no place in some unit. */
static bool agree(uint32_t place[3]) {
    uint32_t before[3];
    do {
        for (unsigned b = 0; b < 3; b++) {
            before[b] = place[b];
            uint32_t allowed = allows[minirows(place[b])];
            if (allowed == 0) return false;
            place[b] &= squares_of(allowed);
        }
        if (!agree_columns(place)) return false;
    } while (before[0] != place[0] || before[1] != place[1] || before[2] != place[2]);
    return true;
}

/* The squares of a subband in which the digit must stand. */
static uint32_t settled(uint32_t subband) {
    uint32_t must = subband & squares_of(forces[minirows(subband)]);
    uint32_t a = must & FIRSTS, b = must >> 1 & FIRSTS, c = must >> 2 & FIRSTS;
    uint32_t one = (a ^ b ^ c) & ~(a & b & c);
    return must & one * 7;
}

/* Takes everything but digit d out of `squares`. Returns the digits that changed. */
static uint32_t clear_others(kt_band_state *state, unsigned d, unsigned b, uint32_t squares) {
    uint32_t changed = 0;
    for (unsigned e = 0; e < 9; e++) {
        if (e == d || (state->board.at[e][b] & squares) == 0) continue;
        state->board.at[e][b] &= ~squares;
        changed |= 1u << e;
    }
    return changed;
}

/* Takes digit d from the squares that see the one square of `bit`. */
static void clear_seen(kt_band_state *state, unsigned d, unsigned b, uint32_t bit) {
    uint32_t *place = state->board.at[d];
    unsigned at = (unsigned)__builtin_ctz(bit), row = at / 9 * 9, column = at % 9;
    uint32_t seen = 0777u << row | 07007007u << column / 3 * 3;
    for (unsigned i = 0; i < 3; i++) place[i] &= ~(0001001001u << column);
    place[b] = (place[b] & ~seen) | bit;
}

/* Settles squares with one digit left. False: a square has none. */
static bool lone_digits(kt_band_state *state, uint32_t *changed) {
    for (unsigned b = 0; b < 3; b++) {
        uint32_t one = 0, two = 0;
        for (unsigned d = 0; d < 9; d++) {
            two |= one & state->board.at[d][b];
            one |= state->board.at[d][b];
        }
        if (one != KT_BAND_SQUARES) return false;
        uint32_t lone = state->open[b] & ~two;
        state->open[b] &= ~lone;
        for (unsigned d = 0; lone != 0; d++) {
            uint32_t here = lone & state->board.at[d][b];
            lone &= ~here;
            for (; here != 0; here &= here - 1) {
                uint32_t bit = here & -here;
                if ((state->board.at[d][b] & bit) == 0) return false;
                clear_seen(state, d, b, bit);
                *changed |= 1u << d;
            }
        }
    }
    return true;
}

/* All that follows without a guess. False: there is no solution. */
static bool propagate(kt_band_state *state, uint32_t changed) {
    for (;;) {
        while (changed != 0) {
            unsigned d = (unsigned)__builtin_ctz(changed);
            changed &= changed - 1;
            uint32_t *place = state->board.at[d];
            if (!agree(place)) return false;
            for (unsigned b = 0; b < 3; b++) {
                uint32_t found = settled(place[b]) & state->open[b];
                if (found == 0) continue;
                state->open[b] &= ~found;
                changed |= clear_others(state, d, b, found);
            }
        }
        if (!lone_digits(state, &changed)) return false;
        if (changed == 0) return true;
    }
}

/* --- Guesses ------------------------------------------------------------------------------------- */

/* A square of the fewest digits, as band and bit. */
static uint32_t choose(const kt_band_state *state, unsigned *band) {
    unsigned fewest = 10;
    uint32_t chosen = 0;
    for (unsigned b = 0; b < 3; b++) {
        uint32_t at_least[10] = {state->open[b]};
        for (unsigned d = 0; d < 9; d++) {
            for (unsigned n = 4; n > 1; n--) at_least[n] |= at_least[n - 1] & state->board.at[d][b];
            at_least[1] |= state->board.at[d][b];
        }
        for (unsigned n = 2; n < fewest && n < 5; n++) {
            uint32_t these = state->open[b] & (n == 4 ? KT_BAND_SQUARES : ~at_least[n + 1]);
            if (these == 0) continue;
            fewest = n;
            chosen = these & -these;
            *band = b;
        }
    }
    return chosen;
}

static void write_solution(const kt_band_state *state, uint8_t solution[81]) {
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned d = 0; d < 9; d++) {
            if (state->board.at[d][s / 27] >> s % 27 & 1) solution[s] = (uint8_t)('1' + d);
        }
    }
}

static void open_board(kt_band_state *state, const kt_places *board) {
    state->board = *board;
    for (unsigned b = 0; b < 3; b++) state->open[b] = KT_BAND_SQUARES;
}

bool kt_band_settle(kt_places *board) {
    kt_band_state state;
    open_board(&state, board);
    bool sound = propagate(&state, 0777);
    *board = state.board;
    return sound;
}

void kt_band_begin(kt_band *band, const kt_places *board) {
    open_board(&band->stack[0], board);
    band->depth = 1;
}

bool kt_band_run(kt_band *band, kt_tally *tally, uint32_t budget) {
    while (band->depth > 0) {
        kt_band_state *state = &band->stack[band->depth - 1];
        if (!propagate(state, 0777)) {
            band->depth--;
            continue;
        }
        unsigned b = 0;
        if ((state->open[0] | state->open[1] | state->open[2]) == 0) {
            if (tally->count++ == 0) write_solution(state, tally->solution);
            band->depth--;
            if (tally->count == tally->limit) return true;
            continue;
        }
        if (budget == 0) return false;
        budget--;
        tally->guesses++;
        uint32_t bit = choose(state, &b);
        unsigned d = 0;
        while ((state->board.at[d][b] & bit) == 0) d++;
        if (band->depth == 82) __builtin_trap();
        band->depth++;
        state[1] = state[0];
        state->board.at[d][b] &= ~bit;
        clear_others(&state[1], d, b, bit);
    }
    return true;
}
