/* proof_figures.c - see proof_forms.h. */
#include "names.h"
#include "proof_forms.h"

bool proof_is_step(const kt_proof_line *l) {
    return l->depth == 0 || (l->depth == 1 && l->kind == KT_PROOF_SUPPOSE);
}

void proof_write_figures(const proof *p, out *o) {
    const uint32_t figures[] = {p->report->lines, p->report->longest, p->report->depth};
    claim_write(&p->claim, o);
    out_char(o, '\t');
    out_text(o, p->result);
    for (unsigned i = 0; i < 3; i++) {
        out_char(o, '\t');
        out_number(o, figures[i]);
    }
    for (uint32_t i = 0; i < p->report->line_count; i++) {
        const kt_proof_line *l = &p->lines[i];
        if (!proof_is_step(l)) continue;
        for (unsigned r = 0; r < l->removed; r++) {
            unsigned candidate = p->removed[l->first_removed + r];
            out_char(o, '\t');
            name_candidate(o, candidate / 9, "<>", candidate % 9 + 1);
            out_char(o, ':');
            out_number(o, l->size);
        }
    }
}
