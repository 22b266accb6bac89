/* photo.h - the reader: from the rows of a photo to what stands in the 81 squares.
 *
 * The one idea: a chain of small pieces of work, so that whoever calls can stop after any of them: the proposals for the
 * grid, the squares one by one, the attempts of the rules one by one.
 */
#ifndef KT_PHOTO_PHOTO_H
#define KT_PHOTO_PHOTO_H

#include "photo/grid.h"
#include "photo/kinds.h"
#include "photo/network.h"
#include "photo/reading.h"
#include "photo/squares.h"

typedef enum {
    PHOTO_ROWS,
    PHOTO_SEEKS,
    PHOTO_TURNS,
    PHOTO_ASKS,
    PHOTO_READS,
    PHOTO_DONE
} photo_phase;

enum { PHOTO_TRIED = 16 }; /* squares by which it is decided which side is up */

typedef struct {
    photo_phase phase;
    bool has_grid;
    uint32_t turn; /* quarters that the board is turned against the clock to be read */
    uint32_t next; /* square, or square and turn */
    uint8_t tried[PHOTO_TRIED];
    int32_t sureness[4]; /* of each turn */
    photo_picture picture;
    photo_grid grid;
    photo_squares squares;
    photo_network network;
    photo_reader reader;
    int32_t kinds[81]; /* of the squares of the photo: how much more likely by hand than printed */
} photo_state;

/* Begins; the rows go to state->picture. */
void photo_begin(photo_state *state, uint32_t width, uint32_t height, uint32_t channels);

/* Begins again with the same rows, to read another grid; false: no grid was read, or too many were. */
bool photo_next(photo_state *state);

/* Does the next piece of work after the last row has come; true: done. */
bool photo_advance(photo_state *state, const photo_rules *rules);

/* The square of the photo, as the grid lies there, that is `square` of the board. */
unsigned photo_turned(unsigned side, unsigned at, unsigned turn);

#endif
