/* deadly.h - squares that cannot all hold certain digits: the puzzle would have two solutions, or none.
 *
 * The one idea: whatever the pattern, one of its other candidates is true. So what follows is the same for all of them.
 */
#ifndef TECH_DEADLY_H
#define TECH_DEADLY_H

#include "board/units.h"

typedef struct tech_finder tech_finder;

typedef struct {
    unsigned technique;
    kt_squares squares; /* of the pattern; what is filled has one of the digits */
    uint16_t digits;
    const unsigned *lines; /* two units that could exchange digits; or NULL */
    const uint8_t *loop;   /* the squares in turn, if they are a loop; or NULL */
    unsigned length;       /* of the loop */
    kt_squares apart;      /* of one box, which would hold both digits as well; or none */
} tech_deadly;

/* Describes all that follows from the pattern. True: the finder has to return. */
bool tech_deadly_types(tech_finder *f, const tech_deadly *d);

#endif
