/* se/grid.h - the candidates, as Sudoku Explainer's techniques see them and its chains thin them
 * out.
 *
 * The one idea: no history, no queues; two views of the candidates, 700 bytes, so that an
 * assumption works on a copy. A candidate is taken away by clearing four bits. `empty` counts the
 * squares without a digit, and stays what it is when a chain takes candidates away.
 */
#ifndef SE_GRID_H
#define SE_GRID_H

#include "techniques/board.h"

enum { SE_CANDIDATES = 729 };

typedef struct {
    uint16_t digits[81];    /* the candidates of a square */
    uint16_t places[27][9]; /* of unit and digit - 1: bits 0 to 8 */
    uint8_t empty[27];      /* squares of the unit without a digit */
} se_grid;

void se_grid_of(se_grid *grid, const tech_board *board);

static inline void se_off(se_grid *grid, unsigned candidate) {
    unsigned square = candidate / 9, index = candidate % 9;
    grid->digits[square] &= (uint16_t) ~(1u << index);
    for (unsigned t = 0; t < 3; t++) {
        grid->places[kt_square_units[square][t]][index] &=
            (uint16_t) ~(1u << kt_square_places[square][t]);
    }
}

static inline bool se_has(const se_grid *grid, unsigned candidate) {
    return ((unsigned)grid->digits[candidate / 9] >> candidate % 9 & 1u) != 0;
}

/* The order in which the units of a square are tried: by chains, loops and exclusions, and by singles and
 * sets. */
extern const uint8_t se_box_row_column[3];
extern const uint8_t se_box_column_row[3];

/* The next choice of as many bits out of `from` in ascending binary order; 0 at the end. */
static inline uint32_t se_next_choice(uint32_t choice, uint32_t from) {
    unsigned size = kt_count(choice);
    do choice = (choice - from) & from;
    while (choice != 0 && kt_count(choice) != size);
    return choice;
}

/* The first choice of `size` bits; 0 if there are not as many. */
static inline uint32_t se_first_choice(unsigned size, uint32_t from) {
    uint32_t choice = 0;
    for (; size > 0 && from != 0; size--, from &= from - 1) choice |= from & (0 - from);
    return size == 0 ? choice : 0;
}

/* The twenty peers of a square in the order box, row, column. */
void se_peers_of(unsigned square, uint8_t peers[20]);

#endif
