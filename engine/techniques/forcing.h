/* forcing.h - what forcing chains and forcing nets share. */
#ifndef TECH_FORCING_H
#define TECH_FORCING_H

#include "techniques/finder.h"

/* Adds to the rows of the candidates what follows by playing them: forcing_net.c. */
void tech_play(tech_closure *c, const tech_links *l, const tech_board *board);

#endif
