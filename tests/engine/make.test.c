/* make.test.c - the puzzle maker: its parts, and the contract of kt_maker_... in kakutei.h. */
#include "make/complete.h"
#include "make/orbits.h"
#include "board/units.h"
#include "kakutei.h"
#include "search/search.h"
#include "tap.h"

static const uint32_t PLENTY = 1000000;

static kt_maker *m;

/* --- Orbits -------------------------------------------------------------------------------------- */

static const char *const symmetry_names[KT_SYMMETRY_COUNT] = {
    "none", "left-right", "top-bottom", "both", "point", "quarter turn", "diagonal"};

/* Whether squares marked '1' in a text are carried to themselves by the mirrors and turns of the symmetry: said
 * here once more, in rows and columns. */
static bool looks_symmetric(const bool marked[81], uint32_t symmetry) {
    for (unsigned r = 0; r < 9; r++) {
        for (unsigned c = 0; c < 9; c++) {
            bool here = marked[9 * r + c];
            bool left_right = here == marked[9 * r + 8 - c];
            bool top_bottom = here == marked[9 * (8 - r) + c];
            bool images[KT_SYMMETRY_COUNT] = {
                [KT_SYMMETRY_NONE] = true,
                [KT_SYMMETRY_LEFT_RIGHT] = left_right,
                [KT_SYMMETRY_TOP_BOTTOM] = top_bottom,
                [KT_SYMMETRY_BOTH] = left_right && top_bottom,
                [KT_SYMMETRY_POINT] = here == marked[9 * (8 - r) + 8 - c],
                [KT_SYMMETRY_QUARTER_TURN] = here == marked[9 * c + 8 - r],
                [KT_SYMMETRY_DIAGONAL] = here == marked[9 * c + r],
            };
            if (!images[symmetry]) return false;
        }
    }
    return true;
}

static bool orbit_is_symmetric(const kt_orbit *orbit, uint32_t symmetry) {
    bool marked[81] = {false};
    for (unsigned i = 0; i < orbit->size; i++) marked[orbit->square[i]] = true;
    return kt_squares_count(orbit->squares) == orbit->size && looks_symmetric(marked, symmetry);
}

static void tests_orbits(void) {
    static const unsigned expected[KT_SYMMETRY_COUNT][3] = {
        /* of sizes 1, 2, 4 */
        {81, 0, 0}, {9, 36, 0}, {9, 36, 0}, {1, 8, 16}, {1, 40, 0}, {1, 0, 20}, {9, 36, 0}};
    for (uint32_t symmetry = 0; symmetry < KT_SYMMETRY_COUNT; symmetry++) {
        kt_orbit orbits[81];
        unsigned sizes[5] = {0};
        kt_squares all = kt_no_squares();
        bool symmetric = true, first = true;
        unsigned count = kt_orbits_of(symmetry, kt_all_squares(), orbits);
        for (unsigned i = 0; i < count; i++) {
            sizes[orbits[i].size]++;
            all = kt_squares_union(all, orbits[i].squares);
            symmetric &= orbit_is_symmetric(&orbits[i], symmetry);
            for (unsigned k = 1; k < orbits[i].size; k++)
                first &= orbits[i].square[0] < orbits[i].square[k];
        }
        bool same = sizes[1] == expected[symmetry][0] && sizes[2] == expected[symmetry][1] &&
                    sizes[4] == expected[symmetry][2];
        tap_ok(same && kt_squares_count(all) == 81, symmetry_names[symmetry]);
        tap_ok(symmetric, "each of its orbits is symmetric");
        tap_ok(first, "and begins with its first square");
    }
    kt_squares corners = kt_one_square(0);
    kt_squares_add(&corners, 80);
    kt_squares_add(&corners, 8);
    kt_orbit orbits[81];
    tap_number(kt_orbits_of(KT_SYMMETRY_POINT, corners, orbits), 1,
               "a square whose image is outside the pattern is in no orbit");
    tap_ok(orbits[0].square[0] == 0 && orbits[0].square[1] == 80, "the others are");
}

/* --- Complete grids ------------------------------------------------------------------------------ */

static bool is_complete(const kt_grid *grid) {
    for (unsigned unit = 0; unit < 27; unit++) {
        uint16_t digits = 0;
        for (unsigned p = 0; p < 9; p++) {
            digits |= kt_digit_bit(grid->digit[kt_unit_squares[unit][p]]);
        }
        if (digits != KT_ALL_DIGITS) return false;
    }
    return true;
}

