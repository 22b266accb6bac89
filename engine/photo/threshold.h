/* threshold.h - which pixels are dark for where they are.
 *
 * The one idea: a pixel is compared with the mean of the window around it, which an integral image gives in four steps
 * whatever its size; so shadows and dim corners do not matter.
 */
#ifndef KT_PHOTO_THRESHOLD_H
#define KT_PHOTO_THRESHOLD_H

#include "photo/picture.h"

typedef struct {
    uint32_t sums[PHOTO_SMALL]; /* of everything above and to the left, the pixel included */
} photo_integral;

void photo_integral_make(photo_integral *integral, const photo_plane *plane);

/* Sets a byte of `dark` for each pixel of the plane: 1 where the pixel is darker than the mean of the window of this
 * radius by more than `percent` of it, else 0. */
void photo_threshold(const photo_integral *integral, const photo_plane *plane, uint32_t radius,
                     uint32_t percent, uint8_t *dark);

/* The same where the 3 x 3 pixels there are darker by more than `percent` than those `reach` pixels away on two opposite
 * sides: so lines and strokes are dark, but neither edges nor wide areas. */
void photo_threshold_strokes(const photo_integral *integral, const photo_plane *plane,
                             uint32_t reach, uint32_t percent, uint8_t *dark);

#endif
