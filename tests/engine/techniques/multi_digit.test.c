/* multi_digit.test.c - exocets, Tridagon, SK-Loop and multi-sector locked sets, and near misses. */
#include "technique_text.h"

/* --- Junior Exocet -------------------------------------------------------------------------------- */

#define BASE "r1c1=123 r1c2=123 "
#define COMPANIONS "r3c4-123 r2c7-123 "
/* Outside of the band columns 3, 4 and 7 have the digits in rows 4 and 5. */
#define BELOW_BUT_ONE(digits) \
    "r7c3-" digits " r8c3-" digits " r9c3-" digits " r6c4-" digits " r7c4-" digits " r8c4-" digits \
    " r9c4-" digits " r7c7-" digits " r8c7-" digits " r9c7-" digits
#define BELOW(digits) BELOW_BUT_ONE(digits) " r6c7-" digits
#define LAST "r6c3-123 "
#define EXOCET BASE COMPANIONS LAST BELOW("123")

static const char *exocet(const char *list) {
    return first_of(list, TECH_JUNIOR_EXOCET);
}

static void test_exocet(void) {
    const char *found = "r1c1+r1c2+r2c4+r3c7=123: r2c4-456789 r3c7-456789";
    tap_text(exocet(EXOCET), found, "the targets have the digits of the base");
    tap_text(parts_told(),
             "5:r1c1+r1c2=123 6:r2c4=123 6:r3c7=123 1:c4 1:c7 1:c3 "
             "2:r4c3+r4c4+r4c7+r5c3+r5c4+r5c7=1 2:r4c3+r4c4+r4c7+r5c3+r5c4+r5c7=2 "
             "2:r4c3+r4c4+r4c7+r5c3+r5c4+r5c7=3",
             "base, targets, the lines across and their places outside are told");
    tap_text(exocet(BASE "r3c4-123 " LAST BELOW("123")), "nothing", "a companion can be a digit");
    tap_text(exocet(BASE COMPANIONS BELOW("123")), "nothing", "three rows can hold a digit thrice");
    tap_text(exocet(BASE COMPANIONS "r6c3-23 r5c4-1 r5c7-1 " BELOW("123")), found,
             "a column and a row hold it twice");
    tap_text(exocet(EXOCET " r4c3-1 r4c4-1 r4c7-1 r5c3-1 r5c4-1 r5c7-1"), "nothing",
             "a digit is nowhere outside");
    tap_text(exocet(BASE COMPANIONS LAST BELOW("23") " r4c3-1 r5c3-1 r7c3-1 r8c3-1 r9c3-1"), found,
             "two columns hold it");
    tap_text(exocet("r1c1=12 r1c2=23 " COMPANIONS LAST BELOW("123")), found,
             "each square of the base may lack a digit");
    tap_text(exocet(BASE COMPANIONS "r6c3-23 r5c4-1 r4c7-1 r4c3-1 r5c3-1 " BELOW("123")), "nothing",
             "three columns hold a digit in a row each");
    tap_text(exocet("r1c1=12 r1c2=12 " COMPANIONS LAST BELOW("123")), "nothing",
             "two digits are a pair");
    tap_text(
        exocet("r1c1=12345 r1c2=12345 r3c4-45 r2c7-45 r6c3-45 " COMPANIONS LAST BELOW("12345")),
        "nothing", "five digits are too many");
    tap_text(exocet(EXOCET " r2c4-123"), "nothing", "a target can be none of the digits");
}

/* A list with its rows and columns elsewhere and, if it is turned, in the place of each other. */
static const char *moved(const char *list, const char *rows, const char *columns, bool is_turned) {
    static char text[1000];
    char *to = text;
    for (; *list != 0; list++) {
        *to++ = *list;
        if (*list != 'r') continue;
        char row = rows[list[1] - '1'], column = columns[list[3] - '1'];
        *to++ = is_turned ? column : row;
        *to++ = 'c';
        *to++ = is_turned ? row : column;
        list += 3;
    }
    *to = 0;
    return text;
}

