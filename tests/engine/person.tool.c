/* person.tool.c - answers each line of HoDoKu's library on standard input with what the catalogue says of its position,
 * taken for a person's board: how many questions were answered as they should be, or what was not.
 *
 * The rule: nothing is wrong there; without the mark of a digit of the solution that mark is missing; no digit
 * of the solution can go; and with the line's technique alone, each candidate that the line removes can, by one step of
 * that technique, and a hint is that technique. Lines that want an option which no list of all steps has, and those that must find nothing, are
 * answered with "no".
 */
#include "library_text.h"

#include "kakutei.h"

static const uint32_t PLENTY = 100000000;

static kt_catalogue *c;
static const kt_catalogue_report *report;

/* Siamese fish, dual kites and rectangles, rectangles with two candidates, chains of sets that go back in the list. */
static bool is_special(const char *code) {
    return variant_of(code) == 'x' || strspn(code, "0123456789") == 5 ||
           memcmp(code, "0404", 4) == 0 || memcmp(code, "0405", 4) == 0 ||
           memcmp(code, "0402-1", 6) == 0 || memcmp(code, "0903-1", 6) == 0;
}

static void write_person(const tech_board *board, char text[891]) {
    memset(text, '.', 891);
    for (unsigned s = 0; s < 81; s++) {
        char digit = (char)('0' + board->digit[s]);
        if (kt_squares_has(board->givens, s)) text[s] = digit;
        if (board->digit[s] != 0) text[81 + s] = digit;
        for (unsigned d = 1; d <= 9; d++) {
            if (tech_has(board, s, d)) text[162 + 9 * s + d - 1] = (char)('0' + d);
        }
    }
}

static void open_with(const char text[891], unsigned technique) {
    kt_technique_order only = {(uint8_t)technique, 0, 1};
    kt_catalogue_open(c, text, 891);
    memcpy(kt_catalogue_text(c), &only, sizeof only);
    kt_catalogue_set_order(c, 1);
}

static bool is_only(const uint32_t set[3], unsigned square) {
    return memcmp(set, kt_one_square(square).band, 3 * sizeof *set) == 0;
}

/* The questions about the digits of the solution; NULL, or what is wrong. */
static const char *ask_about_solution(char text[891], unsigned technique, unsigned *asked) {
    for (unsigned s = 0; s < 81; s++) {
        if (text[81 + s] != '.') continue;
        unsigned digit = kt_lowest_digit(report->common[s]);
        if (kt_catalogue_ask(c, s, digit, PLENTY) != KT_FINISHED) return "not answered";
        if (report->answer != KT_ANSWER_IN_SOLUTION) return "a digit of the solution can go";
        (*asked)++;
        if (s % 9 != 0) continue;
        text[162 + 9 * s + digit - 1] = '.';
        open_with(text, technique);
        if (kt_catalogue_check(c, PLENTY) != KT_INCONSISTENT || !is_only(report->missing, s)) {
            return "a mark that is missing is not reported";
        }
        text[162 + 9 * s + digit - 1] = (char)('0' + digit);
        open_with(text, technique);
        kt_catalogue_check(c, PLENTY);
    }
    return NULL;
}

static const char *ask_about_removed(const uint16_t removed[81], unsigned technique,
                                     unsigned *asked) {
    for (unsigned i = 0; i < 729; i++) {
        if (!(removed[i / 9] >> i % 9 & 1)) continue;
        if (kt_catalogue_ask(c, i / 9, i % 9 + 1, PLENTY) != KT_FINISHED) return "not answered";
        if (report->answer != KT_ANSWER_FOUND) return "the technique is not found";
        if (kt_catalogue_steps(c)->technique != technique) return "another technique is found";
        (*asked)++;
    }
    return NULL;
}

/* The technique is the next step, and told. */
static const char *ask_for_hint(unsigned technique) {
    if (kt_catalogue_next(c, PLENTY) != KT_CONTINUES) return "there is no hint";
    if (kt_catalogue_tell(c, 0, PLENTY) != KT_FINISHED) return "the hint is not told";
    const kt_event *e = kt_catalogue_events(c);
    while (e->kind != KT_EVENT_DEDUCTION) e++;
    return e->rule == KT_RULE_TECHNIQUE + technique ? NULL : "the hint is another technique";
}

static void answer(char *line) {
    const char *field[FIELDS];
    split(line, field);
    unsigned technique = technique_asked(field[CODE]);
    if (is_special(field[CODE]) || !tech_is_built(technique)) {
        printf("no\n");
        return;
    }
    static tech_board board;
    static char text[891];
    unsigned asked = 0;
    uint16_t removed[81] = {0};
    open_board(field, &board);
    read_list(field[REMOVED], removed);
    write_person(&board, text);
    open_with(text, technique);
    const char *fault = kt_catalogue_check(c, PLENTY) == KT_FINISHED ? NULL : "something is wrong";
    if (fault == NULL && report->solutions == 1) {
        fault = ask_about_solution(text, technique, &asked);
    }
    bool holds = report->solutions == 1 || !tech_info_of(technique)->is_uniqueness;
    if (fault == NULL && holds) fault = ask_about_removed(removed, technique, &asked);
    if (fault == NULL && holds && variant_of(field[CODE]) == 0) fault = ask_for_hint(technique);
    if (fault == NULL) {
        printf("%u\n", asked);
    } else {
        printf("%s: %s\n", field[CODE], fault);
    }
}

int main(void) {
    static char line[8192];
    c = kt_catalogue_create();
    if (c == NULL) return 1;
    report = kt_catalogue_get_report(c);
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (line[0] == ':') answer(line);
    }
    kt_catalogue_free(c);
    return 0;
}
