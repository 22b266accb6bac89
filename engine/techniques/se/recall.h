/* se/recall.h - what nested searches of a board have found, so that none is made twice.
 *
 * The one idea: what a nested search finds depends on its kind, the board, and the candidates that are left. Branches
 * that end with the same candidates are frequent: of the two states of a strong link, of the same branch spread again,
 * of the same nested chains one level higher.
 */
#ifndef SE_RECALL_H
#define SE_RECALL_H

#include <stddef.h>

#include "techniques/se/grid.h"

enum {
    SE_RECALLED = 2048, /* searches; when there is no room for another all are forgotten */
    SE_RECALL_SLOTS = 4096,
    SE_RECALL_WORDS = 262144 /* for what they found */
};

typedef struct {
    uint16_t digits[81]; /* the candidates that were left */
    uint16_t kind;
    uint32_t first, count; /* the words of what was found */
} se_recalled;

/* All zero: nothing is kept. */
typedef struct {
    uint16_t board[81]; /* its candidates */
    uint32_t count, words;
    uint16_t slot[SE_RECALL_SLOTS]; /* 1 and the number of the search; 0: none */
    se_recalled search[SE_RECALLED];
    uint16_t word[SE_RECALL_WORDS];
} se_recall;

/* Forgets what belongs to another board. */
void se_recall_board(se_recall *recall, const se_grid *board);

/* A search on a grid, or NULL if it has not been made or is forgotten. */
const se_recalled *se_recall_find(const se_recall *recall, const se_grid *grid, unsigned kind);

/* Adds a search that se_recall_find() does not know: room for the words of what it found, or NULL if there are too
 * many. */
uint16_t *se_recall_add(se_recall *recall, const se_grid *grid, unsigned kind, unsigned count);

#endif
