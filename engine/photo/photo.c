/* photo.c - see photo.h. */
#include "photo/photo.h"

#include <string.h>

#include "photo/symmetry.h"

enum { DECIDED = 1500 }; /* more sureness of a square does not count */

static void begin(photo_state *state) {
    state->phase = PHOTO_ROWS;
    state->has_grid = false;
    state->turn = 0;
    state->next = 0;
    memset(state->sureness, 0, sizeof state->sureness);
}

void photo_begin(photo_state *state, uint32_t width, uint32_t height, uint32_t channels) {
    begin(state);
    state->grid.passed_count = 0;
    photo_picture_begin(&state->picture, width, height, channels);
}

bool photo_next(photo_state *state) {
    if (!state->has_grid || !photo_grid_pass(&state->grid)) return false;
    begin(state);
    return true;
}

unsigned photo_turned(unsigned side, unsigned at, unsigned turn) {
    unsigned row = at / side, column = at % side, last = side - 1;
    switch (turn) {
    case 0:
        return at;
    case 1:
        return column * side + last - row;
    case 2:
        return side * side - 1 - at;
    default:
        return (last - column) * side + row;
    }
}

static void ask(photo_state *state, unsigned square, unsigned turn,
                int32_t answers[NETWORK_ANSWERS]) {
    uint8_t ink[SQUARE_PIXELS];
    for (unsigned i = 0; i < SQUARE_PIXELS; i++)
        ink[i] = state->squares.ink[square][photo_turned(SQUARE_SIDE, i, turn)];
    photo_network_ask(&state->network, ink, answers);
}

/* --- Which side is up ------------------------------------------------------------------------- */

/* Some squares with ink, spread over the grid: most digits look like one upside down, too, but not all do. */
static void choose_tried(photo_state *state) {
    const photo_squares *squares = &state->squares;
    uint8_t inked[81];
    unsigned count = 0;
    for (unsigned s = 0; s < 81; s++) {
        if (squares->boxes[s].width > 0 && 2 * squares->strongest[s] > squares->reference)
            inked[count++] = (uint8_t)s;
    }
    if (count == 0) inked[count++] = 40;
    for (unsigned i = 0; i < PHOTO_TRIED; i++) state->tried[i] = inked[i * count / PHOTO_TRIED];
}

/* How much likelier the likeliest digit is than any other answer. */
static int32_t sureness_of(const int32_t answers[NETWORK_ANSWERS]) {
    unsigned best = 1;
    for (unsigned a = 2; a <= 9; a++) {
        if (answers[a] > answers[best]) best = a;
    }
    int32_t margin = DECIDED;
    for (unsigned a = 0; a <= 9; a++) {
        if (a != best && answers[best] - answers[a] < margin) margin = answers[best] - answers[a];
    }
    return margin;
}

static void try_turn(photo_state *state) {
    int32_t answers[NETWORK_ANSWERS];
    unsigned turn = state->next % 4;
    ask(state, state->tried[state->next / 4], turn, answers);
    state->sureness[turn] += sureness_of(answers);
    if (++state->next < 4 * PHOTO_TRIED) return;
    for (unsigned t = 1; t < 4; t++) {
        if (state->sureness[t] > state->sureness[state->turn]) state->turn = t;
    }
    state->phase = PHOTO_ASKS;
    state->next = 0;
}

/* --- The squares ------------------------------------------------------------------------------ */

static void ask_next(photo_state *state) {
    int32_t answers[NETWORK_ANSWERS], most = INT32_MIN;
    unsigned square = state->next;
    ask(state, photo_turned(9, square, state->turn), state->turn, answers);
    for (unsigned a = 0; a <= 9; a++) most = answers[a] > most ? answers[a] : most;
    int32_t *prices = state->reader.prices[square].of;
    prices[0] = most - answers[0];
    for (unsigned d = 1; d <= 9; d++) prices[d] = prices[READING_HAND + d] = most - answers[d];
    state->kinds[photo_turned(9, square, state->turn)] = answers[10];
    state->next++;
}

static bool is_digit(const int32_t *prices) {
    for (unsigned a = 1; a < READING_ANSWERS; a++) {
        if (prices[a] < prices[0]) return true;
    }
    return false;
}

/* Once all squares are known: what is printed. */
static void price_kinds(photo_state *state) {
    bool are_digits[81];
    int32_t strange[81];
    for (unsigned s = 0; s < 81; s++)
        are_digits[photo_turned(9, s, state->turn)] = is_digit(state->reader.prices[s].of);
    photo_kinds_compare(&state->squares, are_digits, state->turn, state->kinds, strange);
    for (unsigned s = 0; s < 81; s++) {
        int32_t hand = state->kinds[photo_turned(9, s, state->turn)];
        int32_t *prices = state->reader.prices[s].of;
        for (unsigned d = 1; d <= 9; d++) {
            prices[d] += strange[photo_turned(9, s, state->turn)];
            if (hand > 0) prices[d] += hand;
            if (hand < 0) prices[READING_HAND + d] -= hand;
        }
    }
}

static void cheapen(int32_t *prices) {
    int32_t least = prices[0];
    for (unsigned a = 1; a < READING_ANSWERS; a++) least = prices[a] < least ? prices[a] : least;
    for (unsigned a = 0; a < READING_ANSWERS; a++) prices[a] -= least;
}

/* Most people fill in all of a puzzle or nothing: where most squares are empty a handwritten digit costs more, where most
 * are not an empty square does. */
static void price_filling(photo_state *state) {
    unsigned empty = 0, written = 0;
    for (unsigned s = 0; s < 81; s++) {
        empty += !is_digit(state->reader.prices[s].of);
        written += is_digit(state->reader.prices[s].of) &&
                   state->kinds[photo_turned(9, s, state->turn)] > 0;
    }
    int32_t more = photo_likelier((float)empty + 1, (float)written + 1);
    for (unsigned s = 0; s < 81; s++) {
        int32_t *prices = state->reader.prices[s].of;
        if (more < 0) prices[0] -= more;
        for (unsigned d = 1; d <= 9 && more > 0; d++) prices[READING_HAND + d] += more;
        cheapen(prices);
    }
}

static void seek(photo_state *state) {
    if (!photo_grid_advance(&state->grid, &state->picture.small)) return;
    state->has_grid = state->grid.best > 0;
    state->phase = state->has_grid ? PHOTO_TURNS : PHOTO_DONE;
    if (!state->has_grid) return;
    photo_squares_cut(&state->squares, &state->picture, &state->grid.nodes);
    choose_tried(state);
}

bool photo_advance(photo_state *state, const photo_rules *rules) {
    switch (state->phase) {
    case PHOTO_ROWS:
        photo_grid_begin(&state->grid, &state->picture.small);
        state->phase = PHOTO_SEEKS;
        break;
    case PHOTO_SEEKS:
        seek(state);
        break;
    case PHOTO_TURNS:
        try_turn(state);
        break;
    case PHOTO_ASKS:
        ask_next(state);
        if (state->next < 81) break;
        price_kinds(state);
        price_filling(state);
        photo_symmetry_price(state->reader.prices);
        photo_reading_begin(&state->reader, rules);
        state->phase = PHOTO_READS;
        break;
    case PHOTO_READS:
        if (photo_reading_advance(&state->reader, rules)) state->phase = PHOTO_DONE;
        break;
    case PHOTO_DONE:
        break;
    }
    return state->phase == PHOTO_DONE;
}
