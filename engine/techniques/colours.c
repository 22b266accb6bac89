/* colours.c - simple colours, multi-colours and 3D Medusa.
 *
 * Where a digit has two places in a unit, one is true. So the places that hang together by such pairs fall into two
 * colours, and all of one of them are true. A wrap: two of a colour see each other, so all of it are false. A
 * trap: what sees both colours is false. Of two such clusters, a colour that sees both of the other's is false; if
 * a colour of one sees a colour of the other, one of the two opposite colours is true.
 *
 * 3D Medusa links the two candidates of a square as well, so that a cluster has several digits. Its wrap: a colour would
 * put a digit twice in a unit or two in a square, or leave a square without any. Its trap: what both colours rule out.
 * Of the cluster a trap tells what links the candidates that rule out what goes.
 * Source: 3D Medusa, Andrew Stuart, SudokuWiki.org.
 */
#include <string.h>

#include "techniques/finder.h"

enum { CLUSTERS = 40 };

typedef struct {
    kt_squares colour[2];
} cluster;

typedef struct {
    unsigned count;
    cluster cluster[CLUSTERS]; /* by their lowest squares, which have the first colour */
} colouring;

static kt_squares peers_of(kt_squares set) {
    kt_squares peers = kt_no_squares();
    while (!kt_squares_empty(set))
        peers = kt_squares_union(peers, kt_squares_seen(kt_squares_take(&set)));
    return peers;
}

/* --- Colouring -------------------------------------------------------------------------------- */

/* The squares that form a pair with one of these in some unit. */
static kt_squares partners(const tech_board *b, unsigned digit, kt_squares of) {
    kt_squares found = kt_no_squares();
    while (!kt_squares_empty(of)) {
        unsigned square = kt_squares_take(&of);
        for (unsigned t = 0; t < 3; t++) {
            unsigned unit = kt_square_units[square][t];
            uint16_t places = b->places[unit][digit - 1];
            if (kt_count(places) != 2) continue;
            places &= (uint16_t) ~(1u << kt_square_places[square][t]);
            kt_squares_add(&found, kt_unit_squares[unit][kt_lowest_bit(places)]);
        }
    }
    return found;
}

static cluster cluster_from(const tech_board *b, unsigned digit, unsigned square) {
    cluster c = {{kt_one_square(square), kt_no_squares()}};
    kt_squares edge = c.colour[0];
    for (unsigned next = 1; !kt_squares_empty(edge); next ^= 1) {
        kt_squares known = kt_squares_union(c.colour[0], c.colour[1]);
        edge = kt_squares_without(partners(b, digit, edge), known);
        c.colour[next] = kt_squares_union(c.colour[next], edge);
    }
    return c;
}

static void colour(const tech_board *b, unsigned digit, colouring *all) {
    kt_squares rest = b->squares[digit];
    all->count = 0;
    while (!kt_squares_empty(rest)) {
        cluster c = cluster_from(b, digit, kt_squares_take(&rest));
        if (kt_squares_empty(c.colour[1])) continue;
        rest = kt_squares_without(rest, kt_squares_union(c.colour[0], c.colour[1]));
        all->cluster[all->count++] = c;
    }
}

/* --- Steps ------------------------------------------------------------------------------------ */

static void begin(tech_finder *f, unsigned technique, unsigned digit) {
    tech_begin(f, technique);
    f->step.digits = kt_digit_bit(digit);
}

static void tell(tech_finder *f, const cluster *c, unsigned first_role) {
    for (unsigned i = 0; i < 2; i++) {
        f->step.squares = kt_squares_union(f->step.squares, c->colour[i]);
        tech_part_squares(f, first_role + i, c->colour[i], f->step.digits);
    }
}

static bool look_at(tech_finder *f, const cluster *c, unsigned digit) {
    kt_squares seen[2] = {peers_of(c->colour[0]), peers_of(c->colour[1])};
    for (unsigned i = 0; i < 2; i++) {
        if (!kt_squares_meet(c->colour[i], seen[i])) continue;
        begin(f, TECH_COLOUR_WRAP, digit);
        tell(f, c, KT_ROLE_COLOUR_1);
        tech_remove_squares(f, c->colour[i], digit);
        if (tech_found(f)) return true;
    }
    begin(f, TECH_COLOUR_TRAP, digit);
    tell(f, c, KT_ROLE_COLOUR_1);
    tech_remove_squares(f, kt_squares_without(kt_squares_both(seen[0], seen[1]), f->step.squares),
                        digit);
    return tech_found(f);
}

