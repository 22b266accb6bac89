/* lines.h - the twenty lines of a grid, one by one, as curves, since paper bends.
 *
 * The one idea: the picture is laid flat by the four corners, so each line is near where it should be; then each is the
 * path of the greatest darkness from edge to edge, found by dynamic programming. Outer lines come first, and the others
 * are expected between those found.
 */
#ifndef KT_PHOTO_LINES_H
#define KT_PHOTO_LINES_H

#include "photo/quad.h"

enum {
    LINES_SQUARE = 32, /* pixels a side of a square laid flat */
    LINES_MARGIN = 24,
    LINES_SIDE = 9 * LINES_SQUARE + 2 * LINES_MARGIN + 1
};

typedef struct {
    uint8_t flat[LINES_SIDE][LINES_SIDE]; /* for the ten lines across; for those down turned over */
    uint8_t ridge[LINES_SIDE][LINES_SIDE];  /* how much darker than both sides */
    uint8_t smooth[LINES_SIDE][LINES_SIDE]; /* the same, along the line */
    uint8_t back[LINES_SIDE][LINES_SIDE];
    int16_t paths[2][10][LINES_SIDE]; /* across and down: how far down (or right) each line is */
    int32_t strength[2][10];
    bool are_part; /* the lines found last go on beyond the grid */
} photo_lines;

/* Where the lines cross, from the upper left, in pixels of the plane. */
typedef struct {
    photo_point at[10][10];
} photo_nodes;

/* Finds the lines near those of the quadrilateral. Returns how sure it is: 0 to 100. */
int32_t photo_lines_find(photo_lines *l, const photo_plane *plane, const photo_quad *quad,
                         photo_nodes *nodes);

#endif
