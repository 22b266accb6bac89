/* proof.test.c - the prover: its parts on small positions, and the contract of kt_prover_... in kakutei.h. Whether
 * proofs hold is checked by tests/proof and tests/fuzz/proof.fuzz.c. */
#include "kakutei.h"
#include "proof/prover.h"
#include "tap.h"

#define EMPTY "................................................................................."
#define HARD "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
#define MEDIUM "...9............7....6.34..2....59.6..7.....4.3.19..5..5........7148..3.9.....26."
#define TWICE "11..............................................................................."

/* It takes nothing harder than a pair. */
#define PAIRS ".6..87...17...2...8..9...........7..4.56...9......81..6....38.....79....2.1....6."

enum { PLENTY = 10000000 };

static kt_prover *p;

static proof_position full_position(void) {
    uint16_t digits[81];
    for (unsigned s = 0; s < 81; s++) digits[s] = KT_ALL_DIGITS;
    proof_position position;
    proof_position_from(&position, digits);
    return position;
}

/* --- Positions and lines ------------------------------------------------------------------------ */

static void tests_positions(void) {
    proof_position position = full_position();
    proof_place(&position, 40, 5);
    bool is_gone = true;
    for (unsigned s = 0; s < 81; s++) is_gone &= proof_has(&position, s, 5) == !kt_sees(s, 40);
    tap_ok(is_gone && position.left[40] == kt_digit_bit(5),
           "a digit that is placed is gone around it");
    tap_number(position.left[proof_truth_of(4, 5)], 1 << 4, "and has one place in its row");

    tap_number(proof_locked_in(0, 0x7), 18, "three places of a row lie in a box");
    tap_number(proof_locked_in(18, 0x49), 9, "three places of a box lie in a column");
    tap_number(proof_locked_in(18, 0x3), 0, "or in a row");
    tap_number(proof_locked_in(18, 0x11), KT_NO_UNIT, "or in no line");
    tap_number(proof_locked_in(0, 0xF), KT_NO_UNIT, "four places are in no box");
}

/* r1c1 and r1c2 have 1 and 2 only. */
static void tests_subsets(void) {
    proof_position position = full_position();
    for (unsigned s = 0; s < 2; s++) {
        for (unsigned d = 3; d <= 9; d++) proof_take(&position, s, d);
    }
    uint16_t taken[PROOF_TAKEN], truths[9];
    proof_line naked = proof_line_subset(0, true, 3, 3);
    tap_number(proof_line_takes(&position, &naked, taken), 14,
               "a naked pair takes two digits of seven squares");
    tap_number(proof_line_truths(&naked, truths), 2, "and uses two truths");
    tap_number(proof_size(&naked, 1), 2, "which is its size");
    proof_line hidden = proof_line_subset(0, false, 3, 3);
    proof_position after = position;
    tap_ok(!proof_replay(&after, &hidden, 1, 1, 1, NULL),
           "it is not hidden while others have the digits");
    tap_ok(proof_replay(&position, &naked, 1, 1, 1, NULL), "it follows");
    tap_ok(!proof_has(&position, 8, 2) && proof_has(&position, 9, 2), "in its unit only");
    tap_ok(proof_replay(&position, &hidden, 1, 1, 1, NULL), "and then it is hidden as well");
}

