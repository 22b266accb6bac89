/* prover.c - the functions of kakutei.h that begin with kt_prover: a board, a claim, and the way to it.
 *
 * The one idea: the exact search comes first. It says whether the claim is so, and which candidates are in a
 * solution; so the prover never looks for an argument that cannot be there.
 */
#include <stdlib.h>
#include <string.h>

#include "api/status.h"
#include "kakutei.h"
#include "proof/least.h"
#include "proof/prover.h"
#include "proof/shape.h"
#include "search/places.h"
#include "search/search.h"

typedef enum { COUNTING, REFUTING, PROVING, BOUNDING, DONE } phase;

struct kt_prover {
    bool is_open;
    bool is_stale; /* report and lines are not those of the way */
    phase phase;
    kt_board board;
    proof_goal goal;
    union {
        kt_uniter uniter;
        kt_counter counter;
    };
    kt_tally tally;
    proof_prover prover;
    struct {
        unsigned step;              /* the next one of the way */
        proof_position position;    /* before it */
        bool is_least[PROOF_STEPS]; /* no argument does what it does with fewer truths */
        proof_least least;
    } bounds;
    kt_prover_report report;
    kt_proof_line lines[PROOF_WAY_LINES + 1];
    uint16_t removed[PROOF_WAY_LINES * PROOF_TAKEN];
    uint8_t text[KT_TEXT_SIZE];
};

kt_prover *kt_prover_create(void) {
    return calloc(1, sizeof(kt_prover));
}

void kt_prover_free(kt_prover *p) {
    free(p);
}

uint8_t *kt_prover_text(kt_prover *p) {
    return p == NULL ? NULL : p->text;
}

/* --- Board and claim -------------------------------------------------------------------------- */

static void begin_claim(kt_prover *p, uint32_t claim, uint32_t square, uint32_t digit) {
    p->goal = (proof_goal){(uint8_t)claim, (uint8_t)square, (uint8_t)digit};
    p->phase = COUNTING;
    p->bounds.step = 0;
    p->is_stale = false;
    p->report = (kt_prover_report){.outcome = KT_CONTINUES, .claim = (uint8_t)claim};
    p->tally = (kt_tally){.limit = 1, .solution = p->report.solution};
    kt_places places;
    kt_places_from(&places, p->board.candidates);
    kt_uniter_begin(&p->uniter, &places);
}

kt_status kt_prover_open(kt_prover *p, const char *text, uint32_t length) {
    if (p == NULL) return KT_E_HANDLE;
    if (text == NULL) return KT_E_LENGTH;
    kt_board board;
    kt_status status = kt_status_of_text(
        kt_text_read((const uint8_t *)text, length, &board, &p->report.error_position));
    if (status < 0) return status;
    p->board = board;
    p->is_open = true;
    begin_claim(p, KT_CLAIM_SOLVED, 0, 1);
    return KT_CONTINUES;
}

kt_status kt_prover_claim(kt_prover *p, uint32_t claim, uint32_t square, uint32_t digit) {
    if (p == NULL) return KT_E_HANDLE;
    if (!p->is_open) return KT_E_NOT_OPEN;
    if (claim > KT_CLAIM_NEXT) return KT_E_RANGE;
    if (claim != KT_CLAIM_HOLDS && claim != KT_CLAIM_DENIED) {
        square = 0;
        digit = 1;
    }
    if (square >= KT_SQUARES || digit < 1 || digit > 9) return KT_E_RANGE;
    begin_claim(p, claim, square, digit);
    return KT_CONTINUES;
}

/* --- Whether it is so ------------------------------------------------------------------------- */

static void begin_proof(kt_prover *p) {
    kt_squares placed = kt_no_squares();
    for (unsigned square = 0; square < 81; square++) {
        if (p->board.grid.digit[square] != 0) kt_squares_add(&placed, square);
    }
    proof_prover_begin(&p->prover, p->board.candidates, placed, p->report.common, p->goal);
    p->phase = PROVING;
}

/* The digits that the square of the claim has in solutions that refute it. */
static uint16_t refuting_digits(const kt_prover *p) {
    uint16_t digit = kt_digit_bit(p->goal.digit), common = p->report.common[p->goal.square];
    if (p->goal.claim == KT_CLAIM_HOLDS) return common & (uint16_t)~digit;
    return p->goal.claim == KT_CLAIM_DENIED ? common & digit : 0;
}

/* Seeks a solution in which the square has one of these digits. */
static void seek_refuting(kt_prover *p, uint16_t digits) {
    uint16_t candidates[81];
    memcpy(candidates, p->board.candidates, sizeof candidates);
    candidates[p->goal.square] = digits;
    kt_places places;
    kt_places_from(&places, candidates);
    kt_counter_begin(&p->counter, &places);
    p->tally = (kt_tally){.limit = 1, .solution = p->report.solution};
    p->phase = REFUTING;
}

