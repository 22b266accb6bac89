/* backtracking.c - the recursive method (再帰法): squares from the top left, digits in any order, and
 * back again where none fits. It deduces nothing and proves no uniqueness.
 *
 * Source: 数独解法プログラム, an article on Java without a name or a date. Its `solve(row, col)` visits one
 * square after the other: it passes over a given, tries nine shuffled digits on an empty square,
 * visits the next square for each that does not clash, and takes it back if that failed.
 *
 * The one idea: the recursion is a stack in the state, so that the search can stop after any visit
 * and continue with the next press. Each entry is an empty square with the digits still to be tried
 * there; drawing the next one at random when it is due gives each order of the nine the same chance
 * as shuffling them at first.
 */
#include "board/rng.h"
#include "board/units.h"
#include "methods/method.h"

enum { SHUFFLED = 0, ASCENDING = 1 };

typedef struct {
    uint8_t count;        /* empty squares at the start */
    uint8_t at;           /* of these, how many have a digit: the next one is the one visited */
    uint8_t owed;         /* calls of `solve` to be counted before the work at this square begins */
    uint8_t squares[82];  /* the empty squares in order, and 81, which is past the last one */
    uint8_t calls[82];    /* from the square before to this one: itself, and the givens between */
    uint16_t taken[27];   /* the digits that stand in each unit */
    uint16_t untried[81]; /* of each empty square up to this one: digits still to be tried */
    kt_rng rng;
} search;

typedef struct {
    search now;
    search before; /* when the press began */
    const kt_grid *grid;
} backtracking;

static uint16_t taken_around(const uint16_t taken[27], const uint8_t units[3]) {
    return taken[units[0]] | taken[units[1]] | taken[units[2]];
}

/* The squares that `digit` in `square` is all that keeps from being candidates for it; `taken` is without
 * that digit. */
static kt_squares barred_by(const uint16_t taken[27], unsigned square, unsigned digit) {
    kt_squares barred = kt_no_squares();
    for (unsigned i = 0; i < 27; i++) {
        unsigned other = kt_unit_squares[kt_square_units[square][i / 9]][i % 9];
        if (other == square) continue;
        if (taken_around(taken, kt_square_units[other]) & kt_digit_bit(digit)) continue;
        kt_squares_add(&barred, other);
    }
    return barred;
}

/* The digits that stand when the press begins. */
static void tell_given(kt_press *press) {
    if (!kt_trace_on(press->trace, 0)) return;
    uint16_t taken[27] = {0};
    for (unsigned s = 0; s < 81; s++) {
        kt_placement given = {(uint8_t)s, press->grid->digit[s]};
        if (given.digit == 0) continue;
        kt_squares losers = barred_by(taken, s, given.digit);
        kt_press_tell_digit(press, KT_EVENT_GIVEN, 0, given, losers, KT_NO_EVENT);
        for (unsigned t = 0; t < 3; t++) taken[kt_square_units[s][t]] |= kt_digit_bit(given.digit);
    }
}

static void start_afresh(search *s, const kt_press *press) {
    *s = (search){
        .rng = kt_rng_of(press->options[KT_OPTION_SEED_1], press->options[KT_OPTION_SEED_2])};
    uint8_t calls = 0;
    for (unsigned square = 0; square < 81; square++) {
        calls++;
        unsigned digit = press->grid->digit[square];
        if (digit != 0) {
            for (unsigned t = 0; t < 3; t++) {
                s->taken[kt_square_units[square][t]] |= kt_digit_bit(digit);
            }
            continue;
        }
        s->calls[s->count] = calls;
        s->squares[s->count++] = (uint8_t)square;
        calls = 0;
    }
    s->calls[s->count] = calls;
    s->squares[s->count] = 81;
    s->owed = s->calls[0];
}

/* Seeds that are set after the first visit wait for the next board. */
static void begin(void *state, kt_press *press) {
    backtracking *b = state;
    bool untouched = b->now.at == 0 && b->now.owed == b->now.calls[0];
    if (press->fresh || untouched) start_afresh(&b->now, press);
    b->before = b->now;
    b->grid = press->grid;
    tell_given(press);
    press->report->counts[KT_COUNT_DEEPEST_ASSUMPTION] = b->now.squares[b->now.at];
}

static void cancel(void *state) {
    backtracking *b = state;
    b->now = b->before;
}

static void toggle(search *s, const uint8_t units[3], uint16_t digit) {
    for (unsigned t = 0; t < 3; t++) s->taken[units[t]] ^= digit;
}

/* The digit to be tried next, as a bit. */
static uint16_t draw(search *s, uint32_t digits, uint32_t order) {
    if (order == SHUFFLED && !kt_is_single(digits)) {
        for (uint32_t n = kt_rng_below(&s->rng, kt_count(digits)); n > 0; n--) digits &= digits - 1;
    }
    return (uint16_t)(digits & -digits);
}

