/* told_steps.h - the steps of a catalogue made on a board of the test's own, and held against the events that tell
 * them.
 */
#ifndef KT_TESTS_TOLD_STEPS_H
#define KT_TESTS_TOLD_STEPS_H

#include "person_text.h"

/* --- A board of the test's own -------------------------------------------------------------------- */

static uint16_t marks[81];
static char own[81];

static inline bool sees(unsigned a, unsigned b) {
    bool box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || box);
}

static inline void put(unsigned square, char digit) {
    own[square] = digit;
    marks[square] = 0;
    for (unsigned s = 0; s < 81; s++) {
        if (sees(s, square)) marks[s] &= (uint16_t) ~(1u << (digit - '1'));
    }
}

static inline void begin_own(const char *board) {
    for (unsigned s = 0; s < 81; s++) marks[s] = 0x1FF;
    memset(own, '.', sizeof own);
    for (unsigned s = 0; s < 81; s++) {
        if (board[s] != '.') put(s, board[s]);
    }
}

/* Makes a step of the list. False: it takes what is not there, or a digit of the only solution. */
static inline bool make(uint32_t number) {
    const kt_catalogue_step *step = &kt_catalogue_steps(c)[number];
    for (unsigned i = 0; i < step->deletions; i++) {
        unsigned candidate = kt_catalogue_deletions(c)[step->first_deletion + i];
        unsigned square = candidate / 9, bit = 1u << candidate % 9;
        if (!(marks[square] & bit)) return false;
        if (report->solutions == 1 && solution[square] == (char)('1' + candidate % 9)) return false;
        marks[square] &= (uint16_t)~bit;
    }
    for (unsigned s = 0; s < 81; s++) {
        if (!(step->placed[s / 27] >> s % 27 & 1)) continue;
        char digit = (char)('0' + step->digit);
        if (own[s] != '.' || (report->solutions == 1 && solution[s] != digit)) return false;
        put(s, digit);
    }
    return step->deletions > 0 || step->digit > 0;
}

/* --- What is told --------------------------------------------------------------------------------- */

static uint16_t told_marks[2][81];
static char told[2][81];

/* Follows the events as the header says; the position of depth 0 is told[0]. False: an event takes what is not
 * there, or names a later one. */
static inline bool replay(uint32_t from, uint32_t to) {
    for (uint32_t i = from; i < to; i++) {
        const kt_event *e = &kt_catalogue_events(c)[i];
        unsigned d = e->depth;
        if ((e->cause != KT_NO_EVENT && e->cause >= i) ||
            (e->other != KT_NO_EVENT && e->other >= i))
            return false;
        if (e->kind == KT_EVENT_ASSUMED) {
            memcpy(told_marks[1], told_marks[0], sizeof told_marks[0]);
            memcpy(told[1], told[0], sizeof told[0]);
        }
        if (e->kind == KT_EVENT_EXCLUDED) {
            if (e->digits & ~told_marks[d][e->square]) return false;
            told_marks[d][e->square] &= (uint16_t)~e->digits;
        }
        if (e->kind != KT_EVENT_GIVEN && e->kind != KT_EVENT_PLACED) continue;
        told[d][e->square] = (char)('1' + __builtin_ctz(e->digits));
        told_marks[d][e->square] = 0;
        for (unsigned s = 0; s < 81; s++) {
            bool loses = e->squares[s / 27] >> s % 27 & 1;
            if (loses && (e->digits & ~told_marks[d][s])) return false;
            if (loses) told_marks[d][s] &= (uint16_t)~e->digits;
        }
    }
    return true;
}

static inline void begin_replay(void) {
    for (unsigned s = 0; s < 81; s++) told_marks[0][s] = 0x1FF;
    memset(told, '.', sizeof told);
}

static inline kt_status tell(uint32_t step, uint32_t budget) {
    kt_status status;
    do {
        status = kt_catalogue_tell(c, step, budget);
    } while (status == KT_MORE);
    return status;
}

static inline uint32_t first_deduction(void) {
    uint32_t i = 0;
    while (i < report->event_count && kt_catalogue_events(c)[i].kind != KT_EVENT_DEDUCTION) i++;
    return i;
}

/* Whether step `number`, which is to be made on the board of the test's own, is told there. */
static inline bool is_told(uint32_t number, uint32_t budget) {
    if (tell(number, budget) != KT_FINISHED || report->events_lost > 0) return false;
    uint32_t deduction = first_deduction();
    const kt_event *e = &kt_catalogue_events(c)[deduction];
    if (deduction == report->event_count ||
        e->rule != KT_RULE_TECHNIQUE + kt_catalogue_steps(c)[number].technique)
        return false;
    if ((e->squares[0] | e->squares[1] | e->squares[2]) == 0) return false;
    begin_replay();
    if (!replay(0, deduction) || memcmp(told[0], own, 81) != 0) return false;
    if (memcmp(told_marks[0], marks, sizeof marks) != 0) return false;
    return make(number) && replay(deduction, report->event_count) &&
           memcmp(told[0], own, 81) == 0 && memcmp(told_marks[0], marks, sizeof marks) == 0;
}

#endif
