/* rules.c - the table rules.def, as kakutei.h publishes it. */
#include "methods/rules.h"

#include <stddef.h>

#include "kakutei.h"

/* The lines are numbered in order: no number is missing, none occurs twice. */
#define KT_RULE(number, name, slug, family, does, rank) LINE_OF_##name,
enum {
    LINE_OF_NONE,
#include "rules.def"
    LINES
};
#undef KT_RULE

#define KT_RULE(number, name, slug, family, does, rank) \
    _Static_assert(LINE_OF_##name == (number), slug " has the number of another line"); \
    _Static_assert((rank) <= 9, slug " has no such rank");
#include "rules.def"
#undef KT_RULE
_Static_assert(LINES <= KT_RULE_TECHNIQUE, "a rule has no room");

#define KT_RULE(number, name, slug, family, does, rank) {slug, family, KT_DOES_##does, rank, 0},
static const kt_rule_info rules[] = {
#include "rules.def"
};
#undef KT_RULE

uint32_t kt_rule_count(void) {
    return LINES - 1;
}

const kt_rule_info *kt_rule(uint32_t rule) {
    return rule >= 1 && rule < LINES ? &rules[rule - 1] : NULL;
}