static void tests_grids(void) {
    kt_rng rng = kt_rng_of(1, 2);
    unsigned digits[81][9] = {{0}};
    bool complete = true;
    for (unsigned i = 0; i < 2000; i++) {
        kt_grid grid = kt_complete_grid(&rng);
        complete &= is_complete(&grid);
        for (unsigned s = 0; s < 81; s++) digits[s][grid.digit[s] - 1]++;
    }
    tap_ok(complete, "2000 grids keep the rules");
    bool even = true; /* 222 expected, 14 the deviation */
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned d = 0; d < 9; d++) even &= digits[s][d] > 150 && digits[s][d] < 295;
    }
    tap_ok(even, "in each square each digit comes up as often as the others");
}

/* --- Puzzles ------------------------------------------------------------------------------------- */

static kt_maker_request *ask(uint32_t seed, uint32_t symmetry, uint32_t least, uint32_t most) {
    kt_maker_request *request = kt_maker_get_request(m);
    *request = (kt_maker_request){.seed1 = seed,
                                  .seed2 = 7,
                                  .symmetry = symmetry,
                                  .least = least,
                                  .most = most,
                                  .pattern = {0x7FFFFFF, 0x7FFFFFF, 0x7FFFFFF}};
    return request;
}

static kt_status make(uint32_t budget) {
    kt_status status = kt_maker_start(m);
    return status < 0 ? status : kt_maker_run(m, budget);
}

static void read_puzzle(const uint8_t *text, uint8_t digits[81], bool givens[81]) {
    for (unsigned s = 0; s < 81; s++) {
        givens[s] = text[s] != '.';
        digits[s] = givens[s] ? (uint8_t)(text[s] - '0') : 0;
    }
}

/* The report's puzzle has one solution, the one reported, as many givens as reported, and the symmetry. */
static bool is_sound(uint32_t symmetry) {
    const kt_maker_report *report = kt_maker_get_report(m);
    uint8_t digits[81], solution[81];
    bool givens[81];
    read_puzzle(report->puzzle, digits, givens);
    if (kt_count_solutions(digits, 2, solution) != 1) return false;
    uint32_t count = 0;
    for (unsigned s = 0; s < 81; s++) {
        count += givens[s];
        if (report->solution[s] != '0' + solution[s]) return false;
    }
    return count == report->givens && looks_symmetric(givens, symmetry);
}

/* No orbit of givens can go. */
static bool is_minimal(uint32_t symmetry) {
    uint8_t digits[81];
    bool givens[81];
    read_puzzle(kt_maker_get_report(m)->puzzle, digits, givens);
    kt_orbit orbits[81];
    unsigned count = kt_orbits_of(symmetry, kt_all_squares(), orbits);
    for (unsigned i = 0; i < count; i++) {
        if (!givens[orbits[i].square[0]]) continue;
        uint8_t fewer[81];
        memcpy(fewer, digits, 81);
        for (unsigned k = 0; k < orbits[i].size; k++) fewer[orbits[i].square[k]] = 0;
        if (kt_count_solutions(fewer, 2, NULL) != 2) return false;
    }
    return true;
}

static void tests_puzzles(void) {
    for (uint32_t symmetry = 0; symmetry < KT_SYMMETRY_COUNT; symmetry++) {
        bool right = true;
        bool minimal = true;
        for (uint32_t seed = 0; seed < 10; seed++) {
            ask(seed, symmetry, 24, 30);
            right &= make(PLENTY) == KT_FINISHED && is_sound(symmetry);
            uint32_t givens = kt_maker_get_report(m)->givens;
            right &= givens >= 24 && givens <= 30;
            ask(seed, symmetry, 0, 0);
            minimal &= make(PLENTY) == KT_FINISHED && is_sound(symmetry) && is_minimal(symmetry);
        }
        printf("# %s\n", symmetry_names[symmetry]);
        tap_ok(right, "puzzles of 24 to 30 givens are as requested, with one solution");
        tap_ok(minimal, "minimal puzzles lose it with any orbit");
    }
}

