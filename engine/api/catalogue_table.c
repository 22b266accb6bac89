/* catalogue_table.c - what a loader asks of the catalogue: its techniques, and how its records lie. As layout.c,
 * but a table of its own, so that a program that never rates a puzzle does without. */
#include <stddef.h>

#include "kakutei.h"
#include "techniques/technique.h"

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

#define AT(name) [TECH_##name - 1]
#define TECH(name, slug_, family_, code, se_, index_, level_, score_, rates, shows, unique, \
             finder) \
    AT(name).slug = slug_, AT(name).family = family_, AT(name).hodoku = code, AT(name).se = se_, \
    AT(name).score = score_, AT(name).level = TECH_LEVEL_##level_, AT(name).index = index_, \
    AT(name).flags = \
        (unique ? KT_TECHNIQUE_NEEDS_UNIQUENESS : 0) | (rates ? KT_TECHNIQUE_RATES : 0),
#define EXPLAINER(name, place, rating) AT(name).se_place = place, AT(name).se_rating = rating,
/* clang-format off */
static const kt_technique_info techniques[] = {
#include "techniques/techniques.def"
EXPLAINERS(EXPLAINER)
};
/* clang-format on */
#undef TECH

_Static_assert(KT_RULE_TECHNIQUE + TECH_END <= KT_RULES, "a technique has no room among the rules");

uint32_t kt_technique_count(void) {
    return TECH_END - 1;
}

const kt_technique_info *kt_technique(uint32_t technique) {
    return technique == TECH_NONE || technique >= TECH_END ? NULL : &techniques[technique - 1];
}

#define FIELDS(F) \
    F(kt_catalogue_step, placed, 0) \
    F(kt_catalogue_step, first_deletion, 12) \
    F(kt_catalogue_step, deletions, 14) \
    F(kt_catalogue_step, score, 16) \
    F(kt_catalogue_step, links, 18) \
    F(kt_catalogue_step, technique, 20) \
    F(kt_catalogue_step, digit, 21) \
    F(kt_catalogue_step, level, 22) \
    F(kt_catalogue_step, rating, 23) \
    F(kt_catalogue_report, outcome, 0) \
    F(kt_catalogue_report, error_position, 4) \
    F(kt_catalogue_report, visits, 8) \
    F(kt_catalogue_report, lost, 12) \
    F(kt_catalogue_report, clash, 16) \
    F(kt_catalogue_report, wrong, 28) \
    F(kt_catalogue_report, missing, 40) \
    F(kt_catalogue_report, score, 52) \
    F(kt_catalogue_report, step_count, 56) \
    F(kt_catalogue_report, common, 58) \
    F(kt_catalogue_report, solutions, 220) \
    F(kt_catalogue_report, level, 221) \
    F(kt_catalogue_report, er, 222) \
    F(kt_catalogue_report, ep, 223) \
    F(kt_catalogue_report, ed, 224) \
    F(kt_catalogue_report, board, 225) \
    F(kt_catalogue_report, answer, 306) \
    F(kt_catalogue_report, unlocked_digits, 307) \
    F(kt_catalogue_report, unlocked_candidates, 308) \
    F(kt_catalogue_report, event_count, 312) \
    F(kt_catalogue_report, events_lost, 316)

#define RECORDS(R) \
    R(kt_catalogue_step, 24) \
    R(kt_catalogue_report, 320) \
    R(kt_technique_order, 4) \
    R(kt_event, 28)

#define PIN_FIELD(record, field, at) _Static_assert(offsetof(record, field) == (at), #field);
#define PIN_RECORD(record, size) _Static_assert(sizeof(record) == (size), #record);
FIELDS(PIN_FIELD)
RECORDS(PIN_RECORD)

#define WORD_FIELD(record, field, at) offsetof(record, field),
#define WORD_RECORD(record, size) sizeof(record),

#define WORDS \
    KT_ABI_VERSION, KT_TEXT_SIZE, sizeof(kt_technique_info), RECORDS(WORD_RECORD) FIELDS(WORD_FIELD)

const uint32_t *kt_catalogue_layout(void) {
    static const uint32_t count[] = {WORDS};
    static const uint32_t layout[] = {sizeof count / sizeof count[0], WORDS};
    return layout;
}
