/* path.h - the way to the solution in the order of HoDoKu 2.2.0, its level and its score.
 *
 * The one idea: the techniques are asked one entry after the other; the first that finds something
 * makes one step, and then the search begins at the top again. An entry that found nothing is asked
 * again only about what has changed since.
 */
#ifndef TECH_PATH_H
#define TECH_PATH_H

#include "techniques/finder.h"

/* The techniques of one index: asked together, at the same cost. */
typedef struct {
    tech_set techniques;
    uint16_t index, score;
    uint8_t level;
} tech_entry;

typedef struct {
    unsigned count;
    tech_entry entries[TECH_END];
} tech_order;

/* Appends a technique. One with the index and the score of the last one joins its entry. */
void tech_order_add(tech_order *order, unsigned technique, uint16_t score);

/* HoDoKu's default order, in ascending index. */
void tech_order_hodoku(tech_order *order);

/* The same for a set of techniques. */
void tech_order_of(tech_order *order, const tech_set *techniques);

typedef enum {
    TECH_MORE,   /* the budget is spent: call again */
    TECH_STEP,   /* path->finder.step has been found and waits to be applied */
    TECH_SOLVED, /* every square has a digit */
    TECH_STUCK   /* nothing finds anything any more */
} tech_outcome;

typedef struct {
    const tech_order *order;
    unsigned end; /* entries from this one on are not asked */
    tech_board board;
    tech_finder finder;
    unsigned asked;           /* the current entry, or the one that found the step */
    uint32_t since[TECH_END]; /* by entry: the board's changes when it was searched in vain */
    uint32_t score;
    uint8_t level;
} tech_path;

/* `path->board` has been opened. `solution` is NULL unless the board has exactly one. */
void tech_path_begin(tech_path *path, const tech_order *order, tech_work *work,
                     const uint8_t *solution);

/* Finds the next step. */
tech_outcome tech_path_next(tech_path *path, uint32_t *budget);

/* Applies it, and adds it to level and score. */
void tech_path_apply(tech_path *path);

/* The final level and score: a score above a level's maximum raises the level; a board that is
 * stuck is extreme and costs 20000. */
void tech_path_rate(const tech_path *path, tech_outcome outcome, uint8_t *level, uint32_t *score);

#endif
