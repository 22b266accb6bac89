/* squares.c - see squares.h. */
#include "photo/squares.h"

#include "photo/box.h"

/* The margin on each side that may have lines of the grid, of a square's side. */
#define INSET 0.07F

/* What is nearer to a side than that is not looked at. */
#define EDGE 0.03F

/* The ink that counts as strongest after all: of 255. */
enum { FULL = 200 };

/* A box fills so many pixels of the square's side. It is at least so large, so that a speck stays small. */
enum { FILLED = 20, LEAST_BOX = 8 };

typedef struct {
    photo_point corners[4]; /* of the square, in pixels of `grey` */
} outline;

static outline outline_of(const photo_picture *picture, const photo_nodes *nodes, unsigned square) {
    static const uint8_t steps[4][2] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}};
    outline o;
    float factor = (float)picture->small_factor;
    for (unsigned i = 0; i < 4; i++) {
        photo_point p = nodes->at[square / 9 + steps[i][0]][square % 9 + steps[i][1]];
        o.corners[i].x = (p.x + 0.5F) * factor - 0.5F;
        o.corners[i].y = (p.y + 0.5F) * factor - 0.5F;
    }
    return o;
}

static photo_point inside(const outline *o, float u, float v) {
    const photo_point *c = o->corners;
    float upper_x = c[0].x + u * (c[1].x - c[0].x), upper_y = c[0].y + u * (c[1].y - c[0].y);
    float lower_x = c[3].x + u * (c[2].x - c[3].x), lower_y = c[3].y + u * (c[2].y - c[3].y);
    return (photo_point){upper_x + v * (lower_x - upper_x), upper_y + v * (lower_y - upper_y)};
}

/* How many samples a pixel takes along a side, so that none of the picture is passed over. */
static int samples_of(const outline *o) {
    float dx = o->corners[2].x - o->corners[0].x, dy = o->corners[2].y - o->corners[0].y;
    float square = dx * dx + dy * dy; /* of the diagonal */
    int samples = 1;
    while (samples < 6 && square > (float)(2 * samples * samples * SQUARE_PIXELS)) samples++;
    return samples;
}

/* A part of a square of the grid: its corner, and its side, of the square's. */
typedef struct {
    float left, top, side;
} window;

/* The brightness of each pixel of the window, times 64; outside the square it is that of the paper. */
static void sample(const photo_plane *grey, const outline *o, window w, uint16_t paper,
                   uint16_t light[SQUARE_PIXELS]) {
    int samples = samples_of(o);
    float step = w.side / (float)(SQUARE_SIDE * samples);
    for (int i = 0; i < SQUARE_PIXELS; i++) {
        int32_t sum = 0;
        for (int j = 0; j < samples * samples; j++) {
            int column = i % SQUARE_SIDE * samples + j % samples;
            int row = i / SQUARE_SIDE * samples + j / samples;
            float u = w.left + ((float)column + 0.5F) * step;
            float v = w.top + ((float)row + 0.5F) * step;
            bool is_inside = u > EDGE && v > EDGE && u < 1 - EDGE && v < 1 - EDGE;
            photo_point p = inside(o, u, v);
            sum += is_inside ? photo_sample(grey, p.x, p.y) : paper * 4;
        }
        light[i] = (uint16_t)(sum / (samples * samples) / 4);
    }
}

/* What `below` of the values do not reach; they are below 256 * unit, which is also how exact it is. */
static uint32_t quantile(const uint16_t *values, uint32_t count, uint32_t unit, uint32_t below) {
    uint32_t counts[256] = {0}, at = 0;
    for (uint32_t i = 0; i < count; i++) counts[values[i] / unit]++;
    for (uint32_t so_far = counts[0]; so_far < below && at < 255; so_far += counts[++at]) continue;
    return at * unit + unit / 2;
}

/* Turns light into ink, of 4096. */
static void find_ink(uint16_t values[SQUARE_PIXELS], uint32_t paper) {
    for (unsigned i = 0; i < SQUARE_PIXELS; i++) {
        uint32_t darker = values[i] < paper ? paper - values[i] : 0;
        values[i] = (uint16_t)(darker * 4095 / paper);
    }
}

static uint32_t greatest(uint32_t a, uint32_t b) {
    return a > b ? a : b;
}

/* Makes the ink of a square like that of others. */
static void make_alike(photo_squares *squares, unsigned s) {
    uint32_t full = greatest(squares->strongest[s], squares->reference * 2u / 5);
    for (unsigned i = 0; i < SQUARE_PIXELS; i++) {
        uint32_t value = squares->raw[s][i] * FULL / greatest(full, 64);
        squares->ink[s][i] = (uint8_t)(value < 255 ? value : 255);
    }
}

