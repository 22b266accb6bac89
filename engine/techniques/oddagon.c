/* oddagon.c - bivalue oddagon.
 *
 * Squares in a loop, of which each sees the next and the last sees the first. If they had only two digits, these would
 * take turns round the loop. That cannot be if there is an odd number of squares, so one of their other candidates, the
 * guardians, is true. Nothing of it relies on a single solution.
 *
 * A square of the loop sees no others of it: else there would be a shorter one. So no unit has more than two of them, and
 * there are seventeen at most.
 *
 * Source: bivalue oddagons, of the forum of New Sudoku Players; guardians are older, of loops of one digit.
 */
#include "techniques/deadly.h"
#include "techniques/finder.h"

enum { LONGEST = 17, SHORTEST = 5 };

typedef struct {
    tech_deadly d;
    uint8_t square[LONGEST]; /* in turn */
    kt_squares free;         /* squares that may be added */
    kt_squares extra;        /* squares with other candidates */
    uint16_t extras;         /* these */
} loop;

/* False if nothing would follow any more. */
static bool add(const tech_board *b, loop *l, unsigned square) {
    uint16_t extras = b->digits[square] & (uint16_t)~l->d.digits;
    l->square[l->d.length++] = (uint8_t)square;
    kt_squares_add(&l->d.squares, square);
    if (extras == 0) return true;
    kt_squares_add(&l->extra, square);
    l->extras |= extras;
    return kt_squares_count(l->extra) <= 2 || kt_is_single(l->extras);
}

/* Each loop is met once: from its first square on, in the direction of the smaller neighbour. */
static bool close(tech_finder *f, loop *l) {
    if (l->d.length < SHORTEST || l->d.length % 2 == 0) return false;
    if (l->square[1] > l->square[l->d.length - 1]) return false;
    l->d.loop = l->square;
    return tech_deadly_types(f, &l->d);
}

static bool grow(tech_finder *f, const loop *l) {
    unsigned last = l->square[l->d.length - 1];
    kt_squares next = kt_squares_both(l->free, kt_squares_seen(last));
    while (!kt_squares_empty(next)) {
        loop more = *l;
        unsigned square = kt_squares_take(&next);
        if (!add(f->board, &more, square)) continue;
        if (l->d.length > 1 && kt_sees(square, l->square[0])) {
            if (close(f, &more)) return true;
            continue;
        }
        /* What the last square sees can be no later one. */
        if (l->d.length > 1) more.free = kt_squares_without(l->free, kt_squares_seen(last));
        kt_squares_remove(&more.free, square);
        if (more.d.length < LONGEST && grow(f, &more)) return true;
    }
    return false;
}

static bool search(tech_finder *f, uint16_t digits) {
    const tech_board *b = f->board;
    kt_squares firsts =
        kt_squares_both(b->squares[kt_lowest_digit(digits)],
                        b->squares[kt_lowest_digit((uint16_t)(digits & (digits - 1u)))]);
    while (!kt_squares_empty(firsts)) {
        loop l = {.d = {.technique = TECH_BIVALUE_ODDAGON, .digits = digits}};
        l.d.squares = l.extra = kt_no_squares();
        add(b, &l, kt_squares_take(&firsts));
        l.free = firsts;
        if (grow(f, &l)) return true;
    }
    return false;
}

void tech_find_oddagon(tech_finder *f) {
    for (unsigned at = f->cursor; at < 81; at++) {
        if (at / 9 >= at % 9) continue;
        if (at > f->cursor && tech_pause(f, at)) return;
        if (search(f, (uint16_t)(1u << at / 9 | 1u << at % 9))) return;
    }
}
