/* forcing_net.c - what a candidate, true or false, leads to when played: the richer rows of forcing
 * nets.
 *
 * HoDoKu plays four rounds: all naked singles of the position, then all hidden ones. Unlike a link,
 * a single may follow from several squares together; that makes it a net. The position is kept by
 * digit, so that all singles of a kind are found at once.
 */
#include "techniques/forcing.h"

#include <string.h>

#include "techniques/way.h"

enum { ROUNDS = 4 };

/* How a literal came about: a false one by a true one; a true one as the last of its square or unit. */
typedef struct {
    bool is_known[TECH_LITERALS];
    tech_literal by[TECH_LITERALS];
    uint8_t unit[TECH_LITERALS]; /* KT_NO_UNIT: of its square */
} moves;

typedef struct {
    const tech_links *links;
    const tech_board *board;
    uint64_t *row;          /* what follows */
    moves *moves;           /* and how it follows; NULL: not wanted */
    kt_squares squares[10]; /* the candidates that are left, by digit */
} game;

static tech_literal literal_of(const game *g, unsigned square, unsigned digit, bool is_on) {
    return tech_literal_of(g->links, square, digit, is_on);
}

/* The first way to a literal counts. */
static void note(game *g, tech_literal literal, tech_literal by, unsigned unit) {
    if (g->moves == NULL) {
        tech_row_add(g->row, literal);
    } else if (!g->moves->is_known[literal]) {
        g->moves->is_known[literal] = true;
        g->moves->by[literal] = by;
        g->moves->unit[literal] = (uint8_t)unit;
    }
}

static void take(game *g, unsigned square, unsigned digit, tech_literal by) {
    g->squares[digit].band[square / 27] &= ~(1u << square % 27);
    note(g, literal_of(g, square, digit, false), by, KT_NO_UNIT);
}

/* The digit stands; its peers and the square lose what it excludes. */
static void play(game *g, unsigned square, unsigned digit, unsigned unit) {
    tech_literal on = literal_of(g, square, digit, true);
    note(g, on, on, unit);
    kt_squares losers = kt_squares_both(g->squares[digit], kt_squares_seen(square));
    while (!kt_squares_empty(losers)) take(g, kt_squares_take(&losers), digit, on);
    for (unsigned d = 1; d <= 9; d++) {
        if (d != digit && kt_squares_has(g->squares[d], square)) take(g, square, d, on);
    }
    g->squares[digit].band[square / 27] &= ~(1u << square % 27);
}

static void begin(game *g, tech_literal premise) {
    const tech_node *node = tech_node_of(g->links, premise);
    memcpy(g->squares, g->board->squares, sizeof g->squares);
    if (tech_is_on(premise))
        play(g, node->square, node->digit, KT_NO_UNIT);
    else
        take(g, node->square, node->digit, premise);
}

/* --- Singles ---------------------------------------------------------------------------------- */

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

/* The squares of a digit that have a row, column or box for themselves: of each band its rows and boxes, and
 * over all bands the columns that occur once. */
static kt_squares alone(kt_squares squares) {
    kt_squares found = kt_no_squares();
    uint32_t once = 0, twice = 0;
    for (unsigned i = 0; i < 3; i++) {
        for (unsigned k = 0; k < 3; k++) {
            uint32_t row = squares.band[i] & 0x1FFu << 9 * k, columns = row >> 9 * k;
            uint32_t box = squares.band[i] & 0x1C0E07u << 3 * k;
            if (kt_is_single(row)) found.band[i] |= row;
            if (kt_is_single(box)) found.band[i] |= box;
            twice |= once & columns;
            once |= columns;
        }
    }
    uint32_t columns = (once & ~twice) * 0x40201u;
    for (unsigned i = 0; i < 3; i++) found.band[i] |= squares.band[i] & columns;
    return found;
}

static singles hidden_singles(const game *g) {
    singles found;
    for (unsigned d = 1; d <= 9; d++) found.of[d] = alone(g->squares[d]);
    return found;
}

