/* squares.h - the 81 squares cut out, straightened, and made alike: how much ink is where.
 *
 * The one idea: ink is what the paper around it does not have, as a part of the strongest ink of the puzzle. So light, shadow
 * and colour of paper do not matter, and noise on an empty square is not blown up. What may be a digit is then cut out
 * anew so that it fills the square: small digits are read as well as large ones.
 */
#ifndef KT_PHOTO_SQUARES_H
#define KT_PHOTO_SQUARES_H

#include "photo/lines.h"

enum { SQUARE_SIDE = 28, SQUARE_PIXELS = SQUARE_SIDE * SQUARE_SIDE };

/* Where the ink is that may be a digit, in pixels of the square as it was cut out first: the first column and row, and how
 * many. All 0: there is none. */
typedef struct {
    uint8_t left, top, width, height;
} photo_box;

typedef struct {
    uint8_t ink[81][SQUARE_PIXELS]; /* row by row; 0 is paper */
    photo_box boxes[81];
    uint16_t strongest[81]; /* how much darker than its paper its darkest ink is, of 4096 */
    uint16_t reference;     /* the same of the puzzle: a tenth of the squares have stronger ink */
    uint16_t paper[81];     /* its brightness, times 64 */
    int16_t tint
        [81]
        [2]; /* of the ink: how much more red, and blue, it takes away than green, of 256 of all it takes away */
    uint16_t raw[81][SQUARE_PIXELS]; /* before squares are made alike */
} photo_squares;

/* Cuts the squares out of the picture, between nodes in pixels of its small one. */
void photo_squares_cut(photo_squares *squares, const photo_picture *picture,
                       const photo_nodes *nodes);

#endif
