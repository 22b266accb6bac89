/* rating.c - how difficult and how interesting a puzzle is, from what a press has used. See
 * kt_rating.
 *
 * Kitamoto names both as uses of his method and leaves the figures open; these are ours. Everything
 * is whole numbers: shares and logarithms are fixed-point with FRACTION bits behind the point.
 */
#include "methods/human/human.h"

enum {
    FRACTION = 28,
    RANKS = 10,
    LONG_CHAIN = 5,     /* trues; from here on a chain has the next rank */
    MOST_TECHNIQUES = 6 /* the greatest variety: this many, all equally often */
};

/* The binary logarithm of a number from 1 up: after the whole part, each squaring gives one more
 * bit. */
static uint64_t logarithm(uint32_t number) {
    unsigned whole = 31u - (unsigned)__builtin_clz(number);
    uint64_t rest = (uint64_t)number << (31 - whole); /* from 1 to 2, with 31 bits */
    uint64_t log = whole;
    for (unsigned bit = 0; bit < FRACTION; bit++) {
        rest = rest * rest >> 31;
        log <<= 1;
        if (rest >> 32) {
            log |= 1;
            rest >>= 1;
        }
    }
    return log;
}

/* How often a technique was used: a rule with a rank. Assumptions count wherever they were made. */
static uint32_t uses_of(const kt_press *press, unsigned rule) {
    if (kt_rule(rule)->rank == 0) return 0;
    return rule == KT_RULE_SUPPOSED ? press->report->counts[KT_COUNT_ASSUMPTIONS_TRIED]
                                    : press->uses[rule];
}

static unsigned rank_of(const kt_press *press, unsigned rule) {
    const uint32_t *counts = press->report->counts;
    unsigned rank = kt_rule(rule)->rank;
    if (rule == KT_RULE_CHAIN && counts[KT_COUNT_LONGEST_CHAIN] >= LONG_CHAIN) rank++;
    if (rule == KT_RULE_SUPPOSED && counts[KT_COUNT_DEEPEST_ASSUMPTION] > 1) rank++;
    return rank;
}

static void rate_difficulty(const kt_press *press, kt_rating *rating) {
    uint32_t uses[RANKS] = {0};
    for (unsigned rule = 1; rule <= kt_rule_count(); rule++) {
        uses[rank_of(press, rule)] += uses_of(press, rule);
    }
    for (unsigned rank = RANKS - 1; rank > 0 && rating->rank == 0; rank--) {
        if (uses[rank] > 0) rating->rank = (uint8_t)rank;
    }
    if (rating->rank == 0) return;
    uint32_t often = uses[rating->rank] < 9 ? uses[rating->rank] : 9;
    rating->score = (uint8_t)(10 * rating->rank + often);
}

/* Collects how often each technique was used, except those that fill a square, which every puzzle
 * needs; returns how many there are. */
static unsigned collect(const kt_press *press, uint32_t uses[KT_RULES]) {
    unsigned count = 0;
    for (unsigned rule = 1; rule <= kt_rule_count(); rule++) {
        uint32_t often = uses_of(press, rule);
        if (often > 0 && kt_rule(rule)->does != KT_DOES_PLACES) uses[count++] = often;
    }
    return count;
}

/* 0 to 1: the share of techniques, times how evenly they are used (the entropy of their shares, 1 if all
 * are used equally often). */
static uint64_t variety(const kt_press *press) {
    uint32_t uses[KT_RULES];
    unsigned count = collect(press, uses);
    if (count < 2) return 0;
    uint32_t all = 0;
    for (unsigned i = 0; i < count; i++) all += uses[i];
    uint64_t entropy = 0; /* times all */
    for (unsigned i = 0; i < count; i++) entropy += uses[i] * (logarithm(all) - logarithm(uses[i]));
    /* cppcheck-suppress zerodiv ; collect takes only what is used */
    uint64_t evenness = (entropy / all << FRACTION) / logarithm(count);
    return count < MOST_TECHNIQUES ? evenness * count / MOST_TECHNIQUES : evenness;
}

/* 0 to 1: one divided by the number of steps that were possible at a time. */
static uint64_t narrowness(const kt_rating *rating) {
    if (rating->choices <= rating->steps) return UINT64_C(1) << FRACTION;
    return ((uint64_t)rating->steps << FRACTION) / rating->choices;
}

static void rate_interest(const kt_press *press, kt_rating *rating) {
    rating->interest = KT_NOT_MEASURED;
    if (rating->choices == 0) return;
    uint64_t interest = 50 * (variety(press) + narrowness(rating));
    /* To the nearest; earlier rounding must not turn a half away. */
    const uint64_t half = UINT64_C(1) << (FRACTION - 1), cut_off = UINT64_C(1) << (FRACTION - 16);
    rating->interest = (uint8_t)((interest + half + cut_off) >> FRACTION);
}

void human_rate(const kt_press *press, kt_rating *rating) {
    *rating = (kt_rating){.choices = press->uses[KT_RULE_CHOICES]};
    for (unsigned rule = 1; rule <= kt_rule_count(); rule++) {
        if (kt_rule(rule)->does != KT_DOES_ASSUMES) rating->steps += uses_of(press, rule);
    }
    rate_difficulty(press, rating);
    rate_interest(press, rating);
}
