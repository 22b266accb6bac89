/* se/path.c - asks one producer after the other. */
#include "techniques/se/path.h"

#include <string.h>

#include "techniques/se/finders.h"

static const struct {
    void (*find)(se_search *s, unsigned option);
    uint8_t option;
} producers[SE_PRODUCERS] = {
#define SE(name, finder, argument) {finder, argument},
#include "techniques/se/se.def"
#undef SE
};

void se_path_begin(se_path *path, tech_work *work, se_work *room) {
    tech_finder_begin(&path->finder, &path->board, work);
    memset(&path->finder.wanted, 0xFF, sizeof path->finder.wanted);
    path->work = room;
    path->asked = 0;
    path->er = path->ep = path->ed = 0;
}

bool se_path_ask(se_path *path, unsigned producer) {
    tech_finder *f = &path->finder;
    se_search s = {.f = f, .work = path->work};
    se_grid_of(&s.grid, &path->board);
    path->asked = producer;
    f->found = false;
    f->paused = false;
    if (f->cursor == 0) f->work->has_best = false;
    producers[producer].find(&s, producers[producer].option);
    if (!f->paused) f->cursor = 0;
    return f->found;
}

tech_outcome se_path_next(se_path *path, uint32_t *budget) {
    if (path->board.filled == 81) return TECH_SOLVED;
    for (unsigned producer = path->asked; producer < SE_PRODUCERS; producer++) {
        path->finder.budget = *budget;
        bool found = se_path_ask(path, producer);
        *budget = path->finder.budget;
        if (path->finder.paused) return TECH_MORE;
        if (found) return TECH_STEP;
    }
    path->er = SE_STUCK;
    if (path->ep == 0) path->ep = SE_STUCK;
    if (path->ed == 0) path->ed = SE_STUCK;
    return TECH_STUCK;
}

void se_path_apply(se_path *path) {
    const tech_step *step = &path->finder.step;
    if (step->rating > path->er) path->er = step->rating;
    if (path->ed == 0) path->ed = path->er;
    if (path->ep == 0 && step->digit != 0) path->ep = path->er;
    tech_apply(&path->board, step);
    path->asked = 0;
}
