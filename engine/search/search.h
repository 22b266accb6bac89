/* search.h - the exact search, as the rest of the engine uses it: how many solutions, which, and
 * what they have in common.
 *
 * Three questions about a board of candidates. Each is begun, then run until it returns true or its
 * budget of guesses is spent; a run that returns false continues when it is called again. Nothing
 * is allocated, nothing is kept outside the structures. Their fields are private.
 */
#ifndef KT_SEARCH_SEARCH_H
#define KT_SEARCH_SEARCH_H

#include "search/band.h"
#include "search/triad.h"

/* How many solutions? One of the engines counts. */
typedef struct {
    union {
        kt_band band;
        kt_triad triad;
    } by;
} kt_counter;

void kt_counter_begin(kt_counter *counter, const kt_places *board);

/* The same from the characters of a board, all of them right: 81, and one more that is read but does not
 * matter. */
void kt_counter_read(kt_counter *counter, const uint8_t text[82]);

/* Continues for at most `budget` guesses. True: done, every solution is counted or the limit is
 * reached. */
bool kt_counter_run(kt_counter *counter, kt_tally *tally, uint32_t budget);

/* The same for a question within a question: its guesses also count for `outer`, and reduce
 * `budget`. */
bool kt_counter_ask(kt_counter *counter, kt_tally *tally, kt_tally *outer, uint32_t *budget);

/* Begins, and continues to the first guess. True: it needs none, and is done. False: what fell
 * before that is taken from the board. */
bool kt_counter_settle(kt_counter *counter, kt_tally *tally, kt_places *board);

/* Number of solutions of 81 digits (0: empty), at most `limit`, run to its end; the first solution
 * found is written to `solution` as 81 digits unless NULL. */
uint32_t kt_count_solutions(const uint8_t digits[81], uint32_t limit, uint8_t solution[81]);

/* Which solutions, in ascending order of their 81 characters? */
typedef struct {
    kt_places board;
    uint32_t digits; /* still to be tried in `square` */
    unsigned square; /* the first that the board leaves open */
} kt_list_level;

typedef struct {
    bool begun;
    bool asking;    /* does board `depth` have solutions? The counter is under way */
    kt_tally found; /* by the counter */
    uint8_t witness[81];
    unsigned depth;
    kt_list_level levels[82];
    kt_counter counter;
} kt_lister;

void kt_lister_begin(kt_lister *lister, const kt_places *board);

/* True: tally->solution is the next one and tally->count has grown, or there are no more. The limit
 * does not matter. */
bool kt_lister_run(kt_lister *lister, kt_tally *tally, uint32_t budget);

/* Which digits does each square have in some solution? */
typedef struct {
    kt_places seen;         /* in a solution found: the answer when it is done */
    kt_places board;        /* not refuted */
    unsigned digit, square; /* the candidate being tested; digit 0: the board itself */
    bool asking;
    kt_tally found;
    uint8_t witness[81];
    kt_counter counter;
} kt_uniter;

void kt_uniter_begin(kt_uniter *uniter, const kt_places *board);

/* True: done. tally->count counts the solutions looked at, tally->solution is the last of them. */
bool kt_uniter_run(kt_uniter *uniter, kt_tally *tally, uint32_t budget);

#endif
