/* goal.c - see goal.h. A rating never falls along the way, so a puzzle is given up as soon as it
 * cannot come nearer than another. Most puzzles that would take long are given up early.
 */
#include "goal.h"

#include <string.h>

#include "scales.h"

/* A technique that is missing is worse than any rating. */
enum { MISSING = 1 << 24 };
/* The work of a rating between two looks at how far it has come. */
enum { PIECE = 400 };

static bool is_se(const goal *g) {
    return g->scale == KT_SCALE_SE_121;
}

/* --- The request ------------------------------------------------------------------------------ */

static bool is_name(const char *text, size_t length, const char *name) {
    return strlen(name) == length && strncmp(text, name, length) == 0;
}

static bool read_level(const char *text, size_t length, uint32_t *level) {
    for (*level = KT_LEVEL_EASY; *level <= KT_LEVEL_EXTREME; (*level)++) {
        if (is_name(text, length, level_names[*level])) return true;
    }
    return false;
}

/* A number of at most seven digits; in tenths it may have one decimal. */
static bool read_points(const char *text, size_t length, bool in_tenths, uint32_t *points) {
    bool has_decimal = in_tenths && length > 2 && text[length - 2] == '.';
    size_t whole = has_decimal ? length - 2 : length;
    if (length == 0 || length > 7) return false;
    *points = 0;
    for (size_t i = 0; i < length; i++) {
        if (has_decimal && i == whole) continue;
        if (text[i] < '0' || text[i] > '9') return false;
        *points = *points * 10 + (uint32_t)(text[i] - '0');
    }
    if (in_tenths && !has_decimal) *points *= 10;
    return true;
}

static bool read_bound(const goal *g, const char *text, size_t length, uint32_t *bound) {
    return g->by_level ? read_level(text, length, bound)
                       : read_points(text, length, is_se(g), bound);
}

static bool read_scale(goal *g, const char *text, size_t length) {
    for (g->scale = 0; g->scale < KT_SCALE_COUNT; g->scale++) {
        if (is_name(text, length, scale_names[g->scale])) return true;
    }
    return false;
}

bool goal_read_rating(goal *g, const char *text) {
    g->is_set = true;
    g->least = 0;
    g->most = UINT32_MAX;
    size_t length = strcspn(text, ":");
    if (!read_scale(g, text, length)) return false;
    if (text[length] == '\0') return true;
    text += length + 1;
    g->by_level = !is_se(g) && text[0] >= 'a';
    length = strcspn(text, "-");
    if (!read_bound(g, text, length, &g->least)) return false;
    g->most = g->least;
    text += length;
    if (*text == '-' && !read_bound(g, text + 1, strlen(text + 1), &g->most)) return false;
    return g->least <= g->most;
}

bool goal_read_need(goal *g, const char *slug) {
    g->is_set = true;
    if (g->need_count == GOAL_NEEDS) return false;
    g->needs[g->need_count++] = slug;
    return true;
}

static bool can_have(const goal *g, const kt_technique_info *info) {
    return is_se(g) ? info->se[0] != '\0' : (info->flags & KT_TECHNIQUE_RATES) != 0;
}

const char *goal_wrong_need(const goal *g) {
    for (uint32_t n = 0; n < g->need_count; n++) {
        bool is_known = false;
        for (uint32_t t = 1; t <= kt_technique_count() && !is_known; t++) {
            const kt_technique_info *info = kt_technique(t);
            is_known = strcmp(info->slug, g->needs[n]) == 0 && can_have(g, info);
        }
        if (!is_known) return g->needs[n];
    }
    return NULL;
}

void goal_tell_techniques(const goal *g, out *o) {
    bool is_first = true;
    for (uint32_t t = 1; t <= kt_technique_count(); t++) {
        const kt_technique_info *info = kt_technique(t);
        if (!can_have(g, info)) continue;
        out_text(o, is_first ? "" : ", ");
        out_text(o, info->slug);
        is_first = false;
    }
}

/* --- The puzzle ------------------------------------------------------------------------------- */

static uint32_t measured(const goal *g, const kt_catalogue_report *r) {
    if (is_se(g)) return r->er;
    return g->by_level ? r->level : r->score;
}

static uint32_t excess(const goal *g, uint32_t rating) {
    return rating > g->most ? rating - g->most : 0;
}

static bool is_missing(const char *slug, kt_catalogue *c) {
    uint32_t count = kt_catalogue_get_report(c)->step_count;
    for (uint32_t i = 0; i < count; i++) {
        const kt_technique_info *info = kt_technique(kt_catalogue_steps(c)[i].technique);
        if (strcmp(info->slug, slug) == 0) return false;
    }
    return true;
}

static uint32_t count_missing(const goal *g, kt_catalogue *c) {
    uint32_t missing = 0;
    for (uint32_t n = 0; n < g->need_count; n++) missing += is_missing(g->needs[n], c);
    return missing;
}

static uint32_t number_of(const char *slug) {
    uint32_t technique = 1;
    while (strcmp(kt_technique(technique)->slug, slug) != 0) technique++;
    return technique;
}

bool goal_is_near(const goal *g, kt_catalogue *c, const uint8_t puzzle[KT_SQUARES],
                  uint32_t limit) {
    if (g->need_count == 0 || is_se(g) || limit == UINT32_MAX) return true;
    if (kt_catalogue_open(c, (const char *)puzzle, KT_SQUARES) < 0) __builtin_trap();
    if (kt_catalogue_start(c, g->scale) < 0) __builtin_trap();
    for (uint32_t n = 0; n < g->need_count; n++) {
        if (kt_catalogue_aim(c, number_of(g->needs[n])) < 0) __builtin_trap();
    }
    while (kt_catalogue_rate(c, UINT32_MAX) == KT_MORE) continue;
    uint32_t missing = count_missing(g, c);
    return missing == 0 || missing < limit / MISSING;
}

kt_status goal_start_near(const goal *g, kt_maker *maker) {
    return is_se(g) ? KT_E_RANGE : kt_maker_start_near(maker, number_of(g->needs[0]));
}

uint32_t goal_distance(const goal *g, kt_catalogue *c, const uint8_t puzzle[KT_SQUARES],
                       uint32_t limit) {
    if (kt_catalogue_open(c, (const char *)puzzle, KT_SQUARES) < 0) __builtin_trap();
    if (kt_catalogue_start(c, g->scale) < 0) __builtin_trap();
    const kt_catalogue_report *r = kt_catalogue_get_report(c);
    while (kt_catalogue_rate(c, PIECE) == KT_MORE) {
        uint32_t so_far = excess(g, measured(g, r));
        if (so_far >= limit) return so_far;
    }
    uint32_t rating = measured(g, r);
    uint32_t distance = rating < g->least ? g->least - rating : excess(g, rating);
    return distance + MISSING * count_missing(g, c);
}

void goal_tell_rating(const goal *g, kt_catalogue *c, out *o) {
    const kt_catalogue_report *r = kt_catalogue_get_report(c);
    if (is_se(g)) {
        write_tenths(o, r->er);
    } else {
        out_text(o, level_names[r->level]);
        out_char(o, ' ');
        out_number(o, r->score);
    }
    bool is_first = true;
    for (uint32_t n = 0; n < g->need_count; n++) {
        if (!is_missing(g->needs[n], c)) continue;
        out_text(o, is_first ? ", without " : ", ");
        out_text(o, g->needs[n]);
        is_first = false;
    }
}
