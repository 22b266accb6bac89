/* making.c - see making.h.
 *
 * Three ways lead to few givens, each used only as far as the request needs it. All orbits are
 * tried once in random order: the result is minimal, since a given that cannot go from many givens
 * cannot go from fewer. If it has too many givens it is shaken: some orbits come back, and all are
 * tried again, those last; if the givens did not become more, the work continues from there. If
 * shaking has not helped for a while, the next grid is taken. A puzzle is varied in the same way: it is
 * shaken once, which takes a third of the time of a new one.
 *
 * A check is cheap if an earlier one failed for the same reason. Another solution differs from the
 * grid in some squares, and every puzzle of the grid needs a given in one of them (an unavoidable
 * set, as McGuire, Tugemann and Civario call it). So a check first looks whether one of the
 * remembered sets would lose its last given.
 */
#include <stddef.h>
#include <string.h>

#include "make/making.h"
#include "board/text.h"
#include "board/units.h"
#include "make/complete.h"
#include "search/places.h"
#include "search/search.h"

enum { LEAST_GIVENS = 17, SHAKEN = 3, PATIENCE = 60 };

/* --- The request ------------------------------------------------------------------------------ */

/* The numbers of givens that the orbits can add up to. */
static void add_up(kt_making *m) {
    memset(m->sums, 0, sizeof m->sums);
    m->sums[0] = true;
    for (unsigned i = 0; i < m->orbit_count; i++) {
        for (unsigned sum = 81; sum >= m->orbits[i].size; sum--) {
            if (m->sums[sum - m->orbits[i].size]) m->sums[sum] = true;
        }
    }
}

static bool adds_up(const kt_making *m) {
    for (unsigned sum = m->least; sum <= m->most; sum++) {
        if (m->sums[sum]) return true;
    }
    return false;
}

/* Whether two rows of a band, or columns of a stack, have no given: exchanging them gives another
 * solution. */
static bool has_empty_pair(kt_squares givens) {
    for (unsigned unit = 0; unit < 18; unit += 3) {
        unsigned empty = 0;
        for (unsigned i = 0; i < 3; i++) empty += !kt_squares_meet(givens, kt_unit_masks[unit + i]);
        if (empty >= 2) return true;
    }
    return false;
}

static kt_squares all_orbits(const kt_making *m) {
    kt_squares squares = kt_no_squares();
    for (unsigned i = 0; i < m->orbit_count; i++) {
        squares = kt_squares_union(squares, m->orbits[i].squares);
    }
    return squares;
}

static uint8_t why_impossible(const kt_making *m) {
    kt_squares squares = all_orbits(m);
    if (kt_squares_count(squares) < LEAST_GIVENS) return KT_IMPOSSIBLE_FEW;
    if (!adds_up(m)) return KT_IMPOSSIBLE_COUNT;
    return has_empty_pair(squares) ? KT_IMPOSSIBLE_LINES : 0;
}

static void begin_report(kt_making *m, uint8_t impossible) {
    m->report = (kt_maker_report){.outcome = KT_CONTINUES, .impossible = impossible};
    memset(m->report.puzzle, '.', sizeof m->report.puzzle);
    memset(m->report.solution, '.', sizeof m->report.solution);
}

void kt_making_begin(kt_making *m, const kt_maker_request *request) {
    m->rng = kt_rng_of(request->seed1, request->seed2);
    bool minimal = request->most == 0;
    m->least = minimal ? 0 : request->least;
    m->most = minimal ? 81 : request->most;
    kt_squares pattern = {{request->pattern[0], request->pattern[1], request->pattern[2]}};
    m->orbit_count = kt_orbits_of(request->symmetry, pattern, m->orbits);
    add_up(m);
    m->has_grid = false;
    m->base = kt_no_squares();
    begin_report(m, why_impossible(m));
}

/* --- Givens ----------------------------------------------------------------------------------- */

static void shuffle(kt_rng *rng, uint8_t *numbers, unsigned count) {
    for (unsigned i = count; i > 1; i--) {
        unsigned j = kt_rng_below(rng, i);
        uint8_t last = numbers[i - 1];
        numbers[i - 1] = numbers[j];
        numbers[j] = last;
    }
}

/* Makes these squares the givens. */
static void give(kt_making *m, kt_squares givens) {
    m->givens = givens;
    m->count = kt_squares_count(givens);
    for (unsigned s = 0; s < 81; s++) {
        m->puzzle[s] = kt_squares_has(givens, s) ? m->solution[s] : '.';
    }
}

/* Looks for a solution of the board that is not the grid, and remembers it. The board leaves the grid out,
 * or `limit` is 2. */
