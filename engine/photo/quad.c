/* quad.c - see quad.h. */
#include "photo/quad.h"

/* Twice the area of a triangle, positive if it turns clockwise as seen. */
static float turn(photo_point a, photo_point b, photo_point c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* The point of the outline between two others that is furthest outside their line. */
static unsigned furthest(const photo_point *points, unsigned count, unsigned from, unsigned to,
                         float *area) {
    unsigned best = from;
    *area = 0;
    for (unsigned i = (from + 1) % count; i != to; i = (i + 1) % count) {
        float there = turn(points[from], points[i], points[to]);
        if (there <= *area) continue;
        *area = there;
        best = i;
    }
    return best;
}

static float square_of_side(const photo_quad *q, unsigned side) {
    photo_point a = q->corners[side], b = q->corners[(side + 1) % 4];
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

bool photo_quad_is_sound(const photo_quad *q) {
    float shortest = square_of_side(q, 0), longest = shortest;
    for (unsigned side = 0; side < 4; side++) {
        float length = square_of_side(q, side);
        if (length < shortest) shortest = length;
        if (length > longest) longest = length;
        photo_point a = q->corners[side], b = q->corners[(side + 1) % 4];
        if (turn(a, b, q->corners[(side + 2) % 4]) <= 0) return false;
    }
    return longest < 9 * shortest;
}

static void begin_upper_left(photo_quad *q) {
    unsigned first = 0;
    for (unsigned i = 1; i < 4; i++) {
        photo_point a = q->corners[i], b = q->corners[first];
        if (a.x + a.y < b.x + b.y) first = i;
    }
    photo_quad turned;
    for (unsigned i = 0; i < 4; i++) turned.corners[i] = q->corners[(first + i) % 4];
    *q = turned;
}

bool photo_quad_of(const photo_point *points, unsigned count, photo_quad *quad) {
    float largest = 0;
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = i + 1; j < count; j++) {
            float one, other;
            unsigned k = furthest(points, count, i, j, &one);
            unsigned l = furthest(points, count, j, i, &other);
            if (one <= 0 || other <= 0 || one + other <= largest) continue;
            largest = one + other;
            *quad = (photo_quad){{points[i], points[k], points[j], points[l]}};
        }
    }
    if (largest <= 0) return false;
    begin_upper_left(quad);
    return photo_quad_is_sound(quad);
}

photo_map photo_map_of(const photo_quad *quad) {
    const photo_point *p = quad->corners;
    float dx1 = p[1].x - p[2].x, dx2 = p[3].x - p[2].x;
    float dy1 = p[1].y - p[2].y, dy2 = p[3].y - p[2].y;
    float sx = p[0].x - p[1].x + p[2].x - p[3].x, sy = p[0].y - p[1].y + p[2].y - p[3].y;
    float size = dx1 * dy2 - dx2 * dy1;
    photo_map m = {0};
    m.g = (sx * dy2 - dx2 * sy) / size;
    m.h = (dx1 * sy - sx * dy1) / size;
    m.a = p[1].x - p[0].x + m.g * p[1].x;
    m.b = p[3].x - p[0].x + m.h * p[3].x;
    m.c = p[0].x;
    m.d = p[1].y - p[0].y + m.g * p[1].y;
    m.e = p[3].y - p[0].y + m.h * p[3].y;
    m.f = p[0].y;
    return m;
}

photo_point photo_map_point(const photo_map *m, float u, float v) {
    float w = m->g * u + m->h * v + 1;
    if (!(w > 0.01F)) w = 0.01F; /* beyond the horizon */
    return (photo_point){(m->a * u + m->b * v + m->c) / w, (m->d * u + m->e * v + m->f) / w};
}

photo_map photo_map_stretched(const photo_quad *quad, float left, float top, float right,
                              float bottom) {
    photo_map m = photo_map_of(quad);
    float width = right - left, height = bottom - top;
    m.a /= width, m.d /= width, m.g /= width;
    m.b /= height, m.e /= height, m.h /= height;
    float w = 1 - m.g * left - m.h * top;
    m.c -= m.a * left + m.b * top;
    m.f -= m.d * left + m.e * top;
    m.a /= w, m.b /= w, m.c /= w, m.d /= w, m.e /= w, m.f /= w, m.g /= w, m.h /= w;
    return m;
}
