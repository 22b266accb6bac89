/* all.c - all steps on a board: all instances of each technique of the order.
 *
 * The one idea: the finders meet every instance anyway; here all of them are taken. Cheaper steps
 * come first, so the list grows at its end. Forcing chains and nets come last, as shorter steps
 * often show the same.
 */
#include <string.h>

#include "questions/questions.h"

/* --- The order -------------------------------------------------------------------------------- */

static bool is_last(const tech_entry *entry) {
    return tech_info_of(tech_set_lowest(&entry->techniques))->find == tech_find_forcing;
}

static uint32_t weight_of(const tech_entry *entry) {
    return entry->score + (is_last(entry) ? UINT32_C(1) << 16 : 0);
}

/* By score, then as in the order. A digit of the solution is not listed. */
static void sort_entries(kt_listing *l, const tech_order *order) {
    l->count = l->at = 0;
    for (unsigned i = 0; i < order->count; i++) {
        if (tech_set_has(&order->entries[i].techniques, TECH_BRUTE_FORCE)) continue;
        unsigned at = l->count++;
        uint32_t weight = weight_of(&order->entries[i]);
        for (; at > 0 && weight_of(&order->entries[l->entries[at - 1]]) > weight; at--) {
            l->entries[at] = l->entries[at - 1];
        }
        l->entries[at] = (uint8_t)i;
    }
}

/* --- The steps -------------------------------------------------------------------------------- */

static bool is_same(const kt_catalogue *c, uint32_t listed, const tech_step *step) {
    const kt_catalogue_step *s = &c->steps[listed];
    if (s->technique != step->technique || s->deletions != step->removals ||
        s->digit != step->digit || memcmp(s->placed, step->placed.band, sizeof s->placed) != 0) {
        return false;
    }
    for (unsigned i = 0; i < s->deletions; i++) {
        tech_candidate gone = c->deletion[s->first_deletion + i];
        if (!kt_squares_has(step->removed[tech_digit_of(gone)], tech_square_of(gone))) return false;
    }
    return true;
}

/* Steps with the same result are listed once, in the place of the first, with the fewest links of
 * all. */
static bool take(void *taker, const tech_step *step) {
    kt_catalogue *c = taker;
    for (uint32_t i = c->listing.first; i < c->report.step_count; i++) {
        if (!is_same(c, i, step)) continue;
        if (step->links < c->steps[i].links) c->steps[i].links = step->links;
        return true;
    }
    kt_list_add(c, step, &c->order.entries[c->listing.entries[c->listing.at]]);
    return true;
}

static void begin(kt_catalogue *c) {
    c->is_begun = true;
    kt_order_arrange(c);
    sort_entries(&c->listing, &c->order);
    c->listing.first = 0;
    kt_list_open_board(c, &c->look.board);
    kt_list_look(c, &c->look, &c->order, &c->list_options);
    c->look.finder.all = true;
    c->look.finder.take = take;
    c->look.finder.taker = c;
}

kt_status kt_list_all(kt_catalogue *c, uint32_t *budget) {
    kt_status status = kt_question_check(c, budget);
    if (status != KT_FINISHED) return status;
    if (!c->is_begun) begin(c);
    for (kt_listing *l = &c->listing; l->at < l->count; l->at++) {
        c->look.finder.wanted = c->order.entries[l->entries[l->at]].techniques;
        if (!kt_list_search(&c->look, budget)) return KT_MORE;
        l->first = c->report.step_count;
    }
    return KT_FINISHED;
}
