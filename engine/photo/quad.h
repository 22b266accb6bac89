/* quad.h - four corners, and the plane that they span.
 *
 * The one idea: a plane seen by a camera is a square under a projective map; its four corners give the map.
 */
#ifndef KT_PHOTO_QUAD_H
#define KT_PHOTO_QUAD_H

#include <stdbool.h>

#include "photo/components.h"

/* Clockwise as seen, the upper left corner first. */
typedef struct {
    photo_point corners[4];
} photo_quad;

/* Whether it may be a grid: every corner turns clockwise, and no side is three times as long as another. */
bool photo_quad_is_sound(const photo_quad *quad);

/* The quadrilateral of the greatest area with four of the points as corners; false if there is none that is sound. */
bool photo_quad_of(const photo_point *points, unsigned count, photo_quad *quad);

/* The map of the square with corners (0, 0) and (1, 1) to a quadrilateral. */
typedef struct {
    float a, b, c, d, e, f, g, h;
} photo_map;

photo_map photo_map_of(const photo_quad *quad);

/* The same of the upright rectangle between two corners. */
photo_map photo_map_stretched(const photo_quad *quad, float left, float top, float right,
                              float bottom);

photo_point photo_map_point(const photo_map *map, float u, float v);

#endif
