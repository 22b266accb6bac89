/* ideas.c - what a method told, tried on the reasoner's own candidates.
 *
 * A chain and the logic of a paper become short trials: suppose the candidate and follow the links. */
#include "kakutei.h"
#include "methods/rules.h"
#include "reason/reasoner.h"

/* --- Singles and sets ------------------------------------------------------------------------- */

void kt_reasoner_try_single(kt_reasoner *r, unsigned depth, unsigned square, unsigned digit,
                            uint32_t source) {
    const kt_view *view = &r->views[depth];
    kt_inference best = {.kind = 0};
    unsigned least = 0;
    const uint8_t *units = kt_square_units[square];
    const uint8_t order[] = {units[KT_BOX], units[KT_ROW], units[KT_COLUMN], KT_NO_UNIT};
    for (unsigned which = 0; which < sizeof order; which++) {
        kt_inference i = kt_inference_single(order[which], square, digit);
        if (!kt_inference_takes(&i, view->candidates)) return; /* all places take the same */
        if (!kt_inference_follows(&i, view->candidates)) continue;
        unsigned needs = kt_reasoner_count_needs(r, view, &i);
        if (best.kind != 0 && needs >= least) continue;
        best = i;
        least = needs;
    }
    if (best.kind == 0) return;
    best.source = source;
    kt_reasoner_add(r, depth, &best);
}

/* The empty squares and missing digits of a unit are split into two halves. The squares of `one`
 * have no digit of the other half, so the other half loses the digits of `one`. A half of one
 * square is a single. */
static void add_halves(kt_reasoner *r, unsigned depth, unsigned unit, kt_block one, kt_block other,
                       uint32_t source) {
    kt_inference i = {.kind = KT_SUBSET,
                      .unit = (uint8_t)unit,
                      .square = KT_NO_SQUARE,
                      .squares = one.squares,
                      .digits = one.digits,
                      .rest = other.squares,
                      .rest_digits = other.digits,
                      .source = source};
    kt_inference_trim(&i, kt_no_squares(), 0);
    kt_reasoner_add(r, depth, &i);
}

/* Of the unit's empty squares those of the set have only its digits, or its digits have only those
 * squares. Filled squares are left out. */
static void try_set_in(kt_reasoner *r, unsigned depth, unsigned unit, const kt_block *set,
                       uint32_t source) {
    const kt_standing *standing = &r->argument.board.standing;
    const uint16_t *candidates = r->views[depth].candidates;
    uint16_t missing = (uint16_t)(KT_ALL_DIGITS & ~standing->digits[unit]);
    const kt_block one = {kt_squares_without(set->squares, standing->filled),
                          set->digits & missing};
    const kt_block other = {
        kt_squares_without(kt_unit_masks[unit], kt_squares_union(standing->filled, one.squares)),
        (uint16_t)(missing & ~one.digits)};
    unsigned count = kt_squares_count(one.squares);
    if (count == 0 || count != kt_count(one.digits)) return;
    bool has_others = kt_block_left((kt_block){one.squares, other.digits}, candidates);
    bool is_elsewhere = kt_block_left((kt_block){other.squares, one.digits}, candidates);
    if (count == 1) {
        kt_squares square = one.squares;
        kt_reasoner_try_single(r, depth, kt_squares_take(&square), kt_lowest_digit(one.digits),
                               source);
    } else if (is_elsewhere && !has_others) {
        add_halves(r, depth, unit, one, other, source);
    } else if (has_others && !is_elsewhere) {
        add_halves(r, depth, unit, other, one, source);
    }
}

void kt_reasoner_try_set(kt_reasoner *r, unsigned depth, kt_squares squares, uint16_t digits,
                         uint32_t source) {
    unsigned count = kt_squares_count(squares);
    if (count == 0 || count != kt_count(digits)) return;
    if (count == 1) {
        kt_reasoner_try_single(r, depth, kt_squares_take(&squares), kt_lowest_digit(digits),
                               source);
        return;
    }
    const kt_block set = {squares, digits};
    for (uint32_t units = kt_units_of_all(squares); units != 0; units &= units - 1) {
        try_set_in(r, depth, kt_lowest_bit(units), &set, source);
    }
}

/* --- One digit in several units --------------------------------------------------------------- */

static bool crosses(uint32_t units) {
    kt_squares seen = kt_no_squares();
    for (; units != 0; units &= units - 1) {
        kt_squares own = kt_unit_masks[kt_lowest_bit(units)];
        if (kt_squares_meet(seen, own)) return true;
        seen = kt_squares_union(seen, own);
    }
    return false;
}

static bool try_fish(kt_reasoner *r, unsigned depth, uint16_t digit, uint32_t base, uint32_t cover,
                     uint32_t source) {
    if (base == 0 || kt_count(base) != kt_count(cover) || crosses(base)) return false;
    kt_inference i = {.kind = KT_FISH,
                      .unit = KT_NO_UNIT,
                      .square = KT_NO_SQUARE,
                      .digits = digit,
                      .base = base,
                      .cover = cover,
                      .source = source};
    return kt_reasoner_add(r, depth, &i) != 0;
}

