/* lines.c - see lines.h. */
#include "photo/lines.h"

#include <string.h>

enum {
    REACH = 12,     /* how far from where it is expected a line is sought */
    STRONGEST = 64, /* a ridge counts no more than that: a digit is no better than a line */
    BEND = 20,      /* what a step to the side costs */
    SMOOTHED = 5,   /* a ridge is the mean over this many pixels to both sides along the line */
    NO_WAY = -1000000
};

/* Outside the picture all is white. */
static void lay_flat(photo_lines *l, const photo_plane *plane, const photo_map *map) {
    float width = (float)plane->width, height = (float)plane->height;
    for (int y = 0; y < LINES_SIDE; y++) {
        for (int x = 0; x < LINES_SIDE; x++) {
            float u = (float)(x - LINES_MARGIN) / (9 * LINES_SQUARE);
            float v = (float)(y - LINES_MARGIN) / (9 * LINES_SQUARE);
            photo_point p = photo_map_point(map, u, v);
            bool is_inside = p.x >= 0 && p.y >= 0 && p.x < width && p.y < height;
            l->flat[y][x] = 255;
            if (is_inside) l->flat[y][x] = (uint8_t)(photo_sample(plane, p.x, p.y) / 256);
        }
    }
}

/* Turned over, lines down are lines across. */
static void turn_over(photo_lines *l) {
    for (int y = 0; y < LINES_SIDE; y++) {
        for (int x = 0; x < y; x++) {
            uint8_t there = l->flat[y][x];
            l->flat[y][x] = l->flat[x][y];
            l->flat[x][y] = there;
        }
    }
}

static int least(int a, int b) {
    return a < b ? a : b;
}

static int greatest(int a, int b) {
    return a > b ? a : b;
}

/* How much darker a pixel is than those above and below, in parts of 256 of their brightness. */
static int ridge_at(const photo_lines *l, int y, int x) {
    int most = 0;
    for (int distance = 3; distance <= 5; distance += 2) {
        int paper = least(l->flat[y - distance][x], l->flat[y + distance][x]);
        int darker = paper - l->flat[y][x];
        if (darker > 0) most = greatest(most, darker * 256 / greatest(paper, 32));
    }
    return least(most, STRONGEST);
}

static void find_ridges(photo_lines *l) {
    memset(l->ridge, 0, sizeof l->ridge);
    memset(l->smooth, 0, sizeof l->smooth);
    for (int y = 5; y < LINES_SIDE - 5; y++) {
        for (int x = 0; x < LINES_SIDE; x++) l->ridge[y][x] = (uint8_t)ridge_at(l, y, x);
        for (int x = SMOOTHED; x < LINES_SIDE - SMOOTHED; x++) {
            int sum = 0;
            for (int i = -SMOOTHED; i <= SMOOTHED; i++) sum += l->ridge[y][x + i];
            l->smooth[y][x] = (uint8_t)(sum / (2 * SMOOTHED + 1));
        }
    }
}

/* Outside the grid there is nothing to follow. */
static int gain(const photo_lines *l, const int16_t *expected, int offset, int x) {
    int y = expected[x] + offset;
    if (y < 0 || y >= LINES_SIDE) return 0;
    bool is_inside = x >= LINES_MARGIN - 2 && x <= LINES_SIDE - LINES_MARGIN + 1;
    return (is_inside ? l->smooth[y][x] * 4 : 0) - offset * offset / 2;
}

/* Moves a path to that of the greatest gain near it. */
static void follow(photo_lines *l, int16_t *path) {
    enum { STATES = 2 * REACH + 1 };
    int32_t best[STATES], next[STATES];
    for (int s = 0; s < STATES; s++) best[s] = gain(l, path, s - REACH, 0);
    for (int x = 1; x < LINES_SIDE; x++) {
        for (int s = 0; s < STATES; s++) {
            int from = s;
            int32_t most = best[s];
            for (int t = s - 1; t <= s + 1; t += 2) {
                if (t < 0 || t >= STATES || best[t] - 4 * BEND <= most) continue;
                most = best[t] - 4 * BEND;
                from = t;
            }
            next[s] = most + gain(l, path, s - REACH, x);
            l->back[x][s] = (uint8_t)from;
        }
        memcpy(best, next, sizeof best);
    }
    int at = 0;
    for (int s = 1; s < STATES; s++) {
        if (best[s] > best[at]) at = s;
    }
    for (int x = LINES_SIDE - 1; x >= 0; x--) {
        path[x] = (int16_t)greatest(0, least(path[x] + at - REACH, LINES_SIDE - 1));
        at = x > 0 ? l->back[x][at] : at;
    }
}

