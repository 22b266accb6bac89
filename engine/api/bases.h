/* bases.h - puzzles whose ways have rare techniques, for the maker to begin near.
 *
 * The one idea: of new puzzles one in thousands needs such a technique, but of the neighbours of one that does, one in
 * twenty.
 */
#ifndef KT_API_BASES_H
#define KT_API_BASES_H

#include <stdint.h>

/* A puzzle of 81 characters, one solution and no given that can go, whose way in HoDoKu's order has the technique;
 * which of several, `choice` says. NULL: none is known. */
const char *kt_base_of(uint32_t technique, uint32_t choice);

#endif
