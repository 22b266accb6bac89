/* reglib.tool.c - answers each line of HoDoKu's library of regression tests on standard input with "ok",
 * with "differs" and what was found instead, with "length" and that of the shortest chain if it is not the
 * line's, or with "unbuilt".
 *
 * The rule: on the position of the line the technique alone is asked for all that it finds, with the options of
 * the line's variant. Of the instances with the line's digits there must be one, and each must have exactly
 * the line's result; a variant "x" must find nothing.
 */
#include "step_text.h"

enum { CODE, DIGITS, GIVENS, DELETED, REMOVED, PLACED, EXTRA, FIELDS };

typedef struct {
    const char *field[FIELDS];
    uint16_t digits;
    bool by_removed; /* the digits are those removed, not those of the pattern */
    conclusion expected;
    unsigned right, wrong;
    unsigned links;   /* of the shortest chain that is right */
    char found[4096]; /* the first that is wrong */
} question;

static void split(char *line, const char *field[FIELDS]) {
    line[strcspn(line, "\r\n")] = 0;
    char *at = line + 1;
    for (unsigned i = 0; i < FIELDS; i++) {
        field[i] = at;
        at += strcspn(at, ":");
        if (*at != 0) *at++ = 0;
    }
}

static uint16_t read_set(const char *text) {
    uint16_t digits = 0;
    for (; *text >= '1' && *text <= '9'; text++) digits |= kt_digit_bit((unsigned)(*text - '0'));
    return digits;
}

/* "451 457" */
static void read_list(const char *text, uint16_t of_square[81]) {
    while (*text != 0) {
        tech_candidate candidate = read_candidate(text);
        of_square[tech_square_of(candidate)] |= kt_digit_bit(tech_digit_of(candidate));
        text += strcspn(text, " ");
        text += strspn(text, " ");
    }
}

/* What follows the hyphen of the code: '1' to '4', 'x', or 0. */
static char variant_of(const char *code) {
    const char *hyphen = strchr(code, '-');
    return hyphen == NULL ? 0 : hyphen[1];
}

static tech_options options_of(const char *code) {
    tech_options options = tech_default_options;
    char variant = variant_of(code);
    bool is_large_fish = memcmp(code, "03", 2) == 0 && code[3] >= '1';
    options.one_per_result = false;
    options.siamese = is_large_fish;
    options.duals = memcmp(code, "0404", 4) == 0 || memcmp(code, "0405", 4) == 0;
    options.pair_rectangle = memcmp(code, "0402-1", 6) == 0 || memcmp(code, "0405", 4) == 0;
    options.missing_candidates = !(memcmp(code, "06", 2) == 0 && variant == '1');
    options.sets_in_chains = memcmp(code, "0709-2", 6) == 0 ||
                             (memcmp(code, "071", 3) == 0 && (variant == '3' || variant == '4'));
    options.sets_overlap = memcmp(code, "090", 3) == 0 && code[3] != '1' && variant == '2';
    options.sets_both_ways = memcmp(code, "0903", 4) == 0;
    options.set_chain_length = 6; /* as where all steps are listed */
    return options;
}

/* A siamese fish has the code of the fish and a 1. */
static bool is_siamese(const char *code) {
    return strspn(code, "0123456789") == 5;
}

static unsigned technique_asked(const char *code) {
    char plain[5] = "";
    memcpy(plain, code, 4);
    return technique_of_code(plain);
}

static uint16_t removed_digits(const tech_step *step) {
    uint16_t digits = 0;
    for (unsigned i = 0; i < step->removals; i++) {
        digits |= kt_digit_bit(tech_digit_of(step->removal[i]));
    }
    return digits;
}

static bool take(void *taker, const tech_step *step) {
    question *q = taker;
    bool is_none = variant_of(q->field[CODE]) == 'x';
    if (step->is_siamese != is_siamese(q->field[CODE])) return true;
    if (!is_none && (q->by_removed ? removed_digits(step) : step->digits) != q->digits) return true;
    conclusion found = conclusion_of(step);
    bool is_right = !is_none && same_conclusion(&found, &q->expected);
    if (!is_right && q->wrong == 0) write_step(q->found, step);
    if (is_right) {
        if (q->right == 0 || step->links < q->links) q->links = step->links;
        q->right++;
    } else {
        q->wrong++;
    }
    return true;
}

static void open_board(const question *q, tech_board *board) {
    uint8_t digits[81];
    uint16_t gone[81] = {0};
    kt_squares givens;
    read_digits(q->field[GIVENS], digits, &givens);
    read_list(q->field[DELETED], gone);
    for (unsigned s = 0; s < 81; s++) gone[s] ^= KT_ALL_DIGITS;
    tech_board_open(board, digits, gone);
    board->givens = givens;
}

static void search(question *q, unsigned technique) {
    static tech_board board;
    static tech_work work;
    static tech_finder finder;
    uint8_t solution[81];
    tech_options options = options_of(q->field[CODE]);
    open_board(q, &board);
    tech_finder_begin(&finder, &board, &work);
    if (kt_count_solutions(board.digit, 2, solution) == 1) finder.solution = solution;
    finder.options = &options;
    finder.all = true;
    finder.take = take;
    finder.taker = q;
    tech_set_add(&finder.wanted, technique);
    tech_search(&finder);
}

static void answer(char *line) {
    question q = {.digits = 0};
    split(line, q.field);
    unsigned technique = technique_asked(q.field[CODE]);
    if (!tech_is_built(technique)) {
        printf("unbuilt\n");
        return;
    }
    q.digits = read_set(q.field[DIGITS]);
    bool is_chain = memcmp(q.field[CODE], "070", 3) == 0 && technique != TECH_REMOTE_PAIR;
    q.by_removed = is_chain || memcmp(q.field[CODE], "11", 2) == 0 ||
                   memcmp(q.field[CODE], "071", 3) == 0 || memcmp(q.field[CODE], "09", 2) == 0;
    read_list(q.field[REMOVED], q.expected.removed);
    read_list(q.field[PLACED], q.expected.placed);
    search(&q, technique);
    bool is_none = variant_of(q.field[CODE]) == 'x';
    if (q.wrong > 0 || (q.right == 0 && !is_none)) {
        printf("differs %s\n", q.wrong > 0 ? q.found : "nothing");
    } else if (q.field[EXTRA][0] != 0 && q.links != (unsigned)atoi(q.field[EXTRA])) {
        printf("length %u\n", q.links);
    } else {
        printf("ok\n");
    }
}

int main(void) {
    static char line[8192];
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (line[0] == ':') answer(line);
    }
    return 0;
}
