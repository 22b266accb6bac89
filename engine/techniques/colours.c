/* colours.c - simple colours and multi-colours.
 *
 * Where a digit has two places in a unit, one is true. So the places that hang together by such pairs fall into two
 * colours, and all of one of them are true. A wrap: two of a colour see each other, so all of it are false. A
 * trap: what sees both colours is false. Of two such clusters, a colour that sees both of the other's is false; if
 * a colour of one sees a colour of the other, one of the two opposite colours is true.
 */
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
