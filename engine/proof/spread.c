/* spread.c - see spread.h. */
#include "proof/spread.h"

#include <string.h>

/* --- Sets of events --------------------------------------------------------------------------- */

/* No set holds an event that has not happened. */
static unsigned words_in_use(const proof_spread *s) {
    return (s->event_count + 63) / 64;
}

static void set_join(const proof_spread *s, proof_set *set, const proof_set *other) {
    for (unsigned i = words_in_use(s); i-- > 0;) set->words[i] |= other->words[i];
}

static unsigned set_weight(const proof_spread *s, const proof_set *set) {
    unsigned weight = 0;
    for (unsigned i = words_in_use(s); i-- > 0;) {
        weight += (unsigned)__builtin_popcountll(set->words[i]);
        for (uint64_t heavy = set->words[i] & s->heavy.words[i]; heavy != 0; heavy &= heavy - 1) {
            weight += s->events[64 * i + (unsigned)__builtin_ctzll(heavy)].weight - 1u;
        }
    }
    return weight;
}

/* The events before `first` only. */
static proof_set set_before(const proof_set *set, unsigned first) {
    proof_set part = *set;
    for (unsigned i = 0; i < PROOF_SET_WORDS; i++) {
        if (64 * i >= first)
            part.words[i] = 0;
        else if (first - 64 * i < 64)
            part.words[i] &= (UINT64_C(1) << (first - 64 * i)) - 1;
    }
    return part;
}

/* --- Events ----------------------------------------------------------------------------------- */

/* Returns its number; it then rests on itself as well. */
static unsigned add_event(proof_spread *s, const proof_event *event) {
    unsigned number = s->event_count++;
    uint64_t bit = UINT64_C(1) << number % 64;
    s->events[number] = *event;
    if (event->weight > 0) s->events[number].behind.words[number / 64] |= bit;
    s->heavy.words[number / 64] &= ~bit;
    if (event->weight > 1) s->heavy.words[number / 64] |= bit;
    s->touched_count = 0;
    s->stamp++;
    return number;
}

static void touch(proof_spread *s, unsigned truth) {
    if (s->stamps[truth] == s->stamp) return;
    s->stamps[truth] = s->stamp;
    s->touched[s->touched_count++] = (uint16_t)truth;
}

static void take(proof_spread *s, proof_frame *f, unsigned square, unsigned digit, unsigned event) {
    proof_take(&f->position, square, digit);
    f->reasons[square][digit - 1] = (uint16_t)event;
    touch(s, square);
    for (unsigned k = 0; k < 3; k++) touch(s, proof_truth_of(kt_square_units[square][k], digit));
}

static void take_all(proof_spread *s, proof_frame *f, unsigned unit, unsigned places,
                     unsigned digit, unsigned event) {
    for (; places != 0; places &= places - 1) {
        take(s, f, kt_unit_squares[unit][kt_lowest_bit(places)], digit, event);
    }
}

static void place(proof_spread *s, proof_frame *f, unsigned square, unsigned digit,
                  unsigned event) {
    kt_squares_add(&f->placed, square);
    for (unsigned others = f->position.left[square] & ~(unsigned)kt_digit_bit(digit); others != 0;
         others &= others - 1) {
        take(s, f, square, kt_lowest_bit(others) + 1, event);
    }
    for (unsigned k = 0; k < 3; k++) {
        unsigned unit = kt_square_units[square][k];
        unsigned others =
            f->position.left[proof_truth_of(unit, digit)] & ~(1u << kt_square_places[square][k]);
        take_all(s, f, unit, others, digit, event);
    }
}

/* --- What follows ----------------------------------------------------------------------------- */

static void wait(proof_frame *f, const proof_event *event, unsigned cost) {
    if (cost > f->limit || f->waiting_count == PROOF_WAITING) return;
    proof_waiting *w = &f->waiting[f->waiting_count];
    w->event = *event;
    w->cost = (uint16_t)cost;
    w->next = f->first_waiting[cost];
    f->first_waiting[cost] = (int16_t)f->waiting_count++;
    if (cost < f->least) f->least = cost;
}