static void end_counting(kt_prover *p) {
    bool has_solution = p->tally.count > 0;
    for (unsigned square = 0; square < 81; square++) {
        p->report.common[square] = (uint16_t)kt_places_of(&p->uniter.seen, square);
    }
    if (!has_solution) {
        p->goal.claim = KT_CLAIM_NONE;
        p->report.claim = KT_CLAIM_NONE;
    } else if (p->goal.claim == KT_CLAIM_NONE) {
        p->report.verdict = KT_VERDICT_FALSE;
        p->phase = DONE;
        return;
    }
    uint16_t digits = refuting_digits(p);
    if (digits != 0) {
        seek_refuting(p, digits);
    } else {
        begin_proof(p);
    }
}

/* Asks the exact search; returns whether it has answered. */
static bool ask(kt_prover *p, uint32_t *budget) {
    uint32_t before = p->tally.guesses;
    bool is_done = p->phase == COUNTING ? kt_uniter_run(&p->uniter, &p->tally, *budget)
                                        : kt_counter_run(&p->counter, &p->tally, *budget);
    uint32_t used = p->tally.guesses - before + 1;
    *budget = used < *budget ? *budget - used : 0;
    return is_done;
}

/* --- Lines ------------------------------------------------------------------------------------ */

/* A line as it stands, before it is known what it removes. */
static kt_proof_line record(const proof_line *line) {
    kt_proof_line r = {.kind = line->kind,
                       .unit = KT_NO_UNIT,
                       .square = KT_NO_SQUARE,
                       .other = KT_NO_UNIT,
                       .size = (uint16_t)proof_size(line, 1)};
    bool is_subset = line->kind == KT_PROOF_NAKED || line->kind == KT_PROOF_HIDDEN;
    if (is_subset) {
        r.unit = line->unit;
        r.digits = line->digits;
    } else if (line->kind == KT_PROOF_PLACE || line->kind == KT_PROOF_SUPPOSE) {
        r.square = line->square;
        r.digit = line->digit;
    }
    if (line->kind == KT_PROOF_LOCKED) r.other = line->other;
    if (is_subset || line->kind == KT_PROOF_SUPPOSE) return r;
    if (line->truth >= 81) {
        r.unit = (uint8_t)proof_truth_unit(line->truth);
        r.digit = (uint8_t)proof_truth_digit(line->truth);
    } else {
        r.square = (uint8_t)line->truth;
    }
    return r;
}

/* The positions of a way as it is listed, outside of blocks and within each, and the records that began them. */
typedef struct {
    proof_position at[PROOF_DEPTHS + 1];
    unsigned begun[PROOF_DEPTHS + 1];
    unsigned depth, removed;
} listing;

static void begin_block(kt_prover *p, listing *l, kt_proof_line *r) {
    l->begun[++l->depth] = p->report.line_count;
    l->at[l->depth] = l->at[l->depth - 1];
    proof_place(&l->at[l->depth], r->square, r->digit);
    r->removed = 1;
    p->removed[l->removed++] = (uint16_t)(9 * r->square + r->digit - 1);
    if (l->depth > p->report.depth) p->report.depth = (uint8_t)l->depth;
}

static void end_block(kt_prover *p, listing *l) {
    const kt_proof_line *begun = &p->lines[l->begun[l->depth--]];
    proof_take(&l->at[l->depth], begun->square, begun->digit);
}

/* Adds what a line removes and the squares that it is about, and applies it. */
static void list_effect(kt_prover *p, listing *l, kt_proof_line *r, const proof_line *line) {
    proof_position *now = &l->at[l->depth];
    if (line->kind != KT_PROOF_PLACE) {
        unsigned places = line->kind == KT_PROOF_LOCKED ? now->left[line->truth] : line->places;
        kt_squares squares = kt_unit_part(r->unit, places);
        for (unsigned b = 0; b < 3; b++) r->squares[b] = squares.band[b];
        r->removed = (uint16_t)proof_line_takes(now, line, &p->removed[l->removed]);
        l->removed += r->removed;
    }
    if (!proof_replay(now, line, 1, 1, 1, NULL)) __builtin_trap();
}

static void list_line(kt_prover *p, listing *l, const proof_line *line) {
    kt_proof_line *r = &p->lines[p->report.line_count];
    *r = record(line);
    r->first_removed = l->removed;
    if (line->kind == KT_PROOF_SUPPOSE) {
        bool is_outside = l->depth == 0;
        r->other = is_outside ? (uint8_t)proof_shape(&l->at[0], line, proof_behind(line, 0))
                              : KT_SHAPE_NONE;
        begin_block(p, l, r);
    }
    r->depth = (uint8_t)l->depth;
    for (unsigned d = 1; d <= r->depth; d++) {
        if (line->kind != KT_PROOF_SUPPOSE) p->lines[l->begun[d]].size += r->size;
    }
    if (line->kind == KT_PROOF_BROKEN) {
        if (l->depth > 0) end_block(p, l);
    } else if (line->kind != KT_PROOF_SUPPOSE) {
        list_effect(p, l, r, line);
    }
    p->report.line_count++;
}

