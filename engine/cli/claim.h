/* claim.h - what `kakutei prove` is to prove: the field behind the puzzle. */
#ifndef CLI_CLAIM_H
#define CLI_CLAIM_H

#include "puzzle.h"

typedef struct {
    uint32_t kind;          /* KT_CLAIM_... */
    uint32_t square, digit; /* 0 and 1 if the kind has none */
} claim;

/* Reads r4c6=8, r4c3<>7, none or next; without a field the claim is the whole way. False: it is none of
 * these. */
bool claim_read(const puzzle *p, claim *c);

/* Leaves the field out of what is behind the puzzle. */
void claim_pass_on(puzzle *p);

void claim_write(const claim *c, out *o);

#endif