static void test_any_lines(void) {
    static const char *const orders[] = {"123456789", "231564897", "312645978", "789123456",
                                         "564897231"};
    unsigned found = 0;
    for (unsigned i = 0; i < 50; i++) {
        const char *rows = orders[i / 10], *columns = orders[i / 2 % 5];
        char first[20], second[20];
        strcpy(first, moved(" r2c4-456789", rows, columns, i % 2 == 1));
        strcpy(second, moved(" r3c7-456789", rows, columns, i % 2 == 1));
        const char *step = exocet(moved(EXOCET, rows, columns, i % 2 == 1));
        found += strstr(step, first) != NULL && strstr(step, second) != NULL;
    }
    tap_number(found, 50, "in any lines it is found");
}

static void test_mirrors(void) {
    tap_text(exocet(EXOCET " r3c8-1 r3c9-1"), "r1c1+r1c2+r2c4+r3c7=123: r2c4-1456789 r3c7-456789",
             "a target loses what its mirror cannot be");
    tap_text(exocet(EXOCET " r3c8-1"), "r1c1+r1c2+r2c4+r3c7=123: r2c4-456789 r3c7-456789",
             "one of its two squares can be it");
    tap_text(exocet(EXOCET " r3c8-1 r3c9-1 r2c5-1 r2c6-1"),
             "r1c1+r1c2+r2c4+r3c7=123: r2c4-1456789 r3c7-1456789 r1c1-1 r1c2-1",
             "what both targets lose, the base loses, too");
}

/* --- Junior Exocet Plus --------------------------------------------------------------------------- */

/* In box 2 the digit goes in r2c4 and r3c4 only. */
#define LOCKED_IN_BOX(digit) \
    "r1c4-" digit " r1c5-" digit " r1c6-" digit " r2c5-" digit " r2c6-" digit " r3c5-" digit \
    " r3c6-" digit " "
#define PLUS BASE "r2c7-123 " LAST BELOW("123") " "

static const char *plus(const char *list) {
    return first_of(list, TECH_JUNIOR_EXOCET_PLUS);
}

static void test_plus(void) {
    const char *found = "r1c1+r1c2+r2c4+r3c4+r3c7=123: r2c4-45678 r3c4-45678 r3c7-456789";
    tap_text(plus(PLUS LOCKED_IN_BOX("9")), found, "another digit takes one of two squares");
    tap_text(parts_told(),
             "5:r1c1+r1c2=123 6:r2c4+r3c4=123 6:r3c7=123 1:c4 1:c7 1:c3 "
             "2:r4c3+r4c4+r4c7+r5c3+r5c4+r5c7=1 2:r4c3+r4c4+r4c7+r5c3+r5c4+r5c7=2 "
             "2:r4c3+r4c4+r4c7+r5c3+r5c4+r5c7=3 12:r2c4+r3c4=9",
             "the digit is told with the two squares");
    tap_text(plus(PLUS "r1c4-9 r4c4-9 r5c4-9 r6c4-9 r7c4-9 r8c4-9 r9c4-9"), found,
             "it may be locked in the line across");
    tap_text(plus(PLUS), "nothing", "two squares have room for two digits of the base");
    tap_text(plus(PLUS LOCKED_IN_BOX("3")), "nothing", "a digit of the base takes no room from it");
    tap_text(plus(EXOCET), "nothing", "targets of one square each are a Junior Exocet");
    tap_text(exocet(PLUS LOCKED_IN_BOX("9")), "nothing", "which this is not");
    tap_text(plus(PLUS LOCKED_IN_BOX("9") "r2c4-1 r3c4-1 r3c7-1"),
             "r1c1+r1c2+r2c4+r3c4+r3c7=123: r2c4-45678 r3c4-45678 r3c7-456789 r1c1-1 r1c2-1",
             "what no target can be, the base loses");
    tap_text(plus(BASE LAST BELOW("123") " " LOCKED_IN_BOX(
                 "9") "r1c7-8 r4c7-8 r5c7-8 r6c7-8 r7c7-8 r8c7-8 r9c7-8"),
             "r1c1+r1c2+r2c4+r2c7+r3c4+r3c7=123: r2c4-45678 r3c4-45678 r2c7-45679 r3c7-45679",
             "both targets may have two squares");
}

