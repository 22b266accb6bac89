/* se_rating.tool.c - Sudoku Explainer 1.2.1's ratings of the puzzles on standard input.
 *
 *     se_rating.tool           a puzzle a line: ER, EP and ED
 *     se_rating.tool steps     and the steps, as they are recorded: code@rating#complexity +placed -removed
 *     se_rating.tool follow    a puzzle, a tab and recorded steps a line: goes along them, and says of each "ok", or
 *                              "length" and the complexity if only that is another, or "differs" and what would have
 *                              been found
 *     se_rating.tool sound     a puzzle a line: how many steps its path has, none of which the solution refutes, with
 *                              chains that are proved
 *     se_rating.tool pauses    a puzzle a line: how many pauses its path has, and the most milliseconds between two
 *
 * A number behind these words is the budget between two pauses; without it there are none. A puzzle has 81 characters, or 729: the candidates of each square. Every step is held against the solution.
 */
#include <time.h>

#include "se_proof.h"
#include "step_text.h"
#include "techniques/se/path.h"

static se_path path;
static tech_work work;
static se_work room;
static uint8_t solution[81];
static char text[1 << 16];

/* 729 characters: a candidate that is alone in its square, and that no peer has, stands there. */
static void read_candidates(const char *line, uint8_t digits[81], uint16_t candidates[81]) {
    for (unsigned s = 0; s < 81; s++) {
        candidates[s] = 0;
        for (unsigned d = 1; d <= 9; d++) {
            if (line[9 * s + d - 1] == (char)('0' + d)) candidates[s] |= kt_digit_bit(d);
        }
    }
    for (unsigned s = 0; s < 81; s++) {
        uint16_t seen = 0;
        kt_squares peers = kt_squares_seen(s);
        while (!kt_squares_empty(peers)) seen |= candidates[kt_squares_take(&peers)];
        bool stands = kt_is_single(candidates[s]) && !(seen & candidates[s]);
        digits[s] = stands ? (uint8_t)kt_lowest_digit(candidates[s]) : 0;
    }
}

static bool begin(const char *line) {
    uint8_t digits[81];
    uint16_t candidates[81];
    kt_squares givens;
    size_t length = strcspn(line, "\t\r\n");
    if (length != 81 && length != 729) return false;
    if (length == 81) {
        read_digits(line, digits, &givens);
    } else {
        read_candidates(line, digits, candidates);
    }
    tech_board_open(&path.board, digits, length == 81 ? NULL : candidates);
    se_path_begin(&path, &work, &room);
    return kt_count_solutions(digits, 2, solution) == 1;
}

static uint32_t slice = UINT32_MAX;
static unsigned pauses;
static double longest; /* milliseconds between two pauses */

static tech_outcome next(void) {
    for (;; pauses++) {
        uint32_t budget = slice;
        clock_t start = clock();
        tech_outcome outcome = se_path_next(&path, &budget);
        double took = 1000.0 * (double)(clock() - start) / CLOCKS_PER_SEC;
        if (took > longest) longest = took;
        if (outcome != TECH_MORE) return outcome;
    }
}

static char *write_rating(char *at, unsigned tenths) {
    return at + sprintf(at, "%u.%u", tenths / 10, tenths % 10);
}

static char *write_se_step(char *at, const tech_step *step) {
    static const char *const more[] = {"+", "+FC", "+MFC", "+DFC", "+DFC+"};
    at += sprintf(at, "%s%s@", tech_info_of(step->technique)->about.se,
                  path.asked > SE_DYNAMIC ? more[path.asked - SE_DYNAMIC - 1] : "");
    at = write_rating(at, step->rating);
    if (step->links != 0) at += sprintf(at, "#%u", step->links);
    conclusion c = conclusion_of(step);
    *at++ = ' ';
    return write_conclusion(at, &c);
}

static void check(const tech_step *step) {
    if (solution[0] == 0 || is_sound(step, solution)) return;
    write_se_step(text, step);
    printf("unsound %s\n", text);
    exit(1);
}

