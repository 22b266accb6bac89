/* deadly.test.c - extended rectangles, uniqueness clue covers, reverse BUG, Qiu's deadly pattern, bivalue oddagons, and
 * near misses. */
#include "search/search.h"
#include "technique_text.h"

/* --- Extended rectangles -------------------------------------------------------------------------- */

#define FIVE "r1c1=123 r1c4=123 r1c7=123 r2c1=123 r2c4=123 "

static const char *rectangle(const char *list) {
    return first_of(list, TECH_EXTENDED_RECTANGLE);
}

static void test_rectangles(void) {
    tap_text(rectangle(FIVE "r2c7=12345"), "r1c1+r1c4+r1c7+r2c1+r2c4+r2c7=123: r2c7-123",
             "one square has other candidates");
    tap_text(parts_told(), "14:r1c1+r1c4+r1c7+r2c1+r2c4+r2c7=123 3:r2c7=45 2:r1 2:r2",
             "squares, other candidates and lines are told");
    tap_text(rectangle(FIVE "r2c7=14"), "r1c1+r1c4+r1c7+r2c1+r2c4+r2c7=123: r2c7-1",
             "a square may lack digits");
    tap_text(rectangle(FIVE "r2c7=45"), "nothing", "but not all of them");
    tap_text(rectangle(FIVE "r2c7=123"), "nothing", "a board with two solutions has no other");
    tap_text(rectangle("r1c1=123 r1c4=123 r1c7=123 r4c1=123 r4c4=123 r4c7=1234"), "nothing",
             "lines of several boxes have three places of one box");
    tap_text(rectangle("r1c1=123 r1c2=123 r1c3=123 r4c1=123 r4c2=123 r4c3=1234"),
             "r1c1+r1c2+r1c3+r4c1+r4c2+r4c3=123: r4c3-123", "which are one, too");
    tap_text(rectangle("r1c1=123 r1c2=123 r1c7=123 r2c1=123 r2c2=123 r2c7=1234"), "nothing",
             "two pairs of a box need four digits");
    tap_text(rectangle("r1c1=123 r1c2=123 r1c3=123 r2c1=123 r2c2=123 r2c3=1234"), "nothing",
             "and three of them six");
}

#define FOUR "r1c1=123 r1c4=123 r2c1=123 r2c4=123 "
#define FOUND "r1c1+r1c4+r1c7+r2c1+r2c4+r2c7=123: "

static void test_types(void) {
    tap_text(rectangle(FOUR "r1c7=1234 r2c7=1234"),
             FOUND "r1c8-4 r1c9-4 r2c8-4 r2c9-4 r3c7-4 r3c8-4 r3c9-4 r4c7-4 r5c7-4 r6c7-4 r7c7-4 "
                   "r8c7-4 r9c7-4",
             "one digit in two squares");
    tap_text(rectangle("r1c1=123 r2c1=123 r1c4=1234 r1c7=123 r2c4=1234 r2c7=1234"),
             FOUND "r2c5-4 r2c6-4", "or in three");
    tap_text(rectangle(FOUR "r1c7=1235 r2c7=1234 r3c8=45"),
             "b3 " FOUND "r1c8-45 r1c9-45 r2c8-45 r2c9-45 r3c7-45 r3c9-45",
             "a square beside makes a naked set");
    tap_text(parts_told(),
             "14:r1c1+r1c4+r1c7+r2c1+r2c4+r2c7=123 3:r1c7+r2c7=45 2:r1 2:r2 32:r3c8=45 1:b3",
             "the set and its unit are told");
    tap_text(rectangle(FOUR "r1c7=1235 r2c7=1234 r3c8=456 r3c9=46"),
             "b3 " FOUND "r1c8-456 r1c9-456 r2c8-456 r2c9-456 r3c7-456", "or two");
    tap_text(rectangle(FOUR "r1c7=1235 r2c7=1234 r3c8=456"), "nothing", "one with three does not");
    tap_text(rectangle(FOUR "r1c7=1235 r2c7=1234 c7:1=r1c7+r2c7"), FOUND "r1c7-23 r2c7-23",
             "a digit goes nowhere else in a unit of both");
    tap_text(parts_told(),
             "14:r1c1+r1c4+r1c7+r2c1+r2c4+r2c7=123 3:r1c7+r2c7=45 2:r1 2:r2 12:r1c7+r2c7=1",
             "it is told with both squares");
    tap_text(rectangle(FOUR "r1c7=1235 r2c7=1234"), "nothing", "nothing follows of two digits");
    tap_text(rectangle("r1c1=123 r1c4=1235 r1c7=123 r2c1=123 r2c4=123 r2c7=1234"), "nothing",
             "nor if no unit has both squares");
}