/* --- Senior Exocet -------------------------------------------------------------------------------- */

/* In the band only r2c4 can be a digit, and in row 6 r6c7. */
#define SENIOR BASE "r3c4-123 r2c7-123 r3c7-123 " LAST BELOW_BUT_ONE("123") " "
/* Nothing in the band, and in row 6 r6c3, too. */
#define OUTSIDE BASE "r2c4-123 r3c4-123 r2c7-123 r3c7-123 " BELOW_BUT_ONE("123") " "

static const char *senior(const char *list) {
    return first_of(list, TECH_SENIOR_EXOCET);
}

static void test_senior(void) {
    const char *found = "r1c1+r1c2+r2c4+r6c7=123: r2c4-456789 r6c7-89";
    tap_text(senior(SENIOR "r6c7=12389"), found, "one target is outside of the band");
    tap_text(parts_told(),
             "5:r1c1+r1c2=123 6:r2c4=123 6:r6c7=123 1:c4 1:c7 1:c3 "
             "2:r4c3+r4c4+r4c7+r5c3+r5c4+r5c7=1 2:r4c3+r4c4+r4c7+r5c3+r5c4+r5c7=2 "
             "2:r4c3+r4c4+r4c7+r5c3+r5c4+r5c7=3",
             "places outside are told without it");
    tap_text(senior(SENIOR "r6c7=123"), "r1c1+r1c2+r2c4+r6c7=123: r2c4-456789",
             "a target with nothing to lose");
    tap_text(senior(BASE "r2c7-123 r3c7-123 " LAST BELOW_BUT_ONE("123")), "nothing",
             "two squares of the band can be a digit");
    open_position(NULL, OUTSIDE "r6c3=1238 r6c7=1239");
    tap_ok(strstr(all(TECH_SENIOR_EXOCET), "r1c1+r1c2+r6c3+r6c7=123: r6c7-9 r6c3-8") != NULL,
           "both targets are outside");
    tap_text(senior(SENIOR "r2c4-3 r6c7=1289"),
             "r1c1+r1c2+r2c4+r6c7=123: r2c4-456789 r6c7-89 r1c1-3 r1c2-3",
             "what no target can be, the base loses");
    tap_text(senior(EXOCET), "nothing", "both targets in the band are a Junior Exocet");
    open_position(
        "............1....................................................................",
        BASE "r2c7-123 r3c7-123 " LAST BELOW_BUT_ONE("123"));
    tap_text(first(TECH_SENIOR_EXOCET), "nothing", "a square of the band is a digit of the base");
}

/* --- Tridagon ------------------------------------------------------------------------------------- */

#define NINE "r1c1=123 r2c2=123 r3c3=123 r1c4=123 r2c5=123 r3c6=123 r4c1=123 r5c2=123 r6c3=123 "
/* The squares of the fourth box lie the other way. */
#define TEN NINE "r5c6=123 "
#define ODD TEN "r4c4=123 "
#define FOUR \
    "r1c1=1234 r2c2=1234 r3c3=1234 r1c4=1234 r2c5=1234 r3c6=1234 r4c1=1234 r5c2=1234 r6c3=1234 " \
    "r5c6=1234 r4c4=1234 r6c5=12345"

static const char *tridagon(const char *list) {
    return first_of(list, TECH_TRIDAGON);
}

