/* links.h - the immediate consequences: the candidates of a board, and groups of them, as nodes
 * that are true or false.
 *
 * The one idea: a literal is a node with its truth, and each literal has a list of the literals
 * that follow from it by one link, in HoDoKu's order. A chain is a way from literal to literal; as
 * the lists are in order, so is whatever follows them.
 */
#ifndef TECH_LINKS_H
#define TECH_LINKS_H

#include "techniques/board.h"

/* A group: two or three places of a digit where a line crosses a box, and no more there. */
enum { TECH_CANDIDATES = 729, TECH_GROUPS = 486, TECH_NODES = TECH_CANDIDATES + TECH_GROUPS };
enum { TECH_LITERALS = 2 * TECH_NODES, TECH_LINKS = 48 * 1024 };

/* With almost locked sets, als_nodes.h: their nodes come after all others that there could be. */
enum { TECH_SET_NODES = 4096, TECH_ALL_LITERALS = TECH_LITERALS + 2 * TECH_SET_NODES };

/* 2 * node: it is true; 2 * node + 1: it is false. */
typedef uint16_t tech_literal;

static inline bool tech_is_on(tech_literal literal) {
    return literal % 2 == 0;
}

typedef struct {
    kt_squares squares;
    kt_squares sees; /* those with the digit that see all of it */
    uint8_t square;  /* the lowest */
    uint8_t digit;
    uint8_t line, box; /* of a group: its row or column, and its box, as units */
} tech_node;

typedef struct {
    uint16_t candidates, nodes; /* the candidates are the first nodes, by square and digit */
    uint16_t node_of[729];      /* of a tech_candidate that is on the board */
    tech_node node[TECH_NODES + TECH_SET_NODES];
    uint16_t groups[10]; /* by digit: how many, and which */
    uint16_t group[10][54];
    uint32_t begin[TECH_LITERALS + 1];   /* of each literal's list in `links` */
    uint32_t group_begin[TECH_LITERALS]; /* and of the groups in it: they are its end */
    tech_literal links[TECH_LINKS];
} tech_links;

/* The kinds of links: all; or only those of X-chains, between places of a digit, or of XY-chains,
 * between squares with two candidates. */
typedef enum { TECH_LINKS_ALL, TECH_LINKS_X, TECH_LINKS_XY } tech_link_kind;

void tech_link(tech_links *l, const tech_board *board, tech_link_kind kind);

static inline const tech_node *tech_node_of(const tech_links *l, tech_literal literal) {
    return &l->node[literal / 2];
}

static inline tech_literal tech_literal_of(const tech_links *l, unsigned square, unsigned digit,
                                           bool is_on) {
    return (tech_literal)(2 * l->node_of[tech_candidate_of(square, digit)] + !is_on);
}

static inline bool tech_is_group(const tech_links *l, tech_literal literal) {
    return literal / 2 >= l->candidates;
}

/* What follows from a premise, nearest first: a tree. */
typedef struct {
    uint16_t count;
    tech_literal reached[TECH_ALL_LITERALS]; /* as they are met; the premise is first */
    tech_literal from[TECH_ALL_LITERALS];    /* by literal */
    uint16_t distance[TECH_ALL_LITERALS];    /* in links; 0: not reached, or the premise */
} tech_tree;

/* A literal follows from one that is reached. */
static inline void tech_reach(tech_tree *tree, tech_literal next, tech_literal from) {
    if (tree->distance[next] != 0 || next == tree->reached[0]) return;
    tree->distance[next] = (uint16_t)(tree->distance[from] + 1);
    tree->from[next] = from;
    tree->reached[tree->count++] = next;
}

void tech_grow(const tech_links *l, tech_literal premise, bool with_groups, tech_tree *tree);

/* The way from the premise to a literal that is reached, both included; returns how many they are. `way` has room
 * for all that the tree could reach. */
unsigned tech_way(const tech_tree *tree, tech_literal end, tech_literal *way);

#endif
