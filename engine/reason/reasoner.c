/* reasoner.c - hears the events of a press, and tells REASON events after each digit on the board. */
#include <string.h>

#include "kakutei.h"
#include "methods/rules.h"
#include "reason/reasoner.h"

/* --- The board -------------------------------------------------------------------------------- */

/* The candidates that the board leaves, where all reasoning begins. */
static void begin_view(kt_reasoner *r) {
    kt_argument_board *board = &r->argument.board;
    kt_argument_board_count(board);
    memcpy(r->views[0].candidates, board->candidates, sizeof board->candidates);
    r->levels[0].contradiction.kind = 0;
    r->levels[0].is_over = false;
    r->has_begun = true;
}

/* After a digit came onto the board: what was known stays known. */
static void place(kt_reasoner *r, unsigned square, unsigned digit) {
    kt_argument_board *board = &r->argument.board;
    uint16_t *candidates = r->views[0].candidates;
    kt_argument_board_put(board, square, digit);
    kt_argument_board_count(board);
    for (unsigned s = 0; s < 81; s++) candidates[s] &= board->candidates[s];
    candidates[square] = kt_digit_bit(digit);
}

void kt_reasoner_begin(kt_reasoner *r, kt_trace *trace, bool is_off) {
    kt_argument_begin(&r->argument, trace, &r->views[1]);
    r->is_off = is_off;
    r->has_begun = false;
    r->mark = 0;
    memset(r->marks, 0, sizeof r->marks);
    r->count = 1;
    r->needs_count = 0;
    r->deduction.kind = 0;
}

/* --- Events ----------------------------------------------------------------------------------- */

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

/* A digit comes onto the board: tells why, without hearing its own events. */
static void argue(kt_reasoner *r, unsigned square, unsigned digit, uint32_t placed) {
    kt_inference final;
    if (kt_reasoner_argue(r, square, digit, &final)) kt_argument_tell(&r->argument, &final, placed);
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

/* First come the digits of the board and the candidates that it was opened without. */
static bool hear_board(kt_reasoner *r, const kt_event *event) {
    if (r->has_begun) return false;
    if (event->kind == KT_EVENT_GIVEN) {
        kt_argument_board_put(&r->argument.board, event->square, kt_lowest_digit(event->digits));
        return true;
    }
    if (event->kind == KT_EVENT_EXCLUDED && event->cause == KT_NO_EVENT) {
        r->argument.board.ruled_out[event->square] |= event->digits;
        return true;
    }
    begin_view(r);
    return false;
}

void kt_reasoner_hear(void *reasoner, const kt_event *event, uint32_t number) {
    kt_reasoner *r = reasoner;
    if (r->argument.trace->is_reasoning || hear_board(r, event) || r->is_off) return;
    if (event->kind != KT_EVENT_PART) end_deduction(r);
    hear(r, event, number);
}

void kt_reasoner_tell_kept(kt_reasoner *r, const kt_grid *grid, const kt_placement *digits,
                           unsigned count) {
    kt_argument_board_clear(&r->argument.board);
    for (unsigned s = 0; s < 81; s++) {
        if (grid->digit[s] != 0) kt_argument_board_put(&r->argument.board, s, grid->digit[s]);
    }
    begin_view(r);
    for (unsigned i = 0; i < count; i++) argue(r, digits[i].square, digits[i].digit, KT_NO_EVENT);
}
