/* scales.c - see scales.h. */
#include "scales.h"

const char *const scale_names[KT_SCALE_COUNT] = {
    [KT_SCALE_HODOKU_22] = "hodoku",
    [KT_SCALE_HODOKU_23] = "hodoku-2.3",
    [KT_SCALE_SE_121] = "se",
};

const char *const level_names[KT_LEVEL_EXTREME + 1] = {
    [KT_LEVEL_NONE] = "none", [KT_LEVEL_EASY] = "easy",     [KT_LEVEL_MEDIUM] = "medium",
    [KT_LEVEL_HARD] = "hard", [KT_LEVEL_UNFAIR] = "unfair", [KT_LEVEL_EXTREME] = "extreme",
};

void write_tenths(out *o, uint32_t tenths) {
    out_number(o, tenths / 10);
    out_char(o, '.');
    out_number(o, tenths % 10);
}

void write_rating(out *o, uint32_t scale, const kt_catalogue_report *report) {
    if (scale == KT_SCALE_SE_121) {
        write_tenths(o, report->er);
        out_char(o, '\t');
        write_tenths(o, report->ep);
        out_char(o, '\t');
        write_tenths(o, report->ed);
    } else {
        out_text(o, level_names[report->level]);
        out_char(o, '\t');
        out_number(o, report->score);
    }
}
