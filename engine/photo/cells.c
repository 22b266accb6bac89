/* cells.c - see cells.h. */
#include "photo/cells.h"

#include <string.h>

static bool is_square(const photo_component *found, uint32_t least, uint32_t most) {
    uint32_t width = found->right - found->left + 1, height = found->bottom - found->top + 1;
    if (width < least || height < least || width > most || height > most) return false;
    return width < 2 * height && height < 2 * width && 5 * found->pixels > 2 * width * height;
}

void photo_cells_find(photo_cells *c, uint32_t *queue, const photo_plane *mask) {
    uint32_t side = mask->width < mask->height ? mask->width : mask->height;
    c->count = c->next = 0;
    for (uint32_t first = 0; first < mask->width * mask->height; first++) {
        if (mask->at[first] != 0) continue;
        photo_component found;
        photo_collect(queue, mask, first, 3, 4, &found);
        if (!is_square(&found, side / 50 + 4, side / 6)) continue;
        if (c->count == PHOTO_CELLS) return;
        c->cells[c->count++] = (photo_cell){.x = (int32_t)(found.left + found.right),
                                            .y = (int32_t)(found.top + found.bottom),
                                            .width = (int32_t)(found.right - found.left + 1),
                                            .height = (int32_t)(found.bottom - found.top + 1)};
    }
}

static int32_t size(int32_t number) {
    return number < 0 ? -number : number;
}

static bool is_alike(int32_t a, int32_t b) {
    return 3 * a <= 4 * b && 3 * b <= 4 * a;
}

/* Whether b lies beside a, and then where. */
static bool place_beside(const photo_cell *a, photo_cell *b) {
    if (!is_alike(a->width, b->width) || !is_alike(a->height, b->height)) return false;
    int32_t dx = b->x - a->x, dy = b->y - a->y; /* twice the distance */
    bool in_row = size(dx) < 3 * a->width && 3 * size(dy) < 2 * a->height;
    bool in_column = size(dy) < 3 * a->height && 3 * size(dx) < 2 * a->width;
    if (in_row == in_column) return false;
    b->row = a->row + (in_column ? (dy > 0 ? 1 : -1) : 0);
    b->column = a->column + (in_row ? (dx > 0 ? 1 : -1) : 0);
    return true;
}

/* Places all that hang together with the first; returns how many. */
static uint32_t gather(photo_cells *c, uint32_t first) {
    uint32_t count = 0;
    c->cells[first].is_placed = true;
    c->cluster[count++] = (uint16_t)first;
    for (uint32_t done = 0; done < count; done++) {
        const photo_cell *cell = &c->cells[c->cluster[done]];
        for (uint32_t i = 0; i < c->count; i++) {
            if (c->cells[i].is_placed || !place_beside(cell, &c->cells[i])) continue;
            c->cells[i].is_placed = true;
            c->cluster[count++] = (uint16_t)i;
        }
    }
    return count;
}

/* Enters the cells by row and column, counted from the least; false if there are too many of either. */
static bool enter(photo_cells *c, uint32_t count, photo_cluster *cluster) {
    int32_t top = 0, left = 0, bottom = 0, right = 0;
    for (uint32_t i = 0; i < count; i++) {
        const photo_cell *cell = &c->cells[c->cluster[i]];
        if (cell->row < top) top = cell->row;
        if (cell->row > bottom) bottom = cell->row;
        if (cell->column < left) left = cell->column;
        if (cell->column > right) right = cell->column;
    }
    cluster->rows = bottom - top + 1;
    cluster->columns = right - left + 1;
    if (cluster->rows > PHOTO_CELLS_SPAN || cluster->columns > PHOTO_CELLS_SPAN) return false;
    memset(c->at, 0xFF, sizeof c->at);
    for (uint32_t i = 0; i < count; i++) {
        const photo_cell *cell = &c->cells[c->cluster[i]];
        c->at[cell->row - top][cell->column - left] = (int16_t)c->cluster[i];
    }
    return true;
}

static photo_point middle(const photo_cells *c, int32_t row, int32_t column) {
    const photo_cell *cell = &c->cells[c->at[row][column]];
    return (photo_point){(float)cell->x / 2, (float)cell->y / 2};
}

/* The largest rectangle of which all four corners are there gives the map. */
static bool span(const photo_cells *c, photo_cluster *cluster) {
    int32_t best = 0;
    int32_t top = 0, left = 0, bottom = 0, right = 0;
    for (int32_t i = 0; i < cluster->rows * cluster->columns; i++) {
        int32_t r = i / cluster->columns, s = i % cluster->columns;
        if (c->at[r][s] < 0) continue;
        for (int32_t down = r + 2; down < cluster->rows; down++) {
            for (int32_t aside = s + 2; aside < cluster->columns; aside++) {
                bool is_there =
                    c->at[r][aside] >= 0 && c->at[down][s] >= 0 && c->at[down][aside] >= 0;
                if (!is_there || (down - r) * (aside - s) <= best) continue;
                best = (down - r) * (aside - s);
                top = r, left = s, bottom = down, right = aside;
            }
        }
    }
    if (best == 0) return false;
    photo_quad part = {{middle(c, top, left), middle(c, top, right), middle(c, bottom, right),
                        middle(c, bottom, left)}};
    if (!photo_quad_is_sound(&part)) return false;
    cluster->map = photo_map_stretched(&part, (float)left, (float)top, (float)right, (float)bottom);
    return true;
}

bool photo_cells_next(photo_cells *c, photo_cluster *cluster) {
    while (c->next < c->count) {
        uint32_t first = c->next++;
        if (c->cells[first].is_placed) continue;
        uint32_t count = gather(c, first);
        if (count < PHOTO_CELLS_ENOUGH || !enter(c, count, cluster)) continue;
        if (span(c, cluster)) return true;
    }
    return false;
}
