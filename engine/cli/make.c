/* make.c - see make.h.
 *
 * The one idea: puzzle n of a seed is always the same one, for the maker gets both numbers as its seeds. So a
 * longer list begins like a shorter one, and different seeds share the work between processes.
 */
#include "make.h"

#include <string.h>

#include "kakutei.h"
#include "progress.h"

/* What a rating adds to the searches, and a look whether one is worth while: they take about as long as that many. */
enum { DIFFICULTY = 1000, RATING = 400, LOOK = 60 };

/* Where a technique is needed, so many puzzles are made of one grid: one that is near another is made sooner. */
enum { OF_ONE_GRID = 12 };
/* From a puzzle that is known to need it a walk goes over so many that do, to one that has little of it left. It is
 * given up after so many in a row that do not; then another begins. */
enum { STEPS = 8, PATIENCE = 200, WALKS = 4 };

/* Between the seeds of two attempts at one puzzle: large, and odd, so that all are different. */
#define STRIDE UINT32_C(0x9E3779B1)

static kt_maker *maker;
static kt *rater; /* of difficulty */
static uint32_t rating_method;
static kt_catalogue *catalogue; /* of the goal */

bool make_open(const arguments *a) {
    maker = kt_maker_create();
    if (maker == NULL) return false;
    *kt_maker_get_request(maker) = a->request;
    if (a->goal.is_set) {
        catalogue = kt_catalogue_create();
        return catalogue != NULL;
    }
    if (a->easiest == 0) return true;
    while (!(kt_method(rating_method)->flags & KT_METHOD_RATES)) rating_method++;
    rater = kt_create(0);
    return rater != NULL;
}

static uint32_t rank_of(const uint8_t puzzle[KT_SQUARES]) {
    if (kt_open(rater, (const char *)puzzle, KT_SQUARES, rating_method) < 0) __builtin_trap();
    while (kt_solve(rater, UINT32_MAX) == KT_MORE) continue;
    return kt_get_report(rater)->rating.rank;
}

static void tell_impossible(const kt_maker_report *report, out *o) {
    static const char *const why[] = {
        [KT_IMPOSSIBLE_FEW] = "fewer than 17 squares may hold givens",
        [KT_IMPOSSIBLE_COUNT] = "under this symmetry givens never add up to that number",
        [KT_IMPOSSIBLE_LINES] = "two rows of a band, or columns of a stack, would have no givens",
    };
    out_text(o, "error: impossible: ");
    out_text(o, why[report->impossible]);
}

static void tell_given_up(uint64_t searches, out *o) {
    out_text(o, "error: not found in ");
    out_number(o, searches);
    out_text(o, " searches");
}

static void tell_fewest(const kt_maker_report *report, out *o) {
    if (report->givens == 0) return;
    out_text(o, "; the fewest givens were ");
    out_number(o, report->givens);
    out_char(o, '\t');
    out_bytes(o, report->puzzle, KT_SQUARES);
}

static void tell_puzzle(const arguments *a, const kt_maker_report *report, out *o) {
    out_bytes(o, report->puzzle, KT_SQUARES);
    if (!a->solution) return;
    out_char(o, '\t');
    out_bytes(o, report->solution, KT_SQUARES);
}

/* The puzzles that miss the request: how much work they took, and which came nearest. */
typedef struct {
    uint64_t searches;
    uint32_t distance; /* from the request to the nearest one; UINT32_MAX: none yet */
    uint8_t puzzle[KT_SQUARES];
} misses;

static uint32_t off_difficulty(const arguments *a, const uint8_t puzzle[KT_SQUARES]) {
    uint32_t rank = rank_of(puzzle);
    if (rank < a->easiest) return a->easiest - rank;
    return rank > a->hardest ? rank - a->hardest : 0;
}

/* Whether the puzzle has the requested rating; if not, it is a miss. */
static bool suits(const arguments *a, const kt_maker_report *report, misses *m) {
    uint32_t distance = 0;
    if (!goal_is_near(&a->goal, catalogue, report->puzzle, m->distance)) {
        m->searches += report->searches + LOOK;
        return false;
    }
    if (a->goal.is_set) {
        distance = goal_distance(&a->goal, catalogue, report->puzzle, m->distance);
    } else if (a->easiest != 0) {
        distance = off_difficulty(a, report->puzzle);
    }
    if (distance == 0) return true;
    m->searches += report->searches + (a->goal.is_set ? RATING : DIFFICULTY);
    if (distance >= m->distance) return false;
    m->distance = distance;
    memcpy(m->puzzle, report->puzzle, KT_SQUARES);
    return false;
}

