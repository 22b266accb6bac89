/* deadly_lines.c - extended rectangles and uniqueness clue covers: two lines that could exchange digits.
 *
 * Two parallel lines, and places of them that lie across from one another. Say that the two lines have the same digits
 * in these places. If they exchange them, the lines keep their digits, and so do the lines across, which have both squares
 * of a pair. So do the boxes, if both lines run through the same three boxes, as each has both squares of a pair, too; or
 * if the places are all that each line has in a box. So there are two solutions, unless one of the digits is given.
 *
 * Extended rectangle: three places, which cannot hold three digits alone. Either both lines run through the same boxes,
 * with a place in each; or the places are those of one box in each line.
 *
 * Uniqueness clue cover: two or three places, each in another box, of two lines through the same boxes. In the other
 * places nothing is given. If two or three digits filled these, the lines would have the same digits in the others, too,
 * and could exchange those. Here squares may be filled, and given; at least one is given, or they could be exchanged
 * themselves.
 *
 * Source: Andrew Stuart, SudokuWiki, "Extended Unique Rectangles"; Sudopedia, "Uniqueness Clue Cover", whose list begins
 * with those of two rows. That they are two lines without the rest is our way to see them.
 */
#include "techniques/deadly.h"
#include "techniques/finder.h"

/* The places of a line as bits, each of them one square in each line. */
static kt_squares squares_at(const unsigned lines[2], uint32_t places) {
    return kt_squares_union(kt_unit_part(lines[0], places), kt_unit_part(lines[1], places));
}

static bool is_open(const tech_board *b, kt_squares squares) {
    return kt_squares_empty(kt_squares_without(squares, b->squares[0]));
}

/* The digits that fill squares of the pattern. */
static uint16_t filled_in(const tech_board *b, kt_squares squares) {
    uint16_t digits = 0;
    for (squares = kt_squares_without(squares, b->squares[0]); !kt_squares_empty(squares);) {
        digits |= kt_digit_bit(b->digit[kt_squares_take(&squares)]);
    }
    return digits;
}

/* All choices of as many digits as there are places. */
static bool choose_digits(tech_finder *f, unsigned technique, const unsigned lines[2],
                          uint32_t places) {
    tech_deadly d = {.technique = technique, .squares = squares_at(lines, places), .lines = lines};
    uint16_t filled = filled_in(f->board, d.squares);
    for (unsigned digits = 1; digits <= KT_ALL_DIGITS; digits++) {
        if (kt_count(digits) != kt_count(places) || (filled & ~digits) != 0) continue;
        d.digits = (uint16_t)digits;
        if (tech_deadly_types(f, &d)) return true;
    }
    return false;
}

/* Whether no two of the places are in one box. */
static bool are_apart(uint32_t places) {
    return kt_count(places & 7) <= 1 && kt_count(places & 070) <= 1 && kt_count(places & 0700) <= 1;
}

static bool share_boxes(const unsigned lines[2]) {
    return lines[0] / 3 == lines[1] / 3;
}

static bool extended(tech_finder *f, const unsigned lines[2], uint32_t places) {
    bool is_of_box = places == 7 || places == 070 || places == 0700;
    if (kt_count(places) != 3 || !(share_boxes(lines) ? are_apart(places) : is_of_box)) {
        return false;
    }
    return is_open(f->board, squares_at(lines, places)) &&
           choose_digits(f, TECH_EXTENDED_RECTANGLE, lines, places);
}

static bool covered(tech_finder *f, const unsigned lines[2], uint32_t places) {
    unsigned count = kt_count(places);
    if (!share_boxes(lines) || count < 2 || count > 3 || !are_apart(places)) return false;
    kt_squares given = kt_squares_both(squares_at(lines, 0777), f->board->givens);
    kt_squares others = kt_squares_without(given, squares_at(lines, places));
    if (kt_squares_empty(given) || !kt_squares_empty(others)) return false;
    return choose_digits(f, TECH_CLUE_COVER, lines, places);
}

/* All pairs of parallel lines, and all choices of places. */
static void search(tech_finder *f, bool look(tech_finder *f, const unsigned[2], uint32_t)) {
    for (unsigned at = f->cursor; at < 18 * 9; at++) {
        unsigned lines[2] = {at / 9, at / 81 * 9 + at % 9};
        if (lines[0] >= lines[1]) continue;
        if (at > f->cursor && tech_pause(f, at)) return;
        for (uint32_t places = 1; places < 512; places++) {
            if (look(f, lines, places)) return;
        }
    }
}

void tech_find_extended_rectangles(tech_finder *f) {
    search(f, extended);
}

void tech_find_clue_covers(tech_finder *f) {
    search(f, covered);
}
