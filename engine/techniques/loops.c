/* loops.c - nice loops and alternating inference chains, with groups and without.
 *
 * Of every candidate, supposed true and supposed false, a tree tells what follows. If it comes back
 * to the square of the candidate, that is a loop: discontinuous, if it says something about the
 * square, or continuous, if it agrees with itself, and then every weak link is strong as well. If
 * "false here" leads to "true there", one of the two ends of the chain is true.
 *
 * HoDoKu takes the best of all. So the removals are computed first, and the way itself, which must
 * not cross itself, only if they would be the best.
 */
#include "techniques/way.h"

typedef struct {
    tech_finder *f;
    const tech_links *links;
    bool with_groups, with_sets;
    bool loops;             /* loops, or chains that do not come back */
    const uint64_t *row;    /* all that follows from the premise */
    const tech_node *start; /* node of the premise */
    tech_literal premise, end;
    unsigned count; /* of the way */
    tech_literal way[TECH_ALL_LITERALS];
    kt_squares gone[10]; /* what is to be removed, by digit */
} search;

static const tech_node *node_of(const search *s, tech_literal literal) {
    return tech_node_of(s->links, literal);
}

static const tech_als *set_of(const search *s, tech_literal literal) {
    const tech_work *work = s->f->work;
    return &work->als.sets[work->set_links.set[literal / 2 - TECH_NODES]];
}

/* --- The way ---------------------------------------------------------------------------------- */

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

/* --- The step --------------------------------------------------------------------------------- */

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

/* HoDoKu counts a set as two links and a half. */
static void tell_sets(search *s) {
    unsigned sets = 0;
    for (unsigned i = 0; i < s->count; i++) {
        if (tech_is_set(s->way[i])) tech_part_set(s->f, sets++, set_of(s, s->way[i]));
    }
    s->f->step.links += (uint16_t)(5 * sets / 2);
}

static bool propose(search *s, unsigned plain, unsigned grouped) {
    describe(s, has_group(s) ? grouped : plain);
    if (s->f->step.removals == 0) return false;
    tech_tell_way(s->f, s->links, s->way, s->count);
    tell_sets(s);
    return tech_propose(s->f);
}

/* --- Loops ------------------------------------------------------------------------------------ */

/* The squares that see all places of the digit in a node. */
static kt_squares sees(const search *s, tech_literal literal, unsigned digit) {
    return tech_is_set(literal) ? set_of(s, literal)->seen[digit - 1] : node_of(s, literal)->sees;
}

static void take_all(search *s, kt_squares squares, unsigned digit) {
    s->gone[digit] = kt_squares_union(s->gone[digit], squares);
}

/* A set on the way has each of its digits, but for that by which it is entered, and those that go on: what goes
 * on from it to a true candidate are the other candidates of its square. */
static void take_by_set(search *s, unsigned i) {
    const tech_als *set = set_of(s, s->way[i]);
    const tech_node *next = node_of(s, s->way[i + 1]);
    bool forces = tech_is_on(s->way[i + 1]);
    uint16_t exits = kt_digit_bit(next->digit);
    if (forces) exits ^= s->f->board->digits[next->square];
    uint16_t entry = kt_digit_bit(node_of(s, s->way[i])->digit);
    for (uint32_t rest = set->digits & (uint16_t)~entry; rest != 0; rest &= rest - 1) {
        unsigned digit = kt_lowest_bit(rest) + 1;
        kt_squares seen = set->seen[digit - 1];
        if (!(exits & kt_digit_bit(digit)))
            take_all(s, seen, digit);
        else if (forces)
            take_all(s, kt_squares_both(seen, kt_squares_seen(next->square)), digit);
    }
}

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
            kt_squares both = kt_squares_both(sees(s, s->way[i - 1], b->digit), b->sees);
            take_all(s, kt_squares_without(both, loop), b->digit);
        }
        if (tech_is_set(s->way[i])) take_by_set(s, i);
    }
}

/* Two strong links with different digits end in the square. */
static bool is_continuous(const search *s) {
    return !tech_is_on(s->premise) && tech_is_on(s->end) &&
           node_of(s, s->end)->digit != s->start->digit;
}

static bool try_continuous(search *s) {
    if (!take_way(s, true)) return false;
    clear(s);
    keep_only(s, s->start->square,
              kt_digit_bit(s->start->digit) | kt_digit_bit(node_of(s, s->end)->digit));
    take_by_weak_links(s);
    return propose(s, TECH_CONTINUOUS_LOOP, TECH_GROUPED_CONTINUOUS_LOOP);
}

/* What has come back to the square says something about it. */
static bool may_be_discontinuous(search *s) {
    unsigned square = s->start->square, other = node_of(s, s->end)->digit;
    if (tech_is_on(s->premise) && !tech_is_on(s->end) && other != s->start->digit) return false;
    clear(s);
    if (tech_is_on(s->premise)) {
        kt_squares_add(&s->gone[s->start->digit], square);
    } else if (tech_is_on(s->end)) {
        keep_only(s, square, kt_digit_bit(other));
    } else {
        kt_squares_add(&s->gone[other], square);
    }
    describe(s, TECH_DISCONTINUOUS_LOOP);
    return tech_may_be_best(s->f);
}

