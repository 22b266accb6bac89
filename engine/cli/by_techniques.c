/* by_techniques.c - the command rate: what a puzzle costs a person, by the scales of others. */
#include "session.h"

/* In tenths, with one decimal. */
static void write_rating(out *o, uint32_t tenths) {
    out_number(o, tenths / 10);
    out_char(o, '.');
    out_number(o, tenths % 10);
}

static void write_se(out *o, const kt_catalogue_report *report) {
    write_rating(o, report->er);
    out_char(o, '\t');
    write_rating(o, report->ep);
    out_char(o, '\t');
    write_rating(o, report->ed);
}

static void write_hodoku(out *o, const kt_catalogue_report *report) {
    static const char *const levels[] = {
        [KT_LEVEL_NONE] = "none", [KT_LEVEL_EASY] = "easy",     [KT_LEVEL_MEDIUM] = "medium",
        [KT_LEVEL_HARD] = "hard", [KT_LEVEL_UNFAIR] = "unfair", [KT_LEVEL_EXTREME] = "extreme"};
    out_text(o, levels[report->level]);
    out_char(o, '\t');
    out_number(o, report->score);
}

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
    if (s->arguments->scale == KT_SCALE_SE_121) {
        write_se(s->answers, kt_catalogue_get_report(c));
    } else {
        write_hodoku(s->answers, kt_catalogue_get_report(c));
    }
    if (s->arguments->steps) write_steps(s->answers, c);
}
