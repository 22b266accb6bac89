/* methods.c - the table of methods, and what all methods do to a press in the same way. */
#include "methods/method.h"
#include "methods/ushio/ushio.h"

const kt_method_type *const kt_methods[] = {&kt_method_ushio};
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

void kt_press_notice(kt_press *press, kt_notice notice) {
    if (press->report->notice_count == KT_NOTICES) {
        press->report->notices_lost++;
        return;
    }
    press->notices[press->report->notice_count++] = notice;
}
