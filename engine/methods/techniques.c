/* techniques.c - the catalogue of techniques as a method: only techniques that people use, the
 * easiest first.
 *
 * Source: the order of HoDoKu 2.2.0 by Bernhard Hobiger, unless another preset is chosen; options
 * turn techniques on and off, and move them. No digit is tried or looked up: if no technique finds
 * anything, the method is stuck.
 *
 * The one idea: the path of the catalogue finds a step, which is then made twice: on the path's own
 * board, and on candidates as the other methods have them, where every change is told. Techniques
 * that need exactly one solution are tried only if the givens have exactly one.
 */
#include "methods/techniques.h"

#include <string.h>

#include "methods/deduction.h"
#include "techniques/path.h"
#include "techniques/presets.h"
#include "techniques/tell.h"

/* A step, or a piece of a long search, takes as long as this many visits of other methods. */
enum { VISITS = 128 };

typedef struct {
    kt_candidates candidates;
    bool is_begun;   /* the path is */
    tech_outcome at; /* TECH_STEP: a step is to be made; TECH_MORE: it is still to be found */
    uint8_t credit;  /* visits paid so far for the next piece */
    uint32_t cause;  /* the event of the last step */
    tech_order order;
    tech_options options;
    tech_path path;
    tech_part parts[TECH_PARTS];
    tech_work work;
} techniques;

static void begin(void *state, kt_press *press) {
    techniques *t = state;
    kt_position_begin(press, &t->candidates);
    t->is_begun = false;
    t->credit = 0;
    t->cause = KT_NO_EVENT;
}

/* --- The path --------------------------------------------------------------------------------- */

enum { TURNED_ENDS = KT_OPTION_MOVED_1, MOVES = 2 * (KT_OPTION_COUNT - KT_OPTION_MOVED_1) };
_Static_assert(TECH_END <= 32 * (TURNED_ENDS - KT_OPTION_TURNED_1), "one cannot be turned");
_Static_assert(TECH_END <= 256, "one cannot be moved");

/* The place behind a technique; 0, the beginning, if it is not listed. */
static unsigned behind(const tech_list *list, unsigned technique) {
    unsigned at = list->count;
    while (at > 0 && list->techniques[at - 1] != technique) at--;
    return at;
}

static void move_all(tech_list *list, const uint32_t *options) {
    uint16_t moves[MOVES];
    unsigned count = 0;
    for (unsigned i = 0; i < MOVES; i++) {
        uint16_t move = (uint16_t)(options[KT_OPTION_MOVED_1 + i / 2] >> i % 2 * 16);
        unsigned at = behind(list, move & 255u);
        if (at == 0) continue;
        list->count--;
        memmove(&list->techniques[at - 1], &list->techniques[at], list->count - at + 1);
        moves[count++] = move;
    }
    for (unsigned i = 0; i < count; i++) {
        tech_list_insert(list, behind(list, moves[i] >> 8), moves[i] & 255u);
    }
}

/* The last of HoDoKu's is none. */
static void order_techniques(tech_order *order, const uint32_t *options) {
    const uint32_t preset = options[KT_OPTION_PRESET];
    tech_list list;
    tech_list_preset(&list, preset);
    move_all(&list, options);
    order->count = 0;
    for (unsigned i = 0; i < list.count; i++) {
        unsigned t = list.techniques[i];
        bool is_turned = options[KT_OPTION_TURNED_1 + t / 32] >> t % 32 & 1u;
        bool is_on = tech_is_in_preset(t, preset) != is_turned;
        if (is_on && t != TECH_BRUTE_FORCE) tech_order_add(order, t, tech_info_of(t)->about.score);
    }
}

static bool is_own(const uint32_t *options) {
    uint32_t changed = 0;
    for (unsigned i = KT_OPTION_TURNED_1; i < KT_OPTION_COUNT; i++) changed |= options[i];
    return changed != 0;
}

