/* sectors.c - SK-Loop, and what counts the candidates of many squares by rows, columns and boxes.
 *
 * Some squares, and some digits of rows, columns and boxes: the sectors. Each candidate of the squares is in a sector,
 * its digit in its unit. A sector has its digit once at most, and each square takes one. So if there are as many
 * sectors as squares, each has its digit in these squares, and the other squares of the unit lose it.
 *
 * SK-Loop. Two rows and two columns that cross in four boxes. In each box two squares of a row and two of a column, but
 * not where they cross: eight pairs, sixteen squares. Round the boxes a pair shares in turn its line with the next, and
 * its box. Each of its digits is counted in one of both, at best for two pairs at once. Where an odd number of pairs in
 * turn have a digit, the last of them is counted alone, or the first. If that makes sixteen sectors, and each pair has a
 * digit of the next, it is an SK-Loop.
 *
 * Source: Steve Kurzhal, who found it as a domino loop in the puzzle Easter Monster (forum of New Sudoku Players, 2007);
 * Andrew Stuart, SudokuWiki, "SK Loops".
 */
#include "techniques/finder.h"

typedef struct {
    kt_squares squares;
    uint16_t counted[27]; /* digits, by unit */
} sectors;

static bool tell(tech_finder *f, unsigned technique, const sectors *s) {
    tech_begin(f, technique);
    f->step.squares = s->squares;
    for (unsigned unit = 0; unit < 27; unit++) {
        kt_squares own = kt_squares_both(kt_unit_masks[unit], s->squares);
        kt_squares others = kt_squares_without(kt_unit_masks[unit], s->squares);
        if (s->counted[unit] == 0) continue;
        f->step.digits |= s->counted[unit];
        tech_part_within(f, KT_ROLE_COVER, unit, own, s->counted[unit]);
        for (uint32_t rest = s->counted[unit]; rest != 0; rest &= rest - 1) {
            tech_remove_squares(f, others, kt_lowest_bit(rest) + 1);
        }
    }
    return tech_found(f);
}

/* --- SK-Loop -------------------------------------------------------------------------------------- */

enum { PAIRS = 8 };

typedef struct {
    uint16_t digits[PAIRS];
    uint8_t shared[PAIRS]; /* the unit of a pair and the next */
    kt_squares squares;
} loop;

/* The pair of a line and a box without a square; false if one of both is filled. */
static bool add_pair(const tech_board *b, loop *l, unsigned at, unsigned line, unsigned crossing) {
    kt_squares box = kt_unit_masks[kt_square_units[crossing][KT_BOX]];
    kt_squares pair = kt_squares_both(kt_unit_masks[line], box);
    kt_squares_remove(&pair, crossing);
    l->squares = kt_squares_union(l->squares, pair);
    l->digits[at] = 0;
    while (!kt_squares_empty(pair)) {
        uint16_t own = b->digits[kt_squares_take(&pair)];
        if (own == 0) return false;
        l->digits[at] |= own;
    }
    return true;
}

/* The pairs go from the crossing of a row and a column along the row, then along the column there, and so on. */
static bool make_loop(const tech_board *b, loop *l, const unsigned rows[2],
                      const unsigned columns[2]) {
    l->squares = kt_no_squares();
    for (unsigned i = 0; i < 4; i++) {
        unsigned row = rows[i / 2], column = columns[i == 1 || i == 2];
        unsigned crossing = 9 * row + column, lines[2] = {row, 9 + column};
        for (unsigned k = 0; k < 2; k++) {
            if (!add_pair(b, l, 2 * i + k, lines[(i + k + 1) % 2], crossing)) return false;
        }
        l->shared[2 * i] = kt_square_units[crossing][KT_BOX];
        l->shared[2 * i + 1] = (uint8_t)lines[i % 2];
    }
    return true;
}

/* The pairs that have a digit, as bits. */
static uint32_t pairs_with(const loop *l, unsigned digit) {
    uint32_t pairs = 0;
    for (unsigned i = 0; i < PAIRS; i++) {
        if (l->digits[i] & kt_digit_bit(digit)) pairs |= 1u << i;
    }
    return pairs;
}

/* Counts a digit in the unit of a pair and the next, for every second pair of a run. `early`: an odd run begins in the
 * unit before it. Pairs all round the loop share their lines, or, if `early`, their boxes. Returns how many sectors that
 * takes. */
static unsigned count_run(const loop *l, sectors *s, unsigned from, unsigned length, bool early,
                          unsigned digit) {
    unsigned count = (length + 1) / 2;
    unsigned first = early && length % 2 == 1 ? from + PAIRS - 1 : from;
    for (unsigned i = 0; i < count; i++) {
        s->counted[l->shared[(first + 2 * i) % PAIRS]] |= kt_digit_bit(digit);
    }
    return count;
}

static unsigned count_digit(const loop *l, sectors *s, unsigned digit, bool early) {
    uint32_t pairs = pairs_with(l, digit);
    unsigned count = 0;
    if (pairs == (1u << PAIRS) - 1) return count_run(l, s, early ? 0 : 1, PAIRS, early, digit);
    for (unsigned from = 0; from < PAIRS; from++) {
        unsigned length = 0;
        if (pairs & (1u << (from + PAIRS - 1) % PAIRS)) continue;
        while (pairs & (1u << (from + length) % PAIRS)) length++;
        count += count_run(l, s, from, length, early, digit);
    }
    return count;
}

static bool hangs_together(const loop *l) {
    for (unsigned i = 0; i < PAIRS; i++) {
        if ((l->digits[i] & l->digits[(i + 1) % PAIRS]) == 0) return false;
    }
    return true;
}

/* Odd runs in both ways. */
static bool count_loop(tech_finder *f, const loop *l) {
    for (unsigned early = 0; early < 2; early++) {
        sectors s = {.squares = l->squares};
        unsigned count = 0;
        for (unsigned digit = 1; digit <= 9; digit++) count += count_digit(l, &s, digit, early);
        if (count != 2 * PAIRS) return false;
        if (tell(f, TECH_SK_LOOP, &s)) return true;
    }
    return false;
}

void tech_find_sk_loop(tech_finder *f) {
    for (unsigned at = 0; at < 9 * 9 * 9 * 9; at++) {
        unsigned rows[2] = {at / 729, at / 81 % 9}, columns[2] = {at / 9 % 9, at % 9};
        loop l;
        if (rows[0] / 3 >= rows[1] / 3 || columns[0] / 3 >= columns[1] / 3) continue;
        if (!make_loop(f->board, &l, rows, columns) || !hangs_together(&l)) continue;
        if (count_loop(f, &l)) return;
    }
}
