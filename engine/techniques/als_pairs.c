/* als_pairs.c - ALS-XZ and ALS-XY-Wing.
 *
 * XZ: one of two sets lacks the digit that restricts them, and so has all its others: what sees all places of another
 * common digit in both loses it. If two digits restrict them, each set lacks one: all their digits are locked, each
 * in its set, and the two between them. XY: two sets are restricted by a third, each by another digit; the third has one
 * of the two at least, so one of the sets has all others.
 */
#include "techniques/als.h"
#include "techniques/finder.h"

/* Whether there is prey of a common digit: most pairs of sets have none. */
static bool has_prey(const tech_als *a, const tech_als *b, uint16_t but) {
    for (uint32_t rest = a->digits & b->digits & (uint32_t)~but; rest != 0; rest &= rest - 1) {
        if (!kt_squares_empty(tech_als_prey(a, b, kt_lowest_bit(rest) + 1))) return true;
    }
    return false;
}

/* What both see of each digit that is common. */
static void remove_common(tech_finder *f, const tech_als *a, const tech_als *b, uint16_t but) {
    for (uint32_t rest = a->digits & b->digits & (uint32_t)~but; rest != 0; rest &= rest - 1) {
        unsigned z = kt_lowest_bit(rest) + 1;
        tech_remove_squares(f, tech_als_prey(a, b, z), z);
    }
}

/* --- XZ ------------------------------------------------------------------------------------------- */

/* What sees all places of a digit in its set, and is in none. */
static void remove_locked(tech_finder *f, const tech_als *a, const tech_als *b, uint16_t but) {
    for (uint32_t rest = a->digits & (uint32_t)~but; rest != 0; rest &= rest - 1) {
        unsigned z = kt_lowest_bit(rest) + 1;
        tech_remove_squares(f, kt_squares_without(a->seen[z - 1], b->squares), z);
    }
}

static bool try_xz(tech_finder *f, const tech_als *a, const tech_als *b, const uint8_t digit[2]) {
    if (digit[1] == 0 && !has_prey(a, b, kt_digit_bit(digit[0]))) return false;
    tech_begin(f, TECH_ALS_XZ);
    tech_part_set(f, 0, a);
    tech_part_set(f, 1, b);
    uint16_t both = 0;
    for (unsigned i = 0; i < 2 && digit[i] != 0; i++) {
        tech_part_common(f, a, b, digit[i]);
        remove_common(f, a, b, kt_digit_bit(digit[i]));
        both |= kt_digit_bit(digit[i]);
    }
    if (digit[1] != 0) {
        remove_locked(f, a, b, both);
        remove_locked(f, b, a, both);
    }
    return tech_found(f);
}

static void find_xz(tech_finder *f) {
    const tech_als_lists *lists = tech_als_commons(f);
    for (unsigned i = 0; i < lists->common_count; i++) {
        const tech_common *c = &lists->commons[i];
        if (try_xz(f, &lists->sets[c->set[0]], &lists->sets[c->set[1]], c->digit)) return;
    }
}

/* --- XY ------------------------------------------------------------------------------------------- */

/* Two ends and what lies between them, by number. */
typedef struct {
    unsigned a, b, middle;
} wing;

static bool try_wing(tech_finder *f, const wing *w, unsigned x, unsigned y) {
    const tech_als *sets = f->work->als.sets;
    const tech_als *a = &sets[w->a];
    const tech_als *b = &sets[w->b];
    uint16_t links = kt_digit_bit(x) | kt_digit_bit(y);
    if (!has_prey(a, b, links)) return false;
    if (!f->options->sets_overlap && kt_squares_meet(a->squares, b->squares)) return false;
    if (kt_squares_within(a->squares, b->squares)) return false;
    if (kt_squares_within(b->squares, a->squares)) return false;
    tech_begin(f, TECH_ALS_XY_WING);
    tech_part_set(f, 0, a);
    tech_part_set(f, 1, b);
    tech_part_set(f, 2, &sets[w->middle]);
    tech_part_common(f, a, &sets[w->middle], x);
    tech_part_common(f, b, &sets[w->middle], y);
    remove_common(f, a, b, links);
    return tech_found(f);
}

static bool try_two(tech_finder *f, const tech_common *r, const tech_common *s, unsigned middle) {
    wing w = {r->set[r->set[0] == middle], s->set[s->set[0] == middle], middle};
    for (unsigned k = 0; k < 4; k++) {
        uint8_t x = r->digit[k / 2];
        uint8_t y = s->digit[k % 2];
        if (x != 0 && y != 0 && x != y && try_wing(f, &w, x, y)) return true;
    }
    return false;
}

/* The next common of a set after `common`; beyond the last there is none. */
static unsigned next_of(const tech_als_lists *lists, unsigned set, unsigned common, unsigned *at) {
    while (*at < lists->first[set + 1] && lists->of_set[*at] <= common) ++*at;
    return *at < lists->first[set + 1] ? lists->of_set[*at] : lists->common_count;
}

/* The wings of a common and the later ones that share one of its sets, in their order. */
static bool try_all_with(tech_finder *f, const tech_als_lists *lists, unsigned common) {
    const tech_common *r = &lists->commons[common];
    unsigned at[2] = {lists->first[r->set[0]], lists->first[r->set[1]]};
    for (unsigned last = common;;) {
        unsigned s[2] = {next_of(lists, r->set[0], last, &at[0]),
                         next_of(lists, r->set[1], last, &at[1])};
        unsigned which = s[1] < s[0];
        last = s[which];
        if (last == lists->common_count) return false;
        if (try_two(f, r, &lists->commons[last], r->set[which])) return true;
    }
}

static void find_xy(tech_finder *f) {
    const tech_als_lists *lists = tech_als_commons(f);
    for (unsigned i = f->cursor; i < lists->common_count; i++) {
        if ((i > 0 && tech_pause(f, i)) || try_all_with(f, lists, i)) return;
    }
}

void tech_find_als_pairs(tech_finder *f) {
    if (tech_wants(f, TECH_ALS_XZ) && f->cursor == 0) find_xz(f);
    if (tech_wants(f, TECH_ALS_XY_WING) && !f->found) find_xy(f);
}
