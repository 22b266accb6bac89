/* technique.c - the table techniques.def, in C. */
#include "techniques/technique.h"

#include "techniques/finder.h"

/* Of what is not built yet. */
void tech_find_none(tech_finder *f) {
    (void)f;
}

#define TECH(name, slug, family, code, se, index, level, score, rates, shows, uniqueness, finder) \
    {slug,       code, \
     se,         index, \
     score,      TECH_LEVEL_##level, \
     rates,      shows, \
     uniqueness, tech_find_##finder},
static const tech_info techniques[TECH_END] = {
    {"", "", "", 0, 0, TECH_LEVEL_NONE, false, false, false, tech_find_none},
#include "techniques/techniques.def"
};
#undef TECH

const tech_info *tech_info_of(unsigned technique) {
    return &techniques[technique];
}

bool tech_is_built(unsigned technique) {
    return techniques[technique].find != tech_find_none;
}

unsigned tech_set_lowest(const tech_set *set) {
    for (unsigned i = 0; i < 5; i++) {
        if (set->bits[i] != 0) return 32 * i + kt_lowest_bit(set->bits[i]);
    }
    return TECH_NONE;
}
