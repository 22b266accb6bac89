/* closure.c - closes the rows, one after the other. */
#include "techniques/closure.h"

#include <string.h>

void tech_closure_begin(tech_closure *c, const tech_links *l) {
    c->literals = (uint16_t)(2 * l->nodes);
    c->words = (uint16_t)((c->literals + 63) / 64);
    for (tech_literal literal = 0; literal < c->literals; literal++) {
        uint64_t *row = c->row[literal];
        memset(row, 0, c->words * sizeof row[0]);
        tech_row_add(row, literal);
        for (uint32_t i = l->begin[literal]; i < l->begin[literal + 1]; i++) {
            tech_row_add(row, l->links[i]);
        }
    }
}

/* The row takes in what follows from one of its literals. A row that is closed needs no looking at. */
static void take_in(tech_closure *c, uint64_t *row, uint64_t *done, tech_literal next,
                    bool is_closed) {
    const uint64_t *more = c->row[next];
    for (unsigned k = 0; k < c->words; k++) row[k] |= more[k];
    tech_row_add(done, next);
    for (unsigned k = 0; is_closed && k < c->words; k++) done[k] |= more[k];
}

/* Rows before this one are closed. */
static void close_row(tech_closure *c, tech_literal literal) {
    uint64_t done[TECH_ROW_WORDS] = {0};
    uint64_t *row = c->row[literal];
    tech_row_add(done, literal);
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (unsigned i = 0; i < c->words; i++) {
            for (uint64_t left; (left = row[i] & ~done[i]) != 0; is_new = true) {
                tech_literal next = (tech_literal)(64 * i + (unsigned)__builtin_ctzll(left));
                take_in(c, row, done, next, next < literal);
            }
        }
    }
}

void tech_close(tech_closure *c) {
    for (tech_literal literal = 0; literal < c->literals; literal++) close_row(c, literal);
}

void tech_grow_rows(const tech_closure *c, tech_literal premise, tech_tree *tree) {
    uint64_t seen[TECH_ROW_WORDS] = {0};
    memset(tree->distance, 0, c->literals * sizeof tree->distance[0]);
    tree->reached[0] = premise;
    tree->count = 1;
    for (unsigned i = 0; i < tree->count; i++) {
        tech_literal literal = tree->reached[i];
        for (unsigned k = 0; k < c->words; k++) {
            uint64_t rest = c->row[literal][k] & ~seen[k];
            for (seen[k] |= rest; rest != 0; rest &= rest - 1) {
                tech_literal next = (tech_literal)(64 * k + (unsigned)__builtin_ctzll(rest));
                tech_reach(tree, next, literal);
            }
        }
    }
}

void tech_close_board(tech_closure *c, tech_links *l, const tech_board *board) {
    if (memcmp(c->digits, board->digits, sizeof c->digits) == 0) return;
    memcpy(c->digits, board->digits, sizeof c->digits);
    tech_link(l, board, TECH_LINKS_ALL);
    tech_closure_begin(c, l);
    tech_close(c);
}

void tech_forget(tech_closure *c) {
    memset(c->digits, 0xFF, sizeof c->digits);
}
