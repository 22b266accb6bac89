/* loops.c - nice loops and alternating inference chains, with groups and without.
 *
 * Of every candidate, supposed true and supposed false, a tree tells what follows. If it comes back to the
 * square of the candidate, that is a loop: discontinuous, if it says something about the square, or
 * continuous, if it agrees with itself, and then every weak link is strong as well. If "false here" leads
 * to "true there", one of the two ends of the chain is true.
 *
 * HoDoKu takes the best of all. So what a way would remove is looked at first; the way itself, which must not
 * cross itself, only if that would be the best.
 */
#include "techniques/way.h"

typedef struct {
    tech_finder *f;
    const tech_links *links;
    const tech_node *start; /* of the premise */
    tech_literal premise, end;
    unsigned count; /* of the way */
    tech_literal way[TECH_LITERALS];
    kt_squares gone[10]; /* what is to be removed, by digit */
} search;

static const tech_node *node_of(const search *s, tech_literal literal) {
    return tech_node_of(s->links, literal);
}

/* --- The way -------------------------------------------------------------------------------------- */

/* A way may not come to a square where it has been; a loop ends where it began. */
static bool crosses_itself(const search *s, bool is_loop) {
    kt_squares behind = kt_no_squares();
    for (unsigned i = 0; i < s->count; i++) {
        if (kt_squares_has(behind, node_of(s, s->way[i])->square)) return true;
        if (i == 0) continue;
        const tech_node *last = node_of(s, s->way[i - 1]);
        if (!is_loop || last->square != s->start->square) {
            behind = kt_squares_union(behind, last->squares);
        }
    }
    return false;
}

static bool has_group(const search *s) {
    for (unsigned i = 0; i < s->count; i++) {
        if (tech_is_group(s->links, s->way[i])) return true;
    }
    return false;
}

/* The way to the end, unless it is too short or crosses itself. */
static bool take_way(search *s, bool is_loop) {
    const tech_tree *tree = &s->f->work->tree;
    if (tree->distance[s->end] <= 2) return false;
    s->count = tech_way(tree, s->end, s->way);
    if (is_loop && node_of(s, s->way[1])->square == s->start->square) return false;
    return !crosses_itself(s, is_loop);
}

/* --- The step ------------------------------------------------------------------------------------- */

static void clear(search *s) {
    for (unsigned d = 1; d <= 9; d++) s->gone[d] = kt_no_squares();
}

/* All other candidates of a square. */
static void keep_only(search *s, unsigned square, uint16_t digits) {
    uint32_t rest = s->f->board->digits[square] & (uint16_t)~digits;
    for (; rest != 0; rest &= rest - 1) {
        kt_squares_add(&s->gone[kt_lowest_bit(rest) + 1], square);
    }
}

static void describe(search *s, unsigned technique) {
    tech_begin(s->f, technique);
    for (unsigned d = 1; d <= 9; d++) tech_remove_squares(s->f, s->gone[d], d);
}

static bool propose(search *s, unsigned plain, unsigned grouped) {
    describe(s, has_group(s) ? grouped : plain);
    if (s->f->step.removals == 0) return false;
    tech_tell_way(s->f, s->links, s->way, s->count);
    return tech_propose(s->f);
}

/* --- Loops ---------------------------------------------------------------------------------------- */

/* Every weak link of a continuous loop takes its digit from what sees both of its nodes, or, within a square,
 * all other digits. */
static void take_by_weak_links(search *s) {
    kt_squares loop = kt_no_squares();
    for (unsigned i = 0; i < s->count; i++) {
        loop = kt_squares_union(loop, node_of(s, s->way[i])->squares);
    }
    for (unsigned i = 1; i < s->count; i++) {
        if (tech_is_on(s->way[i])) continue;
        const tech_node *a = node_of(s, s->way[i - 1]), *b = node_of(s, s->way[i]);
        if (a->square == b->square && a->digit != b->digit) {
            keep_only(s, a->square, kt_digit_bit(a->digit) | kt_digit_bit(b->digit));
        } else {
            kt_squares both = kt_squares_without(tech_both(a->sees, b->sees), loop);
            s->gone[a->digit] = kt_squares_union(s->gone[a->digit], both);
        }
    }
}

