/* determined_set.c - section 2.2 of the document, makeDeterminedSet and makeDeterminedSet_body.
 *
 * A candidate is compared with the registered sets in list order, and the first one that is related
 * to it decides (U14): (a) an equal set ends it; (b) a set inside it is taken away from it and the
 * rest is tried; (c) a set around it is deleted, its rest is tried, then the candidate itself, which
 * is left out if a single set came of the rest or 不能 (U15). (d) With no relation it is registered.
 */
#include "methods/ushio/ushio.h"

static ushio_set without(ushio_set set, ushio_set part) {
    return (ushio_set){set.low & ~part.low, set.high & ~part.high};
}

/* The first registered square whose single set contradicts (U16): the same square with another digit,
 * or the same digit in a unit of the square; KT_NO_SQUARE if there is none. */
static unsigned find_contradicting(const ushio_context *c, unsigned square, unsigned digit) {
    for (unsigned s = 0; s < 81; s++) {
        if (c->determined[s] == 0) continue;
        if (s == square ? c->determined[s] != digit
                        : c->determined[s] == digit &&
                              (kt_square_unit_bits[s] & kt_square_unit_bits[square]) != 0) {
            return s;
        }
    }
    return KT_NO_SQUARE;
}

static bool contradicts(const ushio_context *c, unsigned square, uint16_t digit) {
    if (c->determined[square] != 0) return true;
    const uint8_t *units = kt_square_units[square];
    return ((c->unit_determined[units[0]] | c->unit_determined[units[1]] |
             c->unit_determined[units[2]]) &
            digit) != 0;
}

static uint32_t event_of_single(const ushio_context *c, unsigned square) {
    ushio_set single = ushio_set_of(kt_one_square(square), kt_digit_bit(c->determined[square]));
    return c->list.events[ushio_list_find_related(&c->list, single)];
}

/* Registering a single set: it becomes the three variables, and 単一確定セット登録 is set unless it
 * contradicts a registered one. It stays registered either way. */
static void register_single(ushio *u, ushio_context *c, ushio_set set, uint32_t event) {
    kt_squares squares = ushio_set_squares(set);
    unsigned band = squares.band[0] != 0 ? 0 : squares.band[1] != 0 ? 1 : 2;
    unsigned square = band * 27 + kt_lowest_bit(squares.band[band]);
    unsigned digit = kt_lowest_digit(ushio_set_digits(set));
    if (contradicts(c, square, ushio_set_digits(set))) {
        unsigned against = find_contradicting(c, square, digit);
        ushio_contradiction what = {.rule = KT_RULE_C_SINGLE,
                                    .unit = KT_NO_UNIT,
                                    .square = (uint8_t)square,
                                    .digit = (uint8_t)digit,
                                    .digits = ushio_set_digits(set),
                                    .cause = event,
                                    .other = KT_NO_EVENT};
        what.marks = kt_squares_union(squares, kt_one_square(against));
        if (ushio_telling(u, c)) what.other = event_of_single(c, against);
        uint8_t before = c->determined[square];
        ushio_append(c, set, event);
        c->determined[square] = before; /* the set is in the list, but nothing is placed */
        ushio_contradict(u, c, &what);
        return;
    }
    ushio_append(c, set, event);
    c->single_registered = true;
    c->at_square = (uint8_t)square;
    c->at_digit = (uint8_t)digit;
    if (c->depth > 0) ushio_tell_placed(u, c, event);
    if (c->first_single.square == KT_NO_SQUARE) {
        c->first_single = (ushio_single){(uint8_t)square, (uint8_t)digit, event};
    }
}

/* (d) */
static void register_set(ushio *u, ushio_context *c, ushio_set set, uint32_t cause) {
    bool single = kt_is_single(ushio_set_digits(set));
    uint32_t *counts = u->press->report->counts;
    if (!single && c->list.count - c->singles >= USHIO_OTHERS) {
        counts[KT_COUNT_SETS_REFUSED]++;
        ushio_doubt(c, ushio_set_of(kt_all_squares(), KT_ALL_DIGITS));
        return;
    }
    counts[KT_COUNT_SETS_REGISTERED]++;
    c->set_registered = true;
    uint32_t event = KT_NO_EVENT;
    if (ushio_telling(u, c)) {
        event = ushio_tell_set(u, c, KT_EVENT_SET_REGISTERED, KT_RULE_D_D, KT_NO_UNIT, set, cause,
                               KT_NO_EVENT);
    }
    if (single) {
        register_single(u, c, set, event);
    } else {
        ushio_append(c, set, event);
    }
}

