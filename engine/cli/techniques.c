/* techniques.c - see techniques.h. Each rule has one name and, where it is a family, a number. */
#include "techniques.h"

#include <stddef.h>

static const technique names[KT_RULES] = {
    [KT_RULE_E_1_1] = {"rule-1-1", 0},
    [KT_RULE_E_1_2] = {"rule-1-2", 0},
    [KT_RULE_E_2] = {"rule-2", 0},
    [KT_RULE_E_3] = {"rule-3", 0},
    [KT_RULE_E_4] = {"rule-4", 0},
    [KT_RULE_D_B] = {"rule-b", 0},
    [KT_RULE_D_C] = {"rule-c", 0},
    [KT_RULE_MAIN] = {"assumption", 0},

    [KT_RULE_CUBE_BOX] = {"box", 0},
    [KT_RULE_CUBE_ROW] = {"row", 0},
    [KT_RULE_CUBE_COLUMN] = {"column", 0},
    [KT_RULE_CUBE_DEPTH] = {"depth", 0},
    [KT_RULE_CUBE_PAIR] = {"cycle", 2},
    [KT_RULE_CUBE_CYCLE] = {"cycle", 0},
    [KT_RULE_CUBE_LINE] = {"line", 0},
    [KT_RULE_CUBE_TWO_BOXES] = {"two-boxes", 0},
    [KT_RULE_CUBE_RECTANGLE] = {"rectangle", 0},
    [KT_RULE_CUBE_HAMADA] = {"hamada", 0},
    [KT_RULE_CUBE_TRIAL] = {"trial", 0},

    [KT_RULE_ALLIANCE_1] = {"alliance", 1},
    [KT_RULE_ALLIANCE_2] = {"alliance", 2},
    [KT_RULE_ALLIANCE_3] = {"alliance", 3},
    [KT_RULE_ALLIANCE_4] = {"alliance", 4},
    [KT_RULE_ALLIANCE_5] = {"alliance", 5},
    [KT_RULE_ALLIANCE_6] = {"alliance", 6},
    [KT_RULE_ALLIANCE_7] = {"alliance", 7},
    [KT_RULE_ALLIANCE_8] = {"alliance", 8},
    [KT_RULE_AB_1] = {"ab", 1},
    [KT_RULE_AB_2] = {"ab", 2},
    [KT_RULE_AB_3] = {"ab", 3},
    [KT_RULE_AB_4] = {"ab", 4},
    [KT_RULE_CHAIN] = {"chain", 0},
    [KT_RULE_SUPPOSED] = {"assumption", 0},

    [KT_RULE_LIST_BLOCK] = {"block", 0},
    [KT_RULE_LIST_ROW] = {"row", 0},
    [KT_RULE_LIST_COLUMN] = {"column", 0},
    [KT_RULE_LIST_INDIRECT] = {"indirect", 0},
    [KT_RULE_LIST_SINGLE] = {"single", 0},
    [KT_RULE_LIST_TRIED] = {"trial", 0},
};

const technique technique_tried = {"tried", 0};

static const technique nothing = {NULL, 0};
static const technique assumption = {"assumption", 0};

/* Two rules are families whose number is in the event. */
static technique of_rule(const kt_event *event) {
    technique t = names[event->rule];
    if (event->rule == KT_RULE_CUBE_CYCLE || event->rule == KT_RULE_CHAIN) t.number = event->value;
    return t;
}

technique technique_of_deduction(const kt_event *event) {
    switch (event->kind) {
    case KT_EVENT_DEDUCTION:
    case KT_EVENT_ASSUMED:
        return of_rule(event);
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
        return assumption;
    case KT_EVENT_SET_REGISTERED:
        if (cause->cause == KT_NO_EVENT) return nothing;
        cause = &events[cause->cause];
        return cause->kind == KT_EVENT_COMPLEMENT ? (technique){"complement", 0} : of_rule(cause);
    default:
        return nothing;
    }
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
