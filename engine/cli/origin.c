/* origin.c - see origin.h. The names are those of the engine's tables of rules and of techniques. */
#include "origin.h"

#include <stddef.h>

#include "argument_size.h"

const origin origin_tried = {.name = "tried"};

enum { FIRST_BOX = 18 };

static const origin nothing = {.name = NULL};

static origin named(const char *name, unsigned number) {
    return (origin){.name = name, .number = number};
}

/* If the event has a number, the deduction is one of a family. */
static origin of_rule(const kt_event *event) {
    if (event->rule > KT_RULE_TECHNIQUE) {
        return named(kt_technique(event->rule - KT_RULE_TECHNIQUE)->slug, 0);
    }
    const kt_rule_info *rule = kt_rule(event->rule);
    if (rule == NULL) return nothing;
    if (event->kind == KT_EVENT_DEDUCTION && event->value > 0) {
        return named(rule->family, event->value);
    }
    return named(rule->slug, 0);
}

/* An assumption; its other side (sub) has the same name. */
static origin of_assumption(const kt_event *assumed) {
    const kt_rule_info *rule = kt_rule(assumed->rule);
    return rule != NULL && rule->does == KT_DOES_ASSUMES ? of_rule(assumed) : nothing;
}

origin origin_of_deduction(const kt_event *event) {
    switch (event->kind) {
    case KT_EVENT_DEDUCTION:
        return of_rule(event);
    case KT_EVENT_ASSUMED:
        return of_assumption(event);
    case KT_EVENT_SET_REGISTERED: {
        unsigned order = (unsigned)__builtin_popcount(event->digits);
        return order > 1 ? named("set", order) : nothing;
    }
    default:
        return nothing;
    }
}

origin origin_of_digit(const kt_event *events, const kt_event *placed) {
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

origin origin_of_reason(const kt_event *events, uint32_t line, uint32_t count) {
    origin t = named(kt_rule(events[line].rule)->slug, 0);
    if (argument_supposes(&events[line])) t.size = argument_size_of(events, line, count);
    return t;
}

origin origin_of_removal(unsigned size) {
    return (origin){.name = "short-contradiction", .size = size};
}

origin origin_of_proof(const kt_proof_line *line) {
    switch (line->kind) {
    case KT_PROOF_PLACE:
        return named(line->unit == KT_NO_UNIT ? "naked-single" : "hidden-single", 0);
    case KT_PROOF_LOCKED:
        return named(line->unit < FIRST_BOX ? "claiming" : "pointing", 0);
    case KT_PROOF_NAKED:
        return named("naked-pair", 0);
    case KT_PROOF_HIDDEN:
        return named("hidden-pair", 0);
    default:
        return origin_of_removal(line->size);
    }
}

bool origin_equals(origin a, origin b) {
    return a.name == b.name && a.number == b.number && a.size == b.size;
}

void origin_write(origin t, out *o) {
    out_text(o, t.name);
    if (t.number > 0) {
        out_char(o, '-');
        out_number(o, t.number);
    }
    if (t.size == 0) return;
    out_char(o, ':');
    out_number(o, t.size);
}
