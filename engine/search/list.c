/* list.c - the solutions in ascending order.
 *
 * The one idea: fix the first open square to its digits in turn, lowest first, and ask the counter
 * before going deeper: without a solution the digit is skipped; a single solution is the next one;
 * with more the board goes one level down. So no level is ever entered in vain.
 */
#include <string.h>

#include "search/places.h"
#include "search/search.h"

/* Asks for the solutions of the board at `depth`. */
static void ask(kt_lister *lister) {
    lister->asking = true;
    lister->found = (kt_tally){.limit = 2, .solution = lister->witness};
    kt_counter_settle(&lister->counter, &lister->found, &lister->levels[lister->depth].board);
}

/* The board at `depth` has several solutions: opens it as a level. */
static void enter(kt_lister *lister) {
    kt_list_level *level = &lister->levels[lister->depth++];
    level->square = 0;
    while (level->digits = kt_places_of(&level->board, level->square),
           (level->digits & (level->digits - 1)) == 0) {
        level->square++;
    }
}

/* Puts the next digit of the innermost level on the board at `depth`. False: it has none left. */
static bool advance(kt_lister *lister) {
    kt_list_level *level = &lister->levels[lister->depth - 1];
    if (level->digits == 0) return false;
    unsigned digit = (unsigned)__builtin_ctz(level->digits) + 1;
    level->digits &= level->digits - 1;
    level[1].board = level->board;
    kt_places_put(&level[1].board, level->square, digit);
    return true;
}

void kt_lister_begin(kt_lister *lister, const kt_places *board) {
    lister->levels[0].board = *board;
    lister->depth = 0;
    lister->asking = false;
    lister->begun = false;
}

bool kt_lister_run(kt_lister *lister, kt_tally *tally, uint32_t budget) {
    for (;;) {
        if (lister->asking) {
            if (!kt_counter_ask(&lister->counter, &lister->found, tally, &budget)) return false;
            lister->asking = false;
            if (lister->found.count > 1) enter(lister);
            if (lister->found.count == 1) {
                tally->count++;
                memcpy(tally->solution, lister->witness, 81);
                return true;
            }
        }
        if (lister->begun && lister->depth == 0) return true;
        if (budget == 0) return false;
        lister->begun = true;
        if (lister->depth > 0 && !advance(lister)) {
            lister->depth--;
            continue;
        }
        budget--;
        tally->guesses++;
        ask(lister);
    }
}
