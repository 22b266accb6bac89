/* library_text.h - lines of HoDoKu's library of regression tests: their fields, their options, their boards.
 *
 *     :code-variant:digits:board:deleted candidates:removed:placed:length
 */
#ifndef KT_TESTS_LIBRARY_TEXT_H
#define KT_TESTS_LIBRARY_TEXT_H

#include "step_text.h"

enum { CODE, DIGITS, GIVENS, DELETED, REMOVED, PLACED, EXTRA, FIELDS };

static inline void split(char *line, const char *field[FIELDS]) {
    line[strcspn(line, "\r\n")] = 0;
    char *at = line + 1;
    for (unsigned i = 0; i < FIELDS; i++) {
        field[i] = at;
        at += strcspn(at, ":");
        if (*at != 0) *at++ = 0;
    }
}

static inline uint16_t read_set(const char *text) {
    uint16_t digits = 0;
    for (; *text >= '1' && *text <= '9'; text++) digits |= kt_digit_bit((unsigned)(*text - '0'));
    return digits;
}

/* "451 457" */
static inline void read_list(const char *text, uint16_t of_square[81]) {
    while (*text != 0) {
        tech_candidate candidate = read_candidate(text);
        of_square[tech_square_of(candidate)] |= kt_digit_bit(tech_digit_of(candidate));
        text += strcspn(text, " ");
        text += strspn(text, " ");
    }
}

/* What follows the hyphen of the code: '1' to '4', 'x', or 0. */
static inline char variant_of(const char *code) {
    const char *hyphen = strchr(code, '-');
    return hyphen == NULL ? 0 : hyphen[1];
}

static inline tech_options options_of(const char *code) {
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

static inline unsigned technique_asked(const char *code) {
    char plain[5] = "";
    memcpy(plain, code, 4);
    return technique_of_code(plain);
}

/* The board of a line: its digits, without what has been deleted. */
static inline void open_board(const char *const field[FIELDS], tech_board *board) {
    uint8_t digits[81];
    uint16_t gone[81] = {0};
    kt_squares givens;
    read_digits(field[GIVENS], digits, &givens);
    read_list(field[DELETED], gone);
    for (unsigned s = 0; s < 81; s++) gone[s] ^= KT_ALL_DIGITS;
    tech_board_open(board, digits, gone);
    board->givens = givens;
}

#endif
