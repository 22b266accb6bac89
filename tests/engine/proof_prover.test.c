/* proof_prover.test.c - how the prover works on: without room, with deeper removals, and on a way that is cut. */
#include "full_position.h"
#include "kakutei.h"
#include "proof/prover.h"
#include "tap.h"

#define HARD ".1...7..62.......9..3.9.5....8.6...57.....3.......48....6.8..5..2...1......4....."
#define TWICE "11..............................................................................."

/* Locked candidates, a pair, and an argument. */
#define ARGUMENT "7.8.5.....6.7.9.....4.1..3.....4.2...4..856.....1....5...3..4.........929......87"

static proof_prover prover;

/* The digits of each square in some solution. */
static void read_possible(const char *board, uint16_t possible[81]) {
    kt_prover *p = kt_prover_create();
    kt_prover_open(p, board, 81);
    kt_prover_run(p, 2000);
    memcpy(possible, kt_prover_get_report(p)->common, 81 * sizeof *possible);
    kt_prover_free(p);
}

/* Begins to solve a board. */
static void begin(const char *board, const uint16_t possible[81]) {
    uint16_t digits[81];
    kt_squares placed = kt_no_squares();
    for (unsigned s = 0; s < 81; s++) {
        digits[s] = board[s] == '.' ? KT_ALL_DIGITS : kt_digit_bit((unsigned)(board[s] - '0'));
        if (board[s] != '.') kt_squares_add(&placed, s);
    }
    proof_prover_begin(&prover, digits, placed, possible, (proof_goal){KT_CLAIM_SOLVED, 0, 1});
}

/* Works for so long, once the way at work is full. */
static proof_state run_full(uint32_t budget) {
    prover.trial.line_count = PROOF_WAY_LINES;
    return proof_prover_run(&prover, &budget);
}

static void tests_climbing(void) {
    uint16_t possible[81] = {0};
    begin(TWICE, possible);
    uint32_t budget = 1000;
    tap_ok(proof_prover_run(&prover, &budget) == PROOF_READY && !prover.has_way,
           "a board that breaks is not solved");
    begin(ARGUMENT, possible);
    tap_ok(run_full(1) == PROOF_READY && !prover.has_way, "without room there is no way");

    /* r1c1 to r1c4 have 1 to 4 only. */
    proof_position quad = full_position();
    for (unsigned s = 0; s < 4; s++) {
        for (unsigned d = 5; d <= 9; d++) proof_take(&quad, s, d);
    }
    memcpy(possible, quad.left, sizeof possible);
    possible[4] &= (uint16_t)~kt_digit_bit(1);
    proof_prover_begin(&prover, quad.left, kt_no_squares(), possible,
                       (proof_goal){KT_CLAIM_DENIED, 4, 1});
    prover.seeker.spread.has_pairs_inside = true;
    budget = 100;
    proof_prover_run(&prover, &budget);
    tap_ok(prover.is_seeking, "an argument is sought");
    tap_ok(run_full(5000) == PROOF_CLIMBS && prover.trial.step_count == 0 && prover.rung > 0,
           "and lost if there is no room for it");
}

/* A broad climb that has tried each candidate under this limit: arguments of 50 and of 45 truths are known. */
static void exhaust(unsigned limit, const unsigned candidates[2]) {
    prover.is_broad = true;
    prover.limit = limit;
    prover.failures = PROOF_CANDIDATES;
    prover.is_seeking = false;
    memset(prover.sizes, 0xFF, sizeof prover.sizes);
    prover.sizes[candidates[0]] = 50;
    prover.sizes[candidates[1]] = 45;
    uint32_t budget = 1;
    proof_prover_run(&prover, &budget);
}

static void tests_deeper(void) {
    uint16_t possible[81];
    read_possible(HARD, possible);
    begin(HARD, possible);
    unsigned open[2], count = 0;
    for (unsigned c = 0; count < 2; c++) {
        if (proof_is_refutable(&prover, c)) open[count++] = c;
    }
    const proof_line *supposed = &prover.seeker.spread.events[0].line;
    exhaust(PROOF_LONG, open);
    tap_ok(prover.is_seeking && prover.seeker.depth == 2 && prover.seeker.is_narrow,
           "rather than beyond a limit that is long enough to read it looks deeper");
    tap_number(9u * supposed->square + supposed->digit - 1, open[1],
               "where the shortest argument is known");
    tap_number(prover.sizes[open[1]], 0xFF, "and but once");
    exhaust(PROOF_LONG - 1, open);
    tap_ok(prover.rung == 1 && !prover.seeker.is_narrow, "under a lower limit it does not");
}

/* Cuts a way while the one at work is full at the end of each change or, if not, at every 13th step of it, so that the
 * change is given up. Returns whether what is left follows and solves the board. */
static bool cut_full(const char *board, bool at_end) {
    uint16_t possible[81];
    read_possible(board, possible);
    begin(board, possible);
    unsigned steps = 0;
    uint32_t budget = 1;
    while (proof_prover_run(&prover, &budget) != PROOF_READY) {
        budget = 1;
        if (prover.state != PROOF_CUTS || prover.is_seeking) continue;
        bool is_end = prover.at == prover.current.step_count;
        if (at_end ? is_end : ++steps % 13 == 0) run_full(1);
    }
    proof_position after = prover.start;
    const proof_way *way = &prover.way;
    bool is_solved =
        proof_replay(&after, way->lines, way->line_count, way->line_count, way->line_count, NULL);
    for (unsigned s = 0; s < 81; s++) is_solved &= kt_is_single(after.left[s]);
    return is_solved;
}

static void tests_cutting(void) {
    tap_ok(cut_full(ARGUMENT, false), "a way that is cut without room still leads to its end");
    tap_ok(cut_full(ARGUMENT, true), "even if there is none for the last step");
}

int main(void) {
    tests_climbing();
    tests_deeper();
    tests_cutting();
    return tap_end();
}
