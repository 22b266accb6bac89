/* sue_de_coq.test.c - Sue de Coq, and near misses. */
#include "technique_text.h"

int main(void) {
    tap_text(first_of("r1c1=1234 r1c2=1234 r1c4=12 r2c1=34", TECH_SUE_DE_COQ),
             "r1c1+r1c2+r1c4+r2c1=1234: r1c3-34 r2c2-34 r2c3-34 r3c1-34 r3c2-34 r3c3-34 r1c3-12 "
             "r1c5-12 r1c6-12 r1c7-12 r1c8-12 r1c9-12",
             "the digits of the box part leave the box, then those of the line part the line");
    tap_text(parts_told(), "32:r1c1+r1c2=1234 33:r1c4=12 34:r2c1=34",
             "crossing, line part and box part are told");
    tap_text(first_of("r1c1=1234 r1c2=1234 r1c4=12 r2c1=23", TECH_SUE_DE_COQ), "nothing",
             "the parts have no digit of the crossing in common");
    tap_text(first_of("r1c1=123 r1c2=123 r1c4=12 r2c1=34", TECH_SUE_DE_COQ), "nothing",
             "the crossing has two digits more than squares");
    tap_text(first_of("r1c1=1234 r1c2=1234 r1c4=15 r1c5=25 r2c1=34", TECH_SUE_DE_COQ),
             "r1c1+r1c2+r1c4+r1c5+r2c1=12345: r1c3-34 r2c2-34 r2c3-34 r3c1-34 r3c2-34 r3c3-34 "
             "r1c3-125 r1c6-125 r1c7-125 r1c8-125 r1c9-125",
             "a further digit is paid for with another square, and leaves the line, too");
    tap_text(first_of("r1c1=1234 r2c1=1234 r4c1=12 r1c2=34", TECH_SUE_DE_COQ),
             "r1c1+r1c2+r2c1+r4c1=1234: r1c3-34 r2c2-34 r2c3-34 r3c1-34 r3c2-34 r3c3-34 r3c1-12 "
             "r5c1-12 r6c1-12 r7c1-12 r8c1-12 r9c1-12",
             "columns cross boxes as rows do");
    tap_text(first_of("r9c8=1234 r9c9=1234 r9c6=12 r8c9=34", TECH_SUE_DE_COQ),
             "r8c9+r9c6+r9c8+r9c9=1234: r7c7-34 r7c8-34 r7c9-34 r8c7-34 r8c8-34 r9c7-34 r9c1-12 "
             "r9c2-12 r9c3-12 r9c4-12 r9c5-12 r9c7-12",
             "the last row crosses the last box");
    const char *two = "r1c1=1234 r1c2=1234 r1c4=12 r2c1=34 r9c1=1234 r9c2=1234 r9c4=12 r8c1=34";
    tap_text(first_of(two, TECH_SUE_DE_COQ),
             "r1c1+r1c2+r1c4+r2c1=1234: r1c3-34 r2c2-34 r2c3-34 r3c1-34 r3c2-34 r3c3-34 r1c3-12 "
             "r1c5-12 r1c6-12 r1c7-12 r1c8-12 r1c9-12",
             "of two the one in the upper row comes first");
    tap_text(all(TECH_SUE_DE_COQ),
             "r1c1+r1c2+r1c4+r2c1=1234: r1c3-34 r2c2-34 r2c3-34 r3c1-34 r3c2-34 r3c3-34 r1c3-12 "
             "r1c5-12 r1c6-12 r1c7-12 r1c8-12 r1c9-12, r8c1+r9c1+r9c2+r9c4=1234: r7c1-34 r7c2-34 "
             "r7c3-34 r8c2-34 r8c3-34 r9c3-3412 r9c5-12 r9c6-12 r9c7-12 r9c8-12 r9c9-12",
             "a search for all tells both");
    return tap_end();
}
