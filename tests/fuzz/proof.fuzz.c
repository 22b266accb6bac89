/* proof.fuzz.c - a claim about any board with any candidates: the verdict is what the solutions say, each line of the way
 * follows from those before it, and the way is the same however the work is cut.
 *
 * An input: the letter of a claim (a: the solution, b: a digit, c: that it is not there, d: no solution,
 * e: the next removal), its square and
 * digit, the letter of the budget of a call, and of the form of the text (a: 81, b: 729, c: 891 characters); then the
 * board (board.h).
 */
#include "board.h"

enum { WORK = 6000, DEPTHS = 8 };

typedef struct {
    uint32_t claim, square, digit, budget;
    unsigned form;
} plan;

static fuzz_solutions known;
static kt_prover *at_once, *in_parts;

static plan read_plan(fuzz_input *in) {
    static const uint32_t budgets[] = {1, 2, 7, 50, 400};
    plan p;
    p.claim = fuzz_take(in, 'a', 5);
    p.square = fuzz_take(in, '!', 81);
    p.digit = 1 + fuzz_take(in, '1', 9);
    p.budget = budgets[fuzz_take(in, 'a', 5)];
    p.form = fuzz_take(in, 'a', 3);
    return p;
}

/* --- Replaying, on candidates by square only ------------------------------------------------------ */

typedef struct {
    uint16_t digits[81];
} position;

static bool in_unit(unsigned square, unsigned unit) {
    unsigned box = square / 27 * 3 + square % 9 / 3;
    return unit == square / 9 || unit == 9 + square % 9 || unit == 18 + box;
}

static void put(position *p, unsigned square, unsigned digit) {
    uint16_t bit = (uint16_t)(1u << (digit - 1));
    for (unsigned s = 0; s < 81; s++) {
        if (sees(s, square)) p->digits[s] &= (uint16_t)~bit;
    }
    p->digits[square] &= bit;
}

static bool is_member(const kt_proof_line *line, unsigned square) {
    return line->squares[square / 27] >> square % 27 & 1;
}

/* How many squares of the unit have the digit. */
static unsigned places(const position *p, unsigned unit, unsigned digit) {
    unsigned count = 0;
    for (unsigned s = 0; s < 81; s++) count += in_unit(s, unit) && p->digits[s] >> (digit - 1) & 1;
    return count;
}

static unsigned left_of(const position *p, const kt_proof_line *line) {
    return line->unit == KT_NO_UNIT ? (unsigned)__builtin_popcount(p->digits[line->square])
                                    : places(p, line->unit, line->digit);
}

/* Whether the line keeps the digit in the square: then no solution in which the line holds loses it. */
static bool keeps(const kt_proof_line *line, unsigned square, unsigned digit) {
    bool is_named = line->digits >> (digit - 1) & 1;
    if (line->kind == KT_PROOF_LOCKED)
        return line->digit != digit || !in_unit(square, line->other) || in_unit(square, line->unit);
    if (!in_unit(square, line->unit)) return true;
    return line->kind == KT_PROOF_NAKED ? is_member(line, square) || !is_named
                                        : !is_member(line, square) || is_named;
}

static void locked_holds(const position *p, const kt_proof_line *line) {
    MUST(places(p, line->unit, line->digit) > 0);
    for (unsigned s = 0; s < 81; s++) {
        if (in_unit(s, line->unit) && p->digits[s] >> (line->digit - 1) & 1)
            MUST(in_unit(s, line->other));
    }
}

static void subset_holds(const position *p, const kt_proof_line *line) {
    unsigned members = 0;
    for (unsigned s = 0; s < 81; s++) {
        if (is_member(line, s)) MUST(in_unit(s, line->unit));
        members += is_member(line, s);
        if (line->kind == KT_PROOF_NAKED) {
            MUST(!is_member(line, s) || (p->digits[s] & ~line->digits) == 0);
        } else {
            MUST(!in_unit(s, line->unit) || is_member(line, s) ||
                 (p->digits[s] & line->digits) == 0);
        }
    }
    MUST(members == (unsigned)__builtin_popcount(line->digits));
}

static void remove_listed(position *p, const kt_proof_line *line, const uint16_t *removed) {
    MUST(line->removed > 0);
    for (unsigned r = 0; r < line->removed; r++) {
        unsigned candidate = removed[line->first_removed + r];
        unsigned square = candidate / 9, digit = candidate % 9 + 1;
        MUST(p->digits[square] >> (digit - 1) & 1);
        MUST(line->kind == KT_PROOF_SUPPOSE || !keeps(line, square, digit));
        p->digits[square] &= (uint16_t) ~(1u << (digit - 1));
    }
}

