/* hamada.c - section 5.6, Hamada logic (浜田ロジック). A and A' are cyclic cells {x, y} of one box; B, in
 * another box and in the row of A', has exactly {x, y}; A is not in that row. Then A and B hold
 * the same digit, the one that A' does not. If some other row has a digit z of the two in exactly the
 * columns of A and B, that digit cannot be z: it goes from A and from B. Likewise with rows and columns
 * exchanged.
 *
 * The paper leaves out the function that finds the pair of a box. Ours goes on to the next pair where a
 * box has several.
 */
#include "methods/logical_cube/logical_cube.h"

enum { LOOPS = 9 * 9 * 81 }; /* k1, the first of the pair, and B by k2 and n2 */

typedef struct {
    unsigned a, a_prime, b;
} pattern;

/* The later square of the box with the same two candidates as the square at n1; or KT_NO_SQUARE. */
static unsigned partner(const kt_candidates *c, unsigned box, unsigned n1) {
    uint16_t pair = c->digits[kt_unit_squares[box][n1]];
    if (kt_count(pair) != 2) return KT_NO_SQUARE;
    for (unsigned n2 = n1 + 1; n2 < 9; n2++) {
        unsigned square = kt_unit_squares[box][n2];
        if (c->digits[square] == pair) return square;
    }
    return KT_NO_SQUARE;
}

static void remove_digit(logical_cube *cube, pattern p, unsigned unit, unsigned digit) {
    const kt_candidates *c = &cube_now(cube)->candidates;
    kt_deduction *found = &cube->found;
    uint16_t pair = c->digits[p.a];
    kt_deduction_begin(found, KT_RULE_CUBE_HAMADA);
    found->event.digits = kt_digit_bit(digit);
    kt_deduction_add_squares(found, KT_ROLE_PINCER, kt_one_square(p.a), pair);
    kt_deduction_add_squares(found, KT_ROLE_PIVOT, kt_one_square(p.a_prime), pair);
    kt_deduction_add_squares(found, KT_ROLE_PINCER, kt_one_square(p.b), pair);
    kt_deduction_add_squares(found, KT_ROLE_BASE, kt_candidates_squares(c, unit, digit),
                             found->event.digits);
    found->parts[3].unit = (uint8_t)unit; /* the line that decides */
    kt_squares squares = kt_one_square(p.a);
    kt_squares_add(&squares, p.b);
    cube_remove(cube, squares);
}

/* do l, do i: the line that decides. */
static bool look_at_pattern(logical_cube *cube, unsigned lines, pattern p) {
    const kt_candidates *c = &cube_now(cube)->candidates;
    uint16_t pair = c->digits[p.a];
    uint32_t places = 1u << kt_square_places[p.a][lines] | 1u << kt_square_places[p.b][lines];
    for (unsigned unit = 9 * lines; unit < 9 * lines + 9; unit++) {
        if (unit == kt_square_units[p.a][lines] || unit == kt_square_units[p.b][lines]) continue;
        for (uint32_t rest = pair; rest != 0; rest &= rest - 1) {
            unsigned num = kt_lowest_bit(rest);
            if (c->places[unit][num] != places) continue;
            remove_digit(cube, p, unit, num + 1);
            return true;
        }
    }
    return false;
}

/* Which of the pair is A', if B makes a pattern with them. */
static bool arrange(unsigned lines, unsigned one, unsigned other, unsigned b, pattern *p) {
    unsigned line = kt_square_units[b][lines];
    bool with_one = kt_square_units[one][lines] == line;
    bool with_other = kt_square_units[other][lines] == line;
    *p = with_one ? (pattern){other, one, b} : (pattern){one, other, b};
    return with_one != with_other;
}

static bool anything_fresh(cube_board *board, unsigned bit) {
    bool any = false;
    for (unsigned num = 0; num < 9; num++) any |= cube_take_fresh(&board->fresh_digits[num], bit);
    return any;
}

void cube_look_hamada(logical_cube *cube, unsigned lines) {
    cube_board *board = cube_now(cube);
    unsigned at = cube->pass.at;
    if (at == 0 && !anything_fresh(board, CUBE_FRESH_HAMADA + lines)) at = LOOPS;
    for (; at < LOOPS; at = (at / 81 + 1) * 81) {
        unsigned box = 18 + at / 729, n1 = at / 81 % 9;
        unsigned one = kt_unit_squares[box][n1], other = partner(&board->candidates, box, n1);
        if (other == KT_NO_SQUARE) continue;
        for (unsigned i = at % 81; i < 81; i++) {
            unsigned b = kt_unit_squares[18 + i / 9][i % 9];
            if (18 + i / 9 == box || board->candidates.digits[b] != board->candidates.digits[one])
                continue;
            pattern p;
            if (!arrange(lines, one, other, b, &p) || !look_at_pattern(cube, lines, p)) continue;
            cube->pass.at = (uint16_t)(at / 81 * 81 + i + 1);
            return;
        }
    }
    cube->pass.at = LOOPS;
}
