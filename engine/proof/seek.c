/* seek.c - see seek.h. */
#include "proof/seek.h"

#include <string.h>

static void begin_level(proof_level *l) {
    l->next = 0;
    l->is_swept = false;
    l->block_count = 0;
}

void proof_seek(proof_seeker *s, const proof_position *position, unsigned square, unsigned digit,
                unsigned limit, unsigned depth) {
    s->depth = depth;
    s->level = 0;
    begin_level(&s->levels[0]);
    proof_spread_suppose(&s->spread, &s->levels[0].frame, position, square, digit, limit);
}

static bool has_broken(const proof_frame *f) {
    return f->cost <= f->limit;
}

/* Writes the events behind the contradiction of a level as a block of at most `room` lines. */
static unsigned write_block(const proof_seeker *s, unsigned level, proof_line *lines,
                            unsigned room) {
    const proof_level *l = &s->levels[level];
    const proof_spread *spread = &s->spread;
    unsigned count = 0;
    for (unsigned e = l->frame.first_event; e < spread->event_count; e++) {
        const proof_event *event = &spread->events[e];
        bool is_needed = e == l->frame.first_event || proof_set_has(&l->frame.behind, e);
        if (!is_needed) continue;
        unsigned length = event->is_removal ? event->length : 1;
        if (count + length + 1 > room) return 0;
        memcpy(&lines[count], event->is_removal ? &l->blocks[event->block] : &event->line,
               length * sizeof *lines);
        count += length;
    }
    lines[count++] = (proof_line){.kind = KT_PROOF_BROKEN, .truth = (uint16_t)l->frame.broken};
    return count;
}

unsigned proof_seek_lines(const proof_seeker *s, const proof_position *position,
                          proof_line *lines) {
    return proof_settle(position, lines, write_block(s, 0, lines, PROOF_BLOCK_LINES));
}

/* The innermost supposition broke: a removal, one level further out. */
static void take_removal(proof_seeker *s) {
    proof_level *outer = &s->levels[s->level - 1];
    const proof_frame *inner = &s->levels[s->level].frame;
    unsigned length = write_block(s, s->level, &outer->blocks[outer->block_count],
                                  PROOF_BLOCKS - outer->block_count);
    if (length == 0) return;
    proof_spread_remove(&s->spread, &outer->frame, inner, outer->block_count, length);
    outer->block_count += length;
}

/* The next candidate of the level at work that is to be supposed; false if there are no more. */
static bool next_candidate(proof_seeker *s, unsigned *square, unsigned *digit) {
    proof_level *l = &s->levels[s->level];
    const proof_position *now = &l->frame.position;
    bool is_narrow = s->is_narrow && s->level > 0;
    for (; l->next < PROOF_CANDIDATES; l->next++) {
        *square = l->next / 9;
        *digit = l->next % 9 + 1;
        if (!proof_has(now, *square, *digit) || kt_is_single(now->left[*square])) continue;
        if (is_narrow && !proof_leaves_single(now, *square, *digit)) continue;
        l->next++;
        return true;
    }
    return false;
}

/* Supposes a candidate within the level at work. */
static void go_inside(proof_seeker *s, unsigned square, unsigned digit) {
    const proof_frame *outer = &s->levels[s->level].frame;
    proof_level *inner = &s->levels[++s->level];
    begin_level(inner);
    proof_spread_suppose_inside(&s->spread, &inner->frame, outer, square, digit,
                                outer->limit > 0 ? outer->limit - 1 : 0);
}

/* The level at work has come to its end: its supposition broke, or is not known to break. */
static proof_sought end_level(proof_seeker *s, bool is_broken) {
    if (s->level == 0) return is_broken ? PROOF_FOUND : PROOF_NOT_FOUND;
    if (is_broken) take_removal(s);
    s->spread.event_count = s->levels[s->level].frame.first_event;
    s->level--;
    return PROOF_SEEKING;
}

/* A sweep supposes each candidate once. Before it, and after it, whatever waits is taken. */
static proof_sought advance(proof_seeker *s) {
    proof_level *l = &s->levels[s->level];
    if (l->next == 0) {
        bool has_moved = proof_spread_run(&s->spread, &l->frame) > 0;
        if (has_broken(&l->frame)) return end_level(s, true);
        if (s->level == s->depth || (l->is_swept && !has_moved)) return end_level(s, false);
    }
    unsigned square, digit;
    if (next_candidate(s, &square, &digit)) {
        go_inside(s, square, digit);
    } else {
        l->next = 0;
        l->is_swept = true;
    }
    return PROOF_SEEKING;
}

proof_sought proof_seek_run(proof_seeker *s, uint32_t *budget) {
    while (*budget > 0) {
        (*budget)--;
        proof_sought sought = advance(s);
        if (sought != PROOF_SEEKING) return sought;
    }
    return PROOF_SEEKING;
}
