/* photo_reading.test.c - all squares considered together: what is unsure is decided by the rules and by the other digits, and
 * never silently.
 */
#include "photo/kinds.h"
#include "photo/reading.h"
#include "photo/symmetry.h"
#include "search/search.h"
#include "tap.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

enum { SURE_PRICE = 2000 };

static photo_reader reader;
static const photo_reading *reading = &reader.reading;

static uint32_t count(void *asked, const uint8_t digits[81], uint8_t found[81]) {
    ++*(unsigned *)asked;
    return kt_count_solutions(digits, 2, found);
}

/* Prices as for clear digits: the puzzle, and with `filled` its solution by hand. */
static void price(bool filled) {
    for (unsigned s = 0; s < 81; s++) {
        unsigned given = puzzle[s] == '.' ? 0 : (unsigned)(puzzle[s] - '0');
        unsigned answer =
            given != 0 || !filled ? given : (unsigned)(solution[s] - '0') + READING_HAND;
        for (unsigned a = 0; a < READING_ANSWERS; a++)
            reader.prices[s].of[a] = SURE_PRICE + 2 * (int)a;
        reader.prices[s].of[answer] = 0;
    }
}

static unsigned read_all(void) {
    unsigned asked = 0;
    const photo_rules rules = {count, &asked};
    photo_reading_begin(&reader, &rules);
    while (!photo_reading_advance(&reader, &rules)) continue;
    return asked;
}

static unsigned doubts(void) {
    unsigned all = 0;
    for (unsigned s = 0; s < 81; s++) all += reading->doubt[s] != SURE;
    return all;
}

static void clear_digits(void) {
    price(true);
    tap_number(read_all(), 1, "for clear digits the rules are asked once");
    tap_number(reading->answer[0], 5, "a given is printed");
    tap_number(reading->answer[2], READING_HAND + 4, "what is filled in is handwritten");
    tap_number(doubts(), 0, "and nothing is doubtful");
}

static void misread_given(void) {
    price(false);
    reader.prices[0].of[3] = 0; /* a second 3 in the row */
    reader.prices[0].of[5] = 500;
    read_all();
    tap_number(reading->answer[0], 5, "a given that has no solution is read again");
    tap_number(reading->doubt[0], READ_AGAIN, "which is said");
    tap_number(reading->other[0], 3, "with what was read first");
    tap_number(doubts(), 1, "and no other square is doubtful");
}

/* A given without which there are several solutions. */
static unsigned needed_given(void) {
    for (unsigned s = 0; s < 81; s++) {
        uint8_t digits[81], found[81];
        for (unsigned t = 0; t < 81; t++)
            digits[t] = puzzle[t] == '.' || s == t ? 0 : (uint8_t)(puzzle[t] - '0');
        if (puzzle[s] != '.' && kt_count_solutions(digits, 2, found) == 2) return s;
    }
    return 81;
}

static void missing_given(void) {
    unsigned needed = needed_given(), digit = (unsigned)(puzzle[needed] - '0');
    price(false);
    reader.prices[needed].of[0] = 0;
    reader.prices[needed].of[digit] = 300;
    read_all();
    tap_number(reading->solutions, 1, "a given is added so that there is one solution");
    tap_number(reading->answer[needed], digit, "the likeliest one");
    tap_number(reading->doubt[needed], READ_AGAIN, "which is said");
}

static void wrong_by_hand(void) {
    price(true);
    reader.prices[2].of[READING_HAND + 9] = 0; /* a 9 where the solution has 4 */
    reader.prices[2].of[READING_HAND + 4] = 300;
    read_all();
    tap_number(reading->answer[2], READING_HAND + 4,
               "an unclear digit by hand is what the solution has");
    tap_number(reading->doubt[2], READ_AGAIN, "which is said");
    reader.prices[2].of[READING_HAND + 4] = SURE_PRICE;
    read_all();
    tap_number(reading->answer[2], READING_HAND + 9, "a clear one stays wrong");
    tap_number(reading->doubt[2], DOUBTFUL, "and is doubtful");
}

static void no_solution(void) {
    price(false);
    reader.prices[0].of[3] = 0;
    reader.prices[0].of[5] = 100000;
    reader.prices[1].of[5] = 100000;
    for (unsigned a = 0; a < READING_ANSWERS; a++) {
        if (a != 3) reader.prices[0].of[a] = reader.prices[1].of[a] = 100000;
    }
    read_all();
    tap_number(reading->solutions, 0, "clear givens that contradict one another stay");
    tap_ok(reading->doubt[0] == DOUBTFUL && reading->doubt[1] == DOUBTFUL, "and are doubtful");
}

