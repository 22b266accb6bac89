/* logical_cube.c - the whole flow of section 6 and solver2 (5.7), as the engine sees it.
 *
 * solver is called while its status is 0. When nothing applies any more, solver2 puts in each possibility
 * that is left on trial (仮置き), on a copy, and runs solver to its end; the first that ends with an answer
 * is the answer. There is no trial inside a trial, and one that fails teaches nothing: when all have
 * failed, the method is unable to solve the board.
 */
#include "methods/logical_cube/logical_cube.h"

enum { POSSIBILITIES = 9 * 9 * 9 };

static void begin(void *state, kt_press *press) {
    logical_cube *cube = state;
    cube->press = press;
    cube->level = 0;
    cube->answered = false;
    cube->possible = 0;
    cube->order_count = cube->order_next = 0;
    cube_read(&cube->boards[0], press->grid);
    kt_candidates_keep(&cube->boards[0].left, press->candidates);
    cube_begin(cube);
}

/* --- solver2 ------------------------------------------------------------------------------------- */

static uint32_t tell_trial(logical_cube *cube, uint8_t kind, unsigned value, uint32_t other) {
    if (!kt_trace_on(cube->press->trace, 0)) return KT_NO_EVENT;
    kt_event event = kt_event_of(kind, 0);
    event.rule = KT_RULE_CUBE_TRIAL;
    event.square = cube->order[0].square;
    event.digits = kt_digit_bit(cube->order[0].digit);
    event.value = (uint8_t)value;
    if (kind == KT_EVENT_RESULT) event.cause = cube->assumed;
    event.other = other;
    return kt_trace_tell(cube->press->trace, &event);
}

/* Puts the next possibility in on a copy; false if there is none. */
static bool begin_trial(logical_cube *cube) {
    const kt_candidates *left = &cube->boards[0].left;
    for (; cube->possible < POSSIBILITIES; cube->possible++) {
        unsigned square = cube->possible / 9u, digit = cube->possible % 9u + 1;
        if (left->digits[square] & kt_digit_bit(digit)) break;
    }
    if (cube->possible == POSSIBILITIES) return false;
    unsigned square = cube->possible / 9u, digit = cube->possible % 9u + 1;
    cube->possible++;
    cube->order[0] = (kt_placement){(uint8_t)square, (uint8_t)digit};
    cube->order_count = 1;
    cube->assumed = tell_trial(cube, KT_EVENT_ASSUMED, kt_count(left->digits[square]), KT_NO_EVENT);
    cube->press->report->counts[KT_COUNT_ASSUMPTIONS_TRIED]++;
    cube->press->report->counts[KT_COUNT_DEEPEST_ASSUMPTION] = 1;
    cube->level = 1;
    cube->boards[1] = cube->boards[0];
    cube_put(&cube->boards[1], square, digit);
    cube_begin_pass(cube);
    return true;
}

static void end_trial(logical_cube *cube, cube_status status, const kt_event *contradiction) {
    uint32_t why = KT_NO_EVENT;
    kt_status value = status == CUBE_ANSWER ? KT_FINISHED : KT_STUCK;
    if (status == CUBE_INCONSISTENT) {
        value = KT_INCONSISTENT;
        if (kt_trace_on(cube->press->trace, 1)) {
            why = kt_trace_tell(cube->press->trace, contradiction);
        }
    }
    cube->result = tell_trial(cube, KT_EVENT_RESULT, (unsigned)value, why);
    cube->level = 0;
    cube->answered = status == CUBE_ANSWER;
    if (cube->answered) cube->press->uses[KT_RULE_CUBE_TRIAL]++;
}

/* --- A press ------------------------------------------------------------------------------------- */

static kt_status placed(logical_cube *cube) {
    if (cube->boards[0].left.filled < 81) return KT_CONTINUES;
    cube->press->report->statuses = KT_S_FINISHED;
    return KT_FINISHED;
}

/* The next digit of the trial that gave the answer. */
static kt_status hand_out(logical_cube *cube) {
    kt_placement next = cube->order[cube->order_next++];
    cube_put(&cube->boards[0], next.square, next.digit);
    kt_press_place(cube->press, next.square, next.digit, cube->result);
    return placed(cube);
}

static kt_status inconsistent(kt_press *press, const kt_event *contradiction) {
    press->report->statuses = KT_S_INCONSISTENT;
    for (unsigned b = 0; b < 3; b++) press->report->marks[b] = contradiction->squares[b];
    if (kt_trace_on(press->trace, 0)) kt_trace_tell(press->trace, contradiction);
    return KT_INCONSISTENT;
}

/* What follows a pass of solver. KT_MORE: there is more to do. */
static kt_status follow(logical_cube *cube) {
    kt_event contradiction;
    cube_status status = cube_end_pass(cube, &contradiction);
    if (status == CUBE_CHANGED) {
        cube_begin_pass(cube);
        return KT_MORE;
    }
    if (cube->level > 0) {
        end_trial(cube, status, &contradiction);
        if (cube->answered) return KT_MORE;
    } else if (status == CUBE_INCONSISTENT) {
        return inconsistent(cube->press, &contradiction);
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
        } else if (cube_solver(cube) && cube->level == 0) {
            status = placed(cube);
        }
        press->report->depth = cube->level;
    }
    return status;
}

static void possibilities(const void *state, uint16_t *digits) {
    const kt_candidates *left = &((const logical_cube *)state)->boards[0].left;
    for (unsigned s = 0; s < 81; s++) {
        digits[s] = left->digit[s] != 0 ? kt_digit_bit(left->digit[s]) : left->digits[s];
    }
}

const kt_method_type kt_method_logical_cube = {
    .info = {.slug = "logical-cube",
             .name = "Logical cube",
             .name_ja = "論理立方体",
             .author = "Makoto Ito",
             .author_ja = "伊藤 誠",
             .source = "伊藤 誠「ナンバープレイス解法アルゴリズムとFortranによる実装」",
             .year = 0,
             .options = 1u << KT_OPTION_EVENT_LEVELS,
             .flags = KT_METHOD_CAN_BE_STUCK | KT_METHOD_DEDUCES | KT_METHOD_TAKES_CANDIDATES},
    .state_size = sizeof(logical_cube),
    .begin = begin,
    .advance = advance,
    .possibilities = possibilities,
};
