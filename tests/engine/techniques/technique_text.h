/* technique_text.h - positions for techniques, and their finds there, as text.
 *
 * The one idea: positions are written as square_text.h does, and taken away from in the order of the text, for
 * that is the order in which singles are queued. A step is its unit, its pattern, and what it does in its
 * order: "b1 r1c1+r1c2=12: r1c3-12 r2c1-1", "r1 r1c5=9: r1c5=9".
 */
#ifndef KT_TESTS_TECHNIQUE_TEXT_H
#define KT_TESTS_TECHNIQUE_TEXT_H

#include "square_text.h"
#include "tap.h"
#include "techniques/path.h"

static tech_board board;
static tech_work work;
static tech_finder finder;
static tech_part parts[TECH_PARTS];

static const tech_options *asked_with = &tech_default_options;

/* Of a finder that holds only where there is one solution: something to hold on to. */
static const uint8_t some_solution[81];

/* --- Setting up ----------------------------------------------------------------------------------- */

static inline void leave_in_unit(unsigned unit, unsigned digit, kt_squares places) {
    for (unsigned p = 0; p < 9; p++) {
        unsigned square = kt_unit_squares[unit][p];
        if (!kt_squares_has(places, square)) tech_board_delete(&board, square, digit);
    }
}

static inline void leave_in_square(unsigned square, uint16_t digits) {
    for (unsigned d = 1; d <= 9; d++) {
        if (!(digits & kt_digit_bit(d))) tech_board_delete(&board, square, d);
    }
}

/* Takes candidates away, as a list with blanks between says it: "r1c1=12" leaves a square these digits,
 * "r1c1-12" takes them, "r1:3=r1c1+r1c5" leaves a unit these places for the digit. */
static inline void leave(const char *list) {
    for (; *list != 0; list += strcspn(list, " "), list += *list == ' ') {
        if (list[2] == ':') {
            leave_in_unit(unit_of(list), (unsigned)(list[3] - '0'), squares_of(list + 5));
        } else {
            uint16_t digits = digits_of(list + 5);
            leave_in_square(square_of(list), list[4] == '=' ? digits : KT_ALL_DIGITS & ~digits);
        }
    }
}

/* A board of 81 characters (NULL: empty), and what the list leaves of its candidates. */
static inline void open_position(const char *text, const char *list) {
    uint8_t digits[81] = {0};
    for (unsigned s = 0; text != NULL && s < 81; s++) {
        if (text[s] >= '1' && text[s] <= '9') digits[s] = (uint8_t)(text[s] - '0');
    }
    tech_board_open(&board, digits, NULL);
    leave(list);
}

/* --- Reading -------------------------------------------------------------------------------------- */

static inline void write_result(const tech_step *step) {
    const char *blank = ": ";
    if (step->unit != KT_NO_UNIT) {
        end_of_page += sprintf(end_of_page, "%c%u ", "rcb"[step->unit / 9], step -> unit % 9 + 1u);
    }
    write_set(step->squares, step->digits);
    if (step->digit != 0) {
        end_of_page += sprintf(end_of_page, "%s", blank);
        write_set(step->placed, kt_digit_bit(step->digit));
        blank = " ";
    }
    for (unsigned i = 0, last = 81; i < step->removals; i++, blank = " ") {
        unsigned square = tech_square_of(step->removal[i]);
        if (square != last) {
            end_of_page += sprintf(end_of_page, "%sr%uc%u-", blank, square / 9 + 1, square % 9 + 1);
        }
        *end_of_page++ = (char)('0' + tech_digit_of(step->removal[i]));
        last = square;
    }
}

static inline bool add_result(void *taker, const tech_step *step) {
    (void)taker;
    if (end_of_page != page) end_of_page += sprintf(end_of_page, ", ");
    write_result(step);
    return true;
}

static inline void ask(unsigned technique, bool all) {
    tech_finder_begin(&finder, &board, &work);
    finder.solution = some_solution;
    finder.options = asked_with;
    finder.all = all;
    finder.take = all ? add_result : NULL;
    finder.is_told = true;
    finder.parts = parts;
    tech_set_add(&finder.wanted, technique);
    end_of_page = page;
    tech_search(&finder);
}

/* The first instance on the board, "nothing" if there is none. */
static inline const char *first(unsigned technique) {
    ask(technique, false);
    if (!finder.found) return "nothing";
    write_result(&finder.step);
    return end_page();
}

static inline const char *first_of(const char *list, unsigned technique) {
    open_position(NULL, list);
    return first(technique);
}

/* All of them, with ", " between. */
static inline const char *all(unsigned technique) {
    ask(technique, true);
    return end_of_page == page ? "nothing" : end_page();
}

/* Units and candidates by their role's number, "1:r1 2:c4". */
static inline const char *parts_of(const tech_step *step) {
    end_of_page = page;
    for (unsigned i = 0; i < step->part_count; i++) {
        const tech_part *p = &parts[i];
        end_of_page += sprintf(end_of_page, "%s%u:", i == 0 ? "" : " ", p->role);
        if (p->unit != KT_NO_UNIT) {
            end_of_page += sprintf(end_of_page, "%c%u", "rcb"[p->unit / 9], p -> unit % 9 + 1u);
        }
        write_set(p->squares, p->digits);
    }
    return end_page();
}

/* The parts of what was found last. */
static inline const char *parts_told(void) {
    return parts_of(&finder.step);
}

#endif
