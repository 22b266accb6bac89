/* ushio.c - the Ushio method as the engine sees it: startSearch, and what a press reports.
 *
 * Source: 潮 哲也 (Tetsuya Ushio), 数独の解法, 2014, revised 2022. Each press starts afresh from the
 * digits on the board (U1). Once an assumption was finished, the solution is known: startSearch then
 * hands out the single sets of finishedDSetList instead of searching again.
 */
#include "methods/ushio/ushio.h"

static void begin(void *state, kt_press *press) {
    ushio *u = state;
    u->press = press;
    u->depth = 0;
    u->finished_count = u->finished_next = 0;
    u->finished_event = KT_NO_EVENT;
    ushio_context *c = &u->levels[0].context;
    ushio_context_clear(c);
    for (unsigned s = 0; s < 81; s++) {
        kt_placement given = {(uint8_t)s, press->grid->digit[s]};
        if (given.digit == 0) continue;
        uint32_t event =
            kt_press_tell_digit(press, KT_EVENT_GIVEN, 0, given, kt_no_squares(), KT_NO_EVENT);
        ushio_append(c, ushio_set_of(kt_one_square(s), kt_digit_bit(given.digit)), event);
    }
}

static uint32_t flag(bool set, uint32_t bit) {
    return set ? bit : 0;
}

static void report_context(ushio *u, ushio_verdict verdict) {
    const ushio_context *c = &u->levels[0].context;
    kt_report *report = u->press->report;
    report->statuses = flag(verdict == USHIO_FINISHED, KT_S_FINISHED) |
                       flag(c->set_registered, KT_S_SET_REGISTERED) |
                       flag(c->single_registered, KT_S_SINGLE_REGISTERED) |
                       flag(verdict == USHIO_INDETERMINATE, KT_S_INDETERMINATE) |
                       flag(c->inconsistent, KT_S_INCONSISTENT) |
                       flag(c->single_duplicate, KT_S_SINGLE_DUPLICATE) |
                       flag(c->single_indeterminate, KT_S_SINGLE_INDETERMINATE);
    for (unsigned b = 0; b < 3; b++) report->marks[b] = c->marks.band[b];
    bool found = c->single_registered || c->inconsistent;
    report->at_square = found ? c->at_square : KT_NO_SQUARE;
    report->at_digit = found ? c->at_digit : 0;
}

/* The next single set of finishedDSetList whose square is not determined yet. */
static ushio_verdict hand_out_finished(ushio *u) {
    ushio_context *c = &u->levels[0].context;
    while (c->determined[u->finished[u->finished_next].square] != 0) u->finished_next++;
    kt_placement next = u->finished[u->finished_next];
    uint32_t cause = KT_NO_EVENT;
    if (ushio_telling(u, c)) {
        kt_event event = kt_event_of(KT_EVENT_FROM_FINISHED, 0);
        event.square = next.square;
        event.digits = kt_digit_bit(next.digit);
        event.cause = u->finished_event;
        cause = kt_trace_tell(u->press->trace, &event);
    }
    ushio_append(c, ushio_set_of(kt_one_square(next.square), kt_digit_bit(next.digit)), cause);
    c->set_registered = c->single_registered = true;
    c->at_square = next.square;
    c->at_digit = next.digit;
    return USHIO_SINGLE;
}

/* startSearch. 完了 from an assumption is turned off again unless all squares are determined in the
 * list of level 0 itself (U22). */
static kt_status start_search(void *state, kt_press *press, uint32_t *budget) {
    ushio *u = state;
    u->press = press;
    ushio_verdict verdict = USHIO_WORKING;
    while (verdict == USHIO_WORKING) {
        if (*budget == 0) return KT_MORE;
        --*budget;
        verdict = u->finished_count != 0 && u->depth == 0 ? hand_out_finished(u)
                                                          : ushio_start_search_body(u);
        press->report->depth = (uint8_t)u->depth;
    }
    const ushio_context *c = &u->levels[0].context;
    if (verdict == USHIO_SINGLE || verdict == USHIO_FINISHED) {
        verdict = c->singles == 81 ? USHIO_FINISHED : USHIO_SINGLE;
    }
    report_context(u, verdict);
    if (c->single_registered) {
        kt_press_place(press, 0, (kt_placement){c->at_square, c->at_digit}, kt_no_squares(),
                       ushio_last_event(c));
    }
    switch (verdict) {
    case USHIO_SINGLE:
        return KT_CONTINUES;
    case USHIO_FINISHED:
        return KT_FINISHED;
    case USHIO_INCONSISTENT:
        return KT_INCONSISTENT;
    case USHIO_INDETERMINATE:
        return KT_INDETERMINATE;
    case USHIO_WORKING:
        break;
    }
    __builtin_trap();
}

static void show(const void *state, unsigned depth, kt_shown *shown) {
    const ushio_context *c = &((const ushio *)state)->levels[depth].context;
    for (unsigned s = 0; s < 81; s++) {
        unsigned digit = c->determined[s];
        shown->digit[s] = (uint8_t)digit;
        shown->candidates[s] = digit != 0 ? kt_digit_bit(digit) : ushio_candidates(c, s);
    }
}

static uint32_t sets(const void *state, kt_set *out, uint32_t room) {
    const ushio_list *list = &((const ushio *)state)->levels[0].context.list;
    uint32_t count = 0;
    for (uint32_t i = 0; i < list->slots && count < room; i++) {
        kt_squares squares = ushio_set_squares(list->sets[i]);
        uint16_t digits = ushio_set_digits(list->sets[i]);
        if (digits == 0) continue;
        out[count++] = (kt_set){{squares.band[0], squares.band[1], squares.band[2]},
                                digits,
                                (uint16_t)kt_count(digits)};
    }
    return list->count;
}

const kt_method_type kt_method_ushio = {
    .info = {.slug = "ushio",
             .name = "Ushio: determined sets",
             .name_ja = "潮：確定セット",
             .author = "Tetsuya Ushio",
             .author_ja = "潮 哲也",
             .source = "潮 哲也「数独の解法」https://www.ushio.org/Sudoku/",
             .year = 2022,
             .options = 1u << KT_OPTION_EVENT_DEPTH | 1u << KT_OPTION_RECURSION_LIMIT,
             .flags = KT_METHOD_TELLS_UNIQUENESS},
    .state_size = sizeof(ushio),
    .begin = begin,
    .advance = start_search,
    .show = show,
    .sets = sets,
};
