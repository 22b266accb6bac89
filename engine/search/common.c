/* common.c - what all solutions have in common.
 *
 * The one idea: every solution found shows 81 candidates at once; each candidate that none has shown
 * yet is put on the board and tested, and removed for good if no solution has it.
 */
#include <string.h>

#include "search/places.h"
#include "search/search.h"

enum { ITSELF = 0 };

void kt_uniter_begin(kt_uniter *uniter, const kt_places *board) {
    uniter->board = *board;
    uniter->seen = (kt_places){0};
    uniter->digit = ITSELF;
    uniter->asking = false;
}

/* The next candidate that may be in a solution and has not been seen. False: there is none. */
static bool find_unseen(kt_uniter *uniter) {
    for (unsigned i = 0; i < 27; i++) {
        unsigned b = i / 9, d = i % 9;
        uint32_t unseen = uniter->board.at[b][d] & ~uniter->seen.at[b][d];
        if (unseen == 0) continue;
        uniter->digit = d + 1;
        uniter->square = 27 * b + (unsigned)__builtin_ctz(unseen);
        return true;
    }
    return false;
}

/* Begins to test the candidate; first the board itself, where a second solution matters, too. */
static void ask(kt_uniter *uniter) {
    kt_places board = uniter->board;
    if (uniter->digit != ITSELF) kt_places_put(&board, uniter->square, uniter->digit);
    uint32_t limit = uniter->digit == ITSELF ? 2 : 1;
    uniter->found = (kt_tally){.limit = limit, .solution = uniter->witness};
    kt_counter_begin(&uniter->counter, &board);
    uniter->asking = true;
}

/* Uses the answer. False: nothing is left to test. */
static bool learn(kt_uniter *uniter) {
    uniter->asking = false;
    if (uniter->found.count > 0) {
        for (unsigned s = 0; s < 81; s++) {
            uniter->seen.at[s / 27][uniter->witness[s] - '1'] |= 1u << s % 27;
        }
    } else if (uniter->digit != ITSELF) {
        kt_places_forbid(&uniter->board, uniter->square, uniter->digit);
    }
    if (uniter->digit == ITSELF) {
        if (uniter->found.count < 2) return false;
        kt_counter_settle(&uniter->counter, &uniter->found, &uniter->board);
    }
    return find_unseen(uniter);
}

bool kt_uniter_run(kt_uniter *uniter, kt_tally *tally, uint32_t budget) {
    for (;;) {
        if (uniter->asking) {
            if (!kt_counter_ask(&uniter->counter, &uniter->found, tally, &budget)) return false;
            if (uniter->found.count > 0) {
                tally->count++;
                memcpy(tally->solution, uniter->witness, 81);
            }
            if (!learn(uniter)) return true;
        }
        if (budget == 0) return false;
        budget--;
        tally->guesses++;
        ask(uniter);
    }
}
