/* se/reach.c - closes the relation, and reads off it.
 *
 * Links go both ways: if p on leads to q off, then q on leads to p off. So a cycle takes a candidate away only if
 * that, when on, leads to itself off, over a node of the cycle: it puts one node of the cycle off, and thereby all
 * others on. And what leads from off to on has an end that leads from on to off. Without a candidate that leads from
 * on to off there is nothing to find.
 */
#include "techniques/se/reach.h"

#include <string.h>

/* --- Rows ----------------------------------------------------------------------------------------- */

static void set(se_row *row, unsigned i) {
    row->word[i / 64] |= (uint64_t)1 << i % 64;
}

static bool has(const se_row *row, unsigned i) {
    return row->word[i / 64] >> i % 64 & 1;
}

static void join(se_row *row, const se_row *other, unsigned words) {
    for (unsigned w = 0; w < words; w++) row->word[w] |= other->word[w];
}

static bool meet(const se_row *a, const se_row *b, unsigned words) {
    uint64_t both = 0;
    for (unsigned w = 0; w < words; w++) both |= a->word[w] & b->word[w];
    return both != 0;
}

/* Adds to a row those of `rows` that belong to the nodes of a set. */
static void join_nodes(const se_reach *r, se_row *row, const se_row *set_of_nodes,
                       const se_row rows[SE_REACH], unsigned words) {
    for (unsigned w = 0; w < r->words; w++) {
        for (uint64_t rest = set_of_nodes->word[w]; rest != 0; rest &= rest - 1) {
            unsigned i = 64 * w + (unsigned)__builtin_ctzll(rest);
            if (i >= r->nodes) return;
            join(row, &rows[i], words);
        }
    }
}

/* --- Links ---------------------------------------------------------------------------------------- */

/* False: there are too many. */
static bool number(se_reach *r, unsigned candidate) {
    if (r->number[candidate] != 0) return true;
    if (r->count == SE_REACH) return false;
    r->candidate[r->count++] = (uint16_t)candidate;
    r->number[candidate] = (uint16_t)r->count;
    return true;
}

static bool link(se_reach *r, unsigned candidate, unsigned other) {
    unsigned before = r->count;
    if (!number(r, candidate) || !number(r, other)) return false;
    for (unsigned i = before; i < r->count; i++) r->strong[i] = (se_row){{0}};
    unsigned a = r->number[candidate] - 1u, b = r->number[other] - 1u;
    set(&r->strong[a], b);
    set(&r->strong[b], a);
    return true;
}

static bool is_pair(uint32_t bits) {
    return kt_is_single(bits & (bits - 1));
}

