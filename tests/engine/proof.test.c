/* proof.test.c - the prover: its parts on small positions, and the contract of kt_prover_... in kakutei.h. Whether
 * proofs hold is checked by tests/proof and tests/fuzz/proof.fuzz.c. */
#include "kakutei.h"
#include "proof/least.h"
#include "proof/prover.h"
#include "full_position.h"
#include "tap.h"

#define EMPTY "................................................................................."
#define HARD ".1...7..62.......9..3.9.5....8.6...57.....3.......48....6.8..5..2...1......4....."
#define MEDIUM "...9............7....6.34..2....59.6..7.....4.3.19..5..5........7148..3.9.....26."
#define TWICE "11..............................................................................."

/* It takes nothing harder than a pair. */
#define PAIRS ".6..87...17...2...8..9...........7..4.56...9......81..6....38.....79....2.1....6."

/* After one candidate has gone, singles and short arguments are enough. */
#define SHORT ".....5...8.....76..4...2..1...8......3......4.94.1......124...6.27....3.9......7."
/* Locked candidates, a pair, and an argument. */
#define ARGUMENT "7.8.5.....6.7.9.....4.1..3.....4.2...4..856.....1....5...3..4.........929......87"

/* Arguments that r1c9 is not 8. */
#define DENIED "..72......5...1..34....8...84............2.596...7.3..3...2.....2.6....7...3..4.1"

/* Arguments that there is no solution. */
#define UNSOLVABLE \
    "98.7..6..75..6..8...6......4...3.2...689..57.........4.1..9......96...5.....123.."

enum { PLENTY = 10000000 };

static kt_prover *p;