static bool makes_each_number(uint32_t symmetry, uint32_t least, uint32_t most) {
    for (uint32_t givens = least; givens <= most; givens++) {
        ask(givens, symmetry, givens, givens);
        if (make(PLENTY) != KT_FINISHED || !is_sound(symmetry)) return false;
        if (kt_maker_get_report(m)->givens != givens) return false;
    }
    return true;
}

static void tests_numbers(void) {
    tap_ok(makes_each_number(KT_SYMMETRY_NONE, 22, 80),
           "every number of givens from 22 to 80 is met");
    tap_ok(makes_each_number(KT_SYMMETRY_POINT, 24, 33),
           "under point symmetry the middle square goes or stays as the number wants");
}

/* The frame of the board and a cross: 45 squares. */
static void use_pattern(kt_maker_request *request) {
    kt_squares pattern = kt_no_squares();
    for (unsigned s = 0; s < 81; s++) {
        unsigned r = s / 9;
        unsigned c = s % 9;
        if (r == 0 || r == 8 || c == 0 || c == 8 || r == 4 || c == 4) kt_squares_add(&pattern, s);
    }
    memcpy(request->pattern, pattern.band, sizeof pattern.band);
}

static bool keeps_pattern(const kt_maker_request *request) {
    kt_squares pattern = {{request->pattern[0], request->pattern[1], request->pattern[2]}};
    const uint8_t *puzzle = kt_maker_get_report(m)->puzzle;
    for (unsigned s = 0; s < 81; s++) {
        if (puzzle[s] != '.' && !kt_squares_has(pattern, s)) return false;
    }
    return true;
}

static void tests_pattern(void) {
    kt_maker_request *request = ask(5, KT_SYMMETRY_NONE, 0, 0);
    use_pattern(request);
    tap_ok(make(PLENTY) == KT_FINISHED && is_sound(KT_SYMMETRY_NONE) && keeps_pattern(request),
           "givens keep to the pattern");
    tap_ok(kt_maker_get_report(m)->attempts > 1, "grids that it leaves open are passed over");
    request = ask(6, KT_SYMMETRY_POINT, 0, 0);
    request->pattern[0] &= ~1u;
    tap_ok(make(PLENTY) == KT_FINISHED && is_sound(KT_SYMMETRY_POINT) && keeps_pattern(request) &&
               kt_maker_get_report(m)->puzzle[80] == '.',
           "a square whose image may not hold a given holds none either");
}

/* --- Puzzles near others ------------------------------------------------------------------------- */

static void tests_variations(void) {
    for (uint32_t symmetry = 0; symmetry < KT_SYMMETRY_COUNT; symmetry++) {
        ask(11, symmetry, 0, 0);
        make(PLENTY);
        kt_maker_report last = *kt_maker_get_report(m);
        bool sound = true, same_grid = true;
        unsigned others = 0, kept = 0, givens = 0;
        for (unsigned i = 0; i < 20; i++) {
            /* The first may be near none but the last, whatever was varied for other requests. */
            sound &= kt_maker_vary(m, i > 0) == KT_CONTINUES &&
                     kt_maker_get_report(m)->puzzle[0] == '.' &&
                     kt_maker_run(m, PLENTY) == KT_FINISHED && is_sound(symmetry) &&
                     is_minimal(symmetry);
            const kt_maker_report *next = kt_maker_get_report(m);
            same_grid &= memcmp(next->solution, last.solution, 81) == 0;
            others += memcmp(next->puzzle, last.puzzle, 81) != 0;
            for (unsigned s = 0; s < 81; s++) {
                kept += last.puzzle[s] != '.' && next->puzzle[s] != '.';
                givens += last.puzzle[s] != '.';
            }
            last = *next;
        }
        printf("# %s\n", symmetry_names[symmetry]);
        tap_ok(sound && same_grid, "what is varied is minimal, of the same grid");
        tap_ok(others > 5 && 2 * kept > givens, "it is another puzzle, with most of the givens");
    }
    ask(12, KT_SYMMETRY_NONE, 24, 24);
    make(PLENTY);
    tap_ok(kt_maker_vary(m, 1) == KT_CONTINUES && kt_maker_run(m, PLENTY) == KT_FINISHED &&
               is_sound(KT_SYMMETRY_NONE) && kt_maker_get_report(m)->givens == 24,
           "a number of givens is kept");
}

