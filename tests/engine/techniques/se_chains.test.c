/* se_chains.test.c - Sudoku Explainer's chains: what they cost by their length, which comes first, and which kind of
 * search finds what.
 */
#include "se_proof.h"
#include "se_text.h"
#include "techniques/se/hints.h"

static void test_length(void) {
    static const struct {
        unsigned complexity, added;
    } known[] = {{6, 0},  {7, 1},  {8, 1},  {9, 2},  {10, 2}, {14, 3},
                 {18, 4}, {26, 5}, {34, 6}, {50, 7}, {51, 8}};
    for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++) {
        tap_number(se_length(known[i].complexity), known[i].added, "tenths by complexity");
    }
}

/* The sums of tenths as they come out in binary: base, and what is added in single steps. */
static double sum(unsigned base, unsigned complexity) {
    double added = 0;
    for (unsigned i = 0; i < se_length(complexity); i++) added += 0.1;
    return base / 10.0 + added;
}

static void test_key(void) {
    static const unsigned bases[] = {65, 66, 70};
    unsigned wrong = 0;
    for (unsigned i = 0; i < 3; i++) {
        for (unsigned j = 0; j < 3; j++) {
            for (unsigned c = 4; c < 300; c++) {
                for (unsigned d = 4; d < 300; d++) {
                    double a = sum(bases[i], c), b = sum(bases[j], d);
                    unsigned k = se_key(bases[i], c), l = se_key(bases[j], d);
                    wrong += (a < b) != (k < l) || (a > b) != (k > l);
                }
            }
        }
    }
    tap_number(wrong, 0, "keys are ordered as the sums of tenths are");
}

static void test_mark(void) {
    se_cost one, other;
    memset(&one, 0x55, sizeof one);
    memset(&other, 0xAA, sizeof other);
    se_cost_begin(&one);
    se_cost_begin(&other);
    tap_ok(one.hash == other.hash, "equal chains have equal marks, whatever was counted before");
}

/* The chains of what was found, if they prove it. */
static const char *chains_told(void) {
    const char *fault = prove_chains(&board, &path.finder.step, parts);
    return fault != NULL ? fault : se_parts_told();
}

static void test_forcing(void) {
    tap_text(found_by(SE_FORCING, "r1:5=r1c1+r1c5 r5:5=r5c1+r5c6"), "6.6#6 turbot-fish r2c6-5",
             "two linked pairs of places, and the first that sees both ends");
    tap_text(chains_told(), "12:r2c6=5 13:r1c5=5 12:r1c1=5 13:r5c1=5 12:r5c6=5 13:r2c6=5",
             "the chain leads from the candidate to its opposite");
    tap_text(found_by(SE_FORCING, "r1:5=r1c1+r1c5 r5:5=r5c1+r5c5"),
             "6.5#4 x-cycle r2c1-5 r2c5-5 r3c1-5 r3c5-5 r4c1-5 r4c5-5 r6c1-5 r6c5-5 r7c1-5 r7c5-5 "
             "r8c1-5 "
             "r8c5-5 r9c1-5 r9c5-5",
             "a cycle comes before chains");
    tap_text(chains_told(), "12:r1c1=5 13:r5c1=5 12:r5c5=5 13:r1c5=5 12:r1c1=5",
             "a cycle leads back to where it began");
    tap_text(found_by(SE_FORCING, "b1:5=r1c1+r2c2 r1:5=r1c1+r1c5 r5:5=r5c1+r5c5 "
                                  "c1:5=r1c1+r5c1+r9c1 c5:5=r1c5+r5c5+r9c5"),
             "6.5#4 x-cycle r9c1-5 r9c5-5",
             "one that can be put on in two ways is closed in either");
    tap_text(chains_told(), "12:r1c1=5 13:r5c1=5 12:r5c5=5 13:r1c5=5 12:r1c1=5",
             "so it still begins with the first candidate of the cycle");
    tap_text(found_by(SE_FORCING, "r1c1=12 r1c9=23 r9c9=34 r9c1=14"),
             "6.6#8 y-cycle r2c1-1 r3c1-1 r4c1-1 r5c1-1 r6c1-1 r7c1-1 r8c1-1 r1c2-2 r1c3-2 r1c4-2 "
             "r1c5-2 r1c6-2 r1c7-2 r1c8-2 r2c9-3 r3c9-3 r4c9-3 r5c9-3 r6c9-3 r7c9-3 r8c9-3 r9c2-4 "
             "r9c3-4 r9c4-4 r9c5-4 r9c6-4 r9c7-4 r9c8-4",
             "a cycle of squares with two candidates");
    tap_text(found_by(SE_FORCING, "r1c1=12 r1c9=23 r9c1=13"), "7.1#8 forcing-xy-chain r9c9-3",
             "an XY-Wing as a chain");
    tap_text(chains_told(),
             "12:r9c9=3 13:r9c1=3 12:r9c1=1 13:r1c1=1 12:r1c1=2 13:r1c9=2 12:r1c9=3 13:r9c9=3",
             "other candidates of a square and other places are links");
    tap_text(found_by(SE_FORCING, "r1c1=12 r1c9=23 r9c1=134"), "nothing", "a link is missing");
}

