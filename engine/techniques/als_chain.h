/* als_chain.h - the work of a search for chains of almost locked sets. */
#ifndef TECH_ALS_CHAIN_H
#define TECH_ALS_CHAIN_H

#include "techniques/als.h"

/* Where a chain stands: in a set, with the digit of its last link, after one, two, or three links and more. */
enum { TECH_CHAIN_STATES = 27 };

/* The shortest way to each state from one set and first digit; `from` is the state before, by number. */
typedef struct {
    uint64_t sets[TECH_SET_WORDS], fresh_sets[TECH_SET_WORDS]; /* bits: sets with such states */
    uint32_t reached[TECH_SETS], fresh[TECH_SETS]; /* bits: states; fresh: not continued yet */
    uint16_t size[TECH_SETS][TECH_CHAIN_STATES];   /* squares of all its sets */
    uint16_t from[TECH_SETS][TECH_CHAIN_STATES];
    uint8_t links[TECH_SETS][TECH_CHAIN_STATES];
} tech_als_ways;

#endif
