/* forcing_net.c - what a candidate, true or false, leads to if it is played: the richer rows of forcing nets.
 *
 * HoDoKu plays four rounds: all naked singles of the position, then all hidden ones. Other than a link, a single may
 * follow from several squares together; that is what makes a net of it. The position is kept by digit, so
 * that all singles of a kind are found at once.
 */
#include "techniques/forcing.h"

enum { ROUNDS = 4 };

typedef struct {
    const tech_links *links;
    const tech_board *board;
    uint64_t *row; /* what follows */
    kt_squares
        squares[10]; /* the candidates that are left, by digit; 0: the squares without a digit */
} game;

static void take(game *g, unsigned square, unsigned digit) {
    g->squares[digit].band[square / 27] &= ~(1u << square % 27);
    if (!tech_has(g->board, square, digit)) return;
    tech_row_add(g->row, tech_literal_of(g->links, square, digit, false));
}

/* The digit stands; its peers and the square lose what it excludes. */
static void play(game *g, unsigned square, unsigned digit) {
    tech_row_add(g->row, tech_literal_of(g->links, square, digit, true));
    kt_squares losers = tech_both(g->squares[digit], tech_peers(square));
    while (!kt_squares_empty(losers)) take(g, tech_take_lowest(&losers), digit);
    for (unsigned d = 1; d <= 9; d++) {
        if (d != digit && kt_squares_has(g->squares[d], square)) take(g, square, d);
    }
    g->squares[0].band[square / 27] &= ~(1u << square % 27);
    g->squares[digit].band[square / 27] &= ~(1u << square % 27);
}

/* --- Singles -------------------------------------------------------------------------------------- */

typedef struct {
    kt_squares of[10];
} singles;

static singles naked_singles(const game *g) {
    singles found;
    for (unsigned i = 0; i < 3; i++) {
        uint32_t once = 0, twice = 0;
        for (unsigned d = 1; d <= 9; d++) {
            twice |= once & g->squares[d].band[i];
            once |= g->squares[d].band[i];
        }
        for (unsigned d = 1; d <= 9; d++) found.of[d].band[i] = g->squares[d].band[i] & ~twice;
    }
    return found;
}

/* The squares of a digit that have a row, column or box for themselves. */
static kt_squares alone(kt_squares squares) {
    kt_squares found = kt_no_squares();
    for (unsigned unit = 0; unit < 27; unit++) {
        kt_squares places = tech_both(squares, kt_unit_masks[unit]);
        if (kt_squares_count(places) == 1) found = kt_squares_union(found, places);
    }
    return found;
}

static singles hidden_singles(const game *g) {
    singles found;
    for (unsigned d = 1; d <= 9; d++) found.of[d] = alone(g->squares[d]);
    return found;
}

static bool play_all(game *g, const singles *list) {
    bool any = false;
    for (unsigned d = 1; d <= 9; d++) {
        kt_squares rest = list->of[d];
        any |= !kt_squares_empty(rest);
        while (!kt_squares_empty(rest)) play(g, tech_take_lowest(&rest), d);
    }
    return any;
}

static void play_rounds(game *g) {
    bool any = true;
    for (unsigned i = 0; any && i < ROUNDS; i++) {
        singles naked = naked_singles(g), hidden = hidden_singles(g);
        any = play_all(g, &naked);
        any |= play_all(g, &hidden);
    }
}

void tech_play(tech_closure *c, const tech_links *l, const tech_board *board) {
    for (tech_literal literal = 0; literal < 2 * l->candidates; literal++) {
        const tech_node *node = tech_node_of(l, literal);
        game g = {.links = l, .board = board, .row = c->row[literal]};
        for (unsigned d = 0; d < 10; d++) g.squares[d] = board->squares[d];
        if (tech_is_on(literal))
            play(&g, node->square, node->digit);
        else
            take(&g, node->square, node->digit);
        play_rounds(&g);
    }
}
