/* scales.h - the scales that rate a puzzle: their names and their answers. */
#ifndef CLI_SCALES_H
#define CLI_SCALES_H

#include "kakutei.h"
#include "out.h"

/* By KT_SCALE_..., and HoDoKu's levels by KT_LEVEL_.... */
extern const char *const scale_names[KT_SCALE_COUNT];
extern const char *const level_names[KT_LEVEL_EXTREME + 1];

/* A rating of Sudoku Explainer, in tenths. */
void write_tenths(out *o, uint32_t tenths);

/* Level and score, or ER, EP and ED, between tabs. */
void write_rating(out *o, uint32_t scale, const kt_catalogue_report *report);

#endif
