/* way.c - see way.h. */
#include "proof/way.h"

#include <string.h>

void proof_way_begin(proof_way *w, const proof_position *position, kt_squares placed) {
    w->now = *position;
    w->placed = placed;
    w->step_count = w->line_count = 0;
    memset(w->taken_by, 0xFF, sizeof w->taken_by);
}

/* --- What rests on what ----------------------------------------------------------------------- */

static void need(proof_step_set *set, unsigned step) {
    if (step != PROOF_NO_STEP) set->words[step / 64] |= UINT64_C(1) << step % 64;
}

static void need_all(proof_step_set *set, const proof_step_set *other) {
    for (unsigned i = 0; i < PROOF_STEP_WORDS; i++) set->words[i] |= other->words[i];
}

/* The steps that took the missing candidates of a truth. */
static void need_truth(const proof_way *w, unsigned truth, proof_step_set *set) {
    for (unsigned gone = KT_ALL_DIGITS & ~w->now.left[truth]; gone != 0; gone &= gone - 1) {
        unsigned bit = kt_lowest_bit(gone);
        need(set, w->taken_by[proof_square_at(truth, bit)][proof_digit_at(truth, bit) - 1]);
    }
}

/* What the squares have lost is from now on taken by this step. */
static void note_taken(proof_way *w, const proof_position *before, unsigned step) {
    for (unsigned square = 0; square < 81; square++) {
        for (unsigned gone = before->left[square] & ~(unsigned)w->now.left[square]; gone != 0;
             gone &= gone - 1) {
            w->taken_by[square][kt_lowest_bit(gone)] = (uint16_t)step;
        }
    }
}

/* --- Steps ------------------------------------------------------------------------------------ */

bool proof_way_add(proof_way *w, const proof_line *lines, unsigned count) {
    if (w->step_count == PROOF_STEPS || w->line_count + count > PROOF_WAY_LINES) return false;
    proof_position after = w->now;
    uint8_t truths[PROOF_TRUTHS] = {0};
    if (!proof_replay(&after, lines, count, count, count, truths)) __builtin_trap();

    proof_step *step = &w->steps[w->step_count];
    *step = (proof_step){.first = (uint16_t)w->line_count,
                         .count = (uint16_t)count,
                         .size = (uint16_t)proof_size(lines, count)};
    for (unsigned t = 0; t < PROOF_TRUTHS; t++) {
        if (truths[t]) need_truth(w, t, &step->needs);
    }
    memcpy(&w->lines[w->line_count], lines, count * sizeof *lines);
    w->line_count += count;
    if (lines[0].kind == KT_PROOF_PLACE) kt_squares_add(&w->placed, lines[0].square);
    proof_position before = w->now;
    w->now = after;
    note_taken(w, &before, w->step_count++);
    return true;
}

/* All that these steps rest on, and they themselves. */
static void need_behind(const proof_way *w, proof_step_set *set) {
    for (unsigned i = w->step_count; i-- > 0;) {
        if (proof_step_in(set, i)) need_all(set, &w->steps[i].needs);
    }
}

/* Of the truths that allow no other place for a digit: the one that rests on least. */
static unsigned least_truth(const proof_way *w, unsigned square, unsigned digit) {
    unsigned best = PROOF_TRUTHS, least = 0;
    for (unsigned k = 0; k < 4; k++) {
        unsigned truth = k == 3 ? square : proof_truth_of(kt_square_units[square][2 - k], digit);
        if (!kt_is_single(w->now.left[truth])) continue;
        proof_step_set set = {{0}};
        need_truth(w, truth, &set);
        need_behind(w, &set);
        unsigned weight = proof_way_measure(w, &set).lines;
        if (best == PROOF_TRUTHS || weight < least) {
            best = truth;
            least = weight;
        }
    }
    return best;
}

bool proof_way_add_place(proof_way *w, unsigned square, unsigned digit) {
    unsigned truth = least_truth(w, square, digit);
    if (truth == PROOF_TRUTHS) return false;
    proof_line line = proof_line_place(truth, square, digit);
    return proof_way_add(w, &line, 1);
}

bool proof_way_add_singles(proof_way *w) {
    for (bool has_moved = true; has_moved;) {
        has_moved = false;
        for (unsigned truth = 0; truth < PROOF_TRUTHS; truth++) {
            unsigned left = w->now.left[truth];
            if (left == 0) return true;
            if (!kt_is_single(left)) continue;
            unsigned square = proof_square_at(truth, kt_lowest_bit(left));
            unsigned digit = proof_digit_at(truth, kt_lowest_bit(left));
            if (kt_squares_has(w->placed, square)) continue;
            if (!proof_way_add_place(w, square, digit)) return false;
            has_moved = true;
        }
    }
    return true;
}

