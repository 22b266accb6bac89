/* logical_cube.c - the whole flow of section 6 and solver2 (5.7), as the engine sees it.
 *
 * solver is called while its status is 0. When nothing applies any more, solver2 puts in each candidate on trial
 * (仮置き), on a copy, and runs solver to its end; the first that ends with an answer
 * is the answer. There is no trial inside a trial, and one that fails teaches nothing: when all have
 * failed, the method is unable to solve the board.
 */
#include "methods/logical_cube/logical_cube.h"

enum { CANDIDATES = 9 * 9 * 9 };

static void begin(void *state, kt_press *press) {
    logical_cube *cube = state;
    cube->press = press;
    cube->depth = 0;
    cube->answered = false;
    cube->next = 0;
    cube->order_count = cube->order_next = 0;
    cube_begin_board(cube);
    cube_begin(cube);
}

/* --- solver2 ---------------------------------------------------------------------------------- */

static kt_assumption trial_of(const logical_cube *cube) {
    return (kt_assumption){KT_RULE_CUBE_TRIAL, cube->order[0].square, cube->order[0].digit};
}

/* Puts the next candidate in on a copy; false if there is none. */
static bool begin_trial(logical_cube *cube) {
    const kt_candidates *c = &cube->boards[0].candidates;
    while (cube->next < CANDIDATES && !(c->digits[cube->next / 9] >> cube->next % 9 & 1)) {
        cube->next++;
    }
    if (cube->next == CANDIDATES) return false;
    unsigned square = cube->next / 9u, digit = cube->next % 9u + 1;
    cube->next++;
    cube->order[0] = (kt_placement){(uint8_t)square, (uint8_t)digit};
    cube->order_count = 1;
    kt_position at = cube_position(cube);
    cube->assumed = kt_assume(&at, trial_of(cube));
    cube->depth = 1;
    cube->boards[1] = cube->boards[0];
    cube_put(cube, square, digit, cube->assumed);
    cube_begin_pass(cube);
    return true;
}

static void end_trial(logical_cube *cube, cube_status status, kt_event *contradiction) {
    kt_position at = cube_position(cube);
    uint32_t why = KT_NO_EVENT;
    kt_status value = status == CUBE_ANSWER ? KT_FINISHED : KT_STUCK;
    if (status == CUBE_INCONSISTENT) {
        value = KT_INCONSISTENT;
        why = kt_contradict(&at, contradiction);
    }
    cube->depth = 0;
    at = cube_position(cube);
    cube->result = kt_end_assumption(&at, trial_of(cube), cube->assumed, value, why);
    cube->answered = status == CUBE_ANSWER;
    if (cube->answered) cube->press->uses[KT_RULE_CUBE_TRIAL]++;
}

/* --- A press ---------------------------------------------------------------------------------- */

static kt_status placed(logical_cube *cube) {
    if (cube->boards[0].candidates.filled < 81) return KT_CONTINUES;
    cube->press->report->statuses = KT_S_FINISHED;
    return KT_FINISHED;
}

/* The next digit of the trial that gave the answer. */
static kt_status hand_out(logical_cube *cube) {
    kt_placement next = cube->order[cube->order_next++];
    cube_put(cube, next.square, next.digit, cube->result);
    return placed(cube);
}

/* What happens after a pass of solver. KT_MORE: there is more to do. */
static kt_status follow(logical_cube *cube) {
    kt_event contradiction;
    cube_status status = cube_end_pass(cube, &contradiction);
    if (status == CUBE_CHANGED) {
        cube_begin_pass(cube);
        return KT_MORE;
    }
    if (cube->depth > 0) {
        end_trial(cube, status, &contradiction);
        if (cube->answered) return KT_MORE;
    } else if (status == CUBE_INCONSISTENT) {
        kt_position at = cube_position(cube);
        kt_contradict(&at, &contradiction);
        return KT_INCONSISTENT;
    }
    return begin_trial(cube) ? KT_MORE : KT_STUCK;
}

static kt_status advance(void *state, kt_press *press, uint32_t *budget) {
    logical_cube *cube = state;
    cube->press = press;
    kt_status status = KT_MORE;
    while (status == KT_MORE && *budget > 0) {
        --*budget;
        if (cube->answered) {
            status = hand_out(cube);
        } else if (cube_pass_ended(cube)) {
            status = follow(cube);
        } else if (cube_solver(cube) && cube->depth == 0) {
            status = placed(cube);
        }
        press->report->depth = cube->depth;
    }
    return status;
}

static void show(const void *state, unsigned depth, kt_shown *shown) {
    kt_show_candidates(&((const logical_cube *)state)->boards[depth].candidates, shown);
}

const kt_method_type kt_method_logical_cube = {
    .info = {.slug = "logical-cube",
             .name = "Logical cube",
             .name_ja = "論理立方体",
             .author = "Makoto Ito",
             .author_ja = "伊藤 誠",
             .source = "伊藤 誠「ナンバープレイス解法アルゴリズムとFortranによる実装」",
             .year = 0,
             .options = 1u << KT_OPTION_EVENT_DEPTH,
             .flags = KT_METHOD_CAN_BE_STUCK | KT_METHOD_DEDUCES | KT_METHOD_TAKES_CANDIDATES},
    .state_size = sizeof(logical_cube),
    .begin = begin,
    .advance = advance,
    .show = show,
};
