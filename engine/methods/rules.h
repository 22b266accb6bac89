/* rules.h - the numbers of the rules: KT_RULE_..., made from the table rules.def. For all that tell
 * events; it knows nothing about the methods. */
#ifndef KT_METHODS_RULES_H
#define KT_METHODS_RULES_H

#define KT_RULE(number, name, slug, family, does, rank) KT_RULE_##name = number,
enum {
    KT_RULE_NONE = 0,
#include "rules.def"
};
#undef KT_RULE

#endif