/* Whatever r5c5 is, one of three squares of its box is 4. */
static const char three_ways[] = "r5c5=123 r4c4=14 r4c6=24 r6c5=34";

static void test_multiple(void) {
    tap_text(found_by(SE_FORCING, three_ways), "nothing", "no single chain does it");
    tap_text(found_by(SE_MULTIPLE, three_ways), "8.3#12 cell-forcing-chains r4c5-4",
             "all candidates of a square lead to the same");
    tap_text(chains_told(),
             "12:r5c5=1 13:r4c4=1 12:r4c4=4 13:r4c5=4 12:r5c5=2 13:r4c6=2 12:r4c6=4 13:r4c5=4 "
             "12:r5c5=3 13:r6c5=3 12:r6c5=4 13:r4c5=4",
             "there is a chain from each of them");
    tap_text(found_by(SE_MULTIPLE, "r5c5=123 c1:1=r5c1+r9c1 r9:2=r9c5+r9c9 c9:3=r5c9+r9c9"),
             "8.3#12 cell-forcing-chains r9c9-1", "so do the places of digits that are left");
    tap_text(found_by(SE_DYNAMIC, three_ways), "8.8#11 dynamic-cell r4c5-1",
             "dynamic chains also start from squares with two candidates");
    tap_text(chains_told(),
             "12:r4c4=1 13:r4c5=1 12:r4c4=4 13:r4c6=4 12:r4c6=2 13:r5c5=2 13:r6c5=4 12:r6c5=3 "
             "13:r5c5=3 12:r5c5=1 12:r5c5=1 13:r4c5=1",
             "what follows from two is told twice, once from each");
    tap_text(found_by(SE_MULTIPLE, "r5:1=r5c1+r5c5+r5c9 r2c1=12 r2c5=12 r9c1=13 r9c9=13"),
             "8.3#14 region-forcing-chains r4c1-1", "so do all places of a digit");
    tap_text(chains_told(),
             "r5: 12:r5c1=1 13:r4c1=1 12:r5c5=1 13:r2c5=1 12:r2c5=2 13:r2c1=2 12:r2c1=1 13:r4c1=1 "
             "12:r5c9=1 13:r9c9=1 12:r9c9=3 13:r9c1=3 12:r9c1=1 13:r4c1=1",
             "the unit is told, and each place");
    tap_text(found_by(SE_MULTIPLE, "r5c5=123 r4c4=14 r4c6=24 r9c9=34"), "nothing",
             "one of them leads elsewhere");
    tap_text(found_by(SE_MULTIPLE, "r1:5=r1c5"), "nothing", "one place alone is no case");
    tap_text(found_by(SE_MULTIPLE, "r1c1=5 r1:5=r1c1+r1c9 c1:5=r1c1+r9c1 b9:5=r7c9+r9c7"),
             "8.0#6 region-forcing-chains r1c9-5",
             "of a square with one candidate nothing is to be proved");
    tap_text(found_by(SE_NISHIO, "r1:5=r1c1+r1c5 r5:5=r5c1+r5c6"), "7.6#7 nishio r2c6-5",
             "one digit alone");
    tap_text(chains_told(), "12:r2c6=5 13:r1c5=5 12:r1c1=5 13:r5c1=5 13:r5c6=5 12:r5c1=5",
             "both ends of the contradiction are told");
}

