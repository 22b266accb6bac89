/* chain.c - 4.3 of the paper: chains (チェーン).
 *
 * Suppose that a candidate, a digit in a square, is true. A true candidate makes the same digit false in
 * each square that sees it, and the other digits of its square. A false one makes another one true where
 * its square has only one other digit left, or a unit only one other place for the digit. A chain follows
 * one such link at a time; a link that says the opposite of an earlier one, or of the supposition, kills
 * the supposition.
 *
 * The one idea: links are steps in a graph whose nodes are candidates, each once as true and once as
 * false, so breadth first finds the shortest way. A chain is a way from the supposition to some node and
 * on to that node's opposite. Each link also holds backwards with both ends turned to their opposite, so
 * whenever such a chain exists there is one back to the supposition itself, less than twice as long:
 * to have none within that length is the usual case, and one search proves it.
 */
#include <string.h>

#include "methods/human/human.h"

enum {
    LONGEST = 2 * HUMAN_TRUES - 1, /* links of a chain; every second node is true */
    SHORTEST_LOOP = 3,             /* links from a node to its opposite */
    UNSEEN = 0xFF
};

/* Nodes: square, digit, and whether it is false. */
static unsigned node_of(unsigned square, unsigned d, bool is_false) {
    return (square * 9 + d) * 2 + is_false;
}

static unsigned square_of(unsigned node) {
    return node / 18;
}

static unsigned digit_of(unsigned node) {
    return node / 2 % 9 + 1;
}

static bool is_true(unsigned node) {
    return (node & 1) == 0;
}

static void reach(human_links *links, unsigned node, unsigned from) {
    if (links->distance[node] != UNSEEN) return;
    links->distance[node] = (uint8_t)(links->distance[from] + 1);
    links->before[node] = (uint16_t)from;
    links->queue[links->count++] = (uint16_t)node;
}

static void follow_true(human_links *links, const kt_candidates *c, unsigned node) {
    unsigned square = square_of(node), d = digit_of(node) - 1;
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[square][t];
        uint32_t rest = c->places[unit][d] & ~(1u << kt_square_places[square][t]);
        for (; rest != 0; rest &= rest - 1) {
            reach(links, node_of(kt_unit_squares[unit][kt_lowest_bit(rest)], d, true), node);
        }
    }
    uint32_t rest = c->digits[square] & ~(1u << d);
    for (; rest != 0; rest &= rest - 1) {
        reach(links, node_of(square, kt_lowest_bit(rest), true), node);
    }
}

static void follow_false(human_links *links, const kt_candidates *c, unsigned node) {
    unsigned square = square_of(node), d = digit_of(node) - 1;
    uint32_t rest = c->digits[square] & ~(1u << d);
    if (kt_is_single(rest)) reach(links, node_of(square, kt_lowest_bit(rest), false), node);
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = kt_square_units[square][t];
        rest = c->places[unit][d] & ~(1u << kt_square_places[square][t]);
        if (!kt_is_single(rest)) continue;
        reach(links, node_of(kt_unit_squares[unit][kt_lowest_bit(rest)], d, false), node);
    }
}

/* Whether a way of at most `most` links leads from a node to its opposite. All nodes that are nearer than
 * the end are then in the queue. */
static bool closes(human_links *links, const kt_candidates *c, unsigned start, unsigned most) {
    memset(links->distance, UNSEEN, sizeof links->distance);
    links->queue[0] = (uint16_t)start;
    links->count = 1;
    links->distance[start] = 0;
    for (unsigned i = 0; i < links->count; i++) {
        unsigned node = links->queue[i];
        if (links->distance[node] == most) return false;
        if (is_true(node)) {
            follow_true(links, c, node);
        } else {
            follow_false(links, c, node);
        }
        if (links->distance[start ^ 1] != UNSEEN) return true;
    }
    return false;
}

/* The node at which the shortest chain comes back to its opposite; its length is `*length`. */
static unsigned turning_node(human *h, const kt_candidates *c, unsigned start, unsigned *length) {
    unsigned turning = start;
    *length = h->links.distance[start ^ 1];
    for (unsigned i = 1; i < h->links.count; i++) {
        unsigned node = h->links.queue[i];
        unsigned distance = h->links.distance[node];
        if (distance + SHORTEST_LOOP >= *length) break;
        if (!closes(&h->loop, c, node, *length - 1 - distance)) continue;
        *length = distance + h->loop.distance[node ^ 1];
        turning = node;
    }
    return turning;
}

/* --- The story of a chain --------------------------------------------------------------------- */

/* Fills in the link by which `node` follows. */
static void name_link(kt_event *part, const kt_candidates *c, unsigned from, unsigned node) {
    unsigned a = square_of(from), b = square_of(node);
    if (a == b) {
        part->rule = is_true(from) ? KT_RULE_LINK_SQUARE : KT_RULE_LINK_LAST_DIGIT;
        return;
    }
    part->rule = is_true(from) ? KT_RULE_LINK_DIGIT : KT_RULE_LINK_LAST_PLACE;
    uint32_t shared = kt_square_unit_bits[a] & kt_square_unit_bits[b];
    while (!is_true(from) && kt_count(c->places[kt_lowest_bit(shared)][digit_of(node) - 1]) != 2) {
        shared &= shared - 1;
    }
    part->unit = (uint8_t)kt_lowest_bit(shared);
}

/* Adds the links on the way to `end`. */
static void add_way(kt_deduction *found, const human_links *links, const kt_candidates *c,
                    unsigned end) {
    unsigned before = found->part_count, length = links->distance[end];
    for (unsigned i = 0; i < length; i++) kt_deduction_add(found, KT_ROLE_WEAK_LINK);
    for (unsigned i = before + length; i-- > before; end = links->before[end]) {
        kt_event *part = &found->parts[i];
        part->square = (uint8_t)square_of(end);
        part->digits = kt_digit_bit(digit_of(end));
        if (is_true(end)) part->value = KT_ROLE_STRONG_LINK;
        if (i > 0) part->other = i - 1;
        name_link(part, c, links->before[end], end);
    }
}

bool human_find_chain(human *h, const kt_candidates *c, unsigned candidate, kt_deduction *found) {
    unsigned start = candidate * 2, length;
    if (!closes(&h->links, c, start, 2 * LONGEST)) return false;
    unsigned turning = turning_node(h, c, start, &length);
    if (length > LONGEST) return false;

    uint16_t digit = kt_digit_bit(digit_of(start));
    kt_deduction_begin(found, KT_RULE_CHAIN);
    kt_deduction_remove(found, kt_one_square(square_of(start)), digit);
    found->event.square = (uint8_t)square_of(start);
    found->event.digits = digit;
    found->event.value = (uint8_t)(length / 2 + 1);
    add_way(found, &h->links, c, turning == start ? start ^ 1 : turning);
    if (turning == start) return true;
    closes(&h->loop, c, turning, LONGEST);
    add_way(found, &h->loop, c, turning ^ 1);
    return true;
}