/* --- Boards on which little is given --------------------------------------------------------------- */

/* A board whose first two rows are so, and the rest empty. */
#define EMPTY "........."
#define SIX EMPTY EMPTY EMPTY EMPTY EMPTY EMPTY
#define ROWS(first, second) first second SIX EMPTY
#define ONE ROWS("1........", EMPTY)
#define OTHER "1........" EMPTY SIX "........2"
#define CORNERS "r1c4=2 r2c1=2 r2c4=13"

static const char *on(const char *text, const char *list, unsigned technique) {
    open_position(text, list);
    return first(technique);
}

static void test_covers(void) {
    const char *found = "r1c1+r1c4+r2c1+r2c4=12: r2c4-1";
    tap_text(on(ONE, CORNERS, TECH_CLUE_COVER), found, "two rows have nothing else that is given");
    tap_text(parts_told(), "14:r1c1+r1c4+r2c1+r2c4=12 3:r2c4=3 2:r1 2:r2",
             "the rows are told with the squares");
    tap_text(on(ROWS("1........", "........9"), CORNERS, TECH_CLUE_COVER), "nothing",
             "another square of the rows is given");
    open_position(ROWS("1........", "........9"), CORNERS);
    kt_squares_remove(&board.givens, 17);
    tap_text(first(TECH_CLUE_COVER), found, "it is only filled");
    tap_text(on(NULL, "r1c1=12 r1c4=12 r2c1=12 r2c4=123", TECH_CLUE_COVER), "nothing",
             "where nothing is given it is another technique");
    tap_text(on(ONE, "r1c2=2 r2c1=2 r2c2=13", TECH_CLUE_COVER), "nothing",
             "two pairs of one box need four digits");
    tap_text(on(ONE, "r1c4=2 r4c1=2 r4c4=13", TECH_CLUE_COVER), "nothing",
             "the lines run through different boxes");
    open_position(ONE, "r1c4=23 r2c1=23 r2c4=123 r1c7=23 r2c7=1234");
    tap_ok(strstr(all(TECH_CLUE_COVER), "r1c1+r1c4+r1c7+r2c1+r2c4+r2c7=123: r2c7-123") != NULL,
           "three pairs have three digits");
}

static void test_reverse_bug(void) {
    const char *found = "r1c1+r1c4+r2c1+r2c4=12: r2c4-1";
    tap_text(on(ONE, CORNERS, TECH_REVERSE_BUG), found, "no other 1 or 2 is given");
    tap_text(parts_told(), "14:r1c1+r1c4+r2c1+r2c4=12 3:r2c4=3", "the squares are told");
    tap_text(on(ROWS("1........", "........9"), CORNERS, TECH_REVERSE_BUG), found,
             "other digits may be given");
    tap_text(on(OTHER, CORNERS, TECH_REVERSE_BUG), "nothing", "another 2 is given");
    open_position(OTHER, CORNERS);
    kt_squares_remove(&board.givens, 80);
    tap_text(first(TECH_REVERSE_BUG), found, "it is only filled");
    tap_text(on(ONE, "r1c4=2 r2c1=2 r2c4=3", TECH_REVERSE_BUG), "nothing",
             "the last square can be none of the two");
    tap_text(on(ONE, "r1c4=2 r2c1=2 r2c4=12", TECH_REVERSE_BUG), "nothing",
             "a board with two solutions has no other candidates");
    open_position(ONE, "r1c4=2 r3c1=2 r3c7=1 r2c4=13 r2c7=2");
    tap_ok(strstr(all(TECH_REVERSE_BUG), "r1c1+r1c4+r2c4+r2c7+r3c1+r3c7=12: r2c4-1") != NULL,
           "six squares, of which one is given");
    tap_text(on(ONE, "r1c4=234 r2c1=235 r2c4=136", TECH_REVERSE_BUG), "nothing",
             "three squares have several other candidates");
    tap_text(on(ONE, "r1c4=23 r2c1=23 r2c4=13", TECH_REVERSE_BUG),
             "r1c1+r1c4+r2c1+r2c4=12: r2c5-3 r2c6-3", "they have only one");
}

