/* se/finders.h - the producers that se.def names. Each gives tech_found() its first hint, with its rating. */
#ifndef SE_FINDERS_H
#define SE_FINDERS_H

#include "techniques/finder.h"
#include "techniques/se/work.h"

/* How se_find_multiple looks: one digit only, without changing the grid, or taking candidates off as it goes;
 * one more: with simple techniques in between, and so on. */
enum { SE_ONE_DIGIT, SE_STATIC, SE_THINNING };

typedef struct {
    tech_finder *f;
    se_work *work;
    se_grid grid; /* of the finder's board */
} se_search;

#define SE(name, finder, argument) void finder(se_search *s, unsigned option);
#include "techniques/se/se.def"
#undef SE

#endif
