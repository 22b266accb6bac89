/* position.c - see position.h. */
#include "proof/position.h"

#include "kakutei.h"

bool proof_leaves_single(const proof_position *p, unsigned square, unsigned digit) {
    if (kt_count(p->left[square]) == 2) return true;
    for (unsigned k = 0; k < 3; k++) {
        if (kt_count(p->left[proof_truth_of(kt_square_units[square][k], digit)]) == 2) return true;
    }
    return false;
}

void proof_take(proof_position *p, unsigned square, unsigned digit) {
    p->left[square] &= (uint16_t)~kt_digit_bit(digit);
    for (unsigned k = 0; k < 3; k++) {
        unsigned truth = proof_truth_of(kt_square_units[square][k], digit);
        p->left[truth] &= (uint16_t) ~(1u << kt_square_places[square][k]);
    }
}

void proof_place(proof_position *p, unsigned square, unsigned digit) {
    for (unsigned others = p->left[square] & ~(unsigned)kt_digit_bit(digit); others != 0;
         others &= others - 1) {
        proof_take(p, square, kt_lowest_bit(others) + 1);
    }
    for (unsigned k = 0; k < 3; k++) {
        unsigned unit = kt_square_units[square][k];
        for (unsigned others =
                 p->left[proof_truth_of(unit, digit)] & ~(1u << kt_square_places[square][k]);
             others != 0; others &= others - 1) {
            proof_take(p, kt_unit_squares[unit][kt_lowest_bit(others)], digit);
        }
    }
}

void proof_position_from(proof_position *p, const uint16_t digits[81]) {
    *p = (proof_position){{0}};
    for (unsigned square = 0; square < 81; square++) {
        p->left[square] = digits[square];
        for (unsigned left = digits[square]; left != 0; left &= left - 1) {
            for (unsigned k = 0; k < 3; k++) {
                unsigned truth =
                    proof_truth_of(kt_square_units[square][k], kt_lowest_bit(left) + 1);
                p->left[truth] |= (uint16_t)(1u << kt_square_places[square][k]);
            }
        }
    }
}

/* Places 0 to 2, 3 to 5 and 6 to 8 of a row or column lie in one box each, and of a box in one row
 * each; places 0, 3 and 6 of a box, and so on, lie in one column. */
unsigned proof_locked_in(unsigned unit, unsigned places) {
    if (kt_count(places) > 3) return KT_NO_UNIT;
    bool is_box = unit / 9 == KT_BOX;
    const uint8_t *squares = kt_unit_squares[unit];
    for (unsigned i = 0; i < 3; i++) {
        bool is_in_line = (places & ~(7u << 3 * i)) == 0;
        if (is_in_line) return kt_square_units[squares[3 * i]][is_box ? KT_ROW : KT_BOX];
    }
    for (unsigned i = 0; i < 3 && is_box; i++) {
        if ((places & ~(0x49u << i)) == 0) return kt_square_units[squares[i]][KT_COLUMN];
    }
    return KT_NO_UNIT;
}

unsigned proof_outside(const proof_position *p, unsigned unit, unsigned to, unsigned digit) {
    unsigned outside = 0;
    for (unsigned places = p->left[proof_truth_of(to, digit)]; places != 0; places &= places - 1) {
        unsigned place = kt_lowest_bit(places);
        if (!(kt_square_unit_bits[kt_unit_squares[to][place]] >> unit & 1)) outside |= 1u << place;
    }
    return outside;
}
