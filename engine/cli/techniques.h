/* techniques.h - what led to a digit, by the slugs of the rules, from the events of a method. */
#ifndef CLI_TECHNIQUES_H
#define CLI_TECHNIQUES_H

#include <stdbool.h>

#include "kakutei.h"
#include "out.h"

typedef struct {
    const char *name; /* slug or family; NULL: nothing to name */
    unsigned number;  /* stands behind it, unless 0 */
} technique;

/* What leads a search to a digit. */
extern const technique technique_tried;

/* What an event deduces that is no digit yet, or an assumption. */
technique technique_of_deduction(const kt_event *event);

/* The technique of a line of an argument. */
technique technique_of_reason(const kt_event *line);

/* What led to a digit that was placed. */
technique technique_of_digit(const kt_event *events, const kt_event *placed);

bool technique_equals(technique a, technique b);
void technique_write(technique t, out *o);

#endif
