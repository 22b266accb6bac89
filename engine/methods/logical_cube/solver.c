/* solver.c - the paper's solver: every deduction once, in order, and then the status. */
#include "methods/logical_cube/logical_cube.h"

/* A row: the function, its parameter, and the end of its loops. */
static const struct {
    void (*look)(logical_cube *cube, unsigned parameter);
    uint8_t parameter;
    uint16_t end;
} deductions[] = {
    {cube_look_unit, KT_BOX, 81},
    {cube_look_unit, KT_ROW, 81},
    {cube_look_unit, KT_COLUMN, 81},
    {cube_look_depth, 0, 81},
    {cube_look_cyclic, 2, 27},
    {cube_look_cyclic, 3, 27},
    {cube_look_cyclic, 4, 27},
    {cube_look_cyclic, 5, 27},
    {cube_look_cyclic, 6, 27},
    {cube_look_cyclic, 7, 27},
    {cube_look_cyclic, 8, 27},
    {cube_look_line, KT_ROW, 81},
    {cube_look_line, KT_COLUMN, 81},
    {cube_look_two_boxes, KT_ROW, 27},
    {cube_look_two_boxes, KT_COLUMN, 27},
    {cube_look_rectangle, KT_ROW, 81},
    {cube_look_rectangle, KT_COLUMN, 81},
    {cube_look_hamada, KT_ROW, 9 * 9 * 81},
    {cube_look_hamada, KT_COLUMN, 9 * 9 * 81},
};
enum { DEDUCTIONS = sizeof deductions / sizeof deductions[0] };

void cube_begin(logical_cube *cube) {
    cube->pass = (cube_pass){.deduction = DEDUCTIONS, .changed = true};
}

void cube_begin_pass(logical_cube *cube) {
    cube->pass = (cube_pass){.deduction = 0};
}

bool cube_pass_ended(const logical_cube *cube) {
    return cube->pass.deduction == DEDUCTIONS;
}

bool cube_solver(logical_cube *cube) {
    const kt_candidates *c = &cube_now(cube)->candidates;
    cube_pass *pass = &cube->pass;
    unsigned filled = c->filled;
    deductions[pass->deduction].look(cube, deductions[pass->deduction].parameter);
    if (c->filled == 81) {
        pass->deduction = DEDUCTIONS;
    } else if (pass->at == deductions[pass->deduction].end) {
        pass->deduction++;
        pass->at = 0;
    }
    return c->filled != filled;
}

/* The paper asks for contradictions when nothing is left in the cube. A square or digit with
 * nowhere to go stays so, and the array can never be an answer; so it is told at the end of the
 * pass that caused it. */
cube_status cube_end_pass(logical_cube *cube, kt_event *contradiction) {
    const kt_candidates *c = &cube_now(cube)->candidates;
    if (c->filled == 81) return CUBE_ANSWER;
    *contradiction = kt_event_of(KT_EVENT_CONTRADICTION, cube->depth);
    if (cube->depth > 0) contradiction->cause = cube->assumed;
    if (kt_candidates_contradict(c, contradiction)) return CUBE_INCONSISTENT;
    return cube->pass.changed ? CUBE_CHANGED : CUBE_UNCHANGED;
}