/* r9c5=1 takes the 3 from its square; else r9c9 and r6c5 are 1, so r6c9=4, r6c6=2 and r9c6=3. */
static const char either_way[] =
    "r9c5=123 r9:1=r9c5+r9c9 c5:1=r9c5+r6c5 r9c6=23 r3c9=12 r6c9=24 r6c6=124";

/* r5c5=1 takes the 1 from r5c3; else r5c5=2, so r3c1=2, and r1c5=1, so r1c2=4 and r3c3=1. */
static const char one_or_two[] = "r1c2=124 r5c5=12 r3c3=124 r3:2=r3c5+r3c1 c5:1=r1c5+r5c5";

/* Of chains that cost the same the kind decides, and then which is met first. */
static void test_kinds(void) {
    tap_text(found_by(SE_DYNAMIC, either_way), "8.9#15 dynamic-double r9c5-3",
             "a candidate of three both on and off comes before the places of its digit");
    tap_text(found_by(SE_DYNAMIC, one_or_two), "8.8#13 dynamic-cell r5c3-1",
             "of a square with two, one or the other is true: none is asked both on and off");
    tap_text(found_by(SE_DYNAMIC, "r1c2=34 r1c3=123 r1c7=24 r3c2=12"), "8.8#12 dynamic-cell r1c1-2",
             "the candidates of a square come before a contradiction that is met sooner");
    tap_text(found_by(SE_DYNAMIC, "r1c3=13 r1:4=r1c2+r1c5 r2c3=234 r3c3=23 r7c3=234"),
             "8.8#13 dynamic-contradiction r1c3-3",
             "a contradiction ends a branch: what would come after it does not count");
}

/* --- Simple techniques within chains -------------------------------------------------------------- */

/* Room for so many reasons is left to a branch that has taken the 3 from r1c1: whether it finds the naked pair. */
static bool advances(unsigned left) {
    se_level *at = &room.level[0];
    se_branch *b = &at->branch[0];
    open_position(NULL, "r1c1=123 r1c2=12");
    tech_finder_begin(&finder, &board, &work);
    se_grid_of(&at->start, &board);
    se_chains c = {
        .f = &finder, .work = &room, .at = at, .manner = {.is_dynamic = true, .plus = 1}};
    se_assume(&c, b, SE_OFF + 2);
    se_off(&at->now, 2);
    b->reasons = SE_REASONS - left;
    room.lost = 0;
    return se_advance(&c, b);
}

static void test_advance(void) {
    tap_text(found_by(SE_DYNAMIC_PLUS, "r5c1=34 r5c9=14 r1c1=123 r1c2=12"),
             "9.1#7 dynamic-cell r1c9-1",
             "what a branch takes from a square may leave a naked pair");
    tap_text(chains_told(),
             "12:r5c1=3 13:r1c1=3 18:r1r1c9=1 12:r5c1=4 13:r5c9=4 12:r5c9=1 13:r1c9=1",
             "which is told with its unit");
    tap_ok(advances(2) && room.lost == 0, "in the box and in the row it rests on one candidate");
    tap_ok(!advances(0), "a finding is left out if its reasons find no room");
    tap_number(room.lost, 2, "and counted");
}

/* --- Chains within chains ------------------------------------------------------------------------- */

static void write_candidates(char *at, const uint16_t *candidates, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        unsigned square = candidates[i] / 9;
        at += sprintf(at, " r%uc%u-%u", square / 9 + 1, square % 9 + 1, candidates[i] % 9 + 1);
    }
}

/* A branch has taken some candidates from a position: what chains then find that takes this candidate away, above
 * others, and on which of those it rests. What is the same as the one before is left out. */
