/* deduction.h - what a technique found, told and applied in one place for every method that works on
 * candidates.
 *
 * The one idea: whatever the pattern, a deduction takes candidates from squares and may place a digit.
 * So it is a record that says which and why, and one function tells it with its parts, changes the
 * candidates and tells each change. If a method remembers more than its candidates, it updates that
 * itself, from `lost`, after the deduction.
 */
#ifndef KT_METHODS_DEDUCTION_H
#define KT_METHODS_DEDUCTION_H

#include "candidates/candidates.h"
#include "methods/method.h"

enum { KT_PARTS = 32 };

/* The candidates that a method works on: of the board, or of the board under an assumption. */
typedef struct {
    kt_press *press;
    kt_candidates *candidates;
    unsigned depth;
    uint32_t assumed; /* the ASSUMED around it; KT_NO_EVENT on the board itself */
} kt_position;

typedef struct {
    kt_event event; /* the DEDUCTION; its depth and cause are filled in when it is made */
    bool places;    /* the event's digit goes into its square */
    uint8_t part_count;
    kt_event parts[KT_PARTS];
    kt_squares losers;
    uint16_t lost[81]; /* which candidates each loser loses; undefined for other squares */
} kt_deduction;

/* --- To describe a deduction ------------------------------------------------------------------ */

/* Empties the record. */
void kt_deduction_begin(kt_deduction *d, unsigned rule);

/* Adds an empty PART, to be filled in by the caller. A link may name another part as `other` by its index
 * in `parts`; KT_NO_EVENT there is the deduction itself. */
kt_event *kt_deduction_add(kt_deduction *d, unsigned role);

/* The same, filled in. */
void kt_deduction_add_unit(kt_deduction *d, unsigned role, unsigned unit);
void kt_deduction_add_squares(kt_deduction *d, unsigned role, kt_squares squares, uint16_t digits);

/* The squares also lose these candidates. */
void kt_deduction_remove(kt_deduction *d, kt_squares squares, uint16_t digits);

/* --- To make it, and other changes ------------------------------------------------------------ */

/* Puts the digits of press->grid on the empty board `c`, GIVEN, and leaves it no candidates but those of
 * press->candidates. */
void kt_position_begin(kt_press *press, kt_candidates *c);

/* Tells the deduction with its parts and does what it says; `lost` then holds what was really taken.
 * Returns its event. */
uint32_t kt_deduce(const kt_position *at, kt_deduction *d);

/* Takes candidates, for a reason already told; returns those that were there. */
uint16_t kt_exclude(const kt_position *at, unsigned square, uint16_t digits, uint32_t cause);

/* Places a digit: at depth 0 on the board and in the report. */
void kt_put(const kt_position *at, unsigned square, unsigned digit, uint32_t cause);

/* Tells a CONTRADICTION that the caller has filled in; at depth 0 also in the report. Returns its event. */
uint32_t kt_contradict(const kt_position *at, kt_event *event);

/* For showing. */
void kt_show_candidates(const kt_candidates *c, kt_shown *shown);

/* --- Assumptions ------------------------------------------------------------------------------ */

typedef struct {
    uint8_t rule, square, digit;
} kt_assumption;

/* Counts an assumption and tells it as ASSUMED. The caller puts the digit in, one depth
 * deeper. Returns its event. */
uint32_t kt_assume(const kt_position *at, kt_assumption assumption);

/* Tells its RESULT; `contradiction` is the event that led to it, if any. Returns its event. */
uint32_t kt_end_assumption(const kt_position *at, kt_assumption assumption, uint32_t assumed,
                           kt_status result, uint32_t contradiction);

#endif