/* The best way, or what has been found in search of one. */
static void list_way(kt_prover *p) {
    const proof_way *way = p->prover.has_way ? &p->prover.way : &p->prover.trial;
    listing l;
    l.at[0] = p->prover.start;
    l.depth = l.removed = 0;
    p->report.line_count = p->report.depth = 0;
    for (unsigned i = 0; i < way->line_count; i++) list_line(p, &l, &way->lines[i]);
    unsigned broken = proof_way_broken(way);
    if (p->goal.claim == KT_CLAIM_NONE && broken < PROOF_TRUTHS) {
        proof_line line = {.kind = KT_PROOF_BROKEN, .truth = (uint16_t)broken};
        list_line(p, &l, &line);
    }
    for (unsigned i = 0; i < p->bounds.step; i++) {
        if (p->bounds.is_least[i]) p->lines[way->steps[i].first].digits = 1;
    }
    proof_step_set all;
    memset(&all, 0xFF, sizeof all);
    proof_measure m = proof_way_measure(way, &all);
    p->report.lines = m.lines;
    p->report.longest = (uint16_t)m.longest;
}

/* Brings report and lines up to date. */
static void refresh(kt_prover *p) {
    if (p->is_stale) list_way(p);
    p->is_stale = false;
}

const kt_prover_report *kt_prover_get_report(kt_prover *p) {
    if (p == NULL) return NULL;
    refresh(p);
    return &p->report;
}

const kt_proof_line *kt_prover_lines(kt_prover *p) {
    if (p == NULL) return NULL;
    refresh(p);
    return p->lines;
}

const uint16_t *kt_prover_removed(kt_prover *p) {
    if (p == NULL) return NULL;
    refresh(p);
    return p->removed;
}

/* --- Whether no argument is shorter ----------------------------------------------------------- */

static void begin_bounding(kt_prover *p) {
    p->phase = BOUNDING;
    p->bounds.step = 0;
    p->bounds.position = p->prover.start;
}

static bool is_least(kt_prover *p, const proof_step *step, uint32_t *budget) {
    const proof_line *first = &p->prover.way.lines[step->first];
    if (first->kind != KT_PROOF_SUPPOSE) return false;
    if (step->size < 2 || step->size > PROOF_LEAST_MOST) return false;
    proof_least *least = &p->bounds.least;
    proof_least_begin(least, &p->bounds.position, first->square, first->digit);
    return proof_least_is(least, step->size, budget);
}

/* The steps of the way in turn. */
static void bound(kt_prover *p, uint32_t *budget) {
    const proof_way *way = &p->prover.way;
    for (; p->bounds.step != way->step_count && *budget != 0; p->bounds.step++) {
        const proof_step *step = &way->steps[p->bounds.step];
        p->bounds.is_least[p->bounds.step] = is_least(p, step, budget);
        const unsigned count = step->count;
        bool follows =
            proof_replay(&p->bounds.position, &way->lines[step->first], count, count, count, NULL);
        if (!follows) __builtin_trap();
    }
    p->is_stale = true;
    if (p->bounds.step == way->step_count) p->phase = DONE;
}

/* --- The call --------------------------------------------------------------------------------- */

static void prove(kt_prover *p, uint32_t *budget) {
    proof_state state = proof_prover_run(&p->prover, budget);
    p->is_stale = true;
    if (p->prover.has_way) p->report.verdict = KT_VERDICT_PROVED;
    if (state != PROOF_READY) return;
    p->phase = DONE;
    if (p->prover.has_way) begin_bounding(p);
}

kt_status kt_prover_run(kt_prover *p, uint32_t budget) {
    if (p == NULL) return KT_E_HANDLE;
    if (!p->is_open) return KT_E_NOT_OPEN;
    if (budget == 0) return KT_E_BUDGET;
    if (p->phase == DONE) return KT_FINISHED;
    uint32_t left = budget;
    if (p->phase == COUNTING && ask(p, &left)) end_counting(p);
    if (p->phase == REFUTING && left > 0 && ask(p, &left)) {
        p->report.verdict = KT_VERDICT_FALSE;
        p->phase = DONE;
    }
    if (p->phase == PROVING && left > 0) prove(p, &left);
    if (p->phase == BOUNDING) bound(p, &left);
    p->report.work += budget - left;
    p->report.outcome = p->phase == DONE ? KT_FINISHED : KT_MORE;
    return p->report.outcome;
}
