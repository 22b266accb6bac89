/* reasoner.c - hears the events of a press, and tells REASON events after each digit on the board. */
#include <string.h>

#include "kakutei.h"
#include "methods/rules.h"
#include "reason/reasoner.h"

/* --- The board ----------------------------------------------------------------------------------- */

static void clear_digits(kt_reason_board *board) {
    memset(board->digit, 0, sizeof board->digit);
    memset(board->stands, 0, sizeof board->stands);
    board->filled = kt_no_squares();
}

static void put(kt_reason_board *board, unsigned square, unsigned digit) {
    board->digit[square] = (uint8_t)digit;
    kt_squares_add(&board->filled, square);
    for (unsigned t = 0; t < 3; t++) {
        board->stands[kt_square_units[square][t]] |= kt_digit_bit(digit);
    }
}

static void count_candidates(kt_reason_board *board) {
    for (unsigned s = 0; s < 81; s++) {
        const uint8_t *units = kt_square_units[s];
        uint16_t taken =
            board->stands[units[0]] | board->stands[units[1]] | board->stands[units[2]];
        board->candidates[s] = board->digit[s] != 0
                                   ? kt_digit_bit(board->digit[s])
                                   : KT_ALL_DIGITS & (uint16_t) ~(taken | board->ruled_out[s]);
    }
}

/* The candidates that the board leaves, on which everything begins. */
static void begin_view(kt_reasoner *r) {
    count_candidates(&r->board);
    memcpy(r->levels[0].view.candidates, r->board.candidates, sizeof r->board.candidates);
    r->levels[0].contradiction.kind = 0;
    r->levels[0].is_over = false;
    r->has_begun = true;
}

/* A digit came onto the board: what was known stays known. */
static void place(kt_reasoner *r, unsigned square, unsigned digit) {
    kt_view *view = &r->levels[0].view;
    put(&r->board, square, digit);
    count_candidates(&r->board);
    for (unsigned s = 0; s < 81; s++) view->candidates[s] &= r->board.candidates[s];
    view->candidates[square] = kt_digit_bit(digit);
}

void kt_reasoner_begin(kt_reasoner *r, kt_trace *trace, bool is_off) {
    r->trace = trace;
    r->is_off = is_off;
    r->has_begun = false;
    r->mark = 0;
    memset(r->marks, 0, sizeof r->marks);
    r->count = 1;
    r->needs_count = 0;
    r->deduction.kind = 0;
    clear_digits(&r->board);
    memset(r->board.ruled_out, 0, sizeof r->board.ruled_out);
}

/* --- Events -------------------------------------------------------------------------------------- */

static void begin_deduction(kt_reasoner *r, const kt_event *event, uint32_t number) {
    r->deduction = *event;
    r->deduction_number = number;
    r->part_count = 0;
}

static void end_deduction(kt_reasoner *r) {
    if (r->deduction.kind == 0) return;
    kt_reasoner_try_deduction(r);
    r->deduction.kind = 0;
}

/* A digit comes onto the board: says why. What is told meanwhile is not to be heard. */
static void argue(kt_reasoner *r, unsigned square, unsigned digit, uint32_t placed) {
    kt_inference final;
    r->trace->is_reasoning = true;
    if (kt_reasoner_argue(r, square, digit, &final)) kt_reasoner_tell(r, &final, placed);
    r->trace->is_reasoning = false;
    place(r, square, digit);
}

static void hear_placed(kt_reasoner *r, const kt_event *event, uint32_t number) {
    unsigned digit = kt_lowest_digit(event->digits);
    if (event->depth > 0) {
        kt_reasoner_try_single(r, event->depth, event->square, digit, number);
        return;
    }
    argue(r, event->square, digit, number);
}

static void hear_assumed(kt_reasoner *r, const kt_event *event, uint32_t number) {
    bool is_absent = kt_rule(event->rule)->does == KT_DOES_ASSUMES_NOT;
    kt_reasoner_suppose(r, event->depth,
                        (kt_supposed){.square = event->square,
                                      .digit = (uint8_t)kt_lowest_digit(event->digits),
                                      .is_absent = is_absent,
                                      .rule = is_absent ? KT_RULE_TRIAL_NOT : KT_RULE_TRIAL,
                                      .source = number});
}

static void hear(kt_reasoner *r, const kt_event *event, uint32_t number) {
    switch (event->kind) {
    case KT_EVENT_PART:
        if (r->deduction.kind != 0 && r->part_count < KT_HEARD_PARTS)
            r->parts[r->part_count++] = *event;
        return;
    case KT_EVENT_DEDUCTION:
        begin_deduction(r, event, number);
        return;
    case KT_EVENT_SET_FOUND:
    case KT_EVENT_SET_REDUCED:
    case KT_EVENT_SET_REGISTERED:
        kt_reasoner_try_set(r, event->depth,
                            (kt_squares){{event->squares[0], event->squares[1], event->squares[2]}},
                            event->digits, number);
        return;
    case KT_EVENT_PLACED:
        hear_placed(r, event, number);
        return;
    case KT_EVENT_ASSUMED:
        hear_assumed(r, event, number);
        return;
    case KT_EVENT_RESULT:
        kt_reasoner_end_trial(r, event->depth, event->value == KT_INCONSISTENT);
        return;
    case KT_EVENT_CONTRADICTION:
        r->levels[event->depth].contradiction = *event;
        return;
    default:
        return;
    }
}

/* Before anything else the board is told: its digits, and what it was opened without. */
static bool hear_board(kt_reasoner *r, const kt_event *event) {
    if (r->has_begun) return false;
    if (event->kind == KT_EVENT_GIVEN) {
        put(&r->board, event->square, kt_lowest_digit(event->digits));
        return true;
    }
    if (event->kind == KT_EVENT_EXCLUDED && event->cause == KT_NO_EVENT) {
        r->board.ruled_out[event->square] |= event->digits;
        return true;
    }
    begin_view(r);
    return false;
}

void kt_reasoner_hear(void *reasoner, const kt_event *event, uint32_t number) {
    kt_reasoner *r = reasoner;
    if (r->trace->is_reasoning || hear_board(r, event) || r->is_off) return;
    if (event->kind != KT_EVENT_PART) end_deduction(r);
    hear(r, event, number);
}

void kt_reasoner_tell_kept(kt_reasoner *r, const kt_grid *grid, const kt_placement *digits,
                           unsigned count) {
    clear_digits(&r->board);
    for (unsigned s = 0; s < 81; s++) {
        if (grid->digit[s] != 0) put(&r->board, s, grid->digit[s]);
    }
    begin_view(r);
    for (unsigned i = 0; i < count; i++) argue(r, digits[i].square, digits[i].digit, KT_NO_EVENT);
}