/* The puzzle is symmetric: the square opposite s is 80 - s. */
static void opposite_tells(void) {
    price(true);
    reader.prices[2].of[4] = 0; /* as if a 4 by hand were printed */
    reader.prices[2].of[READING_HAND + 4] = 300;
    reader.prices[80].of[0] = 0;
    reader.prices[80].of[9] = 300;
    reader.prices[1].of[READING_HAND + 3] = 0; /* a given that is clearly by hand */
    reader.prices[1].of[3] = SURE_PRICE;
    photo_symmetry_price(reader.prices);
    read_all();
    tap_number(reading->answer[2], READING_HAND + 4,
               "a digit opposite one by hand is by hand if it is unclear");
    tap_number(reading->answer[80], 9, "and one opposite a given is there");
    tap_ok(reading->doubt[2] != SURE && reading->doubt[80] != SURE, "and both are doubtful");
    tap_number(reading->answer[1], READING_HAND + 3, "but what is clear stays");
}

static void not_symmetric(void) {
    price(false);
    for (unsigned s = 0; s < 27; s++) { /* a third has no digits */
        for (unsigned a = 0; a < READING_ANSWERS; a++) reader.prices[s].of[a] = a == 0 ? 0 : 300;
    }
    static photo_prices before[81];
    memcpy(before, reader.prices, sizeof before);
    photo_symmetry_price(reader.prices);
    tap_ok(memcmp(before, reader.prices, sizeof before) == 0,
           "where many digits have no opposite, no square tells of another");
}

static photo_squares squares;
static int32_t strange[81];

/* 20 dark large digits, and 20 that are small and pale; the network is sure of the first 17 of each. */
static void kinds_differ(void) {
    bool is_digit[81] = {false};
    int32_t kinds[81] = {0};
    for (unsigned s = 0; s < 40; s++) {
        bool is_hand = s >= 20;
        is_digit[s] = true;
        squares.boxes[s] = (photo_box){5, 5, 8, is_hand ? 12 : 18};
        squares.strongest[s] = (uint16_t)((is_hand ? 1500 : 3000) + s % 3 * 50);
        kinds[s] = s % 20 >= 17 ? (is_hand ? -200 : 200) : is_hand ? 1500 : -1500;
    }
    photo_kinds_compare(&squares, is_digit, 0, kinds, strange);
    unsigned right = 0;
    for (unsigned s = 0; s < 40; s++) right += (kinds[s] > 0) == (s >= 20);
    tap_number(right, 40, "digits that are like others are of their kind");
}

static void kinds_alike(void) {
    bool is_digit[81] = {false};
    int32_t kinds[81] = {0};
    for (unsigned s = 0; s < 30; s++) {
        is_digit[s] = true;
        squares.boxes[s] = (photo_box){5, 5, 8, 18};
        squares.strongest[s] = 3000;
        kinds[s] = s < 6 ? 500 : -500;
    }
    photo_kinds_compare(&squares, is_digit, 0, kinds, strange);
    unsigned printed = 0;
    for (unsigned s = 0; s < 30; s++) printed += kinds[s] < 0;
    tap_number(printed, 30, "digits that are all alike are of one kind");
}

/* Thirty digits that are alike, but one of them is a pale blot. */
static void blot(void) {
    bool is_digit[81] = {false};
    int32_t kinds[81] = {0};
    for (unsigned s = 0; s < 30; s++) {
        is_digit[s] = true;
        squares.boxes[s] = (photo_box){5, 5, 8, s == 7 ? 26 : 18};
        squares.strongest[s] = s == 7 ? 1200 : (uint16_t)(3000 + s % 3 * 50);
        kinds[s] = -500;
    }
    photo_kinds_compare(&squares, is_digit, 0, kinds, strange);
    unsigned alike = 0;
    for (unsigned s = 0; s < 30; s++) alike += strange[s] == 0;
    tap_ok(strange[7] > 500, "what is unlike the printed digits is strange");
    tap_number(alike, 29, "and nothing else");
}

int main(void) {
    clear_digits();
    misread_given();
    missing_given();
    wrong_by_hand();
    no_solution();
    opposite_tells();
    not_symmetric();
    kinds_differ();
    kinds_alike();
    blot();
    return tap_end();
}
