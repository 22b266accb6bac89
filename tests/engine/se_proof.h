/* se_proof.h - proves the chains of a step of Sudoku Explainer's as they are told: that each node follows from those it
 * comes from, on the board before the step, and that the premises and ends of the chains give the conclusion.
 *
 * What a simple technique or a chain of its own finds within a chain is believed, if it comes from nodes that are
 * false. Returns what is wrong with the step, or NULL.
 */
#ifndef KT_TESTS_SE_PROOF_H
#define KT_TESTS_SE_PROOF_H

#include "techniques/finder.h"

typedef struct {
    const tech_board *board;
    const tech_step *step;
    const tech_part *parts;
    unsigned node[TECH_PARTS]; /* of a part: a candidate, and 729 more if it is false */
    unsigned premises;
    unsigned premise[TECH_PARTS], end[TECH_PARTS]; /* by chain */
} proof;

enum { PROOF_OFF = 729 };

static inline bool is_link_part(const tech_part *part) {
    return part->role == KT_ROLE_STRONG_LINK || part->role == KT_ROLE_WEAK_LINK ||
           part->role == KT_ROLE_FOUND;
}

static inline unsigned node_of_part(const tech_part *part) {
    kt_squares squares = part->squares;
    unsigned candidate =
        tech_candidate_of(kt_squares_take(&squares), kt_lowest_digit(part->digits));
    return part->role == KT_ROLE_STRONG_LINK ? candidate : PROOF_OFF + candidate;
}

static inline bool excludes(unsigned a, unsigned b) {
    unsigned s = a / 9, t = b / 9;
    if (s == t) return a != b;
    return a % 9 == b % 9 && (kt_square_unit_bits[s] & kt_square_unit_bits[t]) != 0;
}

/* Whether the false candidates are all others of the node's square, or all other places of a unit. */
static inline bool is_last(const tech_board *b, unsigned node, const kt_squares gone[10]) {
    unsigned square = node / 9, digit = node % 9 + 1;
    uint16_t digits = 0;
    for (unsigned d = 1; d <= 9; d++) {
        if (kt_squares_has(gone[d], square)) digits |= kt_digit_bit(d);
    }
    if ((digits | kt_digit_bit(digit)) == b->digits[square]) return true;
    for (unsigned t = 0; t < 3; t++) {
        kt_squares left =
            kt_squares_both(b->squares[digit], kt_unit_masks[kt_square_units[square][t]]);
        left = kt_squares_without(kt_squares_without(left, gone[digit]), kt_one_square(square));
        if (kt_squares_empty(left)) return true;
    }
    return false;
}

/* One node, told by the parts from `first` up to `end`. */
static inline const char *prove_node(const proof *p, unsigned first, unsigned end) {
    unsigned node = p->node[first];
    kt_squares gone[10] = {{{0}}};
    for (unsigned i = first; i < end; i++) {
        unsigned from = p->parts[i].other;
        if (from >= first) return "a link comes from what is not told before it";
        unsigned reason = p->node[from];
        bool is_off = reason >= PROOF_OFF;
        if (p->parts[i].role == KT_ROLE_WEAK_LINK &&
            (is_off || !excludes(reason, node % PROOF_OFF))) {
            return "a node is false for no reason";
        }
        if (p->parts[i].role != KT_ROLE_WEAK_LINK && !is_off) return "a node comes from a true one";
        if (is_off) kt_squares_add(&gone[reason % 9 + 1], reason % PROOF_OFF / 9);
    }
    if (p->parts[first].role != KT_ROLE_STRONG_LINK) return NULL;
    return is_last(p->board, node, gone) ? NULL : "a node is true for no reason";
}

