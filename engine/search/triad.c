/* triad.c - the triad engine. Knows candidates only, no methods and no events.
 *
 * The one idea: three boxes on a diagonal share no band and no stack, so together they meet all
 * six. Each takes from its band and its stack what these still allow, settles what follows inside,
 * and gives back in which of its rows and columns each digit can still lie; a box without news from
 * them is skipped. The diagonals take turns.
 *
 * A triad is the part of a row or column inside one box. A digit lies in the three triads that it
 * has in a band in one of six ways, the permutations of three rows over three boxes: in way k < 3 it lies in
 * box j in row k + j, in way 3 + k in row k - j (mod 3). A band is therefore six sets of digits, one for
 * each way, and a stack likewise. In a box four things are found:
 *   - a square with one digit, which no other square of the box can have;
 *   - a digit with one square;
 *   - digits that a row or column of the box lacks altogether: the ways in which they lie there are
 *     struck out (pointing, claiming and the rest between bands and boxes);
 *   - a triad in which three digits must lie: no other can.
 *
 * The search does not finish all of this before it guesses: it is enough that each diagonal had a
 * turn in which no box settled anything. The rest is done after the guess; if nothing is left to
 * guess, `is_solution` looks at everything once.
 *
 * Boxes of 9-bit sets in vectors, their triads, and the six ways of a band are an idea of Tom
 * Dillon (tdoku, https://t-dillon.github.io/tdoku), as is guessing by band and digit.
 */
#include <string.h>

#include "search/triad.h"

#define ALL 0x1FFu
#define ANY 0xFFFFu
#define ALWAYS_INLINE static inline __attribute__((always_inline))
#define PAIRS(a, b, c) \
    { a, a, b, b, c, c, 0, 0 }
#define BYTES(low, high) (uint16_t)((low) | (high) << 8)
#define BYTE(low) BYTES(low, 0xFF)

/* --- Where things lie in a vector ------------------------------------------------------------------
 *
 * Lanes 2c and 2c + 1 of a box's `upper` are its squares in column c, rows 0 and 1; of `lower` both are
 * the square in row 2. Triads are told likewise: lane 2n is row n, lane 2n + 1 column n. Lanes 6 and 7
 * are not used. So the next column or triad is always 32 bits away. */

#define NEXT(x) KT_V8_SHUFFLE(x, x, 2, 3, 4, 5, 0, 1, 6, 7)
#define LAST(x) KT_V8_SHUFFLE(x, x, 4, 5, 0, 1, 2, 3, 6, 7)
#define SWAPPED(x) KT_V8_SHUFFLE(x, x, 1, 0, 3, 2, 5, 4, 7, 6)
#define FIRST_PAIR(x) KT_V8_SHUFFLE(x, x, 0, 1, 0, 1, 0, 1, 0, 1)
#define SECOND_PAIR(x) KT_V8_SHUFFLE(x, x, 2, 3, 2, 3, 2, 3, 2, 3)

#define L(n) KT_V8_LANE(n)
#define NO KT_V8_NO_LANE
#define TO_ROWS(a, b, c) \
    { L(a), L(b), L(c), L(c), NO, NO, NO, NO }
#define TO_COLUMNS(a, b, c) \
    { L(a), L(a), L(b), L(b), L(c), L(c), NO, NO }
#define TO_WAYS(a, b, c, d, e, f) \
    { L(a), L(b), L(c), L(d), L(e), L(f), NO, NO }

/* For each of the three boxes of a band: the way, below 3 and above, that puts a digit in row 0, 1, 2;
 * as two pairs, (0, 1) and (2, 2). */
static const kt_v8 rows_of_ways[3][2] = {
    {TO_ROWS(0, 1, 2), TO_ROWS(3, 4, 5)},
    {TO_ROWS(2, 0, 1), TO_ROWS(4, 5, 3)},
    {TO_ROWS(1, 2, 0), TO_ROWS(5, 3, 4)},
};

/* The same for the boxes of a stack, and columns. */
static const kt_v8 columns_of_ways[3][2] = {
    {TO_COLUMNS(0, 1, 2), TO_COLUMNS(3, 4, 5)},
    {TO_COLUMNS(2, 0, 1), TO_COLUMNS(4, 5, 3)},
    {TO_COLUMNS(1, 2, 0), TO_COLUMNS(5, 3, 4)},
};

