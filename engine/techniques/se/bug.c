/* se/bug.c - the bivalue universal grave, types 1 to 4.
 *
 * If every square had two candidates and every unit each digit twice or not at all, there would be no solution or
 * more than one. So of the few digits that are too many for that, the BUG digits of the BUG squares, one stands.
 */
#include "techniques/se/finders.h"

typedef struct {
    se_search *s;
    se_grid rest; /* without the BUG digits */
    unsigned count;
    uint8_t squares[81];
    uint16_t digits[81]; /* the BUG digits, by square of the board */
    uint16_t all;
    kt_squares set;
} bug;

static void begin(bug *g, unsigned technique, unsigned rating) {
    tech_begin(g->s->f, technique);
    g->s->f->step.rating = (uint8_t)rating;
    g->s->f->step.squares = g->set;
    g->s->f->step.digits = g->all;
    for (unsigned i = 0; i < g->count; i++) {
        unsigned square = g->squares[i];
        tech_part_squares(g->s->f, KT_ROLE_FIN, kt_one_square(square), g->digits[square]);
    }
}

/* A digit that is in a unit neither twice nor nowhere. False: this is no BUG. */
static bool add(bug *g, unsigned unit, unsigned index) {
    unsigned found = 0, square = 0;
    for (uint32_t rest = g->rest.places[unit][index]; rest != 0; rest &= rest - 1) {
        unsigned next = kt_unit_squares[unit][kt_lowest_bit(rest)];
        if (kt_count(g->rest.digits[next]) < 3) continue;
        found++;
        square = next;
    }
    if (found != 1) return found != 0;
    if (g->digits[square] == 0) g->squares[g->count++] = (uint8_t)square;
    g->digits[square] |= (uint16_t)(1u << index);
    g->all |= (uint16_t)(1u << index);
    kt_squares_add(&g->set, square);
    se_off(&g->rest, 9 * square + index);
    return true;
}

static bool is_even(const se_grid *grid, unsigned unit, unsigned index) {
    unsigned count = kt_count(grid->places[unit][index]);
    return count == 0 || count == 2;
}

static bool collect(bug *g) {
    for (unsigned t = 0; t < 3; t++) {
        for (unsigned i = 0; i < 81; i++) {
            unsigned unit = 9 * se_box_row_column[t] + i / 9;
            if (!is_even(&g->rest, unit, i % 9) && !add(g, unit, i % 9)) return false;
        }
    }
    for (unsigned s = 0; s < 81; s++) {
        unsigned count = kt_count(g->rest.digits[s]);
        if (count != 0 && count != 2) return false;
    }
    for (unsigned i = 0; i < 243; i++) {
        if (!is_even(&g->rest, i / 9, i % 9)) return false;
    }
    return g->count > 0;
}

static void type_1(bug *g) {
    begin(g, TECH_BUG_PLUS_1, 56);
    tech_remove_digits(g->s->f, g->squares[0], (uint16_t)~g->all);
    tech_found(g->s->f);
}

static void type_2(bug *g) {
    begin(g, TECH_BUG_2, 57);
    tech_remove_squares(g->s->f, kt_squares_seen_by_all(g->set), kt_lowest_digit(g->all));
    tech_found(g->s->f);
}

static void type_4(bug *g) {
    unsigned a = g->squares[0], b = g->squares[1];
    const uint16_t *digits = g->s->grid.digits;
    uint16_t common = digits[a] & digits[b] & (uint16_t)~g->all;
    if (kt_units_of_all(g->set) == 0 || !kt_is_single(common)) return;
    begin(g, TECH_BUG_4, 57);
    tech_part_squares(g->s->f, KT_ROLE_STRONG_LINK, g->set, common);
    tech_remove_digits(g->s->f, a, (uint16_t) ~(g->digits[a] | common));
    tech_remove_digits(g->s->f, b, (uint16_t) ~(g->digits[b] | common));
    tech_found(g->s->f);
}

/* In one unit: the BUG digits and size - 1 other squares form a naked set. */
static bool type_3_in(bug *g, unsigned unit, unsigned size) {
    tech_finder *f = g->s->f;
    uint32_t fit = 0;
    for (unsigned p = 0; p < 9; p++) {
        unsigned square = kt_unit_squares[unit][p];
        if (g->s->grid.digits[square] != 0 && !kt_squares_has(g->set, square)) fit |= 1u << p;
    }
    for (uint32_t c = se_first_choice(size - 1, fit); c != 0; c = se_next_choice(c, fit)) {
        uint16_t all = g->all;
        for (uint32_t rest = c; rest != 0; rest &= rest - 1) {
            all |= g->s->grid.digits[kt_unit_squares[unit][kt_lowest_bit(rest)]];
        }
        if (kt_count(all) != size) continue;
        begin(g, TECH_BUG_3, 57 + size - 1);
        tech_part_unit(f, KT_ROLE_BASE, unit);
        tech_part_squares(f, KT_ROLE_SET_A, kt_unit_part(unit, c), all);
        kt_squares others = kt_unit_part(unit, fit & ~c);
        while (!kt_squares_empty(others)) {
            tech_remove_digits(f, kt_squares_take(&others), all);
        }
        if (tech_found(f)) return true;
    }
    return false;
}

static void type_3(bug *g) {
    uint32_t units = kt_units_of_all(g->set);
    for (unsigned size = 2; size <= 6; size++) {
        for (unsigned t = 0; t < 3; t++) {
            unsigned unit = kt_square_units[g->squares[0]][se_box_row_column[t]];
            if ((units >> unit & 1) && type_3_in(g, unit, size)) return;
        }
    }
}

void se_find_bug(se_search *s, unsigned option) {
    (void)option;
    bug g = {.s = s, .rest = s->grid, .set = kt_no_squares()};
    if (!collect(&g)) return;
    if (g.count == 1) {
        type_1(&g);
        return;
    }
    if (kt_is_single(g.all)) type_2(&g);
    if (!s->f->found && g.count == 2) type_4(&g);
    if (!s->f->found && !kt_is_single(g.all)) type_3(&g);
}
