/* reasoner.h - why a digit goes where it does, proved from what a method tells.
 *
 * The events of a method say what it found: sets, deductions, assumptions and how they ended. None
 * of it is believed. Each is an idea, tried on the reasoner's own candidates; if it follows there,
 * it becomes an inference that remembers which others it needs. When a digit is placed, the
 * inferences behind it are walked backwards, those that the step does not need are dropped, and the
 * rest is told as REASON events.
 *
 * The one idea: each candidate that is gone remembers the inference that took it. So one walk
 * serves all methods, and no argument can be false, whatever a method tells.
 *
 * The reasoner hears every event, also of depths that are not recorded, and of a refuted trial it
 * keeps only the lines that refute it. So the length of a method's record does not limit it.
 */
#ifndef KT_REASON_REASONER_H
#define KT_REASON_REASONER_H

#include "argument/argument.h"
#include "board/grid.h"

enum {
    KT_INFERENCES = 4096,
    KT_NEEDS = 32768,
    KT_LEVELS = KT_ARGUMENT_DEPTHS + 1, /* the depths of an argument, replayed below the board */
    KT_HEARD_PARTS = 32                 /* of a deduction */
};

/* The board, or a trial on it. */
typedef struct {
    uint16_t first;         /* the inference that begins the trial */
    bool is_known;          /* the supposition was known: all finds hold outside, too */
    bool is_lost;           /* there was no room for it: nothing is concluded */
    bool is_over;           /* a square has no candidate left: nothing more is found */
    kt_event contradiction; /* the last one told; kind 0: none */
} kt_reason_level;

typedef struct {
    bool is_off;    /* this press wants no reasons */
    bool has_begun; /* the board is known */

    kt_inference inferences[KT_INFERENCES]; /* from 1 */
    uint16_t needs[KT_NEEDS];               /* those that each follows from */
    uint16_t count;
    uint16_t needs_count;
    uint32_t marks[KT_INFERENCES]; /* equal to `mark`: visited on the present walk */
    uint32_t mark;

    kt_event deduction; /* heard, with parts still to come; kind 0: none */
    uint32_t deduction_number;
    kt_event parts[KT_HEARD_PARTS];
    unsigned part_count;

    kt_reason_level levels[KT_LEVELS];
    kt_view views[KT_LEVELS]; /* the reasons are inferences */

    kt_argument argument; /* replayed on the views below the board's, which are free then */
} kt_reasoner;

/* Begins a press whose events the trace is going to tell. */
void kt_reasoner_begin(kt_reasoner *r, kt_trace *trace, bool is_off);

/* Takes an event; `number` is KT_NO_EVENT if it was not recorded. Tells REASON events after a
 * PLACED. */
void kt_reasoner_hear(void *reasoner, const kt_event *event, uint32_t number);

/* For a search that has ended: tells why each of these digits, one after the other on this board,
 * goes there, if it is a single. */
void kt_reasoner_tell_kept(kt_reasoner *r, const kt_grid *grid, const kt_placement *digits,
                           unsigned count);

/* --- inferences.c ----------------------------------------------------------------------------- */

/* Adds an inference at a depth, if it follows there and takes something or is a contradiction. Returns its
 * number, or 0. */
uint16_t kt_reasoner_add(kt_reasoner *r, unsigned depth, kt_inference *i);

/* The number of other inferences that it needs directly in the level's view. */
unsigned kt_reasoner_count_needs(kt_reasoner *r, const kt_view *view, const kt_inference *i);

/* Marks the inference and all behind it, down to the inference `first`. Returns how many these
 * are. */
unsigned kt_reasoner_mark(kt_reasoner *r, uint16_t inference, uint16_t first);

/* The same for an inference that was not added. */
unsigned kt_reasoner_mark_needs(kt_reasoner *r, const kt_view *view, const kt_inference *i,
                                uint16_t first);

static inline bool kt_reasoner_is_marked(const kt_reasoner *r, uint16_t inference) {
    return r->marks[inference] == r->mark;
}

/* Forgets all from `first` on. */
void kt_reasoner_forget(kt_reasoner *r, uint16_t first);

/* Of those after `first` keeps what is marked. */
void kt_reasoner_compact(kt_reasoner *r, uint16_t first);

/* Keeps none of them: `first` itself needs what they need from outside. */
void kt_reasoner_shorten(kt_reasoner *r, uint16_t first);

/* --- ideas.c: what a method told, tried on the reasoner's own candidates ---------------------- */

/* The digit goes into the square. */
void kt_reasoner_try_single(kt_reasoner *r, unsigned depth, unsigned square, unsigned digit,
                            uint32_t source);

/* The squares, as many as digits, have these digits. */
void kt_reasoner_try_set(kt_reasoner *r, unsigned depth, kt_squares squares, uint16_t digits,
                         uint32_t source);

/* Tries the deduction that was heard with its parts. */
void kt_reasoner_try_deduction(kt_reasoner *r);

/* --- trials.c --------------------------------------------------------------------------------- */

typedef struct {
    uint8_t square, digit;
    bool is_absent; /* the square is supposed not to have the digit */
    uint8_t rule;   /* to be told of it */
    uint32_t source;
} kt_supposed;

/* Begins a trial one level below `depth`. */
void kt_reasoner_suppose(kt_reasoner *r, unsigned depth, kt_supposed supposed);

/* Ends it. If it was `refuted`, and the contradiction is found, that is an inference at `depth`. */
void kt_reasoner_end_trial(kt_reasoner *r, unsigned depth, bool refuted);

/* --- slice.c ---------------------------------------------------------------------------------- */

/* Puts the lines of an argument for the digit into r->argument, and returns its final line; false if there is none. */
bool kt_reasoner_argue(kt_reasoner *r, unsigned square, unsigned digit, kt_inference *final);

#endif