bool proof_way_add_locked(proof_way *w) {
    for (unsigned truth = 81; truth < PROOF_TRUTHS; truth++) {
        unsigned left = w->now.left[truth], unit = proof_truth_unit(truth);
        if (left == 0 || kt_is_single(left)) continue;
        unsigned to = proof_locked_in(unit, left);
        if (to == KT_NO_UNIT) continue;
        if (proof_outside(&w->now, unit, to, proof_truth_digit(truth)) == 0) continue;
        proof_line line = proof_line_locked(truth, to);
        return proof_way_add(w, &line, 1);
    }
    return false;
}

static bool add_pair(proof_way *w, unsigned unit, bool is_naked, unsigned members,
                     unsigned shared) {
    proof_line line = proof_line_subset(unit, is_naked, members, shared);
    uint16_t taken[PROOF_TAKEN];
    return proof_line_takes(&w->now, &line, taken) > 0 && proof_way_add(w, &line, 1);
}

static bool add_pair_of(proof_way *w, unsigned unit, bool is_naked) {
    for (unsigned one = 0; one < 8; one++) {
        unsigned shared = w->now.left[proof_member(unit, is_naked, one)];
        for (unsigned other = one + 1; other < 9 && kt_count(shared) == 2; other++) {
            if (w->now.left[proof_member(unit, is_naked, other)] != shared) continue;
            if (add_pair(w, unit, is_naked, 1u << one | 1u << other, shared)) return true;
        }
    }
    return false;
}

bool proof_way_add_pair(proof_way *w) {
    for (unsigned unit = 0; unit < 27; unit++) {
        if (add_pair_of(w, unit, true) || add_pair_of(w, unit, false)) return true;
    }
    return false;
}

/* --- Goals ------------------------------------------------------------------------------------ */

unsigned proof_way_broken(const proof_way *w) {
    unsigned truth = 0;
    while (truth < PROOF_TRUTHS && w->now.left[truth] != 0) truth++;
    return truth;
}

bool proof_way_reaches(const proof_way *w, proof_goal goal) {
    switch (goal.claim) {
    case KT_CLAIM_SOLVED:
        return kt_squares_count(w->placed) == 81;
    case KT_CLAIM_HOLDS:
        return kt_squares_has(w->placed, goal.square) &&
               proof_has(&w->now, goal.square, goal.digit);
    case KT_CLAIM_NEXT:
        return w->step_count > 0 && proof_step_supposes(w, w->step_count - 1);
    case KT_CLAIM_DENIED:
        return !proof_has(&w->now, goal.square, goal.digit);
    default:
        return proof_way_broken(w) < PROOF_TRUTHS;
    }
}

/* The steps at which the goal is reached. */
static proof_step_set final_steps(const proof_way *w, proof_goal goal) {
    proof_step_set set = {{0}};
    if (goal.claim == KT_CLAIM_NONE) need_truth(w, proof_way_broken(w), &set);
    if (goal.claim == KT_CLAIM_NEXT) need(&set, w->step_count - 1);
    if (goal.claim == KT_CLAIM_DENIED) need(&set, w->taken_by[goal.square][goal.digit - 1]);
    for (unsigned i = 0; i < w->step_count; i++) {
        proof_line line = w->lines[w->steps[i].first];
        if (line.kind != KT_PROOF_PLACE) continue;
        bool is_it = goal.claim == KT_CLAIM_HOLDS && line.square == goal.square;
        if (is_it || goal.claim == KT_CLAIM_SOLVED) need(&set, i);
    }
    return set;
}

proof_step_set proof_way_needed(const proof_way *w, proof_goal goal) {
    proof_step_set set = final_steps(w, goal);
    need_behind(w, &set);
    return set;
}

proof_measure proof_way_measure(const proof_way *w, const proof_step_set *steps) {
    proof_measure m = {0, 0};
    for (unsigned i = 0; i < w->step_count; i++) {
        if (!proof_step_in(steps, i)) continue;
        m.lines += w->steps[i].size;
        if (w->steps[i].size > m.longest && w->lines[w->steps[i].first].kind != KT_PROOF_PLACE) {
            m.longest = w->steps[i].size;
        }
    }
    return m;
}
