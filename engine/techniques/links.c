/* links.c - makes the lists, and grows trees along them.
 *
 * The order of a list decides which of two equally short chains is found. It is HoDoKu's: the other digits of
 * the square, then row, column and box; groups last, in the order of their lines, digits and boxes.
 */
#include "techniques/links.h"

#include <string.h>

/* --- Nodes ---------------------------------------------------------------------------------------- */

static void add_node(tech_links *l, const tech_board *b, kt_squares squares, unsigned digit) {
    kt_squares rest = squares;
    tech_node *node = &l->node[l->nodes++];
    node->squares = squares;
    node->sees = tech_both(tech_common_peers(squares), b->squares[digit]);
    node->square = (uint8_t)tech_take_lowest(&rest);
    node->digit = (uint8_t)digit;
}

static void add_candidates(tech_links *l, const tech_board *b) {
    for (unsigned s = 0; s < 81; s++) {
        for (uint32_t rest = b->digits[s]; rest != 0; rest &= rest - 1) {
            unsigned digit = kt_lowest_bit(rest) + 1;
            l->node_of[tech_candidate_of(s, digit)] = l->nodes;
            add_node(l, b, kt_one_square(s), digit);
        }
    }
}

static void add_groups(tech_links *l, const tech_board *b) {
    for (unsigned line = 0; line < 18; line++) {
        for (unsigned digit = 1; digit <= 9; digit++) {
            kt_squares places = kt_unit_part(line, b->places[line][digit - 1]);
            for (unsigned box = 18; box < 27; box++) {
                kt_squares squares = tech_both(places, kt_unit_masks[box]);
                if (kt_squares_count(squares) < 2) continue;
                l->node[l->nodes].line = (uint8_t)line;
                l->node[l->nodes].box = (uint8_t)box;
                add_node(l, b, squares, digit);
            }
        }
    }
}

/* --- Links ---------------------------------------------------------------------------------------- */

/* The list that is being made, and where it goes on. */
typedef struct {
    tech_links *l;
    const tech_board *board;
    tech_link_kind kind;
    unsigned begin, end;
} list;

static void add(list *to, tech_literal literal) {
    for (unsigned i = to->begin; i < to->end; i++) {
        if (to->l->links[i] == literal) return;
    }
    to->l->links[to->end++] = literal;
}

static void add_candidate(list *to, unsigned square, unsigned digit, bool is_on) {
    add(to, tech_literal_of(to->l, square, digit, is_on));
}

static void add_node_link(list *to, unsigned node, bool is_on) {
    add(to, (tech_literal)(2 * node + !is_on));
}

/* The squares of a unit that have the digit, without a node's own. */
static kt_squares others(const list *of, unsigned unit, const tech_node *node) {
    kt_squares places = kt_unit_part(unit, of->board->places[unit][node->digit - 1]);
    return kt_squares_without(places, node->squares);
}

/* The only other place of the unit is true. */
static void add_last_place(list *to, unsigned unit, const tech_node *node) {
    kt_squares rest = others(to, unit, node);
    if (kt_squares_count(rest) == 1) add_candidate(to, tech_take_lowest(&rest), node->digit, true);
}

/* The other digits of the square go. */
static void empty_square(list *to, const tech_node *node) {
    uint32_t digits = to->board->digits[node->square];
    for (; digits != 0; digits &= digits - 1) {
        unsigned digit = kt_lowest_bit(digits) + 1;
        if (digit != node->digit) add_candidate(to, node->square, digit, false);
    }
}

/* The digit goes from the squares' other places. */
static void empty_units(list *to, const tech_node *node) {
    for (unsigned t = 0; t < 3; t++) {
        kt_squares rest = others(to, kt_square_units[node->square][t], node);
        if (to->kind == TECH_LINKS_XY) rest = tech_both(rest, to->board->pairs);
        while (!kt_squares_empty(rest)) {
            add_candidate(to, tech_take_lowest(&rest), node->digit, false);
        }
    }
}

/* Groups go that see the square. Without groups there are none. */
static void empty_groups(list *to, const tech_node *node) {
    for (unsigned g = to->l->candidates; g < to->l->nodes; g++) {
        const tech_node *group = &to->l->node[g];
        if (group->digit == node->digit && kt_squares_has(group->sees, node->square)) {
            add_node_link(to, g, false);
        }
    }
}

static void follow_candidate_on(list *to, const tech_node *node) {
    bool is_pair = kt_squares_has(to->board->pairs, node->square);
    if (to->kind == TECH_LINKS_XY && !is_pair) return;
    if (to->kind != TECH_LINKS_X && to->kind != TECH_LINKS_XY) empty_square(to, node);
    empty_units(to, node);
    empty_groups(to, node);
}

static bool leaves_only(const list *to, unsigned unit, const tech_node *group, unsigned square) {
    kt_squares rest = others(to, unit, group);
    return kt_squares_has(rest, square) && kt_squares_count(rest) == 1;
}

