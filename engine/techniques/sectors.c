/* sectors.c - SK-Loop and multi-sector locked sets: the candidates of many squares are counted by rows, columns and boxes.
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
 * Multi-sector locked set. All empty squares where some rows cross some columns. Each digit is counted in these rows, or
 * in these columns: wherever that makes fewer sectors. If no digit made fewer in columns, each row would have a naked set
 * of its own; so some make fewer in columns and some in rows. Where both make as many, both are tried.
 *
 * Source: Steve Kurzhal, who found it as a domino loop in the puzzle Easter Monster (forum of New Sudoku Players, 2007);
 * Andrew Stuart, SudokuWiki, "SK Loops". Multi-sector locked sets: David P. Bird's and champagne's threads there; the
 * digits of rows and of columns are their home and away sets.
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

/* --- Multi-sector locked sets --------------------------------------------------------------------- */

typedef struct {
    uint16_t places[9][10];     /* columns, by row and digit */
    uint16_t open[9];           /* the same of any digit */
    uint16_t rows, columns;     /* chosen */
    uint16_t crossed;           /* columns that have an open square in the rows */
    unsigned size;              /* squares */
    uint16_t digit_columns[10]; /* in which the rows have the digit */
    uint16_t digit_rows[10];
} crossing;

static void read_rows(const tech_board *b, crossing *c) {
    memset(c, 0, sizeof *c);
    for (unsigned square = 0; square < 81; square++) {
        uint16_t column = (uint16_t)(1u << square % 9);
        for (uint32_t rest = b->digits[square]; rest != 0; rest &= rest - 1) {
            c->places[square / 9][kt_lowest_bit(rest) + 1] |= column;
            c->open[square / 9] |= column;
        }
    }
}

static bool tell_crossing(tech_finder *f, const crossing *c, bool ties_in_rows) {
    sectors s = {.squares = kt_no_squares()};
    for (unsigned row = 0; row < 9; row++) {
        uint32_t own = c->rows >> row & 1 ? c->open[row] & c->columns : 0;
        s.squares = kt_squares_union(s.squares, kt_unit_part(row, own));
    }
    for (unsigned digit = 1; digit <= 9; digit++) {
        unsigned rows = kt_count(c->digit_rows[digit]), columns = kt_count(c->digit_columns[digit]);
        bool in_rows = rows < columns || (rows == columns && ties_in_rows);
        uint32_t lines = in_rows ? c->digit_rows[digit] : (uint32_t)c->digit_columns[digit] << 9;
        for (; lines != 0; lines &= lines - 1) {
            s.counted[kt_lowest_bit(lines)] |= kt_digit_bit(digit);
        }
    }
    return tell(f, TECH_MULTI_SECTOR, &s);
}

static void add_row(crossing *c, unsigned row) {
    uint16_t bit = (uint16_t)(1u << row);
    c->rows |= bit;
    c->crossed |= c->open[row] & c->columns;
    c->size += kt_count(c->open[row] & c->columns);
    for (unsigned digit = 1; digit <= 9; digit++) {
        uint16_t own = c->places[row][digit] & c->columns;
        c->digit_columns[digit] |= own;
        if (own != 0) c->digit_rows[digit] |= bit;
    }
}

/* Whether it has as many sectors as squares. */
static bool is_locked(const crossing *c) {
    unsigned count = 0;
    for (unsigned digit = 1; digit <= 9; digit++) {
        unsigned rows = kt_count(c->digit_rows[digit]), columns = kt_count(c->digit_columns[digit]);
        count += rows < columns ? rows : columns;
    }
    return count == c->size;
}

static bool is_locked_of(const crossing *c, uint32_t rows, uint32_t columns) {
    crossing part = {.columns = (uint16_t)columns};
    memcpy(part.places, c->places, sizeof part.places);
    memcpy(part.open, c->open, sizeof part.open);
    for (; rows != 0; rows &= rows - 1) add_row(&part, kt_lowest_bit(rows));
    return is_locked(&part);
}

/* Whether a row or a column can be left out. */
static bool has_more(const crossing *c) {
    for (uint32_t rest = c->rows; rest != 0; rest &= rest - 1) {
        if (is_locked_of(c, c->rows ^ (rest & -rest), c->columns)) return true;
    }
    for (uint32_t rest = c->columns; rest != 0; rest &= rest - 1) {
        if (is_locked_of(c, c->rows, c->columns ^ (rest & -rest))) return true;
    }
    return false;
}

static bool try_crossing(tech_finder *f, const crossing *c) {
    unsigned in_rows = 0, in_columns = 0, ties = 0;
    if (c->crossed != c->columns || !is_locked(c) || has_more(c)) return false;
    for (unsigned digit = 1; digit <= 9; digit++) {
        unsigned rows = kt_count(c->digit_rows[digit]), columns = kt_count(c->digit_columns[digit]);
        in_rows += rows < columns;
        in_columns += columns < rows;
        ties += rows == columns && rows > 0;
    }
    if (in_rows == 0 || in_columns == 0) return false;
    return tell_crossing(f, c, true) || (ties > 0 && tell_crossing(f, c, false));
}

/* Chooses rows from this one on. */
static bool choose_rows(tech_finder *f, const crossing *c, unsigned from) {
    for (unsigned row = from; row < 9; row++) {
        if ((c->open[row] & c->columns) == 0) continue;
        crossing more = *c;
        add_row(&more, row);
        if (try_crossing(f, &more) || choose_rows(f, &more, row + 1)) return true;
    }
    return false;
}

void tech_find_multi_sector(tech_finder *f) {
    crossing c;
    read_rows(f->board, &c);
    for (uint32_t columns = f->cursor; columns < 512; columns++) {
        if (f->cursor != columns && tech_pause(f, columns)) return;
        c.columns = (uint16_t)columns;
        if (choose_rows(f, &c, 0)) return;
    }
}