static bool follows(proof_position position, const proof_line *lines, unsigned count) {
    return proof_replay(&position, lines, count, count, count, NULL);
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

/* r1c1 has 1 and 2 only, and the 7 of row 5 is in r5c5 or r5c9. */
static void tests_leaving_singles(void) {
    proof_position position = full_position();
    for (unsigned d = 3; d <= 9; d++) proof_take(&position, 0, d);
    for (unsigned s = 0; s < 9; s++) {
        if (s != 4 && s != 8) proof_take(&position, 36 + s, 7);
    }
    tap_ok(proof_leaves_single(&position, 0, 2), "without one of two digits a square has a single");
    tap_ok(proof_leaves_single(&position, 44, 7), "and so has a digit without one of two places");
    tap_ok(!proof_leaves_single(&position, 44, 6), "without one of many there is none");
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
    proof_line unbroken[3] = {block[0], block[1], {.kind = KT_PROOF_BROKEN, .truth = 1}};
    tap_ok(!follows(start, unbroken, 3), "it ends in a contradiction");
    tap_number(proof_settle(&start, unbroken, 3), 0, "or cannot be settled");
    after = start;
    proof_place(&after, 3, 3);
    tap_number(proof_settle(&after, block + 1, 3), 0, "nor can lines outside of a block");
    proof_take(&start, 3, 3);
    tap_ok(follows(start, block, 4), "a block against what is gone is passed over");
    proof_line inside[6] = {{.kind = KT_PROOF_SUPPOSE, .square = 4, .digit = 3},
                            block[0],
                            block[3],
                            block[1],
                            block[2],
                            block[3]};
    tap_number(proof_settle(&start, inside, 6), 4, "and left out of another");
}

static void tests_places(void) {
    proof_position start = full_position();
    for (unsigned d = 2; d <= 9; d++) proof_take(&start, 0, d);
    proof_line right = proof_line_place(0, 0, 1), square = proof_line_place(0, 1, 1),
               digit = proof_line_place(0, 0, 2);
    tap_ok(follows(start, &right, 1), "what is left of a square follows");
    tap_ok(!follows(start, &square, 1) && !follows(start, &digit, 1), "in no other place or digit");
}

/* r1c1 has no candidate, and row 1 no place for 1. */
static void tests_broken(void) {
    proof_position start = full_position();
    for (unsigned i = 0; i < 9; i++) {
        proof_take(&start, i, 1);
        proof_take(&start, 0, i + 1);
    }
    proof_line broken = {.kind = KT_PROOF_BROKEN, .truth = 0};
    tap_ok(!follows(start, &broken, 1), "a contradiction outside of a block ends nothing");
    proof_line locked = proof_line_locked(proof_truth_of(0, 1), 18);
    tap_ok(!follows(start, &locked, 1), "nothing is locked where no place is left");
    static proof_way way;
    proof_way_begin(&way, &start, kt_no_squares());
    tap_ok(!proof_way_add_locked(&way), "nor added to a way");
    for (unsigned depth = PROOF_DEPTHS; depth <= PROOF_DEPTHS + 1; depth++) {
        proof_line blocks[2 * PROOF_DEPTHS + 2];
        for (unsigned i = 0; i < depth; i++) {
            blocks[i] = (proof_line){
                .kind = KT_PROOF_SUPPOSE, .square = (uint8_t)(40 + i), .digit = (uint8_t)(i + 1)};
            blocks[depth + i] = broken;
        }
        bool fits = depth == PROOF_DEPTHS;
        tap_ok(follows(start, blocks, 2 * depth) == fits,
               fits ? "blocks inside one another follow" : "too many do not");
        tap_number(proof_settle(&start, blocks, 2 * depth), fits ? 2 * depth : 0,
                   fits ? "and are settled" : "nor can they be settled");
    }
}

/* r1c1 has 1 and r9c9 has 9 only, r8c1 and r8c2 have 2 and 3, and the 5 of row 5 is in box 4. */
static void tests_ways(void) {
    proof_position start = full_position();
    for (unsigned d = 1; d <= 9; d++) {
        if (d != 1) proof_take(&start, 0, d);
        if (d != 9) proof_take(&start, 80, d);
        if (d != 2 && d != 3) proof_take(&start, 63, d);
        if (d != 2 && d != 3) proof_take(&start, 64, d);
    }
    for (unsigned s = 39; s < 45; s++) proof_take(&start, s, 5);
    static proof_way way;
    proof_way_begin(&way, &start, kt_no_squares());
    tap_ok(proof_way_add_locked(&way) && proof_way_add_pair(&way) && proof_way_add_singles(&way),
           "a way takes locked candidates, a pair and singles");
    tap_number(way.step_count, 4, "each a step");
    tap_ok(proof_way_reaches(&way, (proof_goal){KT_CLAIM_HOLDS, 0, 1}), "a digit is reached");
    tap_ok(!proof_way_reaches(&way, (proof_goal){KT_CLAIM_HOLDS, 0, 2}), "in its square no other");

    proof_line lines[100];
    for (unsigned i = 0; i < 100; i++) lines[i] = proof_line_place(0, 0, 1);
    proof_way_begin(&way, &start, kt_no_squares());
    while (proof_way_add(&way, lines, 1)) {}
    tap_number(way.step_count, PROOF_STEPS, "a way has room for so many steps");
    tap_ok(!proof_way_add_locked(&way) && !proof_way_add_pair(&way) && !proof_way_add_singles(&way),
           "and then for nothing more");
    proof_way_begin(&way, &start, kt_no_squares());
    while (proof_way_add(&way, lines, 100)) {}
    tap_number(way.line_count, PROOF_WAY_LINES / 100 * 100, "or for so many lines");
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

/* What is found, once a list is full. */
static proof_sought sought(proof_seeker *seeker, unsigned *list, unsigned room) {
    *list = room;
    uint32_t budget = 5000;
    return proof_seek_run(seeker, &budget);
}

/* If r1c4 is 1, r1c1 is 2, r1c2 is 3, and both r1c3 and r1c5 are 4. */
static void tests_seeking_without_room(void) {
    static proof_seeker seeker;
    proof_position start = full_position();
    static const uint16_t digits[5] = {0x3, 0x6, 0xC, KT_ALL_DIGITS, 0xA};
    for (unsigned s = 0; s < 5; s++) {
        for (unsigned d = 1; d <= 9; d++) {
            if (!(digits[s] >> (d - 1) & 1)) proof_take(&start, s, d);
        }
    }
    unsigned *events = &seeker.spread.event_count;
    unsigned *waiting = &seeker.levels[0].frame.waiting_count;
    proof_seek(&seeker, &start, 3, 1, 60, 1);
    tap_ok(sought(&seeker, events, *events) == PROOF_FOUND, "an argument is found");
    proof_seek(&seeker, &start, 3, 1, 60, 1);
    tap_ok(sought(&seeker, events, PROOF_EVENTS) == PROOF_NOT_FOUND, "not without room for events");
    proof_seek(&seeker, &start, 3, 1, 60, 1);
    tap_ok(sought(&seeker, waiting, PROOF_WAITING) == PROOF_NOT_FOUND,
           "nor without room for what waits");
}

/* r1c1 to r1c4 have 1 to 4 only. */
static proof_position quad_position(void) {
    proof_position position = full_position();
    for (unsigned s = 0; s < 4; s++) {
        for (unsigned d = 5; d <= 9; d++) proof_take(&position, s, d);
    }
    return position;
}

static void tests_seeking_inside(void) {
    static proof_seeker seeker;
    proof_position start = quad_position();
    unsigned *blocks = &seeker.levels[0].block_count;
    proof_seek(&seeker, &start, 4, 1, 60, 0);
    tap_ok(sought(&seeker, blocks, 0) == PROOF_NOT_FOUND, "a quad takes more than spreading");
    proof_seek(&seeker, &start, 4, 1, 60, 1);
    tap_ok(sought(&seeker, blocks, 0) == PROOF_NOT_FOUND, "and more than removals inside");
    seeker.spread.has_pairs_inside = true;
    proof_seek(&seeker, &start, 4, 1, 60, 1);
    tap_ok(sought(&seeker, blocks, 0) == PROOF_FOUND, "it takes pairs in them");
    proof_seek(&seeker, &start, 4, 1, 60, 1);
    tap_ok(sought(&seeker, blocks, PROOF_BLOCKS) == PROOF_NOT_FOUND,
           "for whose lines there must be room");
    uint32_t budget = 2;
    proof_seek(&seeker, &start, 4, 1, 1, 2);
    proof_seek_run(&seeker, &budget);
    tap_number(seeker.levels[2].frame.limit, 0, "and a limit of one leaves nothing for them");
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
    tap_number(kt_prover_layout()[1], KT_ABI_VERSION, "the layout says which it is");
    tap_number(kt_prover_claim(p, KT_CLAIM_NONE, 0, 1), KT_E_NOT_OPEN, "not open: claim");
    tap_number(kt_prover_run(p, 1), KT_E_NOT_OPEN, "not open: run");
    tap_number(kt_prover_open(p, NULL, 81), KT_E_LENGTH, "no text");
    tap_number(kt_prover_open(p, EMPTY, 80), KT_E_LENGTH, "too short a text");
    tap_number(kt_prover_open(p, "..x" EMPTY, 81), KT_E_SYMBOL, "a wrong character");
    tap_number(kt_prover_get_report(p)->error_position, 2, "and where it is");
    memcpy(kt_prover_text(p), MEDIUM, 81);
    tap_number(kt_prover_open(p, (const char *)kt_prover_text(p), 81), KT_CONTINUES, "a board");
    tap_number(kt_prover_run(p, 0), KT_E_BUDGET, "no budget");
    tap_number(kt_prover_claim(p, 5, 0, 1), KT_E_RANGE, "no such claim");
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
    r = prove(SHORT, KT_CLAIM_SOLVED, 0, 0, PLENTY);
    tap_ok(r->lines <= 61, "all that a way can do without is cut");
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
    r = prove(DENIED, KT_CLAIM_DENIED, 8, 8, 4000);
    tap_ok(r->verdict == KT_VERDICT_PROVED && r->longest > 2,
           "that another is not takes arguments");
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
    uint8_t other = r->solution[40];
    r = prove(EMPTY, KT_CLAIM_HOLDS, 40, 5, 1);
    tap_ok(r->verdict == KT_VERDICT_FALSE && r->solution[40] == other,
           "the same one if the search is cut");
}

static void tests_next(void) {
    const kt_prover_report *r = prove(HARD, KT_CLAIM_NEXT, 0, 0, PLENTY);
    tap_ok(r->verdict == KT_VERDICT_PROVED && r->claim == KT_CLAIM_NEXT, "an argument is next");
    uint32_t size = r->longest, count = r->line_count;
    const kt_proof_line *last = &kt_prover_lines(p)[count - 1];
    tap_ok(last->kind == KT_PROOF_BROKEN && last->depth == 1, "at the end of the way");
    tap_ok(r->lines - size < 81u, "behind the singles that it needs");
    r = prove(HARD, KT_CLAIM_NEXT, 0, 0, 3);
    tap_ok(r->longest == size && r->line_count == count, "the same however the work is cut");
    r = prove(ARGUMENT, KT_CLAIM_NEXT, 0, 0, PLENTY);
    tap_ok(kt_prover_lines(p)[r->line_count - 1].kind == KT_PROOF_BROKEN, "whatever is before it");
    tap_number(r->lines, 1, "singles that it can do without are left out");
    r = prove(EMPTY, KT_CLAIM_NEXT, 0, 0, PLENTY);
    tap_ok(r->verdict == KT_VERDICT_OPEN && r->line_count == 0, "none on an empty board");
    r = prove(TWICE, KT_CLAIM_NEXT, 0, 0, PLENTY);
    tap_number(r->claim, KT_CLAIM_NONE, "nor where there is no solution");
}

/* Works until the way that is listed costs less than `cost`. Returns what it costs. */
static uint32_t shorten(uint32_t cost) {
    uint32_t now = cost;
    for (unsigned i = 0; i < 200 && now >= cost; i++) {
        kt_prover_run(p, 2000);
        const kt_prover_report *r = kt_prover_get_report(p);
        if (r->verdict == KT_VERDICT_PROVED) now = r->lines * (r->longest + 1u) * (r->longest + 1u);
    }
    return now;
}

/* One of the hardest: the first way is soon there, and before it the lines tell how far the search came. */
static void tests_hard(void) {
    kt_prover_open(p, HARD, 81);
    kt_prover_run(p, 2000);
    const kt_prover_report *r = kt_prover_get_report(p);
    tap_ok(r->verdict == KT_VERDICT_OPEN && r->line_count > 0,
           "before there is a way it tells how far it came");
    uint32_t cost = shorten(UINT32_MAX);
    r = kt_prover_get_report(p);
    tap_ok(r->verdict == KT_VERDICT_PROVED && r->outcome == KT_MORE,
           "a way is there before the search ends");
    tap_ok(r->depth > 0 && r->longest > 10, "it takes long arguments");
    tap_ok(shorten(cost) < cost, "and a shorter one follows");
    kt_prover_open(p, UNSOLVABLE, 81);
    kt_prover_claim(p, KT_CLAIM_NONE, 0, 1);
    kt_prover_run(p, 2000);
    r = kt_prover_get_report(p);
    const kt_proof_line *lines = kt_prover_lines(p);
    bool is_broken = false;
    for (unsigned i = 0; i < r->line_count; i++) {
        is_broken |= lines[i].kind == KT_PROOF_BROKEN && lines[i].depth == 0;
    }
    tap_ok(r->verdict == KT_VERDICT_OPEN && r->line_count > 0 && !is_broken,
           "no line says that a board breaks before it does");
}

/* --- Whether no argument is shorter ------------------------------------------------------------- */

static bool is_least(const proof_position *position, unsigned square, unsigned digit,
                     unsigned truths) {
    static proof_least least;
    uint32_t budget = PLENTY;
    proof_least_begin(&least, position, square, digit);
    bool is = proof_least_is(&least, truths, &budget);
    tap_ok(budget < PLENTY, "that takes work");
    return is;
}

/* r7c1 and r7c2 have 1 and 2 only; the 7s of rows 1, 5 and 9 are in columns 2, 5 and 8, in two of them each. */
static void tests_least(void) {
    proof_position position = full_position();
    for (unsigned s = 54; s < 56; s++) {
        for (unsigned d = 3; d <= 9; d++) proof_take(&position, s, d);
    }
    for (unsigned k = 0; k < 3; k++) {
        for (unsigned c = 0; c < 9; c++) {
            if (c % 3 != 1 || c / 3 == k) proof_take(&position, 36 * k + c, 7);
        }
    }
    tap_ok(is_least(&position, 58, 1, 2), "a pair takes two truths");
    tap_ok(!is_least(&position, 58, 1, 3), "and not three");
    tap_ok(is_least(&position, 19, 7, 3), "a swordfish three");
    tap_ok(!is_least(&position, 19, 7, 4), "and not four");
    tap_ok(is_least(&position, 19, 9, 7), "there is none where nothing is wrong");
    proof_position hard = full_position();
    for (unsigned s = 0; s < 81; s++) {
        if (HARD[s] != '.') proof_place(&hard, s, (unsigned)(HARD[s] - '0'));
    }
    tap_ok(is_least(&hard, 0, 4, 5), "five are found out on a hard board");
    tap_ok(!is_least(&hard, 0, 9, 7), "seven may take too long");
    static proof_least least;
    uint32_t budget = 1;
    proof_least_begin(&least, &position, 19, 7);
    proof_least_is(&least, 3, &budget);
    tap_number(budget, 0, "no more is counted than there is");
}

int main(void) {
    p = kt_prover_create();
    tests_positions();
    tests_leaving_singles();
    tests_subsets();
    tests_blocks();
    tests_places();
    tests_broken();
    tests_ways();
    tests_seeking();
    tests_seeking_without_room();
    tests_seeking_inside();
    tests_misuse();
    tests_verdicts();
    tests_next();
    tests_hard();
    tests_least();
    kt_prover_free(p);
    return tap_end();
}
