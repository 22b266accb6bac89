/* ab_reduction.c - 4.2 of the paper: AB reduction (AB簡約).
 *
 * Let A be the union of n units without a common square, and B another such union with the same n. Each
 * holds the digit n times. If no square of A outside B can hold it, all n of A lie in B, and no square of
 * B outside A can hold it. Two rows as A and two columns as B are an X-Wing, three a Swordfish; a box on
 * one side and a line on the other, with n = 1, are the reductions between box and line.
 *
 * Units in which the digit already stands need not be considered. For let U be such a unit of A, and s the
 * digit's square there. As s lies in A, it lies in B, in a unit V that then has no other place for the
 * digit either. What U and V can still hold of it is nothing: without them, with n - 1 units each, the
 * condition holds as before and the same squares lose the digit. (A unit of B whose digit stands outside
 * A leaves B too few places for A: then the board contradicts itself, and others see that.)
 *
 * Nor need a unit be in both: without it, n - 1 units take the same away, and the smaller n comes first.
 *
 * The one idea: choose A freely, unit by unit, but never B. The first place of A that B does not cover yet
 * lies in three units, and one of these must be in B.
 */
#include "methods/human/human.h"

typedef struct {
    unsigned n;
    uint32_t open;         /* units in which the digit is still to be placed */
    uint32_t crossing[27]; /* units with a common square, itself among them */
    kt_squares places[27]; /* the places of the digit in the unit */
    kt_squares of_a;       /* and in the units of A, of B */
    kt_squares of_b;
    uint8_t a[HUMAN_REDUCTIONS], b[HUMAN_REDUCTIONS];
    uint32_t most; /* reductions that are sought */
    uint32_t count;
    kt_squares losers[HUMAN_CHOICES]; /* what each takes away */
} search;

static bool equal(kt_squares a, kt_squares b) {
    return kt_squares_within(a, b) && kt_squares_within(b, a);
}

static unsigned first_square(kt_squares set) {
    unsigned i = 0;
    while (set.band[i] == 0) i++;
    return 27 * i + kt_lowest_bit(set.band[i]);
}

/* A and B are complete. True if enough is found. */
static bool take(search *s) {
    kt_squares losers = kt_squares_without(s->of_b, s->of_a);
    if (kt_squares_empty(losers)) return false;
    for (uint32_t i = 0; i < s->count; i++) {
        if (equal(s->losers[i], losers)) return false;
    }
    s->losers[s->count++] = losers;
    return s->count == s->most;
}

/* Covers the places of A that are left with units of B. */
static bool choose_b(search *s, unsigned chosen, kt_squares uncovered, uint32_t allowed) {
    if (kt_squares_empty(uncovered)) return chosen == s->n && take(s);
    if (chosen == s->n) return false;
    const uint8_t *units = kt_square_units[first_square(uncovered)];
    kt_squares before = s->of_b;
    for (unsigned t = 0; t < 3; t++) {
        unsigned unit = units[t];
        if (!(allowed >> unit & 1)) continue;
        s->b[chosen] = (uint8_t)unit;
        s->of_b = kt_squares_union(before, s->places[unit]);
        if (choose_b(s, chosen + 1, kt_squares_without(uncovered, s->places[unit]),
                     allowed & ~s->crossing[unit])) {
            return true;
        }
    }
    s->of_b = before;
    return false;
}

/* Chooses units of A in ascending order; `chosen_units` are those chosen already. */
static bool choose_a(search *s, unsigned chosen, uint32_t chosen_units, uint32_t allowed) {
    if (chosen == s->n) {
        s->of_b = kt_no_squares();
        return choose_b(s, 0, s->of_a, s->open & ~chosen_units);
    }
    kt_squares before = s->of_a;
    for (uint32_t rest = allowed; rest != 0; rest &= rest - 1) {
        unsigned unit = kt_lowest_bit(rest);
        s->a[chosen] = (uint8_t)unit;
        s->of_a = kt_squares_union(before, s->places[unit]);
        if (choose_a(s, chosen + 1, chosen_units | 1u << unit,
                     rest & (rest - 1) & ~s->crossing[unit])) {
            return true;
        }
    }
    s->of_a = before;
    return false;
}

/* Finds up to `most` reductions; the last one is in a, b, of_a and of_b. */
static void look(search *s, const kt_candidates *c, unsigned digit, unsigned n, uint32_t most) {
    s->n = n;
    s->most = most;
    s->count = 0;
    s->open = 0;
    s->of_a = kt_no_squares();
    for (unsigned u = 0; u < 27; u++) {
        s->places[u] = kt_candidates_squares(c, u, digit);
        if (c->places[u][digit - 1] != 0) s->open |= 1u << u;
        s->crossing[u] = 0;
        for (unsigned p = 0; p < 9; p++)
            s->crossing[u] |= kt_square_unit_bits[kt_unit_squares[u][p]];
    }
    choose_a(s, 0, 0, s->open);
}

bool human_find_reduction(const kt_candidates *c, unsigned digit, unsigned n, kt_deduction *found) {
    search s;
    look(&s, c, digit, n, 1);
    if (s.count == 0) return false;
    kt_deduction_begin(found, KT_RULE_AB_1 + n - 1);
    kt_deduction_remove(found, s.losers[0], kt_digit_bit(digit));
    found->event.digits = kt_digit_bit(digit);
    found->event.value = (uint8_t)n;
    for (unsigned i = 0; i < n; i++) kt_deduction_add_unit(found, KT_ROLE_BASE, s.a[i]);
    for (unsigned i = 0; i < n; i++) kt_deduction_add_unit(found, KT_ROLE_COVER, s.b[i]);
    return true;
}

uint32_t human_count_reductions(const kt_candidates *c, unsigned digit, unsigned n, uint32_t most) {
    search s;
    look(&s, c, digit, n, most);
    return s.count;
}
