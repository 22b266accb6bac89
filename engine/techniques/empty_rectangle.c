/* empty_rectangle.c - empty rectangles, single and dual, as HoDoKu has them.
 *
 * All places of a digit in a box lie in the cross of one of its rows and one of its columns, the other four
 * squares are an empty rectangle. A column with two places of the digit, one of them in that row, outside the
 * box: if the square where the other's row meets the cross's column were the digit, the one in the row would be
 * it, too, and the box had no place for it. The same holds with rows and columns exchanged.
 */
#include "techniques/finder.h"

typedef struct {
    unsigned digit, box;
    unsigned lines[2]; /* of the cross: row and column */
    kt_squares places; /* of the digit in the box */
} cross;

/* A pair of places, as used with a cross. */
typedef struct {
    uint8_t near, far; /* the place in the cross's line, and the other */
    uint8_t victim;
} pair;

/* Each row has three squares outside the box, and so has each column. */
typedef struct {
    unsigned count;
    pair pairs[12];
} pairs;

static bool is_cross(const tech_finder *f, const cross *c) {
    kt_squares row = kt_unit_masks[c->lines[0]];
    kt_squares column = kt_unit_masks[c->lines[1]];
    if (!kt_squares_within(c->places, kt_squares_union(row, column))) return false;
    unsigned least = f->options->pair_rectangle ? 2 : 3;
    return !kt_squares_within(c->places, row) && !kt_squares_within(c->places, column) &&
           kt_squares_count(c->places) >= least;
}

/* The pairs that begin in the cross's row (0) or in its column (1). */
static void add_pairs(const tech_board *b, const cross *c, unsigned line, pairs *all) {
    kt_squares outside = kt_squares_without(kt_unit_masks[c->lines[line]], kt_unit_masks[c->box]);
    kt_squares ends = kt_squares_both(outside, b->squares[c->digit]);
    while (!kt_squares_empty(ends)) {
        unsigned near = kt_squares_take(&ends);
        unsigned across = kt_square_units[near][1 - line];
        uint32_t places = b->places[across][c->digit - 1];
        if (kt_count(places) != 2) continue;
        unsigned other = kt_lowest_bit(places & ~(1u << kt_square_places[near][1 - line]));
        unsigned far = kt_unit_squares[across][other];
        kt_squares meeting = kt_squares_both(kt_unit_masks[kt_square_units[far][line]],
                                             kt_unit_masks[c->lines[1 - line]]);
        unsigned victim = kt_squares_take(&meeting);
        if (!tech_has(b, victim, c->digit) || kt_square_units[victim][KT_BOX] == c->box) continue;
        all->pairs[all->count++] = (pair){(uint8_t)near, (uint8_t)far, (uint8_t)victim};
    }
}

static void describe(tech_finder *f, unsigned technique, const cross *c) {
    tech_begin(f, technique);
    f->step.unit = (uint8_t)c->box;
    f->step.digits = kt_digit_bit(c->digit);
    f->step.squares = c->places;
    tech_part_squares(f, KT_ROLE_BASE, c->places, f->step.digits);
}

static void add_pair(tech_finder *f, const cross *c, const pair *p) {
    unsigned from =
        tech_part_link(f, KT_ROLE_WEAK_LINK, kt_one_square(p->far), c->digit, TECH_NO_PART);
    tech_part_link(f, KT_ROLE_STRONG_LINK, kt_one_square(p->near), c->digit, from);
    kt_squares_add(&f->step.squares, p->near);
    kt_squares_add(&f->step.squares, p->far);
}

static bool tell_dual(tech_finder *f, const cross *c, const pair *one, const pair *other) {
    if (one->victim == other->victim) return false;
    describe(f, TECH_DUAL_EMPTY_RECTANGLE, c);
    add_pair(f, c, one);
    add_pair(f, c, other);
    kt_squares victims = kt_one_square(one->victim);
    kt_squares_add(&victims, other->victim);
    tech_remove_squares(f, victims, c->digit);
    return tech_found(f);
}

static bool tell_all(tech_finder *f, const cross *c, const pairs *all) {
    for (unsigned i = 0; i < all->count; i++) {
        describe(f, TECH_EMPTY_RECTANGLE, c);
        add_pair(f, c, &all->pairs[i]);
        tech_remove(f, all->pairs[i].victim, c->digit);
        if (tech_found(f)) return true;
    }
    if (!f->options->duals || !tech_wants(f, TECH_DUAL_EMPTY_RECTANGLE)) return false;
    for (unsigned i = 0; i < all->count; i++) {
        for (unsigned k = i + 1; k < all->count; k++) {
            if (tell_dual(f, c, &all->pairs[i], &all->pairs[k])) return true;
        }
    }
    return false;
}

/* The empty rectangle goes through the box from its top left: the cross comes from the bottom right. */
static bool find_in_box(tech_finder *f, unsigned box, unsigned digit) {
    unsigned top = (box - 18) / 3 * 3;
    unsigned left = (box - 18) % 3 * 3;
    cross c = {.digit = digit, .box = box};
    c.places = kt_unit_part(box, f->board->places[box][digit - 1]);
    if (kt_squares_empty(c.places)) return false;
    for (unsigned i = 0; i < 9; i++) {
        pairs all = {.count = 0};
        c.lines[0] = top + 2 - i / 3;
        c.lines[1] = 9 + left + 2 - i % 3;
        if (!is_cross(f, &c)) continue;
        add_pairs(f->board, &c, 0, &all);
        add_pairs(f->board, &c, 1, &all);
        if (tell_all(f, &c, &all)) return true;
    }
    return false;
}

void tech_find_empty_rectangle(tech_finder *f) {
    for (unsigned d = 1; d <= 9; d++) {
        if (!tech_digit_is_fresh(f, d)) continue;
        for (unsigned box = 18; box < 27; box++) {
            if (find_in_box(f, box, d)) return;
        }
    }
}
