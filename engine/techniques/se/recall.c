/* se/recall.c - a table with open addressing. */
#include "techniques/se/recall.h"

#include <string.h>

static void forget(se_recall *r) {
    memset(r->slot, 0, sizeof r->slot);
    r->count = r->words = 0;
}

void se_recall_board(se_recall *r, const se_grid *board) {
    if (memcmp(r->board, board->digits, sizeof r->board) == 0) return;
    memcpy(r->board, board->digits, sizeof r->board);
    forget(r);
}

/* The slot of a search, or the free one where it would go. */
static unsigned slot_of(const se_recall *r, const se_grid *grid, unsigned kind) {
    uint64_t hash = kind;
    for (unsigned s = 0; s < 81; s++) hash = (hash ^ grid->digits[s]) * 0x9E3779B97F4A7C15u;
    for (unsigned i = (unsigned)(hash >> 32);; i++) {
        i %= SE_RECALL_SLOTS;
        if (r->slot[i] == 0) return i;
        const se_recalled *search = &r->search[r->slot[i] - 1];
        if (search->kind != kind) continue;
        if (memcmp(search->digits, grid->digits, sizeof search->digits) == 0) return i;
    }
}

const se_recalled *se_recall_find(const se_recall *r, const se_grid *grid, unsigned kind) {
    unsigned slot = slot_of(r, grid, kind);
    return r->slot[slot] == 0 ? NULL : &r->search[r->slot[slot] - 1];
}

uint16_t *se_recall_add(se_recall *r, const se_grid *grid, unsigned kind, unsigned count) {
    if (count > SE_RECALL_WORDS) return NULL;
    if (r->count == SE_RECALLED || r->words + count > SE_RECALL_WORDS) forget(r);
    unsigned slot = slot_of(r, grid, kind);
    se_recalled *search = &r->search[r->count++];
    *search = (se_recalled){.kind = (uint16_t)kind, .first = r->words, .count = count};
    memcpy(search->digits, grid->digits, sizeof search->digits);
    r->words += count;
    r->slot[slot] = (uint16_t)r->count;
    return &r->word[search->first];
}