/* --- Qiu's deadly pattern ------------------------------------------------------------------------- */

/* 1 and 2 across from one another in box 1, and in a pair of box 4. */
#define BOX "b1:1=r1c1+r2c2 b1:2=r1c2+r2c1 "
#define PAIR "r4c1+r4c2=12: "
#define ROWS_1_2(first, second) first second EMPTY SIX

static const char *qiu(const char *list) {
    return first_of(list, TECH_QIU);
}

static void test_qiu(void) {
    tap_text(qiu(BOX "r4c1=12 r4c2=123"), PAIR "r4c2-12", "one square of the pair has others");
    tap_text(parts_told(), "14:r4c1+r4c2=12 5:b1r1c1+r1c2+r2c1+r2c2=12 3:r4c2=3 2:r1 2:r2",
             "the pair is told, the box, other candidates and the lines");
    tap_text(qiu(BOX "r4c1=123 r4c2=123"),
             PAIR
             "r4c3-3 r4c4-3 r4c5-3 r4c6-3 r4c7-3 r4c8-3 r4c9-3 r5c1-3 r5c2-3 r5c3-3 r6c1-3 r6c2-3 "
             "r6c3-3",
             "both have the same one");
    tap_text(qiu(BOX "r4c1=123 r4c2=124 r4c3=34"),
             "r4 " PAIR "r4c4-34 r4c5-34 r4c6-34 r4c7-34 r4c8-34 r4c9-34",
             "a square beside makes a naked set");
    tap_text(qiu(BOX "r4c1=123 r4c2=124 r4:1=r4c1+r4c2"), PAIR "r4c1-2 r4c2-2",
             "a digit goes nowhere else in a unit of the pair");
    tap_text(qiu("b1:1=r1c1+r2c2 b1:2=r1c1+r2c2 r4c1=12 r4c2=123"), PAIR "r4c2-12",
             "each square across from the pair may have both");
    tap_text(qiu("b1:1=r1c1+r2c1 b1:2=r1c1+r2c1 r4c1=12 r4c2=123"), "nothing",
             "in one column they are not in the pair");
    tap_text(qiu(BOX "r4c1=12 r4c2=12"), "nothing",
             "a board with two solutions has no other candidates");
    tap_text(qiu(BOX "r3c1=12 r3c2=123"), "nothing", "the pair is in another box");
    tap_text(qiu("b1:1=r1c1+r2c2 b1:2=r1c2+r2c1 r4c1=12 r4c2=34 r4c4=123"), "nothing",
             "each of the pair is across from the four squares");
}

static void test_qiu_lines(void) {
    tap_text(qiu("b4:1=r4c1+r5c2 b4:2=r4c2+r5c1 r4c9=12 r5c9=123"), "r4c9+r5c9=12: r5c9-12",
             "the lines may be columns, through any boxes");
    tap_text(parts_told(), "14:r4c9+r5c9=12 5:b4r4c1+r4c2+r5c1+r5c2=12 3:r5c9=3 2:c1 2:c2",
             "these are told");
    tap_text(qiu("b9:8=r7c8+r8c9 b9:9=r7c9+r8c8 r7c1=89 r8c1=789"), "r7c1+r8c1=89: r8c1-89",
             "the last two of each");
    tap_text(qiu(BOX "r4c1=12 r4c2=123 r9c1=12 r9c2=123"), PAIR "r4c2-12",
             "of two pairs the first is");
    tap_text(qiu(BOX "r4c1=12 r4c2=123 b9:8=r8c8+r9c9 b9:9=r8c9+r9c8 r5c8=89 r5c9=789"),
             PAIR "r4c2-12", "so it is of two boxes");
    open_position(NULL, BOX "r4c1=12 r4c2=123 r9c1=12 r9c2=123");
    tap_text(all(TECH_QIU), PAIR "r4c2-12, r9c1+r9c2=12: r9c2-12", "all may be asked for");
}

