/* se/reach.c - closes the relation. */
#include "techniques/se/reach.h"

#include <string.h>

static void set(uint64_t *row, unsigned i) {
    row[i / 64] |= (uint64_t)1 << i % 64;
}

static bool has(const uint64_t *row, unsigned i) {
    return row[i / 64] >> i % 64 & 1;
}

static bool number(se_reach *r, const se_grid *g) {
    r->count = 0;
    for (unsigned s = 0; s < 81; s++) {
        for (uint32_t rest = g->digits[s]; rest != 0; rest &= rest - 1) {
            if (r->count == SE_REACH) return false;
            unsigned candidate = 9 * s + kt_lowest_bit(rest);
            r->number[candidate] = (uint16_t)r->count;
            r->candidate[r->count++] = (uint16_t)candidate;
        }
    }
    return true;
}

/* The other candidates of a square or a unit: weak links, and strong if there is one only. */
static void link(se_reach *r, unsigned i, unsigned other, bool is_only) {
    set(r->weak[i], r->number[other]);
    if (is_only) set(r->strong[i], r->number[other]);
}

static void link_all(se_reach *r, const se_grid *g, unsigned i) {
    unsigned square = r->candidate[i] / 9u, index = r->candidate[i] % 9u;
    uint32_t rest = g->digits[square] & ~(1u << index);
    bool is_only = kt_is_single(rest);
    for (; rest != 0; rest &= rest - 1) link(r, i, 9 * square + kt_lowest_bit(rest), is_only);
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[square][t];
        rest = g->places[unit][index] & ~(1u << kt_square_places[square][t]);
        is_only = kt_is_single(rest);
        for (; rest != 0; rest &= rest - 1) {
            link(r, i, 9u * kt_unit_squares[unit][kt_lowest_bit(rest)] + index, is_only);
        }
    }
}

static void join(uint64_t *row, const uint64_t *other, unsigned words) {
    for (unsigned w = 0; w < words; w++) row[w] |= other[w];
}

static bool meet(const uint64_t *a, const uint64_t *b, unsigned words) {
    uint64_t both = 0;
    for (unsigned w = 0; w < words; w++) both |= a[w] & b[w];
    return both != 0;
}

static void close(se_reach *r, unsigned words) {
    for (unsigned i = 0; i < r->count; i++) {
        for (unsigned w = 0; w < words; w++) {
            for (uint64_t rest = r->weak[i][w]; rest != 0; rest &= rest - 1) {
                join(r->leads[i], r->strong[64 * w + (unsigned)__builtin_ctzll(rest)], words);
            }
        }
    }
    for (unsigned k = 0; k < r->count; k++) {
        for (unsigned i = 0; i < r->count; i++) {
            if (has(r->leads[i], k)) join(r->leads[i], r->leads[k], words);
        }
    }
}

static uint8_t start(const se_reach *r, unsigned i, unsigned words) {
    bool from_on = meet(r->leads[i], r->weak[i], words) || has(r->leads[i], i);
    bool from_off = false;
    for (unsigned w = 0; w < words; w++) {
        for (uint64_t rest = r->strong[i][w]; rest != 0; rest &= rest - 1) {
            from_off |= has(r->leads[64 * w + (unsigned)__builtin_ctzll(rest)], i);
        }
    }
    return (uint8_t)((from_on ? 1 : 0) | (from_off ? 2 : 0));
}

void se_find_starts(se_reach *r, const se_grid *grid, uint8_t starts[SE_CANDIDATES]) {
    if (!number(r, grid)) {
        memset(starts, 3, SE_CANDIDATES);
        return;
    }
    unsigned words = (r->count + 63) / 64;
    for (unsigned i = 0; i < r->count; i++) {
        memset(r->weak[i], 0, words * sizeof(uint64_t));
        memset(r->strong[i], 0, words * sizeof(uint64_t));
        memset(r->leads[i], 0, words * sizeof(uint64_t));
    }
    for (unsigned i = 0; i < r->count; i++) link_all(r, grid, i);
    close(r, words);
    for (unsigned i = 0; i < r->count; i++) starts[r->candidate[i]] = start(r, i, words);
}
