/* se/sets.c - finds them: boxes before columns before rows, choices in ascending binary order. */
#include "techniques/se/sets.h"

#include "techniques/step.h"

static const uint8_t first_units[3] = {18, 9, 0};

static const uint8_t naked[5] = {0, 0, TECH_NAKED_PAIR, TECH_NAKED_TRIPLE, TECH_NAKED_QUADRUPLE};
static const uint8_t hidden[5] = {0, 0, TECH_HIDDEN_PAIR, TECH_HIDDEN_TRIPLE,
                                  TECH_HIDDEN_QUADRUPLE};

kt_squares se_places(const se_grid *grid, unsigned unit, unsigned index) {
    return kt_unit_part(unit, grid->places[unit][index]);
}

/* --- Locked candidates ---------------------------------------------------------------------------- */

static bool lock(se_sets *sets, unsigned from, unsigned to, unsigned index) {
    kt_squares held = se_places(sets->grid, from, index);
    if (kt_squares_empty(held) || !kt_squares_within(held, kt_unit_masks[to])) return false;
    kt_squares rest = kt_squares_without(se_places(sets->grid, to, index), held);
    if (kt_squares_empty(rest)) return false;
    uint16_t digit = (uint16_t)(1u << index);
    se_set set = {.technique = from >= 18 ? TECH_POINTING : TECH_CLAIMING,
                  .unit = (uint8_t)from,
                  .digits = digit,
                  .squares = held,
                  .removed_digits = digit,
                  .removed_squares = rest,
                  .units = 1u << from,
                  .cover = 1u << to};
    return sets->take(sets, &set);
}

/* The places of a digit in a unit that lie in one third of it: a box's column or row, a line's box. */
static const uint16_t box_columns[3] = {0111, 0222, 0444};
static const uint16_t thirds[3] = {0007, 0070, 0700};

/* All digits of `from` whose places lie in one of its thirds; these belong to the units `to`, `to + step`, ... */
static bool lock_digits(se_sets *sets, unsigned from, unsigned to, unsigned step,
                        const uint16_t parts[3]) {
    const uint16_t *places = sets->grid->places[from];
    uint32_t held[3] = {0, 0, 0};
    for (unsigned index = 0; index < 9; index++) {
        if (places[index] == 0) continue;
        for (unsigned i = 0; i < 3; i++) {
            uint32_t outside = places[index] & ~(uint32_t)parts[i];
            held[i] |= (uint32_t)(outside == 0) << index;
        }
    }
    for (unsigned i = 0; i < 3; i++) {
        for (uint32_t rest = held[i]; rest != 0; rest &= rest - 1) {
            if (lock(sets, from, to + step * i, kt_lowest_bit(rest))) return true;
        }
    }
    return false;
}

bool se_locking(se_sets *sets) {
    for (unsigned box = 0; box < 9; box++) {
        if (lock_digits(sets, 18 + box, 9 + box % 3 * 3, 1, box_columns)) return true;
    }
    for (unsigned box = 0; box < 9; box++) {
        if (lock_digits(sets, 18 + box, box / 3 * 3, 1, thirds)) return true;
    }
    for (unsigned column = 0; column < 9; column++) {
        if (lock_digits(sets, 9 + column, 18 + column / 3, 3, thirds)) return true;
    }
    for (unsigned row = 0; row < 9; row++) {
        if (lock_digits(sets, row, 18 + row / 3 * 3, 1, thirds)) return true;
    }
    return false;
}

/* --- Naked and hidden sets ------------------------------------------------------------------------ */

static bool naked_in(se_sets *sets, unsigned unit, unsigned size) {
    const se_grid *g = sets->grid;
    uint16_t digits[9];
    uint32_t fit = 0;
    for (unsigned p = 0; p < 9; p++) {
        digits[p] = g->digits[kt_unit_squares[unit][p]];
        unsigned count = kt_count(digits[p]);
        if (count >= 2 && count <= size) fit |= 1u << p;
    }
    for (uint32_t c = se_first_choice(size, fit); c != 0; c = se_next_choice(c, fit)) {
        uint16_t all = 0;
        for (uint32_t rest = c; rest != 0; rest &= rest - 1) all |= digits[kt_lowest_bit(rest)];
        if (kt_count(all) != size) continue;
        uint32_t others = 0;
        for (unsigned p = 0; p < 9; p++) {
            if (!(c >> p & 1) && (digits[p] & all)) others |= 1u << p;
        }
        if (others == 0) continue;
        se_set set = {.technique = naked[size],
                      .unit = (uint8_t)unit,
                      .digits = all,
                      .squares = kt_unit_part(unit, c),
                      .removed_digits = all,
                      .removed_squares = kt_unit_part(unit, others)};
        if (sets->take(sets, &set)) return true;
    }
    return false;
}

