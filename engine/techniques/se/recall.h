/* se/recall.h - what nested searches of a puzzle have found, so that few are made twice.
 *
 * The one idea: what a nested search finds depends on its kind and the candidates that are left; the board only says
 * which of those that are gone count as taken off. Branches that end with the same candidates are frequent: of the
 * two states of a strong link, of the same branch spread again, one producer later, or one step later.
 */
#ifndef SE_RECALL_H
#define SE_RECALL_H

#include <stddef.h>

#include "techniques/se/grid.h"

enum {
    SE_RECALLED = 1536, /* searches of a generation */
    SE_RECALL_SLOTS = 4096,
    SE_RECALL_WORDS = 131072 /* for what they found */
};

/* The candidates that are left, three squares a word. */
typedef struct {
    uint32_t word[27];
} se_left;

typedef struct {
    se_left left;
    uint16_t kind;
    uint32_t count; /* of the words of what was found */
    const uint16_t *words;
} se_recalled;

typedef struct {
    uint32_t count, words;
    uint16_t slot[SE_RECALL_SLOTS]; /* 1 and the number of the search; 0: none */
    se_recalled search[SE_RECALLED];
    uint16_t word[SE_RECALL_WORDS];
} se_generation;

/* When the younger generation is full, the older one is forgotten. All zero: nothing is kept. */
typedef struct {
    uint16_t board[81]; /* its candidates */
    unsigned younger;
    se_generation generation[2];
} se_recall;

/* Forgets all, unless the board is the one before without some candidates, and with no other square filled. */
void se_recall_board(se_recall *recall, const se_grid *board);

/* A search on a grid, or NULL if it has not been made or is forgotten. The words hold until the next is added. */
const se_recalled *se_recall_find(const se_recall *recall, const se_grid *grid, unsigned kind);

/* Adds a search that se_recall_find() does not know: room for the words of what it found, or NULL if there are too
 * many. */
uint16_t *se_recall_add(se_recall *recall, const se_grid *grid, unsigned kind, unsigned count);

#endif
