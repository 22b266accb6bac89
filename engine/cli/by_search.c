/* by_search.c - the commands solve, check and count: what the exact search answers; and its verdict for others. */
#include <string.h>

#include "session.h"

enum { MANY = 2 };

uint32_t session_count(session *s, const puzzle *p, uint32_t limit) {
    kt_status status = kt_search_open(s->search, (const char *)p->text, p->length);
    if (status < 0) __builtin_trap();
    do {
        status = kt_search_count(s->search, limit, UINT32_MAX);
    } while (status == KT_MORE);
    if (status != KT_FINISHED) __builtin_trap();
    return kt_search_get_report(s->search)->count;
}

const char *session_verdict(session *s, const puzzle *p) {
    static const char *const words[] = {"none", "one", "many"};
    return words[session_count(s, p, MANY)];
}

void answer_solve(session *s, const puzzle *p) {
    uint32_t count = session_count(s, p, s->arguments->unique ? MANY : 1);
    if (count == 0) {
        out_text(s->answers, "none");
    } else if (count == MANY) {
        out_text(s->answers, "many");
    } else {
        out_bytes(s->answers, kt_search_get_report(s->search)->solution, KT_SQUARES);
    }
}

void answer_check(session *s, const puzzle *p) {
    out_text(s->answers, session_verdict(s, p));
}

void answer_count(session *s, const puzzle *p) {
    uint32_t count = session_count(s, p, s->arguments->limit);
    out_number(s->answers, count);
    if (count == s->arguments->limit) out_char(s->answers, '+');
}