static bool look_at_two(tech_finder *f, const cluster *a, const cluster *c, unsigned digit) {
    kt_squares seen[2] = {peers_of(a->colour[0]), peers_of(a->colour[1])};
    kt_squares opposite[2] = {peers_of(c->colour[0]), peers_of(c->colour[1])};
    begin(f, TECH_MULTI_COLOURS_2, digit);
    tell(f, a, KT_ROLE_COLOUR_1);
    tell(f, c, KT_ROLE_COLOUR_3);
    for (unsigned i = 0; i < 2; i++) {
        if (!kt_squares_meet(seen[i], c->colour[0]) || !kt_squares_meet(seen[i], c->colour[1]))
            continue;
        tech_remove_squares(f, a->colour[i], digit);
    }
    if (tech_found(f)) return true;
    begin(f, TECH_MULTI_COLOURS_1, digit);
    tell(f, a, KT_ROLE_COLOUR_1);
    tell(f, c, KT_ROLE_COLOUR_3);
    for (unsigned i = 0; i < 4; i++) {
        if (!kt_squares_meet(seen[i / 2], c->colour[i % 2])) continue;
        tech_remove_squares(f, kt_squares_both(seen[1 - i / 2], opposite[1 - i % 2]), digit);
    }
    return tech_found(f);
}

static bool look_at_pairs(tech_finder *f, const colouring *all, unsigned digit) {
    for (unsigned i = 0; i < all->count; i++) {
        for (unsigned j = 0; j < all->count; j++) {
            if (i != j && look_at_two(f, &all->cluster[i], &all->cluster[j], digit)) return true;
        }
    }
    return false;
}

void tech_find_colours(tech_finder *f) {
    bool simple = tech_wants(f, TECH_COLOUR_TRAP) || tech_wants(f, TECH_COLOUR_WRAP);
    bool multi = tech_wants(f, TECH_MULTI_COLOURS_1) || tech_wants(f, TECH_MULTI_COLOURS_2);
    for (unsigned digit = 1; digit <= 9; digit++) {
        colouring all;
        if (!tech_digit_is_fresh(f, digit)) continue;
        colour(f->board, digit, &all);
        for (unsigned i = 0; simple && i < all.count; i++) {
            if (look_at(f, &all.cluster[i], digit)) return;
        }
        if (multi && look_at_pairs(f, &all, digit)) return;
    }
}

/* --- 3D Medusa -------------------------------------------------------------------------------- */

/* A cluster. A candidate is ten times its square, and its digit. */
typedef struct {
    kt_squares colour[2][10]; /* by digit */
    kt_squares gone[2][10];   /* what a colour rules out */
    unsigned count;
    uint16_t candidate[729],
        from[729]; /* as they were found, and the place of what each is linked to */
} medusa;

/* Adds a candidate that is not in the cluster yet. */
static void add(medusa *m, unsigned square, unsigned digit, unsigned colour, unsigned from) {
    if (kt_squares_has(kt_squares_union(m->colour[0][digit], m->colour[1][digit]), square)) return;
    kt_squares_add(&m->colour[colour][digit], square);
    m->from[m->count] = (uint16_t)from;
    m->candidate[m->count++] = (uint16_t)(10 * square + digit);
}

static unsigned colour_of(const medusa *m, unsigned candidate) {
    return kt_squares_has(m->colour[0][candidate % 10], candidate / 10) ? 0 : 1;
}

static void grow(const tech_board *b, medusa *m, unsigned square, unsigned digit) {
    memset(m, 0, sizeof *m);
    add(m, square, digit, 0, 0);
    for (unsigned i = 0; i < m->count; i++) {
        square = m->candidate[i] / 10;
        digit = m->candidate[i] % 10;
        unsigned next = 1 - colour_of(m, m->candidate[i]);
        if (kt_squares_has(b->pairs, square)) {
            uint16_t other = b->digits[square] & (uint16_t)~kt_digit_bit(digit);
            add(m, square, kt_lowest_digit(other), next, i);
        }
        for (kt_squares rest = partners(b, digit, kt_one_square(square));
             !kt_squares_empty(rest);) {
            add(m, kt_squares_take(&rest), digit, next, i);
        }
    }
}

/* Returns how many digits the cluster has. */
static unsigned rule_out(medusa *m) {
    uint16_t digits = 0;
    for (unsigned i = 0; i < 2; i++) {
        kt_squares once = kt_no_squares(), twice = kt_no_squares();
        for (unsigned d = 1; d <= 9; d++) {
            if (!kt_squares_empty(m->colour[i][d])) digits |= kt_digit_bit(d);
            twice = kt_squares_union(twice, kt_squares_both(once, m->colour[i][d]));
            once = kt_squares_union(once, m->colour[i][d]);
        }
        for (unsigned d = 1; d <= 9; d++) {
            kt_squares others = kt_squares_union(kt_squares_without(once, m->colour[i][d]), twice);
            m->gone[i][d] = kt_squares_union(peers_of(m->colour[i][d]), others);
        }
    }
    return kt_count(digits);
}

static void add_candidate(kt_squares to[10], unsigned candidate) {
    kt_squares_add(&to[candidate % 10], candidate / 10);
}

/* `shown`: what is told of the cluster. */
static void begin_medusa(tech_finder *f, const medusa *m, unsigned technique,
                         const kt_squares shown[10]) {
    tech_begin(f, technique);
    for (unsigned i = 0; i < 2; i++) {
        for (unsigned d = 1; d <= 9; d++) {
            kt_squares own = kt_squares_both(m->colour[i][d], shown[d]);
            if (kt_squares_empty(own)) continue;
            f->step.squares = kt_squares_union(f->step.squares, own);
            f->step.digits |= kt_digit_bit(d);
            tech_part_squares(f, KT_ROLE_COLOUR_1 + i, own, kt_digit_bit(d));
        }
    }
}

