/* step_text.h - candidates and steps as text, for the tests of the techniques.
 *
 * The one idea: the notation of the recorded paths. A candidate is digit, row, column; a step is HoDoKu's code
 * and then +d r c for each digit placed, -d r c for each candidate removed: "0003 +641", "0100 -451-457".
 */
#ifndef KT_TESTS_STEP_TEXT_H
#define KT_TESTS_STEP_TEXT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "search/search.h"
#include "techniques/path.h"

/* Conclusions as sets, so that their order does not matter. */
typedef struct {
    uint16_t placed[81], removed[81];
} conclusion;

static inline conclusion conclusion_of(const tech_step *step) {
    conclusion c = {{0}, {0}};
    kt_squares placed = step->placed;
    while (!kt_squares_empty(placed))
        c.placed[kt_squares_take(&placed)] |= kt_digit_bit(step->digit);
    for (unsigned i = 0; i < step->removals; i++) {
        tech_candidate gone = step->removal[i];
        c.removed[tech_square_of(gone)] |= kt_digit_bit(tech_digit_of(gone));
    }
    return c;
}

static inline bool same_conclusion(const conclusion *a, const conclusion *b) {
    return memcmp(a, b, sizeof *a) == 0;
}

/* "451" */
static inline tech_candidate read_candidate(const char *text) {
    unsigned square = 9u * (unsigned)(text[1] - '1') + (unsigned)(text[2] - '1');
    return tech_candidate_of(square, (unsigned)(text[0] - '0'));
}

/* "+417-451-457" */
static inline conclusion read_conclusion(const char *text) {
    conclusion c = {{0}, {0}};
    for (; *text == '+' || *text == '-'; text += 4) {
        tech_candidate candidate = read_candidate(text + 1);
        uint16_t *digits = *text == '+' ? c.placed : c.removed;
        digits[tech_square_of(candidate)] |= kt_digit_bit(tech_digit_of(candidate));
    }
    return c;
}

/* The same, ascending. `text` has room for what is written. */
static inline char *write_conclusion(char *text, const conclusion *c) {
    for (unsigned pass = 0; pass < 2; pass++) {
        for (unsigned d = 1; d <= 9; d++) {
            for (unsigned s = 0; s < 81; s++) {
                if (!((pass ? c->removed : c->placed)[s] & kt_digit_bit(d))) continue;
                text += sprintf(text, "%c%u%u%u", pass ? '-' : '+', d, s / 9 + 1, s % 9 + 1);
            }
        }
    }
    *text = 0;
    return text;
}

static inline char *write_step(char *text, const tech_step *step) {
    conclusion c = conclusion_of(step);
    text += sprintf(text, "%s ", tech_info_of(step->technique)->about.hodoku);
    return write_conclusion(text, &c);
}

/* The technique with this code, which ends at anything but a letter or digit; TECH_NONE if there is none. */
static inline unsigned technique_of_code(const char *code) {
    size_t length = strcspn(code, "-# :;@\t\n");
    for (unsigned t = TECH_NONE + 1; t < TECH_END; t++) {
        const char *known = tech_info_of(t)->about.hodoku;
        if (strlen(known) == length && length > 0 && memcmp(known, code, length) == 0) return t;
    }
    return TECH_NONE;
}

/* 81 characters, or digits of which those that were not given have a plus before them; returns what follows. */
static inline const char *read_digits(const char *text, uint8_t digits[81], kt_squares *givens) {
    *givens = kt_no_squares();
    for (unsigned s = 0; s < 81; s++, text++) {
        bool given = *text != '+';
        if (!given) text++;
        digits[s] = *text >= '1' && *text <= '9' ? (uint8_t)(*text - '0') : 0;
        if (given && digits[s] != 0) kt_squares_add(givens, s);
    }
    return text;
}

/* Where a test that asks for all steps at every position of a path asks for those of this technique. There are
 * so many franken, mutant and kraken fish that they are asked for only after a step that removes something, the `nth`
 * (0: the last step was none); those that HoDoKu does not rate once in a path, and larger ones later. */
static inline bool is_asked(unsigned technique, unsigned nth) {
    const tech_info *info = tech_info_of(technique);
    bool is_dear = info->find == tech_find_complex_fish || info->find == tech_find_kraken_fish;
    if (!is_dear) return tech_is_built(technique);
    return info->rates ? nth > 0 : nth == (info->about.hodoku[3] <= '2' ? 10 : 20);
}

/* Whether nothing in the step is wrong for the only solution. */
static inline bool is_sound(const tech_step *step, const uint8_t solution[81]) {
    conclusion c = conclusion_of(step);
    for (unsigned s = 0; s < 81; s++) {
        if (c.removed[s] & kt_digit_bit(solution[s])) return false;
        if (c.placed[s] & ~kt_digit_bit(solution[s])) return false;
    }
    return true;
}

#endif
