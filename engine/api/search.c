/* search.c - the functions of kakutei.h about the exact search: a handle, its board, its question.
 *
 * The one idea: a handle answers one question at a time. Asking the same one again continues it;
 * any other begins anew. Every mistake of a caller is refused here, before anything changes.
 */
#include <stdlib.h>
#include <string.h>

#include "api/status.h"
#include "kakutei.h"
#include "search/places.h"
#include "search/search.h"

typedef enum { NOTHING, COUNT, NEXT, COMMON } question;

struct kt_search {
    bool is_open;
    bool is_text; /* the board is in `givens`, else in `places` */
    question under_way;
    uint8_t givens[82];
    kt_places places;
    kt_tally tally;
    kt_search_report report;
    union {
        kt_counter counter;
        kt_lister lister;
        kt_uniter uniter;
    } work;
    uint8_t text[KT_TEXT_SIZE];
};

kt_search *kt_search_create(void) {
    return calloc(1, sizeof(kt_search));
}

void kt_search_free(kt_search *s) {
    free(s);
}

uint8_t *kt_search_text(kt_search *s) {
    return s == NULL ? NULL : s->text;
}

const kt_search_report *kt_search_get_report(kt_search *s) {
    return s == NULL ? NULL : &s->report;
}

/* Most boards are digits only: the engines read those as they are, and faster. */
static kt_text_result read_board(kt_search *s, const uint8_t *text, uint32_t length,
                                 uint32_t *position) {
    if (length == KT_TEXT_DIGITS) {
        *position = kt_text_first_wrong(text);
        if (*position < KT_TEXT_DIGITS) return KT_TEXT_SYMBOL;
        memcpy(s->givens, text, KT_TEXT_DIGITS);
        return KT_TEXT_OK;
    }
    kt_board board;
    kt_text_result result = kt_text_read(text, length, &board, position);
    if (result == KT_TEXT_OK) kt_places_from(&s->places, board.candidates);
    return result;
}

kt_status kt_search_open(kt_search *s, const char *text, uint32_t length) {
    if (s == NULL) return KT_E_HANDLE;
    if (text == NULL) return KT_E_LENGTH;
    kt_status status =
        kt_status_of_text(read_board(s, (const uint8_t *)text, length, &s->report.error_position));
    if (status < 0) return status;
    s->is_open = true;
    s->is_text = length == KT_TEXT_DIGITS;
    s->under_way = NOTHING;
    s->report = (kt_search_report){.outcome = KT_CONTINUES};
    return KT_CONTINUES;
}

static const kt_places *places_of(kt_search *s) {
    if (s->is_text) kt_places_read(&s->places, s->givens);
    return &s->places;
}

static void begin_count(kt_search *s) {
    if (s->is_text)
        kt_counter_read(&s->work.counter, s->givens);
    else
        kt_counter_begin(&s->work.counter, &s->places);
}

/* Makes `asked` the running question. KT_CONTINUES, or why it cannot be asked. */
static kt_status ask(kt_search *s, question asked, uint32_t limit, uint32_t budget) {
    if (s == NULL) return KT_E_HANDLE;
    if (!s->is_open) return KT_E_NOT_OPEN;
    if (limit == 0) return KT_E_RANGE;
    if (budget == 0) return KT_E_BUDGET;
    if (s->under_way == asked && s->tally.limit == limit) return KT_CONTINUES;
    s->under_way = asked;
    s->tally = (kt_tally){.limit = limit, .solution = s->report.solution};
    memset(s->report.common, 0, sizeof s->report.common);
    if (asked == COUNT) begin_count(s);
    if (asked == NEXT) kt_lister_begin(&s->work.lister, places_of(s));
    if (asked == COMMON) kt_uniter_begin(&s->work.uniter, places_of(s));
    return KT_CONTINUES;
}

/* Reports how far the question is. */
static kt_status report(kt_search *s, kt_status status) {
    s->report.outcome = status;
    s->report.count = s->tally.count;
    s->report.guesses = s->tally.guesses;
    if (status == KT_FINISHED) s->under_way = NOTHING;
    return status;
}

kt_status kt_search_count(kt_search *s, uint32_t limit, uint32_t budget) {
    kt_status status = ask(s, COUNT, limit, budget);
    if (status < 0) return status;
    bool done = kt_counter_run(&s->work.counter, &s->tally, budget);
    return report(s, done ? KT_FINISHED : KT_MORE);
}

kt_status kt_search_next(kt_search *s, uint32_t budget) {
    kt_status status = ask(s, NEXT, 1, budget);
    if (status < 0) return status;
    uint32_t before = s->tally.count;
    bool done = kt_lister_run(&s->work.lister, &s->tally, budget);
    if (!done) return report(s, KT_MORE);
    return report(s, s->tally.count > before ? KT_CONTINUES : KT_FINISHED);
}

kt_status kt_search_common(kt_search *s, uint32_t budget) {
    kt_status status = ask(s, COMMON, 1, budget);
    if (status < 0) return status;
    bool done = kt_uniter_run(&s->work.uniter, &s->tally, budget);
    if (!done) return report(s, KT_MORE);
    for (unsigned square = 0; square < 81; square++) {
        s->report.common[square] = (uint16_t)kt_places_of(&s->work.uniter.seen, square);
    }
    return report(s, KT_FINISHED);
}
