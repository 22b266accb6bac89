/* forcing.c - forcing chains and nets: contradiction and verity.
 *
 * The rows of the closure say all that follows from each candidate, true or false. If a row
 * contradicts itself, its premise is wrong. If one of several premises must hold, what stands in
 * the rows of all of them holds in any case: for a candidate true and false, for the candidates of
 * a square, for the places of a digit in a unit. A net is the same with richer rows. HoDoKu takes
 * the conclusion that places before one that removes, then the one that is furthest up.
 */
#include "techniques/forcing.h"

#include <string.h>

/* --- Choices ---------------------------------------------------------------------------------- */

static void add_square(tech_forcing *s, unsigned square) {
    tech_choice *c = &s->choice[s->choices++];
    c->count = 0;
    for (uint32_t rest = s->f->board->digits[square]; rest != 0; rest &= rest - 1) {
        c->on[c->count++] = tech_literal_of(s->links, square, kt_lowest_bit(rest) + 1, true);
    }
}

static void add_places(tech_forcing *s, unsigned unit, unsigned digit) {
    tech_choice *c = &s->choice[s->choices++];
    c->count = 0;
    for (uint32_t rest = s->f->board->places[unit][digit - 1]; rest != 0; rest &= rest - 1) {
        unsigned square = kt_unit_squares[unit][kt_lowest_bit(rest)];
        c->on[c->count++] = tech_literal_of(s->links, square, digit, true);
    }
}

/* The squares that can have the digit by the digits that stand on the board. */
static kt_squares allowed(const tech_board *b, unsigned digit) {
    kt_squares squares = b->squares[0];
    for (unsigned s = 0; s < 81; s++) {
        if (b->digit[s] == digit) squares = kt_squares_without(squares, kt_squares_seen(s));
    }
    return squares;
}

/* The units that still have all places that are allowed come first, or else the others: HoDoKu looks for a
 * contradiction in the first only. */
static void add_units(tech_forcing *s, bool untouched) {
    const tech_board *b = s->f->board;
    for (unsigned digit = 1; digit <= 9; digit++) {
        kt_squares lost = kt_squares_without(allowed(b, digit), b->squares[digit]);
        for (unsigned unit = 0; unit < 27; unit++) {
            if (b->places[unit][digit - 1] == 0) continue;
            if (kt_squares_meet(lost, kt_unit_masks[unit]) != untouched) {
                add_places(s, unit, digit);
            }
        }
    }
}

static void list_choices(tech_forcing *s) {
    for (unsigned square = 0; square < 81; square++) {
        if (s->f->board->digits[square] != 0) add_square(s, square);
    }
    add_units(s, true);
    s->certain = s->choices;
    add_units(s, false);
}

/* --- Conclusions ------------------------------------------------------------------------------ */

static bool has_none(const uint64_t *row, const tech_choice *c) {
    for (unsigned i = 0; i < c->count; i++) {
        if (!tech_row_has(row, tech_opposite(c->on[i]))) return false;
    }
    return true;
}

/* Whether some choice has nothing left. That is enough: a candidate that is both true and false
 * leaves its square nothing, as it takes the others when true; and links lead back, so a group is
 * both only if a candidate is. */
static bool is_contradictory(const tech_forcing *s, const uint64_t *row) {
    for (unsigned i = 0; i < s->certain; i++) {
        if (has_none(row, &s->choice[i])) return true;
    }
    return false;
}

/* What is in the rows of all these. */
static void verify(tech_forcing *s, const tech_literal *premises, unsigned count) {
    for (unsigned k = 0; k < s->closure->words; k++) {
        uint64_t all = s->closure->row[premises[0]][k];
        for (unsigned i = 1; i < count; i++) all &= s->closure->row[premises[i]][k];
        s->verified[k] |= all;
    }
}

static bool has_single(const tech_forcing *s) {
    for (unsigned i = 0; i < s->certain; i++) {
        if (s->choice[i].count == 1) return true;
    }
    return false;
}

/* Chains work in both directions: if a premise contradicts itself, it and its opposite both lead to
 * the opposite. So only what is verified can be refuted; in nets anything can, and where a single
 * stands, to which no link leads. */
static void refute(tech_forcing *s) {
    const bool all = s->is_net || has_single(s);
    for (tech_literal premise = 0; premise < 2 * s->links->candidates; premise++) {
        tech_literal contrary = tech_opposite(premise);
        if (!all && !tech_row_has(s->verified, contrary)) continue;
        if (is_contradictory(s, s->closure->row[premise])) tech_row_add(s->refuted, contrary);
    }
}

static void conclude(tech_forcing *s) {
    memset(s->refuted, 0, sizeof s->refuted);
    memset(s->verified, 0, sizeof s->verified);
    for (tech_literal on = 0; on < 2 * s->links->candidates; on += 2) {
        verify(s, (tech_literal[]){on, tech_opposite(on)}, 2);
    }
    for (unsigned i = 0; i < s->choices; i++) {
        if (s->choice[i].count > 1) verify(s, s->choice[i].on, s->choice[i].count);
    }
    refute(s);
}

/* --- The step --------------------------------------------------------------------------------- */

static bool give(tech_forcing *s, tech_literal literal, bool is_refuted) {
    static const uint8_t techniques[2][2] = {{TECH_CHAIN_VERITY, TECH_CHAIN_CONTRADICTION},
                                             {TECH_NET_VERITY, TECH_NET_CONTRADICTION}};
    unsigned technique = techniques[s->is_net][is_refuted];
    if (!tech_wants(s->f, technique)) return false;
    const tech_node *node = tech_node_of(s->links, literal);
    tech_step *step = &s->f->step;
    tech_begin(s->f, technique);
    if (tech_is_on(literal)) {
        step->digit = node->digit;
        step->placed = node->squares;
    } else {
        tech_remove(s->f, node->square, node->digit);
    }
    bool needs_way = s->f->is_told || s->f->options->easiest;
    if (needs_way && is_refuted) tech_tell_refuted(s, literal);
    if (needs_way && !is_refuted) tech_tell_verified(s, literal);
    step->digits = kt_digit_bit(node->digit);
    step->squares = node->squares;
    return tech_found(s->f);
}

/* Each conclusion once: a verity is what no premise refutes by itself. */
static void give_all(tech_forcing *s) {
    for (unsigned truth = 0; truth < 2; truth++) {
        for (unsigned node = 0; node < s->links->candidates; node++) {
            tech_literal literal = (tech_literal)(2 * node + truth);
            bool is_refuted = tech_row_has(s->refuted, literal);
            if (!is_refuted && !tech_row_has(s->verified, literal)) continue;
            if (give(s, literal, is_refuted)) return;
        }
    }
}

void tech_find_forcing(tech_finder *f) {
    tech_forcing s = {.f = f, .links = &f->work->links, .closure = &f->work->closure};
    s.is_net = tech_wants(f, TECH_NET_CONTRADICTION) || tech_wants(f, TECH_NET_VERITY);
    tech_close_board(s.closure, &f->work->links, f->board);
    if (s.is_net) {
        tech_play(s.closure, s.links, f->board);
        tech_close(s.closure);
    }
    list_choices(&s);
    conclude(&s);
    give_all(&s);
    if (s.is_net || s.is_open) tech_forget(s.closure);
}
