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
    node->sees = kt_squares_both(kt_squares_seen_by_all(squares), b->squares[digit]);
    node->square = (uint8_t)kt_squares_take(&rest);
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

static void add_group(tech_links *l, const tech_board *b, unsigned line, unsigned box,
                      unsigned digit) {
    kt_squares squares = kt_squares_both(b->squares[digit], kt_unit_masks[line]);
    squares = kt_squares_both(squares, kt_unit_masks[box]);
    if (kt_squares_count(squares) < 2) return;
    l->node[l->nodes].line = (uint8_t)line;
    l->node[l->nodes].box = (uint8_t)box;
    l->group[digit][l->groups[digit]++] = l->nodes;
    add_node(l, b, squares, digit);
}

static void add_groups(tech_links *l, const tech_board *b) {
    for (unsigned line = 0; line < 18; line++) {
        for (unsigned digit = 1; digit <= 9; digit++) {
            if (kt_count(b->places[line][digit - 1]) < 2) continue;
            for (unsigned box = 18; box < 27; box++) add_group(l, b, line, box, digit);
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
    to->l->links[to->end++] = literal;
}

/* What may follow for several reasons is added once. */
static void add_once(list *to, tech_literal literal) {
    for (unsigned i = to->begin; i < to->end; i++) {
        if (to->l->links[i] == literal) return;
    }
    add(to, literal);
}

static void add_node_link(list *to, unsigned node, bool is_on) {
    add(to, (tech_literal)(2 * node + !is_on));
}

/* The squares of a unit that have the digit, without a node's own. */
static kt_squares others(const list *of, unsigned unit, const tech_node *node) {
    kt_squares places = kt_squares_both(of->board->squares[node->digit], kt_unit_masks[unit]);
    return kt_squares_without(places, node->squares);
}

/* The only other place of the unit is true. */
static void add_last_place(list *to, unsigned unit, const tech_node *node) {
    kt_squares rest = others(to, unit, node);
    if (kt_squares_count(rest) != 1) return;
    add_once(to, tech_literal_of(to->l, kt_squares_take(&rest), node->digit, true));
}

/* The digit goes from these squares. */
static void empty_squares(list *to, kt_squares squares, unsigned digit) {
    while (!kt_squares_empty(squares)) {
        add(to, tech_literal_of(to->l, kt_squares_take(&squares), digit, false));
    }
}

/* The other digits of the square go. */
static void empty_square(list *to, const tech_node *node) {
    uint32_t digits = to->board->digits[node->square] & (uint16_t)~kt_digit_bit(node->digit);
    for (; digits != 0; digits &= digits - 1) {
        add(to, tech_literal_of(to->l, node->square, kt_lowest_bit(digits) + 1, false));
    }
}

/* The digit goes from the other places of the square's units, each once. */
static void empty_units(list *to, const tech_node *node) {
    kt_squares left = node->sees;
    if (to->kind == TECH_LINKS_XY) left = kt_squares_both(left, to->board->pairs);
    for (unsigned t = 0; t < 3; t++) {
        kt_squares unit = kt_unit_masks[kt_square_units[node->square][t]];
        empty_squares(to, kt_squares_both(left, unit), node->digit);
        left = kt_squares_without(left, unit);
    }
}

/* Groups go that see the square. */
static void empty_groups(list *to, const tech_node *node) {
    for (unsigned i = 0; i < to->l->groups[node->digit]; i++) {
        unsigned group = to->l->group[node->digit][i];
        if (kt_squares_has(to->l->node[group].sees, node->square)) add_node_link(to, group, false);
    }
}

static void follow_candidate_on(list *to, const tech_node *node) {
    if (to->kind == TECH_LINKS_XY && !kt_squares_has(to->board->pairs, node->square)) return;
    if (to->kind == TECH_LINKS_ALL) empty_square(to, node);
    empty_units(to, node);
}

static bool leaves_only(const list *to, unsigned unit, const tech_node *group, unsigned square) {
    kt_squares rest = others(to, unit, group);
    return kt_squares_has(rest, square) && kt_squares_count(rest) == 1;
}

/* The square's only other digit is true. */
static void fill_square(list *to, const tech_node *node) {
    uint16_t rest = to->board->digits[node->square] & (uint16_t)~kt_digit_bit(node->digit);
    if (!kt_is_single(rest)) return;
    add(to, tech_literal_of(to->l, node->square, kt_lowest_digit(rest), true));
}

/* HoDoKu's X-chains know no strong link of a box between two squares of one line. */
static bool is_left_out(const list *to, unsigned unit, const tech_node *node) {
    if (to->kind != TECH_LINKS_X || unit < 18) return false;
    kt_squares rest = others(to, unit, node);
    return !kt_squares_empty(rest) && kt_count(kt_square_unit_bits[kt_squares_take(&rest)] &
                                               kt_square_unit_bits[node->square]) > 1;
}

static void fill_units(list *to, const tech_node *node) {
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[node->square][t];
        if (!is_left_out(to, unit, node)) add_last_place(to, unit, node);
    }
}

static void fill_groups(list *to, const tech_node *node) {
    for (unsigned i = 0; i < to->l->groups[node->digit]; i++) {
        unsigned index = to->l->group[node->digit][i];
        const tech_node *group = &to->l->node[index];
        if (!kt_squares_has(group->sees, node->square)) continue;
        if (leaves_only(to, group->box, group, node->square) ||
            leaves_only(to, group->line, group, node->square)) {
            add_node_link(to, index, true);
        }
    }
}

static void follow_candidate_off(list *to, const tech_node *node) {
    if (to->kind != TECH_LINKS_X) fill_square(to, node);
    if (to->kind != TECH_LINKS_XY) fill_units(to, node);
}

/* Two groups of a digit exclude each other: one line or box, and no square in common. */
static bool exclude(const tech_node *a, const tech_node *b) {
    return (a->line == b->line || a->box == b->box) && !kt_squares_meet(a->squares, b->squares);
}

static void empty_other_groups(list *to, const tech_node *node) {
    for (unsigned i = 0; i < to->l->groups[node->digit]; i++) {
        unsigned group = to->l->group[node->digit][i];
        if (exclude(node, &to->l->node[group])) add_node_link(to, group, false);
    }
}

/* Another group is all that is left of the unit. */
static void fill_last_group(list *to, unsigned unit, const tech_node *node) {
    kt_squares rest = others(to, unit, node);
    if (kt_squares_count(rest) < 2 || kt_squares_count(rest) > 3) return;
    for (unsigned i = 0; i < to->l->groups[node->digit]; i++) {
        unsigned index = to->l->group[node->digit][i];
        const tech_node *group = &to->l->node[index];
        if (kt_squares_within(rest, group->squares) && kt_squares_within(group->squares, rest)) {
            add_once(to, (tech_literal)(2 * index));
        }
    }
}

static void follow_group_off(list *to, const tech_node *node) {
    add_last_place(to, node->box, node);
    add_last_place(to, node->line, node);
}

static void follow(list *to, tech_literal literal) {
    const tech_node *node = tech_node_of(to->l, literal);
    bool is_group = tech_is_group(to->l, literal);
    if (tech_is_on(literal) && is_group)
        empty_squares(to, node->sees, node->digit);
    else if (tech_is_on(literal))
        follow_candidate_on(to, node);
    else if (is_group)
        follow_group_off(to, node);
    else
        follow_candidate_off(to, node);
}

static void follow_to_groups(list *to, tech_literal literal) {
    const tech_node *node = tech_node_of(to->l, literal);
    bool is_group = tech_is_group(to->l, literal);
    if (tech_is_on(literal)) {
        if (is_group)
            empty_other_groups(to, node);
        else
            empty_groups(to, node);
    } else if (is_group) {
        fill_last_group(to, node->line, node);
        fill_last_group(to, node->box, node);
    } else {
        fill_groups(to, node);
    }
}

void tech_link(tech_links *l, const tech_board *board, tech_link_kind kind) {
    l->nodes = 0;
    memset(l->groups, 0, sizeof l->groups);
    add_candidates(l, board);
    l->candidates = l->nodes;
    if (kind == TECH_LINKS_ALL) add_groups(l, board);
    list to = {.l = l, .board = board, .kind = kind};
    for (tech_literal literal = 0; literal < 2 * l->nodes; literal++) {
        l->begin[literal] = to.begin = to.end;
        follow(&to, literal);
        l->group_begin[literal] = to.end;
        follow_to_groups(&to, literal);
    }
    l->begin[2 * l->nodes] = to.end;
}

/* --- Trees ---------------------------------------------------------------------------------------- */

void tech_grow(const tech_links *l, tech_literal premise, bool with_groups, tech_tree *tree) {
    memset(tree->distance, 0, 2u * l->nodes * sizeof tree->distance[0]);
    tree->reached[0] = premise;
    tree->count = 1;
    for (unsigned i = 0; i < tree->count; i++) {
        tech_literal literal = tree->reached[i];
        uint32_t end = with_groups ? l->begin[literal + 1] : l->group_begin[literal];
        for (uint32_t k = l->begin[literal]; k < end; k++) tech_reach(tree, l->links[k], literal);
    }
}

unsigned tech_way(const tech_tree *tree, tech_literal end, tech_literal *way) {
    unsigned count = 1;
    for (tech_literal at = end; at != tree->reached[0]; at = tree->from[at]) count++;
    for (unsigned i = count; i-- > 0; end = tree->from[end]) way[i] = end;
    return count;
}