static unsigned shared_givens(const uint8_t a[81], const uint8_t b[81]) {
    unsigned count = 0;
    for (unsigned s = 0; s < 81; s++) count += a[s] != '.' && b[s] != '.';
    return count;
}

static void tests_variations_of_one(void) {
    ask(13, KT_SYMMETRY_NONE, 0, 0);
    make(PLENTY);
    uint8_t first[81];
    memcpy(first, kt_maker_get_report(m)->puzzle, 81);
    kt_maker_vary(m, 1);
    unsigned least = 81;
    for (unsigned i = 0; i < 30; i++) {
        kt_maker_run(m, PLENTY);
        unsigned shared = shared_givens(first, kt_maker_get_report(m)->puzzle);
        if (shared < least) least = shared;
        kt_maker_vary(m, 0);
    }
    kt_maker_run(m, PLENTY);
    for (unsigned i = 0; i < 30; i++) {
        kt_maker_vary(m, 1);
        kt_maker_run(m, PLENTY);
    }
    tap_ok(shared_givens(first, kt_maker_get_report(m)->puzzle) < least,
           "varied again and again a puzzle goes further than all that are near it");
}

/* How often the way of a puzzle that is begun near a known one has the technique; 0 as well if one is not sound. */
static unsigned have(const char *slug, unsigned tries) {
    uint32_t technique = 1;
    while (strcmp(kt_technique(technique)->slug, slug) != 0) technique++;
    kt_catalogue *c = kt_catalogue_create();
    unsigned count = 0;
    for (unsigned seed = 0; seed < tries; seed++) {
        ask(seed, KT_SYMMETRY_NONE, 0, 0)->seed2 = seed;
        bool sound = kt_maker_start_near(m, technique) == KT_CONTINUES &&
                     kt_maker_run(m, PLENTY) == KT_FINISHED && is_sound(KT_SYMMETRY_NONE) &&
                     is_minimal(KT_SYMMETRY_NONE);
        if (!sound) return 0;
        kt_catalogue_open(c, (const char *)kt_maker_get_report(m)->puzzle, 81);
        while (kt_catalogue_rate(c, PLENTY) == KT_MORE) continue;
        bool has = false;
        for (unsigned i = 0; i < kt_catalogue_get_report(c)->step_count; i++)
            has |= kt_catalogue_steps(c)[i].technique == technique;
        count += has;
    }
    kt_catalogue_free(c);
    return count;
}

static void tests_near(void) {
    static const char *const rare[] = {
        "naked-quadruple", "hidden-quadruple",     "jellyfish", "unique-rectangle-5", "colour-wrap",
        "multi-colours-2", "avoidable-rectangle-2"};
    for (unsigned i = 0; i < sizeof rare / sizeof rare[0]; i++) {
        printf("# %s\n", rare[i]);
        tap_ok(have(rare[i], 200) > 1,
               "near a known puzzle some in two hundred have the technique");
    }
    ask(1, KT_SYMMETRY_NONE, 0, 0);
    tap_number(kt_maker_start_near(m, 1), KT_E_RANGE, "of an easy one no puzzle is known");
    uint32_t colour_wrap = 1;
    while (strcmp(kt_technique(colour_wrap)->slug, "colour-wrap") != 0) colour_wrap++;
    ask(1, KT_SYMMETRY_POINT, 0, 0);
    tap_number(kt_maker_start_near(m, colour_wrap), KT_E_RANGE, "nor under a symmetry");
    ask(1, KT_SYMMETRY_NONE, 24, 30);
    tap_number(kt_maker_start_near(m, colour_wrap), KT_E_RANGE, "nor with numbers");
    use_pattern(ask(1, KT_SYMMETRY_NONE, 0, 0));
    tap_number(kt_maker_start_near(m, colour_wrap), KT_E_RANGE, "nor with a pattern");
    tap_ok(kt_maker_start_near(NULL, colour_wrap) == KT_E_HANDLE &&
               kt_maker_vary(NULL, 1) == KT_E_HANDLE,
           "NULL is told");
    ask(1, KT_SYMMETRY_NONE, 0, 0);
    kt_maker_start(m);
    tap_number(kt_maker_vary(m, 1), KT_E_NOT_OPEN, "nothing is near a puzzle that is not finished");
}

/* --- The contract -------------------------------------------------------------------------------- */