/* And back: for each way the triad where a digit then lies, in the boxes of a band and of a stack. */
static const kt_v8 ways_of_rows[3] = {
    TO_WAYS(0, 2, 4, 0, 2, 4),
    TO_WAYS(2, 4, 0, 4, 0, 2),
    TO_WAYS(4, 0, 2, 2, 4, 0),
};
static const kt_v8 ways_of_columns[3] = {
    TO_WAYS(1, 3, 5, 1, 3, 5),
    TO_WAYS(3, 5, 1, 5, 1, 3),
    TO_WAYS(5, 1, 3, 3, 5, 1),
};

static const uint8_t stack_of_box[9] = {0, 1, 2, 1, 2, 0, 2, 0, 1};

/* --- What follows without a guess ------------------------------------------------------------- */

/* The results of a turn of three boxes. */
typedef struct {
    kt_v8 least;   /* empty in a lane where a square has no digit left */
    kt_v8 digits;  /* not all in a lane where a box has no place for one */
    kt_v8 settled; /* not empty where something was settled inside a box */
} turn;

typedef struct {
    kt_v8 upper, lower;
} box;

/* A box of the band and stack, with what they allow. */
static inline box allowed(const kt_triad_state *state, unsigned n, unsigned i, unsigned j) {
    kt_v8 band = state->ways[i], stack = state->ways[3 + j];
    kt_v8 rows = kt_v8_pick(band, rows_of_ways[j][0]) | kt_v8_pick(band, rows_of_ways[j][1]);
    kt_v8 columns =
        kt_v8_pick(stack, columns_of_ways[i][0]) | kt_v8_pick(stack, columns_of_ways[i][1]);
    return (box){state->upper[n] & columns & FIRST_PAIR(rows),
                 state->lower[n] & columns & SECOND_PAIR(rows)};
}

/* The squares that have one digit or the only place of a digit, with that digit, and all others
 * without these digits. */
static inline box settle_squares(box b, turn *t) {
    kt_v8 swapped = SWAPPED(b.upper), either = b.upper | swapped;
    kt_v8 column = either | b.lower, others = NEXT(column) | LAST(column);
    kt_v8 twice = (b.upper & swapped) | (b.lower & either) | others;
    kt_v8 upper = b.upper & (kt_v8_where_empty(kt_v8_but_lowest(b.upper)) | ~twice);
    kt_v8 lower = b.lower & (kt_v8_where_empty(kt_v8_but_lowest(b.lower)) | ~twice);
    kt_v8 found = upper | lower;
    found |= SWAPPED(found);
    found |= NEXT(found) | LAST(found);
    box left = {upper | (b.upper & ~found & kt_v8_where_empty(upper)),
                lower | (b.lower & ~found & kt_v8_where_empty(lower))};
    t->least = kt_v8_smaller(t->least, kt_v8_smaller(left.upper, left.lower));
    t->digits &= column | others;
    t->settled |= (b.upper ^ left.upper) | (b.lower ^ left.lower);
    return left;
}

/* The digits of each triad, those of rows in the even lanes and of columns in the odd ones. */
static inline kt_v8 triads_of(box b) {
    kt_v8 columns = b.upper | (kt_v8)((kt_v4)b.upper << 16) | b.lower; /* in the odd lanes */
    kt_v8 rows = b.upper | NEXT(b.upper) | LAST(b.upper);
    kt_v8 row1 = (kt_v8)((kt_v4)rows >> 16);
    kt_v8 row2 = b.lower | NEXT(b.lower) | LAST(b.lower);
    rows = KT_V8_SHUFFLE(KT_V8_SHUFFLE(rows, row1, 0, 1, 10, 3, 4, 5, 6, 7), row2, 0, 1, 2, 3, 12,
                         5, 6, 7);
    return KT_V8_SHUFFLE(rows, columns, 0, 9, 2, 11, 4, 13, 6, 15);
}

/* The triads of a box: where three digits must lie, there is no room for others. */
static inline kt_v8 settle_triads(box b, turn *t) {
    kt_v8 triads = triads_of(b);
    kt_v8 must = triads & ~(NEXT(triads) | LAST(triads));
    kt_v8 fewer = kt_v8_where_empty(kt_v8_but_lowest(kt_v8_but_lowest(must)));
    kt_v8 left = triads & (must | fewer);
    t->settled |= triads ^ left;
    return left;
}

/* No lane of `least` is empty, and all digits are in each of `digits`. */
static inline bool is_full(kt_v8 least, kt_v8 digits) {
    const kt_v8 used = PAIRS(ANY, ANY, ANY);
    return kt_v8_is_empty((kt_v8_where_empty(least) | (digits ^ kt_v8_all(ALL))) & used);
}