/* Replays the lines, and returns the position that they leave. */
static position replay(position start, kt_prover *prover) {
    const kt_prover_report *report = kt_prover_get_report(prover);
    const kt_proof_line *lines = kt_prover_lines(prover), *supposed[DEPTHS] = {NULL};
    const uint16_t *removed = kt_prover_removed(prover);
    position at[DEPTHS] = {start};
    unsigned depth = 0;
    for (uint32_t i = 0; i < report->line_count; i++) {
        const kt_proof_line *line = &lines[i];
        if (line->kind == KT_PROOF_SUPPOSE) {
            MUST(at[depth].digits[line->square] >> (line->digit - 1) & 1);
            supposed[++depth] = line;
            at[depth] = at[depth - 1];
            put(&at[depth], line->square, line->digit);
        }
        position *now = &at[depth];
        MUST(line->depth == depth && depth < DEPTHS);
        if (line->kind == KT_PROOF_PLACE) {
            MUST(left_of(now, line) == 1 && now->digits[line->square] >> (line->digit - 1) & 1);
            put(now, line->square, line->digit);
        } else if (line->kind == KT_PROOF_BROKEN) {
            MUST(left_of(now, line) == 0);
            if (depth > 0) remove_listed(&at[depth - 1], supposed[depth], removed);
            if (depth > 0) depth--;
        } else if (line->kind != KT_PROOF_SUPPOSE) {
            if (line->kind == KT_PROOF_LOCKED) locked_holds(now, line);
            if (line->kind != KT_PROOF_LOCKED) subset_holds(now, line);
            remove_listed(now, line, removed);
        }
    }
    MUST(depth == 0);
    return at[0];
}

/* --- The verdict ---------------------------------------------------------------------------------- */

static uint64_t having(const plan *p) {
    return known.having[p->square][p->digit];
}

/* Whether some solution that is known refutes the claim. */
static bool is_refuted(const plan *p) {
    if (p->claim == KT_CLAIM_NONE) return known.count > 0;
    if (p->claim == KT_CLAIM_HOLDS) return (known.all & ~having(p)) != 0;
    return p->claim == KT_CLAIM_DENIED && having(p) != 0;
}

static void is_right(const plan *p, kt_prover *prover, const position *after) {
    const kt_prover_report *report = kt_prover_get_report(prover);
    uint16_t bit = (uint16_t)(1u << (p->digit - 1));
    if (report->verdict == KT_VERDICT_FALSE) {
        bool has_digit = report->solution[p->square] == '0' + p->digit;
        MUST(is_refuted(p) || !known.is_complete);
        if (p->claim == KT_CLAIM_HOLDS) MUST(!has_digit);
        if (p->claim == KT_CLAIM_DENIED) MUST(has_digit);
    }
    if (report->verdict != KT_VERDICT_PROVED) return;
    MUST(report->claim == p->claim || report->claim == KT_CLAIM_NONE);
    if (report->claim == KT_CLAIM_NONE) {
        MUST(known.count == 0);
        return;
    }
    MUST(!is_refuted(p));
    if (p->claim == KT_CLAIM_NEXT) {
        const kt_proof_line *last = &kt_prover_lines(prover)[report->line_count - 1];
        MUST(last->kind == KT_PROOF_BROKEN && last->depth == 1);
    }
    if (p->claim == KT_CLAIM_SOLVED) MUST(!known.is_complete || known.count == 1);
    if (p->claim == KT_CLAIM_HOLDS) MUST(after->digits[p->square] == bit);
    if (p->claim == KT_CLAIM_DENIED) MUST((after->digits[p->square] & bit) == 0);
}

/* No line takes a digit of a solution. */
static void keeps_solutions(const position *after) {
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned d = 1; d <= 9; d++) {
            if (known.having[s][d] != 0) MUST(after->digits[s] >> (d - 1) & 1);
        }
    }
}

static void is_same(void) {
    const kt_prover_report *a = kt_prover_get_report(at_once), *b = kt_prover_get_report(in_parts);
    MUST(a->verdict == b->verdict && a->lines == b->lines && a->line_count == b->line_count);
    MUST(memcmp(kt_prover_lines(at_once), kt_prover_lines(in_parts),
                a->line_count * sizeof(kt_proof_line)) == 0);
}

static void open_claim(kt_prover *prover, const plan *p, const char *text, uint32_t length) {
    MUST(kt_prover_open(prover, text, length) == KT_CONTINUES);
    MUST(kt_prover_claim(prover, p->claim, p->square, p->digit) == KT_CONTINUES);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    fuzz_input in = {bytes, bytes + size};
    plan p = read_plan(&in);
    fuzz_board board;
    char text[LONGEST_TEXT];
    read_board(&in, &board);
    uint32_t length = write_board(&board, p.form, text);
    if (!find_solutions(text, length, &known)) return 0;
    if (at_once == NULL) {
        at_once = kt_prover_create();
        in_parts = kt_prover_create();
        MUST(at_once != NULL && in_parts != NULL);
    }
    open_claim(in_parts, &p, text, length);
    kt_status status = KT_MORE;
    for (uint32_t work = 0; work < WORK && status == KT_MORE; work += p.budget) {
        status = kt_prover_run(in_parts, p.budget);
    }
    position start;
    for (unsigned s = 0; s < 81; s++)
        start.digits[s] = p.form == 0 ? ALL_DIGITS : board.candidates[s];
    for (unsigned s = 0; s < 81; s++) {
        if (p.form != 1 && board.digit[s] != 0)
            start.digits[s] = (uint16_t)(1u << (board.digit[s] - 1));
    }
    for (unsigned s = 0; s < 81; s++) {
        if (p.form != 1 && board.digit[s] != 0) put(&start, s, board.digit[s]);
    }
    position after = replay(start, in_parts);
    is_right(&p, in_parts, &after);
    keeps_solutions(&after);
    if (status != KT_FINISHED) return 0;
    open_claim(at_once, &p, text, length);
    while (kt_prover_run(at_once, UINT32_MAX) == KT_MORE) continue;
    is_same();
    return 0;
}
