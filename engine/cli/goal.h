/* goal.h - how a new puzzle is to be rated, and which techniques its way is to have.
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
    bool by_level;        /* HoDoKu's scales: the level is meant, else the score */
    uint32_t least, most; /* level, score, or ER in tenths */
    uint32_t need_count;
    const char *needs[GOAL_NEEDS]; /* slugs of techniques */
} goal;

/* SCALE, SCALE:A or SCALE:A-B, where A and B are levels, scores or ratings; false if it is none of these. */
bool goal_read_rating(goal *g, const char *text);

/* A technique more; false if there are too many. */
bool goal_read_need(goal *g, const char *slug);

/* The first need that no way of the scale ever has, or NULL. */
const char *goal_wrong_need(const goal *g);

/* The slugs of those that it can have. */
void goal_tell_techniques(const goal *g, out *o);

/* How far a puzzle with exactly one solution is from the goal; 0: it is there. What is as far as `limit`, or farther,
 * need not be told exactly. */
uint32_t goal_distance(const goal *g, kt_catalogue *c, const uint8_t puzzle[KT_SQUARES],
                       uint32_t limit);

/* What the puzzle is instead, which goal_distance has just measured without a limit. */
void goal_tell_rating(const goal *g, kt_catalogue *c, out *o);

#endif
