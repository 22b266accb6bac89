/* argument.h - an argument: lines that lead from a board to a digit, to be replayed and told.
 *
 * The one idea: a line holds only where it follows, so lines are replayed from the board on, whoever made them. To see
 * whether a line is needed, it is left out and the others are replayed. A line that begins a trial and the one that
 * ends it have those of the trial between them, one depth further down.
 *
 * Whoever makes an argument begins it, puts the board and the lines into it, and tells it: as REASON events, each with
 * its PARTs.
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

/* What stands on the board, or where a line is replayed. */
typedef struct {
    kt_squares filled;
    uint16_t digits[27]; /* in each unit */
} kt_standing;

typedef struct {
    uint8_t digit[81];
    kt_standing standing;
    uint16_t ruled_out[81];  /* not candidates of the board as it was opened */
    uint16_t candidates[81]; /* what is left by all of this */
} kt_argument_board;

/* A candidate that a line takes and a later one needs. */
typedef struct {
    uint16_t line;
    uint8_t square;
    uint16_t digits;
} kt_taken;

typedef struct {
    kt_trace *trace; /* it is told there */
    kt_view *views;  /* of each depth: lent, and overwritten by each replay */
    kt_argument_board board;

    kt_inference lines[KT_ARGUMENT_LINES];
    bool is_dropped[KT_ARGUMENT_LINES]; /* to be left out; where a trial begins, all of it */
    bool is_idle[KT_ARGUMENT_LINES];    /* took nothing when it was replayed */
    unsigned line_count;

    /* Of the last replay. */
    kt_taken taken[KT_ARGUMENT_TAKEN];
    unsigned taken_count;
    uint16_t wanted[KT_ARGUMENT_DEPTHS][81];
    kt_standing standing[KT_ARGUMENT_DEPTHS];
    bool is_over[KT_ARGUMENT_DEPTHS]; /* a square has no candidate left there */
} kt_argument;

/* --- board.c ------------------------------------------------------------------------------------- */

/* Begins with an empty board and no lines; `views` are KT_ARGUMENT_DEPTHS. */
void kt_argument_begin(kt_argument *a, kt_trace *trace, kt_view *views);

/* A digit, as a set, stands in the square from now on. */
void kt_standing_add(kt_standing *standing, unsigned square, uint16_t digit);

/* Takes all digits from the board. */
void kt_argument_board_clear(kt_argument_board *board);
void kt_argument_board_put(kt_argument_board *board, unsigned square, unsigned digit);

/* Works out the candidates, once all digits are there. */
void kt_argument_board_count(kt_argument_board *board);

/* Whether a unit, if it is one, has one empty square. */
bool kt_argument_board_is_last(const kt_argument_board *board, unsigned unit);

/* --- replay.c ------------------------------------------------------------------------------------ */

/* Replays the lines without those that are dropped, and says which are idle. What a line speaks of is adapted, if that
 * is asked for, to what the lines before it have filled. A trial without lines is believed. */
void kt_argument_replay(kt_argument *a, bool adapt);

/* Replays the lines before the one at `at`, as they are; returns the candidates that it then finds, which last until
 * the next replay. */
const uint16_t *kt_argument_replay_before(kt_argument *a, unsigned at);

/* The candidates that a replay leaves on the board. */
const uint16_t *kt_argument_left(const kt_argument *a);

/* Replays the lines, and notes in a->taken what they take that a later line, or the final one, needs. */
void kt_argument_note_taken(kt_argument *a, const kt_inference *final);

/* Leaves out of a line what is filled on the board. False: so it says nothing any more. */
bool kt_argument_adapt(const kt_argument *a, kt_inference *i);

/* The line behind `at` or, if a trial begins there, behind the trial. */
unsigned kt_argument_behind(const kt_argument *a, unsigned at);

/* --- tell.c, seen.c ------------------------------------------------------------------------------ */

/* Tells the lines, and the final one after them, as reasons of the event that placed the digit; KT_NO_EVENT: none
 * did. */
void kt_argument_tell(kt_argument *a, const kt_inference *final, uint32_t placed);

/* Tells as PARTs of `line` why the board alone makes a digit single: what stands where. */
void kt_argument_tell_seen(kt_argument *a, const kt_inference *single, uint32_t line);

#endif