/* (b): `known` is taken away from the candidate. */
static void reduce_candidate(ushio *u, ushio_context *c, ushio_set candidate, uint32_t slot,
                             uint32_t cause) {
    ushio_set rest = without(candidate, c->list.sets[slot]);
    uint32_t event = KT_NO_EVENT;
    if (ushio_telling(u, c)) {
        event = ushio_tell_set(u, c, KT_EVENT_SET_REDUCED, KT_RULE_D_B, KT_NO_UNIT, rest, cause,
                               c->list.events[slot]);
    }
    ushio_make_determined_set_body(u, c, rest, event);
}

/* (c): the candidate is taken away from `known`, which is deleted. Unless a single set ended it early,
 * the list now makes up `known` by smaller sets, which forbid all that it forbade. */
static void split_known(ushio *u, ushio_context *c, ushio_set candidate, uint32_t slot,
                        uint32_t cause) {
    ushio_set known = c->list.sets[slot], rest = without(known, candidate);
    uint32_t known_event = c->list.events[slot], event = KT_NO_EVENT;
    ushio_list_delete(&c->list, slot);
    if (ushio_telling(u, c)) {
        event = ushio_tell_set(u, c, KT_EVENT_SET_DROPPED, KT_RULE_D_C, KT_NO_UNIT, known, cause,
                               known_event);
        event =
            ushio_tell_set(u, c, KT_EVENT_SET_REDUCED, KT_RULE_D_C, KT_NO_UNIT, rest, event, cause);
    }
    ushio_make_determined_set_body(u, c, rest, event);
    if (!c->single_registered && !c->inconsistent) {
        ushio_make_determined_set_body(u, c, candidate, cause);
    } else if (ushio_telling(u, c)) {
        ushio_tell_set(u, c, KT_EVENT_SET_OMITTED, KT_RULE_D_C, KT_NO_UNIT, candidate, cause,
                       KT_NO_EVENT);
    }
    if (c->single_registered) ushio_doubt(c, known);
}

void ushio_make_determined_set_body(ushio *u, ushio_context *c, ushio_set candidate,
                                    uint32_t cause) {
    uint32_t slot = ushio_list_find_related(&c->list, candidate);
    if (slot == USHIO_NO_SLOT) {
        register_set(u, c, candidate, cause);
        return;
    }
    bool inside = ushio_includes(candidate, c->list.sets[slot]);
    bool around = ushio_includes(c->list.sets[slot], candidate);
    if (!inside) {
        split_known(u, c, candidate, slot, cause);
    } else if (!around) {
        reduce_candidate(u, c, candidate, slot, cause);
    } else if (ushio_telling(u, c)) {
        ushio_tell_set(u, c, KT_EVENT_SET_KNOWN, KT_RULE_D_A, KT_NO_UNIT, candidate, cause,
                       c->list.events[slot]);
    }
}

/* An exclusive set of order 5 or more is replaced by what it leaves of its own unit; nothing is left
 * of order 9 (U13). */
void ushio_make_determined_set(ushio *u, ushio_context *c, unsigned unit, uint32_t places,
                               uint16_t digits, uint32_t cause) {
    if (kt_count(digits) < 5) {
        ushio_make_determined_set_body(u, c, ushio_set_of(kt_unit_part(unit, places), digits),
                                       cause);
        return;
    }
    if (digits == KT_ALL_DIGITS) return;
    ushio_set set = ushio_set_of(kt_unit_part(unit, ~places & KT_ALL_DIGITS),
                                 (uint16_t)(~digits & KT_ALL_DIGITS));
    if (ushio_telling(u, c)) {
        cause = ushio_tell_set(u, c, KT_EVENT_COMPLEMENT, KT_RULE_COMPLEMENT, unit, set, cause,
                               KT_NO_EVENT);
    }
    ushio_make_determined_set_body(u, c, set, cause);
}
