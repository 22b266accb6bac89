/* rating.tool.c - HoDoKu's path, level and score of the puzzles on standard input, as far as it is built.
 *
 *     rating.tool           a puzzle a line: level (1 to 5), score, and the path, between tabs
 *     rating.tool 23        the same as the forks numbered 2.3 have it
 *     rating.tool follow    a puzzle, a tab and a recorded path a line: goes along it, and says of each step
 *                           what the order would have found; "unbuilt" if its technique is not built yet, "length" and
 *                           that of its chain if only that is another
 *
 * Every step that is found is held against the solution; one that it refutes ends the program.
 */
#include "step_text.h"

/* From this index of the order on, contradiction and verity with one conclusion are the same step. */
enum { FORCING = 8500 };

static tech_path path;
static tech_work work;
static tech_order order;
static tech_options options;
static uint8_t solution[81];
static char text[1 << 16];

static bool begin(const char *line) {
    uint8_t digits[81];
    kt_squares givens;
    if (strlen(line) < 81) return false;
    read_digits(line, digits, &givens);
    tech_board_open(&path.board, digits, NULL);
    bool is_unique = kt_count_solutions(digits, 2, solution) == 1;
    tech_path_begin(&path, &order, &work, is_unique ? solution : NULL);
    path.finder.options = &options;
    return is_unique;
}

static void check(const tech_step *step) {
    if (is_sound(step, solution)) return;
    write_step(text, step);
    printf("unsound %s\n", text);
    exit(1);
}

static tech_outcome next(void) {
    uint32_t budget = UINT32_MAX;
    tech_outcome outcome = tech_path_next(&path, &budget);
    if (outcome == TECH_STEP) check(&path.finder.step);
    return outcome;
}

/* --- The path ------------------------------------------------------------------------------------- */

static void rate(void) {
    char *at = text;
    tech_outcome outcome;
    while ((outcome = next()) == TECH_STEP) {
        at = write_step(at, &path.finder.step);
        *at++ = ';';
        tech_path_apply(&path);
    }
    *at = 0;
    uint8_t level;
    uint32_t score;
    tech_path_rate(&path, outcome, &level, &score);
    printf("%u\t%u\t%s\n", level, score, text);
}

/* --- Along a recorded path ------------------------------------------------------------------------ */

static bool comes_before(unsigned entry, unsigned technique) {
    return order.entries[entry].index <= tech_info_of(technique)->about.index;
}

/* What the order finds here up to the recorded technique: into `text`; "nothing". */
static bool agrees(unsigned technique, const conclusion *recorded) {
    strcpy(text, "nothing");
    if (next() != TECH_STEP || !comes_before(path.asked, technique))
        return !tech_is_built(technique);
    const tech_step *step = &path.finder.step;
    conclusion found = conclusion_of(step);
    write_step(text, step);
    bool same_entry = order.entries[path.asked].index == tech_info_of(technique)->about.index;
    bool is_forcing = order.entries[path.asked].index >= FORCING;
    return same_entry && (is_forcing || step->technique == technique) &&
           same_conclusion(&found, recorded);
}

/* Makes the recorded step: where ours is the same, in the order of its own removals. */
static void make(unsigned technique, const conclusion *recorded, bool ours) {
    const tech_info *info = tech_info_of(technique);
    path.score += info->about.score;
    if (info->about.level > path.level) path.level = info->about.level;
    path.asked = 0;
    if (ours) {
        tech_apply(&path.board, &path.finder.step);
        return;
    }
    for (unsigned s = 0; s < 81; s++) {
        if (recorded->placed[s])
            tech_board_place(&path.board, s, kt_lowest_digit(recorded->placed[s]));
    }
    for (unsigned d = 1; d <= 9; d++) {
        for (unsigned s = 0; s < 81; s++) {
            if (recorded->removed[s] & kt_digit_bit(d)) tech_board_delete(&path.board, s, d);
        }
    }
}

/* How a step is answered that is the recorded one; the record counts one more than there are links. Of forcing
 * chains and nets only the conclusion is compared. */
static void print_same(unsigned technique, const char *what) {
    unsigned links = path.finder.step.links;
    bool is_chain = *what == '#' && tech_info_of(technique)->about.index < FORCING;
    if (!tech_is_built(technique)) {
        printf("unbuilt;");
    } else if (is_chain && links + 1 != (unsigned)atoi(what + 1)) {
        printf("length %u;", links + 1);
    } else {
        printf("ok;");
    }
}

/* One step, "0702#8 -417"; false if it cannot be read. */
static bool follow_step(const char *step) {
    unsigned technique = technique_of_code(step);
    const char *what = step + strcspn(step, "# ");
    const char *changes = strchr(step, ' ');
    if (technique == TECH_NONE || changes == NULL) return false;
    conclusion recorded = read_conclusion(changes + 1);
    bool is_same = agrees(technique, &recorded);
    printf("%s ", tech_info_of(technique)->about.hodoku);
    if (is_same)
        print_same(technique, what);
    else
        printf("differs %s;", text);
    make(technique, &recorded, is_same && tech_is_built(technique));
    return true;
}

static void follow(const char *steps) {
    uint8_t level;
    uint32_t score;
    while (*steps >= ' ' && follow_step(steps)) {
        steps += strcspn(steps, ";");
        if (*steps == ';') steps++;
    }
    tech_path_rate(&path, path.board.filled == 81 ? TECH_SOLVED : TECH_STUCK, &level, &score);
    printf("\t%u\t%u\n", level, score);
}

int main(int count, char **words) {
    static char line[1 << 16];
    const char *what = count > 1 ? words[1] : "";
    options = tech_default_options;
    options.short_chains_first = strcmp(what, "23") == 0;
    tech_order_hodoku(&order);
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (!begin(line))
            printf("not unique\n");
        else if (strcmp(what, "follow") == 0)
            follow(line + 82);
        else
            rate();
    }
    return 0;
}
