/* reglib.tool.c - answers each line of HoDoKu's library of regression tests on standard input with "ok",
 * with "differs" and what was found instead, with "length" and that of the shortest chain if it is not the
 * line's, or with "unbuilt".
 *
 * The rule: on the position of the line the technique alone is asked for all that it finds, with the options of
 * the line's variant. Of the instances with the line's digits there must be one, and each must have exactly
 * the line's result; a variant "x" must find nothing.
 */
#include "library_text.h"

typedef struct {
    const char *field[FIELDS];
    uint16_t digits;
    bool by_removed; /* the digits are those removed, not those of the pattern */
    conclusion expected;
    unsigned right, wrong;
    unsigned links;   /* of the shortest chain that is right */
    char found[4096]; /* the first that is wrong */
} question;

/* A siamese fish has the code of the fish and a 1. */
static bool is_siamese(const char *code) {
    return strspn(code, "0123456789") == 5;
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

static void search(question *q, unsigned technique) {
    static tech_board board;
    static tech_work work;
    static tech_finder finder;
    uint8_t solution[81];
    tech_options options = options_of(q->field[CODE]);
    open_board(q->field, &board);
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
