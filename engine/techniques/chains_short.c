/* chains_short.c - X-chains and XY-chains.
 *
 * An X-chain goes from place to place of one digit, by strong and weak links in turn; an XY-chain
 * through squares with two candidates. If its first candidate is false its last is true; so what
 * sees both loses their digit. Links lead back as well as forth, so each chain is looked at from
 * its lower end only.
 *
 * Only the shortest chain between two ends matters. The tree of one end has it, unless the chain
 * crosses itself; then ways are tried one by one, guided by the tree of the other end, which knows
 * the remaining distance.
 */
#include "techniques/way.h"

/* The number of links tried between two ends before they are given up. */
enum { TRIES = 200000 };

typedef struct {
    tech_finder *f;
    const tech_links *links;
    unsigned technique;
    tech_literal premise, end;
    unsigned count, tries;
    tech_literal way[TECH_LITERALS];
} search;

static unsigned square_of(const search *s, tech_literal literal) {
    return tech_node_of(s->links, literal)->square;
}

/* --- The way ---------------------------------------------------------------------------------- */

/* Whether the way has been in a square before it came to the one it is leaving. */
static bool has_been(const search *s, unsigned square, unsigned from) {
    for (unsigned i = from; i + 1 < s->count; i++) {
        if (square_of(s, s->way[i]) == square) return true;
    }
    return false;
}

/* An X-chain may end where it began. */
static bool may_go(const search *s, tech_literal next) {
    unsigned square = square_of(s, next);
    bool closes = next == s->end && s->end == (s->premise ^ 1);
    return !has_been(s, square, closes ? 1 : 0);
}

static bool crosses_itself(search *s) {
    unsigned whole = s->count;
    for (s->count = 1; s->count < whole; s->count++) {
        if (!may_go(s, s->way[s->count])) break;
    }
    bool crosses = s->count < whole;
    s->count = whole;
    return crosses;
}

/* Continues from the end of the way, with at most `left` more links. */
static bool go_on(search *s, unsigned left) {
    const tech_links *l = s->links;
    const tech_tree *back = &s->f->work->back;
    tech_literal at = s->way[s->count - 1];
    if (at == s->end) return left == 0;
    for (uint32_t i = l->begin[at]; i < l->begin[at + 1]; i++) {
        tech_literal next = l->links[i];
        bool leads = next == s->end || back->distance[next ^ 1] != 0;
        if (!leads || back->distance[next ^ 1] >= left || !may_go(s, next)) continue;
        if (++s->tries > TRIES) return false;
        s->way[s->count++] = next;
        if (go_on(s, left - 1)) return true;
        s->count--;
    }
    return false;
}

/* The shortest way that does not cross itself, if it is not too long. */
static bool find_way(search *s) {
    tech_work *work = s->f->work;
    unsigned links = work->tree.distance[s->end];
    s->count = tech_way(&work->tree, s->end, s->way);
    if (!crosses_itself(s)) return true;
    tech_grow(s->links, s->end ^ 1, false, &work->back);
    for (s->tries = 0; links <= s->f->options->links; links += 2) {
        s->count = 1;
        if (go_on(s, links)) return true;
    }
    if (s->tries > TRIES) work->lost++;
    return false;
}

/* --- The step --------------------------------------------------------------------------------- */

static bool try_end(search *s) {
    const tech_node *a = tech_node_of(s->links, s->premise), *b = tech_node_of(s->links, s->end);
    tech_begin(s->f, s->technique);
    tech_remove_squares(s->f, kt_squares_both(a->sees, b->sees), a->digit);
    s->f->step.links = s->f->work->tree.distance[s->end];
    if (!tech_may_be_best(s->f) || !find_way(s)) return false;
    tech_tell_way(s->f, s->links, s->way, s->count);
    return tech_propose(s->f);
}

/* Whether it is an end: the same digit, true, at least three links away, and not yet tried from
 * there. */
static bool is_end(const search *s, tech_literal end) {
    const tech_node *a = tech_node_of(s->links, s->premise), *b = tech_node_of(s->links, end);
    unsigned distance = s->f->work->tree.distance[end];
    if (!tech_is_on(end) || a->digit != b->digit || end / 2 < s->premise / 2) return false;
    if (distance < 3 || distance > s->f->options->links) return false;
    return s->technique == TECH_X_CHAIN || a->square != b->square;
}

static bool try_premise(search *s, unsigned node) {
    tech_tree *tree = &s->f->work->tree;
    s->premise = (tech_literal)(2 * node + 1);
    if (s->links->begin[s->premise] == s->links->begin[s->premise + 1]) return false;
    tech_grow(s->links, s->premise, false, tree);
    for (unsigned i = 1; i < tree->count; i++) {
        s->end = tree->reached[i];
        if (is_end(s, s->end) && try_end(s)) return true;
    }
    return false;
}

void tech_find_short_chains(tech_finder *f) {
    search s = {.f = f, .links = &f->work->short_links};
    s.technique = tech_wants(f, TECH_X_CHAIN) ? TECH_X_CHAIN : TECH_XY_CHAIN;
    tech_link(&f->work->short_links, f->board,
              s.technique == TECH_X_CHAIN ? TECH_LINKS_X : TECH_LINKS_XY);
    for (uint32_t i = f->cursor; i < s.links->candidates; i++) {
        if (i > 0 && tech_pause(f, i)) return;
        if (try_premise(&s, i)) return;
    }
    tech_settle(f);
}
