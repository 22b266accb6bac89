/* proof.c - whether a technique comes to a known conclusion on another board than the one on which
 * it was found.
 *
 * The one idea: a technique is its own proof. On a board with other candidates it simply searches
 * again for all instances; if one has at least the wanted result, the conclusion holds there.
 */
#include <string.h>

#include "questions/questions.h"

kt_conclusion kt_conclusion_of(const tech_step *step) {
    kt_conclusion all = {.placed = step->placed, .digit = step->digit};
    memcpy(all.removed, step->removed, sizeof all.removed);
    return all;
}

kt_conclusion kt_conclusion_left(const kt_conclusion *whole, const tech_board *board) {
    kt_conclusion left = {.placed = kt_squares_both(whole->placed, board->squares[0]),
                          .digit = whole->digit};
    for (unsigned d = 1; d <= 9; d++) {
        left.removed[d] = kt_squares_both(whole->removed[d], board->squares[d]);
    }
    return left;
}

bool kt_conclusion_is_empty(const kt_conclusion *conclusion) {
    for (unsigned d = 1; d <= 9; d++) {
        if (!kt_squares_empty(conclusion->removed[d])) return false;
    }
    return kt_squares_empty(conclusion->placed);
}

bool kt_conclusion_within(const kt_conclusion *conclusion, const tech_step *step) {
    for (unsigned d = 1; d <= 9; d++) {
        if (!kt_squares_within(conclusion->removed[d], step->removed[d])) return false;
    }
    if (kt_squares_empty(conclusion->placed)) return true;
    return conclusion->digit == step->digit && kt_squares_within(conclusion->placed, step->placed);
}

static bool take(void *taker, const tech_step *step) {
    const kt_proof *proof = taker;
    return !kt_conclusion_within(&proof->wanted, step);
}

/* A single may be another kind of single on another board. */
static tech_set kin_of(unsigned technique) {
    tech_set set = {{0}};
    tech_set_add(&set, technique);
    if (tech_info_of(technique)->find == tech_find_singles) {
        tech_set_add(&set, TECH_FULL_HOUSE);
        tech_set_add(&set, TECH_NAKED_SINGLE);
        tech_set_add(&set, TECH_HIDDEN_SINGLE);
    }
    return set;
}

kt_verdict kt_prove(kt_catalogue *c, unsigned technique, const kt_conclusion *conclusion,
                    const tech_options *options, uint32_t *budget) {
    kt_proof *proof = &c->proof;
    tech_finder *f = &proof->path.finder;
    if (!proof->is_begun) {
        proof->is_begun = true;
        proof->wanted = *conclusion;
        kt_list_look(c, &proof->path, &c->order, options);
        f->wanted = kin_of(technique);
        f->all = true;
        f->take = take;
        f->taker = proof;
    }
    if (!kt_list_search(&proof->path, budget)) return KT_UNDECIDED;
    proof->is_begun = false;
    return f->found ? KT_HOLDS : KT_FAILS;
}
