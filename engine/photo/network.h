/* network.h - what a square shows, as a small convolutional network sees it.
 *
 * The one idea: bytes in and bytes between the layers, weights of one byte, sums of 32 bits; so every machine gives the
 * same answers. scripts/photo/network.py is the same in floating point and learns; weights.c is what it has learnt.
 */
#ifndef KT_PHOTO_NETWORK_H
#define KT_PHOTO_NETWORK_H

#include "photo/squares.h"

/* Channels after each layer: three of 3 x 3, of which the first two halve the sides, then one of all to all. */
enum {
    NETWORK_FIRST = 16,
    NETWORK_SECOND = 32,
    NETWORK_THIRD = 48,
    NETWORK_SIDE = SQUARE_SIDE / 4 - 2, /* after the third layer, which has no margin */
    NETWORK_ANSWERS = 11
};

extern const int8_t photo_weights_1[9 * NETWORK_FIRST];
extern const int8_t photo_weights_2[9 * NETWORK_FIRST * NETWORK_SECOND];
extern const int8_t photo_weights_3[9 * NETWORK_SECOND * NETWORK_THIRD];
extern const int8_t photo_weights_4[NETWORK_SIDE * NETWORK_SIDE * NETWORK_THIRD * NETWORK_ANSWERS];
extern const int32_t photo_biases_1[NETWORK_FIRST];
extern const int32_t photo_biases_2[NETWORK_SECOND];
extern const int32_t photo_biases_3[NETWORK_THIRD];
extern const int32_t photo_biases_4[NETWORK_ANSWERS];
extern const uint8_t photo_shifts[4];

typedef struct {
    uint8_t first[NETWORK_FIRST][SQUARE_PIXELS / 4];
    uint8_t second[NETWORK_SECOND][SQUARE_PIXELS / 16];
    uint8_t third[NETWORK_THIRD][NETWORK_SIDE * NETWORK_SIDE];
    int32_t sums[SQUARE_PIXELS];
} photo_network;

/* The answers for the ink of a square, as logarithms times 256, known but for a number that is the same for the first ten:
 * how likely it is that it is empty (0) or has a digit (1 to 9); and if it has one, how much more likely it is that a hand
 * has written it than that it is printed (10). */
void photo_network_ask(photo_network *network, const uint8_t ink[SQUARE_PIXELS],
                       int32_t answers[NETWORK_ANSWERS]);

#endif
