/* als_nodes.c - makes the nodes of almost locked sets, in the order of their list and digits. */
#include "techniques/als_nodes.h"

#include <string.h>

#include "techniques/finder.h"

typedef struct {
    tech_finder *f;
    const tech_links *l;
    const tech_als_lists *als;
    tech_set_links *to;
} list;

static const tech_als *set_of(const list *of, unsigned node) {
    return &of->als->sets[of->to->set[node]];
}

static const tech_node *node_of(const list *of, unsigned node) {
    return &of->l->node[TECH_NODES + node];
}

static void add(list *of, tech_literal literal) {
    if (of->to->count == TECH_SET_LINKS)
        of->f->work->lost++;
    else
        of->to->links[of->to->count++] = literal;
}

static void add_set(list *of, unsigned node) {
    add(of, (tech_literal)(2 * (TECH_NODES + node) + 1));
}

/* --- Nodes ------------------------------------------------------------------------------------ */

/* Whether the set, locked without the digit, takes anything. */
static bool has_prey(const tech_als *set, unsigned digit) {
    for (uint32_t rest = set->digits & (uint16_t)~kt_digit_bit(digit); rest != 0;
         rest &= rest - 1) {
        if (!kt_squares_empty(set->seen[kt_lowest_bit(rest)])) return true;
    }
    return false;
}

static void add_node(list *of, unsigned number, unsigned digit) {
    const tech_als *set = &of->als->sets[number];
    if (of->to->nodes == TECH_SET_NODES) {
        of->f->work->lost++;
        return;
    }
    tech_node *node = &of->f->work->links.node[TECH_NODES + of->to->nodes];
    kt_squares rest = set->squares;
    node->squares = set->squares;
    node->sees = set->seen[digit - 1];
    node->square = (uint8_t)kt_squares_take(&rest);
    node->digit = (uint8_t)digit;
    of->to->set[of->to->nodes++] = (uint16_t)number;
}

static void add_nodes(list *of) {
    of->to->nodes = 0;
    for (unsigned i = 0; i < of->als->count; i++) {
        const tech_als *set = &of->als->sets[i];
        if (kt_squares_count(set->squares) < 2) continue;
        for (uint32_t rest = set->digits; rest != 0; rest &= rest - 1) {
            unsigned digit = kt_lowest_bit(rest) + 1;
            if (has_prey(set, digit)) add_node(of, i, digit);
        }
    }
}

/* --- Links ------------------------------------------------------------------------------------ */

/* The nodes that take the digit from a set: a candidate or a group that all its places see. */
static void follow_node(list *of, tech_literal literal) {
    const tech_node *node = tech_node_of(of->l, literal);
    if (!tech_is_on(literal)) return;
    for (unsigned i = 0; i < of->to->nodes; i++) {
        const tech_node *set = node_of(of, i);
        if (set->digit == node->digit && kt_squares_within(node->squares, set->sees)) {
            add_set(of, i);
        }
    }
}

static void empty_groups(list *of, kt_squares prey, unsigned digit) {
    for (unsigned i = 0; i < of->l->groups[digit]; i++) {
        unsigned group = of->l->group[digit][i];
        if (!kt_squares_within(of->l->node[group].squares, prey)) continue;
        add(of, (tech_literal)(2 * group + 1));
    }
}

/* Other sets lose the digit, too, if they share no square. */
static void empty_sets(list *of, kt_squares squares, kt_squares prey, unsigned digit) {
    for (unsigned i = 0; i < of->to->nodes; i++) {
        const tech_node *other = node_of(of, i);
        if (other->digit != digit || kt_squares_meet(other->squares, squares)) continue;
        kt_squares places = kt_squares_both(other->squares, of->f->board->squares[digit]);
        if (kt_squares_within(places, prey)) add_set(of, i);
    }
}

/* A square to which the set leaves one candidate. */
static void fill_squares(list *of, const uint16_t lost[81]) {
    for (unsigned square = 0; square < 81; square++) {
        uint16_t left = of->f->board->digits[square] & (uint16_t)~lost[square];
        if (lost[square] == 0 || !kt_is_single(left)) continue;
        add(of, tech_literal_of(of->l, square, kt_lowest_digit(left), true));
    }
}

static void follow_set(list *of, unsigned node) {
    const tech_als *set = set_of(of, node);
    unsigned entry = node_of(of, node)->digit;
    uint16_t lost[81] = {0};
    for (uint32_t rest = set->digits & (uint16_t)~kt_digit_bit(entry); rest != 0;
         rest &= rest - 1) {
        unsigned digit = kt_lowest_bit(rest) + 1;
        kt_squares prey = set->seen[digit - 1];
        if (kt_squares_empty(prey)) continue;
        for (kt_squares each = prey; !kt_squares_empty(each);) {
            unsigned square = kt_squares_take(&each);
            lost[square] |= kt_digit_bit(digit);
            add(of, tech_literal_of(of->l, square, digit, false));
        }
        empty_groups(of, prey, digit);
        empty_sets(of, set->squares, prey, digit);
    }
    fill_squares(of, lost);
}

void tech_link_sets(tech_finder *f) {
    tech_set_links *to = &f->work->set_links;
    list of = {.f = f, .l = &f->work->links, .als = tech_als_sets(f), .to = to};
    if (tech_is_current(&to->stamp, f->board, false)) return;
    to->count = 0;
    add_nodes(&of);
    for (tech_literal literal = 0; literal < 2 * of.l->nodes; literal++) {
        to->begin[literal] = to->count;
        follow_node(&of, literal);
    }
    to->begin[2 * of.l->nodes] = to->count;
    for (unsigned node = 0; node < to->nodes; node++) {
        to->from[node] = to->count;
        follow_set(&of, node);
    }
    to->from[to->nodes] = to->count;
    tech_stamp_now(&to->stamp, f->board, false);
}

/* --- Trees ------------------------------------------------------------------------------------ */

static void reach(tech_tree *tree, tech_literal next, tech_literal from, unsigned links) {
    unsigned distance = tree->distance[from] + links;
    if (next == tree->reached[0]) return;
    if (tree->distance[next] == 0)
        tree->reached[tree->count++] = next;
    else if (tree->distance[next] <= distance)
        return;
    tree->distance[next] = (uint16_t)distance;
    tree->from[next] = from;
}

static void grow_from_set(const tech_finder *f, tech_literal literal, tech_tree *tree) {
    const tech_set_links *sets = &f->work->set_links;
    unsigned node = literal / 2 - TECH_NODES;
    unsigned digits = kt_count(f->work->als.sets[sets->set[node]].digits);
    for (uint32_t i = sets->from[node]; i < sets->from[node + 1]; i++) {
        tech_literal next = sets->links[i];
        reach(tree, next, literal, 2 * (digits - 1) + tech_is_on(next));
    }
}

void tech_grow_with_sets(const tech_finder *f, tech_literal premise, tech_tree *tree) {
    const tech_set_links *sets = &f->work->set_links;
    const tech_links *l = &f->work->links;
    memset(tree->distance, 0, sizeof tree->distance);
    tree->reached[0] = premise;
    tree->count = 1;
    for (unsigned i = 0; i < tree->count; i++) {
        tech_literal literal = tree->reached[i];
        if (tech_is_set(literal)) {
            grow_from_set(f, literal, tree);
            continue;
        }
        for (uint32_t k = l->begin[literal]; k < l->begin[literal + 1]; k++) {
            reach(tree, l->links[k], literal, 1);
        }
        for (uint32_t k = sets->begin[literal]; k < sets->begin[literal + 1]; k++) {
            reach(tree, sets->links[k], literal, 1);
        }
    }
}
