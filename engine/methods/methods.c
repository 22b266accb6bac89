/* methods.c - the table of methods, and what all methods do to a press in the same way. */
#include "methods/method.h"

extern const kt_method_type kt_method_ushio;
extern const kt_method_type kt_method_backtracking;
extern const kt_method_type kt_method_logical_cube;
extern const kt_method_type kt_method_human;
extern const kt_method_type kt_method_cell_list;

const kt_method_type *const kt_methods[] = {
    &kt_method_ushio, &kt_method_backtracking, &kt_method_logical_cube,
    &kt_method_human, &kt_method_cell_list,
};
const uint32_t kt_methods_count = sizeof kt_methods / sizeof kt_methods[0];

void kt_press_place(kt_press *press, unsigned square, unsigned digit, uint32_t cause) {
    kt_report *report = press->report;
    press->grid->digit[square] = (uint8_t)digit;
    report->placed[report->placed_count++] = (kt_placement){(uint8_t)square, (uint8_t)digit};
    if (!kt_trace_on(press->trace, 0)) return;
    kt_event event = kt_event_of(KT_EVENT_PLACED, 0);
    event.square = (uint8_t)square;
    event.digits = kt_digit_bit(digit);
    event.cause = cause;
    kt_trace_tell(press->trace, &event);
}

void kt_press_take_back(kt_press *press, unsigned square) {
    kt_report *report = press->report;
    report->at_square = (uint8_t)square;
    report->at_digit = press->grid->digit[square];
    press->grid->digit[square] = 0;
    if (report->placed_count > 0 && report->placed[report->placed_count - 1].square == square) {
        report->placed_count--;
    }
    if (!kt_trace_on(press->trace, 0)) return;
    kt_event event = kt_event_of(KT_EVENT_TAKEN_BACK, 0);
    event.square = (uint8_t)square;
    event.digits = kt_digit_bit(report->at_digit);
    kt_trace_tell(press->trace, &event);
}

uint32_t kt_press_deduce(kt_press *press, const kt_event *event) {
    if (event->level == 0) press->uses[event->rule]++;
    if (!kt_trace_on(press->trace, event->level)) return KT_NO_EVENT;
    return kt_trace_tell(press->trace, event);
}

void kt_press_tell_excluded(kt_press *press, unsigned square, uint16_t digits, unsigned level,
                            uint32_t cause) {
    if (!kt_trace_on(press->trace, level)) return;
    kt_event event = kt_event_of(KT_EVENT_EXCLUDED, level);
    event.square = (uint8_t)square;
    event.digits = digits;
    event.cause = cause;
    kt_trace_tell(press->trace, &event);
}

void kt_press_differ(kt_press *press, unsigned square, unsigned digit) {
    kt_report *report = press->report;
    if (report->uniqueness == KT_UNIQUENESS_SEVERAL) return;
    report->uniqueness = KT_UNIQUENESS_SEVERAL;
    report->differs_square = (uint8_t)square;
    report->differs_digit = (uint8_t)digit;
}

void kt_press_notice(kt_press *press, kt_notice notice) {
    if (notice.table_case == 1) kt_press_differ(press, notice.square, notice.digit);
    if (press->report->notice_count == KT_NOTICES) {
        press->report->notices_lost++;
        return;
    }
    press->notices[press->report->notice_count++] = notice;
}
