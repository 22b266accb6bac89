/* ahead.h - what singles and locked candidates leave of a board, sooner than their steps would.
 *
 * The one idea: neither can lose a conclusion as other candidates go, so the end is the same in any order.
 */
#ifndef TECH_AHEAD_H
#define TECH_AHEAD_H

#include "board/units.h"

/* Takes from the candidates of a board with exactly one solution what singles and locked candidates take, until they find
 * nothing more. A square with a digit has this one alone. Returns how many squares have one candidate. */
unsigned tech_go_ahead(uint16_t candidates[81]);

#endif