/* The square's only other digit is true. */
static void fill_square(list *to, const tech_node *node) {
    uint16_t rest = to->board->digits[node->square] & (uint16_t)~kt_digit_bit(node->digit);
    if (kt_is_single(rest)) add_candidate(to, node->square, kt_lowest_digit(rest), true);
}

/* HoDoKu's X-chains know no strong link of a box between two squares of one line. */
static bool is_left_out(const list *to, unsigned unit, const tech_node *node) {
    if (to->kind != TECH_LINKS_X || unit < 18) return false;
    kt_squares rest = others(to, unit, node);
    return !kt_squares_empty(rest) && kt_count(kt_square_unit_bits[tech_take_lowest(&rest)] &
                                               kt_square_unit_bits[node->square]) > 1;
}

static void fill_units(list *to, const tech_node *node) {
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[node->square][t];
        if (!is_left_out(to, unit, node)) add_last_place(to, unit, node);
    }
}

static void fill_groups(list *to, const tech_node *node) {
    for (unsigned g = to->l->candidates; g < to->l->nodes; g++) {
        const tech_node *group = &to->l->node[g];
        if (group->digit == node->digit && (leaves_only(to, group->box, group, node->square) ||
                                            leaves_only(to, group->line, group, node->square))) {
            add_node_link(to, g, true);
        }
    }
}

static void follow_candidate_off(list *to, const tech_node *node) {
    if (to->kind != TECH_LINKS_X) fill_square(to, node);
    if (to->kind == TECH_LINKS_XY) return;
    fill_units(to, node);
    fill_groups(to, node);
}

/* Whether two groups exclude each other: one digit, one line or box, and no square in common. */
static bool exclude(const tech_node *a, const tech_node *b) {
    return a->digit == b->digit && (a->line == b->line || a->box == b->box) &&
           !kt_squares_meet(a->squares, b->squares);
}

static void follow_group_on(list *to, const tech_node *node) {
    kt_squares rest = node->sees;
    while (!kt_squares_empty(rest)) add_candidate(to, tech_take_lowest(&rest), node->digit, false);
    for (unsigned g = to->l->candidates; g < to->l->nodes; g++) {
        if (exclude(node, &to->l->node[g])) add_node_link(to, g, false);
    }
}

/* Another group is all that is left of the unit. */
static void add_last_group(list *to, unsigned unit, const tech_node *node) {
    kt_squares rest = others(to, unit, node);
    for (unsigned g = to->l->candidates; g < to->l->nodes; g++) {
        const tech_node *group = &to->l->node[g];
        if (group->digit != node->digit || !kt_squares_within(rest, group->squares)) continue;
        if (kt_squares_within(group->squares, rest)) add_node_link(to, g, true);
    }
}

static void follow_group_off(list *to, const tech_node *node) {
    add_last_place(to, node->box, node);
    add_last_place(to, node->line, node);
    add_last_group(to, node->line, node);
    add_last_group(to, node->box, node);
}

static void follow(list *to, tech_literal literal) {
    const tech_node *node = tech_node_of(to->l, literal);
    if (tech_is_group(to->l, literal)) {
        if (tech_is_on(literal))
            follow_group_on(to, node);
        else
            follow_group_off(to, node);
    } else if (tech_is_on(literal)) {
        follow_candidate_on(to, node);
    } else {
        follow_candidate_off(to, node);
    }
}

void tech_link(tech_links *l, const tech_board *board, tech_link_kind kind) {
    l->nodes = 0;
    add_candidates(l, board);
    l->candidates = l->nodes;
    if (kind == TECH_LINKS_GROUPS) add_groups(l, board);
    list to = {.l = l, .board = board, .kind = kind};
    for (tech_literal literal = 0; literal < 2 * l->nodes; literal++) {
        l->begin[literal] = to.begin = to.end;
        follow(&to, literal);
    }
    l->begin[2 * l->nodes] = to.end;
}

/* --- Trees ---------------------------------------------------------------------------------------- */

void tech_grow(const tech_links *l, tech_literal premise, tech_tree *tree) {
    memset(tree->distance, 0, 2u * l->nodes * sizeof tree->distance[0]);
    tree->reached[0] = premise;
    tree->count = 1;
    for (unsigned i = 0; i < tree->count; i++) {
        tech_literal literal = tree->reached[i];
        for (uint32_t k = l->begin[literal]; k < l->begin[literal + 1]; k++) {
            tech_literal next = l->links[k];
            if (tree->distance[next] != 0 || next == premise) continue;
            tree->distance[next] = (uint16_t)(tree->distance[literal] + 1);
            tree->from[next] = literal;
            tree->reached[tree->count++] = next;
        }
    }
}

unsigned tech_way(const tech_tree *tree, tech_literal end, tech_literal way[TECH_LITERALS]) {
    unsigned count = tree->distance[end] + 1u;
    for (unsigned i = count; i-- > 0; end = tree->from[end]) way[i] = end;
    return count;
}