/* The squares that a colour leaves without a candidate. */
static kt_squares emptied_by(const tech_board *b, const kt_squares gone[10]) {
    kt_squares empty = b->squares[0];
    for (unsigned d = 1; d <= 9; d++) {
        empty = kt_squares_without(empty, kt_squares_without(b->squares[d], gone[d]));
    }
    return empty;
}

static bool clashes(const medusa *m, unsigned i) {
    for (unsigned d = 1; d <= 9; d++) {
        if (kt_squares_meet(m->colour[i][d], m->gone[i][d])) return true;
    }
    return false;
}

static bool find_medusa_wrap(tech_finder *f, const medusa *m, unsigned i) {
    kt_squares emptied = emptied_by(f->board, m->gone[i]);
    bool has_clash = clashes(m, i);
    if (!has_clash && kt_squares_empty(emptied)) return false;
    kt_squares all[10] = {{{0}}};
    for (unsigned k = 0; k < m->count; k++) add_candidate(all, m->candidate[k]);
    begin_medusa(f, m, TECH_MEDUSA_WRAP, all);
    if (!has_clash) {
        unsigned square = kt_squares_take(&emptied);
        tech_part_squares(f, KT_ROLE_PIVOT, kt_one_square(square), f->board->digits[square]);
    }
    for (unsigned d = 1; d <= 9; d++) tech_remove_squares(f, m->colour[i][d], d);
    return tech_found(f);
}

/* Whether a candidate of a cluster rules the other one out. */
static bool bars(unsigned candidate, unsigned other) {
    if (candidate / 10 == other / 10) return candidate != other;
    return candidate % 10 == other % 10 &&
           kt_squares_has(kt_squares_seen(candidate / 10), other / 10);
}

/* Shows the first candidate of a colour that rules out what goes, and what links it to the first of all. */
static void show_reason(const medusa *m, unsigned colour, unsigned gone, kt_squares shown[10],
                        kt_squares reasons[10]) {
    unsigned k = 0;
    while (colour_of(m, m->candidate[k]) != colour || !bars(m->candidate[k], gone)) k++;
    add_candidate(reasons, m->candidate[k]);
    for (; k > 0; k = m->from[k]) add_candidate(shown, m->candidate[k]);
    add_candidate(shown, m->candidate[0]);
}

/* Hides the first ones as long as they only lead to what follows. */
static void hide_stem(const medusa *m, kt_squares shown[10], const kt_squares reasons[10]) {
    for (unsigned k = 0;;) {
        unsigned one = m->candidate[k], next = 0, count = 0;
        for (unsigned j = k + 1; j < m->count; j++) {
            unsigned other = m->candidate[j];
            if (m->from[j] != k || !kt_squares_has(shown[other % 10], other / 10)) continue;
            next = j;
            count++;
        }
        if (count != 1 || kt_squares_has(reasons[one % 10], one / 10)) return;
        kt_squares_remove(&shown[one % 10], one / 10);
        k = next;
    }
}

static bool find_medusa_trap(tech_finder *f, const medusa *m) {
    kt_squares gone[10], shown[10] = {{{0}}}, reasons[10] = {{{0}}};
    bool is_any = false;
    for (unsigned d = 1; d <= 9; d++) {
        kt_squares own = kt_squares_union(m->colour[0][d], m->colour[1][d]);
        gone[d] = kt_squares_both(m->gone[0][d], m->gone[1][d]);
        gone[d] = kt_squares_without(kt_squares_both(gone[d], f->board->squares[d]), own);
        for (kt_squares rest = gone[d]; !kt_squares_empty(rest); is_any = true) {
            unsigned one = 10 * kt_squares_take(&rest) + d;
            for (unsigned i = 0; i < 2; i++) show_reason(m, i, one, shown, reasons);
        }
    }
    if (!is_any) return false;
    hide_stem(m, shown, reasons);
    begin_medusa(f, m, TECH_MEDUSA_TRAP, shown);
    for (unsigned d = 1; d <= 9; d++) tech_remove_squares(f, gone[d], d);
    return tech_found(f);
}

void tech_find_medusa(tech_finder *f) {
    kt_squares known[10] = {{{0}}};
    for (unsigned digit = 1; digit <= 9; digit++) {
        for (kt_squares rest = f->board->squares[digit]; !kt_squares_empty(rest);) {
            unsigned square = kt_squares_take(&rest);
            if (kt_squares_has(known[digit], square)) continue;
            medusa m;
            grow(f->board, &m, square, digit);
            for (unsigned k = 0; k < m.count; k++) add_candidate(known, m.candidate[k]);
            if (rule_out(&m) < 2) continue;
            if (find_medusa_wrap(f, &m, 0) || find_medusa_wrap(f, &m, 1)) return;
            if (find_medusa_trap(f, &m)) return;
        }
    }
}
