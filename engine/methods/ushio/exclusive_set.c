/* exclusive_set.c - section 2.1 of the document, makeExclusiveSet.
 *
 * Around the possibility that was just excluded, in this order (U9): (1-1) in row, column and box, the
 * squares that have no digits but the n left in this square: exactly n of them are an exclusive set;
 * (1-2) where there were fewer, the same with one digit more; (2) (3) (4) in row, column and box, the
 * digits whose places are all among the n places left for this digit: exactly n of them are one.
 * "More than n" is 不能 everywhere (U12); a square without digits and a digit without places count. It
 * ends at once when a single set was registered or 不能 was set (U10).
 *
 * The one idea: squares and digits are symmetric, so both questions are the same comparison of nine
 * words with one mask, subsets_of.
 */
#include "methods/ushio/ushio.h"

/* Bit i is set where words[i] has no bit outside `mask`. */
static inline uint32_t subsets_of(const uint16_t words[9], uint16_t mask) {
    uint32_t subsets = 0;
    for (unsigned i = 0; i < 9; i++) {
        subsets |= (uint32_t)((words[i] & ~mask) == 0) << i;
    }
    return subsets;
}

static inline bool ended(const ushio_context *c) {
    return c->single_registered || c->inconsistent;
}

typedef struct {
    ushio *u;
    ushio_context *c;
    unsigned square, digit; /* the possibility that was excluded */
    uint32_t cause;         /* its event */
} search;

static void register_found(const search *q, uint8_t rule, unsigned unit, uint32_t places,
                           uint16_t digits) {
    uint32_t event = KT_NO_EVENT;
    if (ushio_telling(q->u, q->c)) {
        ushio_set set = ushio_set_of(kt_unit_part(unit, places), digits);
        event =
            ushio_tell_set(q->u, q->c, KT_EVENT_SET_FOUND, rule, unit, set, q->cause, KT_NO_EVENT);
    }
    ushio_make_determined_set(q->u, q->c, unit, places, digits, event);
}

/* 不能: `places` hold fewer digits, or `digits` have fewer places, than there are. */
static void contradict(const search *q, uint8_t rule, unsigned unit, uint32_t places,
                       uint16_t digits) {
    ushio_contradict(q->u, q->c,
                     &(ushio_contradiction){.rule = rule,
                                            .unit = (uint8_t)unit,
                                            .square = (uint8_t)q->square,
                                            .digit = (uint8_t)q->digit,
                                            .digits = digits,
                                            .marks = kt_unit_part(unit, places),
                                            .cause = q->cause,
                                            .other = KT_NO_EVENT});
}

/* Compares the number of squares with the number of digits; returns whether they are equal or more
 * squares were found, that is, whether there is nothing to enlarge. */
static bool judge_squares(const search *q, uint8_t rule, unsigned unit, uint32_t places,
                          uint16_t digits) {
    unsigned n = kt_count(digits), found = kt_count(places);
    if (found < n) return false;
    if (found > n) {
        contradict(q, KT_RULE_C_SQUARES, unit, places, digits);
    } else {
        register_found(q, rule, unit, places, digits);
    }
    return true;
}

/* (1-2): the digits not in `digits` are added one at a time, in ascending order (U11). Only a digit
 * that is the one missing in at least two squares can bring enough squares. */
static void sub1abc(const search *q, unsigned unit, uint16_t digits) {
    uint16_t once = 0, twice = 0;
    for (unsigned i = 0; i < 9; i++) {
        uint16_t missing = q->c->digits[unit][i] & (uint16_t)~digits;
        if (!kt_is_single(missing)) continue;
        twice |= once & missing;
        once |= missing;
    }
    for (; twice != 0 && !ended(q->c); twice &= (uint16_t)(twice - 1)) {
        uint16_t enlarged = (uint16_t)(digits | (twice & -twice));
        judge_squares(q, KT_RULE_E_1_2, unit, subsets_of(q->c->digits[unit], enlarged), enlarged);
    }
}

/* (2), (3) and (4). */
static void sub234(const search *q, uint8_t rule, unsigned unit) {
    uint16_t places = q->c->places[unit][q->digit - 1];
    uint16_t digits = (uint16_t)subsets_of(q->c->places[unit], places);
    unsigned n = kt_count(places), found = kt_count(digits);
    if (found == n) {
        register_found(q, rule, unit, places, digits);
    } else if (found > n) {
        contradict(q, KT_RULE_C_DIGITS, unit, places, digits);
    }
}

void ushio_make_exclusive_set(ushio *u, ushio_context *c, unsigned square, unsigned digit,
                              uint32_t cause) {
    const search q = {u, c, square, digit, cause};
    const uint8_t *units = kt_square_units[square];
    uint16_t left = ushio_candidates(c, square);
    bool enlarge[3];
    for (unsigned base = 0; base < 3; base++) {
        uint32_t places = subsets_of(c->digits[units[base]], left);
        enlarge[base] = !judge_squares(&q, KT_RULE_E_1_1, units[base], places, left);
        if (ended(c)) return;
    }
    for (unsigned base = 0; base < 3; base++) {
        if (enlarge[base]) sub1abc(&q, units[base], left);
        if (ended(c)) return;
    }
    for (unsigned base = 0; base < 3; base++) {
        sub234(&q, (uint8_t)(KT_RULE_E_2 + base), units[base]);
        if (ended(c)) return;
    }
}
