/* catalogue_table.c - the techniques of the catalogue and the layout of its records, for loaders. A
 * table apart from layout.c, so that a program that never rates a puzzle does without it. */
#include "api/records.h"
#include "techniques/technique.h"

_Static_assert(KT_RULE_TECHNIQUE + TECH_END <= KT_RULES, "a technique has no room among the rules");

uint32_t kt_technique_count(void) {
    return TECH_END - 1;
}

const kt_technique_info *kt_technique(uint32_t technique) {
    return technique == TECH_NONE || technique >= TECH_END ? NULL : &tech_info_of(technique)->about;
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

KT_LAYOUT(kt_catalogue_layout, KT_ABI_VERSION, KT_TEXT_SIZE, sizeof(kt_technique_info))
