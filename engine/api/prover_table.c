/* prover_table.c - the layout of the prover's records, for loaders. A table apart from layout.c, as that of the
 * catalogue. */
#include "api/records.h"

#define FIELDS(F) \
    F(kt_proof_line, kind, 0) \
    F(kt_proof_line, depth, 1) \
    F(kt_proof_line, unit, 2) \
    F(kt_proof_line, square, 3) \
    F(kt_proof_line, digit, 4) \
    F(kt_proof_line, other, 5) \
    F(kt_proof_line, digits, 6) \
    F(kt_proof_line, size, 8) \
    F(kt_proof_line, removed, 10) \
    F(kt_proof_line, first_removed, 12) \
    F(kt_proof_line, squares, 16) \
    F(kt_prover_report, outcome, 0) \
    F(kt_prover_report, error_position, 4) \
    F(kt_prover_report, work, 8) \
    F(kt_prover_report, lines, 12) \
    F(kt_prover_report, line_count, 16) \
    F(kt_prover_report, longest, 20) \
    F(kt_prover_report, common, 22) \
    F(kt_prover_report, verdict, 184) \
    F(kt_prover_report, claim, 185) \
    F(kt_prover_report, depth, 186) \
    F(kt_prover_report, solution, 187)

#define RECORDS(R) \
    R(kt_proof_line, 28) \
    R(kt_prover_report, 268)

KT_LAYOUT(kt_prover_layout, KT_ABI_VERSION, KT_TEXT_SIZE)
