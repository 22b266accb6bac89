/* inference.h - one line of an argument: if these candidates are gone, those go as well.
 *
 * The one idea: whatever the technique, its premise and its effects are blocks, each some digits in some
 * squares. So whether a line follows and what it takes are one loop each, and an argument can be cut and
 * tried again without knowing any technique.
 */
#ifndef KT_ARGUMENT_INFERENCE_H
#define KT_ARGUMENT_INFERENCE_H

#include "board/units.h"
#include "kakutei.h"

typedef enum {
    KT_NAKED_SINGLE = 1, /* square, digits: no other candidate in the square */
    KT_HIDDEN_SINGLE,    /* square, digits, unit: no other place in the unit */
    /* Of the unit's empty squares and missing digits two halves: squares have only digits, and rest alone has
     * rest_digits. */
    KT_SUBSET,
    KT_FISH,     /* digits[1]: the units of base have it in those of cover only */
    KT_SUPPOSED, /* square, digits: begins a trial; what follows holds within */
    KT_SUPPOSED_NOT,
    KT_NO_CANDIDATE, /* square: a contradiction, the last line within a trial */
    KT_NO_PLACE,     /* unit, digits */
    KT_FEW_DIGITS,   /* squares, digits, unit: more squares than digits */
    KT_FEW_SQUARES,  /* squares, digits, unit: more digits than squares */
    KT_REFUTED,      /* square, digits: ends a trial; its premise is the line before */
    KT_REFUTED_NOT
} kt_inference_kind;

typedef struct {
    uint8_t kind; /* kt_inference_kind */
    uint8_t unit, square;
    uint8_t rule; /* of KT_SUPPOSED: to be told as a trial or as a chain */
    uint16_t digits, rest_digits;
    kt_squares squares, rest;
    uint32_t base, cover; /* units as bits */
    uint32_t source;      /* the event of the method that it comes from */
    uint16_t needs;       /* where the numbers of the inferences behind it begin */
    uint16_t need_count;
} kt_inference;

typedef struct {
    kt_squares squares;
    uint16_t digits;
} kt_block;

enum { KT_EFFECTS = 2 };

/* Whether a candidate of the block is left. */
bool kt_block_left(kt_block block, const uint16_t candidates[81]);

/* The digit goes into the square: the only place in the unit or, with KT_NO_UNIT, the only candidate. */
kt_inference kt_inference_single(unsigned unit, unsigned square, unsigned digit);

/* Leaves filled squares, and digits that the unit has, out of a subset. If a half is one square, it
 * becomes a single. */
void kt_inference_trim(kt_inference *i, kt_squares filled, uint16_t stands);

/* Whether the `squares` of a subset are its smaller half: it is told as naked, else as hidden. */
bool kt_inference_is_naked(const kt_inference *i);

/* The block that must be gone; empty for the first and last line of a trial. */
kt_block kt_inference_premise(const kt_inference *i);

/* The blocks that go; returns how many. */
unsigned kt_inference_effects(const kt_inference *i, kt_block blocks[KT_EFFECTS]);

/* The next contradiction that the candidates show: a square without any, a digit without a place in a unit.
 * `from` counts those that were looked at, from 0. False: there is none left. */
bool kt_inference_contradiction(const uint16_t candidates[81], unsigned *from, kt_inference *i);

/* Whether its premise is gone from the candidates and, for a single, the square still has the
 * digit. */
bool kt_inference_follows(const kt_inference *i, const uint16_t candidates[81]);

/* Whether it would take anything. */
bool kt_inference_takes(const kt_inference *i, const uint16_t candidates[81]);

/* Candidates, and why the others are gone: a number, undefined where the board takes them. */
typedef struct {
    uint16_t candidates[81];
    uint16_t reasons[81][9];
} kt_view;

/* Takes its effects from the candidates, with this number as their reason. True if a square has
 * none left. */
bool kt_inference_apply(const kt_inference *i, kt_view *view, unsigned number);

static inline bool kt_inference_begins_trial(const kt_inference *i) {
    return i->kind == KT_SUPPOSED || i->kind == KT_SUPPOSED_NOT;
}

static inline bool kt_inference_ends_trial(const kt_inference *i) {
    return i->kind == KT_REFUTED || i->kind == KT_REFUTED_NOT;
}

static inline bool kt_inference_contradicts(const kt_inference *i) {
    return i->kind >= KT_NO_CANDIDATE && i->kind <= KT_FEW_SQUARES;
}

#endif
