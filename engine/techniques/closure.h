/* closure.h - all that follows from each literal, at any distance.
 *
 * The one idea: a row of bits for every literal. First it holds what follows at once; closing takes
 * into each row the rows of all that stands in it. A row that is closed is taken in one go, so most rows cost
 * a few steps.
 */
#ifndef TECH_CLOSURE_H
#define TECH_CLOSURE_H

#include "techniques/links.h"

enum { TECH_ROW_WORDS = (TECH_LITERALS + 63) / 64 };

typedef struct {
    uint16_t digits[81]; /* the board that it belongs to */
    uint16_t literals, words;
    uint64_t row[TECH_LITERALS][TECH_ROW_WORDS]; /* the first `words` of each */
} tech_closure;

/* The literals that are true, in each word. */
#define TECH_ROW_ON UINT64_C(0x5555555555555555)

static inline void tech_row_add(uint64_t *row, tech_literal literal) {
    row[literal / 64] |= UINT64_C(1) << literal % 64;
}

static inline bool tech_row_has(const uint64_t *row, tech_literal literal) {
    return row[literal / 64] >> literal % 64 & 1u;
}

static inline bool tech_rows_meet(const uint64_t *a, const uint64_t *b, unsigned words) {
    for (unsigned k = 0; k < words; k++) {
        if ((a[k] & b[k]) != 0) return true;
    }
    return false;
}

/* Each literal with what follows by one link. */
void tech_closure_begin(tech_closure *c, const tech_links *l);

/* And with all that follows. */
void tech_close(tech_closure *c);

/* Grows a tree along rows that are not closed. */
void tech_grow_rows(const tech_closure *c, tech_literal premise, tech_tree *tree);

/* Makes links and closure of a board, unless they are still valid. */
void tech_close_board(tech_closure *c, tech_links *l, const tech_board *board);

/* Forgets them: the rows have been used for something else. */
void tech_forget(tech_closure *c);

#endif
