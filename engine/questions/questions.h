/* questions.h - the handle of a catalogue, and its questions.
 *
 * The one idea: a handle answers one question at a time, and the lists of steps and deletions are
 * its answer. For any question, the position before a step of the list can be rebuilt from the
 * board as it was opened, and the step found there again. So a list keeps conclusions only, and the
 * parts of a step are searched for only when somebody wants to see it.
 */
#ifndef KT_QUESTIONS_QUESTIONS_H
#define KT_QUESTIONS_QUESTIONS_H

#include "board/text.h"
#include "candidates/candidates.h"
#include "questions/check.h"
#include "techniques/path.h"
#include "techniques/se/path.h"

enum { KT_CANDIDATES = 729, KT_DELETIONS = 16384, KT_TOLD = 2048 };

/* The question that the list answers. */
typedef enum { KT_ASKED_PATH, KT_ASKED_ALL, KT_ASKED_WHY, KT_ASKED_MISSED } kt_question;

/* The conclusion of a step. */
typedef struct {
    kt_squares placed;
    unsigned digit; /* in these squares; 0: none */
    kt_squares removed[10];
} kt_conclusion;

/* Whether a technique comes to a conclusion on the board of `path`: proof.c. */
typedef struct {
    bool is_begun;
    tech_path path;
    kt_conclusion wanted;
} kt_proof;

/* All steps: all.c. */
typedef struct {
    unsigned count, at; /* of `entries` */
    uint8_t entries[TECH_END];
    uint32_t first; /* step of the current entry */
} kt_listing;

typedef enum { WHY_STEP, WHY_PATH, WHY_SUPPOSED, WHY_SLICE, WHY_DONE } kt_why_phase;

/* Why a candidate can go: why.c. */
typedef struct {
    unsigned square, digit;
    kt_why_phase phase;
    bool is_supposed; /* the steps follow from supposing the digit */
    unsigned entry;
    /* The slice: slice.c. */
    bool is_slicing, is_trying;
    unsigned left_out, at;
    bool is_kept[KT_CANDIDATES];
} kt_why;

/* What is being told: tell.c. */
typedef struct {
    bool is_begun, is_searching;
    uint32_t step, at; /* the steps told together, and the current one */
    kt_conclusion wanted;
    uint8_t depth;
    uint32_t assumed;               /* event */
    kt_candidates position, before; /* as told so far; before the assumption */
    kt_trace trace;
    kt_event events[KT_TOLD];
} kt_telling;

struct kt_catalogue {
    bool is_open;
    kt_question question;
    bool is_begun;   /* the answer has begun */
    bool is_weighed; /* a step that may have been missed is being tried on the person's board */
    uint32_t scale;  /* or the number of another order */
    kt_catalogue_board board;
    uint8_t solution[81];
    kt_check check;
    kt_catalogue_report report;

    /* The order, and what it is for. */
    tech_order order;
    bool is_ordered, order_has_givens;
    kt_technique_order own[TECH_END];
    unsigned own_count;

    /* The path. */
    unsigned aim_first, aim_end; /* the entries that matter, the last exclusive; 0: all */
    tech_outcome at; /* TECH_STEP: a step waits to be applied; TECH_MORE: searching the next */
    union {
        tech_path hodoku;
        se_path se;
    } path;

    /* Other questions. */
    tech_path look; /* the position that is searched */
    kt_proof proof;
    kt_listing listing;
    kt_why why;
    tech_path aside; /* for calls about a step, between two budgets of a question */
    kt_telling telling;

    tech_options options, list_options;
    tech_work work;
    se_work *room; /* only while the order is Sudoku Explainer's */
    tech_part parts[TECH_PARTS], aside_parts[TECH_PARTS];
    uint32_t lost; /* steps for which the list had no room */
    uint32_t deletions;
    kt_catalogue_step steps[KT_CATALOGUE_STEPS];
    uint16_t deletion[KT_DELETIONS];
    uint16_t candidates[KT_SQUARES];
    uint8_t text[KT_TEXT_SIZE];
};

/* --- question.c ------------------------------------------------------------------------------- */

/* Takes a board with its text, in one of the lengths that kt_text_read takes. */
void kt_question_open(kt_catalogue *c, const kt_board *board, const char *text, uint32_t length);

/* Goes back to the board as it was opened, with this order. */
void kt_question_start(kt_catalogue *c, uint32_t order);

/* Drops the answer, or only if it is that to another question. */
void kt_question_begin(kt_catalogue *c, kt_question question);
void kt_question_turn_to(kt_catalogue *c, kt_question question);

/* Continues the check; KT_FINISHED: it is done, and nothing is wrong. Each question begins with
 * it. */
kt_status kt_question_check(kt_catalogue *c, uint32_t *budget);

/* Fills in the report; returns `status`. */
kt_status kt_question_report(kt_catalogue *c, kt_status status, uint32_t used);

/* Puts a board into the report. */
void kt_question_show(kt_catalogue *c, const tech_board *board);