/* Box n, in the band i and the stack j. */
ALWAYS_INLINE void take_box(kt_triad_state *state, unsigned n, unsigned i, unsigned j, turn *t) {
    box news = allowed(state, n, i, j);
    if (kt_v8_is_empty((news.upper ^ state->upper[n]) | (news.lower ^ state->lower[n]))) return;
    box b = settle_squares(news, t);
    kt_v8 triads = settle_triads(b, t);
    state->upper[n] = b.upper;
    state->lower[n] = b.lower;
    state->ways[i] &= kt_v8_pick(triads, ways_of_rows[j]);
    state->ways[3 + j] &= kt_v8_pick(triads, ways_of_columns[i]);
}

/* The progress of `settle`. */
typedef struct {
    unsigned turns; /* how many are left if nothing more is settled */
    bool is_sound;  /* no contradiction was met */
} course;

/* The three boxes of a diagonal; a copy of the code for each, since all its tables are then constants.
 * False: this was the last turn. */
ALWAYS_INLINE bool take_turn(kt_triad_state *state, unsigned diagonal, course *c) {
    const kt_v8 full = kt_v8_all(ALL);
    turn t = {full, full, kt_v8_all(0)};
    take_box(state, 3 * diagonal, 0, diagonal, &t);
    take_box(state, 3 * diagonal + 1, 1, (diagonal + 1) % 3, &t);
    take_box(state, 3 * diagonal + 2, 2, (diagonal + 2) % 3, &t);
    c->turns = kt_v8_is_empty(t.settled) ? c->turns - 1 : 3;
    c->is_sound = is_full(t.least, t.digits);
    return c->is_sound && c->turns > 0;
}

/* Turn by turn, until each diagonal had one in which nothing was settled. False: there is no solution. */
static bool settle(kt_triad_state *state) {
    course c = {3, true};
    while (take_turn(state, 0, &c) && take_turn(state, 1, &c) && take_turn(state, 2, &c)) {}
    return c.is_sound;
}

/* --- Solutions -------------------------------------------------------------------------------- */

/* When no way is open any more, a solution has one way for each digit in each band, and a digit for
 * each square where these meet. Then each of a box's nine digits has a square of its own. */
static bool is_solution(kt_triad_state *state) {
    kt_v8 least = kt_v8_all(ALL), digits = kt_v8_all(ALL);
    for (unsigned n = 0; n < 9; n++) {
        box b = allowed(state, n, n % 3, stack_of_box[n]);
        state->upper[n] = b.upper;
        state->lower[n] = b.lower;
        least = kt_v8_smaller(least, kt_v8_smaller(b.upper, b.lower));
    }
    for (unsigned k = 0; k < 6; k++) {
        kt_v8 ways = state->ways[k] | NEXT(state->ways[k]) | LAST(state->ways[k]);
        digits &= ways | SWAPPED(ways);
    }
    return is_full(least, digits);
}

/* Box by box, nine squares with one digit each become characters. The factor is a de Bruijn number: the
 * upper four bits of its product with a digit's bit differ for each digit. */
static void write_solution(const kt_triad_state *state, uint8_t solution[81]) {
    static const kt_v8 rows = {BYTES(0, 4), BYTE(8), BYTES(2, 6), BYTE(10),
                               BYTES(1, 5), BYTE(9), NO,          NO};
    static const kt_v8 characters = {BYTES('1', '2'), BYTES('3', '6'), BYTES('4', 0), BYTES('7', 0),
                                     BYTES(0, '5'),   BYTES('9', 0),   BYTES(0, '8'), BYTES(0, 0)};
    const kt_v8 factor = kt_v8_all(0x09AF), third = kt_v8_all(0x0F00);
    uint64_t lines[9] = {0};
    uint8_t last[9];
    for (unsigned stack = 0; stack < 3; stack++) {
        for (unsigned band = 0; band < 3; band++) {
            unsigned n = 3 * ((stack + 3 - band) % 3) + band;
            kt_v8 upper = state->upper[n] * factor >> 12;
            kt_v8 lower = (state->lower[n] * factor >> 4) & third;
            kt_v4 words = (kt_v4)kt_v8_pick(kt_v8_pick(characters, upper | lower), rows);
            for (unsigned r = 0; r < 3; r++) {
                lines[3 * band + r] |= (uint64_t)words[r] << 24 * stack;
                last[3 * band + r] = (uint8_t)(words[r] >> 16);
            }
        }
    }
    for (unsigned r = 0; r < 9; r++) {
        memcpy(solution + 9 * r, &lines[r], 8);
        solution[9 * r + 8] = last[r];
    }
}

