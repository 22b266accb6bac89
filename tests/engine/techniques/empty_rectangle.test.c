/* empty_rectangle.test.c - empty rectangles, and near misses. */
#include "technique_text.h"

int main(void) {
    tap_text(first_of("b1:1=r1c1+r1c2+r2c3 c7:1=r1c7+r8c7", TECH_EMPTY_RECTANGLE),
             "b1 r1c1+r1c2+r1c7+r2c3+r8c7=1: r8c3-1",
             "a column with one of its two places in the row of the cross");
    tap_text(parts_told(), "1:r1c1+r1c2+r2c3=1 13:r8c7=1 12:r1c7=1",
             "the box and the pair are told");
    tap_text(first_of("b1:1=r1c1+r2c1+r3c3 r7:1=r7c1+r7c5", TECH_EMPTY_RECTANGLE),
             "b1 r1c1+r2c1+r3c3+r7c1+r7c5=1: r3c5-1",
             "a row with one of its two places in the column of the cross");
    tap_text(first_of("b1:1=r1c1+r1c2+r2c3 c7:1=r2c7+r8c7", TECH_EMPTY_RECTANGLE), "nothing",
             "a place beside the cross is nothing");
    tap_text(first_of("b1:1=r1c1+r1c2+r2c3 c7:1=r1c7+r8c7+r9c7", TECH_EMPTY_RECTANGLE), "nothing",
             "a column with three places");
    tap_text(first_of("b1:1=r1c1+r2c2+r3c3 c7:1=r1c7+r8c7", TECH_EMPTY_RECTANGLE), "nothing",
             "three places on a diagonal are no cross");
    tap_text(first_of("b1:1=r1c1+r1c2 c7:1=r1c7+r8c7", TECH_EMPTY_RECTANGLE), "nothing",
             "all places in one row are no cross");
    tap_text(first_of("b1:1=r1c1+r1c2+r2c3 c7:1=r1c7+r2c7", TECH_EMPTY_RECTANGLE), "nothing",
             "what is in the box is not removed");

    tech_options options = tech_default_options;
    tap_text(first_of("b1:1=r1c1+r2c3 c7:1=r1c7+r8c7", TECH_EMPTY_RECTANGLE), "nothing",
             "two places are too few");
    options.pair_rectangle = true;
    asked_with = &options;
    tap_text(first(TECH_EMPTY_RECTANGLE), "b1 r1c1+r1c7+r2c3+r8c7=1: r8c3-1",
             "unless the option allows them");

    options = tech_default_options;
    open_position(NULL, "b1:1=r1c1+r1c2+r2c3 c7:1=r1c7+r8c7 c9:1=r1c9+r5c9");
    tap_text(all(TECH_EMPTY_RECTANGLE),
             "b1 r1c1+r1c2+r1c7+r2c3+r8c7=1: r8c3-1, b1 r1c1+r1c2+r1c9+r2c3+r5c9=1: r5c3-1",
             "two pairs are two steps");
    tap_text(first(TECH_DUAL_EMPTY_RECTANGLE), "nothing", "dual ones are an option");
    options.duals = true;
    tap_text(first(TECH_DUAL_EMPTY_RECTANGLE),
             "b1 r1c1+r1c2+r1c7+r1c9+r2c3+r5c9+r8c7=1: r5c3-1 r8c3-1",
             "they remove in the order of the squares");
    return tap_end();
}
