/* forcing_tell.c - tells a forcing chain or net: the way of each branch.
 *
 * The closure says that something follows, not how. So the rows are made anew, without closing
 * them, and trees along them give the ways. Of all contradictions of a premise, and of all choices
 * that lead to a conclusion, the one with the fewest links is told.
 */
#include "techniques/forcing.h"

#include <string.h>

#include "techniques/way.h"

enum { FAR = 0xFFFF };

static void open_rows(tech_forcing *s) {
    if (s->is_open) return;
    s->is_open = true;
    tech_closure_begin(s->closure, s->links);
    if (s->is_net) tech_play(s->closure, s->links, s->f->board);
}

static tech_tree *grow(tech_forcing *s, tech_literal premise) {
    tech_tree *tree = &s->f->work->tree;
    tech_grow_rows(s->closure, premise, tree);
    return tree;
}

/* The distance from the tree's premise to a literal. */
static unsigned distance(const tech_tree *tree, tech_literal end) {
    if (end == tree->reached[0]) return 0;
    return tree->distance[end] == 0 ? FAR : tree->distance[end];
}

/* --- Ways ------------------------------------------------------------------------------------- */

static bool is_link(const tech_links *l, tech_literal from, tech_literal to) {
    for (uint32_t i = l->begin[from]; i < l->begin[from + 1]; i++) {
        if (l->links[i] == to) return true;
    }
    return false;
}

/* Tells the way of the tree to this end. A step that is no link was played, and is told move by
 * move. */
static void tell_end(tech_forcing *s, const tech_tree *tree, tech_literal end) {
    tech_literal way[TECH_LITERALS];
    unsigned count = tech_way(tree, end, way);
    unsigned part = tech_tell_node(s->f, s->links, way[0], TECH_NO_PART);
    for (unsigned i = 1; i < count; i++) {
        part = is_link(s->links, way[i - 1], way[i])
                   ? tech_tell_node(s->f, s->links, way[i], part)
                   : tech_tell_play(s->f, s->links, way[i - 1], way[i], part);
    }
    s->f->step.links += (uint16_t)(count - 1);
}

/* --- Contradiction ---------------------------------------------------------------------------- */

/* The nearest ends that cannot be together. */
typedef struct {
    unsigned distance, count;
    tech_literal ends[9];
} clash;

static void consider(const tech_tree *tree, const tech_literal *ends, unsigned count, clash *best) {
    unsigned sum = 0;
    for (unsigned i = 0; i < count && sum < best->distance; i++) sum += distance(tree, ends[i]);
    if (sum >= best->distance) return;
    best->distance = sum;
    best->count = count;
    for (unsigned i = 0; i < count; i++) best->ends[i] = ends[i];
}

static clash nearest_clash(const tech_forcing *s, const tech_tree *tree) {
    clash best = {.distance = FAR};
    for (tech_literal on = 0; on < s->closure->literals; on += 2) {
        consider(tree, (tech_literal[]){on, tech_opposite(on)}, 2, &best);
    }
    for (unsigned i = 0; i < s->certain; i++) {
        tech_choice none = s->choice[i];
        for (unsigned k = 0; k < none.count; k++) none.on[k] = tech_opposite(none.on[k]);
        consider(tree, none.on, none.count, &best);
    }
    return best;
}

void tech_tell_refuted(tech_forcing *s, tech_literal conclusion) {
    open_rows(s);
    const tech_tree *tree = grow(s, tech_opposite(conclusion));
    clash found = nearest_clash(s, tree);
    for (unsigned i = 0; i < found.count; i++) tell_end(s, tree, found.ends[i]);
}

/* --- Verity ----------------------------------------------------------------------------------- */

/* The distance of each literal to one that it leads to, measured backwards from there. */
static void measure(const tech_closure *c, tech_literal end, uint16_t far[TECH_LITERALS]) {
    uint64_t reached[TECH_ROW_WORDS] = {0}, next[TECH_ROW_WORDS] = {0};
    for (tech_literal i = 0; i < c->literals; i++) far[i] = i == end ? 0 : FAR;
    tech_row_add(next, end);
    bool is_new = true;
    for (uint16_t links = 1; is_new; links++) {
        is_new = false;
        memcpy(reached, next, sizeof reached);
        for (tech_literal i = 0; i < c->literals; i++) {
            if (far[i] != FAR || !tech_rows_meet(c->row[i], reached, c->words)) continue;
            far[i] = links;
            tech_row_add(next, i);
            is_new = true;
        }
    }
}

static void consider_choice(const tech_choice *choice, const uint16_t *far, unsigned *least,
                            tech_choice *best) {
    unsigned sum = 0;
    if (choice->count < 2) return;
    /* NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign): measure writes that of each literal. */
    for (unsigned i = 0; i < choice->count; i++) sum += far[choice->on[i]];
    if (sum >= *least) return;
    *least = sum;
    *best = *choice;
}

void tech_tell_verified(tech_forcing *s, tech_literal conclusion) {
    uint16_t far[TECH_LITERALS];
    open_rows(s);
    measure(s->closure, conclusion, far);
    tech_choice best = {.count = 0};
    unsigned least = FAR;
    for (tech_literal on = 0; on < 2 * s->links->candidates; on += 2) {
        tech_choice both = {.count = 2, .on = {on, tech_opposite(on)}};
        consider_choice(&both, far, &least, &best);
    }
    for (unsigned i = 0; i < s->choices; i++) {
        consider_choice(&s->choice[i], far, &least, &best);
    }
    for (unsigned i = 0; i < best.count; i++) tell_end(s, grow(s, best.on[i]), conclusion);
}
