/* search_possibility.c - section 1.2 of the document, the function SP.
 *
 * SP walks through the possibilities (rows, columns, digits, always from the first, U5). One that a
 * determined set forbids is excluded, and 2.1 looks for new sets around it. SP ends at the first
 * registration of any set or at 不能 (U6). Two contradictions it sees itself, in this order (U8): check
 * 2, a digit determined in this very square would be excluded; check 3, a row, column or box would
 * lose its last place for the digit. When a single set was registered, the possibility just excluded
 * is set back to true (U7), since other sets may still follow from its exclusion.
 */
#include "methods/ushio/ushio.h"

typedef struct {
    uint32_t slot; /* in the list */
    uint8_t rule;
    uint8_t unit;
} reason;

/* The first determined set in list order that forbids the possibility, by condition (1) to (4). */
static reason find_reason(const ushio_context *c, unsigned square, unsigned digit) {
    for (uint32_t i = 0; i < c->list.slots; i++) {
        kt_squares squares = ushio_set_squares(c->list.sets[i]);
        bool has_square = kt_squares_has(squares, square);
        bool has_digit = (ushio_set_digits(c->list.sets[i]) & kt_digit_bit(digit)) != 0;
        if (has_square && !has_digit) return (reason){i, KT_RULE_SP_SQUARE, KT_NO_UNIT};
        if (has_square || !has_digit) continue;
        for (unsigned base = 0; base < 3; base++) {
            unsigned unit = kt_square_units[square][base];
            if (c->list.units[i] >> unit & 1) {
                return (reason){i, (uint8_t)(KT_RULE_SP_ROW + base), (uint8_t)unit};
            }
        }
    }
    __builtin_trap();
}

static void contradict(ushio *u, ushio_context *c, uint8_t rule, unsigned unit, unsigned square,
                       unsigned digit, kt_squares marks, const reason *why) {
    uint32_t set_event = ushio_telling(u, c) ? c->list.events[why->slot] : KT_NO_EVENT;
    ushio_contradict(u, c,
                     &(ushio_contradiction){.rule = rule,
                                            .unit = (uint8_t)unit,
                                            .square = (uint8_t)square,
                                            .digit = (uint8_t)digit,
                                            .digits = kt_digit_bit(digit),
                                            .marks = marks,
                                            .cause = KT_NO_EVENT,
                                            .other = set_event});
}

/* Check 2 and check 3. Returns true if one of them set 不能. */
static bool cannot_exclude(ushio *u, ushio_context *c, unsigned square, unsigned digit) {
    if (c->determined[square] == digit) {
        reason why = find_reason(c, square, digit);
        kt_squares marks =
            kt_squares_union(kt_one_square(square), ushio_set_squares(c->list.sets[why.slot]));
        contradict(u, c, KT_RULE_C_DETERMINED, why.unit, square, digit, marks, &why);
        return true;
    }
    unsigned unit = KT_NO_UNIT;
    kt_squares marks = kt_no_squares();
    for (unsigned base = 3; base-- > 0;) {
        unsigned here = kt_square_units[square][base];
        if (c->places[here][digit - 1] != 1u << kt_square_places[square][base]) continue;
        unit = here;
        marks = kt_squares_union(marks, kt_unit_masks[here]);
    }
    if (unit == KT_NO_UNIT) return false;
    reason why = find_reason(c, square, digit);
    contradict(u, c, KT_RULE_C_NO_PLACE, unit, square, digit, marks, &why);
    return true;
}

static uint32_t tell(ushio *u, const ushio_context *c, uint8_t kind, unsigned square,
                     unsigned digit, const reason *why, uint32_t cause) {
    kt_event event = kt_event_of(kind, c->depth);
    event.square = (uint8_t)square;
    event.digits = kt_digit_bit(digit);
    event.cause = cause;
    if (why != NULL) {
        event.rule = why->rule;
        event.unit = why->unit;
    }
    return kt_trace_tell(u->press->trace, &event);
}

static uint32_t tell_exclusion(ushio *u, const ushio_context *c, unsigned square, unsigned digit) {
    if (!ushio_telling(u, c)) return KT_NO_EVENT;
    reason why = find_reason(c, square, digit);
    return tell(u, c, KT_EVENT_EXCLUDED, square, digit, &why, c->list.events[why.slot]);
}

bool ushio_search_possibility(ushio *u, ushio_context *c) {
    bool excluded = false;
    c->set_registered = false;
    c->single_registered = false;
    ushio_refresh(c);
    for (unsigned s = ushio_next_pending(c, 0); s < 81; s = ushio_next_pending(c, s + 1)) {
        uint16_t rest = ushio_candidates(c, s) & c->forbidden[s];
        while (rest != 0) {
            unsigned digit = kt_lowest_digit(rest);
            if (cannot_exclude(u, c, s, digit)) return excluded;
            uint32_t event = tell_exclusion(u, c, s, digit);
            ushio_exclude(c, s, digit);
            excluded = true;
            ushio_make_exclusive_set(u, c, s, digit, event);
            if (c->single_registered) {
                ushio_restore(c, s, digit);
                if (ushio_telling(u, c)) {
                    tell(u, c, KT_EVENT_RESTORED, s, digit, NULL, ushio_last_event(c));
                }
            }
            if (c->set_registered || c->inconsistent) return true;
            rest = ushio_candidates(c, s) & c->forbidden[s] & (uint16_t)(~0u << digit);
        }
    }
    return excluded;
}
