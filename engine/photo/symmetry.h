/* symmetry.h - the printed digits of most puzzles lie the same if the board is turned upside down.
 *
 * The one idea: where nearly all of them do, a square and the one opposite are both printed or both not; so the one of which
 * more is known tells of the other.
 */
#ifndef KT_PHOTO_SYMMETRY_H
#define KT_PHOTO_SYMMETRY_H

#include "photo/reading.h"

/* Lets each square tell the opposite one whether it is printed. Nothing changes where more than a fifth of the printed digits
 * have no printed digit opposite. The least price of a square is 0 afterwards as well. */
void photo_symmetry_price(photo_prices prices[81]);

#endif