/* The events behind the candidates of a truth that are gone, but those that the board lacks. */
static proof_set behind_truth(const proof_spread *s, const proof_frame *f, unsigned truth) {
    proof_set set = {{0}};
    for (unsigned gone = s->board.left[truth] & ~f->position.left[truth]; gone != 0;
         gone &= gone - 1) {
        unsigned bit = kt_lowest_bit(gone);
        unsigned event = f->reasons[proof_square_at(truth, bit)][proof_digit_at(truth, bit) - 1];
        set_join(s, &set, &s->events[event].behind);
    }
    return set;
}

/* Adds a subset, if it would take anything. */
static void add_subset(proof_spread *s, proof_frame *f, proof_line line) {
    uint16_t taken[PROOF_TAKEN], truths[9];
    if (proof_line_takes(&f->position, &line, taken) == 0) return;
    unsigned count = proof_line_truths(&line, truths);
    proof_event event = {.line = line, .weight = (uint16_t)count};
    for (unsigned t = 0; t < count; t++) {
        proof_set behind = behind_truth(s, f, truths[t]);
        set_join(s, &event.behind, &behind);
    }
    wait(f, &event, set_weight(s, &event.behind) + count);
}

/* Adds the pairs of a unit that one member has come to allow. */
static void look_for_pairs(proof_spread *s, proof_frame *f, unsigned unit, bool is_naked,
                           unsigned member) {
    uint16_t shared = f->position.left[proof_member(unit, is_naked, member)];
    for (unsigned m = 0; m < 9; m++) {
        if (f->position.left[proof_member(unit, is_naked, m)] != shared || m == member) continue;
        add_subset(s, f, proof_line_subset(unit, is_naked, 1u << member | 1u << m, shared));
    }
}

/* The pairs of which a truth, with two candidates left, is a member. Larger subsets would take as long as all the rest, and
 * seldom make an argument shorter. */
static void look_for_all_pairs(proof_spread *s, proof_frame *f, unsigned truth) {
    if (truth >= 81) {
        look_for_pairs(s, f, proof_truth_unit(truth), false, proof_truth_digit(truth) - 1);
        return;
    }
    for (unsigned k = 0; k < 3; k++) {
        look_for_pairs(s, f, kt_square_units[truth][k], true, kt_square_places[truth][k]);
    }
}

/* The line that the truth has come to allow; false if there is none, or it would tell nothing. */
static bool line_of(const proof_frame *f, unsigned truth, unsigned left, proof_line *line) {
    if (kt_is_single(left)) {
        unsigned square = proof_square_at(truth, kt_lowest_bit(left));
        *line = proof_line_place(truth, square, proof_digit_at(truth, kt_lowest_bit(left)));
        return !kt_squares_has(f->placed, square);
    }
    if (truth < 81) return false;
    unsigned unit = proof_truth_unit(truth), to = proof_locked_in(unit, left);
    if (to == KT_NO_UNIT) return false;
    *line = proof_line_locked(truth, to);
    return proof_outside(&f->position, unit, to, line->digit) != 0;
}

/* Adds what the truth has come to allow; with more than three candidates that is nothing. */
static void look_at(proof_spread *s, proof_frame *f, unsigned truth) {
    unsigned left = f->position.left[truth], count = kt_count(left);
    if (count > 3) return;
    bool is_first = f->first_event == 0;
    if (count == 2 && (is_first || s->has_pairs_inside)) look_for_all_pairs(s, f, truth);
    proof_line line;
    if (count > 0 && !line_of(f, truth, left, &line)) return;
    proof_set behind = behind_truth(s, f, truth);
    unsigned cost = set_weight(s, &behind) + 1;
    if (count > 0) {
        wait(f, &(proof_event){.line = line, .weight = 1, .behind = behind}, cost);
    } else if (cost < f->cost) {
        f->cost = cost;
        f->broken = truth;
        f->behind = behind;
    }
}

