/* beyond.h - where no technique is left: a candidate goes by a short argument. */
#ifndef CLI_BEYOND_H
#define CLI_BEYOND_H

#include "kakutei.h"
#include "puzzle.h"

/* Puts the board that the press on the puzzle has left under the method again, without the candidate that has the
 * shortest argument. Returns the size of the argument; 0: none was found. */
unsigned beyond_remove(kt *k, kt_prover *prover, const puzzle *p);

#endif
