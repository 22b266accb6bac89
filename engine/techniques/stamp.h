/* stamp.h - of what is kept in tech_work: for which board it was made, and by whom. */
#ifndef TECH_STAMP_H
#define TECH_STAMP_H

#include "techniques/board.h"

/* All zero: nothing is kept. */
typedef struct {
    const tech_board *board;
    uint32_t changes; /* the board's */
    uint32_t finders; /* how many had begun with this work: their options may differ */
} tech_stamp;

#endif