static void look_around(proof_spread *s, proof_frame *f) {
    for (unsigned i = 0; i < s->touched_count; i++) look_at(s, f, s->touched[i]);
}

/* Makes it an event, with what it takes; false if that is gone by now. */
static bool happen(proof_spread *s, proof_frame *f, const proof_event *event) {
    const proof_line *line = &event->line;
    bool is_place = line->kind == KT_PROOF_PLACE;
    if (is_place || event->is_removal) {
        if (!proof_has(&f->position, line->square, line->digit)) return false;
        if (is_place && kt_squares_has(f->placed, line->square)) return false;
        unsigned number = add_event(s, event);
        if (is_place) {
            place(s, f, line->square, line->digit, number);
        } else {
            take(s, f, line->square, line->digit, number);
        }
    } else {
        uint16_t taken[PROOF_TAKEN];
        if (!proof_line_follows(&f->position, line)) return false;
        unsigned count = proof_line_takes(&f->position, line, taken);
        if (count == 0) return false;
        unsigned number = add_event(s, event);
        while (count-- > 0) take(s, f, taken[count] / 9, taken[count] % 9 + 1u, number);
    }
    look_around(s, f);
    return true;
}

unsigned proof_spread_run(proof_spread *s, proof_frame *f) {
    unsigned happened = 0;
    while (f->least <= f->limit && f->least + 1 < f->cost) {
        int first = f->first_waiting[f->least];
        if (first < 0) {
            f->least++;
            continue;
        }
        if (s->event_count == PROOF_EVENTS) return happened;
        f->first_waiting[f->least] = f->waiting[first].next;
        happened += happen(s, f, &f->waiting[first].event);
    }
    return happened;
}

/* --- Suppositions ----------------------------------------------------------------------------- */

static void begin(proof_spread *s, proof_frame *f, unsigned square, unsigned digit,
                  unsigned limit) {
    f->first_event = s->event_count;
    f->limit = limit < PROOF_MOST ? limit : PROOF_MOST;
    f->least = 0;
    f->waiting_count = 0;
    memset(f->first_waiting, 0xFF, (f->limit + 1) * sizeof f->first_waiting[0]);
    f->cost = PROOF_NEVER;
    if (s->event_count == PROOF_EVENTS) return;
    proof_event event = {
        .line = {.kind = KT_PROOF_SUPPOSE, .square = (uint8_t)square, .digit = (uint8_t)digit}};
    place(s, f, square, digit, add_event(s, &event));
    look_around(s, f);
}

void proof_spread_suppose(proof_spread *s, proof_frame *f, const proof_position *position,
                          unsigned square, unsigned digit, unsigned limit) {
    s->board = *position;
    s->event_count = 0;
    memset(s->stamps, 0, sizeof s->stamps);
    s->stamp = 0;
    f->position = *position;
    f->placed = kt_no_squares();
    for (unsigned other = 0; other < 81; other++) {
        if (kt_is_single(position->left[other])) kt_squares_add(&f->placed, other);
    }
    begin(s, f, square, digit, limit);
}

void proof_spread_suppose_inside(proof_spread *s, proof_frame *f, const proof_frame *outer,
                                 unsigned square, unsigned digit, unsigned limit) {
    f->position = outer->position;
    memcpy(f->reasons, outer->reasons, sizeof f->reasons);
    f->placed = outer->placed;
    begin(s, f, square, digit, limit);
}

void proof_spread_remove(proof_spread *s, proof_frame *f, const proof_frame *inner, unsigned block,
                         unsigned length) {
    proof_event event = {.line = s->events[inner->first_event].line,
                         .is_removal = true,
                         .block = (uint16_t)block,
                         .length = (uint16_t)length,
                         .behind = set_before(&inner->behind, inner->first_event)};
    event.weight = (uint16_t)(inner->cost - set_weight(s, &event.behind));
    wait(f, &event, inner->cost);
}
