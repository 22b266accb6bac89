/* board_text.h - the position of a press and its events as text, for every method.
 *
 * The one idea: squares and sets are written as in square_text.h, an event as a word, its rule, its unit and
 * its set; a whole story is one string, so that a test reads like the document.
 */
#ifndef KT_TESTS_BOARD_TEXT_H
#define KT_TESTS_BOARD_TEXT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/text.h"
#include "candidates/candidates.h"
#include "methods/method.h"
#include "square_text.h"

static kt_event trace_events[KT_TRACE_CAPACITY];
static kt_trace trace = {.room = KT_TRACE_CAPACITY, .events = trace_events};
static kt_grid grid;
static kt_report report;
static kt_notice notices[KT_NOTICES];
static uint32_t options[KT_OPTION_COUNT] = {255, 80, 0, 1, 2, 0};
static uint32_t uses[KT_RULES];
static uint16_t opened_with[81];
static kt_press press = {.grid = &grid,
                         .candidates = opened_with,
                         .trace = &trace,
                         .options = options,
                         .report = &report,
                         .notices = notices,
                         .uses = uses,
                         .fresh = true};

/* --- Setting up ----------------------------------------------------------------------------------- */

/* A press on a board of 81 characters, or on the empty board. */
static inline void begin_press(const char *board) {
    memset(&grid, 0, sizeof grid);
    memset(uses, 0, sizeof uses);
    report = (kt_report){.at_square = KT_NO_SQUARE, .differs_square = KT_NO_SQUARE};
    kt_trace_clear(&trace, 255);
    for (unsigned s = 0; s < 81; s++) opened_with[s] = KT_ALL_DIGITS;
    uint32_t position;
    kt_board read;
    if (board == NULL) return;
    if (kt_text_read((const uint8_t *)board, (uint32_t)strlen(board), &read, &position) !=
        KT_TEXT_OK) {
        printf("# this is no board: %s\n", board);
        abort();
    }
    grid = read.grid;
    memcpy(opened_with, read.candidates, sizeof opened_with);
}

/* Leaves the digit no places in the unit but these. */
static inline void leave_places(kt_candidates *c, unsigned unit, uint16_t digit,
                                kt_squares places) {
    for (unsigned p = 0; p < 9; p++) {
        unsigned square = kt_unit_squares[unit][p];
        if (!kt_squares_has(places, square)) kt_candidates_exclude(c, square, digit);
    }
}

/* Takes possibilities away, as a list with blanks between says it: "r1c1=12" leaves a square these
 * digits, "r1c1-12" takes them, "r1:3=r1c1+r1c5" leaves a unit these places for the digit. */
static inline void leave_candidates(kt_candidates *c, const char *list) {
    for (; *list != 0; list += strcspn(list, " "), list += *list == ' ') {
        if (list[2] == ':') {
            leave_places(c, unit_of(list), digits_of(list + 3), squares_of(list + 5));
            continue;
        }
        uint16_t digits = digits_of(list + 5);
        if (list[4] == '=') digits = (uint16_t)(KT_ALL_DIGITS & ~digits);
        kt_candidates_exclude(c, square_of(list), digits);
    }
}

/* --- Reading -------------------------------------------------------------------------------------- */

static inline const char *squares_text(const uint32_t bands[3]) {
    end_of_page = page;
    write_squares((kt_squares){{bands[0], bands[1], bands[2]}});
    return end_page();
}

static inline const char *kind_name(uint8_t kind) {
    static const char *const names[] = {"",          "given",         "excluded",      "restored",
                                        "found",     "complement",    "known",         "reduced",
                                        "dropped",   "omitted",       "registered",    "assumed",
                                        "result",    "table1",        "adopted",       "finished",
                                        "placed",    "contradiction", "indeterminate", "ended",
                                        "deduction", "part",          "taken-back"};
    return names[kind];
}

static inline void write_event(const kt_event *e) {
    static const char *const roles[] = {"",         "base",     "cover",    "fin",
                                        "endo-fin", "pivot",    "pincer",   "colour-1",
                                        "colour-2", "colour-3", "colour-4", "restricted-common",
                                        "strong",   "weak",     "floor"};
    end_of_page += sprintf(end_of_page, "%s", kind_name(e->kind));
    if (e->kind == KT_EVENT_PART) end_of_page += sprintf(end_of_page, " %s", roles[e->value]);
    if (e->rule != 0) end_of_page += sprintf(end_of_page, " %s", kt_rule(e->rule)->slug);
    if (e->unit != KT_NO_UNIT) {
        end_of_page += sprintf(end_of_page, " %c%u", "rcb"[e->unit / 9], e -> unit % 9 + 1u);
    }
    kt_squares squares = {{e->squares[0], e->squares[1], e->squares[2]}};
    if (e->square != KT_NO_SQUARE) squares = kt_one_square(e->square);
    if (!kt_squares_empty(squares)) *end_of_page++ = ' ';
    write_set(squares, e->digits);
}

/* The events from `first` on whose kind is among `kinds` (bits; 0: all but the givens), with ", " between
 * them. */
static inline const char *story_of(uint32_t first, uint32_t kinds) {
    end_of_page = page;
    if (kinds == 0) kinds = ~(1u << KT_EVENT_GIVEN);
    for (uint32_t i = first; i < trace.count; i++) {
        if (!(kinds >> trace.events[i].kind & 1)) continue;
        if (end_of_page - page > (long)sizeof page - 400) break;
        if (end_of_page != page) end_of_page += sprintf(end_of_page, ", ");
        write_event(&trace.events[i]);
    }
    return end_page();
}

static inline const char *story(void) {
    return story_of(0, 0);
}

#endif
