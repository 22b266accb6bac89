/* grid.c - see grid.h. */
#include "photo/grid.h"

/* A node may be this far out of place; lines that are somewhere else are less even. */
#define ROUGHEST 0.12F

static uint32_t longer_side(const photo_plane *plane) {
    return plane->width > plane->height ? plane->width : plane->height;
}

static void next_proposals(photo_grid *g, const photo_plane *small) {
    uint32_t side = small->width < small->height ? small->width : small->height;
    uint32_t radius = longer_side(small) / 32 + 4;
    photo_plane dark = {small->width, small->height, g->dark};
    switch (g->threshold++) {
    case 0:
        photo_threshold_strokes(&g->integral, small, 5, 5, g->dark);
        break;
    case 1:
        photo_threshold(&g->integral, small, radius, 6, g->dark);
        break;
    default:
        photo_threshold(&g->integral, small, radius, 12, g->dark);
        break;
    }
    photo_components_find(&g->components, &dark, side / 4);
    photo_cells_find(&g->cells, g->components.queue, &dark);
    g->candidate = g->place_count = 0;
}

void photo_grid_begin(photo_grid *g, const photo_plane *small) {
    photo_integral_make(&g->integral, small);
    g->threshold = 0;
    g->best = 0;
    g->best_worth = 0;
    next_proposals(g, small);
}

static photo_quad outer(const photo_nodes *n) {
    return (photo_quad){{n->at[0][0], n->at[0][9], n->at[9][9], n->at[9][0]}};
}

static float area(const photo_quad *q) {
    const photo_point *p = q->corners;
    return ((p[2].x - p[0].x) * (p[3].y - p[1].y) - (p[3].x - p[1].x) * (p[2].y - p[0].y)) / 2;
}

static bool contains(const photo_quad *q, photo_point p) {
    for (unsigned i = 0; i < 4; i++) {
        photo_point a = q->corners[i], b = q->corners[(i + 1) % 4];
        if ((b.x - a.x) * (p.y - a.y) < (b.y - a.y) * (p.x - a.x)) return false;
    }
    return true;
}

bool photo_grid_pass(photo_grid *g) {
    if (g->passed_count == GRID_PASSED) return false;
    g->passed[g->passed_count++] = outer(&g->nodes);
    return true;
}

/* Whether a grid, or a part of it, was passed over. */
static bool is_passed(const photo_grid *g, const photo_nodes *nodes) {
    for (uint32_t i = 0; i < g->passed_count; i++) {
        if (contains(&g->passed[i], nodes->at[4][4])) return true;
    }
    return false;
}

/* How far the node most out of place is from where its neighbours want it: the square of the distance, of the area of a
 * square of the grid. */
static float roughness(const photo_nodes *n, float area_of_square) {
    float most = 0;
    for (unsigned i = 0; i < 80; i++) {
        unsigned along = i % 8, line = i / 8;
        for (unsigned down = 0; down < 2; down++) {
            photo_point p[3];
            for (unsigned k = 0; k < 3; k++)
                p[k] = down ? n->at[along + k][line] : n->at[line][along + k];
            float dx = p[0].x + p[2].x - 2 * p[1].x, dy = p[0].y + p[2].y - 2 * p[1].y;
            float out = dx * dx + dy * dy;
            if (out > most) most = out;
        }
    }
    return most / area_of_square;
}

/* Finds the lines, and again from the corners that they give; keeps the best. */
static void judge(photo_grid *g, const photo_plane *small, const photo_quad *proposed) {
    photo_nodes nodes;
    photo_quad quad = *proposed;
    int32_t sure = 0;
    for (unsigned i = 0; i < 2; i++) {
        sure = photo_lines_find(&g->lines, small, &quad, &nodes);
        quad = outer(&nodes);
        if (2 * sure < GRID_ENOUGH || !photo_quad_is_sound(&quad)) return;
    }
    float size = area(&quad), rough = roughness(&nodes, size / 81);
    if (g->lines.are_part || rough > ROUGHEST || is_passed(g, &nodes)) return;
    float worth = (float)(sure * sure) * size / (1 + 9 * rough);
    if (sure < GRID_ENOUGH || worth <= g->best_worth) return;
    g->best = sure;
    g->best_worth = worth;
    g->nodes = nodes;
}

