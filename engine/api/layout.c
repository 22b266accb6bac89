/* layout.c - the sizes and offsets of the public records, pinned for the compiler and published for
 * loaders. A change here is a change of the ABI. */
#include "api/records.h"

/* Record, field, offset. Sizes follow below. */
#define FIELDS(F) \
    F(kt_report, outcome, 0) \
    F(kt_report, statuses, 4) \
    F(kt_report, marks, 8) \
    F(kt_report, error_position, 20) \
    F(kt_report, counts, 24) \
    F(kt_report, event_count, 152) \
    F(kt_report, events_lost, 156) \
    F(kt_report, notice_count, 160) \
    F(kt_report, notices_lost, 164) \
    F(kt_report, set_count, 168) \
    F(kt_report, rating, 172) \
    F(kt_report, board, 184) \
    F(kt_report, placed_count, 265) \
    F(kt_report, at_square, 266) \
    F(kt_report, at_digit, 267) \
    F(kt_report, depth, 268) \
    F(kt_report, uniqueness, 269) \
    F(kt_report, differs_square, 270) \
    F(kt_report, differs_digit, 271) \
    F(kt_report, placed, 272) \
    F(kt_event, kind, 0) \
    F(kt_event, rule, 1) \
    F(kt_event, unit, 2) \
    F(kt_event, square, 3) \
    F(kt_event, digits, 4) \
    F(kt_event, depth, 6) \
    F(kt_event, value, 7) \
    F(kt_event, squares, 8) \
    F(kt_event, cause, 20) \
    F(kt_event, other, 24) \
    F(kt_notice, table_case, 0) \
    F(kt_notice, depth, 1) \
    F(kt_notice, square, 2) \
    F(kt_notice, digit, 3) \
    F(kt_set, squares, 0) \
    F(kt_set, digits, 12) \
    F(kt_set, order, 14) \
    F(kt_placement, square, 0) \
    F(kt_placement, digit, 1) \
    F(kt_rating, rank, 0) \
    F(kt_rating, score, 1) \
    F(kt_rating, interest, 2) \
    F(kt_rating, steps, 4) \
    F(kt_rating, choices, 8) \
    F(kt_search_report, outcome, 0) \
    F(kt_search_report, error_position, 4) \
    F(kt_search_report, count, 8) \
    F(kt_search_report, guesses, 12) \
    F(kt_search_report, common, 16) \
    F(kt_search_report, solution, 178) \
    F(kt_maker_request, seed1, 0) \
    F(kt_maker_request, seed2, 4) \
    F(kt_maker_request, symmetry, 8) \
    F(kt_maker_request, least, 12) \
    F(kt_maker_request, most, 16) \
    F(kt_maker_request, pattern, 20) \
    F(kt_maker_report, outcome, 0) \
    F(kt_maker_report, attempts, 4) \
    F(kt_maker_report, searches, 8) \
    F(kt_maker_report, givens, 12) \
    F(kt_maker_report, puzzle, 16) \
    F(kt_maker_report, solution, 97) \
    F(kt_maker_report, impossible, 178)

#define RECORDS(R) \
    R(kt_report, 436) \
    R(kt_event, 28) \
    R(kt_notice, 4) \
    R(kt_set, 16) \
    R(kt_placement, 2) \
    R(kt_rating, 12) \
    R(kt_search_report, 260) \
    R(kt_maker_request, 32) \
    R(kt_maker_report, 180)

KT_LAYOUT(kt_layout, KT_ABI_VERSION, KT_COUNTS, KT_TEXT_SIZE, sizeof(kt_method_info),
          sizeof(kt_rule_info))
