/* se/recall.c - two tables with open addressing. */
#include "techniques/se/recall.h"

#include <string.h>

static void forget(se_generation *g) {
    memset(g->slot, 0, sizeof g->slot);
    g->count = g->words = 0;
}

void se_recall_board(se_recall *r, const se_grid *board) {
    bool is_part = true;
    for (unsigned s = 0; s < 81; s++) {
        uint16_t now = board->digits[s], before = r->board[s];
        is_part &= (now & ~before) == 0 && (now == 0) == (before == 0);
    }
    memcpy(r->board, board->digits, sizeof r->board);
    if (is_part) return;
    forget(&r->generation[0]);
    forget(&r->generation[1]);
}

static se_left left_of(const se_grid *grid) {
    se_left left;
    for (unsigned i = 0; i < 27; i++) {
        const uint16_t *digits = &grid->digits[3 * i];
        left.word[i] = digits[0] | (uint32_t)digits[1] << 9 | (uint32_t)digits[2] << 18;
    }
    return left;
}

/* The slot of a search, or the free one where it would go. */
static unsigned slot_of(const se_generation *g, const se_left *left, unsigned kind) {
    uint64_t hash = kind;
    for (unsigned i = 0; i < 27; i++) hash = (hash ^ left->word[i]) * 0x9E3779B97F4A7C15u;
    for (unsigned i = (unsigned)(hash >> 32);; i++) {
        i %= SE_RECALL_SLOTS;
        if (g->slot[i] == 0) return i;
        const se_recalled *search = &g->search[g->slot[i] - 1];
        if (search->kind == kind && memcmp(&search->left, left, sizeof *left) == 0) return i;
    }
}

const se_recalled *se_recall_find(const se_recall *r, const se_grid *grid, unsigned kind) {
    se_left left = left_of(grid);
    for (unsigned i = 0; i < 2; i++) {
        const se_generation *g = &r->generation[i];
        unsigned slot = slot_of(g, &left, kind);
        if (g->slot[slot] != 0) return &g->search[g->slot[slot] - 1];
    }
    return NULL;
}

uint16_t *se_recall_add(se_recall *r, const se_grid *grid, unsigned kind, unsigned count) {
    if (count > SE_RECALL_WORDS) return NULL;
    se_generation *g = &r->generation[r->younger];
    if (g->count == SE_RECALLED || g->words + count > SE_RECALL_WORDS) {
        r->younger = 1 - r->younger;
        g = &r->generation[r->younger];
        forget(g);
    }
    se_left left = left_of(grid);
    unsigned slot = slot_of(g, &left, kind);
    uint16_t *words = &g->word[g->words];
    g->search[g->count++] = (se_recalled){left, (uint16_t)kind, count, words};
    g->slot[slot] = (uint16_t)g->count;
    g->words += count;
    return words;
}
