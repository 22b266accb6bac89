/* se/reach.c - closes the relation.
 *
 * Links go both ways: if p on leads to q off, then q on leads to p off. So a cycle takes a candidate away only if
 * that, when on, leads to itself off, over a node of the cycle: it puts one node of the cycle off, and thereby all
 * others on. And what leads from off to on has an end that leads from on to off. Without a candidate that leads from
 * on to off there is nothing to find.
 */
#include "techniques/se/reach.h"

#include <string.h>

/* --- Sets of nodes -------------------------------------------------------------------------------- */

static void set(se_nodes *nodes, unsigned i) {
    nodes->word[i / 64] |= (uint64_t)1 << i % 64;
}

static bool has(const se_nodes *nodes, unsigned i) {
    return nodes->word[i / 64] >> i % 64 & 1;
}

static void join(const se_reach *r, se_nodes *nodes, const se_nodes *other) {
    for (unsigned w = 0; w < r->words; w++) nodes->word[w] |= other->word[w];
}

static bool meet(const se_reach *r, const se_nodes *a, const se_nodes *b) {
    uint64_t both = 0;
    for (unsigned w = 0; w < r->words; w++) both |= a->word[w] & b->word[w];
    return both != 0;
}

/* All of `rows` that a set names. */
static se_nodes joined(const se_reach *r, const se_nodes *nodes, const se_nodes rows[SE_NODES]) {
    se_nodes all = {{0}};
    for (unsigned w = 0; w < r->words; w++) {
        for (uint64_t rest = nodes->word[w]; rest != 0; rest &= rest - 1) {
            join(r, &all, &rows[64 * w + (unsigned)__builtin_ctzll(rest)]);
        }
    }
    return all;
}

/* --- Links ---------------------------------------------------------------------------------------- */

static unsigned node_of(se_reach *r, unsigned candidate) {
    if (r->number[candidate] == 0) {
        r->strong[r->count] = (se_nodes){{0}};
        r->candidate[r->count++] = (uint16_t)candidate;
        r->number[candidate] = (uint16_t)r->count;
    }
    return r->number[candidate] - 1u;
}

/* False: there are too many nodes. */
static bool link(se_reach *r, unsigned candidate, unsigned other) {
    if (r->count + 2 > SE_NODES) return false;
    unsigned a = node_of(r, candidate), b = node_of(r, other);
    set(&r->strong[a], b);
    set(&r->strong[b], a);
    return true;
}

static bool is_pair(uint32_t set_of_bits) {
    return kt_is_single(set_of_bits & (set_of_bits - 1));
}

static bool link_all(se_reach *r, const se_grid *g) {
    r->count = 0;
    memset(r->number, 0, sizeof r->number);
    for (unsigned s = 0; s < 81; s++) {
        uint32_t both = g->digits[s];
        if (!is_pair(both)) continue;
        if (!link(r, 9 * s + kt_lowest_bit(both), 9 * s + kt_lowest_bit(both & (both - 1))))
            return false;
    }
    for (unsigned u = 0; u < 27; u++) {
        for (unsigned index = 0; index < 9; index++) {
            uint32_t both = g->places[u][index];
            if (!is_pair(both)) continue;
            unsigned first = kt_unit_squares[u][kt_lowest_bit(both)];
            unsigned second = kt_unit_squares[u][kt_lowest_bit(both & (both - 1))];
            if (!link(r, 9 * first + index, 9 * second + index)) return false;
        }
    }
    r->words = (r->count + 63) / 64;
    return true;
}

static void place_nodes(se_reach *r) {
    memset(r->of_square, 0, sizeof r->of_square);
    memset(r->of_unit, 0, sizeof r->of_unit);
    for (unsigned i = 0; i < r->count; i++) {
        unsigned square = r->candidate[i] / 9u, index = r->candidate[i] % 9u;
        set(&r->of_square[square], i);
        for (unsigned t = 0; t < 3; t++) set(&r->of_unit[kt_square_units[square][t]][index], i);
    }
}

/* The nodes that a candidate that is on puts off. */
static se_nodes weak(const se_reach *r, unsigned candidate) {
    unsigned square = candidate / 9, index = candidate % 9;
    const uint8_t *units = kt_square_units[square];
    se_nodes all = r->of_square[square];
    for (unsigned t = 0; t < 3; t++) join(r, &all, &r->of_unit[units[t]][index]);
    if (r->number[candidate] != 0) {
        unsigned own = r->number[candidate] - 1u;
        all.word[own / 64] &= ~((uint64_t)1 << own % 64);
    }
    return all;
}

/* --- The closure ---------------------------------------------------------------------------------- */

/* What an earlier node leads to is known; a later one is gone through by its direct steps. */
static void close_node(se_reach *r, unsigned i) {
    se_nodes all = r->direct[i], open = all;
    for (unsigned w = 0; w < r->words;) {
        if (open.word[w] == 0) {
            w++;
            continue;
        }
        unsigned next = 64 * w + (unsigned)__builtin_ctzll(open.word[w]);
        open.word[w] &= open.word[w] - 1;
        const se_nodes *more = next < i ? &r->leads[next] : &r->direct[next];
        for (unsigned v = 0; v < r->words; v++) {
            if (next < i) {
                open.word[v] &= ~more->word[v];
            } else {
                open.word[v] |= more->word[v] & ~all.word[v];
                if (open.word[v] != 0 && v < w) w = v;
            }
            all.word[v] |= more->word[v];
        }
    }
    r->leads[i] = all;
}

static void close(se_reach *r) {
    for (unsigned i = 0; i < r->count; i++) {
        se_nodes off = weak(r, r->candidate[i]);
        r->direct[i] = joined(r, &off, r->strong);
    }
    for (unsigned i = 0; i < r->count; i++) close_node(r, i);
    for (unsigned i = 0; i < r->count; i++) {
        r->off_leads[i] = joined(r, &r->strong[i], r->leads);
        join(r, &r->off_leads[i], &r->strong[i]);
    }
}

/* --- Starts --------------------------------------------------------------------------------------- */

bool se_find_starts(se_reach *r, const se_grid *grid, uint8_t starts[SE_CANDIDATES]) {
    if (!link_all(r, grid)) {
        memset(starts, 3, SE_CANDIDATES);
        return true;
    }
    place_nodes(r);
    close(r);
    memset(starts, 0, SE_CANDIDATES);
    se_nodes refuted = {{0}}; /* all that candidates that lead from on to off lead to */
    bool any = false;
    for (unsigned s = 0; s < 81; s++) {
        for (uint32_t rest = grid->digits[s]; rest != 0; rest &= rest - 1) {
            unsigned candidate = 9 * s + kt_lowest_bit(rest);
            se_nodes off = weak(r, candidate), on = joined(r, &off, r->off_leads);
            if (!meet(r, &off, &on)) continue;
            join(r, &refuted, &on);
            starts[candidate] = 1;
            any = true;
        }
    }
    if (!any) return false;
    for (unsigned i = 0; i < r->count; i++) {
        uint8_t *start = &starts[r->candidate[i]];
        if (has(&r->leads[i], i) && has(&refuted, i)) *start |= 1;
        if (has(&r->off_leads[i], i)) *start |= 2;
    }
    return true;
}
