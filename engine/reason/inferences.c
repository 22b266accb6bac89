/* inferences.c - the list of inferences: what each needs, walks backwards, and cutting. */
#include <string.h>

#include "reason/reasoner.h"

/* Looks up for each candidate of the premise why it is gone; those that the board takes have no
 * reason. Marks each reason once, and writes the new ones to `needs` unless NULL. Returns how
 * many. */
static unsigned gather_needs(kt_reasoner *r, const kt_view *view, const kt_inference *i,
                             uint16_t *needs) {
    kt_block premise = kt_inference_premise(i);
    unsigned count = 0;
    while (!kt_squares_empty(premise.squares)) {
        unsigned square = kt_squares_take(&premise.squares);
        uint32_t rest = premise.digits & r->argument.board.candidates[square];
        for (; rest != 0; rest &= rest - 1) {
            uint16_t reason = view->reasons[square][kt_lowest_bit(rest)];
            if (kt_reasoner_is_marked(r, reason)) continue;
            r->marks[reason] = r->mark;
            if (needs != NULL) needs[count] = reason;
            count++;
        }
    }
    return count;
}

unsigned kt_reasoner_count_needs(kt_reasoner *r, const kt_view *view, const kt_inference *i) {
    r->mark++;
    return gather_needs(r, view, i, NULL);
}

static bool has_room(const kt_reasoner *r) {
    return r->count + 1u < KT_INFERENCES && r->needs_count + 729u < KT_NEEDS;
}

uint16_t kt_reasoner_add(kt_reasoner *r, unsigned depth, kt_inference *i) {
    kt_view *view = &r->views[depth];
    bool is_of_use = kt_inference_contradicts(i) || (!(depth != 0 && r->levels[depth].is_over) &&
                                                     kt_inference_takes(i, view->candidates));
    if (!is_of_use || !has_room(r) || !kt_inference_follows(i, view->candidates)) return 0;
    uint16_t number = r->count++;
    i->needs = r->needs_count;
    if (kt_inference_ends_trial(i)) {
        r->needs[r->needs_count] = (uint16_t)(number - 1); /* the contradiction */
        r->needs[r->needs_count + 1] = r->levels[depth + 1].first;
        i->need_count = 2;
    } else {
        r->mark++;
        i->need_count = (uint16_t)gather_needs(r, view, i, &r->needs[i->needs]);
    }
    r->needs_count = (uint16_t)(r->needs_count + i->need_count);
    r->inferences[number] = *i;
    r->marks[number] = 0;
    if (kt_inference_apply(i, view, number)) r->levels[depth].is_over = true;
    return number;
}

/* From the last to the first, so that everything a marked one needs is marked before its turn. */
static unsigned walk(kt_reasoner *r, uint16_t from, uint16_t first) {
    unsigned count = 0;
    for (uint16_t n = from; n >= first && n > 0; n--) {
        if (!kt_reasoner_is_marked(r, n)) continue;
        const kt_inference *i = &r->inferences[n];
        count++;
        for (unsigned k = 0; k < i->need_count; k++) r->marks[r->needs[i->needs + k]] = r->mark;
    }
    return count;
}

unsigned kt_reasoner_mark(kt_reasoner *r, uint16_t inference, uint16_t first) {
    r->mark++;
    r->marks[inference] = r->mark;
    return walk(r, inference, first);
}

unsigned kt_reasoner_mark_needs(kt_reasoner *r, const kt_view *view, const kt_inference *i,
                                uint16_t first) {
    r->mark++;
    gather_needs(r, view, i, NULL);
    return walk(r, (uint16_t)(r->count - 1), first);
}

void kt_reasoner_forget(kt_reasoner *r, uint16_t first) {
    if (first >= r->count) return;
    r->needs_count = r->inferences[first].needs;
    r->count = first;
}

/* Writes down the marked ones before the trial. */
static uint16_t gather_outside(const kt_reasoner *r, uint16_t first, uint16_t *needs) {
    uint16_t count = 0;
    for (uint16_t n = 1; n < first; n++) {
        if (kt_reasoner_is_marked(r, n)) needs[count++] = n;
    }
    return count;
}

void kt_reasoner_shorten(kt_reasoner *r, uint16_t first) {
    kt_inference *supposed = &r->inferences[first];
    supposed->need_count = gather_outside(r, first, &r->needs[supposed->needs]);
    r->count = (uint16_t)(first + 1);
    r->needs_count = (uint16_t)(supposed->needs + supposed->need_count);
}

void kt_reasoner_compact(kt_reasoner *r, uint16_t first) {
    uint16_t renamed[KT_INFERENCES];
    uint16_t to = (uint16_t)(first + 1), needs = r->inferences[first].needs;
    renamed[first] = first;
    needs = (uint16_t)(needs + r->inferences[first].need_count);
    for (uint16_t from = to; from < r->count; from++) {
        if (!kt_reasoner_is_marked(r, from)) continue;
        kt_inference i = r->inferences[from];
        for (unsigned k = 0; k < i.need_count; k++) {
            uint16_t need = r->needs[i.needs + k];
            r->needs[needs + k] = need > first ? renamed[need] : need;
        }
        i.needs = needs;
        needs = (uint16_t)(needs + i.need_count);
        renamed[from] = to;
        r->marks[to] = 0;
        r->inferences[to++] = i;
    }
    r->count = to;
    r->needs_count = needs;
}
