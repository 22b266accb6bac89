/* band.h - the band engine: scalar, very little work for each deduction; see band.c. */
#ifndef KT_SEARCH_BAND_H
#define KT_SEARCH_BAND_H

#include "search/engine.h"

typedef struct {
    kt_places board;
    uint32_t changed[3]; /* for each band, bit d: its subband d is still to be worked off */
} kt_band_level;

/* A branch fixes a square, so no more than 81 alternatives ever wait. */
enum { KT_BAND_LEVELS = 82 };

typedef struct {
    uint32_t depth; /* levels that are not finished; the last one is worked on */
    kt_band_level stack[KT_BAND_LEVELS];
} kt_band;

void kt_band_begin(kt_band *band, const kt_places *board);

/* Continues for at most `budget` guesses. True: done, every solution is counted or the limit is
 * reached. */
bool kt_band_run(kt_band *band, kt_tally *tally, uint32_t budget);

/* Before the first guess: writes what is left of the board on which it began. */
void kt_band_show(const kt_band *band, kt_places *board);

#endif
