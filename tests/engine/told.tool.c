/* told.tool.c - steps with their parts, a line of JSON each, as tests/told/ proves and reads them. Of a line of
 * standard input:
 *
 *     :0400:...            a case of HoDoKu's library: what its technique finds, up to FEW instances
 *     PUZZLE               each step of HoDoKu's path
 *     SLUG PUZZLE          the instances of a technique on the way to the solution, up to FEW
 *     se PUZZLE            each step of Sudoku Explainer's path
 *     se SLUG PUZZLE       those of a technique, up to FEW
 *
 * Squares are numbers from 0, units from 0 (rows, columns, boxes; 255: none), sets of digits have bit d - 1 for d.
 */
#include "library_text.h"
#include "techniques/se/path.h"

enum { FEW = 4 };

static tech_path path;
static tech_work work;
static tech_order order;
static tech_part parts[TECH_PARTS];
static uint8_t solution[81];
static unsigned left; /* instances that are still to be told */

static void print_squares(kt_squares squares) {
    printf("[");
    for (const char *comma = ""; !kt_squares_empty(squares); comma = ",") {
        printf("%s%u", comma, kt_squares_take(&squares));
    }
    printf("]");
}

static void print_board(const tech_board *board) {
    printf("\"digits\":\"");
    for (unsigned s = 0; s < 81; s++) printf("%u", board->digit[s]);
    printf("\",\"candidates\":[");
    for (unsigned s = 0; s < 81; s++) printf("%s%u", s == 0 ? "" : ",", board->digits[s]);
    printf("],\"givens\":");
    print_squares(board->givens);
}

static void print_part(const tech_part *part) {
    int other = part->other == TECH_NO_PART ? -1 : part->other;
    printf("{\"role\":%u,\"unit\":%u,\"digits\":%u,\"other\":%d,\"squares\":", part->role,
           part->unit, part->digits, other);
    print_squares(part->squares);
    if (part->technique != TECH_NONE) {
        printf(",\"technique\":\"%s\"", tech_info_of(part->technique)->about.slug);
    }
    printf("}");
}

static void print_step(const tech_board *board, const tech_step *step) {
    printf("{\"technique\":\"%s\",", tech_info_of(step->technique)->about.slug);
    print_board(board);
    printf(",\"unit\":%u,\"set\":%u,\"links\":%u,\"digit\":%u,\"squares\":", step->unit,
           step->digits, step->links, step->digit);
    print_squares(step->squares);
    printf(",\"placed\":");
    print_squares(step->placed);
    printf(",\"removed\":[");
    for (unsigned i = 0; i < step->removals; i++) {
        printf("%s[%u,%u]", i == 0 ? "" : ",", tech_square_of(step->removal[i]),
               tech_digit_of(step->removal[i]));
    }
    printf("],\"parts\":[");
    for (unsigned i = 0; i < step->part_count; i++) {
        if (i > 0) printf(",");
        print_part(&parts[i]);
    }
    printf("]}\n");
}

static bool take(void *taker, const tech_step *step) {
    print_step(taker, step);
    return --left > 0;
}

static void tell_all(tech_board *board, const tech_options *options, unsigned technique) {
    static tech_finder finder;
    tech_finder_begin(&finder, board, &work);
    if (kt_count_solutions(board->digit, 2, solution) == 1) finder.solution = solution;
    finder.options = options;
    finder.all = true;
    finder.is_told = true;
    finder.parts = parts;
    finder.take = take;
    finder.taker = board;
    tech_set_add(&finder.wanted, technique);
    tech_search(&finder);
}

static void tell_line(char *line) {
    static tech_board board;
    const char *field[FIELDS];
    split(line, field);
    unsigned technique = technique_asked(field[CODE]);
    if (!tech_is_built(technique)) return;
    tech_options options = options_of(field[CODE]);
    open_board(field, &board);
    left = FEW;
    tell_all(&board, &options, technique);
}

static bool begin(const char *line) {
    uint8_t digits[81];
    kt_squares givens;
    if (strlen(line) < 81) return false;
    read_digits(line, digits, &givens);
    tech_board_open(&path.board, digits, NULL);
    if (kt_count_solutions(digits, 2, solution) != 1) return false;
    tech_path_begin(&path, &order, &work, solution);
    path.finder.is_told = true;
    path.finder.parts = parts;
    return true;
}

static void tell_path(const char *line) {
    uint32_t budget = UINT32_MAX;
    if (!begin(line)) return;
    while (tech_path_next(&path, &budget) == TECH_STEP) {
        print_step(&path.board, &path.finder.step);
        tech_path_apply(&path);
    }
}

static void tell_instances(unsigned technique, const char *line) {
    tech_options options = tech_default_options;
    uint32_t budget = UINT32_MAX;
    if (!begin(line)) return;
    options.duals = options.pair_rectangle = true;
    left = FEW;
    while (left > 0 && tech_path_next(&path, &budget) == TECH_STEP) {
        tell_all(&path.board, &options, technique);
        tech_path_apply(&path);
    }
}

/* TECH_NONE: all steps. */
static void tell_se(unsigned technique, const char *line) {
    static se_path se;
    static se_work room;
    if (!begin(line)) return;
    se.board = path.board;
    se_path_begin(&se, &work, &room);
    se.finder.is_told = true;
    se.finder.parts = parts;
    uint32_t budget = UINT32_MAX;
    left = FEW;
    while (left > 0 && se_path_next(&se, &budget) == TECH_STEP) {
        const tech_step *step = &se.finder.step;
        if (technique == TECH_NONE || technique == step->technique) print_step(&se.board, step);
        if (technique == step->technique) left--;
        se_path_apply(&se);
    }
}

static unsigned technique_of_slug(const char *slug) {
    size_t length = strcspn(slug, " ");
    for (unsigned t = TECH_NONE + 1; t < TECH_END; t++) {
        const char *known = tech_info_of(t)->about.slug;
        if (strlen(known) == length && memcmp(known, slug, length) == 0) return t;
    }
    return TECH_NONE;
}

int main(void) {
    static char line[8192];
    tech_order_hodoku(&order);
    while (fgets(line, sizeof line, stdin) != NULL) {
        bool is_se = memcmp(line, "se ", 3) == 0;
        char *rest = is_se ? line + 3 : line;
        unsigned technique = technique_of_slug(rest);
        const char *puzzle = technique == TECH_NONE ? rest : strchr(rest, ' ') + 1;
        if (line[0] == ':')
            tell_line(line);
        else if (is_se)
            tell_se(technique, puzzle);
        else if (technique == TECH_NONE)
            tell_path(puzzle);
        else
            tell_instances(technique, puzzle);
    }
    return 0;
}
