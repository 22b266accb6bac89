/* threshold.c - see threshold.h. */
#include "photo/threshold.h"

#include <string.h>

void photo_integral_make(photo_integral *integral, const photo_plane *plane) {
    uint32_t width = plane->width;
    for (uint32_t y = 0; y < plane->height; y++) {
        uint32_t row = 0;
        for (uint32_t x = 0; x < width; x++) {
            size_t at = (size_t)y * width + x;
            row += plane->at[at];
            integral->sums[at] = row + (y > 0 ? integral->sums[at - width] : 0);
        }
    }
}

/* The sum up to a column and row, of which 0 is before the first. */
static uint32_t sum_to(const photo_integral *integral, uint32_t width, uint32_t x, uint32_t y) {
    return x == 0 || y == 0 ? 0 : integral->sums[(size_t)(y - 1) * width + x - 1];
}

static uint32_t least(uint32_t a, uint32_t b) {
    return a < b ? a : b;
}

void photo_threshold(const photo_integral *integral, const photo_plane *plane, uint32_t radius,
                     uint32_t percent, uint8_t *dark) {
    uint32_t width = plane->width, height = plane->height;
    for (uint32_t y = 0; y < height; y++) {
        uint32_t top = y > radius ? y - radius : 0, bottom = least(y + radius + 1, height);
        for (uint32_t x = 0; x < width; x++) {
            uint32_t left = x > radius ? x - radius : 0, right = least(x + radius + 1, width);
            uint32_t sum = sum_to(integral, width, right, bottom) -
                           sum_to(integral, width, left, bottom) -
                           sum_to(integral, width, right, top) + sum_to(integral, width, left, top);
            size_t at = (size_t)y * width + x;
            uint64_t area = (uint64_t)(right - left) * (bottom - top) * 100;
            dark[at] = plane->at[at] * area < (uint64_t)sum * (100 - percent);
        }
    }
}

static uint32_t sum_of_nine(const photo_integral *integral, uint32_t width, uint32_t x,
                            uint32_t y) {
    return sum_to(integral, width, x + 2, y + 2) - sum_to(integral, width, x - 1, y + 2) -
           sum_to(integral, width, x + 2, y - 1) + sum_to(integral, width, x - 1, y - 1);
}

void photo_threshold_strokes(const photo_integral *integral, const photo_plane *plane,
                             uint32_t reach, uint32_t percent, uint8_t *dark) {
    static const int32_t directions[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    uint32_t width = plane->width, margin = reach + 1;
    memset(dark, 0, (size_t)width * plane->height);
    for (uint32_t y = margin; y + margin < plane->height; y++) {
        for (uint32_t x = margin; x + margin < width; x++) {
            uint32_t there = sum_of_nine(integral, width, x, y) * 100, paper = 0;
            for (unsigned d = 0; d < 4; d++) {
                uint32_t dx = reach * (uint32_t)directions[d][0];
                uint32_t dy = reach * (uint32_t)directions[d][1];
                uint32_t one = sum_of_nine(integral, width, x + dx, y + dy);
                uint32_t other = sum_of_nine(integral, width, x - dx, y - dy);
                uint32_t darker = least(one, other);
                if (darker > paper) paper = darker;
            }
            dark[(size_t)y * width + x] = there < paper * (100 - percent);
        }
    }
}
