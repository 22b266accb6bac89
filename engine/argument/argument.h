/* argument.h - an argument: lines that lead from a board to a digit, to be replayed and told.
 *
 * The one idea: a line holds only where it follows, so all lines are replayed, starting from the
 * board. To see whether a line is needed, leave it out and replay the others. Between the line that
 * begins a trial and the one that ends it are the lines of the trial, one depth further down.
 *
 * To make an argument, begin it, put the board and the lines into it, and tell it, as REASON
 * events, each with its PARTs.
 */
#ifndef KT_ARGUMENT_ARGUMENT_H
#define KT_ARGUMENT_ARGUMENT_H

#include "argument/inference.h"
#include "trace/trace.h"

enum {
    KT_ARGUMENT_LINES = 512,
    KT_ARGUMENT_DEPTHS = 83, /* the board, 81 trials inside each other, and a chain */
    KT_ARGUMENT_TAKEN = 2048
};

/* The digits on the board, or on the position where a line is replayed. */
typedef struct {
    kt_squares filled;
    uint16_t digits[27]; /* in each unit */
} kt_standing;

typedef struct {
    uint8_t digit[81];
    kt_standing standing;
    uint16_t ruled_out[81];  /* not candidates of the board as it was opened */
    uint16_t candidates[81]; /* what all of this leaves */
} kt_argument_board;

/* A candidate that a line takes and a later one needs. */
typedef struct {
    uint16_t line;
    uint8_t square;
    uint16_t digits;
} kt_taken;

typedef struct {
    kt_trace *trace; /* where it is told */
    kt_view *views;  /* by depth: lent, and overwritten by each replay */
    kt_argument_board board;

    kt_inference lines[KT_ARGUMENT_LINES];
    bool is_dropped[KT_ARGUMENT_LINES]; /* to be left out, with the trial that it begins */
    bool is_idle[KT_ARGUMENT_LINES];    /* took nothing when it was replayed */
    unsigned line_count;

    /* Of the last replay. */
    kt_taken taken[KT_ARGUMENT_TAKEN];
    unsigned taken_count;
    uint16_t wanted[KT_ARGUMENT_DEPTHS][81];
    kt_standing standing[KT_ARGUMENT_DEPTHS];
    bool is_over[KT_ARGUMENT_DEPTHS]; /* a square has no candidate left there */
} kt_argument;

/* --- board.c ---------------------------------------------------------------------------------- */

/* Begins with an empty board and no lines; `views` are KT_ARGUMENT_DEPTHS. */
void kt_argument_begin(kt_argument *a, kt_trace *trace, kt_view *views);

/* Adds a digit, as a set, in a square. */
void kt_standing_add(kt_standing *standing, unsigned square, uint16_t digit);

/* Takes all digits from the board. */
void kt_argument_board_clear(kt_argument_board *board);
void kt_argument_board_put(kt_argument_board *board, unsigned square, unsigned digit);

/* Works out the candidates, once all digits are there. */
void kt_argument_board_count(kt_argument_board *board);

/* Whether a unit, if it is one, has one empty square. */
bool kt_argument_board_is_last(const kt_argument_board *board, unsigned unit);

/* --- replay.c --------------------------------------------------------------------------------- */

/* Replays the lines without the dropped ones, and says which are idle. With `adapt` each line
 * leaves out what the lines before it have filled. A trial without lines is believed. */
void kt_argument_replay(kt_argument *a, bool adapt);

/* Replays the lines before the one at `at`, unchanged; returns the candidates that are left, which
 * last until the next replay. */
const uint16_t *kt_argument_replay_before(kt_argument *a, unsigned at);

/* The candidates that a replay leaves on the board. */
const uint16_t *kt_argument_left(const kt_argument *a);

/* Replays the lines, and notes in a->taken what they take that a later line, or the final one, needs. */
void kt_argument_note_taken(kt_argument *a, const kt_inference *final);

/* Leaves out of a line what is filled on the board; false if nothing remains of it. */
bool kt_argument_adapt(const kt_argument *a, kt_inference *i);

/* The line after `at` or, if a trial begins there, after the trial. */
unsigned kt_argument_behind(const kt_argument *a, unsigned at);

/* --- tell.c, seen.c --------------------------------------------------------------------------- */

/* Tells the lines, then the final one, as reasons of the event that placed the digit (KT_NO_EVENT
 * if none did). */
void kt_argument_tell(kt_argument *a, const kt_inference *final, uint32_t placed);

/* Tells as PARTs of `line` which digits on the board make a digit single. */
void kt_argument_tell_seen(kt_argument *a, const kt_inference *single, uint32_t line);

#endif
