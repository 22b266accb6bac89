/* components.h - what hangs together, and its outline.
 *
 * The one idea: of a component only its outermost points in some directions are kept, a polygon with few corners that
 * is all the quadrilateral needs.
 */
#ifndef KT_PHOTO_COMPONENTS_H
#define KT_PHOTO_COMPONENTS_H

#include "photo/picture.h"

enum { PHOTO_DIRECTIONS = 64, PHOTO_COMPONENTS = 12 };

typedef struct {
    float x, y;
} photo_point;

typedef struct {
    uint32_t left, top, right, bottom; /* the outermost columns and rows */
    uint32_t pixels;
    uint32_t first;                        /* a pixel of it */
    photo_point outline[PHOTO_DIRECTIONS]; /* clockwise as seen; neighbours may be the same */
} photo_component;

typedef struct {
    uint32_t count;
    photo_component list[PHOTO_COMPONENTS]; /* by falling area of the upright rectangle around it */
    uint32_t queue[PHOTO_SMALL];
} photo_components;

/* Collects in `queue` the pixels that hang together with `first` and have its value, which becomes `to`: with eight
 * neighbours a pixel, or four. Their outline is not found. */
void photo_collect(uint32_t *queue, const photo_plane *mask, uint32_t first, uint8_t to,
                   unsigned neighbours, photo_component *found);

/* Finds the largest components of the pixels that are 1 in `dark`, eight neighbours a pixel, and sets them to 2. A
 * component counts if both sides of the upright rectangle around it have at least `least_side` pixels. */
void photo_components_find(photo_components *c, const photo_plane *dark, uint32_t least_side);

#endif
