/* als.h - almost locked sets, and the digits that restrict two of them.
 *
 * The one idea: n squares of a unit with n + 1 digits lack one digit only. If two sets have a digit of which every
 * place in one sees every place in the other, a restricted common, one of the two lacks it, and has all its
 * others. Both lists are made once for a board, and all techniques of this kind search them.
 */
#ifndef TECH_ALS_H
#define TECH_ALS_H

#include "techniques/stamp.h"

typedef struct tech_finder tech_finder;

enum { TECH_SETS = 1024, TECH_COMMONS = 20480, TECH_SET_WORDS = TECH_SETS / 64 };

/* One almost locked set. */
typedef struct {
    kt_squares squares;
    uint16_t digits;
    uint8_t size;       /* how many squares */
    kt_squares seen[9]; /* by digit - 1: the candidates elsewhere that see all its places */
} tech_als;

/* Two sets by their numbers, the lower first, and the digits that restrict them: at most two, ascending;
 * 0: there is but one. */
typedef struct {
    uint16_t set[2];
    uint8_t digit[2];
} tech_common;

/* The part of tech_work for them. */
typedef struct {
    tech_stamp sets_stamp, commons_stamp;
    unsigned count, common_count;
    /* Sets as bits: by square those that have it; by digit - 1 those that have it; by candidate those that hold
     * its digit where the candidate does not see it. */
    uint64_t holding[81][TECH_SET_WORDS];
    uint64_t having[9][TECH_SET_WORDS];
    uint64_t evading[729][TECH_SET_WORDS];
    tech_als sets[TECH_SETS];          /* by unit, then in lexicographic order of their squares */
    tech_common commons[TECH_COMMONS]; /* by their sets */
    uint16_t first[TECH_SETS + 1], of_set[2 * TECH_COMMONS]; /* those of a set, from its first on */
} tech_als_lists;

/* Makes the lists unless they exist. What has no room is left out at the end. */
const tech_als_lists *tech_als_sets(tech_finder *f);
const tech_als_lists *tech_als_commons(tech_finder *f);

/* The candidates of a digit that see all its places in both sets. */
static inline kt_squares tech_als_prey(const tech_als *a, const tech_als *b, unsigned digit) {
    kt_squares x = a->seen[digit - 1];
    kt_squares y = b->seen[digit - 1];
    return (kt_squares){{x.band[0] & y.band[0], x.band[1] & y.band[1], x.band[2] & y.band[2]}};
}

/* Parts: a set, the `index`-th of its step; a digit that restricts two sets. */
void tech_part_set(tech_finder *f, unsigned index, const tech_als *set);
void tech_part_common(tech_finder *f, const tech_als *a, const tech_als *b, unsigned digit);

#endif