static void test_tridagon(void) {
    tap_text(tridagon(ODD "r6c5=12345"),
             "r1c1+r1c4+r2c2+r2c5+r3c3+r3c6+r4c1+r4c4+r5c2+r5c6+r6c3+r6c5=123: r6c5-123",
             "one square has guardians");
    tap_text(parts_told(),
             "14:r1c1+r1c4+r2c2+r2c5+r3c3+r3c6+r4c1+r4c4+r5c2+r5c6+r6c3+r6c5=123 3:r6c5=45",
             "the squares and the guardians are told");
    tap_text(tridagon(NINE "r4c4=123 r5c5=123 r6c6=1234"), "nothing",
             "three digits fill four boxes that are alike");
    tap_text(tridagon(ODD "r6c5=123"), "nothing", "a board that has no solution has no guardian");
    tap_text(tridagon(FOUR), "nothing", "four digits fill the squares");
    tap_text(tridagon(ODD "r6c5=45"), "nothing", "a square can be none of the digits");
    tap_text(tridagon(ODD "r6c5=124 r4c1-1 r5c2-1 r6c3-1"), "nothing",
             "three squares of a box cannot be one of the digits");
    tap_text(tridagon(TEN "r4c4=1235 r6c5=1234"), "nothing", "two squares have two guardians");
    tap_text(tridagon(TEN "r4c4=1234 r6c5=1234"),
             "r1c1+r1c4+r2c2+r2c5+r3c3+r3c6+r4c1+r4c4+r5c2+r5c6+r6c3+r6c5=123: "
             "r4c5-4 r4c6-4 r5c4-4 r5c5-4 r6c4-4 r6c6-4",
             "what sees all places of the only guardian loses it");
}

/* Between two rectangles a search may be paused. */
static void test_pause(void) {
    unsigned pauses = 0;
    open_position(NULL, "r4c4=123 r5c5=123 r6c6=123 r4c7=123 r5c8=123 r6c9=123 r7c4=123 r8c5=123 "
                        "r9c6=123 r8c9=123 r7c7=123 r9c8=12345");
    tech_finder_begin(&finder, &board, &work);
    tech_set_add(&finder.wanted, TECH_TRIDAGON);
    for (; finder.budget = 1, tech_search(&finder), finder.paused; pauses++) {}
    tap_ok(pauses == 7 && finder.found, "a search that is paused goes on");
}

/* --- SK-Loop -------------------------------------------------------------------------------------- */

/* Round the boxes, from column 1 of the first: 12 in a box, 34 in row 1, and so on; the last are 12 again. */
#define SEVEN \
    "r2c1=1278 r3c1=1278 r1c2=1234 r1c3=1234 r1c5=3456 r1c6=3456 r2c4=5678 r3c4=5678 r5c4=1278 " \
    "r6c4=1278 r4c5=1234 r4c6=1234 r4c2=3456 r4c3=3456 "
#define LOOP SEVEN "r5c1=5678 r6c1=5678"
/* The same with 9 in each pair, in place of 1 and 2. */
#define NINES \
    "r2c1=789 r3c1=789 r1c2=349 r1c3=349 r1c5=34569 r1c6=34569 r2c4=56789 r3c4=56789 r5c4=789 " \
    "r6c4=789 r4c5=349 r4c6=349 r4c2=34569 r4c3=34569 r5c1=56789 r6c1=56789"

static const char *sk_loop(const char *list) {
    return first_of(list, TECH_SK_LOOP);
}

/* Whether it takes this candidate, of many. */
static bool loop_takes(const char *list, const char *gone) {
    return strstr(sk_loop(list), gone) != NULL;
}