/* The ridge that a quarter of the path does not reach. */
static int32_t strength_of(const photo_lines *l, const int16_t *path) {
    int counts[STRONGEST + 1] = {0};
    for (int x = LINES_MARGIN; x < LINES_SIDE - LINES_MARGIN; x++) {
        int y = greatest(1, least(path[x], LINES_SIDE - 2));
        int near = greatest(l->ridge[y - 1][x], l->ridge[y + 1][x]);
        counts[greatest(l->ridge[y][x], near)]++;
    }
    int32_t strength = 0;
    for (int below = counts[0]; below < 9 * LINES_SQUARE / 4; below += counts[strength]) strength++;
    return strength;
}

static void find_lines(photo_lines *l, unsigned down) {
    /* Each line, and those found before between which it is expected. */
    static const uint8_t order[10][3] = {{0, 0, 0}, {9, 9, 9}, {3, 0, 9}, {6, 3, 9}, {1, 0, 3},
                                         {2, 1, 3}, {4, 3, 6}, {5, 4, 6}, {7, 6, 9}, {8, 7, 9}};
    for (unsigned i = 0; i < 10; i++) {
        int line = order[i][0], before = order[i][1], after = order[i][2];
        int16_t *path = l->paths[down][line];
        for (int x = 0; x < LINES_SIDE; x++) {
            path[x] = (int16_t)(LINES_MARGIN + line * LINES_SQUARE);
            if (before == after) continue;
            int upper = l->paths[down][before][x], lower = l->paths[down][after][x];
            path[x] = (int16_t)(upper + (lower - upper) * (line - before) / (after - before));
        }
        follow(l, path);
        l->strength[down][line] = strength_of(l, path);
    }
}

/* Whether a line is there beyond the grid, too, without a gap. */
static bool goes_on(const photo_lines *l, const int16_t *path, int32_t strength, int from, int to) {
    int there = 0;
    for (int x = from; x < to; x++) {
        int y = greatest(1, least(path[x], LINES_SIDE - 2));
        int near = greatest(l->ridge[y - 1][x], l->ridge[y + 1][x]);
        there += 2 * greatest(l->ridge[y][x], near) > strength;
    }
    return there >= to - from - 1;
}

/* Whether most of the lines within go on beyond an outer line: then this is a part of something larger. */
static bool is_part(const photo_lines *l, unsigned down) {
    enum { FROM = 5, TO = LINES_MARGIN - 5 };
    unsigned before = 0, after = 0;
    for (unsigned line = 1; line < 9; line++) {
        const int16_t *path = l->paths[down][line];
        int32_t strength = l->strength[down][line];
        before += goes_on(l, path, strength, FROM, TO);
        after += goes_on(l, path, strength, LINES_SIDE - TO, LINES_SIDE - FROM);
    }
    return before >= 7 || after >= 7;
}

/* Where line `row` across and line `column` down cross, laid flat. */
static photo_point crossing(const photo_lines *l, unsigned row, unsigned column) {
    int x = LINES_MARGIN + (int)column * LINES_SQUARE, y = 0;
    for (int i = 0; i < 4; i++) {
        y = l->paths[0][row][x];
        x = l->paths[1][column][y];
    }
    return (photo_point){(float)(x - LINES_MARGIN) / (9 * LINES_SQUARE),
                         (float)(y - LINES_MARGIN) / (9 * LINES_SQUARE)};
}

/* The mean over the lines, of which the weakest counts as much as all others. */
static int32_t judge(const photo_lines *l) {
    int32_t sum = 0, weakest = STRONGEST;
    for (unsigned i = 0; i < 20; i++) {
        int32_t strength = l->strength[i / 10][i % 10];
        sum += strength;
        weakest = least(weakest, strength);
    }
    return (sum / 20 + weakest) * 50 / STRONGEST;
}

int32_t photo_lines_find(photo_lines *l, const photo_plane *plane, const photo_quad *quad,
                         photo_nodes *nodes) {
    photo_map map = photo_map_of(quad);
    bool are_parts = false;
    lay_flat(l, plane, &map);
    for (unsigned down = 0; down < 2; down++) {
        if (down == 1) turn_over(l);
        find_ridges(l);
        find_lines(l, down);
        are_parts = are_parts || is_part(l, down);
    }
    for (unsigned row = 0; row < 10; row++) {
        for (unsigned column = 0; column < 10; column++) {
            photo_point p = crossing(l, row, column);
            nodes->at[row][column] = photo_map_point(&map, p.x, p.y);
        }
    }
    l->are_part = are_parts;
    return judge(l);
}
