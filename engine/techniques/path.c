/* path.c - asks one entry of the order after the other, and adds up the cost of the steps. */
#include "techniques/path.h"

#include <string.h>

#include "techniques/presets.h"

void tech_order_add(tech_order *order, unsigned technique, uint16_t score) {
    const tech_info *info = tech_info_of(technique);
    tech_entry *last = order->count == 0 ? NULL : &order->entries[order->count - 1];
    if (last == NULL || info->about.index == 0 || last->index != info->about.index ||
        last->score != score) {
        last = &order->entries[order->count++];
        *last =
            (tech_entry){.index = info->about.index, .score = score, .level = info->about.level};
    }
    tech_set_add(&last->techniques, technique);
}

void tech_order_of(tech_order *order, const tech_set *techniques) {
    tech_list list;
    tech_list_preset(&list, KT_PRESET_HODOKU_22);
    order->count = 0;
    for (unsigned i = 0; i < list.count; i++) {
        const unsigned t = list.techniques[i];
        if (tech_set_has(techniques, t)) tech_order_add(order, t, tech_info_of(t)->about.score);
    }
}

void tech_order_hodoku(tech_order *order) {
    tech_set rating = {{0}};
    for (unsigned t = TECH_NONE + 1; t < TECH_END; t++) {
        if (tech_info_of(t)->rates) tech_set_add(&rating, t);
    }
    tech_order_of(order, &rating);
}

void tech_path_begin(tech_path *path, const tech_order *order, tech_work *work,
                     const uint8_t *solution) {
    path->order = order;
    path->end = order->count;
    path->asked = 0;
    path->score = 0;
    path->level = TECH_LEVEL_EASY;
    memset(path->since, 0, sizeof path->since);
    tech_finder_begin(&path->finder, &path->board, work);
    path->finder.solution = solution;
}

tech_outcome tech_path_next(tech_path *path, uint32_t *budget) {
    tech_finder *f = &path->finder;
    if (path->board.filled == 81) return TECH_SOLVED;
    for (; path->asked < path->end; path->asked++) {
        uint32_t *since = &path->since[path->asked];
        if (*since == path->board.changes) continue;
        f->wanted = path->order->entries[path->asked].techniques;
        f->since = *since;
        f->budget = *budget;
        tech_search(f);
        *budget = f->budget;
        if (f->paused) return TECH_MORE;
        if (f->found) return TECH_STEP;
        *since = path->board.changes;
    }
    return TECH_STUCK;
}

void tech_path_apply(tech_path *path) {
    const tech_entry *entry = &path->order->entries[path->asked];
    path->score += entry->score;
    if (entry->level > path->level) path->level = entry->level;
    tech_apply(&path->board, &path->finder.step);
    path->asked = 0;
}

void tech_path_rate(const tech_path *path, tech_outcome outcome, uint8_t *level, uint32_t *score) {
    static const uint16_t most[] = {0, 800, 1000, 1600, 1800};
    *level = path->level;
    *score = path->score;
    if (outcome == TECH_STUCK) {
        *level = TECH_LEVEL_EXTREME;
        *score += 20000;
    }
    while (*level < TECH_LEVEL_EXTREME && most[*level] < *score) (*level)++;
}
