/* fish_bases.c - which units can be in the base of a small franken fish at all: usually none.
 *
 * If a victim were the digit, two units of the base would have to find room in one unit, or three in two. So
 * for each possible victim the units are sorted by the one unit, or the two, that hold what the victim does not
 * see of them; where not enough of them meet there is no fish. What two units of the base share is a fin, so they
 * share nothing that the victim does not see.
 */
#include "techniques/fish.h"

#include <stddef.h>
#include <string.h>

/* What a victim does not see of the units of the base, and the units (bits 0 to 26) by what holds that:
 * nothing need, one unit, or two. */
typedef struct {
    kt_squares unseen[27];
    uint32_t none, one[27], two[27][27];
    uint32_t any_one, shared[27]; /* all of `one`, and of each row of `two` */
} crowd;

typedef struct {
    kt_squares held[27];
    uint32_t bases, covers;
} field;

static uint32_t bit(unsigned unit) {
    return 1u << unit;
}

static void sort_unit(const field *a, unsigned unit, crowd *c) {
    kt_squares others = c->unseen[unit];
    if (kt_squares_empty(others)) {
        c->none |= bit(unit);
        return;
    }
    uint32_t covers = a->covers & ~bit(unit);
    uint32_t firsts = kt_square_unit_bits[kt_squares_take(&others)] & covers;
    for (; firsts != 0; firsts &= firsts - 1) {
        unsigned first = kt_lowest_bit(firsts);
        kt_squares open = kt_squares_without(others, kt_unit_masks[first]);
        if (kt_squares_empty(open)) {
            c->one[first] |= bit(unit);
            c->any_one |= bit(unit);
            continue;
        }
        for (uint32_t rest = kt_units_of_all(open) & covers; rest != 0; rest &= rest - 1) {
            unsigned second = kt_lowest_bit(rest);
            unsigned lower = first < second ? first : second;
            c->two[lower][first ^ second ^ lower] |= bit(unit);
            c->shared[lower] |= bit(unit);
        }
    }
}

static void sort_units(const field *a, unsigned victim, crowd *c) {
    kt_squares seen = kt_squares_seen(victim);
    memset(&c->none, 0, sizeof *c - offsetof(crowd, none));
    for (uint32_t rest = a->bases & ~kt_square_unit_bits[victim]; rest != 0; rest &= rest - 1) {
        unsigned unit = kt_lowest_bit(rest);
        c->unseen[unit] = kt_squares_without(a->held[unit], seen);
        sort_unit(a, unit, c);
    }
}

/* Counting bits is a call on some machines; removing three bits is not. */
static bool are_fewer(uint32_t units, unsigned size) {
    for (; size > 1; size--) units &= units - 1;
    return units == 0;
}

/* The units that belong to `size` units that share nothing, neither with each other nor with what
 * is taken. */
static uint32_t apart(const crowd *c, uint32_t units, unsigned size, kt_squares taken) {
    uint32_t found = 0;
    for (; !are_fewer(units, size); units &= units - 1) {
        unsigned unit = kt_lowest_bit(units);
        kt_squares unseen = c->unseen[unit];
        if (kt_squares_meet(unseen, taken)) continue;
        uint32_t others =
            size == 1 ? 0
                      : apart(c, units & (units - 1), size - 1, kt_squares_union(taken, unseen));
        if (size == 1 || others != 0) found |= others | bit(unit);
    }
    return found;
}

/* The units that are too many for one. */
static uint32_t too_many_for_one(const field *a, const crowd *c, unsigned size) {
    uint32_t crowded = 0;
    for (uint32_t rest = a->covers; rest != 0; rest &= rest - 1) {
        uint32_t units = c->none | c->one[kt_lowest_bit(rest)];
        crowded |= apart(c, units & ~(rest & (0 - rest)), size, kt_no_squares());
    }
    return crowded;
}

/* The units that are too many for two. */
static uint32_t too_many_for_two(const field *a, const crowd *c) {
    uint32_t crowded = 0;
    for (uint32_t rest = a->covers; rest != 0; rest &= rest - 1) {
        unsigned first = kt_lowest_bit(rest);
        if (are_fewer(c->none | c->any_one | c->shared[first], 3)) continue;
        for (uint32_t others = rest & (rest - 1); others != 0; others &= others - 1) {
            unsigned second = kt_lowest_bit(others);
            uint32_t units = c->none | c->one[first] | c->one[second] | c->two[first][second];
            crowded |= apart(c, units & ~bit(first) & ~bit(second), 3, kt_no_squares());
        }
    }
    return crowded;
}

/* The units that make a fish with this victim. One that is in the base itself leaves one unit of the cover
 * less to one unit of the base less. */
static uint32_t bases_for(const field *a, unsigned victim, unsigned size) {
    crowd c;
    sort_units(a, victim, &c);
    uint32_t outside = size == 2 ? too_many_for_one(a, &c, 2) : too_many_for_two(a, &c);
    uint32_t inside = size == 2 ? c.none : too_many_for_one(a, &c, 2);
    if (inside != 0) inside |= kt_square_unit_bits[victim] & a->bases;
    return outside | inside;
}

uint32_t tech_fish_bases(const tech_board *board, unsigned digit, unsigned size, uint32_t bases,
                         uint32_t covers) {
    if (size > 3) return bases;
    field a = {.bases = bases, .covers = covers};
    kt_squares victims = board->squares[digit];
    uint32_t found = 0;
    for (uint32_t rest = bases; rest != 0; rest &= rest - 1) {
        unsigned unit = kt_lowest_bit(rest);
        a.held[unit] = kt_squares_both(victims, kt_unit_masks[unit]);
    }
    while (!kt_squares_empty(victims)) found |= bases_for(&a, kt_squares_take(&victims), size);
    return found;
}
