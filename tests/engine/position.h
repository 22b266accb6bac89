/* position.h - a context of the Ushio method as a test sets it up and as it stands afterwards, in text.
 *
 * The one idea: squares are written r1c1, sets r1c1+r1c5=12, events as a word, their rule, their unit
 * and their set; a whole story is one string, so that a test reads like the document. The squares of
 * units are told as r1, c1, b1.
 */
#ifndef KT_TESTS_POSITION_H
#define KT_TESTS_POSITION_H

#include <stdio.h>
#include <string.h>

#include "methods/ushio/ushio.h"

static ushio method;
static ushio_context *const context = &method.levels[0].context;
static kt_trace trace;
static kt_grid grid;
static kt_report report;
static kt_notice notices[KT_NOTICES];
static uint32_t options[KT_OPTION_COUNT] = {255, 80};
static kt_press press = {&grid, &trace, options, &report, notices};

/* Every possibility is open and no set is registered. */
static inline void begin_empty(void) {
    memset(&grid, 0, sizeof grid);
    memset(&report, 0, sizeof report);
    kt_trace_clear(&trace);
    trace.levels = 255;
    kt_method_ushio.begin(&method, &press);
}

static inline unsigned square_of(const char *name) {
    return (unsigned)(name[1] - '1') * 9 + (unsigned)(name[3] - '1');
}

static inline uint16_t digits_of(const char *text) {
    uint16_t digits = 0;
    for (; *text >= '1' && *text <= '9'; text++) digits |= kt_digit_bit((unsigned)(*text - '0'));
    return digits;
}

/* "r1c1+r1c5=12" */
static inline ushio_set set_of(const char *text) {
    kt_squares squares = kt_no_squares();
    for (; *text == 'r'; text += text[4] == '+' ? 5 : 4) kt_squares_add(&squares, square_of(text));
    return ushio_set_of(squares, digits_of(text + 1));
}

/* Leaves a square no possibilities but these. */
static inline void leave(const char *square, const char *digits) {
    for (unsigned d = 1; d <= 9; d++) {
        if (!(digits_of(digits) & kt_digit_bit(d))) ushio_exclude(context, square_of(square), d);
    }
}

static inline void exclude(const char *square, const char *digits) {
    for (; *digits != 0; digits++) {
        ushio_exclude(context, square_of(square), (unsigned)(*digits - '0'));
    }
}

static inline void known(const char *set) {
    ushio_append(context, set_of(set), KT_NO_EVENT);
}

/* --- Reading -------------------------------------------------------------------------------------- */

static char page[20000];
static char *end_of_page;

static inline void write_squares(kt_squares squares) {
    const char *plus = "";
    for (unsigned s = 0; s < 81; s++) {
        if (!kt_squares_has(squares, s)) continue;
        end_of_page += sprintf(end_of_page, "%sr%uc%u", plus, s / 9 + 1, s % 9 + 1);
        plus = "+";
    }
}

static inline void write_set(kt_squares squares, uint16_t digits) {
    write_squares(squares);
    if (digits != 0) *end_of_page++ = '=';
    for (unsigned d = 1; d <= 9; d++) {
        if (digits & kt_digit_bit(d)) *end_of_page++ = (char)('0' + d);
    }
}

static inline const char *end_page(void) {
    *end_of_page = 0;
    return page;
}

/* dSetList: "r1c1=5 r1c2+r1c3=12". */
static inline const char *sets(void) {
    end_of_page = page;
    for (uint32_t i = 0; i < context->list.slots; i++) {
        ushio_set set = context->list.sets[i];
        if (ushio_set_digits(set) == 0) continue;
        if (end_of_page != page) *end_of_page++ = ' ';
        write_set(ushio_set_squares(set), ushio_set_digits(set));
    }
    return end_page();
}

static inline const char *marks(void) {
    end_of_page = page;
    write_squares(context->marks);
    return end_page();
}

/* The three variables: "r1c1=5", "" when empty. */
static inline const char *at(void) {
    end_of_page = page;
    if (context->at_square != KT_NO_SQUARE) {
        write_set(kt_one_square(context->at_square), kt_digit_bit(context->at_digit));
    }
    return end_page();
}

static inline const char *rule_name(uint8_t rule) {
    static const char *const names[] = {"",       "square", "row",      "column",    "box",
                                        "(1-1)",  "(1-2)",  "(2)",      "(3)",       "(4)",
                                        "(a)",    "(b)",    "(c)",      "(d)",       "main",
                                        "sub",    "givens", "check-2",  "check-3",   "squares",
                                        "digits", "single", "branches", "exhausted", "limit"};
    return names[rule];
}

static inline const char *kind_name(uint8_t kind) {
    static const char *const names[] = {
        "",        "given",    "excluded", "restored",      "found",         "complement", "known",
        "reduced", "dropped",  "omitted",  "registered",    "assumed",       "result",     "table1",
        "adopted", "finished", "placed",   "contradiction", "indeterminate", "ended"};
    return names[kind];
}

static inline void write_event(const kt_event *e) {
    end_of_page += sprintf(end_of_page, "%s", kind_name(e->kind));
    if (e->rule != 0) end_of_page += sprintf(end_of_page, " %s", rule_name(e->rule));
    if (e->unit != KT_NO_UNIT) {
        end_of_page += sprintf(end_of_page, " %c%u", "rcb"[e->unit / 9], e -> unit % 9 + 1u);
    }
    kt_squares squares = {{e->squares[0], e->squares[1], e->squares[2]}};
    if (e->square != KT_NO_SQUARE) squares = kt_one_square(e->square);
    if (!kt_squares_empty(squares)) *end_of_page++ = ' ';
    write_set(squares, e->digits);
}

/* The events from `first` on whose kind is among `kinds` (bits; 0: all), with ", " between them. */
static inline const char *story_of(uint32_t first, uint32_t kinds) {
    end_of_page = page;
    for (uint32_t i = first; i < trace.count; i++) {
        if (kinds != 0 && !(kinds >> trace.events[i].kind & 1)) continue;
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