static const char *nested_by(void (*look)(se_chains *c), const char *loser, const char *list,
                             const char *taken) {
    se_level *outer = &room.level[0], *inner = &room.level[1];
    const se_hints *h = &room.hints;
    open_position(NULL, list);
    se_grid_of(&outer->start, &board);
    leave(taken);
    se_grid_of(&outer->now, &board);
    memset(inner, 0, sizeof *inner);
    memset(&room.hints, 0, sizeof room.hints);
    inner->start = outer->now;
    tech_finder_begin(&finder, &board, &work);
    se_chains c = {.f = &finder, .work = &room, .at = inner, .outer = outer};
    look(&c);
    se_sort_hints(&room.hints);
    char text[100] = "", former[100] = "";
    end_of_page = page;
    for (unsigned i = 0; i < h->count; i++) {
        const se_hint *hint = &h->hint[i];
        unsigned candidate = 9 * square_of(loser) + (unsigned)(loser[5] - '1');
        if (h->gone[hint->first_gone] != candidate) continue;
        int length = sprintf(text, "#%u %s since", hint->complexity,
                             tech_info_of(hint->technique)->about.slug);
        write_candidates(text + length, &h->reason[hint->first_reason], hint->reasons);
        if (strcmp(text, former) == 0) continue;
        end_of_page += sprintf(end_of_page, "%s%s", end_of_page == page ? "" : ", ", text);
        strcpy(former, text);
    }
    return end_of_page == page ? "nothing" : end_page();
}

static void static_chains(se_chains *c) {
    se_nested_multiple(c, SE_STATIC);
}

static const char *nested_against(const char *loser, const char *list, const char *taken) {
    return nested_by(static_chains, loser, list, taken);
}

static void test_within(void) {
    const char *places = "c5:1=r1c5+r3c5+r5c5+r9c5 r1c2=12 r5c2=12 r1c9=13 r9c9=13";
    tap_text(nested_against("r1c4-1", places, "r3c5-1"), "#14 region-forcing-chains since r3c5-1",
             "chains from all places rest on the place that a branch has taken");
    const char *two = "r5c5=1239 r4c4=14 r4c6=24 r6c5=34 r1c5=5679 r2c5=45 r3c5=46 r8c5=47 r4c5=48";
    tap_text(nested_against("r4c5-4", two, "r5c5-9"),
             "#12 cell-forcing-chains since r5c5-9, #15 cell-forcing-chains since r5c5-9",
             "those from a square on its candidate, also where they go on to what is left");
    tap_text(nested_against("r4c5-4", two, "r1c5-9 r5c5-9"),
             "#12 cell-forcing-chains since r1c5-9, #15 cell-forcing-chains since r1c5-9",
             "what chains as long take away already is not listed again");
    tap_text(nested_against("r4c5-4", two, "r9c9-9"), "nothing",
             "what rests on nothing that a branch has taken is not its finding");
}

/* A cycle is met from each of its candidates, and rests on the same from all. */
static void test_cycles_within(void) {
    const char *places =
        "c1:5=r1c1+r5c1+r9c1 c5:5=r1c5+r5c5+r9c5 r5:5=r5c1+r5c5 r1:5=r1c1+r1c5+r1c2";
    tap_text(nested_by(se_nested_forcing, "r1c2-5", places, "r9c1-5 r9c5-5"),
             "#4 x-cycle since r9c1-5 r9c5-5, #6 turbot-fish since r9c1-5 r9c5-5, "
             "#4 xy-cycle since r9c1-5 r9c5-5, #6 forcing-xy-chain since r9c1-5 r9c5-5",
             "a cycle rests on the places that a branch has taken from its columns");
    const char *squares = "r1c1=124 r1c5=235 r5c5=34 r5c1=14 r1:2=r1c1+r1c9+r1c5 c1:1=r1c1+r5c1 "
                          "c5:3=r1c5+r5c5 r5:4=r5c5+r5c1";
    tap_text(nested_by(se_nested_forcing, "r1c9-2", squares, "r1c1-4 r1c5-5"),
             "#8 y-cycle since r1c1-4 r1c5-5, #8 xy-cycle since r1c1-4 r1c5-5, "
             "#10 forcing-xy-chain since r1c1-4 r1c5-5",
             "and on the candidates that it has taken from its squares");
    const char *box = "b1:5=r1c1+r1c2 r1:5=r1c1+r1c2+r1c9 r5:5=r5c1+r5c2 c1:5=r1c1+r5c1+r9c1 "
                      "c2:5=r1c2+r5c2+r9c2 b4:5=r5c1+r5c2";
    tap_text(nested_by(se_nested_forcing, "r9c1-5", box, "r1c9-5"), "nothing",
             "what a box links does not rest on the row of both squares");
}

