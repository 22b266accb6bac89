/* reading.c - see reading.h. */
#include "photo/reading.h"

#include <string.h>

#include "board/units.h"

enum {
    NAT = 256,
    DEAREST = 14 * NAT, /* of a single change that is tried */
    MOST_ASKED = 300,
    /* A handwritten digit that the solution does not have costs this: one in four hundred is wrong. */
    WRONG_BY_HAND = 6 * NAT,
    /* An answer is doubtful if another one costs no more than this, or this if the rules speak for it. */
    CLOSE = 5 * NAT,
    CLOSE_WITH_RULES = 1 * NAT,
    CLOSE_EMPTY = 3 * NAT,          /* of an empty square */
    CLOSE_AGAINST_RULES = 12 * NAT, /* a handwritten digit that the solution does not have */
    CLOSE_KIND = 5 * NAT            /* printed or handwritten */
};

static bool is_printed(unsigned answer) {
    return answer >= 1 && answer <= READING_HAND;
}

static unsigned cheapest(const int32_t *prices) {
    unsigned best = 0;
    for (unsigned a = 1; a < READING_ANSWERS; a++) {
        if (prices[a] < prices[best]) best = a;
    }
    return best;
}

/* --- The rules -------------------------------------------------------------------------------- */

static bool repeats(const uint8_t digits[81]) {
    for (unsigned unit = 0; unit < 27; unit++) {
        uint32_t seen = 0;
        for (unsigned place = 0; place < 9; place++) {
            unsigned digit = digits[kt_unit_squares[unit][place]];
            if (digit != 0 && seen >> digit & 1) return true;
            seen |= 1u << digit;
        }
    }
    return false;
}

static uint32_t solutions_of(const uint8_t answers[81], const photo_rules *rules,
                             uint8_t solution[81]) {
    uint8_t givens[81];
    for (unsigned s = 0; s < 81; s++) givens[s] = is_printed(answers[s]) ? answers[s] : 0;
    return repeats(givens) ? 0 : rules->count(rules->context, givens, solution);
}

/* What the answer of a square costs if this is the solution. */
static int32_t price_with(const photo_reader *r, unsigned square, unsigned answer,
                          const uint8_t *solution) {
    int32_t price = r->prices[square].of[answer];
    bool is_wrong = answer > READING_HAND && answer - READING_HAND != solution[square];
    return price + (is_wrong ? WRONG_BY_HAND : 0);
}

/* The cheapest answer of a square that leaves the givens as they are. */
static unsigned best_with(const photo_reader *r, unsigned square, unsigned answer,
                          const uint8_t *solution) {
    if (is_printed(answer)) return answer;
    unsigned best = 0;
    for (unsigned a = READING_HAND + 1; a < READING_ANSWERS; a++) {
        if (price_with(r, square, a, solution) < price_with(r, square, best, solution)) best = a;
    }
    return best;
}

/* --- Attempts --------------------------------------------------------------------------------- */

static void list_changes(photo_reader *r) {
    r->change_count = 0;
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned a = 0; a < READING_ANSWERS; a++) {
            int32_t price = r->prices[s].of[a];
            unsigned first = r->first[s];
            if (a == first || price > DEAREST || !(is_printed(a) || is_printed(first))) continue;
            uint32_t at = r->change_count < READING_CHANGES ? r->change_count++ : READING_CHANGES;
            if (at == READING_CHANGES && r->changes[at - 1].price <= price) continue;
            if (at == READING_CHANGES) at--;
            for (; at > 0 && r->changes[at - 1].price > price; at--)
                r->changes[at] = r->changes[at - 1];
            r->changes[at] = (photo_change){(uint8_t)s, (uint8_t)a, price};
        }
    }
}

static void push(photo_reader *r, photo_attempt attempt) {
    if (r->attempt_count == READING_QUEUE) return;
    uint32_t at = r->attempt_count++;
    for (; at > 0 && r->attempts[(at - 1) / 2].price > attempt.price; at = (at - 1) / 2) {
        r->attempts[at] = r->attempts[(at - 1) / 2];
    }
    r->attempts[at] = attempt;
}

static photo_attempt pop(photo_reader *r) {
    photo_attempt top = r->attempts[0], last = r->attempts[--r->attempt_count];
    uint32_t at = 0;
    for (uint32_t child = 1; child < r->attempt_count; child = 2 * at + 1) {
        bool is_right =
            child + 1 < r->attempt_count && r->attempts[child + 1].price < r->attempts[child].price;
        if (is_right) child++;
        if (r->attempts[child].price >= last.price) break;
        r->attempts[at] = r->attempts[child];
        at = child;
    }
    r->attempts[at] = last;
    return top;
}