static bool find_rival(kt_making *m, const kt_places *board, uint32_t limit) {
    uint8_t text[81]; /* the first solution */
    kt_tally tally = {.limit = limit, .solution = text};
    kt_counter counter;
    kt_counter_begin(&counter, board);
    while (!kt_counter_run(&counter, &tally, UINT32_MAX)) {}
    if (tally.count < limit) return false;
    kt_squares differ = kt_no_squares();
    for (unsigned s = 0; s < 81; s++) {
        /* cppcheck-suppress uninitvar ; a counter that counted writes its first solution */
        if (text[s] != m->solution[s]) kt_squares_add(&differ, s);
    }
    if (!kt_squares_empty(differ)) m->rivals[m->rival_count++ % KT_RIVALS] = differ;
    return true;
}

static bool puzzle_is_unique(kt_making *m) {
    kt_places board;
    kt_places_read(&board, m->puzzle);
    return !find_rival(m, &board, 2);
}

/* Whether the puzzle without this orbit has a second solution, if with the orbit it has none. The
 * second solution differs in some square of the orbit, so the squares are tried one after the
 * other, which is faster than a search that first finds the grid. */
static bool has_rival_at(kt_making *m, const kt_orbit *orbit) {
    kt_places board;
    kt_places_read(&board, m->puzzle);
    for (unsigned i = 0; i < orbit->size; i++) {
        unsigned square = orbit->square[i];
        unsigned digit = m->solution[square] - '0';
        kt_places without = board;
        kt_places_forbid(&without, square, digit);
        if (find_rival(m, &without, 1)) return true;
        kt_places_put(&board, square, digit);
    }
    return false;
}

static bool leaves_rival(const kt_making *m, kt_squares givens) {
    unsigned known = m->rival_count < KT_RIVALS ? m->rival_count : KT_RIVALS;
    for (unsigned i = 0; i < known; i++) {
        if (!kt_squares_meet(m->rivals[i], givens)) return true;
    }
    return false;
}

/* Removes the orbit if the solution stays the only one. */
static void try_without(kt_making *m, const kt_orbit *orbit) {
    kt_squares rest = kt_squares_without(m->givens, orbit->squares);
    if (leaves_rival(m, rest)) return;
    for (unsigned i = 0; i < orbit->size; i++) m->puzzle[orbit->square[i]] = '.';
    if (!has_rival_at(m, orbit)) {
        m->givens = rest;
        m->count -= orbit->size;
        return;
    }
    for (unsigned i = 0; i < orbit->size; i++) {
        unsigned square = orbit->square[i];
        m->puzzle[square] = m->solution[square];
    }
}

/* --- Orders ----------------------------------------------------------------------------------- */

/* A random number of givens within the request that the orbits can add up to. */
static unsigned draw_goal(kt_making *m) {
    if (m->most == 81) return 0;
    unsigned goal;
    do goal = m->least + kt_rng_below(&m->rng, m->most - m->least + 1);
    while (!m->sums[goal]);
    return goal;
}

/* If only one orbit has an odd size, the goal says whether it goes: if so it goes first, else
 * never. */
static void settle_centre(kt_making *m) {
    unsigned odd = 0;
    unsigned where = 0;
    for (unsigned i = 0; i < m->order_count; i++) {
        if (m->orbits[m->order[i]].size != 1) continue;
        odd++;
        where = i;
    }
    if (odd != 1 || m->goal == 0) return;
    unsigned put = m->goal % 2 == 0 ? 0 : --m->order_count;
    uint8_t centre = m->order[where];
    m->order[where] = m->order[put];
    m->order[put] = centre;
}

/* Takes the next grid, if its puzzle with all orbits has one solution. */
static void take_grid(kt_making *m) {
    m->report.attempts++;
    kt_grid grid = kt_complete_grid(&m->rng);
    kt_text_write(&grid, m->solution);
    m->goal = draw_goal(m);
    m->rival_count = 0;
    m->best_count = 82;
    m->vain = 0;
    give(m, all_orbits(m));
    if (m->count < 81 && !puzzle_is_unique(m)) return;
    m->has_grid = true;
    m->at = 0;
    m->order_count = m->orbit_count;
    for (unsigned i = 0; i < m->orbit_count; i++) m->order[i] = (uint8_t)i;
    shuffle(&m->rng, m->order, m->order_count);
    settle_centre(m);
}

