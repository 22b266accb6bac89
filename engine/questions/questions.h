/* questions.h - the handle of a catalogue, and what can be asked of it.
 *
 * The one idea: a handle answers one question at a time, and the lists of steps and deletions are its answer.
 * Whatever the question, the position before a step of the list can be made again from the board as it was
 * opened, and the step found there again. So a list keeps conclusions only, and what is to be drawn is looked
 * for when somebody wants to see it.
 */
#ifndef KT_QUESTIONS_QUESTIONS_H
#define KT_QUESTIONS_QUESTIONS_H

#include "board/text.h"
#include "candidates/candidates.h"
#include "questions/check.h"
#include "techniques/path.h"
#include "techniques/se/path.h"

enum { KT_CANDIDATES = 729, KT_DELETIONS = 16384, KT_TOLD = 2048 };

/* What the list answers. */
typedef enum { KT_ASKED_PATH, KT_ASKED_ALL, KT_ASKED_WHY, KT_ASKED_MISSED } kt_question;

/* What a step comes to. */
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
    uint32_t first; /* step of the entry under way */
} kt_listing;

typedef enum { WHY_STEP, WHY_PATH, WHY_SUPPOSED, WHY_SLICE, WHY_DONE } kt_why_phase;

/* Why a candidate can go: why.c. */
typedef struct {
    unsigned square, digit;
    kt_why_phase phase;
    bool is_supposed; /* the steps are those after the digit was supposed */
    unsigned entry;
    /* The slice: slice.c. */
    bool is_slicing, is_trying;
    unsigned left_out, at;
    bool is_kept[KT_CANDIDATES];
} kt_why;

/* What is told: tell.c. */
typedef struct {
    bool is_begun, is_searching;
    uint32_t step, at; /* of several that are told as one */
    kt_conclusion wanted;
    uint8_t depth;
    uint32_t assumed;               /* event */
    kt_candidates position, before; /* as it is told; before the assumption */
    kt_trace trace;
    kt_event events[KT_TOLD];
} kt_telling;

struct kt_catalogue {
    bool is_open;
    kt_question question;
    bool is_begun;   /* the answer is */
    bool is_weighed; /* a step that may have been missed is held against the person's board */
    uint32_t scale;  /* or another order */
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
    tech_outcome at; /* TECH_STEP: a step waits to be applied; TECH_MORE: the next is sought */
    union {
        tech_path hodoku;
        se_path se;
    } path;

    /* Other questions. */
    tech_path look; /* the position that is searched */
    kt_proof proof;
    kt_listing listing;
    kt_why why;
    tech_path aside; /* for what is asked about a step, between two budgets of a question */
    kt_telling telling;

    tech_options options, list_options;
    tech_work work;
    se_work *room; /* as long as the order is Sudoku Explainer's */
    tech_part parts[TECH_PARTS], aside_parts[TECH_PARTS];
    uint32_t lost; /* steps that found no room in the list */
    uint32_t deletions;
    kt_catalogue_step steps[KT_CATALOGUE_STEPS];
    uint16_t deletion[KT_DELETIONS];
    uint16_t candidates[KT_SQUARES];
    uint8_t text[KT_TEXT_SIZE];
};

/* --- question.c ----------------------------------------------------------------------------------- */

/* Takes a board with its text; `length` is one of those that kt_text_read takes. */
void kt_question_open(kt_catalogue *c, const kt_board *board, const char *text, uint32_t length);

/* Goes back to the board as it was opened, with this order. */
void kt_question_start(kt_catalogue *c, uint32_t order);

/* Drops the answer that there is, or only that to another question. */
void kt_question_begin(kt_catalogue *c, kt_question question);
void kt_question_turn_to(kt_catalogue *c, kt_question question);

/* Goes on with the check; KT_FINISHED: it is done, and nothing is wrong. Each question begins with it. */
kt_status kt_question_check(kt_catalogue *c, uint32_t *budget);

/* Fills in the report; returns `status`. */
kt_status kt_question_report(kt_catalogue *c, kt_status status, uint32_t used);

/* Puts a board into the report. */
void kt_question_show(kt_catalogue *c, const tech_board *board);

/* 81 digits, or NULL unless there is exactly one solution. */
const uint8_t *kt_question_solution(const kt_catalogue *c);

/* --- order.c -------------------------------------------------------------------------------------- */

/* Gets the order and the options of c->scale ready for the board. */
void kt_order_arrange(kt_catalogue *c);