static bool link_nodes(se_reach *r, const se_grid *g) {
    for (unsigned s = 0; s < 81; s++) {
        uint32_t both = g->digits[s];
        if (!is_pair(both)) continue;
        unsigned first = kt_lowest_bit(both), second = kt_lowest_bit(both & (both - 1));
        if (!link(r, 9 * s + first, 9 * s + second)) return false;
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
    return true;
}

static void place(se_reach *r) {
    memset(r->of_square, 0, sizeof r->of_square);
    memset(r->of_unit, 0, sizeof r->of_unit);
    for (unsigned i = 0; i < r->count; i++) {
        unsigned square = r->candidate[i] / 9u, index = r->candidate[i] % 9u;
        set(&r->of_square[square], i);
        for (unsigned t = 0; t < 3; t++) set(&r->of_unit[kt_square_units[square][t]][index], i);
    }
}

static void find_weak(se_reach *r) {
    for (unsigned i = 0; i < r->count; i++) {
        unsigned square = r->candidate[i] / 9u, index = r->candidate[i] % 9u;
        se_row *row = &r->weak[i];
        *row = r->of_square[square];
        for (unsigned t = 0; t < 3; t++) {
            join(row, &r->of_unit[kt_square_units[square][t]][index], r->all_words);
        }
        row->word[i / 64] &= ~((uint64_t)1 << i % 64);
    }
}

/* False: there are too many candidates. */
static bool begin(se_reach *r, const se_grid *g) {
    r->count = 0;
    memset(r->number, 0, sizeof r->number);
    if (!link_nodes(r, g)) return false;
    r->nodes = r->count;
    for (unsigned s = 0; s < 81; s++) {
        for (uint32_t rest = g->digits[s]; rest != 0; rest &= rest - 1) {
            if (!number(r, 9 * s + kt_lowest_bit(rest))) return false;
        }
    }
    r->words = (r->nodes + 63) / 64;
    r->all_words = (r->count + 63) / 64;
    place(r);
    find_weak(r);
    return true;
}

/* --- The closure ---------------------------------------------------------------------------------- */

/* What an earlier node leads to is known; a later one is gone through by its direct steps. */
static void close_node(se_reach *r, unsigned i) {
    se_row all = r->direct[i], open = all;
    for (unsigned w = 0; w < r->words;) {
        if (open.word[w] == 0) {
            w++;
            continue;
        }
        unsigned next = 64 * w + (unsigned)__builtin_ctzll(open.word[w]);
        open.word[w] &= open.word[w] - 1;
        const se_row *more = next < i ? &r->leads[next] : &r->direct[next];
        for (unsigned v = 0; v < r->words; v++) {
            if (next < i) {
                open.word[v] &= ~more->word[v];
            } else {
                open.word[v] |= more->word[v] & ~all.word[v];
                if (v < w && open.word[v] != 0) w = v;
            }
            all.word[v] |= more->word[v];
        }
    }
    r->leads[i] = all;
}

static void close(se_reach *r) {
    for (unsigned i = 0; i < r->nodes; i++) {
        r->direct[i] = (se_row){{0}};
        join_nodes(r, &r->direct[i], &r->weak[i], r->strong, r->words);
    }
    for (unsigned i = 0; i < r->nodes; i++) close_node(r, i);
    for (unsigned i = 0; i < r->nodes; i++) {
        r->off_leads[i] = r->strong[i];
        join_nodes(r, &r->off_leads[i], &r->strong[i], r->leads, r->words);
    }
}

/* --- Starts --------------------------------------------------------------------------------------- */

bool se_find_starts(se_reach *r, const se_grid *grid, uint8_t starts[SE_CANDIDATES]) {
    if (!begin(r, grid)) {
        memset(starts, 3, SE_CANDIDATES);
        return true;
    }
    close(r);
    memset(starts, 0, SE_CANDIDATES);
    se_row refuted = {{0}}; /* all nodes that candidates that lead from on to off lead to */
    bool any = false;
    for (unsigned i = 0; i < r->count; i++) {
        se_row on = {{0}};
        join_nodes(r, &on, &r->weak[i], r->off_leads, r->words);
        if (!meet(&r->weak[i], &on, r->words)) continue;
        join(&refuted, &on, r->words);
        starts[r->candidate[i]] = 1;
        any = true;
    }
    if (!any) return false;
    for (unsigned i = 0; i < r->nodes; i++) {
        uint8_t *start = &starts[r->candidate[i]];
        if (has(&r->leads[i], i) && has(&refuted, i)) *start |= 1;
        if (has(&r->off_leads[i], i)) *start |= 2;
    }
    return true;
}

/* --- Meetings ------------------------------------------------------------------------------------- */

/* What is put on has another in its square or unit that is put off, so it is enough to look at what is off. */
static void find_off(se_reach *r) {
    for (unsigned i = 0; i < r->count; i++) {
        se_row on = {{0}};
        join_nodes(r, &on, &r->weak[i], r->off_leads, r->words);
        r->off[i] = r->weak[i];
        join_nodes(r, &r->off[i], &on, r->weak, r->all_words);
    }
}

static se_row everything(void) {
    se_row row;
    memset(&row, 0xFF, sizeof row);
    return row;
}

static void share(const se_reach *r, se_row *common, unsigned candidate) {
    const se_row *off = &r->off[r->number[candidate] - 1u];
    for (unsigned w = 0; w < r->all_words; w++) common->word[w] &= off->word[w];
}

static bool is_several(uint32_t bits) {
    return (bits & (bits - 1)) != 0;
}

bool se_find_meetings(se_reach *r, const se_grid *g, se_meetings *meetings) {
    if (!begin(r, g)) {
        meetings->squares = kt_all_squares();
        memset(meetings->units, 0xFF, sizeof meetings->units);
        return true;
    }
    close(r);
    find_off(r);
    memset(meetings, 0, sizeof *meetings);
    for (unsigned s = 0; s < 81; s++) {
        if (!is_several(g->digits[s])) continue;
        se_row common = everything();
        for (uint32_t rest = g->digits[s]; rest != 0; rest &= rest - 1) {
            share(r, &common, 9 * s + kt_lowest_bit(rest));
        }
        if (meet(&common, &common, r->all_words)) kt_squares_add(&meetings->squares, s);
    }
    bool any = !kt_squares_empty(meetings->squares);
    for (unsigned u = 0; u < 27; u++) {
        for (unsigned index = 0; index < 9; index++) {
            if (!is_several(g->places[u][index])) continue;
            se_row common = everything();
            for (uint32_t rest = g->places[u][index]; rest != 0; rest &= rest - 1) {
                share(r, &common, 9u * kt_unit_squares[u][kt_lowest_bit(rest)] + index);
            }
            if (!meet(&common, &common, r->all_words)) continue;
            meetings->units[u] |= (uint16_t)(1u << index);
            any = true;
        }
    }
    return any;
}
