/* producers.tool.c - what each producer of Sudoku Explainer finds by itself.
 *
 *     {"X_WING":{"technique":"x-wing","placed":[],"removed":[[12,5]]},"SWORDFISH":null,…}
 *
 * A board a line of standard input: 81 digits and the 729 candidates, as the catalogue reads them. For each a line, with the
 * producers' names of se.def; those that nest chains are left out. What is placed and removed are squares, from 0,
 * and digits.
 */
#include "step_text.h"
#include "techniques/se/path.h"

enum { BOARD = 81 + 729 };

static const char *const names[SE_PRODUCERS] = {
#define SE(name, finder, argument) #name,
#include "techniques/se/se.def"
#undef SE
};

static tech_board board;
static tech_work work;
static se_path path;
static se_work room;

static void open_board(const char *line) {
    uint8_t digits[81];
    uint16_t candidates[81] = {0};
    kt_squares givens;
    line = read_digits(line, digits, &givens);
    for (unsigned i = 0; i < 729; i++) {
        if (line[i] != '.') candidates[i / 9] |= kt_digit_bit(i % 9 + 1);
    }
    tech_board_open(&board, digits, candidates);
}

static void print_step(const tech_step *step) {
    printf("{\"technique\":\"%s\",\"placed\":[", tech_info_of(step->technique)->about.slug);
    kt_squares placed = step->placed;
    for (const char *comma = ""; !kt_squares_empty(placed); comma = ",") {
        printf("%s[%u,%u]", comma, kt_squares_take(&placed), step->digit);
    }
    printf("],\"removed\":[");
    for (unsigned i = 0; i < step->removals; i++) {
        printf("%s[%u,%u]", i == 0 ? "" : ",", tech_square_of(step->removal[i]),
               tech_digit_of(step->removal[i]));
    }
    printf("]}");
}

static void ask(unsigned producer) {
    path.board = board;
    se_path_begin(&path, &work, &room);
    if (se_path_ask(&path, producer))
        print_step(&path.finder.step);
    else
        printf("null");
}

int main(void) {
    static char line[BOARD + 8];
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strcspn(line, "\r\n") != BOARD) return 1;
        open_board(line);
        for (unsigned producer = 0; producer <= SE_DYNAMIC; producer++) {
            printf("%s\"%s\":", producer == 0 ? "{" : ",", names[producer]);
            ask(producer);
        }
        printf("}\n");
    }
    return 0;
}