static void rate(bool with_steps) {
    char *at = text;
    *at = 0;
    while (next() == TECH_STEP) {
        check(&path.finder.step);
        if (with_steps) at = write_se_step(at, &path.finder.step) + sprintf(at + strlen(at), ";");
        se_path_apply(&path);
    }
    char ratings[32], *r = write_rating(ratings, path.er);
    *r++ = '\t';
    r = write_rating(r, path.ep);
    *r++ = '\t';
    write_rating(r, path.ed);
    printf("%s%s%s\n", ratings, with_steps ? "\t" : "", with_steps ? text : "");
}

static void count_pauses(void) {
    pauses = 0;
    longest = 0;
    while (next() == TECH_STEP) se_path_apply(&path);
    printf("%u\t%.1f\n", pauses, longest);
}

static void prove(void) {
    static tech_part parts[TECH_PARTS];
    unsigned steps = 0;
    path.finder.is_told = true;
    path.finder.parts = parts;
    for (; next() == TECH_STEP; steps++) {
        check(&path.finder.step);
        const char *fault = prove_chains(&path.board, &path.finder.step, parts);
        if (fault != NULL) {
            write_se_step(text, &path.finder.step);
            printf("%s: %s\n", fault, text);
            exit(1);
        }
        se_path_apply(&path);
    }
    printf("%u\n", steps);
}

/* --- Along recorded steps ------------------------------------------------------------------------- */

/* What the producers find here, into `text`; "nothing". How that is answered. */
static const char *answer_to(const char *step) {
    static char answer[sizeof text + 16];
    size_t head = strcspn(step, " ");
    size_t rating = strcspn(step, "# ");
    conclusion recorded = read_conclusion(step + head + 1);
    if (next() != TECH_STEP) return "differs nothing";
    const tech_step *found = &path.finder.step;
    check(found);
    conclusion ours = conclusion_of(found);
    write_se_step(text, found);
    bool is_same = strcspn(text, "# ") == rating && strncmp(text, step, rating) == 0 &&
                   same_conclusion(&ours, &recorded);
    unsigned complexity = step[rating] == '#' ? (unsigned)atoi(step + rating + 1) : 0;
    if (is_same && complexity == found->links) return "ok";
    if (is_same) {
        sprintf(answer, "length %u", found->links);
    } else {
        sprintf(answer, "differs %s", text);
    }
    return answer;
}

static void make(const conclusion *recorded) {
    path.asked = 0;
    for (unsigned s = 0; s < 81; s++) {
        uint16_t placed = recorded->placed[s];
        if (placed != 0) tech_board_place(&path.board, s, kt_lowest_digit(placed));
    }
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned d = 1; d <= 9; d++) {
            if (recorded->removed[s] & kt_digit_bit(d)) tech_board_delete(&path.board, s, d);
        }
    }
}

static void follow_step(const char *step) {
    conclusion recorded = read_conclusion(step + strcspn(step, " ") + 1);
    printf("%.*s %s;", (int)strcspn(step, "@"), step, answer_to(step));
    make(&recorded);
}

static void follow(const char *steps) {
    while (*steps >= ' ') {
        follow_step(steps);
        steps += strcspn(steps, ";\r\n");
        if (*steps == ';') steps++;
    }
    printf("\n");
}

int main(int count, char **words) {
    static char line[1 << 16];
    const char *what = count > 1 ? words[1] : "";
    if (count > 2) slice = (uint32_t)atoi(words[2]);
    while (fgets(line, sizeof line, stdin) != NULL) {
        solution[0] = 0;
        bool valid = begin(line);
        if (!valid && strcspn(line, "\t\r\n") == 81) {
            printf("not unique\n");
        } else if (strcmp(what, "follow") == 0) {
            follow(line + strcspn(line, "\t") + 1);
        } else if (strcmp(what, "sound") == 0) {
            prove();
        } else if (strcmp(what, "pauses") == 0) {
            count_pauses();
        } else {
            rate(strcmp(what, "steps") == 0);
        }
        fflush(stdout);
    }
    return 0;
}
