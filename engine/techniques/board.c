/* board.c - keeps the views of the candidates and the queues of singles in step.
 *
 * The order in which singles are queued is that of HoDoKu 2.2.0: a digit is taken from the peers first, in
 * ascending order, while its own square still counts as a place; then the square's other candidates
 * leave their units.
 */
#include "techniques/board.h"

#include <string.h>

static void touch(tech_board *b, unsigned square, unsigned digit) {
    b->changes++;
    b->digit_changed[digit] = b->changes;
    for (unsigned t = 0; t < 3; t++) b->unit_changed[kt_square_units[square][t]] = b->changes;
}

/* The digit leaves a place of its unit. A square that is just being filled is no single any more. */
static void leave_unit(tech_board *b, unsigned square, unsigned type, unsigned digit) {
    unsigned unit = kt_square_units[square][type];
    uint16_t *places = &b->places[unit][digit - 1];
    *places &= (uint16_t) ~(1u << kt_square_places[square][type]);
    if (!kt_is_single(*places)) return;
    unsigned last = kt_unit_squares[unit][kt_lowest_bit(*places)];
    if (b->digit[last] == 0) b->hidden[b->hidden_count++] = tech_candidate_of(last, digit);
}

void tech_board_delete(tech_board *b, unsigned square, unsigned digit) {
    if (!tech_has(b, square, digit)) return;
    touch(b, square, digit);
    b->digits[square] &= (uint16_t)~kt_digit_bit(digit);
    kt_squares_remove(&b->squares[digit], square);
    unsigned left = kt_count(b->digits[square]);
    if (left == 2) kt_squares_add(&b->pairs, square);
    if (left == 1) {
        kt_squares_remove(&b->pairs, square);
        b->naked[b->naked_count++] = (uint8_t)square;
    }
    for (unsigned t = 0; t < 3; t++) leave_unit(b, square, t, digit);
}

/* The queues begin where there is still something to fill. */
static void advance_heads(tech_board *b) {
    while (b->naked_head < b->naked_count && b->digit[b->naked[b->naked_head]] != 0) {
        b->naked_head++;
    }
    while (b->hidden_head < b->hidden_count &&
           b->digit[tech_square_of(b->hidden[b->hidden_head])] != 0) {
        b->hidden_head++;
    }
}

void tech_board_place(tech_board *b, unsigned square, unsigned digit) {
    uint16_t former = b->digits[square];
    b->digit[square] = (uint8_t)digit;
    b->digits[square] = 0;
    b->filled++;
    kt_squares_remove(&b->squares[0], square);
    kt_squares_remove(&b->pairs, square);
    kt_squares losers = kt_squares_both(b->squares[digit], kt_squares_seen(square));
    while (!kt_squares_empty(losers)) tech_board_delete(b, kt_squares_take(&losers), digit);
    for (uint32_t rest = former; rest != 0; rest &= rest - 1) {
        unsigned d = kt_lowest_bit(rest) + 1;
        touch(b, square, d);
        kt_squares_remove(&b->squares[d], square);
        for (unsigned t = 0; t < 3; t++) leave_unit(b, square, t, d);
    }
    advance_heads(b);
}

static void clear(tech_board *b) {
    memset(b, 0, sizeof *b);
    b->changes = 1;
    for (unsigned s = 0; s < 81; s++) b->digits[s] = KT_ALL_DIGITS;
    for (unsigned d = 0; d < 10; d++) {
        b->squares[d] = kt_all_squares();
        b->digit_changed[d] = 1;
    }
    for (unsigned u = 0; u < 27; u++) {
        b->unit_changed[u] = 1;
        for (unsigned d = 0; d < 9; d++) b->places[u][d] = KT_ALL_DIGITS;
    }
}

void tech_board_open(tech_board *b, const uint8_t digits[81], const uint16_t candidates[81]) {
    clear(b);
    for (unsigned s = 0; s < 81; s++) {
        if (digits[s] == 0) continue;
        tech_board_place(b, s, digits[s]);
        kt_squares_add(&b->givens, s);
    }
    for (unsigned s = 0; candidates != NULL && s < 81; s++) {
        if (digits[s] != 0) continue;
        for (unsigned d = 1; d <= 9; d++) {
            if (!(candidates[s] & kt_digit_bit(d))) tech_board_delete(b, s, d);
        }
    }
}