static void place(search *s, kt_press *press) {
    unsigned square = s->squares[s->at];
    uint16_t digit = draw(s, s->untried[s->at], press->options[KT_OPTION_ORDER]);
    s->untried[s->at] ^= digit;
    kt_placement placed = {(uint8_t)square, (uint8_t)kt_lowest_digit(digit)};
    kt_squares losers = kt_no_squares();
    if (kt_trace_on(press->trace, 0)) losers = barred_by(s->taken, square, placed.digit);
    toggle(s, kt_square_units[square], digit);
    s->at++;
    s->owed = s->calls[s->at];
    press->uses[KT_RULE_TRY_PLACED]++;
    press->report->depth = s->at;
    kt_press_place(press, 0, placed, losers, KT_NO_EVENT);
}

static void take_back(search *s, kt_press *press) {
    unsigned square = s->squares[--s->at];
    unsigned digit = press->grid->digit[square];
    kt_squares gainers = kt_no_squares();
    toggle(s, kt_square_units[square], kt_digit_bit(digit));
    if (kt_trace_on(press->trace, 0)) gainers = barred_by(s->taken, square, digit);
    press->uses[KT_RULE_TRY_TAKEN_BACK]++;
    press->report->depth = s->at;
    kt_press_take_back(press, square, gainers);
}

/* Counts the calls that lead to the square visited. False if the budget ends before. */
static bool visit(search *s, kt_press *press, uint32_t *budget) {
    uint8_t paid = *budget < s->owed ? (uint8_t)*budget : s->owed;
    *budget -= paid;
    s->owed = (uint8_t)(s->owed - paid);
    if (s->owed > 0) return false;
    unsigned square = s->squares[s->at];
    uint32_t *deepest = &press->report->counts[KT_COUNT_DEEPEST_ASSUMPTION];
    if (square > *deepest) *deepest = square;
    if (s->at < s->count) {
        s->untried[s->at] = KT_ALL_DIGITS & ~taken_around(s->taken, kt_square_units[square]);
    }
    return true;
}

static kt_status end(kt_press *press, kt_status status) {
    kt_report *report = press->report;
    report->at_square = KT_NO_SQUARE;
    report->at_digit = 0;
    if (status == KT_FINISHED) {
        report->statuses = KT_S_FINISHED;
        report->counts[KT_COUNT_DEEPEST_ASSUMPTION] = 81;
        return status;
    }
    report->statuses = KT_S_INCONSISTENT;
    kt_event event = kt_event_of(KT_EVENT_CONTRADICTION, 0);
    event.rule = KT_RULE_C_SEARCHED;
    kt_trace_tell(press->trace, &event);
    return status;
}

static kt_status advance(void *state, kt_press *press, uint32_t *budget) {
    search *s = &((backtracking *)state)->now;
    for (;;) {
        if (s->owed > 0 && !visit(s, press, budget)) return KT_MORE;
        if (s->at == s->count) return end(press, KT_FINISHED);
        if (s->untried[s->at] != 0) {
            place(s, press);
            if (s->at < s->count && !press->to_end) return KT_CONTINUES;
        } else if (s->at > 0) {
            take_back(s, press);
            if (!press->to_end) return KT_CONTINUES;
        } else {
            return end(press, KT_INCONSISTENT);
        }
    }
}

/* For an empty square the digits that do not clash. There are no depths: all digits are on the
 * board. */
static void show(const void *state, unsigned depth, kt_shown *shown) {
    (void)depth;
    const backtracking *b = state;
    for (unsigned s = 0; s < 81; s++) {
        unsigned digit = b->grid->digit[s];
        uint16_t taken = taken_around(b->now.taken, kt_square_units[s]);
        shown->digit[s] = (uint8_t)digit;
        shown->candidates[s] = digit != 0 ? kt_digit_bit(digit) : KT_ALL_DIGITS & ~taken;
    }
}

const kt_method_type kt_method_backtracking = {
    .info = {.slug = "backtracking",
             .name = "Backtracking",
             .name_ja = "バックトラッキング（再帰法）",
             .author = "",
             .author_ja = "",
             .source = "「数独解法プログラム 数独の解の見つけ方」",
             .year = 0,
             .options = 1u << KT_OPTION_EVENT_DEPTH | 1u << KT_OPTION_ORDER |
                        1u << KT_OPTION_SEED_1 | 1u << KT_OPTION_SEED_2,
             .flags = KT_METHOD_GOES_ON},
    .state_size = sizeof(backtracking),
    .begin = begin,
    .cancel = cancel,
    .advance = advance,
    .show = show,
};
