/* candidates.test.c - boards that are opened with candidates: which methods take them, and what a
 * press does with them.
 *
 * The one idea: UNIQUE has one solution. Candidates that leave it out make the board inconsistent,
 * candidates that leave nothing else make every method's work easy.
 */
#include "kakutei.h"
#include "tap.h"

static const char UNIQUE[] =
    ".5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7";
static const char EMPTY[] =
    ".................................................................................";
static const uint32_t PLENTY = 100000000;

static kt *k;
static char solution[81];
static char text[891];

/* UNIQUE as givens, no further digits, and all candidates. */
static void write_all(void) {
    memcpy(text, UNIQUE, 81);
    memset(text + 81, '.', 81);
    for (unsigned i = 0; i < 729; i++) {
        bool given = UNIQUE[i / 9] != '.';
        text[162 + i] = given ? '.' : (char)('1' + i % 9);
    }
}

/* Leaves a square these candidates. */
static void leave(unsigned square, const char *digits) {
    for (unsigned d = 0; d < 9; d++) {
        char digit = (char)('1' + d);
        text[162 + 9 * square + d] = strchr(digits, digit) != NULL ? digit : '.';
    }
}

static bool stands(const char *board) {
    return memcmp(kt_get_report(k)->board, board, 81) == 0;
}

static void solve_by(uint32_t method) {
    const char *slug = kt_method(method)->slug;
    char name[120];
    sprintf(name, "%s solves from all candidates as it does without", slug);
    kt_open(k, UNIQUE, 81, method);
    kt_solve(k, PLENTY);
    uint32_t visits = kt_get_report(k)->counts[KT_COUNT_VISITS];
    write_all();
    tap_number(kt_open(k, text, 891, method), KT_CONTINUES, name);
    tap_ok(stands(UNIQUE), "the board shows its digits");
    kt_solve(k, PLENTY);
    tap_ok(stands(solution) && kt_get_report(k)->counts[KT_COUNT_VISITS] == visits,
           "in as many visits");

    leave(0, (char[]){solution[0], 0});
    kt_open(k, text, 891, method);
    kt_step(k, PLENTY);
    kt_step(k, PLENTY);
    kt_placement first = kt_get_report(k)->placed[0];
    tap_ok(kt_get_report(k)->placed_count == 1 && first.digit == solution[first.square] - '0',
           "with one candidate in r1c1 the digits are right");
    tap_ok(kt_get_report(k)->board[0] == solution[0] ||
               kt_get_candidates(k)[0] == 1u << (solution[0] - '1'),
           "and the second press still knows of it");

    leave(0, solution[0] == '2' ? "48" : "2");
    kt_open(k, text, 891, method);
    tap_number(kt_solve(k, PLENTY), KT_INCONSISTENT,
               "without the right candidate there is no solution");
    write_all();
    leave(3, "");
    kt_set_board(k, text, 891);
    kt_solve(k, PLENTY);
    tap_ok(kt_get_report(k)->outcome == KT_INCONSISTENT && kt_get_report(k)->marks[0] == 1u << 3,
           "a square without candidates is marked");

    for (unsigned i = 0; i < 729; i++) {
        text[i] = solution[i / 9] == '1' + (char)(i % 9) ? solution[i / 9] : '0';
    }
    tap_number(kt_open(k, text, 729, method), KT_CONTINUES, "729 candidates are a board, too");
    tap_ok(stands(EMPTY) && kt_get_candidates(k)[80] == 1u << (solution[80] - '1'),
           "without digits, and tells them");
    tap_ok(kt_solve(k, PLENTY) == KT_FINISHED && stands(solution) &&
               kt_get_report(k)->placed_count == 81,
           "which the press places");
    kt_set_board(k, UNIQUE, 81);
    tap_number(kt_get_candidates(k)[0], 0x1FF, "81 digits forget the candidates");
}

static void refused_by(uint32_t method) {
    char name[120];
    sprintf(name, "%s takes digits only", kt_method(method)->slug);
    write_all();
    kt_open(k, UNIQUE, 81, method);
    tap_ok(kt_open(k, text, 891, method) == KT_E_CANDIDATES &&
               kt_open(k, text, 729, method) == KT_E_CANDIDATES &&
               kt_set_board(k, text, 891) == KT_E_CANDIDATES &&
               kt_open(k, text, 890, method) == KT_E_LENGTH,
           name);
    tap_ok(stands(UNIQUE) && kt_solve(k, PLENTY) == KT_FINISHED && stands(solution),
           "and works on");
}

static void tests_positions(uint32_t method) {
    write_all();
    kt_open(k, text, 891, method);
    text[81 + 1] = '6';
    tap_number(kt_open(k, text, 891, method), KT_E_SYMBOL, "a digit on another given is refused");
    tap_number(kt_get_report(k)->error_position, 82, "with its position");
    text[81 + 1] = '5';
    text[162 + 9 + 8] = '9';
    tap_number(kt_set_board(k, text, 891), KT_E_SYMBOL, "so is a candidate beside a digit");
    tap_number(kt_get_report(k)->error_position, 162 + 9 + 8, "with its position");
    text[162 + 9 + 8] = '.';
    tap_ok(kt_set_board(k, text, 891) == KT_CONTINUES && kt_solve(k, PLENTY) == KT_FINISHED,
           "and the handle works on");
}

int main(void) {
    k = kt_create(1);
    kt_open(k, UNIQUE, 81, 0);
    kt_solve(k, PLENTY);
    memcpy(solution, kt_get_report(k)->board, 81);
    unsigned taking = 0;
    for (uint32_t method = 0; method < kt_method_count(); method++) {
        if (kt_method(method)->flags & KT_METHOD_TAKES_CANDIDATES) {
            if (taking++ == 0) tests_positions(method);
            solve_by(method);
        } else {
            refused_by(method);
        }
    }
    tap_number(taking, 4,
               "the logical cube, human-like solving, cell lists and techniques take candidates");
    kt_free(k);
    return tap_end();
}