static void tests_repeatable(void) {
    uint8_t at_once[81];
    for (uint32_t seed = 1; seed <= 3; seed++) {
        ask(seed, KT_SYMMETRY_POINT, 24, 24);
        make(PLENTY);
        kt_maker_report whole = *kt_maker_get_report(m);
        memcpy(at_once, whole.puzzle, 81);
        kt_maker_start(m);
        uint32_t budget = 1;
        uint32_t givens = 81;
        bool fewer = true;
        while (kt_maker_run(m, budget) == KT_MORE) {
            uint32_t now = kt_maker_get_report(m)->givens;
            fewer &= now <= givens && is_sound(KT_SYMMETRY_POINT);
            givens = now;
            budget = budget % 7 + 1;
        }
        const kt_maker_report *sliced = kt_maker_get_report(m);
        tap_ok(memcmp(at_once, sliced->puzzle, 81) == 0 && sliced->searches == whole.searches &&
                   sliced->attempts == whole.attempts,
               "in slices the same puzzle is made with the same work");
        tap_ok(fewer, "and what is reported between them is sound, and never has more givens");
    }
    ask(1, KT_SYMMETRY_NONE, 0, 0);
    make(PLENTY);
    memcpy(at_once, kt_maker_get_report(m)->puzzle, 81);
    kt_maker_get_request(m)->seed1 = 2;
    make(PLENTY);
    tap_ok(memcmp(at_once, kt_maker_get_report(m)->puzzle, 81) != 0,
           "another seed, another puzzle");
}

/* The puzzle of a seed must not change, as somebody may have written the seed down. */
static void tests_frozen(void) {
    static const struct {
        uint32_t seed1, seed2, symmetry, least, most, searches;
        const char *puzzle;
    } frozen[] = {
        {1u, 2, 4, 24, 30, 33,
         "2..18....3..5....9.51..7.6....2.5.1..97...25..3.9.6....2.8..73.9....3..4....21..8"},
        {1u, 2, 0, 0, 0, 83,
         ".69.....5..4.6.....5.3..4.2.....5.1..9.4.82.6.........6...4..31.....3...7..62..9."},
        {7u, 7, 5, 24, 24, 6299,
         "14.2....3........7..71..2......9.4.2...5.8...5.6.7......1..96..4........9....2.18"},
        {3u, 4, 0, 21, 21, 3437,
         "1..7......9..4....3.....7..58..........3..6....6.2..847...9..5.....82.9..4......."},
        {4294967295u, 0, 6, 22, 22, 834,
         "6...1...3...7.2..9.......1..1....5..2...618...3..8.......43..8...5...2..87......."},
        {9u, 9, 3, 28, 32, 55,
         ".63...75.1..5.7..85.9...6.1...732.....8...2.....815...3.7...8.54..9.3..2.16...37."},
    };
    for (unsigned i = 0; i < sizeof frozen / sizeof frozen[0]; i++) {
        kt_maker_request *request =
            ask(frozen[i].seed1, frozen[i].symmetry, frozen[i].least, frozen[i].most);
        request->seed2 = frozen[i].seed2;
        make(PLENTY);
        char puzzle[82] = {0};
        memcpy(puzzle, kt_maker_get_report(m)->puzzle, 81);
        tap_text(puzzle, frozen[i].puzzle, "the same request makes the same puzzle everywhere");
        tap_number(kt_maker_get_report(m)->searches, frozen[i].searches, "with the same work");
    }
}