/* r1c1 has 1 and 2; r1c2 has 1 and 3, r1c3 has 2 and 3: r1c4 cannot be 3, as r1c2 and r1c3 would be 1 and 2. */
static void tests_blocks(void) {
    proof_position start = full_position();
    static const uint16_t digits[3] = {0x3, 0x5, 0x6};
    for (unsigned s = 0; s < 3; s++) {
        for (unsigned d = 1; d <= 9; d++) {
            if (!(digits[s] >> (d - 1) & 1)) proof_take(&start, s, d);
        }
    }
    proof_line block[] = {{.kind = KT_PROOF_SUPPOSE, .square = 3, .digit = 3},
                          proof_line_place(1, 1, 1),
                          proof_line_place(2, 2, 2),
                          {.kind = KT_PROOF_BROKEN, .truth = 0}};
    proof_position after = start;
    tap_ok(proof_replay(&after, block, 4, 4, 4, NULL) && !proof_has(&after, 3, 3),
           "a block removes its candidate");
    tap_number(proof_size(block, 4), 3, "its size is that of its lines but the first");
    tap_number(proof_behind(block, 0), 4, "it ends behind its contradiction");
    tap_number(proof_depth(block, 4), 1, "it is one supposition deep");
    after = start;
    tap_ok(!proof_replay(&after, block, 4, 1, 2, NULL),
           "without one of its lines it does not follow");
    proof_line more[6] = {block[0], proof_line_place(1, 1, 1), proof_line_place(1, 1, 1), block[2],
                          block[3]};
    tap_number(proof_trim(&start, more, 5), 4, "a line too many is left out");
    proof_line late[6] = {block[0],
                          block[1],
                          block[2],
                          proof_line_place(0, 0, 1),
                          {.kind = KT_PROOF_BROKEN, .truth = 1}};
    tap_number(proof_settle(&start, late, 5), 4, "it ends where it breaks");
    proof_line wrong[3] = {block[0], proof_line_place(0, 0, 1), block[3]};
    tap_number(proof_settle(&start, wrong, 3), 0, "what does not follow cannot be settled");
}

static void tests_seeking(void) {
    static proof_seeker seeker;
    proof_position start = full_position();
    for (unsigned d = 3; d <= 9; d++) {
        for (unsigned s = 0; s < 2; s++) proof_take(&start, s, d);
    }
    uint32_t budget = 100;
    proof_line lines[PROOF_BLOCK_LINES];
    proof_seek(&seeker, &start, 2, 1, 10, 0);
    tap_ok(proof_seek_run(&seeker, &budget) == PROOF_FOUND,
           "an argument against the third square of a pair is found");
    tap_number(proof_size(lines, proof_seek_lines(&seeker, &start, lines)), 2, "of two truths");
    proof_seek(&seeker, &start, 2, 1, 1, 0);
    tap_ok(proof_seek_run(&seeker, &budget) == PROOF_NOT_FOUND, "not within a limit of one");
    proof_seek(&seeker, &start, 2, 3, 60, 1);
    budget = 20000;
    tap_ok(proof_seek_run(&seeker, &budget) == PROOF_NOT_FOUND,
           "against what may be true there is none");
    budget = 1;
    proof_seek(&seeker, &start, 2, 3, 60, 1);
    tap_ok(proof_seek_run(&seeker, &budget) == PROOF_SEEKING && budget == 0,
           "and the work can be cut");
}

/* --- The contract ------------------------------------------------------------------------------- */

static void tests_misuse(void) {
    tap_number(kt_prover_open(NULL, EMPTY, 81), KT_E_HANDLE, "no handle: open");
    tap_number(kt_prover_claim(NULL, 0, 0, 1), KT_E_HANDLE, "no handle: claim");
    tap_number(kt_prover_run(NULL, 1), KT_E_HANDLE, "no handle: run");
    tap_ok(kt_prover_text(NULL) == NULL && kt_prover_lines(NULL) == NULL,
           "no handle: nothing to read");
    tap_ok(kt_prover_removed(NULL) == NULL && kt_prover_get_report(NULL) == NULL,
           "no handle: no report");
    kt_prover_free(NULL);
    tap_number(kt_prover_claim(p, KT_CLAIM_NONE, 0, 1), KT_E_NOT_OPEN, "not open: claim");
    tap_number(kt_prover_run(p, 1), KT_E_NOT_OPEN, "not open: run");
    tap_number(kt_prover_open(p, NULL, 81), KT_E_LENGTH, "no text");
    tap_number(kt_prover_open(p, EMPTY, 80), KT_E_LENGTH, "too short a text");
    tap_number(kt_prover_open(p, "..x" EMPTY, 81), KT_E_SYMBOL, "a wrong character");
    tap_number(kt_prover_get_report(p)->error_position, 2, "and where it is");
    tap_number(kt_prover_open(p, MEDIUM, 81), KT_CONTINUES, "a board");
    tap_number(kt_prover_run(p, 0), KT_E_BUDGET, "no budget");
    tap_number(kt_prover_claim(p, 4, 0, 1), KT_E_RANGE, "no such claim");
    tap_number(kt_prover_claim(p, KT_CLAIM_HOLDS, 81, 1), KT_E_RANGE, "no such square");
    tap_number(kt_prover_claim(p, KT_CLAIM_HOLDS, 0, 10), KT_E_RANGE, "no such digit");
    tap_number(kt_prover_claim(p, KT_CLAIM_DENIED, 0, 0), KT_E_RANGE, "no digit");
    tap_number(kt_prover_claim(p, KT_CLAIM_SOLVED, 99, 99), KT_CONTINUES,
               "which some claims do without");
}

