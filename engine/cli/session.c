/* session.c - see session.h. */
#include "session.h"

#include <string.h>

#include "claim.h"
#include "photo.h"

static void (*const answers[])(session *, const puzzle *) = {
    [COMMAND_SOLVE] = answer_solve,     [COMMAND_CHECK] = answer_check,
    [COMMAND_COUNT] = answer_count,     [COMMAND_STEPS] = answer_steps,
    [COMMAND_COMPARE] = answer_compare, [COMMAND_RATE] = answer_rate,
    [COMMAND_PROVE] = answer_prove,
};

static bool asks_methods(const session *s) {
    return s->arguments->command == COMMAND_STEPS || s->arguments->command == COMMAND_COMPARE;
}

/* steps and compare have short arguments where a method has none. */
static bool needs_prover(const session *s) {
    return s->arguments->command == COMMAND_PROVE || asks_methods(s);
}

bool session_open(session *s, const arguments *a, out *answers_to) {
    memset(s, 0, sizeof *s);
    s->arguments = a;
    s->answers = answers_to;
    if (a->command == COMMAND_PHOTO) return photo_open();
    if (a->command == COMMAND_RATE) {
        s->catalogue = kt_catalogue_create();
        return s->catalogue != NULL;
    }
    if (needs_prover(s)) {
        s->prover = kt_prover_create();
        if (s->prover == NULL) return false;
    }
    if (a->command == COMMAND_PROVE) return true;
    if (a->command != COMMAND_STEPS) {
        s->search = kt_search_create();
        if (s->search == NULL) return false;
    }
    if (!asks_methods(s)) return true;
    if (kt_method_count() > SESSION_METHODS) __builtin_trap();
    for (uint32_t m = 0; m < kt_method_count(); m++) {
        if (a->command == COMMAND_STEPS && m != a->method) continue;
        s->methods[m] = kt_create(a->command == COMMAND_STEPS);
        if (s->methods[m] == NULL) return false;
    }
    return true;
}

/* A claim that is none; with --way nobody asks for it. */
static const char *claim_objection(const session *s, const puzzle *p) {
    claim c;
    return s->arguments->way || claim_read(p, &c)
               ? NULL
               : "a claim is as in r4c6=8, r4c3<>7, none or next, after a tab";
}

/* Why the command has no answer to a good puzzle, or NULL if it has. */
static const char *objection_to(const session *s, const puzzle *p) {
    if (s->arguments->command == COMMAND_PROVE) return claim_objection(s, p);
    if (!asks_methods(s) || p->length == KT_SQUARES) return NULL;
    if (s->arguments->command == COMMAND_COMPARE) return "compare takes 81 characters only";
    bool takes = kt_method(s->arguments->method)->flags & KT_METHOD_TAKES_CANDIDATES;
    return takes ? NULL : "this method takes 81 characters only";
}

/* Leaves out of what is behind the puzzle whatever the command has read, or cannot repeat. */
static void pass_on(const session *s, puzzle *p) {
    if (s->arguments->command == COMMAND_PROVE) claim_pass_on(p);
    if (s->arguments->json) p->rest_length = 0;
}

static void write_error(const line *l, const puzzle *p, const char *objection, out *o) {
    out_text(o, "error: ");
    if (objection != NULL) {
        out_text(o, objection);
    } else {
        puzzle_tell_fault(l, p, o);
    }
    if (l->length == 0) return;
    out_char(o, '\t');
    out_bytes(o, l->bytes, l->length);
}

static void write_answer(session *s, puzzle *p) {
    if (s->arguments->puzzle) {
        out_bytes(s->answers, p->text, p->length);
        out_char(s->answers, '\t');
    }
    answers[s->arguments->command](s, p);
    pass_on(s, p);
    if (p->rest_length == 0) return;
    out_char(s->answers, '\t');
    out_bytes(s->answers, p->rest, p->rest_length);
}

bool session_answer(session *s, const line *l) {
    puzzle p;
    puzzle_read(l, &p);
    if (p.kind == PUZZLE_NO_PUZZLE) {
        out_bytes(s->answers, l->bytes, l->length);
        return false;
    }
    const char *objection = p.kind == PUZZLE_GOOD ? objection_to(s, &p) : NULL;
    if (p.kind != PUZZLE_GOOD || objection != NULL) {
        write_error(l, &p, objection, s->answers);
        return true;
    }
    write_answer(s, &p);
    return false;
}
