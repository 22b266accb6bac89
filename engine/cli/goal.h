/* goal.h - the rating that a new puzzle should have, and the techniques that its way should need.
 *
 * The one idea: how far a puzzle is from the goal is one number, so that the nearest of many can be kept.
 */
#ifndef CLI_GOAL_H
#define CLI_GOAL_H

#include <stdbool.h>
#include <stdint.h>

#include "kakutei.h"
#include "out.h"

enum { GOAL_NEEDS = 32 };

typedef struct {
    bool is_set;
    uint32_t scale;       /* KT_SCALE_... */
    bool by_level;        /* HoDoKu's scales: by level, else by score */
    uint32_t least, most; /* level, score, or ER in tenths */
    uint32_t need_count;
    const char *needs[GOAL_NEEDS]; /* slugs of techniques */
} goal;

/* SCALE, SCALE:A or SCALE:A-B, where A and B are levels, scores or ratings; false if it is none of these. */
bool goal_read_rating(goal *g, const char *text);

/* Adds a technique; false if there are too many. */
bool goal_read_need(goal *g, const char *slug);

/* The first need that no way of the scale ever has, or NULL. */
const char *goal_wrong_need(const goal *g);

/* The slugs of the techniques that a way can have. */
void goal_tell_techniques(const goal *g, out *o);

/* How far a puzzle with exactly one solution is from the goal; 0: it meets the goal. From `limit`
 * on the distance need not be exact. */
uint32_t goal_distance(const goal *g, kt_catalogue *c, const uint8_t puzzle[KT_SQUARES],
                       uint32_t limit);

/* Whether the way of a puzzle soon comes to more of the techniques than that of one at the distance `limit`, or to all:
 * a tenth of the work of goal_distance, by which most puzzles are passed over that need none of them. */
bool goal_is_near(const goal *g, kt_catalogue *c, const uint8_t puzzle[KT_SQUARES], uint32_t limit);

/* kt_maker_start_near, for the first technique that is needed. */
kt_status goal_start_near(const goal *g, kt_maker *maker);

/* Writes what the puzzle is instead, after goal_distance without a limit. */
void goal_tell_rating(const goal *g, kt_catalogue *c, out *o);

#endif