static const kt_prover_report *prove(const char *board, uint32_t claim, uint32_t square,
                                     uint32_t digit, uint32_t budget) {
    kt_prover_open(p, board, 81);
    kt_prover_claim(p, claim, square, digit);
    uint32_t work = 0;
    while (work < PLENTY && kt_prover_run(p, budget) == KT_MORE) work += budget;
    return kt_prover_get_report(p);
}

static void tests_verdicts(void) {
    const kt_prover_report *r = prove(MEDIUM, KT_CLAIM_SOLVED, 0, 0, PLENTY);
    tap_ok(r->verdict == KT_VERDICT_PROVED && r->outcome == KT_FINISHED, "a puzzle is solved");
    uint32_t lines = r->lines, count = r->line_count, longest = r->longest;
    r = prove(MEDIUM, KT_CLAIM_SOLVED, 0, 0, 1);
    tap_ok(r->lines == lines && r->line_count == count && r->longest == longest,
           "alike however the work is cut");
    tap_number(kt_prover_run(p, 1), KT_FINISHED, "after its end there is no more");
    r = prove(PAIRS, KT_CLAIM_SOLVED, 0, 0, 100000);
    tap_ok(r->outcome == KT_FINISHED && r->longest == 2,
           "the search ends where pairs are all it takes");
    r = prove(MEDIUM, KT_CLAIM_HOLDS, 0, 1, PLENTY);
    tap_ok(r->verdict == KT_VERDICT_PROVED && r->lines < lines, "a digit takes fewer lines");
    r = prove(MEDIUM, KT_CLAIM_HOLDS, 0, 2, PLENTY);
    tap_ok(r->verdict == KT_VERDICT_FALSE && r->solution[0] == '1',
           "another is false, and the solution is there");
    r = prove(MEDIUM, KT_CLAIM_DENIED, 0, 1, PLENTY);
    tap_number(r->verdict, KT_VERDICT_FALSE, "that the digit is not there is false");
    r = prove(MEDIUM, KT_CLAIM_NONE, 0, 1, PLENTY);
    tap_number(r->verdict, KT_VERDICT_FALSE, "that there is no solution is false");
    r = prove(TWICE, KT_CLAIM_HOLDS, 5, 5, PLENTY);
    tap_ok(r->verdict == KT_VERDICT_PROVED && r->claim == KT_CLAIM_NONE,
           "equal digits: no solution, whatever is claimed");
    r = prove(EMPTY, KT_CLAIM_SOLVED, 0, 0, PLENTY);
    tap_ok(r->verdict == KT_VERDICT_OPEN && r->line_count == 0,
           "nothing follows from an empty board");
    r = prove(EMPTY, KT_CLAIM_HOLDS, 40, 5, PLENTY);
    tap_ok(r->verdict == KT_VERDICT_FALSE && r->solution[40] != '5',
           "a digit there is one of several");
}

/* One of the hardest: the first way is soon there, and before it the lines tell how far the search came. */
static void tests_hard(void) {
    kt_prover_open(p, HARD, 81);
    kt_prover_run(p, 2000);
    const kt_prover_report *r = kt_prover_get_report(p);
    tap_ok(r->verdict == KT_VERDICT_OPEN && r->line_count > 0,
           "before there is a way it tells how far it came");
    for (unsigned i = 0; i < 200 && r->verdict == KT_VERDICT_OPEN; i++) {
        kt_prover_run(p, 2000);
        r = kt_prover_get_report(p);
    }
    tap_ok(r->verdict == KT_VERDICT_PROVED && r->outcome == KT_MORE,
           "a way is there before the search ends");
    tap_ok(r->depth > 0 && r->longest > 10, "it takes long arguments");
}

int main(void) {
    p = kt_prover_create();
    tests_positions();
    tests_subsets();
    tests_blocks();
    tests_seeking();
    tests_misuse();
    tests_verdicts();
    tests_hard();
    kt_prover_free(p);
    return tap_end();
}
