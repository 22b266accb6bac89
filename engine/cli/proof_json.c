/* proof_json.c - see proof_forms.h: the certificate. */
#include <stddef.h>

#include "names.h"
#include "proof_forms.h"

static void write_unit(out *o, unsigned unit) {
    out_char(o, '"');
    name_unit(o, unit);
    out_char(o, '"');
}

static void write_place(out *o, const kt_proof_line *l) {
    out_text(o, "{\"place\":\"");
    name_candidate(o, l->square, "=", l->digit);
    out_text(o, "\",\"in\":\"");
    if (l->unit == KT_NO_UNIT) {
        name_square(o, l->square);
    } else {
        name_unit(o, l->unit);
    }
    out_text(o, "\"}");
}

/* The beginning of every line that removes candidates. */
static void write_removed(const proof *p, out *o, const kt_proof_line *l) {
    out_text(o, "{\"remove\":[");
    for (unsigned r = 0; r < l->removed; r++) {
        unsigned candidate = p->removed[l->first_removed + r];
        out_text(o, r == 0 ? "\"" : ",\"");
        name_candidate(o, candidate / 9, "<>", candidate % 9 + 1);
        out_char(o, '"');
    }
    out_char(o, ']');
}

static void write_locked(out *o, const kt_proof_line *l) {
    out_text(o, ",\"locked\":{\"digit\":");
    out_number(o, l->digit);
    out_text(o, ",\"in\":");
    write_unit(o, l->unit);
    out_text(o, ",\"to\":");
    write_unit(o, l->other);
    out_text(o, "}}");
}

static void write_subset(out *o, const kt_proof_line *l) {
    out_text(o, ",\"subset\":{\"in\":");
    write_unit(o, l->unit);
    out_text(o, ",\"squares\":");
    char before = '[';
    for (unsigned square = 0; square < KT_SQUARES; square++) {
        if (!(l->squares[square / 27] >> square % 27 & 1)) continue;
        out_char(o, before);
        out_char(o, '"');
        name_square(o, square);
        out_char(o, '"');
        before = ',';
    }
    out_text(o, "],\"digits\":");
    before = '[';
    for (unsigned digit = 1; digit <= 9; digit++) {
        if (!(l->digits >> (digit - 1) & 1)) continue;
        out_char(o, before);
        out_number(o, digit);
        before = ',';
    }
    out_text(o, "]}}");
}

static void write_supposed(out *o, const kt_proof_line *l) {
    out_text(o, ",\"by\":{\"suppose\":\"");
    name_candidate(o, l->square, "=", l->digit);
    out_text(o, "\",\"lines\":[");
}

/* "r3c8", or "c3:5". */
static void write_broken(out *o, const kt_proof_line *l) {
    out_text(o, "],\"broken\":\"");
    if (l->unit == KT_NO_UNIT) {
        name_square(o, l->square);
    } else {
        name_unit(o, l->unit);
        out_char(o, ':');
        out_number(o, l->digit);
    }
    out_char(o, '"');
}

/* The end of a removal, with the name of its technique if it has one. */
static void end_removal(out *o, const char *technique) {
    out_char(o, '}');
    if (technique != NULL) {
        out_text(o, ",\"technique\":\"");
        out_text(o, technique);
        out_char(o, '"');
    }
    out_char(o, '}');
}

static void write_line(const proof *p, out *o, const kt_proof_line *l) {
    if (l->removed > 0) write_removed(p, o, l);
    switch (l->kind) {
    case KT_PROOF_PLACE:
        write_place(o, l);
        break;
    case KT_PROOF_LOCKED:
        write_locked(o, l);
        break;
    case KT_PROOF_SUPPOSE:
        write_supposed(o, l);
        break;
    case KT_PROOF_BROKEN:
        write_broken(o, l);
        break;
    default:
        write_subset(o, l);
    }
}

static void write_figure(out *o, const char *name, uint32_t figure) {
    out_text(o, name);
    out_number(o, figure);
}

static void write_head(const proof *p, out *o) {
    out_text(o, "{\"claim\":\"");
    claim_write(&p->claim, o);
    out_text(o, "\",\"result\":\"");
    out_text(o, p->result);
    write_figure(o, "\",\"lines\":", p->report->lines);
    write_figure(o, ",\"longest\":", p->report->longest);
    write_figure(o, ",\"depth\":", p->report->depth);
    if (p->report->verdict != KT_VERDICT_FALSE) return;
    out_text(o, ",\"solution\":\"");
    out_bytes(o, p->report->solution, KT_SQUARES);
    out_char(o, '"');
}

/* Where there is no solution, the board itself breaks: `broken` is then beside `way`. */
void proof_write_json(const proof *p, out *o) {
    write_head(p, o);
    out_text(o, ",\"way\":[");
    bool is_first = true, is_broken = false;
    const char *technique = NULL;
    for (uint32_t i = 0; i < p->report->line_count; i++) {
        const kt_proof_line *l = &p->lines[i];
        if (!is_first && l->kind != KT_PROOF_BROKEN) out_char(o, ',');
        write_line(p, o, l);
        if (l->kind == KT_PROOF_SUPPOSE && l->depth == 1) technique = kt_prover_shape(l->other);
        if (l->kind == KT_PROOF_BROKEN && l->depth > 0) {
            end_removal(o, l->depth == 1 ? technique : NULL);
        }
        is_first = l->kind == KT_PROOF_SUPPOSE;
        is_broken = l->kind == KT_PROOF_BROKEN && l->depth == 0;
    }
    out_text(o, is_broken ? "}" : "]}");
}