/* Lets some orbits come back to the best puzzle, and lists all in a new order. */
static void shake(kt_making *m) {
    uint8_t away[81];
    unsigned away_count = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < m->orbit_count; i++) {
        if (kt_squares_within(m->orbits[i].squares, m->best))
            m->order[count++] = (uint8_t)i;
        else
            away[away_count++] = (uint8_t)i;
    }
    shuffle(&m->rng, m->order, count);
    shuffle(&m->rng, away, away_count);
    kt_squares givens = m->best;
    for (unsigned i = 0; i < away_count && i < SHAKEN; i++) {
        givens = kt_squares_union(givens, m->orbits[away[i]].squares);
        m->order[count++] = away[i];
    }
    m->order_count = count;
    m->at = 0;
    give(m, givens);
}

/* Makes the current puzzle the report's if it has fewer givens. */
static void note(kt_making *m) {
    if (m->report.givens != 0 && m->count >= m->report.givens) return;
    m->report.givens = m->count;
    memcpy(m->report.puzzle, m->puzzle, sizeof m->puzzle);
    memcpy(m->report.solution, m->solution, sizeof m->solution);
}

/* At the end of an order: true if the request is met; otherwise takes another order or grid. */
static bool end_order(kt_making *m) {
    note(m);
    if (m->count <= m->most) return true;
    m->vain = m->count < m->best_count ? 0 : m->vain + 1;
    if (m->count <= m->best_count) {
        m->best = m->givens;
        m->best_count = m->count;
    }
    m->has_grid = m->vain < PATIENCE;
    if (m->has_grid) shake(m);
    return false;
}

/* The next orbit that is not too large to go, or NULL. */
static const kt_orbit *next_orbit(kt_making *m) {
    while (m->at < m->order_count) {
        const kt_orbit *orbit = &m->orbits[m->order[m->at++]];
        if (m->count >= m->goal + orbit->size) return orbit;
    }
    return NULL;
}

kt_status kt_making_go_on(kt_making *m, uint32_t budget) {
    if (m->report.impossible != 0) return KT_STUCK;
    if (m->report.outcome == KT_FINISHED) return KT_FINISHED;
    for (uint32_t left = budget; left > 0; left--) {
        m->report.searches++;
        const kt_orbit *orbit = m->has_grid ? next_orbit(m) : NULL;
        if (orbit != NULL)
            try_without(m, orbit);
        else if (!m->has_grid)
            take_grid(m);
        else if (end_order(m))
            return KT_FINISHED;
    }
    if (m->has_grid) note(m);
    return KT_MORE;
}

/* --- Near a puzzle --------------------------------------------------------------------------- */

void kt_making_vary(kt_making *m, bool from_last) {
    if (from_last || kt_squares_empty(m->base)) m->base = m->givens;
    m->best = m->base;
    m->best_count = kt_squares_count(m->base);
    m->vain = 0;
    begin_report(m, 0);
    shake(m);
}

/* Where each line goes: bands change places, and lines in their bands. */
static void draw_lines(kt_rng *rng, uint8_t lines[9]) {
    uint8_t bands[3] = {0, 3, 6};
    shuffle(rng, bands, 3);
    for (unsigned band = 0; band < 3; band++) {
        uint8_t *own = &lines[3 * band];
        for (unsigned i = 0; i < 3; i++) own[i] = (uint8_t)(bands[band] + i);
        shuffle(rng, own, 3);
    }
}

void kt_making_begin_at(kt_making *m, const kt_maker_request *request, const char puzzle[81]) {
    kt_making_begin(m, request);
    uint8_t rows[9], columns[9], digits[10] = {'.', '1', '2', '3', '4', '5', '6', '7', '8', '9'};
    draw_lines(&m->rng, rows);
    draw_lines(&m->rng, columns);
    shuffle(&m->rng, &digits[1], 9);
    const bool is_turned = kt_rng_below(&m->rng, 2) == 1;
    for (unsigned s = 0; s < 81; s++) {
        unsigned row = rows[s / 9], column = columns[s % 9];
        unsigned to = is_turned ? 9 * column + row : 9 * row + column;
        m->puzzle[to] = puzzle[s] == '.' ? '.' : digits[puzzle[s] - '0'];
    }
    kt_places board;
    kt_places_read(&board, m->puzzle);
    kt_tally tally = {.limit = 1, .solution = m->solution};
    kt_counter counter;
    kt_counter_begin(&counter, &board);
    while (!kt_counter_run(&counter, &tally, UINT32_MAX)) {}
    m->givens = kt_no_squares();
    for (unsigned s = 0; s < 81; s++) {
        if (m->puzzle[s] != '.') kt_squares_add(&m->givens, s);
    }
    m->has_grid = true;
    m->goal = 0;
    m->rival_count = 0;
    kt_making_vary(m, true);
}
