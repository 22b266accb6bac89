/* templates.test.c - template set and template delete. */
#include "technique_text.h"

int main(void) {
    tap_text(first_of("r1:1=r1c1+r1c9 r5:1=r5c1+r5c9", TECH_TEMPLATE_DELETE),
             "=1: r2c1-1 r2c9-1 r3c1-1 r3c9-1 r4c1-1 r4c9-1 r6c1-1 r6c9-1 r7c1-1 r7c9-1 r8c1-1 "
             "r8c9-1 r9c1-1 r9c9-1",
             "a candidate that no template has goes");
    tap_text(first_of("", TECH_TEMPLATE_DELETE), "nothing", "on an empty board each has one");
    tap_text(first_of("", TECH_TEMPLATE_SET), "nothing", "and no square has all");
    tap_text(first_of("r1:2=r1c1 r1:1=r1c1+r1c5", TECH_TEMPLATE_SET), "r1c5=1: r1c5=1",
             "what all templates of one digit have, no template of another has");
    tap_text(first_of("b1:1=r1c1+r1c2+r1c3 b2:1=r1c4+r1c5+r1c6", TECH_TEMPLATE_SET), "nothing",
             "a digit without a template proves nothing");
    return tap_end();
}