static void tests_impossible(void) {
    ask(1, KT_SYMMETRY_QUARTER_TURN, 26, 27);
    tap_ok(make(PLENTY) == KT_STUCK && kt_maker_get_report(m)->impossible == KT_IMPOSSIBLE_COUNT,
           "26 or 27 givens under a quarter turn are impossible: orbits have four squares, or one");
    tap_number(kt_maker_get_report(m)->givens, 0, "and nothing is made");
    kt_maker_request *request = ask(1, KT_SYMMETRY_NONE, 0, 0);
    request->pattern[1] = request->pattern[2] = 0;
    request->pattern[0] = 0xFFFF;
    tap_ok(make(PLENTY) == KT_STUCK && kt_maker_get_report(m)->impossible == KT_IMPOSSIBLE_FEW,
           "so is a pattern of 16 squares");
    request = ask(1, KT_SYMMETRY_NONE, 30, 40);
    request->pattern[1] = 0x1FF;
    tap_ok(make(PLENTY) == KT_STUCK && kt_maker_get_report(m)->impossible == KT_IMPOSSIBLE_LINES,
           "so is one without squares in two rows of a band");
    request = ask(1, KT_SYMMETRY_NONE, 0, 0);
    for (unsigned b = 0; b < 3; b++) request->pattern[b] &= ~(3u * 0x40201u);
    tap_ok(make(PLENTY) == KT_STUCK && kt_maker_get_report(m)->impossible == KT_IMPOSSIBLE_LINES,
           "or in two columns of a stack");
    request = ask(1, KT_SYMMETRY_NONE, 40, 50);
    use_pattern(request);
    request->pattern[1] = 0;
    tap_ok(make(PLENTY) == KT_STUCK && kt_maker_get_report(m)->impossible == KT_IMPOSSIBLE_COUNT,
           "more givens than the pattern has squares are, too");
    ask(1, KT_SYMMETRY_QUARTER_TURN, 17, 17);
    tap_number(make(20000), KT_MORE, "17 givens under a quarter turn are searched for");
    uint32_t reached = kt_maker_get_report(m)->givens;
    tap_ok(reached > 17 && reached <= 28 && is_sound(KT_SYMMETRY_QUARTER_TURN),
           "and what was reached is a sound puzzle");
    ask(1, KT_SYMMETRY_NONE, 0, 0);
    tap_ok(make(PLENTY) == KT_FINISHED && kt_maker_get_report(m)->impossible == 0,
           "after all that the maker works on");
}

static kt_status start_with(uint32_t symmetry, uint32_t least, uint32_t most) {
    ask(1, symmetry, least, most);
    return kt_maker_start(m);
}

static void tests_contract(void) {
    tap_ok(kt_maker_get_request(NULL) == NULL && kt_maker_get_report(NULL) == NULL &&
               kt_maker_start(NULL) == KT_E_HANDLE && kt_maker_run(NULL, 1) == KT_E_HANDLE,
           "every call on NULL says so");
    kt_maker_free(NULL);
    kt_maker *fresh = kt_maker_create();
    tap_number(kt_maker_run(fresh, 1), KT_E_NOT_OPEN, "a maker that was not started says so");
    tap_ok(kt_maker_start(fresh) == KT_CONTINUES && kt_maker_run(fresh, PLENTY) == KT_FINISHED,
           "a request that was not touched makes a minimal puzzle");
    kt_maker_free(fresh);
    tap_ok(start_with(KT_SYMMETRY_COUNT, 0, 0) == KT_E_RANGE &&
               start_with(0, 16, 20) == KT_E_RANGE && start_with(0, 0, 20) == KT_E_RANGE &&
               start_with(0, 20, 0) == KT_E_RANGE && start_with(0, 31, 30) == KT_E_RANGE &&
               start_with(0, 80, 81) == KT_E_RANGE && start_with(0xFFFFFFFFu, 24, 30) == KT_E_RANGE,
           "symmetries and numbers out of range are refused");
    ask(1, 0, 0, 0)->pattern[2] |= 1u << 27;
    tap_number(kt_maker_start(m), KT_E_RANGE, "so is a square that there is not");
    ask(9, 0, 24, 24);
    make(PLENTY);
    kt_maker_report before = *kt_maker_get_report(m);
    ask(1, KT_SYMMETRY_COUNT, 0, 0);
    kt_maker_start(m);
    tap_ok(memcmp(&before, kt_maker_get_report(m), sizeof before) == 0,
           "after that what was made before is as it was");
    tap_ok(kt_maker_run(m, 0) == KT_E_BUDGET && kt_maker_run(m, 1) == KT_FINISHED &&
               memcmp(before.puzzle, kt_maker_get_report(m)->puzzle, 81) == 0,
           "without a budget nothing runs; a finished puzzle stays");
}

int main(void) {
    m = kt_maker_create();
    tests_orbits();
    tests_grids();
    tests_puzzles();
    tests_numbers();
    tests_pattern();
    tests_variations();
    tests_variations_of_one();
    tests_near();
    tests_repeatable();
    tests_frozen();
    tests_impossible();
    tests_contract();
    kt_maker_free(m);
    return tap_end();
}
