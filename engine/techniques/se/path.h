/* se/path.h - Sudoku Explainer 1.2.1's way to the solution, and its three ratings.
 *
 * The one idea: the producers are asked in the order of se.def; the first hint of the first that
 * has one is applied, and the search begins at the top again. ER is the largest rating of all
 * steps, ED that of the first, EP the largest up to the first that places a digit.
 */
#ifndef SE_PATH_H
#define SE_PATH_H

#include "techniques/finder.h"
#include "techniques/path.h"
#include "techniques/se/work.h"

enum { SE_STUCK = 200 };

#define SE(name, finder, argument) SE_##name,
enum {
#include "techniques/se/se.def"
    SE_PRODUCERS
};
#undef SE

typedef struct {
    tech_board board;
    tech_finder finder;
    se_work *work;
    unsigned asked;     /* the current producer, or the one that found the step */
    uint8_t er, ep, ed; /* in tenths; 0: not known yet */
} se_path;

/* `path->board` has been opened, and has exactly one solution. */
void se_path_begin(se_path *path, tech_work *work, se_work *room);

/* Finds the next step; if it is TECH_STUCK the ratings are SE_STUCK. */
tech_outcome se_path_next(se_path *path, uint32_t *budget);

/* Asks one producer alone, SE_...: whether it found a step. Or path->finder is paused: then to be called again, with a
 * fresh path->finder.budget. */
bool se_path_ask(se_path *path, unsigned producer);

/* Applies it, and includes it in the ratings. */
void se_path_apply(se_path *path);

#endif
