/* session.h - the engine's handles, opened once for a whole run, and the answer to a line.
 *
 * The one idea: a command is one function that answers one puzzle, in text without newline. All
 * that it works with is in the session, so each job has one of its own.
 */
#ifndef CLI_SESSION_H
#define CLI_SESSION_H

#include <stdbool.h>

#include "arguments.h"
#include "kakutei.h"
#include "out.h"
#include "puzzle.h"

enum { SESSION_METHODS = 16 };

typedef struct {
    const arguments *arguments;
    out *answers;                 /* where the answers go; may change between two lines */
    kt_search *search;            /* solve, check, count, compare */
    kt_catalogue *catalogue;      /* rate */
    kt_prover *prover;            /* prove, steps, compare */
    kt *methods[SESSION_METHODS]; /* steps, compare: one for each method in use */
    out behind;                   /* steps: what stands behind the outcome */
} session;

/* False if memory is short. A session ends with the program. */
bool session_open(session *s, const arguments *a, out *answers);

/* Writes the answer to a line, without its end; whether it is an error. */
bool session_answer(session *s, const line *l);

/* The commands: by the search, by the methods, by the catalogue of techniques, and by the
 * prover. */
void answer_solve(session *s, const puzzle *p);
void answer_check(session *s, const puzzle *p);
void answer_count(session *s, const puzzle *p);
void answer_steps(session *s, const puzzle *p);
void answer_compare(session *s, const puzzle *p);
void answer_rate(session *s, const puzzle *p);
void answer_prove(session *s, const puzzle *p);

/* The number of solutions, up to a limit. */
uint32_t session_count(session *s, const puzzle *p, uint32_t limit);

/* "none", "one" or "many". */
const char *session_verdict(session *s, const puzzle *p);

/* A Go of the method on the puzzle; KT_MORE if it was given up. */
kt_status session_go(session *s, uint32_t method, const puzzle *p);
const char *outcome_name(kt_status status);

#endif
