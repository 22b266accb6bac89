/* sound.tool.c - whether all finds of the techniques are right, for the puzzles on standard input, with any
 * number of solutions.
 *
 *     sound.tool [EVERY]    looks at one of so many positions of each path, of each puzzle at others
 *
 * A line a puzzle: how many steps were found, or the first that takes a solution away.
 *
 * The one idea: the exact search says which digits each square has in any solution. Only other
 * candidates may go, and only a single such digit may be placed. So a position stays the same
 * question if some of the other candidates are missing, and as many positions of a path are asked
 * so, with options taken at random, too.
 */
#include "search/places.h"
#include "step_text.h"

static tech_path path;
static tech_work work;
static tech_order order;
static uint16_t common[81];     /* the digits that a square has in some solution */
static const uint8_t *solution; /* if there is only one */
static char unsound[1 << 12];
static uint32_t random_state = 1;

static uint32_t random_below(uint32_t bound) {
    random_state = random_state * 1664525u + 1013904223u;
    return (random_state >> 8) % bound;
}

/* Opens the board and finds `common`; false if it cannot be read or has no solution. */
static bool begin(const char *line) {
    static kt_uniter uniter;
    static uint8_t only[81];
    uint8_t digits[81], text[81], last[81];
    kt_squares givens;
    kt_places places;
    kt_tally tally = {.limit = 1, .solution = last};
    if (strlen(line) < 81) return false;
    read_digits(line, digits, &givens);
    for (unsigned s = 0; s < 81; s++) text[s] = (uint8_t)(digits[s] == 0 ? '.' : '0' + digits[s]);
    kt_places_read(&places, text);
    kt_uniter_begin(&uniter, &places);
    kt_uniter_run(&uniter, &tally, UINT32_MAX);
    for (unsigned s = 0; s < 81; s++) common[s] = (uint16_t)kt_places_of(&uniter.seen, s);
    uint32_t count = kt_count_solutions(digits, 2, only);
    solution = count == 1 ? only : NULL;
    tech_board_open(&path.board, digits, NULL);
    tech_path_begin(&path, &order, &work, solution);
    return count > 0;
}

static bool is_right(const tech_step *step) {
    conclusion c = conclusion_of(step);
    for (unsigned s = 0; s < 81; s++) {
        if (c.removed[s] & common[s]) return false;
        if (c.placed[s] != 0 && c.placed[s] != common[s]) return false;
    }
    return true;
}

static bool take(void *taker, const tech_step *step) {
    ++*(unsigned *)taker;
    if (!is_right(step)) write_step(unsound, step);
    return unsound[0] == 0;
}

/* How many steps all techniques find here. */
static unsigned look(const tech_board *board, const tech_options *options, unsigned nth) {
    static tech_finder finder;
    static tech_part parts[TECH_PARTS];
    unsigned found = 0;
    for (unsigned t = TECH_NONE + 1; t < TECH_END && unsound[0] == 0; t++) {
        if (!is_asked(t, nth) || t == TECH_BRUTE_FORCE) continue;
        tech_finder_begin(&finder, board, &work);
        finder.solution = solution;
        finder.options = options;
        finder.all = finder.is_told = true;
        finder.parts = parts;
        finder.take = take;
        finder.taker = &found;
        tech_set_add(&finder.wanted, t);
        tech_search(&finder);
    }
    return found;
}

static bool maybe(void) {
    return random_below(2) == 0;
}

/* One in four candidates that no solution has is gone, and what HoDoKu lets one choose is chosen. */
static unsigned look_at_fewer(unsigned nth) {
    static tech_board fewer;
    tech_options options = tech_default_options;
    options.siamese = maybe();
    options.duals = maybe();
    options.pair_rectangle = maybe();
    options.missing_candidates = maybe();
    options.sets_in_chains = maybe();
    options.sets_overlap = maybe();
    options.set_chain_length = 4;
    fewer = path.board;
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned d = 1; d <= 9; d++) {
            bool is_wrong = !(common[s] & kt_digit_bit(d));
            if (is_wrong && random_below(4) == 0) tech_board_delete(&fewer, s, d);
        }
    }
    return look(&fewer, &options, nth);
}

static void prove(unsigned every, unsigned at) {
    unsigned found = 0, removing = 0, nth = 0;
    uint32_t budget = UINT32_MAX;
    unsound[0] = 0;
    for (; unsound[0] == 0; at++) {
        if (at % every == 0) found += look(&path.board, &tech_default_options, nth);
        if (at % every == every / 2) found += look_at_fewer(nth);
        if (tech_path_next(&path, &budget) != TECH_STEP) break;
        take(&found, &path.finder.step);
        nth = path.finder.step.digit == 0 ? ++removing : 0;
        tech_path_apply(&path);
    }
    if (unsound[0] != 0)
        printf("unsound %s\n", unsound);
    else
        printf("%u\n", found);
}

int main(int count, char **words) {
    static char line[256];
    unsigned every = count > 1 ? (unsigned)atoi(words[1]) : 1;
    tech_order_hodoku(&order);
    for (unsigned puzzle = 0; fgets(line, sizeof line, stdin) != NULL; puzzle++) {
        if (begin(line))
            prove(every, puzzle);
        else
            printf("no solution\n");
    }
    return 0;
}