/* --- Guesses ---------------------------------------------------------------------------------- */

static unsigned count_bits(const kt_v8_kept *ways) {
    uint64_t halves[2];
    memcpy(halves, ways, sizeof halves);
    return (unsigned)(__builtin_popcountll(halves[0]) + __builtin_popcountll(halves[1]));
}

/* The band or stack with the fewest ways that still has a choice; 6 if none has. */
static unsigned choose_band(const kt_triad_state *state) {
    unsigned chosen = 6, fewest = 55;
    for (unsigned k = 0; k < 6; k++) {
        unsigned ways = count_bits(&state->ways[k]);
        if (ways > 9 && ways < fewest) {
            fewest = ways;
            chosen = k;
        }
    }
    return chosen;
}

/* Of its digits one with two ways, else with three, else with more. */
static unsigned choose_digit(const uint16_t ways[8]) {
    unsigned one = 0, two = 0, three = 0, four = 0; /* digits with that many ways and more */
    for (unsigned k = 0; k < 6; k++) {
        four |= three & ways[k];
        three |= two & ways[k];
        two |= one & ways[k];
        one |= ways[k];
    }
    unsigned best = (two & ~three) != 0    ? two & ~three
                    : (three & ~four) != 0 ? three & ~four
                                           : four;
    return best & (0 - best);
}

/* Puts the digit into its first way in the last state of the stack, and forbids that in the one
 * before. */
static void branch(kt_triad *triad, unsigned band) {
    static const kt_v8 lanes[6] = {{ANY},          {0, ANY},          {0, 0, ANY},
                                   {0, 0, 0, ANY}, {0, 0, 0, 0, ANY}, {0, 0, 0, 0, 0, ANY}};
    kt_triad_state *state = &triad->stack[triad->depth - 1];
    if (triad->depth == 55) __builtin_trap();
    triad->depth++;
    for (unsigned n = 0; n < 9; n++) {
        state[1].upper[n] = state[0].upper[n];
        state[1].lower[n] = state[0].lower[n];
    }
    for (unsigned k = 0; k < 6; k++) state[1].ways[k] = state[0].ways[k];
    uint16_t each[8];
    memcpy(each, &state->ways[band], sizeof each);
    unsigned digit = choose_digit(each), way = 0;
    while ((each[way] & digit) == 0) way++;
    kt_v8 ways = state->ways[band], everywhere = kt_v8_all((uint16_t)digit);
    kt_v8 there = everywhere & lanes[way];
    state[0].ways[band] = ways & ~there;
    state[1].ways[band] = (ways & ~everywhere) | there;
}

/* --- The engine ------------------------------------------------------------------------------- */

/* The three boxes of a band, from the squares of its nine digits. Something in the lanes that are never
 * allowed is news: each box is looked at once, whatever the ways tell. */
static void begin_band(kt_triad_state *state, unsigned i, const uint32_t subbands[9]) {
    static const kt_v8 squares[3] = {PAIRS(1, 2, 4), PAIRS(8, 16, 32), PAIRS(64, 128, 256)};
    const kt_v8 none = kt_v8_all(0), unseen = {0, 0, 0, 0, 0, 0, ALL, ALL};
    kt_v8 upper[3] = {unseen, unseen, unseen}, lower[3] = {none, none, none};
    for (unsigned d = 0; d < 9; d++) {
        uint32_t rows = (subbands[d] & ALL) | (subbands[d] >> 9 & ALL) << 16;
        kt_v8 two = (kt_v8)(kt_v4){rows, rows, rows, rows};
        kt_v8 third = kt_v8_all((uint16_t)(subbands[d] >> 18));
        kt_v8 digit = kt_v8_all((uint16_t)(1u << d));
        for (unsigned j = 0; j < 3; j++) {
            upper[j] |= digit & ~kt_v8_where_empty(two & squares[j]);
            lower[j] |= digit & ~kt_v8_where_empty(third & squares[j]);
        }
    }
    for (unsigned diagonal = 0; diagonal < 3; diagonal++) {
        unsigned n = 3 * diagonal + i;
        state->upper[n] = upper[stack_of_box[n]];
        state->lower[n] = lower[stack_of_box[n]];
    }
}

