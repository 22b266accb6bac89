/* fish.h - what all fish share: how they are described, and how two become a Siamese one.
 *
 * The one idea: n units without a common place, the base, have a digit n times; if the n units of the cover
 * hold all places of the base, their digits stand there. A place of the base that no cover holds is a fin, as
 * is one that two units of the base hold (an endo fin). Unless a fin is the digit the fish holds; so what sees
 * every fin and would go if the fish held goes in any case. That is what the cover holds besides the base, and
 * what two units of the cover hold.
 */
#ifndef TECH_FISH_H
#define TECH_FISH_H

#include "techniques/finder.h"

typedef struct {
    uint8_t technique, digit;
    uint32_t base, cover; /* units, bits 0 to 26 */
    kt_squares body;      /* the places of the base */
    kt_squares fins;      /* all of them */
    kt_squares endo_fins; /* those that lie in two units of the base */
    kt_squares victims;
} tech_fish;

/* All places of the digit in the units. */
kt_squares tech_fish_places(const tech_board *board, unsigned digit, uint32_t units);

/* The units of `bases` that can be in the base of a franken or mutant fish that removes anything;
 * from four units on it returns all. */
uint32_t tech_fish_bases(const tech_board *board, unsigned digit, unsigned size, uint32_t bases,
                         uint32_t covers);

/* The finned fish of one base and shape, kept because two of them may be Siamese; one of them may be sashimi. */
enum { TECH_SHOAL = 64 };

typedef struct {
    unsigned count;
    tech_fish fish[TECH_SHOAL];
} tech_shoal;

/* The step, empty but for the pattern. */
void tech_fish_describe(tech_finder *f, const tech_fish *fish);

/* For tech_fish_paired() only. */
void tech_fish_keep(tech_finder *f, const tech_fish *fish, tech_shoal *shoal);

/* As tech_found(). Keeps the fish if the option wants Siamese ones; one without fins has no shoal. */
bool tech_fish_found(tech_finder *f, const tech_fish *fish, tech_shoal *shoal);

/* After all fish of a base have been found: describes the Siamese ones, two with other fins and
 * other victims, named after the first. */
bool tech_fish_paired(tech_finder *f, tech_shoal *shoal);

#endif