bool se_naked(se_sets *sets, unsigned size) {
    for (unsigned t = 0; t < 3; t++) {
        for (unsigned i = 0; i < 9; i++) {
            unsigned unit = first_units[t] + i;
            if (sets->grid->empty[unit] >= 2 * size && naked_in(sets, unit, size)) return true;
        }
    }
    return false;
}

static bool hidden_in(se_sets *sets, unsigned unit, unsigned size) {
    const se_grid *g = sets->grid;
    uint32_t fit = 0;
    for (unsigned d = 0; d < 9; d++) {
        unsigned count = kt_count(g->places[unit][d]);
        if (count >= 2 && count <= size) fit |= 1u << d;
    }
    for (uint32_t c = se_first_choice(size, fit); c != 0; c = se_next_choice(c, fit)) {
        uint32_t places = 0;
        for (uint32_t rest = c; rest != 0; rest &= rest - 1) {
            places |= g->places[unit][kt_lowest_bit(rest)];
        }
        if (kt_count(places) != size) continue;
        uint32_t gone = 0;
        for (uint32_t rest = places; rest != 0; rest &= rest - 1) {
            gone |= g->digits[kt_unit_squares[unit][kt_lowest_bit(rest)]] & ~c;
        }
        if (gone == 0) continue;
        se_set set = {.technique = hidden[size],
                      .unit = (uint8_t)unit,
                      .digits = (uint16_t)c,
                      .squares = kt_unit_part(unit, places),
                      .removed_digits = (uint16_t)gone,
                      .removed_squares = kt_unit_part(unit, places),
                      .units = 1u << unit};
        if (sets->take(sets, &set)) return true;
    }
    return false;
}

bool se_hidden(se_sets *sets, unsigned size, bool is_direct) {
    for (unsigned t = 0; t < 3; t++) {
        for (unsigned i = 0; i < 9; i++) {
            unsigned unit = first_units[t] + i;
            unsigned empty = sets->grid->empty[unit];
            if (!is_direct && empty <= 2 * size) continue;
            if (hidden_in(sets, unit, size)) return true;
        }
    }
    return false;
}

/* --- Fish ----------------------------------------------------------------------------------------- */

/* How often a digit stands already: it has lost all its places in that many rows. */
static unsigned standing(const se_grid *g, unsigned index) {
    unsigned count = 0;
    for (unsigned row = 0; row < 9; row++) count += g->places[row][index] == 0;
    return count;
}

static bool fish_on(se_sets *sets, unsigned index, uint32_t base, unsigned first) {
    const se_grid *g = sets->grid;
    uint32_t cover = 0;
    for (uint32_t rest = base; rest != 0; rest &= rest - 1) {
        cover |= g->places[first + kt_lowest_bit(rest)][index];
    }
    if (kt_count(cover) != kt_count(base)) return false;
    kt_squares body = kt_no_squares(), rest = kt_no_squares();
    uint32_t units = base << first;
    for (uint32_t b = base; b != 0; b &= b - 1) {
        body = kt_squares_union(body, se_places(g, first + kt_lowest_bit(b), index));
    }
    for (uint32_t left = cover; left != 0; left &= left - 1) {
        rest = kt_squares_union(rest, se_places(g, 9 - first + kt_lowest_bit(left), index));
    }
    rest = kt_squares_without(rest, body);
    if (kt_squares_empty(rest)) return false;
    uint16_t digit = (uint16_t)(1u << index);
    se_set set = {.technique = (uint8_t)(TECH_X_WING + kt_count(base) - 2),
                  .unit = KT_NO_UNIT,
                  .digits = digit,
                  .squares = body,
                  .removed_digits = digit,
                  .removed_squares = rest,
                  .units = units,
                  .cover = cover << (9 - first)};
    return sets->take(sets, &set);
}

bool se_fish(se_sets *sets, unsigned size) {
    const se_grid *g = sets->grid;
    uint32_t fit = 0;
    for (unsigned d = 0; d < 9; d++) {
        if (standing(g, d) + 2 * size <= 9) fit |= 1u << d;
    }
    for (unsigned first = 9;; first = 0) {
        uint32_t digits[9], lines = 0; /* with 2 to `size` places in a line */
        for (unsigned line = 0; line < 9; line++) {
            digits[line] = 0;
            for (uint32_t rest = fit; rest != 0; rest &= rest - 1) {
                unsigned d = kt_lowest_bit(rest), count = kt_count(g->places[first + line][d]);
                if (count >= 2 && count <= size) digits[line] |= 1u << d;
            }
            if (digits[line] != 0) lines |= 1u << line;
        }
        for (uint32_t c = se_first_choice(size, lines); c != 0; c = se_next_choice(c, lines)) {
            uint32_t common = fit;
            for (uint32_t rest = c; rest != 0; rest &= rest - 1) {
                common &= digits[kt_lowest_bit(rest)];
            }
            for (; common != 0; common &= common - 1) {
                if (fish_on(sets, kt_lowest_bit(common), c, first)) return true;
            }
        }
        if (first == 0) return false;
    }
}
