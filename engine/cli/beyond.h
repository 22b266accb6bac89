/* beyond.h - short arguments where a method has none: to go on where no technique is left, and in place of a trial that
 * is too long to be told. */
#ifndef CLI_BEYOND_H
#define CLI_BEYOND_H

#include <stdbool.h>

#include "kakutei.h"
#include "puzzle.h"

/* Puts the board that the press on the puzzle has left under the method again, without the candidate that has the
 * shortest argument. Returns the size of the argument; 0: none was found. */
unsigned beyond_remove(kt *k, kt_prover *prover, const puzzle *p);

/* Has the prover find a short way to a digit that is not on the board yet. False if it finds none. */
bool beyond_prove(kt_prover *prover, const char board[KT_SQUARES], unsigned square, unsigned digit);

#endif