/* The unit in which the square is the only one of these. */
static unsigned unit_alone(kt_squares squares, unsigned square) {
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[square][t];
        if (kt_squares_count(kt_squares_both(squares, kt_unit_masks[unit])) == 1) return unit;
    }
    return KT_NO_UNIT;
}

/* `before`: the candidates when the hidden singles were found; NULL: these are naked ones. */
static bool play_all(game *g, const singles *list, const kt_squares *before) {
    bool any = false;
    for (unsigned d = 1; d <= 9; d++) {
        kt_squares rest = list->of[d];
        any |= !kt_squares_empty(rest);
        while (!kt_squares_empty(rest)) {
            unsigned square = kt_squares_take(&rest);
            play(g, square, d, before == NULL ? KT_NO_UNIT : unit_alone(before[d], square));
        }
    }
    return any;
}

static void play_rounds(game *g) {
    bool any = true;
    for (unsigned i = 0; any && i < ROUNDS; i++) {
        kt_squares before[10];
        singles naked = naked_singles(g), hidden = hidden_singles(g);
        memcpy(before, g->squares, sizeof before);
        any = play_all(g, &naked, NULL);
        any |= play_all(g, &hidden, before);
    }
}

void tech_play(tech_closure *c, const tech_links *l, const tech_board *board) {
    for (tech_literal literal = 0; literal < 2 * l->candidates; literal++) {
        game g = {.links = l, .board = board, .row = c->row[literal]};
        begin(&g, literal);
        play_rounds(&g);
    }
}

/* --- Telling ---------------------------------------------------------------------------------- */

typedef struct {
    tech_finder *f;
    const tech_links *links;
    const moves *moves;
    unsigned premise; /* its part */
    bool is_told[TECH_LITERALS];
    uint16_t part[TECH_LITERALS]; /* of what has been told */
} telling;

static unsigned tell_move(telling *t, tech_literal literal);

/* A single follows from the candidates that its square or unit had: it is told as often as there are such, each
 * time from another. What is a single on the board is told once, from the premise. */
static unsigned tell_single(telling *t, tech_literal on) {
    const tech_node *node = tech_node_of(t->links, on);
    unsigned unit = t->moves->unit[on], part = TECH_NO_PART;
    kt_squares places = t->f->board->squares[node->digit];
    if (unit != KT_NO_UNIT) places = kt_squares_both(places, kt_unit_masks[unit]);
    for (unsigned other = 0; other < t->links->candidates; other++) {
        const tech_node *o = &t->links->node[other];
        bool excludes = unit == KT_NO_UNIT
                            ? o->square == node->square
                            : o->digit == node->digit && kt_squares_has(places, o->square);
        if (!excludes || o == node) continue;
        unsigned from = tell_move(t, (tech_literal)(2 * other + 1));
        part = tech_tell_node(t->f, t->links, on, from);
    }
    return part != TECH_NO_PART ? part : tech_tell_node(t->f, t->links, on, t->premise);
}

static unsigned tell_move(telling *t, tech_literal literal) {
    if (t->is_told[literal]) return t->part[literal];
    t->is_told[literal] = true;
    unsigned part = tech_is_on(literal) ? tell_single(t, literal)
                                        : tech_tell_node(t->f, t->links, literal,
                                                         tell_move(t, t->moves->by[literal]));
    t->part[literal] = (uint16_t)part;
    return part;
}

unsigned tech_tell_play(tech_finder *f, const tech_links *l, tech_literal premise, tech_literal end,
                        unsigned part) {
    moves known = {.is_known = {false}};
    game g = {.links = l, .board = f->board, .moves = &known};
    begin(&g, premise);
    play_rounds(&g);
    telling t = {.f = f, .links = l, .moves = &known, .premise = part};
    t.is_told[premise] = true;
    t.part[premise] = (uint16_t)part;
    return tell_move(&t, end);
}
