/* colours.test.c - simple colours and multi-colours, and near misses. */
#include "technique_text.h"

int main(void) {
    tap_text(first_of("r1:1=r1c1+r1c5 b2:1=r1c5+r2c6 c1:1=r1c1+r6c1", TECH_COLOUR_TRAP),
             "r1c1+r1c5+r2c6+r6c1=1: r6c6-1", "what sees both colours is false");
    tap_text(parts_told(), "7:r1c1+r2c6=1 8:r1c5+r6c1=1", "the lowest square has the first colour");
    tap_text(first_of("r1:1=r1c1+r1c5 b2:1=r1c5+r2c6 c1:1=r1c1+r6c1+r7c1", TECH_COLOUR_TRAP),
             "nothing", "three places give no colours");
    tap_text(
        first_of("r1:1=r1c1+r1c5 b2:1=r1c5+r2c6 c1:1=r1c1+r6c1 r6:1=r6c1+r6c6", TECH_COLOUR_WRAP),
        "r1c1+r1c5+r2c6+r6c1+r6c6=1: r1c1-1 r2c6-1 r6c6-1", "a colour that sees itself is false");
    tap_text(first_of("r1:1=r1c1+r1c5 r9:1=r9c2+r9c5", TECH_MULTI_COLOURS_1),
             "r1c1+r1c5+r9c2+r9c5=1: r2c2-1 r3c2-1 r7c1-1 r8c1-1",
             "if two colours see each other, what sees both opposite ones is false");
    tap_text(parts_told(), "7:r1c1=1 8:r1c5=1 9:r9c2=1 10:r9c5=1", "four colours are told");
    tap_text(first_of("r1:1=r1c1+r1c5 r9:1=r9c2+r9c6", TECH_MULTI_COLOURS_1), "nothing",
             "if none sees another nothing follows");
    tap_text(first_of("r1:1=r1c1+r1c4 b1:1=r1c1+r2c2 c2:1=r2c2+r9c2 r9:1=r9c2+r9c7 r4:1=r4c4+r4c7",
                      TECH_MULTI_COLOURS_2),
             "r1c1+r1c4+r2c2+r4c4+r4c7+r9c2+r9c7=1: r1c4-1 r2c2-1 r9c7-1",
             "a colour that sees both of another cluster is false");
    return tap_end();
}
