/* templates.c - template set and template delete.
 *
 * A template is a way to put nine of a digit on the board. A square that all of them have takes the digit, and a
 * candidate that none has goes. What all templates of one digit have, no template of another can. A template is made
 * of three bands, each of which takes a column of each of the three stacks; how a band is filled matters to the others
 * only by these columns, and there are but 27 ways to take them.
 */
#include "techniques/finder.h"

enum { WAYS = 27 };

/* The squares that all templates of a digit have, and those that any has. */
typedef struct {
    kt_squares common, possible;
    bool is_empty;
} summary;

/* Of a band: the columns of a way are way % 3, way / 3 % 3 and way / 9 of the three stacks. */
typedef struct {
    uint32_t common[WAYS], possible[WAYS];
    bool has[WAYS];
} fillings;

static void fill_band(uint32_t allowed, fillings *ways) {
    static const uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                         {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (unsigned way = 0; way < WAYS; way++) {
        unsigned columns[3] = {way % 3, 3 + way / 3 % 3, 6 + way / 9};
        ways->has[way] = false;
        ways->common[way] = ~0u;
        ways->possible[way] = 0;
        for (unsigned o = 0; o < 6; o++) {
            uint32_t filling = 0;
            for (unsigned i = 0; i < 3; i++) filling |= 1u << (9 * orders[o][i] + columns[i]);
            if ((filling & ~allowed) != 0) continue;
            ways->has[way] = true;
            ways->common[way] &= filling;
            ways->possible[way] |= filling;
        }
    }
}

/* The three columns that a way takes, as bits. */
static uint32_t columns_of(unsigned way) {
    return 1u << way % 3 | 8u << way / 3 % 3 | 64u << way / 9;
}

static void add_template(summary *s, const fillings bands[3], const unsigned way[3]) {
    s->is_empty = false;
    for (unsigned i = 0; i < 3; i++) {
        s->common.band[i] &= bands[i].common[way[i]];
        s->possible.band[i] |= bands[i].possible[way[i]];
    }
}

static summary sum_up(kt_squares allowed) {
    fillings bands[3];
    summary s = {kt_all_squares(), kt_no_squares(), true};
    for (unsigned i = 0; i < 3; i++) fill_band(allowed.band[i], &bands[i]);
    for (unsigned first = 0; first < WAYS; first++) {
        for (unsigned second = 0; bands[0].has[first] && second < WAYS; second++) {
            if (!bands[1].has[second] || (columns_of(first) & columns_of(second)) != 0) continue;
            /* In each stack the three take columns 0, 1 and 2, which add up to 3. */
            unsigned third = 3 * (1 + 3 + 9) - first - second;
            if (!bands[2].has[third]) continue;
            add_template(&s, bands, (const unsigned[3]){first, second, third});
        }
    }
    return s;
}

/* The summaries of all digits, none of which needs a square that all templates of another have. False: there
 * is a digit without any template. */
static bool sum_up_all(const tech_board *b, summary of[10]) {
    kt_squares allowed[10];
    for (unsigned d = 1; d <= 9; d++) allowed[d] = b->squares[d];
    for (unsigned s = 0; s < 81; s++) {
        if (b->digit[s] != 0) kt_squares_add(&allowed[b->digit[s]], s);
    }
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (unsigned d = 1; d <= 9; d++) {
            of[d] = sum_up(allowed[d]);
            if (of[d].is_empty) return false;
            for (unsigned e = 1; e <= 9; e++) {
                if (e == d || !kt_squares_meet(allowed[e], of[d].common)) continue;
                allowed[e] = kt_squares_without(allowed[e], of[d].common);
                is_changed = true;
            }
        }
    }
    return true;
}

static void begin(tech_finder *f, unsigned technique, unsigned digit, kt_squares possible) {
    tech_begin(f, technique);
    f->step.digits = kt_digit_bit(digit);
    tech_part_squares(f, KT_ROLE_FLOOR, kt_squares_both(possible, f->board->squares[digit]),
                      f->step.digits);
}

void tech_find_templates(tech_finder *f) {
    summary of[10];
    if (!sum_up_all(f->board, of)) return;
    for (unsigned d = 1; d <= 9; d++) {
        kt_squares certain = kt_squares_both(of[d].common, f->board->squares[d]);
        if (kt_squares_empty(certain)) continue;
        begin(f, TECH_TEMPLATE_SET, d, of[d].possible);
        f->step.squares = f->step.placed = certain;
        f->step.digit = (uint8_t)d;
        if (tech_found(f)) return;
    }
    for (unsigned d = 1; d <= 9; d++) {
        begin(f, TECH_TEMPLATE_DELETE, d, of[d].possible);
        tech_remove_squares(f, kt_squares_without(f->board->squares[d], of[d].possible), d);
        if (tech_found(f)) return;
    }
}
