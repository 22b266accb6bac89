/* bases.c - see bases.h. The puzzles were made by the maker. */
#include "api/bases.h"

#include <stddef.h>

#include "techniques/technique.h"

static const struct {
    uint8_t technique;
    char puzzle[82];
} bases[] = {
    {TECH_NAKED_QUADRUPLE,
     "67...43......2...58..7..29...7........69......4..82...3......18...3..7.......1.6."},
    {TECH_HIDDEN_QUADRUPLE,
     "....3.5...5..791.2..1.....62...47......9653..8....1....3......79.....25...6....4."},
    {TECH_JELLYFISH,
     "..1.9.7....8.6.45...4..3.........827.3..8.6..2......4....75....6..4....2.....6..8"},
    {TECH_UNIQUE_RECTANGLE_5,
     "..6..3...8....52...3.8...46147..........6..3..2....8..7.4.5.......2.....2..9...58"},
    {TECH_UNIQUE_RECTANGLE_5,
     "...8...1.2.7.....3..4..2..8.2..1...4........6.1.5...3.6..1....2.....836.....47..."},
    {TECH_COLOUR_WRAP,
     "....36....59...38..4......9.9...8..2....7...5..7..1........2.5...3.9.7...81......"},
    {TECH_COLOUR_WRAP,
     "8...2.6...9......1...5.6....7..6.....5..8.3..9.4....1.3....5....2.9..5..1...3...7"},
    {TECH_COLOUR_WRAP,
     "..83..7...721...5....26....3.5...6........5...1...9.8.4......1..8...3..5...5.6..."},
    {TECH_MULTI_COLOURS_2,
     "..3.7.6..2.......1....13..7...36....1.52...8...........5.....32..7....4.3.6...7.."},
    {TECH_MULTI_COLOURS_2,
     "79.....1..5...42.....6....4......5615...4......61........4...83.6...5..9.1.8.7..."},
    {TECH_AVOIDABLE_RECTANGLE_2,
     "..2.6.7....18.3....7....9....6.5....3.....4.7.17.....5.934......6......2...2..5.."},
};

enum { COUNT = sizeof bases / sizeof bases[0] };

const char *kt_base_of(uint32_t technique, uint32_t choice) {
    unsigned known = 0;
    for (unsigned i = 0; i < COUNT; i++) known += bases[i].technique == technique;
    if (known == 0) return NULL;
    unsigned at = choice % known;
    for (unsigned i = 0;; i++) {
        if (bases[i].technique == technique && at-- == 0) return bases[i].puzzle;
    }
}
