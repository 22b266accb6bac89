/* technique.c - the table techniques.def, in C. */
#include "techniques/technique.h"

#include "techniques/finder.h"

/* For techniques that are not built yet. */
void tech_find_none(tech_finder *f) {
    (void)f;
}

/* In the order in which Sudoku Explainer asks, and the least that each is rated. */
#define EXPLAINERS(E) \
    E(HIDDEN_SINGLE, 1, 10) \
    E(DIRECT_POINTING, 2, 17) \
    E(DIRECT_CLAIMING, 2, 19) \
    E(DIRECT_HIDDEN_PAIR, 3, 20) \
    E(NAKED_SINGLE, 4, 23) \
    E(DIRECT_HIDDEN_TRIPLE, 5, 25) \
    E(POINTING, 6, 26) \
    E(CLAIMING, 6, 28) \
    E(NAKED_PAIR, 7, 30) \
    E(X_WING, 8, 32) \
    E(HIDDEN_PAIR, 9, 34) \
    E(NAKED_TRIPLE, 10, 36) \
    E(SWORDFISH, 11, 38) \
    E(HIDDEN_TRIPLE, 12, 40) \
    E(XY_WING, 13, 42) \
    E(XYZ_WING, 14, 44) \
    E(UNIQUE_RECTANGLE_1, 15, 45) \
    E(UNIQUE_RECTANGLE_2, 15, 45) \
    E(UNIQUE_RECTANGLE_3, 15, 45) \
    E(UNIQUE_RECTANGLE_4, 15, 45) \
    E(UNIQUE_LOOP_1, 15, 46) \
    E(UNIQUE_LOOP_2, 15, 46) \
    E(UNIQUE_LOOP_3, 15, 46) \
    E(UNIQUE_LOOP_4, 15, 46) \
    E(NAKED_QUADRUPLE, 16, 50) \
    E(JELLYFISH, 17, 52) \
    E(HIDDEN_QUADRUPLE, 18, 54) \
    E(BUG_PLUS_1, 19, 56) \
    E(BUG_2, 19, 57) \
    E(BUG_3, 19, 58) \
    E(BUG_4, 19, 57) \
    E(ALIGNED_PAIR_EXCLUSION, 20, 62) \
    E(X_CYCLE, 21, 65) \
    E(Y_CYCLE, 21, 65) \
    E(TURBOT_FISH, 21, 66) \
    E(FORCING_X_CHAIN, 21, 66) \
    E(XY_CYCLE, 21, 70) \
    E(FORCING_XY_CHAIN, 21, 70) \
    E(ALIGNED_TRIPLE_EXCLUSION, 22, 75) \
    E(NISHIO, 23, 75) \
    E(CELL_FORCING_CHAINS, 24, 80) \
    E(REGION_FORCING_CHAINS, 24, 80) \
    E(DYNAMIC_CONTRADICTION, 25, 85) \
    E(DYNAMIC_DOUBLE, 25, 85) \
    E(DYNAMIC_CELL, 25, 85) \
    E(DYNAMIC_REGION, 25, 85)

#define AT(name) [TECH_##name]
#define TECH(name, slug_, family_, code, se_, index_, level_, score_, rates_, shows_, unique, \
             finder) \
    AT(name).about.slug = slug_, AT(name).about.family = family_, AT(name).about.hodoku = code, \
    AT(name).about.se = se_, AT(name).about.score = score_, \
    AT(name).about.level = TECH_LEVEL_##level_, AT(name).about.index = index_, \
    AT(name).about.flags = \
        (unique ? KT_TECHNIQUE_NEEDS_UNIQUENESS : 0) | (rates_ ? KT_TECHNIQUE_RATES : 0), \
    AT(name).rates = rates_, AT(name).shows = shows_, AT(name).is_uniqueness = unique, \
    AT(name).find = tech_find_##finder,
#define EXPLAINER(name, place, rating) \
    AT(name).about.se_place = place, AT(name).about.se_rating = rating,
/* clang-format off */
static const tech_info techniques[TECH_END] = {
[TECH_NONE] = {.about = {.slug = "", .family = "", .hodoku = "", .se = ""}, .find = tech_find_none},
#include "techniques/techniques.def"
EXPLAINERS(EXPLAINER)
};
/* clang-format on */
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

const uint8_t tech_beginners[TECH_BEGINNERS] = {
    TECH_FULL_HOUSE, TECH_HIDDEN_SINGLE, TECH_NAKED_SINGLE, TECH_POINTING,      TECH_CLAIMING,
    TECH_NAKED_PAIR, TECH_HIDDEN_PAIR,   TECH_NAKED_TRIPLE, TECH_HIDDEN_TRIPLE, TECH_X_WING,
};

bool tech_is_for_beginners(unsigned technique) {
    for (unsigned i = 0; i < TECH_BEGINNERS; i++) {
        if (tech_beginners[i] == technique) return true;
    }
    return false;
}
