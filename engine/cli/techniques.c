/* techniques.c - see techniques.h. The names are those of the engine's tables of rules and of techniques. */
#include "techniques.h"

#include <stddef.h>

const technique technique_tried = {"tried", 0};

static const technique nothing = {NULL, 0};

/* A deduction may have its number in the event: then it is one of its family. */
static technique of_rule(const kt_event *event) {
    if (event->rule > KT_RULE_TECHNIQUE) {
        return (technique){kt_technique(event->rule - KT_RULE_TECHNIQUE)->slug, 0};
    }
    const kt_rule_info *rule = kt_rule(event->rule);
    if (rule == NULL) return nothing;
    if (event->kind == KT_EVENT_DEDUCTION && event->value > 0) {
        return (technique){rule->family, event->value};
    }
    return (technique){rule->slug, 0};
}

/* An assumption, of which the other side (sub) is told as one with it. */
static technique of_assumption(const kt_event *assumed) {
    const kt_rule_info *rule = kt_rule(assumed->rule);
    return rule != NULL && rule->does == KT_DOES_ASSUMES ? of_rule(assumed) : nothing;
}

technique technique_of_deduction(const kt_event *event) {
    switch (event->kind) {
    case KT_EVENT_DEDUCTION:
        return of_rule(event);
    case KT_EVENT_ASSUMED:
        return of_assumption(event);
    case KT_EVENT_SET_REGISTERED: {
        unsigned order = (unsigned)__builtin_popcount(event->digits);
        return order > 1 ? (technique){"set", order} : nothing;
    }
    default:
        return nothing;
    }
}

technique technique_of_digit(const kt_event *events, const kt_event *placed) {
    if (placed->cause == KT_NO_EVENT) return nothing;
    const kt_event *cause = &events[placed->cause];
    switch (cause->kind) {
    case KT_EVENT_DEDUCTION:
    case KT_EVENT_ASSUMED:
    case KT_EVENT_RESULT:
        return of_rule(cause);
    case KT_EVENT_ADOPTED:
    case KT_EVENT_FROM_FINISHED:
        while (cause->kind != KT_EVENT_ASSUMED && cause->cause != KT_NO_EVENT) {
            cause = &events[cause->cause];
        }
        return of_assumption(cause);
    case KT_EVENT_SET_REGISTERED:
        return cause->cause == KT_NO_EVENT ? nothing : of_rule(&events[cause->cause]);
    default:
        return nothing;
    }
}

technique technique_of_reason(const kt_event *line) {
    return (technique){kt_rule(line->rule)->slug, 0};
}

bool technique_equals(technique a, technique b) {
    return a.name == b.name && a.number == b.number;
}

void technique_write(technique t, out *o) {
    out_text(o, t.name);
    if (t.number == 0) return;
    out_char(o, '-');
    out_number(o, t.number);
}
