/* transpose.tool.c - whether techniques know rows from columns, the first square from the last or a digit from
 * another: at positions of the paths of the puzzles on standard input, what a technique finds is compared with what
 * it finds on the transposed board. One line a puzzle: how many candidates were removed and digits placed in all,
 * or the technique that differs.
 *
 *     transpose.tool [EVERY]    looks at one of so many positions of each path, of each puzzle at others
 *
 * Loops and their chains, and uniqueness, are left out: there HoDoKu's results depend on the order of the scan.
 */
#include "step_text.h"

static tech_path path;
static tech_work work;
static tech_order order;

/* About the diagonal from below: rows become columns, and what was last is first. */
static unsigned transposed(unsigned square) {
    return (8 - square % 9) * 9 + 8 - square / 9;
}

/* Nine for one, eight for two. */
static uint16_t exchanged(uint16_t digits) {
    uint16_t others = 0;
    for (unsigned d = 0; d < 9; d++) others |= (uint16_t)((digits >> d & 1) << (8 - d));
    return others;
}

static void transpose(const tech_board *from, tech_board *to) {
    uint8_t digit[81];
    uint16_t digits[81];
    for (unsigned s = 0; s < 81; s++) {
        digit[transposed(s)] = from->digit[s] == 0 ? 0 : (uint8_t)(10 - from->digit[s]);
        digits[transposed(s)] = exchanged(from->digits[s]);
    }
    tech_board_open(to, digit, digits);
}

/* The union of all that is concluded. */
static bool take(void *taker, const tech_step *step) {
    conclusion *sum = taker;
    conclusion c = conclusion_of(step);
    for (unsigned s = 0; s < 81; s++) {
        sum->placed[s] |= c.placed[s];
        sum->removed[s] |= c.removed[s];
    }
    return true;
}

static conclusion all_of(const tech_board *board, unsigned technique) {
    static tech_finder finder;
    conclusion sum = {{0}, {0}};
    tech_finder_begin(&finder, board, &work);
    finder.all = true;
    finder.take = take;
    finder.taker = &sum;
    tech_set_add(&finder.wanted, technique);
    tech_search(&finder);
    return sum;
}

static bool is_symmetric(unsigned technique, unsigned nth) {
    static const char *const others[] = {"0901", "0902", "1101", "1201", "1202",
                                         "1301", "1302", "1303", "1304"};
    const char *code = tech_info_of(technique)->about.hodoku;
    if (!is_asked(technique, nth)) return false;
    if (code[0] == '0' && strchr("0123458", code[1]) != NULL) return true;
    if (memcmp(code, "070", 3) == 0 && code[3] <= '3') return true;
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++) {
        if (strcmp(code, others[i]) == 0) return true;
    }
    return false;
}

/* The number of changes, or -1 if they are others on the transposed board. */
static int compare(unsigned technique, const tech_board *other) {
    int count = 0;
    conclusion here = all_of(&path.board, technique);
    conclusion there = all_of(other, technique);
    for (unsigned s = 0; s < 81; s++) {
        unsigned t = transposed(s);
        if (exchanged(here.placed[s]) != there.placed[t]) return -1;
        if (exchanged(here.removed[s]) != there.removed[t]) return -1;
        count += (int)(kt_count(here.placed[s]) + kt_count(here.removed[s]));
    }
    return count;
}

static bool look(unsigned nth, unsigned *changes) {
    static tech_board other;
    transpose(&path.board, &other);
    for (unsigned t = TECH_NONE + 1; t < TECH_END; t++) {
        int count = is_symmetric(t, nth) ? compare(t, &other) : 0;
        if (count < 0) printf("differs %s\n", tech_info_of(t)->about.slug);
        if (count < 0) return false;
        *changes += (unsigned)count;
    }
    return true;
}

static void solve(const char *line, unsigned every, unsigned at) {
    uint8_t digits[81];
    kt_squares givens;
    unsigned changes = 0, removing = 0, nth = 0;
    uint32_t budget = UINT32_MAX;
    read_digits(line, digits, &givens);
    tech_board_open(&path.board, digits, NULL);
    tech_path_begin(&path, &order, &work, NULL);
    for (;; at++) {
        if (at % every == 0 && !look(nth, &changes)) return;
        if (tech_path_next(&path, &budget) != TECH_STEP) break;
        nth = path.finder.step.digit == 0 ? ++removing : 0;
        tech_path_apply(&path);
    }
    printf("%u\n", changes);
}

int main(int count, char **words) {
    static char line[256];
    unsigned every = count > 1 ? (unsigned)atoi(words[1]) : 1;
    tech_order_hodoku(&order);
    for (unsigned puzzle = 0; fgets(line, sizeof line, stdin) != NULL; puzzle++) {
        if (strlen(line) > 81) solve(line, every, puzzle);
    }
    return 0;
}