/* Two strong links with different digits end in the square. */
static bool try_continuous(search *s, unsigned other) {
    if (!take_way(s, true)) return false;
    clear(s);
    keep_only(s, s->start->square, kt_digit_bit(s->start->digit) | kt_digit_bit(other));
    take_by_weak_links(s);
    return propose(s, TECH_CONTINUOUS_LOOP, TECH_GROUPED_CONTINUOUS_LOOP);
}

/* What has come back to the square says something about it. */
static bool try_discontinuous(search *s, unsigned other) {
    unsigned square = s->start->square;
    clear(s);
    if (tech_is_on(s->premise)) {
        kt_squares_add(&s->gone[s->start->digit], square);
    } else if (tech_is_on(s->end)) {
        keep_only(s, square, kt_digit_bit(other));
    } else {
        kt_squares_add(&s->gone[other], square);
    }
    describe(s, TECH_DISCONTINUOUS_LOOP);
    if (!tech_may_be_best(s->f) || !take_way(s, true)) return false;
    return propose(s, TECH_DISCONTINUOUS_LOOP, TECH_GROUPED_DISCONTINUOUS_LOOP);
}

static bool try_loop(search *s) {
    unsigned other = node_of(s, s->end)->digit;
    bool is_same = other == s->start->digit;
    if (!tech_is_on(s->premise) && tech_is_on(s->end) && !is_same) return try_continuous(s, other);
    if (tech_is_on(s->premise) && !tech_is_on(s->end) && !is_same) return false;
    return try_discontinuous(s, other);
}

/* --- Chains --------------------------------------------------------------------------------------- */

/* One of the ends of the chain is true. HoDoKu leaves what removes only one of two to the loops. */
static bool try_chain(search *s) {
    const tech_node *a = s->start, *b = node_of(s, s->end);
    clear(s);
    if (a->digit == b->digit) {
        s->gone[a->digit] = tech_both(a->sees, b->sees);
    } else {
        if (!(kt_square_unit_bits[a->square] & kt_square_unit_bits[b->square])) return false;
        kt_squares_add(&s->gone[b->digit], a->square);
        kt_squares_add(&s->gone[a->digit], b->square);
    }
    describe(s, TECH_AIC);
    if (s->f->step.removals < 2 || !tech_may_be_best(s->f) || !take_way(s, false)) return false;
    return propose(s, TECH_AIC, TECH_GROUPED_AIC);
}

/* --- The search ----------------------------------------------------------------------------------- */

/* All ends of the tree: loops, or chains. */
static bool try_tree(search *s, bool loops) {
    tech_tree *tree = &s->f->work->tree;
    tech_grow(s->links, s->premise, tree);
    for (unsigned i = 1; i < tree->count; i++) {
        s->end = tree->reached[i];
        if (tech_is_group(s->links, s->end)) continue;
        bool is_loop = node_of(s, s->end)->square == s->start->square;
        if (loops && is_loop && try_loop(s)) return true;
        if (!loops && !is_loop && tech_is_on(s->end) && try_chain(s)) return true;
    }
    return false;
}

/* Loops of true premises, loops of false ones, chains: a pass each. */
static bool try_premise(search *s, unsigned pass, unsigned node) {
    s->premise = (tech_literal)(2 * node + (pass > 0));
    s->start = node_of(s, s->premise);
    return try_tree(s, pass < 2);
}

void tech_find_loops(tech_finder *f) {
    search s = {.f = f, .links = &f->work->links};
    bool grouped = tech_wants(f, TECH_GROUPED_CONTINUOUS_LOOP) ||
                   tech_wants(f, TECH_GROUPED_DISCONTINUOUS_LOOP) ||
                   tech_wants(f, TECH_GROUPED_AIC);
    tech_link(&f->work->links, f->board, grouped ? TECH_LINKS_GROUPS : TECH_LINKS_ALL);
    unsigned candidates = s.links->candidates;
    for (uint32_t i = f->cursor; i < 3 * candidates; i++) {
        if (i > 0 && tech_pause(f, i)) return;
        if (try_premise(&s, i / candidates, i % candidates)) return;
    }
    tech_settle(f);
}
