/* methods.c - the table of methods, and what all methods do to a press in the same way.
 *
 * In WebAssembly the techniques are a module of their own. It has no other method, and the page's
 * module has only their description; a macro gives each its own table.
 */
#include "methods/techniques.h"

extern const kt_method_type kt_method_ushio;
extern const kt_method_type kt_method_backtracking;
extern const kt_method_type kt_method_logical_cube;
extern const kt_method_type kt_method_human;
extern const kt_method_type kt_method_cell_list;

extern const kt_method_type kt_method_techniques;

#ifdef KT_TECHNIQUES_ONLY
const kt_method_type *const kt_methods[] = {&kt_method_techniques};
#else
#ifdef KT_NO_TECHNIQUES
static const kt_method_type techniques = {.info = KT_TECHNIQUES_INFO};
#define TECHNIQUES &techniques
#else
#define TECHNIQUES &kt_method_techniques
#endif
const kt_method_type *const kt_methods[] = {
    &kt_method_ushio, &kt_method_backtracking, &kt_method_logical_cube,
    &kt_method_human, &kt_method_cell_list,    TECHNIQUES,
};
#endif
const uint32_t kt_methods_count = sizeof kt_methods / sizeof kt_methods[0];

uint32_t kt_press_tell_digit(kt_press *press, uint8_t kind, unsigned depth, kt_placement digit,
                             kt_squares squares, uint32_t cause) {
    if (!kt_trace_on(press->trace, depth)) return KT_NO_EVENT;
    kt_event event = kt_event_of(kind, depth);
    event.square = digit.square;
    event.digits = kt_digit_bit(digit.digit);
    event.cause = cause;
    kt_event_set_squares(&event, squares);
    return kt_trace_tell(press->trace, &event);
}

void kt_press_place(kt_press *press, unsigned depth, kt_placement digit, kt_squares losers,
                    uint32_t cause) {
    if (depth == 0) {
        press->grid->digit[digit.square] = digit.digit;
        press->report->placed[press->report->placed_count++] = digit;
    }
    kt_press_tell_digit(press, KT_EVENT_PLACED, depth, digit, losers, cause);
}

void kt_press_take_back(kt_press *press, unsigned square, kt_squares gainers) {
    kt_report *report = press->report;
    kt_placement digit = {(uint8_t)square, press->grid->digit[square]};
    report->at_square = digit.square;
    report->at_digit = digit.digit;
    press->grid->digit[square] = 0;
    if (report->placed_count > 0 && report->placed[report->placed_count - 1].square == square) {
        report->placed_count--;
    }
    kt_press_tell_digit(press, KT_EVENT_TAKEN_BACK, 0, digit, gainers, KT_NO_EVENT);
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
