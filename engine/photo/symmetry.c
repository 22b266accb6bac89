/* symmetry.c - see symmetry.h. Of the 52 puzzles of the photos to learn from and to choose by 31 are symmetric, one of them
 * but for two digits. In each of the others more than two fifths of the digits have no digit opposite. */
#include "photo/symmetry.h"

enum {
    FEW = 5, /* at most one of so many printed digits has no printed digit opposite */
    NAT = 256,
    MOST_TOLD = 5 * NAT /* a square tells of its opposite no more than this */
};

/* How much likelier printed than anything else. */
static int32_t printed_of(const photo_prices *prices) {
    int32_t printed = prices->of[1], other = prices->of[0];
    for (unsigned a = 1; a < READING_ANSWERS; a++) {
        int32_t *least = a <= READING_HAND ? &printed : &other;
        if (prices->of[a] < *least) *least = prices->of[a];
    }
    return other - printed;
}

static bool is_symmetric(const int32_t printed[81]) {
    unsigned all = 0, alone = 0;
    for (unsigned s = 0; s < 81; s++) {
        all += printed[s] > 0;
        alone += printed[s] > 0 && printed[80 - s] <= 0;
    }
    return FEW * alone <= all;
}

static int32_t limit(int32_t value) {
    return value > MOST_TOLD ? MOST_TOLD : value < -MOST_TOLD ? -MOST_TOLD : value;
}

/* Makes printed answers cheaper than others by this much, or dearer. */
static void tell(photo_prices *prices, int32_t printed) {
    int32_t least = INT32_MAX;
    for (unsigned a = 0; a < READING_ANSWERS; a++) {
        bool is_printed = a >= 1 && a <= READING_HAND;
        if (is_printed) prices->of[a] -= printed;
        if (prices->of[a] < least) least = prices->of[a];
    }
    for (unsigned a = 0; a < READING_ANSWERS; a++) prices->of[a] -= least;
}

void photo_symmetry_price(photo_prices prices[81]) {
    int32_t printed[81];
    for (unsigned s = 0; s < 81; s++) printed[s] = printed_of(&prices[s]);
    if (!is_symmetric(printed)) return;
    for (unsigned s = 0; s < 81; s++) {
        if (s != 80 - s) tell(&prices[s], limit(printed[80 - s]));
    }
}
