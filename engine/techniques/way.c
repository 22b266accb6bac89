/* way.c - tells a way, node by node. */
#include "techniques/way.h"

unsigned tech_tell_node(tech_finder *f, const tech_links *l, tech_literal literal, unsigned from) {
    const tech_node *node = tech_node_of(l, literal);
    unsigned role = tech_is_on(literal) ? KT_ROLE_STRONG_LINK : KT_ROLE_WEAK_LINK;
    /* Of a set the places of the digit. */
    kt_squares squares = kt_squares_both(node->squares, f->board->squares[node->digit]);
    f->step.squares = kt_squares_union(f->step.squares, squares);
    f->step.digits |= kt_digit_bit(node->digit);
    return tech_part_link(f, role, squares, node->digit, from);
}

void tech_tell_way(tech_finder *f, const tech_links *l, const tech_literal *way, unsigned count) {
    unsigned from = TECH_NO_PART;
    for (unsigned i = 0; i < count; i++) from = tech_tell_node(f, l, way[i], from);
    f->step.links = (uint16_t)(count - 1);
}
