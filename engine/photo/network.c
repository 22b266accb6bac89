/* network.c - see network.h. */
#include "photo/network.h"

typedef struct {
    const int8_t *weights; /* by channel out, channel in, row, column */
    const int32_t *biases;
    uint8_t shift;
    unsigned in, out; /* channels */
    int side;         /* of what goes in */
    int margin;       /* 1: what is outside counts as 0; 0: the result is smaller by two */
} layer;

static uint8_t to_byte(int32_t sum, unsigned shift) {
    int32_t value = sum > 0 ? (sum + (1 << (shift - 1))) >> shift : 0;
    return (uint8_t)(value < 255 ? value : 255);
}

/* Adds one channel times one weight to the sums, moved by a row and a column. */
static void add(const uint8_t *values, int side, int weight, int down, int aside, int32_t *sums,
                int width) {
    int top = down < 0 ? -down : 0, left = aside < 0 ? -aside : 0;
    for (int y = top; y < width && y + down < side; y++) {
        const uint8_t *row = values + (y + down) * side + aside;
        int32_t *to = sums + y * width;
        int end = side - aside < width ? side - aside : width;
        for (int x = left; x < end; x++) to[x] += weight * row[x];
    }
}

/* The sums of one channel out. */
static void convolve(const layer *l, unsigned channel, const uint8_t *values, int32_t *sums) {
    int width = l->side - 2 + 2 * l->margin;
    for (int i = 0; i < width * width; i++) sums[i] = l->biases[channel];
    for (unsigned in = 0; in < l->in; in++) {
        const int8_t *weights = l->weights + 9 * ((size_t)channel * l->in + in);
        const uint8_t *from = values + (size_t)in * (size_t)(l->side * l->side);
        for (int w = 0; w < 9; w++) {
            if (weights[w] == 0) continue; /* as a quarter of them is */
            add(from, l->side, weights[w], w / 3 - l->margin, w % 3 - l->margin, sums, width);
        }
    }
}

/* The greatest of each four. */
static void halve(const int32_t *sums, int width, unsigned shift, uint8_t *values) {
    for (int y = 0; y + 1 < width; y += 2) {
        for (int x = 0; x + 1 < width; x += 2) {
            const int32_t *at = sums + y * width + x;
            int32_t upper = at[0] > at[1] ? at[0] : at[1];
            int32_t lower = at[width] > at[width + 1] ? at[width] : at[width + 1];
            *values++ = to_byte(upper > lower ? upper : lower, shift);
        }
    }
}

void photo_network_ask(photo_network *network, const uint8_t ink[SQUARE_PIXELS],
                       int32_t answers[NETWORK_ANSWERS]) {
    const layer first = {
        photo_weights_1, photo_biases_1, photo_shifts[0], 1, NETWORK_FIRST, SQUARE_SIDE, 1};
    const layer second = {photo_weights_2,
                          photo_biases_2,
                          photo_shifts[1],
                          NETWORK_FIRST,
                          NETWORK_SECOND,
                          SQUARE_SIDE / 2,
                          1};
    const layer third = {photo_weights_3,
                         photo_biases_3,
                         photo_shifts[2],
                         NETWORK_SECOND,
                         NETWORK_THIRD,
                         SQUARE_SIDE / 4,
                         0};
    for (unsigned c = 0; c < first.out; c++) {
        convolve(&first, c, ink, network->sums);
        halve(network->sums, SQUARE_SIDE, first.shift, network->first[c]);
    }
    for (unsigned c = 0; c < second.out; c++) {
        convolve(&second, c, network->first[0], network->sums);
        halve(network->sums, SQUARE_SIDE / 2, second.shift, network->second[c]);
    }
    for (unsigned c = 0; c < third.out; c++) {
        convolve(&third, c, network->second[0], network->sums);
        for (unsigned i = 0; i < NETWORK_SIDE * NETWORK_SIDE; i++)
            network->third[c][i] = to_byte(network->sums[i], third.shift);
    }
    const uint8_t *values = network->third[0];
    for (unsigned a = 0; a < NETWORK_ANSWERS; a++) {
        const int8_t *weights = photo_weights_4 + a * sizeof network->third;
        int32_t sum = photo_biases_4[a];
        for (unsigned i = 0; i < sizeof network->third; i++) sum += weights[i] * values[i];
        answers[a] = sum >> photo_shifts[3];
    }
}