static void begin_path(techniques *t, const kt_press *press, const kt_solutions *known) {
    tech_path *path = &t->path;
    tech_board_open(&path->board, press->grid->digit, press->candidates);
    path->board.givens = press->givens;
    order_techniques(&t->order, press->options);
    tech_path_begin(path, &t->order, &t->work, known->count == 1 ? known->digit : NULL);
    t->options = tech_default_options;
    t->options.easiest = true;
    /* As in a custom order of the catalogue: a technique that is named is wanted. */
    t->options.duals = is_own(press->options);
    path->finder.options = &t->options;
    path->finder.is_told = kt_trace_on(press->trace, 0);
    path->finder.parts = t->parts;
    t->is_begun = true;
    t->at = TECH_MORE;
}

/* --- A step ----------------------------------------------------------------------------------- */

static uint16_t lost_by(const tech_step *step, unsigned square) {
    uint16_t digits = 0;
    for (unsigned d = 1; d <= 9; d++) {
        if (kt_squares_has(step->removed[d], square)) digits |= kt_digit_bit(d);
    }
    return digits;
}

/* Makes the step and tells it. KT_MORE: it placed nothing. */
static kt_status make_step(techniques *t, kt_press *press) {
    const tech_step *step = &t->path.finder.step;
    const kt_position at = {press, &t->candidates, 0, KT_NO_EVENT};
    press->uses[KT_RULE_TECHNIQUE + step->technique]++;
    t->cause = kt_trace_on(press->trace, 0) ? tech_tell(press->trace, step, t->parts) : KT_NO_EVENT;
    for (unsigned s = 0; s < 81; s++) kt_exclude(&at, s, lost_by(step, s), t->cause);
    kt_squares placed = step->placed;
    if (step->digit != 0) kt_put(&at, kt_squares_take(&placed), step->digit, t->cause);
    tech_path_apply(&t->path);
    t->at = TECH_MORE;
    if (step->digit == 0) return KT_MORE;
    if (t->candidates.filled < 81) return KT_CONTINUES;
    press->report->statuses = KT_S_FINISHED;
    return KT_FINISHED;
}

static bool contradicts(const techniques *t, kt_press *press) {
    kt_event event = kt_event_of(KT_EVENT_CONTRADICTION, 0);
    if (!kt_candidates_contradict(&t->candidates, &event)) return false;
    const kt_position at = {press, NULL, 0, KT_NO_EVENT};
    event.cause = t->cause;
    kt_contradict(&at, &event);
    return true;
}

/* --- A press ---------------------------------------------------------------------------------- */

/* A step, or an end, is one more piece of work after the search for it. KT_MORE: the press
 * continues. */
static kt_status work(techniques *t, kt_press *press, uint32_t *pieces) {
    if (contradicts(t, press)) {
        --*pieces;
        return KT_INCONSISTENT;
    }
    if (t->at == TECH_MORE) t->at = tech_path_next(&t->path, pieces);
    if (t->at == TECH_MORE || *pieces == 0) return KT_MORE;
    --*pieces;
    return t->at == TECH_STEP ? make_step(t, press) : KT_STUCK;
}

/* Works for as many pieces as the budget buys. The rest is kept, so it does not matter how the
 * visits are cut into budgets. */
static kt_status go_on(techniques *t, kt_press *press, uint32_t *budget) {
    const uint64_t paid = (uint64_t)*budget + t->credit;
    const uint32_t bought = (uint32_t)(paid / VISITS);
    uint32_t pieces = bought;
    kt_status status = KT_MORE;
    while (status == KT_MORE && pieces > 0) status = work(t, press, &pieces);
    const uint32_t left = (uint32_t)(paid - (uint64_t)VISITS * (bought - pieces));
    *budget = status == KT_MORE ? 0 : left;
    t->credit = (uint8_t)(left - *budget);
    return status;
}

static kt_status advance(void *state, kt_press *press, uint32_t *budget) {
    techniques *t = state;
    if (!t->is_begun) {
        const kt_solutions *known = press->solutions(press->asked, budget);
        if (known == NULL) return KT_MORE;
        begin_path(t, press, known);
    }
    return go_on(t, press, budget);
}

static void show(const void *state, unsigned depth, kt_shown *shown) {
    (void)depth;
    kt_show_candidates(&((const techniques *)state)->candidates, shown);
}

const kt_method_type kt_method_techniques = {
    .info = KT_TECHNIQUES_INFO,
    .state_size = sizeof(techniques),
    .asks_solutions = true,
    .begin = begin,
    .advance = advance,
    .show = show,
};
