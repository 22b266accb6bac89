/* names.h - squares, units and candidates as the filter writes them: r4c6, b3, r4c6=8. */
#ifndef CLI_NAMES_H
#define CLI_NAMES_H

#include "out.h"

void name_square(out *o, unsigned square);

/* r1 to r9, c1 to c9, b1 to b9. */
void name_unit(out *o, unsigned unit);

/* The square, what stands between, and the digit. */
void name_candidate(out *o, unsigned square, const char *between, unsigned digit);

#endif