static void test_qiu_elsewhere(void) {
    const char *box = "b1:1=r1c1+r2c2+r3c3 b1:2=r1c2+r2c1 r4c1=12 r4c2=12";
    tap_text(qiu(box), PAIR "r3c3-3456789", "else a digit is in another square of the box");
    tap_text(parts_told(), "14:r4c1+r4c2=12 5:b1r1c1+r1c2+r2c1+r2c2=12 3:r3c3=1 2:r1 2:r2",
             "which is told");
    tap_text(qiu("b1:1=r1c1+r2c2+r3c3 b1:2=r1c2+r2c1+r3c3 r4c1=12 r4c2=12"), PAIR "r3c3-3456789",
             "or one of both");
    tap_text(qiu("b1:1=r1c1+r2c2+r3c3+r3c2 b1:2=r1c2+r2c1 r4c1=12 r4c2=12"),
             PAIR "r1c1-1 r2c2-1 r3c4-1 r3c5-1 r3c6-1 r3c7-1 r3c8-1 r3c9-1", "or in one of two");
    tap_text(qiu("b1:1=r1c1+r2c2+r3c3 b1:2=r1c2+r2c1+r3c1 r4c1=12 r4c2=12"), "nothing",
             "nothing follows of two digits in two");
    tap_text(qiu("b1:1=r1c1+r2c2+r3c3 b1:2=r1c2+r2c1 r4c1=12 r4c2=123"), "nothing",
             "nor if the pair may have others");
}

/* With the other two squares filled. */
#define ENDS "b1:1=r1c2 b1:2=r2c1 r4c1=12 r4c2=123"

/* What is given in rows 1 and 2, and in the places of the pattern. */
static const char *qiu_on(const char *text) {
    return on(text, BOX "r4c1=12 r4c2=123", TECH_QIU);
}

static void test_chains(void) {
    const char *found = PAIR "r4c2-12";
    tap_text(qiu_on(ROWS_1_2("...5.....", EMPTY)), found, "one square of the lines is given");
    tap_text(qiu_on(ROWS_1_2("...5.....", "...6.....")), found, "or one across from it");
    tap_text(qiu_on(ROWS_1_2("...5.....", "......6..")), "nothing",
             "two that are not linked can be in two chains");
    tap_text(qiu_on(ROWS_1_2("...5.....", "......5..")), found, "equal digits are in one");
    tap_text(qiu_on(ROWS_1_2("...57....", "...6..5..")), "nothing", "a third is in another");
    tap_text(qiu_on(ROWS_1_2("...57....", "...7..5..")), found, "or is linked with these");
    tap_text(qiu_on(ROWS_1_2("...56....", "...65.7..")), found, "a closed chain does not count");
    tap_text(qiu_on(ROWS_1_2("5.....7..", "...5.....")), "nothing",
             "a square of the places is of the chain that it ends");
    tap_text(on(ROWS_1_2("5..6.....", ".6.5....."), ENDS, TECH_QIU), found, "and of the other end");
    tap_text(on(ROWS_1_2("5..6..7..", ".6.5....."), ENDS, TECH_QIU), "nothing",
             "which is no closed chain");
    tap_text(on(ROWS_1_2("...5.....", "......6.."),
                "b4:1=r4c1+r5c2 b4:2=r4c2+r5c1 r7c1=12 r7c2=123", TECH_QIU),
             "r7c1+r7c2=12: r7c2-12", "other lines may have it");
    open_position(ROWS_1_2("...5.....", "......6.."), BOX "r4c1=12 r4c2=123");
    kt_squares_remove(&board.givens, 15);
    tap_text(first(TECH_QIU), found, "what is only filled may move");
}

/* The pair is 9 and 4, and so are two squares of box 1; r1c3 and r1c7 are of two chains. */
static void test_end_of_the_rule(void) {
    static const char text[] = "..6...4...........127384956..127.568762859143.58146279283417"
                               "695674598312519632784";
    uint8_t digits[81], solution[81];
    for (unsigned s = 0; s < 81; s++) digits[s] = text[s] == '.' ? 0 : (uint8_t)(text[s] - '0');
    tap_ok(kt_count_solutions(digits, 2, solution) == 1 && solution[27] == 9 && solution[28] == 4,
           "with something given in both chains there can be one solution");
    tap_text(on(text, "", TECH_QIU), "nothing", "so nothing is said");
    open_position(text, "");
    kt_squares_remove(&board.givens, 2);
    tap_ok(strstr(all(TECH_QIU), "r4c1+r4c2=49: r4c6-3 r6c1-3") != NULL,
           "what is wrong there would be said if one were only filled");
}

