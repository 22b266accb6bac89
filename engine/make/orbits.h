/* orbits.h - which squares go together under a symmetry.
 *
 * The one idea: a symmetry is up to four images of a square, and an orbit is the set of them. Orbits
 * part the board, so a pattern of givens has the symmetry exactly if it is a union of orbits.
 */
#ifndef KT_MAKE_ORBITS_H
#define KT_MAKE_ORBITS_H

#include "board/bits.h"

typedef struct {
    kt_squares squares;
    uint8_t size;      /* 1, 2 or 4 */
    uint8_t square[4]; /* the first on the board comes first */
} kt_orbit;

/* Writes the orbits that lie wholly in `pattern`, in the order of their first squares, to `orbits` (81 of
 * them at most) and returns how many there are. `symmetry` is one of KT_SYMMETRY_.... */
unsigned kt_orbits_of(uint32_t symmetry, kt_squares pattern, kt_orbit *orbits);

#endif
