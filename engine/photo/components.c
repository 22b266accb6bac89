/* components.c - see components.h. */
#include "photo/components.h"

/* The quadrant of the directions, times 4096; the others are turned from it. */
static const int16_t cosines[17] = {4096, 4076, 4017, 3920, 3784, 3612, 3406, 3166, 2896,
                                    2598, 2276, 1931, 1567, 1189, 799,  401,  0};

static void direction(unsigned d, int32_t *x, int32_t *y) {
    unsigned step = d % 16;
    int32_t cosine = cosines[step], sine = cosines[16 - step];
    switch (d / 16) {
    case 0:
        *x = cosine, *y = sine;
        break;
    case 1:
        *x = -sine, *y = cosine;
        break;
    case 2:
        *x = -cosine, *y = -sine;
        break;
    default:
        *x = sine, *y = -cosine;
        break;
    }
}

static void widen(photo_component *found, uint32_t x, uint32_t y) {
    if (x < found->left) found->left = x;
    if (x > found->right) found->right = x;
    if (y < found->top) found->top = y;
    if (y > found->bottom) found->bottom = y;
}

void photo_collect(uint32_t *queue, const photo_plane *mask, uint32_t first, uint8_t to,
                   unsigned neighbours, photo_component *found) {
    static const int32_t steps[8][2] = {{-1, 0},  {1, 0},  {0, -1}, {0, 1},
                                        {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
    uint32_t count = 0;
    uint8_t from = mask->at[first];
    queue[count++] = first;
    mask->at[first] = to;
    *found = (photo_component){.left = mask->width, .top = mask->height, .first = first};
    for (uint32_t done = 0; done < count; done++) {
        uint32_t x = queue[done] % mask->width, y = queue[done] / mask->width;
        widen(found, x, y);
        for (unsigned n = 0; n < neighbours; n++) {
            uint32_t nx = x + (uint32_t)steps[n][0], ny = y + (uint32_t)steps[n][1];
            if (nx >= mask->width || ny >= mask->height) continue;
            uint32_t next = ny * mask->width + nx;
            if (mask->at[next] != from) continue;
            mask->at[next] = to;
            queue[count++] = next;
        }
    }
    found->pixels = count;
}

/* The pixel furthest in each direction. */
static void find_outline(const uint32_t *queue, uint32_t pixels, uint32_t width,
                         photo_point outline[PHOTO_DIRECTIONS]) {
    for (unsigned d = 0; d < PHOTO_DIRECTIONS; d++) {
        int32_t dx, dy, furthest = INT32_MIN;
        direction(d, &dx, &dy);
        for (uint32_t i = 0; i < pixels; i++) {
            int32_t x = (int32_t)(queue[i] % width), y = (int32_t)(queue[i] / width);
            int32_t distance = dx * x + dy * y;
            if (distance <= furthest) continue;
            furthest = distance;
            outline[d] = (photo_point){(float)x, (float)y};
        }
    }
}

static uint32_t area(const photo_component *c) {
    return (c->right - c->left + 1) * (c->bottom - c->top + 1);
}

/* The place of a component in the list, PHOTO_COMPONENTS if it has none. */
static uint32_t place_of(const photo_components *c, const photo_component *found) {
    uint32_t place = c->count;
    while (place > 0 && area(&c->list[place - 1]) < area(found)) place--;
    return place;
}

static void insert(photo_components *c, uint32_t place, const photo_component *found) {
    if (c->count < PHOTO_COMPONENTS) c->count++;
    for (uint32_t i = c->count - 1; i > place; i--) c->list[i] = c->list[i - 1];
    c->list[place] = *found;
}

void photo_components_find(photo_components *c, const photo_plane *dark, uint32_t least_side) {
    c->count = 0;
    for (uint32_t first = 0; first < dark->width * dark->height; first++) {
        if (dark->at[first] != 1) continue;
        photo_component found;
        photo_collect(c->queue, dark, first, 2, 8, &found);
        if (found.right - found.left + 1 < least_side) continue;
        if (found.bottom - found.top + 1 < least_side) continue;
        uint32_t place = place_of(c, &found);
        if (place == PHOTO_COMPONENTS) continue;
        find_outline(c->queue, found.pixels, dark->width, found.outline);
        insert(c, place, &found);
    }
}