static void begin_ways(kt_triad *triad) {
    for (unsigned k = 0; k < 6; k++) triad->stack[0].ways[k] = (kt_v8)PAIRS(ALL, ALL, ALL);
    triad->depth = 1;
    triad->is_settled = false;
}

void kt_triad_begin(kt_triad *triad, const kt_places *board) {
    for (unsigned i = 0; i < 3; i++) begin_band(&triad->stack[0], i, board->at[i]);
    begin_ways(triad);
}

static uint32_t four_bytes(const uint8_t *at) {
    uint32_t word;
    memcpy(&word, at, 4);
    return word;
}

/* Characters, one in each lane, as sets: the digits 1 to 8 by a table. */
static inline kt_v8 sets_of(kt_v8 characters) {
    static const kt_v8 first_eight = {
        BYTES(0, 1), BYTES(2, 4), BYTES(8, 16), BYTES(32, 64), BYTES(128, 0), 0, 0, 0};
    return kt_v8_pick(first_eight, characters) |
           ((kt_v8)(characters == kt_v8_all(9)) & kt_v8_all(256));
}

/* The givens of a box at the text of its first square. */
static inline box givens_at(const uint8_t *at) {
    static const kt_v8 two_rows = {BYTE(0), BYTE(4), BYTE(1), BYTE(5), BYTE(2), BYTE(6), NO, NO};
    static const kt_v8 third_row = {BYTE(8), BYTE(8), BYTE(9), BYTE(9), BYTE(10), BYTE(10), NO, NO};
    kt_v4 rows = {four_bytes(at), four_bytes(at + 9), four_bytes(at + 18), 0};
    kt_v8 numbers = (kt_v8)rows & kt_v8_all(0x0F0F);
    return (box){sets_of(kt_v8_pick(numbers, two_rows)), sets_of(kt_v8_pick(numbers, third_row))};
}

/* The ways tell from the beginning what the givens forbid, so boxes that have no news can wait. */
void kt_triad_read(kt_triad *triad, const uint8_t text[82]) {
    const kt_v8 full = PAIRS(ALL, ALL, ALL);
    kt_triad_state *state = &triad->stack[0];
    begin_ways(triad);
    for (unsigned n = 0; n < 9; n++) {
        unsigned i = n % 3, j = stack_of_box[n];
        box givens = givens_at(text + 27 * i + 3 * j);
        kt_v8 triads = triads_of(givens);
        kt_v8 elsewhere = NEXT(triads) | LAST(triads);
        kt_v8 rest = full & ~(triads | elsewhere);
        state->upper[n] = givens.upper | (kt_v8_where_empty(givens.upper) & rest);
        state->lower[n] = givens.lower | (kt_v8_where_empty(givens.lower) & rest);
        state->ways[i] &= ~kt_v8_pick(elsewhere, ways_of_rows[j]);
        state->ways[3 + j] &= ~kt_v8_pick(elsewhere, ways_of_columns[i]);
    }
}

bool kt_triad_run(kt_triad *triad, kt_tally *tally, uint32_t budget) {
    while (triad->depth > 0) {
        kt_triad_state *state = &triad->stack[triad->depth - 1];
        bool sound = triad->is_settled || settle(state);
        unsigned band = sound ? choose_band(state) : 6;
        triad->is_settled = band < 6;
        if (band == 6) {
            triad->depth--;
            if (!sound || !is_solution(state)) continue;
            if (tally->count++ == 0) write_solution(state, tally->solution);
            if (tally->count == tally->limit) return true;
            continue;
        }
        if (budget == 0) return false;
        budget--;
        tally->guesses++;
        branch(triad, band);
        triad->is_settled = false;
    }
    return true;
}

void kt_triad_show(const kt_triad *triad, kt_places *board) {
    memset(board->at, 0, sizeof board->at);
    for (unsigned n = 0; n < 9; n++) {
        uint16_t upper[8], lower[8];
        memcpy(upper, &triad->stack[0].upper[n], sizeof upper);
        memcpy(lower, &triad->stack[0].lower[n], sizeof lower);
        for (unsigned i = 0; i < 9; i++) {
            unsigned row = i / 3, column = i % 3;
            uint32_t digits = row < 2 ? upper[2 * column + row] : lower[2 * column];
            uint32_t square = 1u << (9 * row + 3 * stack_of_box[n] + column);
            for (; digits != 0; digits &= digits - 1) {
                board->at[n % 3][__builtin_ctz(digits)] |= square;
            }
        }
    }
}
