/* full_position.h - the position with which tests of the prover begin. */
#ifndef FULL_POSITION_H
#define FULL_POSITION_H

#include "proof/position.h"

/* Every digit is a candidate of every square. */
static inline proof_position full_position(void) {
    uint16_t digits[81];
    for (unsigned s = 0; s < 81; s++) digits[s] = KT_ALL_DIGITS;
    proof_position position;
    proof_position_from(&position, digits);
    return position;
}

#endif