/* 81 digits, or NULL unless there is exactly one solution. */
const uint8_t *kt_question_solution(const kt_catalogue *c);

/* --- order.c ---------------------------------------------------------------------------------- */

/* Gets the order and the options of c->scale ready for the board. */
void kt_order_arrange(kt_catalogue *c);

/* Whether the order is that of a scale, so that its cost is a rating. */
bool kt_order_rates(const kt_catalogue *c);

/* Takes `count` entries of c->text as the custom order. False: they are no order, and the one
 * before stays. */
bool kt_order_take(kt_catalogue *c, uint32_t count);

/* Writes an order to c->text; returns how many entries it has. */
uint32_t kt_order_list(kt_catalogue *c, uint32_t order);

/* --- path.c ----------------------------------------------------------------------------------- */

/* Adds an aim of the path of one of HoDoKu's scales. False: the order has not got the technique. */
bool kt_path_aim(kt_catalogue *c, unsigned technique);

/* Finds the next step of the order, or all of them for the rating. */
kt_status kt_path_next(kt_catalogue *c, uint32_t *budget);
kt_status kt_path_rate(kt_catalogue *c, uint32_t *budget);

/* Applies the step that was found. False: there is none. */
bool kt_path_apply(kt_catalogue *c);
const tech_step *kt_path_step(const kt_catalogue *c);

/* Reports the board and the ratings so far. */
void kt_path_report(kt_catalogue *c);

/* Makes the running search begin anew, as another one uses the same room. */
void kt_question_interrupt(kt_catalogue *c);

/* --- all.c, missed.c, why.c ------------------------------------------------------------------- */

kt_status kt_list_all(kt_catalogue *c, uint32_t *budget);
kt_status kt_find_missed(kt_catalogue *c, uint32_t *budget);

/* Whether the question why a square does not have this digit makes sense. */
bool kt_why_is_asked(const kt_catalogue *c, uint32_t square, uint32_t digit);
kt_status kt_why_answer(kt_catalogue *c, unsigned square, unsigned digit, uint32_t *budget);

/* --- tell.c ----------------------------------------------------------------------------------- */

/* False: a supposition has not reached its contradiction yet. */
bool kt_tell_is_ready(const kt_catalogue *c);

/* Tells a step of the list as events. */
kt_status kt_tell(kt_catalogue *c, uint32_t step, uint32_t *budget);

/* --- list.c ----------------------------------------------------------------------------------- */

/* Opens the board of the question; the second also supposes what the question supposes. */
void kt_list_open_question(const kt_catalogue *c, tech_board *board);
void kt_list_open_board(const kt_catalogue *c, tech_board *board);

/* Marks the givens of the board that was opened. */
void kt_list_take_givens(const kt_catalogue *c, tech_board *to);

/* The same, after all steps that come before one of the list. */
void kt_list_open_before(const kt_catalogue *c, uint32_t step, tech_board *board);

/* Adds a step to the list; without room it is lost. */
void kt_list_add(kt_catalogue *c, const tech_step *step, const tech_entry *entry);

void kt_list_clear(kt_catalogue *c);

void kt_list_apply(const kt_catalogue *c, uint32_t step, tech_board *board);
kt_conclusion kt_list_conclusion(const kt_catalogue *c, uint32_t step);

/* Reports what the step makes possible: digits by singles, and removals by locked candidates. */
void kt_list_unlock(kt_catalogue *c, uint32_t step);

/* Gets a path ready for searches on its board, which has been opened. */
void kt_list_look(kt_catalogue *c, tech_path *path, const tech_order *order,
                  const tech_options *options);

/* Searches for what path->finder wants. True: done; false: the budget is spent. */
bool kt_list_search(tech_path *path, uint32_t *budget);

/* --- proof.c ---------------------------------------------------------------------------------- */

kt_conclusion kt_conclusion_of(const tech_step *step);

/* The part of a conclusion that is new on the board. */
kt_conclusion kt_conclusion_left(const kt_conclusion *whole, const tech_board *board);
bool kt_conclusion_is_empty(const kt_conclusion *conclusion);
bool kt_conclusion_within(const kt_conclusion *conclusion, const tech_step *step);

typedef enum { KT_UNDECIDED, KT_HOLDS, KT_FAILS } kt_verdict;

/* Whether the technique finds `conclusion`, or more, on the board of c->proof.path, where part of
 * it is new. KT_HOLDS: its step is c->proof.path.finder.step. */
kt_verdict kt_prove(kt_catalogue *c, unsigned technique, const kt_conclusion *conclusion,
                    const tech_options *options, uint32_t *budget);

/* --- slice.c ---------------------------------------------------------------------------------- */

/* Whether a board answers the question. */
bool kt_why_is_reached(const kt_catalogue *c, const tech_board *board);

/* Leaves out the steps of the list that the answer does not need. True: done. */
bool kt_slice(kt_catalogue *c, uint32_t *budget);

#endif
