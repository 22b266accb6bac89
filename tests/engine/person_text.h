/* person_text.h - a catalogue with a person's board in it.
 *
 * The one idea: the board is the text that the catalogue opens, 81 givens, 81 digits and 729 marks, and is changed
 * there as a person would.
 */
#ifndef KT_TESTS_PERSON_TEXT_H
#define KT_TESTS_PERSON_TEXT_H

#include "kakutei.h"
#include "search/search.h"
#include "tap.h"

static const char EASY[] = /* naked and hidden singles are enough */
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char TRICKY[] = /* takes chains */
    ".....5...8.....76..4...2..1...8......3......4.94.1......124...6.27....3.9......7.";
static const char
    BEYOND[] = /* Golden Nugget: takes more than the techniques, and more than suppositions */
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
static const char SEVERAL[] = /* 96 solutions */
    "...87..54....9.6..7........43...5.6...9.........1....3821......6.4..9..1....6....";

static const uint32_t PLENTY = 1000000;

static kt_catalogue *c;
static const kt_catalogue_report *report;
static char solution[82];
static char person[892];

static inline void solve(const char *board) {
    uint8_t digits[81], solved[81];
    for (unsigned s = 0; s < 81; s++) digits[s] = board[s] == '.' ? 0 : (uint8_t)(board[s] - '0');
    kt_count_solutions(digits, 2, solved);
    for (unsigned s = 0; s < 81; s++) solution[s] = (char)('0' + solved[s]);
}

/* Givens and nothing else: every mark that an empty square can have. */
static inline void begin_person(const char *board) {
    memcpy(person, board, 81);
    memcpy(person + 81, board, 81);
    for (unsigned s = 0; s < 81; s++) {
        for (unsigned d = 1; d <= 9; d++) {
            char digit = (char)('0' + d);
            bool has = board[s] == '.' || board[s] == digit;
            person[162 + 9 * s + d - 1] = has ? digit : '.';
        }
    }
}

static inline void enter(unsigned square, char digit) {
    person[81 + square] = digit;
    memset(person + 162 + 9 * square, '.', 9);
}

static inline void unmark(unsigned square, char digit) {
    person[162 + 9 * square + (unsigned)(digit - '1')] = '.';
}

static inline kt_status open_person(void) {
    return kt_catalogue_open(c, person, 891);
}

static inline kt_status check_person(void) {
    kt_status opened = open_person();
    return opened == KT_CONTINUES ? kt_catalogue_check(c, PLENTY) : opened;
}

/* --- Techniques ----------------------------------------------------------------------------------- */

static inline unsigned number_of(const char *slug) {
    unsigned t = 1;
    while (strcmp(kt_technique(t)->slug, slug) != 0) t++;
    return t;
}

static inline void write_order(uint32_t at, const char *slug, unsigned flags, unsigned score) {
    kt_technique_order entry = {(uint8_t)number_of(slug), (uint8_t)flags, (uint16_t)score};
    memcpy(kt_catalogue_text(c) + at * sizeof entry, &entry, sizeof entry);
}

#endif