/* How many of some points on its straight lines are dark; those between boxes count three times. */
static uint32_t promise(const photo_grid *g, const photo_plane *small, const photo_quad *quad) {
    enum { POINTS = 37 };
    photo_map map = photo_map_of(quad);
    uint32_t dark = 0;
    for (uint32_t i = 0; i < 20 * POINTS; i++) {
        float along = (float)(i % POINTS) / (POINTS - 1), across = (float)(i / POINTS % 10) / 9;
        photo_point p = i < 10 * POINTS ? photo_map_point(&map, along, across)
                                        : photo_map_point(&map, across, along);
        if (!(p.x >= 0 && p.y >= 0)) continue;
        if (!(p.x < (float)small->width && p.y < (float)small->height)) continue;
        uint8_t value = g->dark[(uint32_t)p.y * small->width + (uint32_t)p.x];
        uint32_t weight = i / POINTS % 10 % 3 == 0 ? 3 : 1;
        if (value == 1 || value == 2) dark += weight;
    }
    return dark;
}

static int32_t least(int32_t a, int32_t b) {
    return a < b ? a : b;
}

static bool lie_at(const photo_cluster *cluster, int32_t row, int32_t column, photo_quad *quad) {
    float left = (float)column - 0.5F, top = (float)row - 0.5F;
    const photo_map *map = &cluster->map;
    *quad = (photo_quad){{photo_map_point(map, left, top), photo_map_point(map, left + 9, top),
                          photo_map_point(map, left + 9, top + 9),
                          photo_map_point(map, left, top + 9)}};
    return photo_quad_is_sound(quad);
}

/* A cluster may have fewer rows and columns than a grid, or more: the most promising places are proposed. */
static void propose(photo_grid *g, const photo_plane *small, const photo_cluster *cluster) {
    int32_t last_row = cluster->rows - 9, last_column = cluster->columns - 9;
    uint32_t promises[GRID_PLACES + 1];
    for (int32_t row = least(0, last_row); row <= 0 || row <= last_row; row++) {
        for (int32_t column = least(0, last_column); column <= 0 || column <= last_column;
             column++) {
            photo_quad quad;
            if (!lie_at(cluster, row, column, &quad)) continue;
            uint32_t there = promise(g, small, &quad);
            uint32_t at = g->place_count;
            for (; at > 0 && promises[at - 1] < there; at--) {
                promises[at] = promises[at - 1];
                g->places[at] = g->places[at - 1];
            }
            promises[at] = there;
            g->places[at] = quad;
            if (g->place_count < GRID_PLACES) g->place_count++;
        }
    }
}

/* The next proposal by this threshold; false: there are no more. */
static bool next_quad(photo_grid *g, const photo_plane *small, photo_quad *quad) {
    while (g->candidate < g->components.count) {
        const photo_component *c = &g->components.list[g->candidate++];
        if (photo_quad_of(c->outline, PHOTO_DIRECTIONS, quad)) return true;
    }
    photo_cluster cluster;
    while (g->place_count == 0) {
        if (!photo_cells_next(&g->cells, &cluster)) return false;
        propose(g, small, &cluster);
    }
    *quad = g->places[--g->place_count];
    return true;
}

/* Whether another threshold can hardly find a better one. */
static bool is_clear(const photo_grid *g, const photo_plane *small) {
    if (g->best < GRID_CLEAR) return false;
    const photo_quad quad = outer(&g->nodes);
    return 4 * area(&quad) > (float)(small->width * small->height);
}

bool photo_grid_advance(photo_grid *g, const photo_plane *small) {
    photo_quad quad;
    if (next_quad(g, small, &quad)) {
        judge(g, small, &quad);
    } else if (g->threshold < GRID_THRESHOLDS && !is_clear(g, small)) {
        next_proposals(g, small);
    } else {
        return true;
    }
    return false;
}