/* Whether the order is that of a scale, so that what it costs is a rating. */
bool kt_order_rates(const kt_catalogue *c);

/* Takes so many entries of c->text for somebody's own order. False: they are none, and the one before stays. */
bool kt_order_take(kt_catalogue *c, uint32_t count);

/* Writes an order to c->text; returns how many entries it has. */
uint32_t kt_order_list(kt_catalogue *c, uint32_t order);

/* --- path.c --------------------------------------------------------------------------------------- */

/* The next step by the order, or all of them for what they cost. */
kt_status kt_path_next(kt_catalogue *c, uint32_t *budget);
kt_status kt_path_rate(kt_catalogue *c, uint32_t *budget);

/* Makes the step that waits to be applied. False: there is none. */
bool kt_path_apply(kt_catalogue *c);
const tech_step *kt_path_step(const kt_catalogue *c);

/* Reports how board and ratings stand. */
void kt_path_report(kt_catalogue *c);

/* A search under way begins anew: another is made with the same room. */
void kt_question_interrupt(kt_catalogue *c);

/* --- all.c, missed.c, why.c ----------------------------------------------------------------------- */

kt_status kt_list_all(kt_catalogue *c, uint32_t *budget);
kt_status kt_find_missed(kt_catalogue *c, uint32_t *budget);

/* Whether it can be asked why a square does not have a digit. */
bool kt_why_is_asked(const kt_catalogue *c, uint32_t square, uint32_t digit);
kt_status kt_why_answer(kt_catalogue *c, unsigned square, unsigned digit, uint32_t *budget);

/* --- tell.c --------------------------------------------------------------------------------------- */

/* False: something is supposed that has not come to its contradiction yet. */
bool kt_tell_is_ready(const kt_catalogue *c);

/* Tells a step of the list as events. */
kt_status kt_tell(kt_catalogue *c, uint32_t step, uint32_t *budget);

/* --- list.c --------------------------------------------------------------------------------------- */

/* Opens the board of the question, and with what it supposes. */
void kt_list_open_question(const kt_catalogue *c, tech_board *board);
void kt_list_open_board(const kt_catalogue *c, tech_board *board);

/* The same, with all steps before one of the list made that come before it. */
void kt_list_open_before(const kt_catalogue *c, uint32_t step, tech_board *board);

/* Writes a step down; without room it is lost. */
void kt_list_add(kt_catalogue *c, const tech_step *step, const tech_entry *entry);

void kt_list_clear(kt_catalogue *c);

void kt_list_apply(const kt_catalogue *c, uint32_t step, tech_board *board);
kt_conclusion kt_list_conclusion(const kt_catalogue *c, uint32_t step);

/* Reports what the step makes possible: digits of singles, and candidates that locked candidates take. */
void kt_list_unlock(kt_catalogue *c, uint32_t step);

/* Gets a path ready for searches on its board, which has been opened. */
void kt_list_look(kt_catalogue *c, tech_path *path, const tech_order *order,
                  const tech_options *options);

/* Searches for what path->finder wants. True: done; otherwise the budget is spent. */
bool kt_list_search(tech_path *path, uint32_t *budget);

/* --- proof.c -------------------------------------------------------------------------------------- */

kt_conclusion kt_conclusion_of(const tech_step *step);

/* What of a conclusion is new on the board. */
kt_conclusion kt_conclusion_left(const kt_conclusion *whole, const tech_board *board);
bool kt_conclusion_is_empty(const kt_conclusion *conclusion);
bool kt_conclusion_within(const kt_conclusion *conclusion, const tech_step *step);

typedef enum { KT_UNDECIDED, KT_HOLDS, KT_FAILS } kt_verdict;

/* Whether the technique comes to `conclusion`, of which something is new, and maybe to more, on the board of
 * c->proof.path. KT_HOLDS: its step is c->proof.path.finder.step. */
kt_verdict kt_prove(kt_catalogue *c, unsigned technique, const kt_conclusion *conclusion,
                    const tech_options *options, uint32_t *budget);

/* --- slice.c -------------------------------------------------------------------------------------- */

/* Whether the question is answered on a board. */
bool kt_why_is_reached(const kt_catalogue *c, const tech_board *board);

/* Leaves the steps of the list that are not needed to get there out. True: done. */
bool kt_slice(kt_catalogue *c, uint32_t *budget);

#endif
