/* by_proof.c - the command prove: the shortest way found to a claim. */
#include "port.h"
#include "proof_forms.h"
#include "session.h"

/* Without a budget in time: what a prover may work on one claim, about a minute. Nearly all end long before; a board with many
 * solutions may not. */
enum { WORK = 10000000, SLICE = 2000 };

/* Works until nothing more is known to try, or the time is over. */
static void prove(kt_prover *p, uint32_t milliseconds) {
    uint32_t begun = port_clock();
    while (kt_prover_run(p, SLICE) == KT_MORE) {
        if (milliseconds == 0 && kt_prover_get_report(p)->work >= WORK) return;
        if (milliseconds > 0 && port_clock() - begun >= milliseconds) return;
    }
}

static const char *result_of(const kt_prover_report *r) {
    if (r->verdict == KT_VERDICT_FALSE) return "false";
    if (r->verdict == KT_VERDICT_OPEN) return "open";
    return r->claim == KT_CLAIM_SOLVED ? "solved" : "proved";
}

void answer_prove(session *s, const puzzle *p) {
    const arguments *a = s->arguments;
    claim c = {KT_CLAIM_SOLVED, 0, 1};
    if (!a->way && !claim_read(p, &c)) __builtin_trap();
    if (kt_prover_open(s->prover, (const char *)p->text, p->length) < 0) __builtin_trap();
    if (kt_prover_claim(s->prover, c.kind, c.square, c.digit) < 0) __builtin_trap();
    prove(s->prover, a->budget);

    const kt_prover_report *report = kt_prover_get_report(s->prover);
    c.kind = report->claim;
    proof answer = {.claim = c,
                    .result = result_of(report),
                    .report = report,
                    .lines = kt_prover_lines(s->prover),
                    .removed = kt_prover_removed(s->prover)};
    if (a->json) {
        proof_write_json(&answer, s->answers);
        return;
    }
    proof_write_figures(&answer, s->answers);
    if (a->text) proof_write_text(&answer, s->answers);
}
