/* picture.c - see picture.h. */
#include "photo/picture.h"

#include <string.h>

/* The least whole factor that leaves at most `most` pixels. */
static uint32_t reduction(uint32_t width, uint32_t height, uint32_t most) {
    uint32_t factor = 1;
    while ((uint64_t)(width / factor) * (height / factor) > most) factor++;
    return factor;
}

void photo_picture_begin(photo_picture *p, uint32_t width, uint32_t height, uint32_t channels) {
    p->photo_width = width;
    p->photo_height = height;
    p->channels = channels;
    p->rows = 0;
    p->factor = reduction(width, height, PHOTO_PIXELS);
    p->grey = (photo_plane){width / p->factor, height / p->factor, p->grey_bytes};
    p->small_factor = reduction(p->grey.width, p->grey.height, PHOTO_SMALL);
    p->small = (photo_plane){p->grey.width / p->small_factor, p->grey.height / p->small_factor,
                             p->small_bytes};
    memset(p->sums, 0, sizeof p->sums);
    memset(p->small_sums, 0, sizeof p->small_sums);
}

static void add_row(photo_picture *p, const uint8_t *row) {
    uint32_t channels = p->channels;
    const uint32_t green = channels == 1 ? 0 : 1, blue = channels == 1 ? 0 : 2;
    uint32_t *sum = p->sums;
    for (uint32_t x = 0; x < p->grey.width; x++, sum += 3) {
        for (uint32_t i = 0; i < p->factor; i++, row += channels) {
            sum[0] += row[0];
            sum[1] += row[green];
            sum[2] += row[blue];
        }
    }
}

static uint8_t brightness(const uint8_t colour[3]) {
    return (uint8_t)((77 * colour[0] + 150 * colour[1] + 29 * colour[2]) / 256);
}

static void end_small_row(photo_picture *p, uint32_t y) {
    uint32_t area = p->small_factor * p->small_factor;
    for (uint32_t x = 0; x < p->small.width; x++) {
        size_t at = (size_t)y * p->small.width + x;
        for (uint32_t c = 0; c < 3; c++) {
            p->colour[3 * at + c] = (uint8_t)(p->small_sums[3 * x + c] / area);
            p->small_sums[3 * x + c] = 0;
        }
        p->small_bytes[at] = brightness(p->colour + 3 * at);
    }
}

static void end_row(photo_picture *p, uint32_t y) {
    uint32_t area = p->factor * p->factor;
    uint8_t *grey = p->grey_bytes + (size_t)y * p->grey.width;
    for (uint32_t x = 0; x < p->grey.width; x++) {
        uint8_t colour[3];
        for (uint32_t c = 0; c < 3; c++) {
            colour[c] = (uint8_t)(p->sums[3 * x + c] / area);
            p->small_sums[x / p->small_factor * 3 + c] += colour[c];
            p->sums[3 * x + c] = 0;
        }
        grey[x] = brightness(colour);
    }
    uint32_t small_y = y / p->small_factor;
    if ((y + 1) % p->small_factor == 0 && small_y < p->small.height) end_small_row(p, small_y);
}

void photo_picture_row(photo_picture *p, const uint8_t *row) {
    uint32_t y = p->rows++ / p->factor;
    if (y >= p->grey.height) return;
    add_row(p, row);
    if (p->rows % p->factor == 0) end_row(p, y);
}

static float clamp(float value, float most) {
    return value < 0 ? 0 : value > most ? most : value;
}

int32_t photo_sample(const photo_plane *plane, float x, float y) {
    int32_t fixed_x = (int32_t)(clamp(x, (float)(plane->width - 1)) * 256);
    int32_t fixed_y = (int32_t)(clamp(y, (float)(plane->height - 1)) * 256);
    uint32_t column = (uint32_t)fixed_x / 256, row = (uint32_t)fixed_y / 256;
    uint32_t right = column + 1 < plane->width ? 1 : 0;
    uint32_t below = row + 1 < plane->height ? plane->width : 0;
    const uint8_t *at = plane->at + (size_t)row * plane->width + column;
    int32_t u = fixed_x % 256, v = fixed_y % 256;
    int32_t upper = at[0] * (256 - u) + at[right] * u;
    int32_t lower = at[below] * (256 - u) + at[below + right] * u;
    return (upper * (256 - v) + lower * v) / 256;
}