/* The attempts that come of one: its last change replaced by the next, and the next added. */
static void push_next(photo_reader *r, photo_attempt attempt) {
    unsigned next = attempt.count == 0 ? 0 : attempt.changes[attempt.count - 1] + 1u;
    if (next >= r->change_count) return;
    if (attempt.count < READING_TOGETHER) {
        photo_attempt more = attempt;
        more.changes[more.count++] = (uint8_t)next;
        more.price += r->changes[next].price;
        push(r, more);
    }
    if (attempt.count == 0) return;
    uint8_t *last = &attempt.changes[attempt.count - 1];
    attempt.price += r->changes[next].price - r->changes[*last].price;
    *last = (uint8_t)next;
    push(r, attempt);
}

/* The answers with the changes of an attempt; false if two are of one square. */
static bool change(const photo_reader *r, const photo_attempt *attempt, uint8_t answers[81]) {
    memcpy(answers, r->first, 81);
    for (unsigned i = 0; i < attempt->count; i++) {
        const photo_change *c = &r->changes[attempt->changes[i]];
        if (answers[c->square] != r->first[c->square]) return false;
        answers[c->square] = c->answer;
    }
    return true;
}

/* Keeps the answers if they have one solution and cost less than the best that does. */
static uint32_t consider(photo_reader *r, const photo_rules *rules, uint8_t answers[81]) {
    uint8_t solution[81];
    r->asked++;
    uint32_t count = solutions_of(answers, rules, solution);
    if (count != 1) return count;
    int32_t price = 0;
    for (unsigned s = 0; s < 81; s++) {
        answers[s] = (uint8_t)best_with(r, s, answers[s], solution);
        price += price_with(r, s, answers[s], solution);
    }
    if (price >= r->best) return count;
    r->best = price;
    r->reading.solutions = 1;
    memcpy(r->reading.answer, answers, 81);
    memcpy(r->solution, solution, 81);
    return count;
}

void photo_reading_begin(photo_reader *r, const photo_rules *rules) {
    for (unsigned s = 0; s < 81; s++) r->first[s] = (uint8_t)cheapest(r->prices[s].of);
    memcpy(r->reading.answer, r->first, 81);
    r->best = INT32_MAX;
    r->asked = 0;
    r->attempt_count = 0;
    uint8_t answers[81];
    memcpy(answers, r->first, 81);
    r->reading.solutions = consider(r, rules, answers);
    list_changes(r);
    push_next(r, (photo_attempt){0});
}

/* --- Doubt ------------------------------------------------------------------------------------ */

/* How near in price another answer makes this one doubtful. */
static int32_t close_of(const photo_reader *r, unsigned s, unsigned answer, unsigned other) {
    unsigned digit = photo_digit_of(answer);
    bool is_solved = r->reading.solutions == 1 && digit == r->solution[s];
    if (r->reading.solutions == 1 && answer > READING_HAND && !is_solved)
        return CLOSE_AGAINST_RULES;
    if (answer == 0) return CLOSE_EMPTY;
    if (other == 0) return CLOSE;
    if (digit == photo_digit_of(other)) return CLOSE_KIND;
    return is_solved ? CLOSE_WITH_RULES : CLOSE;
}

static void judge(photo_reader *r, unsigned s) {
    unsigned answer = r->reading.answer[s], other = answer == 0 ? 1 : 0;
    bool has_rules = r->reading.solutions == 1;
    int32_t prices[READING_ANSWERS];
    for (unsigned a = 0; a < READING_ANSWERS; a++) {
        prices[a] = has_rules ? price_with(r, s, a, r->solution) : r->prices[s].of[a];
        if (a != answer && prices[a] < prices[other]) other = a;
    }
    bool is_close = prices[other] - prices[answer] < close_of(r, s, answer, other);
    r->reading.other[s] = (uint8_t)other;
    r->reading.doubt[s] = is_close ? DOUBTFUL : SURE;
    if (answer == r->first[s]) return;
    r->reading.doubt[s] = READ_AGAIN;
    r->reading.other[s] = r->first[s];
}

/* Without one solution, givens that repeat one another are doubtful, however clear they are. */
static void doubt_repeats(photo_reader *r) {
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned t = 0; t < s; t++) {
            unsigned answer = r->reading.answer[s];
            if (!is_printed(answer) || r->reading.answer[t] != answer || !kt_sees(s, t)) continue;
            r->reading.doubt[s] = r->reading.doubt[t] = DOUBTFUL;
        }
    }
}

bool photo_reading_advance(photo_reader *r, const photo_rules *rules) {
    bool is_over = r->attempt_count == 0 || r->asked >= MOST_ASKED;
    if (!is_over && r->attempts[0].price < r->best) {
        photo_attempt attempt = pop(r);
        push_next(r, attempt);
        uint8_t answers[81];
        if (change(r, &attempt, answers)) consider(r, rules, answers);
        return false;
    }
    for (unsigned s = 0; s < 81; s++) judge(r, s);
    if (r->reading.solutions != 1) doubt_repeats(r);
    return true;
}