static inline const char *prove_nodes(proof *p) {
    for (unsigned i = 0, next; i < p->step->part_count; i = next) {
        next = i + 1;
        if (!is_link_part(&p->parts[i])) continue;
        p->node[i] = node_of_part(&p->parts[i]);
        if (p->parts[i].other == TECH_NO_PART) {
            p->premise[p->premises++] = p->node[i];
        } else {
            for (; next < p->step->part_count && p->parts[next].role == p->parts[i].role &&
                   node_of_part(&p->parts[next]) == p->node[i];
                 next++) {
                p->node[next] = p->node[i];
            }
            const char *fault = prove_node(p, i, next);
            if (fault != NULL) return fault;
        }
        if (p->premises == 0) return "a chain without a premise";
        p->end[p->premises - 1] = p->node[i];
    }
    return p->premises == 0 ? "no chain is told" : NULL;
}

/* What the step does, if it is one thing. */
static inline unsigned conclusion_node(const tech_step *step) {
    kt_squares placed = step->placed;
    if (step->digit != 0) return tech_candidate_of(kt_squares_take(&placed), step->digit);
    return step->removals == 1 ? PROOF_OFF + step->removal[0] : 2 * PROOF_OFF;
}

static inline unsigned opposite_node(unsigned node) {
    return node < PROOF_OFF ? node + PROOF_OFF : node - PROOF_OFF;
}

/* One premise, from which a candidate turns out true and false. */
static inline const char *prove_refuted(const proof *p) {
    if (p->premises != 1 || p->premise[0] != opposite_node(conclusion_node(p->step))) {
        return "the premise is not the opposite of what is concluded";
    }
    for (unsigned i = 0; i < p->step->part_count; i++) {
        if (p->node[i] == opposite_node(p->end[0])) return NULL;
    }
    return "the last node contradicts none";
}

/* The premises are all candidates of a square, or all places of a digit in the unit of the step. */
static inline const char *prove_verity(const proof *p) {
    unsigned square = p->premise[0] / 9, digit = p->premise[0] % 9 + 1;
    unsigned unit = p->step->unit;
    unsigned count = unit == KT_NO_UNIT ? kt_count(p->board->digits[square])
                                        : kt_count(p->board->places[unit][digit - 1]);
    if (p->premises != count) return "not all cases are told";
    for (unsigned i = 0; i < count; i++) {
        if (p->end[i] != conclusion_node(p->step)) return "a case ends with something else";
        bool belongs = unit == KT_NO_UNIT
                           ? p->premise[i] / 9 == square
                           : p->premise[i] % 9 + 1 == digit &&
                                 kt_squares_has(kt_unit_masks[unit], p->premise[i] / 9);
        if (!belongs || (i > 0 && p->premise[i] <= p->premise[i - 1])) return "a case is none";
    }
    return NULL;
}

static inline const char *prove_conclusion(const proof *p) {
    unsigned conclusion = conclusion_node(p->step);
    switch (p->step->technique) {
    case TECH_X_CYCLE:
    case TECH_Y_CYCLE:
    case TECH_XY_CYCLE:
        return p->end[0] == p->premise[0] ? NULL : "the cycle does not close";
    case TECH_TURBOT_FISH:
    case TECH_FORCING_X_CHAIN:
    case TECH_FORCING_XY_CHAIN:
        return p->end[0] == conclusion && p->premise[0] == opposite_node(conclusion)
                   ? NULL
                   : "the chain does not refute its premise";
    case TECH_NISHIO:
    case TECH_DYNAMIC_CONTRADICTION:
        return prove_refuted(p);
    case TECH_DYNAMIC_DOUBLE:
        return p->premises == 2 && p->premise[1] == opposite_node(p->premise[0]) &&
                       p->end[0] == conclusion && p->end[1] == conclusion
                   ? NULL
                   : "true and false do not lead to the same";
    default:
        return prove_verity(p);
    }
}

/* Steps without chains, and those whose parts had no room, are passed over. */
static inline const char *prove_chains(const tech_board *board, const tech_step *step,
                                       const tech_part *parts) {
    static proof p;
    p = (proof){.board = board, .step = step, .parts = parts};
    bool is_chain = step->technique >= TECH_X_CYCLE || step->technique == TECH_TURBOT_FISH;
    if (!is_chain || step->part_count == TECH_PARTS) return NULL;
    const char *fault = prove_nodes(&p);
    return fault != NULL ? fault : prove_conclusion(&p);
}

#endif
