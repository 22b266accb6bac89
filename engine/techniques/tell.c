/* tell.c - see tell.h. A part is told after the part that it comes from, so its event is known by then. */
#include "techniques/tell.h"

static kt_event deduction_of(const tech_step *step) {
    kt_event event = kt_event_of(KT_EVENT_DEDUCTION, 0);
    event.rule = (uint8_t)(KT_RULE_TECHNIQUE + step->technique);
    event.unit = step->unit;
    event.digits = step->digits;
    event.value = (uint8_t)(step->links < UINT8_MAX ? step->links : UINT8_MAX);
    kt_event_set_squares(&event, step->squares);
    return event;
}

static kt_event event_of(const tech_part *part, uint32_t deduction) {
    kt_event event = kt_event_of(KT_EVENT_PART, 0);
    event.value = part->role;
    if (part->technique != 0) event.rule = (uint8_t)(KT_RULE_TECHNIQUE + part->technique);
    event.unit = part->unit;
    event.digits = part->digits;
    event.cause = deduction;
    kt_event_set_squares(&event, part->squares);
    return event;
}

uint32_t tech_tell(kt_trace *trace, const tech_step *step, const tech_part *parts) {
    kt_event event = deduction_of(step);
    uint32_t deduction = kt_trace_tell(trace, &event);
    uint32_t told[TECH_PARTS];
    unsigned count = step->part_count < TECH_PARTS ? step->part_count : 0;
    for (unsigned i = 0; i < count; i++) {
        event = event_of(&parts[i], deduction);
        event.other = parts[i].other == TECH_NO_PART ? deduction : told[parts[i].other];
        told[i] = kt_trace_tell(trace, &event);
    }
    return deduction;
}
