/* solved.h - whether a text is a solved board, asked of the units and of nothing that is tested. */
#ifndef KT_TESTS_SOLVED_H
#define KT_TESTS_SOLVED_H

#include "board/bits.h"
#include "board/units.h"

/* 81 characters '1' to '9', of which each unit has all. */
static inline bool is_solved(const uint8_t text[81]) {
    for (unsigned s = 0; s < 81; s++) {
        if (text[s] < '1' || text[s] > '9') return false;
    }
    for (unsigned u = 0; u < 27; u++) {
        unsigned digits = 0;
        for (unsigned i = 0; i < 9; i++) digits |= 1u << (text[kt_unit_squares[u][i]] - '1');
        if (digits != KT_ALL_DIGITS) return false;
    }
    return true;
}

#endif