/* The rows (0) or columns (1) of some squares. */
static uint32_t lines_of(kt_squares squares, unsigned direction) {
    uint32_t lines = 0;
    while (!kt_squares_empty(squares)) {
        lines |= 1u << kt_square_units[kt_squares_take(&squares)][direction];
    }
    return lines;
}

static kt_squares squares_of(const kt_event *event) {
    return (kt_squares){{event->squares[0], event->squares[1], event->squares[2]}};
}

static uint32_t units_in_role(const kt_reasoner *r, unsigned role) {
    uint32_t units = 0;
    for (unsigned i = 0; i < r->part_count; i++) {
        if (r->parts[i].value == role && r->parts[i].unit != KT_NO_UNIT) {
            units |= 1u << r->parts[i].unit;
        }
    }
    return units;
}

/* A deduction without a cover means the lines of its squares. */
static void try_confined(kt_reasoner *r) {
    const kt_event *d = &r->deduction;
    uint32_t base = units_in_role(r, KT_ROLE_BASE), cover = units_in_role(r, KT_ROLE_COVER);
    if (base == 0 && d->unit != KT_NO_UNIT) base = 1u << d->unit;
    if (cover != 0) {
        try_fish(r, d->depth, d->digits, base, cover, r->deduction_number);
        return;
    }
    for (unsigned direction = 0; direction < 2; direction++) {
        uint32_t lines = lines_of(squares_of(d), direction);
        if ((lines & base) == 0 &&
            try_fish(r, d->depth, d->digits, base, lines, r->deduction_number))
            return;
    }
}

/* --- Short trials ----------------------------------------------------------------------------- */

static void try_digits(kt_reasoner *r, unsigned square, uint16_t digit, const kt_placement *digits,
                       unsigned count) {
    unsigned depth = r->deduction.depth;
    if (depth + 1 >= KT_LEVELS) return;
    kt_reasoner_suppose(r, depth,
                        (kt_supposed){.square = (uint8_t)square,
                                      .digit = (uint8_t)kt_lowest_digit(digit),
                                      .rule = KT_RULE_CHAIN,
                                      .source = r->deduction_number});
    for (unsigned i = 0; i < count; i++) {
        kt_reasoner_try_single(r, depth + 1, digits[i].square, digits[i].digit, KT_NO_EVENT);
    }
    kt_reasoner_end_trial(r, depth, true);
}

static void try_chain(kt_reasoner *r) {
    kt_placement digits[KT_HEARD_PARTS];
    unsigned count = 0;
    for (unsigned i = 0; i < r->part_count; i++) {
        const kt_event *link = &r->parts[i];
        if (link->value != KT_ROLE_STRONG_LINK) continue;
        digits[count++] = (kt_placement){link->square, (uint8_t)kt_lowest_digit(link->digits)};
    }
    try_digits(r, r->deduction.square, r->deduction.digits, digits, count);
}

static unsigned square_in_role(const kt_reasoner *r, unsigned role, unsigned nth) {
    for (unsigned i = 0; i < r->part_count; i++) {
        if (r->parts[i].value != role || nth-- != 0) continue;
        kt_squares squares = squares_of(&r->parts[i]);
        return kt_squares_empty(squares) ? KT_NO_SQUARE : kt_squares_take(&squares);
    }
    return KT_NO_SQUARE;
}

/* Two pincers that hold the same digit of two, as the pivot holds the other one, and cannot hold this one. */
static void try_pivot(kt_reasoner *r) {
    unsigned pivot = square_in_role(r, KT_ROLE_PIVOT, 0);
    uint16_t digit = r->deduction.digits;
    uint16_t other = 0;
    for (unsigned i = 0; i < r->part_count; i++) {
        if (r->parts[i].value == KT_ROLE_PIVOT) other = r->parts[i].digits & (uint16_t)~digit;
    }
    if (!kt_is_single(other)) return;
    for (unsigned i = 0; i < 2; i++) {
        unsigned one = square_in_role(r, KT_ROLE_PINCER, i);
        unsigned two = square_in_role(r, KT_ROLE_PINCER, 1 - i);
        const kt_placement digits[] = {{(uint8_t)pivot, (uint8_t)kt_lowest_digit(other)},
                                       {(uint8_t)two, (uint8_t)kt_lowest_digit(digit)}};
        if (one < 81 && two < 81) try_digits(r, one, digit, digits, 2);
    }
}

void kt_reasoner_try_deduction(kt_reasoner *r) {
    const kt_event *d = &r->deduction;
    const kt_rule_info *rule = kt_rule(d->rule);
    bool has_pivot = square_in_role(r, KT_ROLE_PIVOT, 0) != KT_NO_SQUARE;
    switch (rule == NULL ? 0 : rule->does) {
    case KT_DOES_FILLS:
        kt_reasoner_try_set(r, d->depth, squares_of(d), d->digits, r->deduction_number);
        return;
    case KT_DOES_CONFINES:
    case KT_DOES_REMOVES:
        if (has_pivot) {
            try_pivot(r);
        } else {
            try_confined(r);
        }
        return;
    case KT_DOES_DENIES:
        try_chain(r);
        return;
    default:
        return;
    }
}
