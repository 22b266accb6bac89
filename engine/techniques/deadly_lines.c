/* deadly_lines.c - extended rectangles, uniqueness clue covers and Qiu's deadly pattern: two lines that could exchange
 * digits.
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
 * Qiu's deadly pattern: two places, in one box, of two lines through the same boxes, and the pair of squares across
 * from them in a line through other boxes. Say that two digits a and b fill the pair, and are in the four squares of
 * the places, too. If they are in one line there, this is a unique rectangle. Else the places hold b and x in the first
 * line, y and a in the second, and the pair holds a and b. See each other place as an arrow from its digit in the first
 * line to that in the second. As no line has a digit twice, the arrows make two open chains, which begin with a and y
 * and end with b and x, and closed ones. If all places of a chain exchange their squares, boxes and the lines across
 * stay as they are, and the two lines exchange only the ends of the chain. There is room for these. If it runs
 *
 *     from a to b: a and b change places, in the pair as well;
 *     from y to x: a and b change places in the pair, and the lines have y and b, a and x in the two places;
 *     from a to x: the place of a and x exchanges its squares as well;
 *     from y to b: that of b and y does.
 *
 * No square is changed in both of the ways that there are, but for those of a and b. So there is a second solution if a
 * and b are not given in these squares, and all that is given in the two lines is in closed chains and in one open one;
 * x and y are of the chain that they end. Filled squares show which places are in one chain. If something is given in
 * both open chains, there may be one solution: the rule ends there.
 *
 * So if the box has the two digits nowhere else, the pair cannot hold them alone; and if the pair does, the box has one
 * of them elsewhere.
 *
 * Source: Andrew Stuart, SudokuWiki, "Extended Unique Rectangles"; Sudopedia, "Uniqueness Clue Cover", whose list
 * begins with those of two rows; Qiu Yanzhe, "Qiu's Deadly Pattern", in SunnieShine's Sudoku, types 1 to 4 and the
 * external ones, without the locked one. That the first two are two lines without the rest, and the chains of the last,
 * are our way to see them.
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

/* --- Qiu's deadly pattern ------------------------------------------------------------------------- */

/* The places that filled squares show to be in one chain with these. */
static uint32_t chain_of(const tech_board *b, const unsigned lines[2], uint32_t places) {
    for (uint32_t before = 0; before != places;) {
        uint16_t digits = filled_in(b, squares_at(lines, before = places));
        for (uint32_t place = 1; place < 512; place <<= 1) {
            if (filled_in(b, squares_at(lines, place)) & digits) places |= place;
        }
    }
    return places;
}

/* Whether both lines have the same digits there. */
static bool is_closed(const tech_board *b, const unsigned lines[2], uint32_t places) {
    uint16_t digits = filled_in(b, kt_unit_part(lines[0], places));
    return kt_count(digits) == kt_count(places) &&
           digits == filled_in(b, kt_unit_part(lines[1], places));
}

/* Whether something is given in one open chain at most. Those that end in the places are open. */
static bool is_loose(const tech_board *b, const unsigned lines[2], uint32_t own) {
    bool is_held = false;
    for (uint32_t rest = 0777, chain; rest != 0; rest &= ~chain) {
        chain = chain_of(b, lines, rest & (~rest + 1));
        if (!kt_squares_meet(squares_at(lines, chain), b->givens)) continue;
        if ((chain & own) == 0 && is_closed(b, lines, chain)) continue;
        if (is_held) return false;
        is_held = true;
    }
    return true;
}

/* The places of a line, of the pair or across from it, that can be the digit. */
static uint32_t places_in(const tech_board *b, unsigned line, uint32_t places, unsigned digit) {
    return b->places[line][digit - 1] & places;
}

/* Whether the digits can be in the pair and, the other way round, across from it. */
static bool fits(const tech_board *b, const unsigned lines[2], unsigned line, uint32_t places,
                 unsigned one, unsigned other) {
    uint32_t first = places & (~places + 1), second = places & ~first;
    return places_in(b, line, first, one) && places_in(b, line, second, other) &&
           (places_in(b, lines[0], first, other) || places_in(b, lines[1], first, other)) &&
           (places_in(b, lines[0], second, one) || places_in(b, lines[1], second, one));
}

static bool choose_pair(tech_finder *f, const unsigned lines[2], unsigned line, uint32_t places) {
    const tech_board *b = f->board;
    tech_deadly d = {.technique = TECH_QIU, .squares = kt_unit_part(line, places), .lines = lines};
    for (unsigned one = 1; one < 9; one++) {
        for (unsigned other = one + 1; other <= 9; other++) {
            if (!fits(b, lines, line, places, one, other) &&
                !fits(b, lines, line, places, other, one)) {
                continue;
            }
            d.digits = kt_digit_bit(one) | kt_digit_bit(other);
            d.apart = kt_squares_both(squares_at(lines, places),
                                      kt_squares_union(b->squares[one], b->squares[other]));
            if (tech_deadly_types(f, &d)) return true;
        }
    }
    return false;
}

static bool qiu(tech_finder *f, const unsigned lines[2], uint32_t places) {
    if (kt_count(places) != 2 || are_apart(places) || !share_boxes(lines)) return false;
    if (!is_loose(f->board, lines, places)) return false;
    unsigned row = lines[0] / 9 * 9;
    for (unsigned line = row; line < row + 9; line++) {
        if (line / 3 != lines[0] / 3 && choose_pair(f, lines, line, places)) return true;
    }
    return false;
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

void tech_find_qiu(tech_finder *f) {
    search(f, qiu);
}

void tech_find_clue_covers(tech_finder *f) {
    search(f, covered);
}