static bool try_discontinuous(search *s) {
    return take_way(s, true) &&
           propose(s, TECH_DISCONTINUOUS_LOOP, TECH_GROUPED_DISCONTINUOUS_LOOP);
}

/* --- Chains ----------------------------------------------------------------------------------- */

/* One of the ends of the chain is true. HoDoKu leaves chains that remove only one of two to the
 * loops. */
static bool may_be_chain(search *s) {
    const tech_node *a = s->start, *b = node_of(s, s->end);
    clear(s);
    if (a->digit == b->digit) {
        s->gone[a->digit] = kt_squares_both(a->sees, b->sees);
        if (kt_squares_count(s->gone[a->digit]) < 2) return false;
    } else {
        if (!(kt_square_unit_bits[a->square] & kt_square_unit_bits[b->square])) return false;
        if (!tech_has(s->f->board, a->square, b->digit)) return false;
        if (!tech_has(s->f->board, b->square, a->digit)) return false;
        kt_squares_add(&s->gone[b->digit], a->square);
        kt_squares_add(&s->gone[a->digit], b->square);
    }
    describe(s, TECH_AIC);
    return tech_may_be_best(s->f);
}

static bool try_chain(search *s) {
    return take_way(s, false) && propose(s, TECH_AIC, TECH_GROUPED_AIC);
}

/* --- The search ------------------------------------------------------------------------------- */

/* Whether a loop that comes back to the end may make the best step. For a continuous one only its
 * way can tell. */
static bool is_promising(search *s) {
    if (!s->loops) return may_be_chain(s);
    return s->end != s->premise && (is_continuous(s) || may_be_discontinuous(s));
}

/* The possible ends of a way: for a loop the candidates of its square; for a chain true candidates
 * elsewhere. */
static bool is_end(const search *s) {
    if (tech_is_group(s->links, s->end)) return false;
    bool comes_back = node_of(s, s->end)->square == s->start->square;
    return s->loops ? comes_back : tech_is_on(s->end) && !comes_back;
}

static bool try_end(search *s) {
    if (!s->loops) return try_chain(s);
    return is_continuous(s) ? try_continuous(s) : try_discontinuous(s);
}

/* Whether any end that is reached at all may make the best step; this needs no tree. */
static bool has_loop(search *s) {
    unsigned square = s->start->square;
    for (uint32_t rest = s->f->board->digits[square]; rest != 0; rest &= rest - 1) {
        s->end = tech_literal_of(s->links, square, kt_lowest_bit(rest) + 1, true);
        if (tech_row_has(s->row, s->end) && is_promising(s)) return true;
        s->end ^= 1;
        if (tech_row_has(s->row, s->end) && is_promising(s)) return true;
    }
    return false;
}

static bool has_chain(search *s) {
    for (unsigned i = 0; i < s->f->work->closure.words; i++) {
        uint64_t rest = s->row[i] & TECH_ROW_ON;
        for (; rest != 0; rest &= rest - 1) {
            s->end = (tech_literal)(64 * i + (unsigned)__builtin_ctzll(rest));
            if (is_end(s) && is_promising(s)) return true;
        }
    }
    return false;
}

static bool try_premise(search *s) {
    tech_tree *tree = &s->f->work->tree;
    s->row = s->f->work->closure.row[s->premise];
    if (!s->with_sets && !(s->loops ? has_loop(s) : has_chain(s))) return false;
    if (s->with_sets)
        tech_grow_with_sets(s->f, s->premise, tree);
    else
        tech_grow(s->links, s->premise, s->with_groups, tree);
    for (unsigned i = 1; i < tree->count; i++) {
        s->end = tree->reached[i];
        if (is_end(s) && is_promising(s) && try_end(s)) return true;
    }
    return false;
}

void tech_find_loops(tech_finder *f) {
    search s = {.f = f, .links = &f->work->links};
    s.with_groups = tech_wants(f, TECH_GROUPED_CONTINUOUS_LOOP) ||
                    tech_wants(f, TECH_GROUPED_DISCONTINUOUS_LOOP) ||
                    tech_wants(f, TECH_GROUPED_AIC);
    s.with_sets = s.with_groups && f->options->sets_in_chains;
    tech_close_board(&f->work->closure, &f->work->links, f->board);
    if (s.with_sets) tech_link_sets(f);
    /* Loops of true premises, loops of false ones, chains: a pass each. */
    unsigned candidates = s.links->candidates;
    for (uint32_t i = f->cursor; i < 3 * candidates; i++) {
        if (i > 0 && tech_pause(f, i)) return;
        s.loops = i < 2 * candidates;
        s.premise = (tech_literal)(2 * (i % candidates) + (i >= candidates));
        s.start = node_of(&s, s.premise);
        if (try_premise(&s)) return;
    }
    tech_settle(f);
}