/* --- Bivalue oddagons ----------------------------------------------------------------------------- */

/* From r1c1 along the row, down, along row 5, and up into box 1 again. */
#define LOOP "r1c1=12 r1c5=12 r5c5=12 r5c2=12 "

static const char *oddagon(const char *list) {
    return first_of(list, TECH_BIVALUE_ODDAGON);
}

static void test_oddagons(void) {
    const char *found = "r1c1+r1c5+r2c2+r5c2+r5c5=12: r2c2-12";
    tap_text(oddagon(LOOP "r2c2=1234"), found, "five squares cannot take turns");
    tap_text(parts_told(), "14:r1c1=12 14:r1c5=12 14:r5c5=12 14:r5c2=12 14:r2c2=12 3:r2c2=34",
             "the squares are told in turn, and the other candidates");
    tap_text(oddagon("r1c1=12 r1c5=12 r5c5=12 r5c1=1234"), "nothing", "four can");
    tap_text(oddagon("r1c1=12 r1c5=12 r2c2=1234"), "nothing", "and these are no loop");
    tap_text(oddagon("r1c1=12 r1c2=12 r2c2=1234"), "nothing",
             "three are a naked pair with one more");
    tap_text(oddagon(LOOP "r2c2=34"), "r1c1+r1c5+r3c2+r5c2+r5c5=12: r3c2-12",
             "a square that can be none of the two is passed over");
    tap_text(oddagon("r1c1=12 r1c5=12 r5c5=12 r5c2=123 r2c2=123"),
             "r1c1+r1c5+r2c2+r5c2+r5c5=12: r1c2-3 r3c2-3 r4c2-3 r6c2-3 r7c2-3 r8c2-3 r9c2-3",
             "one of two squares is their only other candidate");
    tap_text(oddagon("r1c1=12 r1c5=123 r5c5=12 r5c2=124 r2c2=125"), "nothing",
             "three squares have several other candidates");
    tap_text(oddagon("r1c1=12 r1c5=12 r5c5=12 r5c8=12 r8c8=12 r8c2=12 r2c2=123"),
             "r1c1+r1c5+r2c2+r5c5+r5c8+r8c2+r8c8=12: r2c2-12", "seven squares are as good");
    open_position(NULL, LOOP "r2c2=1234");
    tech_finder_begin(&finder, &board, &work);
    tech_set_add(&finder.wanted, TECH_BIVALUE_ODDAGON);
    tech_search(&finder);
    tap_ok(finder.found, "it needs no single solution");
}

/* Each search can be paused. */
static void test_pause(void) {
    static const unsigned techniques[] = {TECH_EXTENDED_RECTANGLE, TECH_CLUE_COVER,
                                          TECH_REVERSE_BUG, TECH_BIVALUE_ODDAGON, TECH_QIU};
    static const char *const lists[] = {FIVE "r2c7=12345", CORNERS, CORNERS, LOOP "r2c2=1234",
                                        BOX "r4c1=12 r4c2=123"};
    for (unsigned i = 0; i < 5; i++) {
        unsigned pauses = 0;
        open_position(i == 1 || i == 2 ? ONE : NULL, lists[i]);
        tech_finder_begin(&finder, &board, &work);
        finder.solution = some_solution;
        finder.all = true;
        finder.take = add_result;
        end_of_page = page;
        tech_set_add(&finder.wanted, techniques[i]);
        for (; finder.budget = 1, tech_search(&finder), finder.paused; pauses++) {}
        tap_ok(pauses > 10 && end_of_page != page, "a search that is paused goes on");
    }
}

int main(void) {
    test_rectangles();
    test_types();
    test_covers();
    test_reverse_bug();
    test_qiu();
    test_qiu_lines();
    test_qiu_elsewhere();
    test_chains();
    test_end_of_the_rule();
    test_oddagons();
    test_pause();
    return tap_end();
}
