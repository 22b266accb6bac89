/* reading.h - what stands in the 81 squares, all of them considered together.
 *
 * The one idea: the network gives each square a price for every answer, and the rules of Sudoku know that a puzzle in a
 * newspaper has one solution. So the reading is the cheapest whose givens have one. Nothing is changed silently: a square
 * that is read again, or has another answer at nearly the same price, is doubtful.
 */
#ifndef KT_PHOTO_READING_H
#define KT_PHOTO_READING_H

#include <stdbool.h>
#include <stdint.h>

/* An answer of a square: 0 empty, 1 to 9 printed, 10 to 18 handwritten 1 to 9. */
enum { READING_ANSWERS = 19, READING_HAND = 9 };

typedef struct {
    int32_t of[READING_ANSWERS]; /* in 256ths of a natural logarithm; the least is 0 */
} photo_prices;

/* How the reader asks for solutions: how many the board of 81 digits (0: empty) has, at most 2; the first one found goes to
 * `solution`. */
typedef struct {
    uint32_t (*count)(void *context, const uint8_t digits[81], uint8_t solution[81]);
    void *context;
} photo_rules;

enum { SURE = 0, DOUBTFUL = 1, READ_AGAIN = 2 };

typedef struct {
    uint8_t answer[81];
    uint8_t other[81];  /* the next likely answer */
    uint8_t doubt[81];  /* SURE, DOUBTFUL or READ_AGAIN: the rules changed what was read first */
    uint32_t solutions; /* of the givens: 0, 1, or 2 for more */
} photo_reading;

static inline unsigned photo_digit_of(unsigned answer) {
    return answer > READING_HAND ? answer - READING_HAND : answer;
}

/* A change of one square, which costs something. */
typedef struct {
    uint8_t square, answer;
    int32_t price;
} photo_change;

/* Changes that are made together, as indices into the list of all; the last one is the dearest. */
enum { READING_CHANGES = 96, READING_TOGETHER = 4, READING_QUEUE = 4096 };

typedef struct {
    int32_t price;
    uint8_t count, changes[READING_TOGETHER];
} photo_attempt;

typedef struct {
    photo_prices prices[81];
    uint32_t change_count, attempt_count;
    photo_change changes[READING_CHANGES]; /* cheapest first */
    photo_attempt attempts[READING_QUEUE]; /* a heap, the cheapest on top */
    uint32_t asked;                        /* how often the rules were asked */
    int32_t best;                          /* price of the cheapest that has one solution */
    uint8_t solution[81];
    uint8_t first[81]; /* what was read before the rules were asked */
    photo_reading reading;
} photo_reader;

/* Begins with the prices that r->prices have. */
void photo_reading_begin(photo_reader *r, const photo_rules *rules);

/* Makes the next attempt; true: the reading is done. */
bool photo_reading_advance(photo_reader *r, const photo_rules *rules);

#endif
