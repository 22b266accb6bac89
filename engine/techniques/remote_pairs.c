/* remote_pairs.c - remote pairs.
 *
 * Squares with the same two candidates, each seeing the next: along such a chain the digits take turns. Of two
 * squares an odd number of links apart one has the one digit and one the other, so what sees both loses
 * both. HoDoKu follows all ways, asks only whether the two ends remove something, and then takes what any
 * two opposite squares of the way remove.
 */
#include "techniques/finder.h"

enum { MOST = 81 };

typedef struct {
    tech_finder *f;
    kt_squares alike; /* the squares with the two candidates */
    uint16_t digits;
    unsigned count;
    uint8_t way[MOST];
} search;

/* What has one of the digits and sees both squares. */
static kt_squares losers(const search *s, unsigned a, unsigned b) {
    const tech_board *board = s->f->board;
    kt_squares either = kt_no_squares();
    for (uint32_t rest = s->digits; rest != 0; rest &= rest - 1) {
        either = kt_squares_union(either, board->squares[kt_lowest_bit(rest) + 1]);
    }
    return kt_squares_both(either, kt_squares_both(kt_squares_seen(a), kt_squares_seen(b)));
}

/* In each square the one digit goes, so the other comes; in the next it is the other way round. */
static void tell_way(search *s) {
    tech_step *step = &s->f->step;
    unsigned goes = kt_lowest_digit(s->digits), from = TECH_NO_PART;
    unsigned comes = kt_lowest_digit(s->digits & (uint16_t)~kt_digit_bit(goes));
    for (unsigned i = 0; i < s->count; i++) {
        kt_squares square = kt_one_square(s->way[i]);
        bool is_even = i % 2 == 0;
        step->squares = kt_squares_union(step->squares, square);
        from = tech_part_link(s->f, KT_ROLE_WEAK_LINK, square, is_even ? goes : comes, from);
        from = tech_part_link(s->f, KT_ROLE_STRONG_LINK, square, is_even ? comes : goes, from);
    }
    step->links = (uint16_t)(2 * s->count - 1);
}

static bool try_way(search *s) {
    if (s->way[0] > s->way[s->count - 1]) return false; /* the same from its other end */
    if (kt_squares_empty(losers(s, s->way[0], s->way[s->count - 1]))) return false;
    kt_squares gone = kt_no_squares();
    for (unsigned i = 0; i < s->count; i++) {
        for (unsigned k = i + 3; k < s->count; k += 2) {
            gone = kt_squares_union(gone, losers(s, s->way[i], s->way[k]));
        }
    }
    tech_begin(s->f, TECH_REMOTE_PAIR);
    s->f->step.digits = s->digits;
    for (uint32_t rest = s->digits; rest != 0; rest &= rest - 1) {
        tech_remove_squares(s->f, gone, kt_lowest_bit(rest) + 1);
    }
    tell_way(s);
    return tech_propose(s->f);
}

/* Goes on from the end of the way to squares that are not on it. */
static bool go_on(search *s, kt_squares left) {
    unsigned at = s->way[s->count - 1];
    kt_squares next = kt_squares_both(left, kt_squares_seen(at));
    if (2 * s->count + 1u > s->f->options->links) return false;
    while (!kt_squares_empty(next)) {
        unsigned square = kt_squares_take(&next);
        s->way[s->count++] = (uint8_t)square;
        if (s->count >= 4 && s->count % 2 == 0 && try_way(s)) return true;
        if (go_on(s, kt_squares_without(left, kt_one_square(square)))) return true;
        s->count--;
    }
    return false;
}

static kt_squares squares_alike(const tech_board *b, uint16_t digits) {
    kt_squares pairs = b->pairs, alike = kt_no_squares();
    while (!kt_squares_empty(pairs)) {
        unsigned square = kt_squares_take(&pairs);
        if (b->digits[square] == digits) kt_squares_add(&alike, square);
    }
    return alike;
}

void tech_find_remote_pairs(tech_finder *f) {
    kt_squares starts = f->board->pairs;
    while (!kt_squares_empty(starts)) {
        unsigned start = kt_squares_take(&starts);
        search s = {.f = f, .digits = f->board->digits[start], .count = 1};
        s.alike = squares_alike(f->board, s.digits);
        if (kt_squares_count(s.alike) < 4) continue;
        s.way[0] = (uint8_t)start;
        if (go_on(&s, kt_squares_without(s.alike, kt_one_square(start)))) return;
    }
    tech_settle(f);
}
