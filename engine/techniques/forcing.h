/* forcing.h - what forcing chains and forcing nets share. */
#ifndef TECH_FORCING_H
#define TECH_FORCING_H

#include "techniques/finder.h"

/* Literals of which one must be true. */
typedef struct {
    unsigned count;
    tech_literal on[9];
} tech_choice;

/* The squares, and the digits of the units: at most 81 + 243. */
enum { TECH_CHOICES = 81 + 243 };

typedef struct {
    tech_finder *f;
    const tech_links *links;
    tech_closure *closure;
    bool is_net;
    unsigned choices, certain; /* in the first `certain` HoDoKu sees that none is left */
    tech_choice choice[TECH_CHOICES];
    /* The conclusions, by literal. */
    uint64_t refuted[TECH_ROW_WORDS], verified[TECH_ROW_WORDS];
    bool is_open; /* the rows have been made anew, and are not closed: forcing_tell.c */
} tech_forcing;

static inline tech_literal tech_opposite(tech_literal literal) {
    return literal ^ 1;
}

/* Adds to the rows of the candidates what follows by playing them: forcing_net.c. */
void tech_play(tech_closure *c, const tech_links *l, const tech_board *board);

/* Tells how playing `premise` leads to `end`, from the premise's part on; returns the end's part. A node with
 * several links follows from all of them together. */
unsigned tech_tell_play(tech_finder *f, const tech_links *l, tech_literal premise, tech_literal end,
                        unsigned part);

/* Adds to the step how a conclusion is reached: how its opposite leads to a contradiction, or the
 * ways of all cases to it. Counts their links. */
void tech_tell_refuted(tech_forcing *s, tech_literal conclusion);
void tech_tell_verified(tech_forcing *s, tech_literal conclusion);

#endif
