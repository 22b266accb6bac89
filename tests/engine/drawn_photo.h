/* drawn_photo.h - photos that the tests draw themselves: a board on paper, bent, blurred, shadowed, turned.
 *
 * The one idea: each pixel asks where on the board it is, so any bending is a formula.
 */
#ifndef KT_TESTS_DRAWN_PHOTO_H
#define KT_TESTS_DRAWN_PHOTO_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { DRAWN_SIDE = 640 };

typedef struct {
    const char *printed; /* 81 characters */
    const char *written; /* by hand, likewise; or NULL */
    unsigned turn;       /* quarters clockwise */
    float bend, lean;    /* of the paper, of the camera: 0 none, 0.3 much */
    float shadow;        /* how much light is lost towards a corner: 0 none, 1 all of it */
    unsigned blur;       /* radius in pixels */
    unsigned squares;    /* a side; 0 means 9 */
} drawn_photo;

/* Five columns and seven rows a digit, row by row. */
static const char *const drawn_digits[10] = {
    "...................................", "..#...##....#....#....#....#...###.",
    ".###.#...#....#...#...#...#...#####", ".###.#...#....#..##.....##...#.###.",
    "...#...##..#.#.#..#.#####...#....#.", "######....####.....#....##...#.###.",
    ".###.#....#....####.#...##...#.###.", "#####....#...#...#....#....#....#..",
    ".###.#...##...#.###.#...##...#.###.", ".###.#...##...#.####....#....#.###."};

static inline float drawn_dot(unsigned digit, int column, int row) {
    if (column < 0 || row < 0 || column > 4 || row > 6) return 0;
    return drawn_digits[digit][row * 5 + column] == '#' ? 1 : 0;
}

/* The ink of a digit at a place in its box, 5 wide and 7 high. */
static inline float drawn_ink(unsigned digit, float x, float y) {
    int column = (int)(x + 9.5F) - 10, row = (int)(y + 9.5F) - 10;
    float u = x - 0.5F - (float)column, v = y - 0.5F - (float)row;
    float upper = drawn_dot(digit, column, row) * (1 - u) + drawn_dot(digit, column + 1, row) * u;
    float lower =
        drawn_dot(digit, column, row + 1) * (1 - u) + drawn_dot(digit, column + 1, row + 1) * u;
    float ink = (upper * (1 - v) + lower * v - 0.3F) * 4;
    return ink < 0 ? 0 : ink > 1 ? 1 : ink;
}

static inline float drawn_line(float at, unsigned squares) {
    float nearest = (float)(int)(at + 0.5F), away = at > nearest ? at - nearest : nearest - at;
    float half = (int)nearest % (squares == 9 ? 3 : 99) == 0 ? 0.045F : 0.02F;
    return away < half ? 1 : 0;
}

/* The ink at a place on the board, in squares; outside there is none. */
static inline float drawn_board(const drawn_photo *p, unsigned squares, float u, float v) {
    float edge = (float)squares + 0.045F;
    if (u < -0.045F || v < -0.045F || u > edge || v > edge) return 0;
    float ink = drawn_line(u, squares);
    if (drawn_line(v, squares) > ink) ink = 1;
    unsigned column = (unsigned)u, row = (unsigned)v;
    if (squares != 9 || column > 8 || row > 8) return ink;
    float x = u - (float)column, y = v - (float)row;
    char printed = p->printed[9 * row + column];
    if (printed >= '1' && printed <= '9')
        ink += drawn_ink((unsigned)(printed - '0'), (x - 0.25F) * 10, (y - 0.15F) * 10);
    char written = p->written == NULL ? '.' : p->written[9 * row + column];
    if (written >= '1' && written <= '9') { /* smaller, leaning */
        float slant = x + (y - 0.5F) * 0.25F;
        ink += drawn_ink((unsigned)(written - '0'), (slant - 0.32F) * 16, (y - 0.3F) * 16);
    }
    return ink < 1 ? ink : 1;
}

static inline float drawn_light(const drawn_photo *p, float x, float y) {
    unsigned squares = p->squares == 0 ? 9 : p->squares;
    float size = (float)squares / 0.8F, u = (x - 0.1F) * size, v = (y - 0.1F) * size;
    float wave = 4 * x * (1 - x) * p->bend * (float)squares / 9;
    v += wave * (1 + y);
    u += (u - (float)squares / 2) * p->lean * (y - 0.5F) + wave * 0.3F * y;
    float light = 225 * (1 - p->shadow * x * (0.3F + 0.7F * y));
    return light * (1 - 0.75F * drawn_board(p, squares, u, v));
}

static inline void drawn_blur(uint8_t *grey, unsigned radius) {
    static uint8_t from[DRAWN_SIDE * DRAWN_SIDE];
    memcpy(from, grey, sizeof from);
    for (unsigned i = 0; i < DRAWN_SIDE * DRAWN_SIDE; i++) {
        unsigned sum = 0, count = 0;
        for (int dy = -(int)radius; dy <= (int)radius; dy++) {
            for (int dx = -(int)radius; dx <= (int)radius; dx++) {
                int x = (int)(i % DRAWN_SIDE) + dx, y = (int)(i / DRAWN_SIDE) + dy;
                if (x < 0 || y < 0 || x >= DRAWN_SIDE || y >= DRAWN_SIDE) continue;
                sum += from[y * DRAWN_SIDE + x];
                count++;
            }
        }
        grey[i] = (uint8_t)(sum / count);
    }
}

/* Draws DRAWN_SIDE x DRAWN_SIDE grey pixels. */
static inline void draw_photo(const drawn_photo *p, uint8_t *grey) {
    uint32_t noise = 1;
    for (unsigned i = 0; i < DRAWN_SIDE * DRAWN_SIDE; i++) {
        unsigned column = i % DRAWN_SIDE, row = i / DRAWN_SIDE, last = DRAWN_SIDE - 1;
        unsigned x = p->turn == 1   ? row
                     : p->turn == 2 ? last - column
                     : p->turn == 3 ? last - row
                                    : column;
        unsigned y = p->turn == 1   ? last - column
                     : p->turn == 2 ? last - row
                     : p->turn == 3 ? column
                                    : row;
        float light = 0;
        for (unsigned s = 0; s < 4; s++) {
            float dx = 0.25F + 0.5F * (float)(s % 2), dy = 0.25F + 0.5F * (float)(s / 2);
            light += drawn_light(p, ((float)x + dx) / DRAWN_SIDE, ((float)y + dy) / DRAWN_SIDE) / 4;
        }
        noise = noise * 1664525 + 1013904223;
        grey[i] = (uint8_t)(light + (float)(noise >> 24) / 64);
    }
    if (p->blur > 0) drawn_blur(grey, p->blur);
}

#endif
