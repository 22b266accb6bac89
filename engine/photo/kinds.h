/* kinds.h - printed or handwritten, all digits of a puzzle considered together.
 *
 * The one idea: the printed digits of a puzzle are alike in size, darkness and colour, and those of a hand are too; so what is sure
 * tells what the two are like in this puzzle, and that decides the others. If they are like one another, there is one kind.
 */
#ifndef KT_PHOTO_KINDS_H
#define KT_PHOTO_KINDS_H

#include "photo/squares.h"

/* Corrects how much more likely by hand than printed each digit is, in 256ths of a natural logarithm; `is_digit` says which
 * squares count. `turn`: by how many quarters the board is turned, so that height is height; kinds, is_digit and strange are by
 * squares of the photo. How unlike the printed digits a digit is goes to `strange`, in the same unit; 0 for most. */
void photo_kinds_compare(const photo_squares *squares, const bool is_digit[81], unsigned turn,
                         int32_t kinds[81], int32_t strange[81]);

/* How much likelier a weight is than another, in 256ths of a natural logarithm: 3 * 256 at most. */
int32_t photo_likelier(float one, float other);

#endif
