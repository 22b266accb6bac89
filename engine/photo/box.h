/* box.h - where in a square the ink of a digit is.
 *
 * The one idea: a digit is the largest piece of ink that is no remainder of a line at the edge, and what lies next to it.
 */
#ifndef KT_PHOTO_BOX_H
#define KT_PHOTO_BOX_H

#include "photo/squares.h"

/* The box around the digit in the ink of a square; its width is 0 if nothing can be a digit. */
photo_box photo_box_of(const uint8_t ink[SQUARE_PIXELS]);

#endif