/* Leaves out what may be of lines, in a square that has no digit by its pieces: it may still have a faint one. */
static void clear_edges(uint8_t ink[SQUARE_PIXELS]) {
    enum { CLEARED = 4 };
    for (int i = 0; i < SQUARE_PIXELS; i++) {
        int x = i % SQUARE_SIDE, y = i / SQUARE_SIDE, last = SQUARE_SIDE - CLEARED;
        if (x < CLEARED || y < CLEARED || x >= last || y >= last) ink[i] = 0;
    }
}

/* The window around a box that the box fills but for a margin. */
static window around(photo_box box) {
    float pixel = (1 - 2 * INSET) / SQUARE_SIDE;
    float x = (float)box.left + (float)box.width / 2, y = (float)box.top + (float)box.height / 2;
    float side = (float)greatest(greatest(box.width, box.height), LEAST_BOX) * SQUARE_SIDE / FILLED;
    return (window){INSET + (x - side / 2) * pixel, INSET + (y - side / 2) * pixel, side * pixel};
}

/* The colour at a place in pixels of `grey`. */
static const uint8_t *colour_at(const photo_picture *picture, photo_point p) {
    const photo_plane *small = &picture->small;
    float factor = (float)picture->small_factor;
    float right = (float)(small->width - 1), bottom = (float)(small->height - 1);
    float x = p.x / factor, y = p.y / factor;
    x = x < 0 ? 0 : x > right ? right : x;
    y = y < 0 ? 0 : y > bottom ? bottom : y;
    return picture->colour + 3 * ((size_t)y * small->width + (size_t)x);
}

/* What the ink takes away of each colour of the paper. */
static void find_tint(photo_squares *squares, const photo_picture *picture, const outline *o,
                      window w, unsigned s) {
    uint32_t paper[3] = {0}, ink[3] = {0}, papers = 0, inks = 0;
    for (int i = 0; i < SQUARE_PIXELS; i++) {
        uint32_t there = squares->ink[s][i];
        if (there > 25 && there < 100) continue;
        int column = i % SQUARE_SIDE, row = i / SQUARE_SIDE;
        float u = w.left + ((float)column + 0.5F) * w.side / SQUARE_SIDE;
        float v = w.top + ((float)row + 0.5F) * w.side / SQUARE_SIDE;
        const uint8_t *colour = colour_at(picture, inside(o, u, v));
        for (unsigned c = 0; c < 3; c++) {
            if (there <= 25) paper[c] += colour[c];
            if (there >= 100) ink[c] += colour[c];
        }
        papers += there <= 25;
        inks += there >= 100;
    }
    int32_t taken[3], sum = 0;
    for (unsigned c = 0; c < 3; c++) {
        int64_t left = (int64_t)ink[c] * papers * 4096 / greatest(paper[c], 1) / greatest(inks, 1);
        taken[c] = left < 4096 ? 4096 - (int32_t)left : 0;
        sum += taken[c];
    }
    for (unsigned i = 0; i < 2; i++)
        squares->tint[s][i] = (int16_t)(sum < 64 ? 0 : (taken[2 * i] - taken[1]) * 256 / sum);
}

void photo_squares_cut(photo_squares *squares, const photo_picture *picture,
                       const photo_nodes *nodes) {
    const window all = {INSET, INSET, 1 - 2 * INSET};
    outline outlines[81];
    for (unsigned s = 0; s < 81; s++) {
        uint16_t *raw = squares->raw[s];
        outlines[s] = outline_of(picture, nodes, s);
        sample(&picture->grey, &outlines[s], all, 0, raw);
        squares->paper[s] = (uint16_t)quantile(raw, SQUARE_PIXELS, 64, SQUARE_PIXELS * 3 / 4);
        find_ink(raw, squares->paper[s]);
        squares->strongest[s] = (uint16_t)quantile(raw, SQUARE_PIXELS, 16, SQUARE_PIXELS - 12);
    }
    squares->reference = (uint16_t)quantile(squares->strongest, 81, 16, 73);
    for (unsigned s = 0; s < 81; s++) {
        make_alike(squares, s);
        squares->boxes[s] = photo_box_of(squares->ink[s]);
        if (squares->boxes[s].width == 0) {
            clear_edges(squares->ink[s]);
            continue;
        }
        window w = around(squares->boxes[s]);
        sample(&picture->grey, &outlines[s], w, squares->paper[s], squares->raw[s]);
        find_ink(squares->raw[s], squares->paper[s]);
        make_alike(squares, s);
        find_tint(squares, picture, &outlines[s], w, s);
    }
}