static void tell_nearest(const arguments *a, const misses *m, out *o) {
    if (a->goal.is_set) {
        out_text(o, "; the nearest rating was ");
        goal_distance(&a->goal, catalogue, m->puzzle, UINT32_MAX);
        goal_tell_rating(&a->goal, catalogue, o);
    } else {
        out_text(o, "; the nearest difficulty was ");
        out_number(o, rank_of(m->puzzle));
    }
    out_char(o, '\t');
    out_bytes(o, m->puzzle, KT_SQUARES);
}

/* From the puzzle that was begun over others with the technique. KT_FINISHED, or KT_MORE: it is given up. */
static kt_status walk(const arguments *a, misses *m) {
    uint32_t steps = 0;
    for (uint32_t vain = 0; vain < PATIENCE && m->searches < a->searches;) {
        kt_status status = kt_maker_run(maker, (uint32_t)(a->searches - m->searches));
        if (status != KT_FINISHED) return status;
        bool is_step = suits(a, kt_maker_get_report(maker), m);
        if (is_step) m->searches += kt_maker_get_report(maker)->searches + RATING;
        vain = is_step ? 0 : vain + 1;
        steps += is_step;
        if (steps == STEPS) return KT_FINISHED;
        if (kt_maker_vary(maker, is_step) < 0) __builtin_trap();
    }
    return KT_MORE;
}

/* Walks to puzzle `number`, where the maker knows a puzzle to begin with. */
static kt_status search_near(const arguments *a, uint32_t number, misses *m) {
    if (a->goal.need_count != 1) return KT_MORE;
    for (uint32_t n = 0; n < WALKS && m->searches < a->searches; n++) {
        kt_maker_get_request(maker)->seed2 = number + n * STRIDE;
        if (goal_start_near(&a->goal, maker) < 0) return KT_MORE;
        if (walk(a, m) == KT_FINISHED) return KT_FINISHED;
    }
    return KT_MORE;
}

/* Makes puzzle `number`, with no more searches than allowed. */
static kt_status search(const arguments *a, uint32_t number, misses *m) {
    if (search_near(a, number, m) == KT_FINISHED) return KT_FINISHED;
    uint32_t of_one_grid = a->goal.need_count > 0 ? OF_ONE_GRID : 1;
    for (uint32_t n = 0; m->searches < a->searches; n++) {
        kt_maker_get_request(maker)->seed2 = number + n / of_one_grid * STRIDE;
        kt_status begun = n % of_one_grid == 0 ? kt_maker_start(maker) : kt_maker_vary(maker, 1);
        if (begun < 0) __builtin_trap();
        kt_status status = kt_maker_run(maker, (uint32_t)(a->searches - m->searches));
        if (status != KT_FINISHED) return status;
        if (suits(a, kt_maker_get_report(maker), m)) return KT_FINISHED;
    }
    return KT_MORE;
}

/* Makes puzzle `number`; false if the request is impossible. */
static bool make_puzzle(const arguments *a, uint32_t number, out *o) {
    misses m = {.distance = UINT32_MAX};
    kt_status status = search(a, number, &m);
    const kt_maker_report *report = kt_maker_get_report(maker);
    if (status == KT_STUCK) {
        tell_impossible(report, o);
    } else if (status == KT_FINISHED) {
        tell_puzzle(a, report, o);
    } else if (m.distance == UINT32_MAX) {
        tell_given_up(report->searches, o);
        tell_fewest(report, o);
    } else {
        tell_given_up(m.searches, o);
        tell_nearest(a, &m, o);
    }
    out_end_line(o, false);
    progress_count(status != KT_FINISHED);
    return status != KT_STUCK;
}

void make_puzzles(const arguments *a, out *answers) {
    bool is_possible = true;
    for (uint32_t n = 0; n < a->puzzles && is_possible && answers->fault == 0; n++) {
        is_possible = make_puzzle(a, n + 1, answers);
    }
}
