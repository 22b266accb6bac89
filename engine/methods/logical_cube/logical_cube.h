/* logical_cube.h - what the files of the logical cube share: its state and its deductions.
 *
 * Source: 伊藤 誠 (Makoto Ito), ナンバープレイス解法アルゴリズムとFortranによる実装. Names and numbers of
 * sections are the paper's: cube[9][9][9] says for each square which digits can still go in, array
 * holds the digits that are determined; both are a kt_candidates here.
 *
 * The one idea: solver makes one pass over all deductions in a fixed order, each with the loops of
 * the Fortran program, and the cube changes at once. A pass is a cursor in those loops, so that it
 * can stop after any digit and at any end of a budget.
 *
 * What is ours: places are also kept by unit and digit, so that count(cube(l, :, num)) is one word;
 * and loops over something unchanged since they last ran are skipped, as they would find nothing.
 */
#ifndef KT_LOGICAL_CUBE_H
#define KT_LOGICAL_CUBE_H

#include "candidates/subsets.h"
#include "methods/deduction.h"

/* What solver reports after a pass. */
typedef enum {
    CUBE_CHANGED = 0,      /* not finished: another pass */
    CUBE_UNCHANGED = 1,    /* no deduction applies any more */
    CUBE_INCONSISTENT = 2, /* a square or a digit has nowhere left to go */
    CUBE_ANSWER = 3        /* every square is determined */
} cube_status;

/* Deductions 5.3 to 5.6 by their bit in fresh_digits; that of the columns follows that of the rows. */
enum {
    CUBE_FRESH_LINE = 0,
    CUBE_FRESH_TWO_BOXES = 2,
    CUBE_FRESH_RECTANGLE = 4,
    CUBE_FRESH_HAMADA = 6
};

/* In fresh_units: not looked at since the change. */
enum { CUBE_UNSEEN = 0x80 };

typedef struct {
    kt_candidates candidates;
    uint8_t fresh_units[27]; /* changed since cyclic cells of n digits were sought: bit n - 2 */
    uint8_t fresh_digits[9]; /* changed since the deduction was sought: bits CUBE_FRESH_... */
} cube_board;

/* Where a pass stands. */
typedef struct {
    uint8_t deduction; /* in the table of solver.c */
    bool in_unit;      /* 5.1, 5.2: `subsets` walks the unit of `at` */
    bool changed;      /* the pass has changed the cube */
    uint16_t at;       /* the deduction's loop variables as one number */
    kt_subsets subsets;
} cube_pass;

typedef struct {
    kt_press *press;
    cube_board boards[2]; /* the board itself, and the copy of a trial (5.7) */
    cube_pass pass;
    uint8_t depth; /* which of them is worked on */
    bool answered; /* a trial has succeeded: `order` is handed out */
    uint16_t next; /* the candidate to be tried next: square * 9 + digit - 1 */
    kt_deduction found;
    uint32_t assumed; /* events of the trial */
    uint32_t result;
    uint8_t order_count, order_next;
    kt_placement order[81]; /* the digits of the trial as they were determined */
} logical_cube;

static inline cube_board *cube_now(logical_cube *cube) {
    return &cube->boards[cube->depth];
}

/* --- record.c --------------------------------------------------------------------------------- */

/* The cube and array of the press's board. */
void cube_begin_board(logical_cube *cube);

/* The cube worked on, to be changed. */
kt_position cube_position(logical_cube *cube);

/* (remove and substitute number), 4.1, for a reason already told. */
void cube_put(logical_cube *cube, unsigned square, unsigned digit, uint32_t cause);

/* The deduction `found`, begun and described by the caller, determines the digit in the square. */
void cube_determine(logical_cube *cube, unsigned square, unsigned digit);

/* (remove number): by the deduction `found` its digits go from `squares`, each of which has one. */
void cube_remove(logical_cube *cube, kt_squares squares);

/* Whether the bit is set; from now on it is not. */
bool cube_take_fresh(uint8_t *fresh, unsigned bit);

/* --- The deductions ------------------------------------------------------------------------------ *
 * Each looks from pass.at on for the next place where it applies, applies it and moves pass.at behind
 * that place; or moves pass.at behind what it has searched in vain. `lines` is KT_ROW or KT_COLUMN. */

void cube_look_unit(logical_cube *cube, unsigned units);      /* 4.2, 4.3; also KT_BOX */
void cube_look_depth(logical_cube *cube, unsigned unused);    /* 4.4 */
void cube_look_cyclic(logical_cube *cube, unsigned size);     /* 5.1, 5.2 */
void cube_look_line(logical_cube *cube, unsigned lines);      /* 5.3 */
void cube_look_two_boxes(logical_cube *cube, unsigned lines); /* 5.4 */
void cube_look_rectangle(logical_cube *cube, unsigned lines); /* 5.5 */
void cube_look_hamada(logical_cube *cube, unsigned lines);    /* 5.6 */

/* --- solver.c --------------------------------------------------------------------------------- */

/* Before the first pass: as after one that changed the cube (dummycube is all T). */
void cube_begin(logical_cube *cube);

/* Begins a pass of solver on the board worked on. */
void cube_begin_pass(logical_cube *cube);

/* Goes on with the pass up to the next place where a deduction applies, or a little way. True: a digit
 * was determined. */
bool cube_solver(logical_cube *cube);

/* Whether the pass has seen every deduction; then `status` is what the paper's solver returns, and
 * after CUBE_INCONSISTENT `contradiction` says why. */
bool cube_pass_ended(const logical_cube *cube);
cube_status cube_end_pass(logical_cube *cube, kt_event *contradiction);

/* --- logical_cube.c --------------------------------------------------------------------------- */

extern const kt_method_type kt_method_logical_cube;

#endif
