/* inference.c - the premise and the effects of each kind. */
#include "argument/inference.h"

kt_inference kt_inference_single(unsigned unit, unsigned square, unsigned digit) {
    return (kt_inference){.kind = unit == KT_NO_UNIT ? KT_NAKED_SINGLE : KT_HIDDEN_SINGLE,
                          .unit = (uint8_t)unit,
                          .square = (uint8_t)square,
                          .digits = kt_digit_bit(digit),
                          .source = KT_NO_EVENT};
}

void kt_inference_trim(kt_inference *i, kt_squares filled, uint16_t stands) {
    i->squares = kt_squares_without(i->squares, filled);
    i->rest = kt_squares_without(i->rest, filled);
    i->digits &= (uint16_t)~stands;
    i->rest_digits &= (uint16_t)~stands;
    bool is_naked = kt_squares_count(i->squares) == 1;
    if (!is_naked && kt_squares_count(i->rest) != 1) return;
    kt_squares square = is_naked ? i->squares : i->rest;
    if (!is_naked) i->digits = i->rest_digits;
    i->kind = is_naked ? KT_NAKED_SINGLE : KT_HIDDEN_SINGLE;
    if (is_naked) i->unit = KT_NO_UNIT;
    i->square = (uint8_t)kt_squares_take(&square);
    i->squares = kt_no_squares();
}

bool kt_inference_is_naked(const kt_inference *i) {
    return kt_squares_count(i->squares) <= kt_squares_count(i->rest);
}

static uint16_t others(uint16_t digits) {
    return (uint16_t)(KT_ALL_DIGITS & ~digits);
}

static kt_squares in_only(uint32_t in, uint32_t without) {
    return kt_squares_without(kt_squares_of_units(in), kt_squares_of_units(without));
}

kt_block kt_inference_premise(const kt_inference *i) {
    const kt_squares one = i->square < 81 ? kt_one_square(i->square) : kt_no_squares();
    switch ((kt_inference_kind)i->kind) {
    case KT_NAKED_SINGLE:
        return (kt_block){one, others(i->digits)};
    case KT_HIDDEN_SINGLE:
        return (kt_block){kt_squares_without(kt_unit_masks[i->unit], one), i->digits};
    case KT_SUBSET:
        return kt_inference_is_naked(i)
                   ? (kt_block){i->squares, others(i->digits)}
                   : (kt_block){kt_squares_without(kt_unit_masks[i->unit], i->rest),
                                i->rest_digits};
    case KT_FISH:
        return (kt_block){in_only(i->base, i->cover), i->digits};
    case KT_NO_CANDIDATE:
        return (kt_block){one, KT_ALL_DIGITS};
    case KT_NO_PLACE:
        return (kt_block){kt_unit_masks[i->unit], i->digits};
    case KT_FEW_DIGITS:
        return (kt_block){i->squares, others(i->digits)};
    case KT_FEW_SQUARES:
        return (kt_block){kt_squares_without(kt_unit_masks[i->unit], i->squares), i->digits};
    case KT_SUPPOSED:
    case KT_SUPPOSED_NOT:
    case KT_REFUTED:
    case KT_REFUTED_NOT:
        return (kt_block){kt_no_squares(), 0};
    }
    __builtin_trap();
}

static unsigned effects_of_digit(const kt_inference *i, kt_block blocks[KT_EFFECTS]) {
    blocks[0] = (kt_block){kt_one_square(i->square), others(i->digits)};
    blocks[1] = (kt_block){kt_squares_seen(i->square), i->digits};
    return 2;
}

unsigned kt_inference_effects(const kt_inference *i, kt_block blocks[KT_EFFECTS]) {
    switch ((kt_inference_kind)i->kind) {
    case KT_NAKED_SINGLE:
    case KT_HIDDEN_SINGLE:
    case KT_SUPPOSED:
    case KT_REFUTED_NOT:
        return effects_of_digit(i, blocks);
    case KT_SUBSET:
        blocks[0] = (kt_block){i->rest, i->digits};
        return 1;
    case KT_FISH:
        blocks[0] = (kt_block){in_only(i->cover, i->base), i->digits};
        return 1;
    case KT_SUPPOSED_NOT:
    case KT_REFUTED:
        blocks[0] = (kt_block){kt_one_square(i->square), i->digits};
        return 1;
    case KT_NO_CANDIDATE:
    case KT_NO_PLACE:
    case KT_FEW_DIGITS:
    case KT_FEW_SQUARES:
        return 0;
    }
    __builtin_trap();
}

bool kt_block_left(kt_block block, const uint16_t candidates[81]) {
    while (!kt_squares_empty(block.squares)) {
        if (candidates[kt_squares_take(&block.squares)] & block.digits) return true;
    }
    return false;
}

/* The digits without a place in the unit. */
static uint32_t without_place(const uint16_t candidates[81], unsigned unit) {
    uint32_t left = 0;
    for (unsigned place = 0; place < 9; place++) left |= candidates[kt_unit_squares[unit][place]];
    return KT_ALL_DIGITS & ~left;
}

bool kt_inference_contradiction(const uint16_t candidates[81], unsigned *from, kt_inference *i) {
    *i = (kt_inference){.unit = KT_NO_UNIT, .square = KT_NO_SQUARE, .source = KT_NO_EVENT};
    for (; *from < 81; ++*from) {
        if (candidates[*from] != 0) continue;
        i->kind = KT_NO_CANDIDATE;
        i->square = (uint8_t)(*from)++;
        return true;
    }
    for (; *from < 81 + 27 * 9; *from += 9 - *from % 9) {
        unsigned unit = (*from - 81) / 9, digits_before = *from % 9;
        uint32_t none = without_place(candidates, unit) >> digits_before << digits_before;
        if (none == 0) continue;
        i->kind = KT_NO_PLACE;
        i->unit = (uint8_t)unit;
        i->digits = (uint16_t)(none & -none);
        *from += kt_lowest_bit(none) - digits_before + 1;
        return true;
    }
    return false;
}

bool kt_inference_follows(const kt_inference *i, const uint16_t candidates[81]) {
    bool is_single = i->kind == KT_NAKED_SINGLE || i->kind == KT_HIDDEN_SINGLE;
    if (is_single && !(candidates[i->square] & i->digits)) return false;
    return !kt_block_left(kt_inference_premise(i), candidates);
}

bool kt_inference_takes(const kt_inference *i, const uint16_t candidates[81]) {
    kt_block blocks[KT_EFFECTS];
    unsigned count = kt_inference_effects(i, blocks);
    for (unsigned b = 0; b < count; b++) {
        if (kt_block_left(blocks[b], candidates)) return true;
    }
    return false;
}

bool kt_inference_apply(const kt_inference *i, kt_view *view, unsigned number) {
    kt_block blocks[KT_EFFECTS];
    bool is_emptied = false;
    unsigned count = kt_inference_effects(i, blocks);
    for (unsigned b = 0; b < count; b++) {
        kt_squares squares = blocks[b].squares;
        while (!kt_squares_empty(squares)) {
            unsigned square = kt_squares_take(&squares);
            uint32_t gone = view->candidates[square] & blocks[b].digits;
            view->candidates[square] &= (uint16_t)~gone;
            is_emptied |= view->candidates[square] == 0;
            for (; gone != 0; gone &= gone - 1) {
                view->reasons[square][kt_lowest_bit(gone)] = (uint16_t)number;
            }
        }
    }
    return is_emptied;
}
