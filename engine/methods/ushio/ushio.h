/* ushio.h - what the files of the Ushio method share: its contexts and its functions.
 *
 * The method was devised by Tetsuya Ushio (潮 哲也). The functions carry the names of his document,
 * which defines them; letters like (b) and numbers like (1-2) are its own. U1 to U26 are our
 * readings of what it leaves open, explained where they matter.
 *
 * The one idea: a determined set (確定セット) says that n squares hold n digits in some order. Whatever
 * a set forbids is excluded possibility by possibility; around each exclusion the method looks for
 * new sets, until one of them is a single square with a single digit.
 *
 * What is ours: the possibilities are kept in two views (digits by square, places by digit) for each
 * of the 27 units, so that every search of section 2.1 is one comparison of nine words; and each
 * square knows which digits the registered sets forbid it, so that SP needs no scan of the list.
 */
#ifndef KT_USHIO_USHIO_H
#define KT_USHIO_USHIO_H

#include "methods/method.h"
#include "methods/ushio/set_list.h"

#define USHIO_LEVELS 82u /* 0 to 80, and the level at which the limit of 80 strikes */

/* The verdicts of SSB and TS about a level. */
typedef enum {
    USHIO_WORKING,
    USHIO_SINGLE, /* a single set was registered, squares are left */
    USHIO_FINISHED,
    USHIO_INCONSISTENT,
    USHIO_INDETERMINATE
} ushio_verdict;

typedef struct {
    uint8_t square; /* KT_NO_SQUARE: none yet */
    uint8_t digit;
    uint32_t event;
} ushio_single;

/* The recursive context (リカーシブコンテキスト): everything that an assumption copies. */
typedef struct {
    uint16_t digits[27][9]; /* the possibility list: digits left, by unit and place */
    uint16_t places[27][9]; /* the same: places left, by unit and digit - 1 */
    uint16_t forbidden[81]; /* digits that a registered set excludes from the square */
    kt_squares pending;     /* squares with a possibility that is forbidden but not yet excluded */
    kt_squares stale;       /* squares whose forbidden digits have to be computed anew */
    uint8_t determined[81]; /* digit of the square's single set, 0 for none */
    uint16_t unit_determined[27];
    uint8_t singles;
    uint8_t depth;

    bool set_registered, single_registered, inconsistent; /* statuses of the document */
    bool single_duplicate, single_indeterminate;
    uint8_t at_square, at_digit; /* the three variables */
    kt_squares marks;
    uint32_t contradiction;    /* event */
    ushio_single first_single; /* the first one registered in this context (U19) */

    ushio_list list; /* dSetList */
} ushio_context;

/* How one branch of an assumption ended. */
typedef struct {
    ushio_verdict verdict;
    bool duplicate, indeterminate;
    ushio_single single;
    uint32_t assumed; /* event */
} ushio_branch;

/* A level of the recursion: its context and where SSL2 stands in it. */
typedef struct {
    ushio_context context;
    uint8_t order;  /* SSL2 looks at squares with this many possibilities */
    uint8_t square; /* the square under assumption */
    uint8_t digit;
    bool in_sub;
    ushio_branch main, sub;
} ushio_level;

typedef struct {
    kt_press *press;
    uint32_t depth; /* the level that is at work */
    uint8_t finished_count;
    uint8_t finished_next;
    kt_placement finished[81]; /* finishedDSetList: its single sets */
    uint32_t finished_event;   /* the adoption at level 0 */
    ushio_level levels[USHIO_LEVELS];
} ushio;

extern const kt_method_type kt_method_ushio;

/* --- context.c: the possibility list and what the sets forbid --------------------------------- */

void ushio_context_clear(ushio_context *c);
void ushio_context_copy(ushio_context *to, const ushio_context *from, bool with_events);
void ushio_exclude(ushio_context *c, unsigned square, unsigned digit);
void ushio_restore(ushio_context *c, unsigned square, unsigned digit);

/* Appends a set to the list and lets it forbid; a single set also becomes the square's digit. */
void ushio_append(ushio_context *c, ushio_set set, uint32_t event);
/* Notes that the list may no longer contain `lost`, neither whole nor as parts; ushio_refresh then
 * finds out what the other sets still forbid in its reach. */
void ushio_doubt(ushio_context *c, ushio_set lost);
void ushio_refresh(ushio_context *c);

/* The first square at or after `from` with something to exclude, 81 if there is none. */
unsigned ushio_next_pending(const ushio_context *c, unsigned from);

/* The event of the set that was appended last. */
static inline uint32_t ushio_last_event(const ushio_context *c) {
    return c->list.events[c->list.slots - 1];
}

/* Rows come first, so the digits of square s are the s-th word. */
static inline uint16_t ushio_candidates(const ushio_context *c, unsigned square) {
    return c->digits[square / 9][square % 9];
}

/* --- notes.c: contradictions and events ------------------------------------------------------- */

static inline bool ushio_telling(const ushio *u, const ushio_context *c) {
    return kt_trace_on(u->press->trace, c->depth);
}

/* Sets 不能 with the three variables and the marks, and tells it. */
typedef struct {
    uint8_t rule, unit;
    uint8_t square, digit; /* the three variables */
    uint16_t digits;       /* those in conflict, for the event */
    kt_squares marks;
    uint32_t cause, other;
} ushio_contradiction;
void ushio_contradict(ushio *u, ushio_context *c, const ushio_contradiction *what);

/* Tells the placement of the three variables in an assumption; at depth 0 the press does that. */
void ushio_tell_placed(ushio *u, const ushio_context *c, uint32_t cause);

/* Tells an event about a set; returns its number. Only called while telling. */
uint32_t ushio_tell_set(ushio *u, const ushio_context *c, uint8_t kind, uint8_t rule, unsigned unit,
                        ushio_set set, uint32_t cause, uint32_t other);

/* --- The document's functions ----------------------------------------------------------------- */

/* 1.2 (SP): excludes what the sets forbid until a set is registered. Returns whether anything was
 * excluded; statuses, marks and the three variables are left in the context. */
bool ushio_search_possibility(ushio *u, ushio_context *c);

/* 2.1: looks for exclusive sets around the possibility that was just excluded; `cause` is its event. */
void ushio_make_exclusive_set(ushio *u, ushio_context *c, unsigned square, unsigned digit,
                              uint32_t cause);

/* 2.2: makes a candidate of an exclusive set and registers it if it can. */
void ushio_make_determined_set(ushio *u, ushio_context *c, unsigned unit, uint32_t places,
                               uint16_t digits, uint32_t cause);
void ushio_make_determined_set_body(ushio *u, ushio_context *c, ushio_set candidate,
                                    uint32_t cause);

/* 1.1 (SSB with SSL2 and TS): one visit. USHIO_WORKING asks for another one; every other verdict is
 * that of level 0. */
ushio_verdict ushio_start_search_body(ushio *u);

#endif
