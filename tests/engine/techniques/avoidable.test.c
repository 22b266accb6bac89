/* avoidable.test.c - avoidable rectangles, and near misses. */
#include "technique_text.h"

static const char *const three = "12......."
                                 "........."
                                 "........."
                                 "2........"
                                 ".............................................";
static const char *const two =
    "12......."
    "........................................................................";

/* The first on a board of which `given` are givens. */
static const char *first_with(const char *text, const char *list, const char *given,
                              unsigned technique) {
    open_position(text, list);
    board.givens = squares_of(given);
    return first(technique);
}

int main(void) {
    tap_text(first_with(three, "r4c2=13", "", TECH_AVOIDABLE_RECTANGLE_1),
             "r1c1+r1c2+r4c1+r4c2=12: r4c2-1",
             "1: the fourth corner does not complete the exchange");
    tap_text(parts_told(), "14:r1c1+r1c2+r4c1+r4c2=12", "the rectangle is told");
    tap_text(first_with(three, "r4c2=13", "r4c1", TECH_AVOIDABLE_RECTANGLE_1), "nothing",
             "given digits cannot be exchanged");
    tap_text(first_with(three, "r4c2=134", "", TECH_AVOIDABLE_RECTANGLE_1), "nothing",
             "the corner has two candidates");
    tap_text(first_with(two, "r4c1=23 r4c2=13", "", TECH_AVOIDABLE_RECTANGLE_2),
             "r1c1+r1c2+r4c1+r4c2=12: r4c3-3 r4c4-3 r4c5-3 r4c6-3 r4c7-3 r4c8-3 r4c9-3 r5c1-3 "
             "r5c2-3 r5c3-3 r6c1-3 r6c2-3 r6c3-3",
             "2: the third candidate of both open corners stands in one of them");
    tap_text(parts_told(), "14:r1c1+r1c2+r4c1+r4c2=12 3:r4c1+r4c2=3", "and is told");
    tap_text(first_with(two, "r4c1=23 r4c2=14", "", TECH_AVOIDABLE_RECTANGLE_2), "nothing",
             "it is the same one");
    tap_text(first_with(two, "r4c1=13 r4c2=23", "", TECH_AVOIDABLE_RECTANGLE_2), "nothing",
             "beside a candidate that would complete the exchange");
    return tap_end();
}
