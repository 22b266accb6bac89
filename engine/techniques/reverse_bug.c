/* reverse_bug.c - reverse BUG: all given squares of two digits, and few others with them.
 *
 * Take two digits, and squares of which each unit has two or none; all squares where one of the two is given are among
 * them. If these squares held the two digits alone, each unit would have both of them there, or none. So it would have
 * both of them elsewhere, or none, and elsewhere they could change places: none of them is given there. So there
 * would be two solutions. The squares are fourteen at most: four are the fewest that can change.
 *
 * What is filled without being given may be among the squares or not. Beginning with the given ones, each unit that has
 * only one square gets another; its digit is settled by the first.
 *
 * Source: RW (forum of New Sudoku Players, 2006); Sudopedia, "Reverse BUG" and "Reverse BUG-lite".
 */
#include "techniques/deadly.h"
#include "techniques/finder.h"

typedef struct {
    unsigned digit[2];
    uint16_t digits;
    kt_squares squares[2]; /* those of each digit */
    uint32_t units[2];     /* that they are in */
    kt_squares extra;      /* squares with other candidates */
    uint16_t extras;       /* these */
} reversed;

/* Puts a digit, 0 or 1, into a square. False: its units have it already, or nothing would follow any more. */
static bool add(const tech_board *b, reversed *r, unsigned square, unsigned i) {
    uint32_t units = kt_square_unit_bits[square];
    uint16_t extras = b->digits[square] & (uint16_t)~r->digits;
    if (r->units[i] & units) return false;
    kt_squares_add(&r->squares[i], square);
    r->units[i] |= units;
    if (extras == 0) return true;
    kt_squares_add(&r->extra, square);
    r->extras |= extras;
    return kt_squares_count(r->extra) <= 2 || kt_is_single(r->extras);
}

/* Whether the square is the digit, and was not given, or can be it. */
static bool can_be(const tech_board *b, unsigned square, unsigned digit) {
    if (b->digit[square] != 0) {
        return b->digit[square] == digit && !kt_squares_has(b->givens, square);
    }
    return tech_has(b, square, digit);
}

static bool tell(tech_finder *f, const reversed *r) {
    tech_deadly d = {.technique = TECH_REVERSE_BUG,
                     .squares = kt_squares_union(r->squares[0], r->squares[1]),
                     .digits = r->digits};
    return kt_squares_count(d.squares) < 16 && tech_deadly_types(f, &d);
}

static bool complete(tech_finder *f, const reversed *r) {
    uint32_t single = r->units[0] ^ r->units[1];
    if (single == 0) return tell(f, r);
    unsigned unit = kt_lowest_bit(single), i = r->units[0] >> unit & 1u;
    for (unsigned k = 0; k < 9; k++) {
        unsigned square = kt_unit_squares[unit][k];
        reversed more = *r;
        if (!can_be(f->board, square, r->digit[i]) || kt_squares_has(r->squares[1 - i], square)) {
            continue;
        }
        if (add(f->board, &more, square, i) && complete(f, &more)) return true;
    }
    return false;
}

static bool begin(const tech_board *b, reversed *r) {
    for (kt_squares givens = b->givens; !kt_squares_empty(givens);) {
        unsigned square = kt_squares_take(&givens);
        for (unsigned i = 0; i < 2; i++) {
            if (b->digit[square] == r->digit[i]) add(b, r, square, i);
        }
    }
    return (r->units[0] | r->units[1]) != 0;
}

void tech_find_reverse_bug(tech_finder *f) {
    for (unsigned at = f->cursor; at < 81; at++) {
        reversed r = {.digit = {at / 9 + 1, at % 9 + 1}};
        if (r.digit[0] >= r.digit[1]) continue;
        if (at > f->cursor && tech_pause(f, at)) return;
        r.digits = kt_digit_bit(r.digit[0]) | kt_digit_bit(r.digit[1]);
        r.squares[0] = r.squares[1] = r.extra = kt_no_squares();
        if (begin(f->board, &r) && complete(f, &r)) return;
    }
}