static void test_sk_loop(void) {
    tap_ok(loop_takes(LOOP, " r1c9-4 ") && loop_takes(LOOP, " r9c4-7 ") &&
               loop_takes(LOOP, " r3c3-2 ") && loop_takes(LOOP, " r1c1-2 "),
           "rows, columns and boxes lose what the loop uses there, also where the lines cross");
    tap_ok(!loop_takes(LOOP, "r1c9-1 ") && !loop_takes(LOOP, "r9c4-1 ") &&
               !loop_takes(LOOP, "r3c3-3 "),
           "they keep what it uses elsewhere");
    tap_text(parts_told(),
             "2:r1r1c2+r1c3+r1c5+r1c6=34 2:r4r4c2+r4c3+r4c5+r4c6=34 "
             "2:c1r2c1+r3c1+r5c1+r6c1=78 2:c4r2c4+r3c4+r5c4+r6c4=78 "
             "2:b1r1c2+r1c3+r2c1+r3c1=12 2:b2r1c5+r1c6+r2c4+r3c4=56 "
             "2:b4r4c2+r4c3+r5c1+r6c1=56 2:b5r4c5+r4c6+r5c4+r6c4=12",
             "the digits of each unit are told, with the squares that use them");
    tap_ok(loop_takes(SEVEN "r5c1=5678 r6c1=568", " r1c9-4 "), "a square may lack a digit");
    tap_text(sk_loop(SEVEN "r5c1=56789 r6c1=5678"), "nothing", "one digit is too many");
    tap_text(sk_loop(LOOP " r2c1-7 r3c1-7 r5c1-7 r6c1-7"), "nothing", "one digit is too few");
    open_position(
        "....9............................................................................", LOOP);
    tap_text(first(TECH_SK_LOOP), "nothing", "a square is filled");
    tap_text(sk_loop("r2c1=12 r3c1=12 " LOOP), "nothing", "two pairs have no digit in common");
    tap_ok(loop_takes(LOOP " r2c1-1 r3c1-1", " r1c9-1 "), "a pair uses a digit alone in its line");
    tap_ok(strstr(all(TECH_SK_LOOP), " r2c2-1 ") != NULL, "or in its box");
    tap_ok(loop_takes(NINES, " r1c9-9 "), "the lines lose a digit that all pairs have");
    tap_ok(strstr(all(TECH_SK_LOOP), " r2c2-9 ") != NULL, "or the boxes");
}

/* --- Multi-sector locked sets --------------------------------------------------------------------- */

/* Two rows and two columns: 1 and 4 are counted in rows, 2 and 3 in columns. */
#define LOCKED "r1c1=12 r1c4=13 r4c1=24 r4c4=34"

static const char *multi_sector(const char *list) {
    return first_of(list, TECH_MULTI_SECTOR);
}

static void test_multi_sector(void) {
    const char *found = multi_sector("r6c6=12 r6c9=13 r9c6=24 r9c9=34");
    tap_ok(strstr(found, " r9c1-4 ") != NULL, "in the last row and column it is as elsewhere");
    found = multi_sector(LOCKED);
    tap_ok(strstr(found, " r1c9-1 ") && strstr(found, " r4c9-4 ") && strstr(found, " r9c1-2 "),
           "rows lose what is counted in rows, columns what is counted in columns");
    tap_ok(!strstr(found, "r9c1-1") && !strstr(found, "r1c9-2"), "and nothing else");
    tap_text(parts_told(), "2:r1r1c1+r1c4=1 2:r4r4c1+r4c4=4 2:c1r1c1+r4c1=2 2:c4r1c4+r4c4=3",
             "the digits of each line are told, with the squares that use them");
    tap_text(multi_sector("r1c1=12 r1c4=13 r4c1=24 r4c4=345"), "nothing", "one digit is too many");
    tap_text(multi_sector("r1c1=12 r1c4=12 r4c1=34 r4c4=34"), "nothing",
             "two rows have a naked pair each");
    found = multi_sector(LOCKED " r1c7=5");
    tap_ok(strncmp(found, "r1c1+r1c4+r4c1+r4c4=1234:", 25) == 0,
           "a column that can be left out is no part of it");
    tap_ok(strstr(all(TECH_MULTI_SECTOR), "+r1c7+") == NULL, "nor of any other");
}

int main(void) {
    test_exocet();
    test_any_lines();
    test_mirrors();
    test_plus();
    test_senior();
    test_tridagon();
    test_pause();
    test_sk_loop();
    test_multi_sector();
    return tap_end();
}
