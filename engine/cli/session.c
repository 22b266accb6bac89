/* session.c - see session.h. */
#include "session.h"

#include <stddef.h>

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

/* Where such a method has no technique left, steps and compare go on by an argument. */
static bool needs_prover(const arguments *a) {
    if (a->command == COMMAND_PROVE || a->command == COMMAND_COMPARE) return true;
    return a->command == COMMAND_STEPS && kt_method(a->method)->flags & KT_METHOD_NAMES_STEPS;
}

bool session_open(session *s, const arguments *a, out *answers_to) {
    *s = (session){.arguments = a, .answers = answers_to};
    if (a->command == COMMAND_PHOTO) return photo_open();
    if (a->command == COMMAND_RATE) {
        s->catalogue = kt_catalogue_create();
        return s->catalogue != NULL;
    }
    if (needs_prover(a)) {
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

const char *session_objection(const session *s, const puzzle *p) {
    if (s->arguments->command == COMMAND_PROVE) return claim_objection(s, p);
    if (!asks_methods(s) || p->length == KT_SQUARES) return NULL;
    if (s->arguments->command == COMMAND_COMPARE) return "compare takes 81 characters only";
    bool takes = kt_method(s->arguments->method)->flags & KT_METHOD_TAKES_CANDIDATES;
    return takes ? NULL : "this method takes 81 characters only";
}

void session_pass_on(const session *s, puzzle *p) {
    if (s->arguments->command == COMMAND_PROVE) claim_pass_on(p);
    if (s->arguments->json) p->rest_length = 0;
}

void session_answer(session *s, const puzzle *p) {
    answers[s->arguments->command](s, p);
}