/* "Easter Monster", by jpf. */
static const char monster[] =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/* Nested chains within the chains of a contradiction. */
static void test_nested(void) {
    open_position(monster, "");
    tap_text(ask_producer(SE_NESTED_2), "10.8#346 dynamic-contradiction r5c9-6",
             "chains within chains");
    tap_text(prove_chains(&board, &path.finder.step, parts) == NULL ? "proved" : "a fault",
             "proved", "are told up to what the inner chains find");
    unsigned found = 0, wrong = 0;
    for (unsigned i = 0; i < path.finder.step.part_count; i++) {
        found += parts[i].role == KT_ROLE_FOUND;
        wrong += (parts[i].role == KT_ROLE_FOUND) != (parts[i].technique != 0);
    }
    tap_ok(found > 0 && wrong == 0, "which is told with the technique that finds it");
    tap_number(pauses, 0, "with budget enough there is no pause");
    slice = 1;
    memset(&room.recall, 0, sizeof room.recall);
    tap_text(ask_producer(SE_NESTED_2), "10.8#346 dynamic-contradiction r5c9-6",
             "in the smallest slices the same is found");
    tap_ok(pauses > 1500, "and a slice is small");
    tap_ok(pauses < 2000, "and branches with nothing in common are not asked for again");
    unsigned before = pauses;
    tap_text(ask_producer(SE_NESTED_2), "10.8#346 dynamic-contradiction r5c9-6",
             "what nested searches found before leads to the same");
    tap_ok(pauses < before, "and takes less time");
    slice = UINT32_MAX;
}

/* --- What is remembered --------------------------------------------------------------------------- */

/* A grid for each number, and a search there that found this number. */
static se_grid numbered(unsigned number) {
    se_grid grid = {.digits = {3}};
    grid.digits[40] = (uint16_t)(number & 0x1FF);
    grid.digits[80] = (uint16_t)(number >> 9);
    return grid;
}

static void add_search(unsigned number) {
    se_grid grid = numbered(number);
    *se_recall_add(&room.recall, &grid, SE_STATIC, 1) = (uint16_t)number;
}

static bool is_recalled(unsigned number) {
    se_grid grid = numbered(number);
    const se_recalled *search = se_recall_find(&room.recall, &grid, SE_STATIC);
    return search != NULL && search->count == 1 && search->words[0] == number;
}

static void test_recall(void) {
    memset(&room.recall, 0, sizeof room.recall);
    se_grid grid = {.digits = {[0] = 3, [40] = 0x1FF, [80] = 0x1FF}}, other = numbered(0);
    se_recall_board(&room.recall, &grid);
    for (unsigned i = 0; i < 2 * SE_RECALLED; i++) add_search(i);
    tap_ok(is_recalled(0) && is_recalled(2 * SE_RECALLED - 1), "searches are found again");
    tap_ok(se_recall_find(&room.recall, &other, SE_THINNING) == NULL, "those of this kind only");
    add_search(2 * SE_RECALLED);
    tap_ok(!is_recalled(0) && !is_recalled(SE_RECALLED - 1), "the older half makes room");
    tap_ok(is_recalled(SE_RECALLED) && is_recalled(2 * SE_RECALLED), "the younger half stays");
    tap_ok(se_recall_add(&room.recall, &other, SE_STATIC, SE_RECALL_WORDS + 1) == NULL,
           "what is too long is not kept");
    grid.digits[40] = 1;
    se_recall_board(&room.recall, &grid);
    tap_ok(is_recalled(SE_RECALLED), "all is kept when a board loses candidates");
    grid.digits[40] = 0;
    se_recall_board(&room.recall, &grid);
    tap_ok(!is_recalled(SE_RECALLED) && !is_recalled(2 * SE_RECALLED),
           "and forgotten when a square is filled");
    add_search(1);
    grid.digits[40] = 1;
    se_recall_board(&room.recall, &grid);
    tap_ok(!is_recalled(1), "or the board is another");
}

int main(void) {
    test_length();
    test_key();
    test_mark();
    test_forcing();
    test_multiple();
    test_kinds();
    test_advance();
    test_within();
    test_cycles_within();
    test_nested();
    test_recall();
    return tap_end();
}
