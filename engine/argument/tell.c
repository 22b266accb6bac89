/* tell.c - an argument as REASON events: each line with its parts, and of what it takes only what a later
 * line needs.
 */
#include "argument/argument.h"
#include "kakutei.h"
#include "methods/rules.h"

/* --- Lines ------------------------------------------------------------------------------------ */

static uint32_t tell_line(kt_argument *a, unsigned rule, unsigned depth, uint32_t placed,
                          const kt_inference *i) {
    kt_event event = kt_event_of(KT_EVENT_REASON, 0);
    event.rule = (uint8_t)rule;
    event.value = (uint8_t)depth;
    event.unit = i->unit;
    event.square = i->square;
    event.digits = i->digits;
    event.cause = placed;
    event.other = i->source;
    kt_event_set_squares(&event, i->squares);
    return kt_trace_tell(a->trace, &event);
}

static kt_event part_of(uint32_t line, unsigned role) {
    kt_event part = kt_event_of(KT_EVENT_PART, 0);
    part.value = (uint8_t)role;
    part.cause = line;
    return part;
}

static void tell_units(kt_argument *a, uint32_t line, unsigned role, uint32_t units) {
    for (; units != 0; units &= units - 1) {
        kt_event part = part_of(line, role);
        part.unit = (uint8_t)kt_lowest_bit(units);
        kt_trace_tell(a->trace, &part);
    }
}

static void tell_taken(kt_argument *a, uint32_t line, unsigned at) {
    uint16_t digits[81] = {0};
    for (unsigned t = 0; t < a->taken_count; t++) {
        if (a->taken[t].line == at) digits[a->taken[t].square] |= a->taken[t].digits;
    }
    for (unsigned s = 0; s < 81; s++) {
        if (digits[s] == 0) continue;
        kt_event part = part_of(line, KT_ROLE_TAKES);
        part.square = (uint8_t)s;
        part.digits = digits[s];
        kt_trace_tell(a->trace, &part);
    }
}

/* The smaller half of the unit's empty squares: those that have only these digits, or those that alone have
 * the other ones. */
static unsigned name_subset(kt_inference *i) {
    static const uint8_t naked[] = {KT_RULE_NAKED_PAIR, KT_RULE_NAKED_TRIPLE, KT_RULE_NAKED_QUAD};
    static const uint8_t hidden[] = {KT_RULE_HIDDEN_PAIR, KT_RULE_HIDDEN_TRIPLE,
                                     KT_RULE_HIDDEN_QUAD};
    bool is_naked = kt_inference_is_naked(i);
    if (!is_naked) {
        i->squares = i->rest;
        i->digits = i->rest_digits;
    }
    return (is_naked ? naked : hidden)[kt_squares_count(i->squares) - 2];
}

static bool all_in(uint32_t units, unsigned direction) {
    return (units & ~(0x1FFu << 9 * direction)) == 0;
}

static unsigned name_fish(const kt_inference *i) {
    static const uint8_t lines[] = {KT_RULE_X_WING, KT_RULE_SWORDFISH, KT_RULE_JELLYFISH};
    unsigned count = kt_count(i->base);
    bool crosses = (all_in(i->base, KT_ROW) && all_in(i->cover, KT_COLUMN)) ||
                   (all_in(i->base, KT_COLUMN) && all_in(i->cover, KT_ROW));
    if (count == 1) return all_in(i->base, KT_BOX) ? KT_RULE_POINTING : KT_RULE_CLAIMING;
    return crosses && count <= 4 ? lines[count - 2] : KT_RULE_MIXED_FISH;
}

static unsigned rule_of(const kt_argument *a, const kt_inference *i) {
    switch ((kt_inference_kind)i->kind) {
    case KT_NAKED_SINGLE:
        return KT_RULE_NAKED_SINGLE;
    case KT_HIDDEN_SINGLE:
        return kt_argument_board_is_last(&a->board, i->unit) ? KT_RULE_FULL_HOUSE
                                                             : KT_RULE_HIDDEN_SINGLE;
    case KT_SUPPOSED:
    case KT_SUPPOSED_NOT:
        return i->rule;
    case KT_NO_CANDIDATE:
        return KT_RULE_NO_CANDIDATE;
    case KT_NO_PLACE:
        return KT_RULE_C_NO_PLACE;
    case KT_FEW_DIGITS:
        return KT_RULE_C_SQUARES;
    case KT_FEW_SQUARES:
        return KT_RULE_C_DIGITS;
    default:
        __builtin_trap();
    }
}

static void tell_one(kt_argument *a, unsigned at, unsigned depth, uint32_t placed) {
    kt_inference i = a->lines[at];
    if (i.kind == KT_SUBSET) {
        unsigned rule = name_subset(&i);
        tell_taken(a, tell_line(a, rule, depth, placed, &i), at);
    } else if (i.kind == KT_FISH) {
        uint32_t line = tell_line(a, name_fish(&i), depth, placed, &i);
        tell_units(a, line, KT_ROLE_BASE, i.base);
        tell_units(a, line, KT_ROLE_COVER, i.cover);
        tell_taken(a, line, at);
    } else {
        uint32_t line = tell_line(a, rule_of(a, &i), depth, placed, &i);
        if (depth == 0 && !kt_inference_begins_trial(&i)) tell_taken(a, line, at);
    }
}

/* A trial that ends with the digit itself needs no further line. */
static bool is_said(const kt_argument *a, const kt_inference *final) {
    if (a->line_count == 0) return false;
    const kt_inference *last = &a->lines[a->line_count - 1];
    return last->kind == KT_REFUTED_NOT && last->square == final->square &&
           last->digits == final->digits;
}

static void tell_lines(kt_argument *a, const kt_inference *final, uint32_t placed) {
    unsigned depth = 0;
    kt_argument_note_taken(a, final);
    for (unsigned at = 0; at < a->line_count; at++) {
        const kt_inference *i = &a->lines[at];
        if (kt_inference_ends_trial(i)) {
            depth--;
            continue;
        }
        tell_one(a, at, depth, placed);
        if (kt_inference_begins_trial(i)) depth++;
    }
    if (is_said(a, final)) return;
    kt_inference last = *final;
    last.source = KT_NO_EVENT;
    uint32_t line = tell_line(a, rule_of(a, &last), 0, placed, &last);
    if (a->line_count == 0) kt_argument_tell_seen(a, &last, line);
}

void kt_argument_tell(kt_argument *a, const kt_inference *final, uint32_t placed) {
    a->trace->is_reasoning = true;
    tell_lines(a, final, placed);
    a->trace->is_reasoning = false;
}
