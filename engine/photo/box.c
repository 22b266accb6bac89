/* box.c - see box.h. */
#include "photo/box.h"

enum {
    DARK = 80,  /* ink from here on belongs to a piece */
    EDGE = 4,   /* what hangs together with the edge is of a line so far in */
    LEAST = 8,  /* pixels of a digit */
    NEAR = 2,   /* what is so near to the largest piece belongs to it */
    PIECES = 24 /* that are looked at */
};

typedef struct {
    int left, top, right, bottom;
    unsigned pixels;
} piece;

typedef struct {
    uint8_t is_dark[SQUARE_PIXELS];
    uint16_t queue[SQUARE_PIXELS];
} work;

static piece collect(work *w, unsigned first) {
    unsigned count = 0;
    piece p = {SQUARE_SIDE, SQUARE_SIDE, 0, 0, 0};
    w->queue[count++] = (uint16_t)first;
    w->is_dark[first] = 0;
    for (unsigned done = 0; done < count; done++) {
        int x = w->queue[done] % SQUARE_SIDE, y = w->queue[done] / SQUARE_SIDE;
        if (x < p.left) p.left = x;
        if (x > p.right) p.right = x;
        if (y < p.top) p.top = y;
        if (y > p.bottom) p.bottom = y;
        for (int n = 0; n < 9; n++) {
            int nx = x + n % 3 - 1, ny = y + n / 3 - 1;
            if (nx < 0 || ny < 0 || nx >= SQUARE_SIDE || ny >= SQUARE_SIDE) continue;
            int next = ny * SQUARE_SIDE + nx;
            if (!w->is_dark[next]) continue;
            w->is_dark[next] = 0;
            w->queue[count++] = (uint16_t)next;
        }
    }
    p.pixels = count;
    return p;
}

static bool is_at_edge(unsigned at, int band) {
    int x = (int)at % SQUARE_SIDE, y = (int)at / SQUARE_SIDE, last = SQUARE_SIDE - band;
    return x < band || y < band || x >= last || y >= last;
}

/* Takes away what hangs together with the edge, as far as it is near to it. */
static void remove_lines(work *w) {
    for (unsigned first = 0; first < SQUARE_PIXELS; first++) {
        if (!w->is_dark[first] || !is_at_edge(first, 1)) continue;
        piece p = collect(w, first);
        for (unsigned i = 0; i < p.pixels; i++)
            w->is_dark[w->queue[i]] = !is_at_edge(w->queue[i], EDGE);
    }
}

static bool is_near(const piece *a, const piece *b) {
    return b->left <= a->right + NEAR && b->right >= a->left - NEAR && b->top <= a->bottom + NEAR &&
           b->bottom >= a->top - NEAR;
}

static void unite(piece *a, const piece *b) {
    if (b->left < a->left) a->left = b->left;
    if (b->top < a->top) a->top = b->top;
    if (b->right > a->right) a->right = b->right;
    if (b->bottom > a->bottom) a->bottom = b->bottom;
}

photo_box photo_box_of(const uint8_t ink[SQUARE_PIXELS]) {
    work w;
    piece pieces[PIECES] = {{0}}, all;
    unsigned count = 0, largest = 0;
    for (unsigned i = 0; i < SQUARE_PIXELS; i++) w.is_dark[i] = ink[i] >= DARK;
    remove_lines(&w);
    for (unsigned i = 0; i < SQUARE_PIXELS && count < PIECES; i++) {
        if (!w.is_dark[i]) continue;
        piece p = collect(&w, i);
        if (p.pixels < 3) continue;
        pieces[count++] = p;
        if (p.pixels > pieces[largest].pixels) largest = count - 1;
    }
    if (count == 0 || pieces[largest].pixels < LEAST) return (photo_box){0};
    all = pieces[largest];
    for (unsigned i = 0; i < count; i++) {
        if (is_near(&pieces[largest], &pieces[i])) unite(&all, &pieces[i]);
    }
    return (photo_box){(uint8_t)all.left, (uint8_t)all.top, (uint8_t)(all.right - all.left + 1),
                       (uint8_t)(all.bottom - all.top + 1)};
}
