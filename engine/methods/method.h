/* method.h - a method, as the engine sees it: a description, a size of state and some functions.
 *
 * The one idea: a method works on a press. `begin` prepares its state for the board as it stands,
 * `advance` works until it has placed a digit, the board has ended or the budget is spent. The api
 * owns the state (state_size bytes, aligned for any object) and zeroes it when the board is opened.
 * Only the method changes it, and a press may be abandoned at any moment.
 */
#ifndef KT_METHODS_METHOD_H
#define KT_METHODS_METHOD_H

#include "board/grid.h"
#include "kakutei.h"
#include "methods/rules.h"
#include "trace/trace.h"

#define KT_NOTICES 1024u

/* How many solutions the givens have. */
typedef struct {
    uint8_t count;     /* 0, 1, or 2 for several */
    uint8_t digit[81]; /* of the only one */
} kt_solutions;

typedef struct {
    kt_grid *grid;              /* the digits on the board; changed through kt_press_place only */
    const uint16_t *candidates; /* 81 sets, as the board was opened; all nine unless given */
    kt_trace *trace;            /* NULL when events are off */
    const uint32_t *options;    /* KT_OPTION_COUNT values, in range */
    kt_report *report;          /* statuses, marks, at_..., depth, counts: written by the method */
    kt_notice *notices;         /* KT_NOTICES records, appended by kt_press_notice */
    uint32_t *uses;             /* KT_RULES counts, raised by kt_deduce */
    bool fresh;                 /* the first press on this board, or another board since the last */
    bool to_end;                /* Go: `advance` need not return KT_CONTINUES */
    kt_squares givens;          /* the squares whose digit was given */
    /* Counts the solutions, once in a press: NULL if *budget, which it counts down, is spent before
     * the answer. For methods with `asks_solutions`, as methods do not know the search. */
    const kt_solutions *(*solutions)(void *asked, uint32_t *budget);
    void *asked;
} kt_press;

/* What a method knows at a depth: digits, 0 where there is none, and candidates, of a filled square its
 * digit. */
typedef struct {
    uint8_t digit[81];
    uint16_t candidates[81];
} kt_shown;

typedef struct {
    kt_method_info info;
    size_t state_size;
    bool asks_solutions; /* press->solutions may be called */

    /* NULL: this program has only the description of the method.
     *
     * Prepares a press on press->grid, whose digits do not clash. The report is empty. A method that
     * goes on (KT_METHOD_GOES_ON) starts afresh only if press->fresh. */
    void (*begin)(void *state, kt_press *press);

    /* Abandons the press: restores the state at its begin. NULL: the method starts afresh with each
     * press. */
    void (*cancel)(void *state);

    /* Works on, spending at most *budget (and counting it down). Returns KT_MORE (budget spent),
     * KT_CONTINUES (exactly one digit placed or taken back, squares are left), KT_FINISHED (the board
     * is full: one digit placed, or none if it was full), or another end without a digit. After
     * KT_CONTINUES it may be called again; a method whose steps are small continues by itself where
     * press->to_end says so. */
    kt_status (*advance)(void *state, kt_press *press, uint32_t *budget);

    /* For showing, after `begin`: the position at a depth up to the current one, and up to `room`
     * determined sets in list order (returns how many there are; NULL: the method has none). */
    void (*show)(const void *state, unsigned depth, kt_shown *shown);
    uint32_t (*sets)(const void *state, kt_set *sets, uint32_t room);

    /* For a method with KT_METHOD_RATES: the rating by the press so far. Else NULL. */
    void (*rate)(const kt_press *press, kt_rating *rating);
} kt_method_type;

/* The table of methods; its order is their number in the public header. */
extern const kt_method_type *const kt_methods[];
extern const uint32_t kt_methods_count;

/* Places a digit: at depth 0 on the board and in the report. Tells PLACED; `losers` are the squares that
 * lose it as candidate, needed only if that is told. */
void kt_press_place(kt_press *press, unsigned depth, kt_placement digit, kt_squares losers,
                    uint32_t cause);

/* Takes a digit back from the board, and reports that in at_... and as TAKEN_BACK; `gainers` get it
 * back as candidate. The square must be the one that was placed last in this press, or in a press
 * before. */
void kt_press_take_back(kt_press *press, unsigned square, kt_squares gainers);

/* Tells GIVEN, PLACED or TAKEN_BACK, and nothing else. Returns the event. */
uint32_t kt_press_tell_digit(kt_press *press, uint8_t kind, unsigned depth, kt_placement digit,
                             kt_squares squares, uint32_t cause);

/* Reports two solutions: one has the digit in the square, the other does not. */
void kt_press_differ(kt_press *press, unsigned square, unsigned digit);

/* Appends a message of Table 1, or counts it as lost. */
void kt_press_notice(kt_press *press, kt_notice notice);

#endif
