/* by_techniques.c - the command rate: how hard a puzzle is for a person, by the scales of other
 * programs. */
#include "scales.h"
#include "session.h"

static void write_steps(out *o, kt_catalogue *c) {
    uint32_t count = kt_catalogue_get_report(c)->step_count;
    for (uint32_t i = 0; i < count; i++) {
        out_char(o, i == 0 ? '\t' : ',');
        out_text(o, kt_technique(kt_catalogue_steps(c)[i].technique)->slug);
    }
}

void answer_rate(session *s, const puzzle *p) {
    kt_catalogue *c = s->catalogue;
    if (kt_catalogue_open(c, (const char *)p->text, p->length) < 0) __builtin_trap();
    if (kt_catalogue_start(c, s->arguments->scale) < 0) __builtin_trap();
    kt_status status;
    do {
        status = kt_catalogue_rate(c, UINT32_MAX);
    } while (status == KT_MORE);
    if (status < 0) __builtin_trap();
    if (status == KT_INCONSISTENT || status == KT_INDETERMINATE) {
        out_text(s->answers, status == KT_INCONSISTENT ? "none" : "many");
        return;
    }
    write_rating(s->answers, s->arguments->scale, kt_catalogue_get_report(c));
    if (s->arguments->steps) write_steps(s->answers, c);
}
