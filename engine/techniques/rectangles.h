/* rectangles.h - a rectangle of two digits: four squares in two rows, two columns and two boxes.
 *
 * The one idea of everything about it: if the four held only these two digits, they could be exchanged, and
 * the puzzle would have two solutions. So something else has to stand in one of them.
 */
#ifndef TECH_RECTANGLES_H
#define TECH_RECTANGLES_H

#include "techniques/stamp.h"
#include "techniques/technique.h"

typedef struct tech_finder tech_finder;

typedef struct {
    uint8_t corner[4]; /* 0 and 1 in one box, 2 and 3 in the other; 0 is opposite to 3, 1 to 2 */
    uint16_t digits;   /* the two */
    kt_squares squares;
    kt_squares extra; /* those that have candidates other than the two */
    uint16_t extras;  /* these candidates */
} tech_rectangle;

/* The techniques that the last search through all rectangles found, wanted or not. */
typedef struct {
    tech_stamp stamp;
    tech_set met;
} tech_rectangles;

/* Describes all that follows from a rectangle. True: the finder has to return. */
bool tech_rectangle_types(tech_finder *f, const tech_rectangle *r);

/* Gives the described step to tech_found(), and notes that there is one of its technique. */
bool tech_rectangle_found(tech_finder *f);

/* The squares of row and column of both corners, or of one, but for the rectangle itself. */
kt_squares tech_rectangle_lines(const tech_rectangle *r, kt_squares corners);

#endif
