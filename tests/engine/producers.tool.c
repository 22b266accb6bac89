/* producers.tool.c - what each producer of Sudoku Explainer finds by itself, on HoDoKu's path.
 *
 *     {"digits":"…","candidates":[…],"givens":[…],"found":{"X_WING":{"technique":"x-wing","placed":[],
 *      "removed":[[12,5]]},"SWORDFISH":null,…}}
 *
 * A puzzle a line of standard input; a line for each position. Of the positions before a single all but every tenth are
 * left out, and so are the producers that nest chains. Squares are numbers from 0, a set of digits has bit d - 1
 * for d; what is placed and removed are squares and digits.
 */
#include "step_text.h"
#include "techniques/se/path.h"

enum { OF_SINGLES = 10 };

static const char *const names[SE_PRODUCERS] = {
#define SE(name, finder, argument) #name,
#include "techniques/se/se.def"
#undef SE
};

static tech_path path;
static tech_work work;
static tech_order order;
static uint8_t solution[81];
static se_path se;
static tech_work se_own;
static se_work room;

static void print_givens(kt_squares squares) {
    printf("[");
    for (const char *comma = ""; !kt_squares_empty(squares); comma = ",") {
        printf("%s%u", comma, kt_squares_take(&squares));
    }
    printf("]");
}

static void print_found(const tech_step *step) {
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

static void print_position(const tech_board *board) {
    printf("{\"digits\":\"");
    for (unsigned s = 0; s < 81; s++) printf("%u", board->digit[s]);
    printf("\",\"candidates\":[");
    for (unsigned s = 0; s < 81; s++) printf("%s%u", s == 0 ? "" : ",", board->digits[s]);
    printf("],\"givens\":");
    print_givens(board->givens);
    printf(",\"found\":{");
    for (unsigned producer = 0; producer <= SE_DYNAMIC; producer++) {
        se.board = *board;
        se_path_begin(&se, &se_own, &room);
        printf("%s\"%s\":", producer == 0 ? "" : ",", names[producer]);
        if (se_path_ask(&se, producer))
            print_found(&se.finder.step);
        else
            printf("null");
    }
    printf("}}\n");
}

static bool is_single(const tech_step *step) {
    return step->technique == TECH_FULL_HOUSE || step->technique == TECH_NAKED_SINGLE ||
           step->technique == TECH_HIDDEN_SINGLE;
}

static void follow(const char *line) {
    uint8_t digits[81];
    kt_squares givens;
    uint32_t budget = UINT32_MAX;
    unsigned singles = 0;
    read_digits(line, digits, &givens);
    tech_board_open(&path.board, digits, NULL);
    if (kt_count_solutions(digits, 2, solution) != 1) return;
    tech_path_begin(&path, &order, &work, solution);
    while (tech_path_next(&path, &budget) == TECH_STEP) {
        if (!is_single(&path.finder.step) || singles++ % OF_SINGLES == 0)
            print_position(&path.board);
        tech_path_apply(&path);
    }
}

int main(void) {
    static char line[256];
    tech_order_hodoku(&order);
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strcspn(line, "\r\n") == 81) follow(line);
    }
    return 0;
}
