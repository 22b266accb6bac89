/* assumption.c - the last resort of the paper: assumption (仮置き), in a square with the fewest
 * digits.
 *
 * Before a solution is known, a refuted digit goes, and the techniques start again with what is
 * left. Once there is one, the digits that are still untried, of each square on the way to it, are
 * tried for a second: nothing more is concluded on these levels, and two solutions end the search.
 *
 * The one idea: no recursion. An assumption is a level on an explicit stack, and its result is
 * handed to the level above.
 */
#include <string.h>

#include "methods/human/human.h"

static kt_assumption assumption_of(const human_level *level) {
    return (kt_assumption){KT_RULE_SUPPOSED, level->square, level->digit};
}

/* Assumes level->digit in level->square. */
static void begin(human *h, human_level *level) {
    kt_position at = human_position(h);
    if (h->depth == 0) h->press->uses[KT_RULE_SUPPOSED]++;
    level->assumed = kt_assume(&at, assumption_of(level));
    h->depth++;
    level[1] = *level;
    level[1].leads = 0;
    human_exclude(h, level->square, (uint16_t)~kt_digit_bit(level->digit), level->assumed);
}

/* Ends the assumption of the deepest level and returns the RESULT's number. */
static uint32_t end(human *h, kt_status status, uint32_t contradiction) {
    h->depth--;
    human_level *level = human_deepest(h);
    kt_position at = human_position(h);
    return kt_end_assumption(&at, assumption_of(level), level->assumed, status, contradiction);
}

/* Ends the assumption of the deepest level, which has led to a solution. */
static void end_solved(human *h) {
    uint32_t result = end(h, KT_FINISHED, KT_NO_EVENT);
    if (h->depth == 0 && h->levels[0].leads == 0) h->result = result;
    human_deepest(h)->leads |= kt_digit_bit(human_deepest(h)->digit);
}

/* After a digit that leads to a solution: the next one of the same square, or of a square above. */
static void seek_another(human *h) {
    for (;;) {
        human_level *level = human_deepest(h);
        uint16_t rest =
            level->candidates.digits[level->square] & (uint16_t) ~((2u << (level->digit - 1)) - 1);
        if (rest != 0 && h->solutions < 2) {
            level->digit = (uint8_t)kt_lowest_digit(rest);
            begin(h, level);
            return;
        }
        if (h->depth == 0) {
            h->decided = true;
            return;
        }
        end_solved(h);
    }
}

void human_suppose(human *h) {
    human_level *level = human_deepest(h);
    unsigned fewest = 10;
    for (unsigned s = 0; s < 81; s++) {
        unsigned count = kt_count(level->candidates.digits[s]);
        if (count == 0 || count >= fewest) continue;
        fewest = count;
        level->square = (uint8_t)s;
    }
    level->digit = (uint8_t)kt_lowest_digit(level->candidates.digits[level->square]);
    begin(h, level);
}

void human_refute(human *h, uint32_t contradiction) {
    uint32_t result = end(h, KT_INCONSISTENT, contradiction);
    human_level *level = human_deepest(h);
    human_exclude(h, level->square, kt_digit_bit(level->digit), result);
    if (level->leads != 0) seek_another(h);
}

/* Two solutions: a square where they differ. */
static kt_placement difference(const human *h, const uint8_t *other) {
    unsigned s = 0;
    while (h->solution[s] == other[s]) s++;
    return (kt_placement){(uint8_t)s, h->solution[s]};
}

void human_solve(human *h) {
    const uint8_t *digits = human_deepest(h)->candidates.digit;
    if (h->solutions++ == 0) {
        memcpy(h->solution, digits, sizeof h->solution);
        memcpy(h->solution_order, h->order, sizeof h->order);
    } else {
        kt_placement at = difference(h, digits);
        kt_press_differ(h->press, at.square, at.digit);
    }
    end_solved(h);
    seek_another(h);
}
