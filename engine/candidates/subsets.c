/* subsets.c - walks the choices of squares depth first; place[depth] is the square tried next. */
#include "candidates/subsets.h"

kt_subsets kt_subsets_of(unsigned unit, unsigned size, unsigned least) {
    return (kt_subsets){.unit = (uint8_t)unit, .size = (uint8_t)size, .least = (uint8_t)least};
}

static void take(kt_subsets *it) {
    it->places = 0;
    for (unsigned i = 0; i < it->size; i++) it->places |= 1u << (it->place[i] - 1);
    it->found = it->digits[it->size];
}

bool kt_subsets_next(kt_subsets *it, const kt_candidates *c) {
    for (;;) {
        unsigned depth = it->depth;
        if (it->place[depth] + (it->size - depth) > 9) {
            if (depth == 0) return false;
            it->depth--;
            continue;
        }
        uint16_t here = c->digits[kt_unit_squares[it->unit][it->place[depth]++]];
        uint16_t digits = it->digits[depth] | here;
        if (here == 0 || kt_count(here) < it->least || kt_count(digits) > it->size) continue;
        it->digits[depth + 1] = digits;
        if (depth + 1 < it->size) {
            it->place[depth + 1] = it->place[depth];
            it->depth++;
        } else if (kt_count(digits) == it->size) {
            take(it);
            return true;
        }
    }
}
