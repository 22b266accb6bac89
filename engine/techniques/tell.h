/* tell.h - a step as events: what was found, and its parts.
 *
 * The one idea: the table of rules does not know the techniques, so a technique's number is above all of
 * theirs: KT_RULE_TECHNIQUE and its own.
 */
#ifndef TECH_TELL_H
#define TECH_TELL_H

#include "techniques/step.h"
#include "trace/trace.h"

/* Tells the DEDUCTION and after it its PARTs, on the board itself; no PART of a step whose parts had no room, as the
 * first of them may say something else than all. Returns the DEDUCTION; what the step
 * removes and places is to be told with it as cause. */
uint32_t tech_tell(kt_trace *trace, const tech_step *step, const tech_part *parts);

#endif
