/* picture.h - the photo as the reader keeps it: reduced to a size that is enough for any grid.
 *
 * The one idea: rows are added as they come and reduced at once by a whole factor, so memory does not depend on the
 * size of the photo. There are two reductions of it: squares are read from `grey`, the grid is sought in `small`, which
 * has colours.
 */
#ifndef KT_PHOTO_PICTURE_H
#define KT_PHOTO_PICTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PHOTO_SIDE = 12000,     /* the longest side of a photo */
    PHOTO_PIXELS = 1920000, /* of the picture that is kept: 1600 x 1200 */
    PHOTO_SMALL = 480000,   /* of the one in which the grid is sought: 800 x 600 */
    PHOTO_LEAST_SIDE = 90   /* ten pixels a square: nothing smaller can be read */
};

typedef struct {
    uint32_t width, height;
    uint8_t *at; /* row by row */
} photo_plane;

typedef struct {
    uint32_t photo_width, photo_height, channels;
    uint32_t factor;               /* pixels of the photo a pixel of `grey`, along each side */
    uint32_t small_factor;         /* pixels of `grey` a pixel of `small` */
    uint32_t rows;                 /* of the photo that have come */
    photo_plane grey, small;       /* their bytes are those below */
    uint32_t sums[3 * PHOTO_SIDE]; /* of the row of `grey` under way */
    uint32_t small_sums[3 * PHOTO_SIDE]; /* of the row of `small` under way */
    uint8_t grey_bytes[PHOTO_PIXELS];
    uint8_t small_bytes[PHOTO_SMALL];
    uint8_t colour[3 * PHOTO_SMALL]; /* of `small`: red, green, blue */
} photo_picture;

/* Begins a photo; width and height are 1 to PHOTO_SIDE, channels 1 (grey), 3 (red, green, blue) or 4 (and one that is
 * passed over). */
void photo_picture_begin(photo_picture *p, uint32_t width, uint32_t height, uint32_t channels);

/* The next row of the photo: width * channels bytes. Not more than there are. */
void photo_picture_row(photo_picture *p, const uint8_t *row);

/* The brightness between pixels, times 256; outside it is that of the nearest pixel. */
int32_t photo_sample(const photo_plane *plane, float x, float y);

#endif
