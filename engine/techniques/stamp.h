/* stamp.h - the position for which something in tech_work was made.
 *
 * The one idea: a stamp is a copy of all that the result depends on, so it is right for every caller, and for
 * whatever board.
 */
#ifndef TECH_STAMP_H
#define TECH_STAMP_H

#include <string.h>

#include "techniques/board.h"

/* All zero: nothing was made. */
typedef struct {
    bool is_made;
    bool option; /* the option that it depends on */
    uint8_t digit[81];
    uint16_t digits[81];
} tech_stamp;

static inline bool tech_is_current(const tech_stamp *stamp, const tech_board *board, bool option) {
    return stamp->is_made && stamp->option == option &&
           memcmp(stamp->digits, board->digits, sizeof stamp->digits) == 0 &&
           memcmp(stamp->digit, board->digit, sizeof stamp->digit) == 0;
}

static inline void tech_stamp_now(tech_stamp *stamp, const tech_board *board, bool option) {
    stamp->is_made = true;
    stamp->option = option;
    memcpy(stamp->digits, board->digits, sizeof stamp->digits);
    memcpy(stamp->digit, board->digit, sizeof stamp->digit);
}

#endif
