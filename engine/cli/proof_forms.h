/* proof_forms.h - a way to a claim in its forms: figures, a certificate, sentences.
 *
 * The one idea: the lines come as a flat list in which arguments are blocks, so one pass that looks at the depth
 * of each line writes any of the forms.
 */
#ifndef CLI_PROOF_FORMS_H
#define CLI_PROOF_FORMS_H

#include <stdbool.h>

#include "claim.h"
#include "kakutei.h"

typedef struct {
    claim claim;        /* as it was proved */
    const char *result; /* "proved", "solved", "false" or "open" */
    const kt_prover_report *report;
    const kt_proof_line *lines;
    const uint16_t *removed;
} proof;

/* Whether a line stands outside of blocks. A block counts as its first line. */
bool proof_is_step(const kt_proof_line *l);

/* Between tabs: claim, result, lines, longest, depth, and the removals with their sizes. */
void proof_write_figures(const proof *p, out *o);

/* One JSON object. */
void proof_write_json(const proof *p, out *o);

/* Each line as a sentence on a line of its own, indented by its depth; each begins with a newline. */
void proof_write_text(const proof *p, out *o);

#endif
