/* kinds.c - see kinds.h. Two normal distributions, fitted to what is thought so far and then asked, a few times. */
#include "photo/kinds.h"

/* The square of the difference of two kinds, in squares of what digits of one kind differ. */
#define APART 3.0F

enum {
    FEATURES = 5,
    ROUNDS = 3,
    NAT = 256,
    SURE = 3 * NAT,        /* the network counts no more than this, */
    MOST_TOLD = 6 * NAT,   /* and a feature no more than this */
    MOST_STRANGE = 2 * NAT /* and this against a printed digit that is unlike the others */
};

typedef struct {
    float mean[FEATURES], weight;
} kind;

static void features_of(const photo_squares *squares, unsigned s, unsigned turn,
                        float features[FEATURES]) {
    photo_box box = squares->boxes[s];
    uint32_t ink = 0;
    for (unsigned i = 0; i < SQUARE_PIXELS; i++) ink += squares->ink[s][i];
    features[0] = (float)(turn % 2 == 0 ? box.height : box.width);
    features[1] = (float)squares->strongest[s] / 128;
    features[2] = (float)ink / 2000;
    for (unsigned i = 0; i < 2; i++) features[3 + i] = (float)squares->tint[s][i] / 8;
}

/* A chance from a logarithm, straight instead of curved. */
static float chance(int32_t logarithm) {
    float there = 0.5F + (float)logarithm / (8 * NAT);
    return there < 0 ? 0 : there > 1 ? 1 : there;
}

static void fit(const photo_squares *squares, const bool is_digit[81], unsigned turn,
                const int32_t kinds[81], kind both[2], float spread[FEATURES]) {
    float squared[FEATURES] = {0};
    both[0] = both[1] = (kind){0};
    for (unsigned s = 0; s < 81; s++) {
        if (!is_digit[s]) continue;
        float features[FEATURES], hand = chance(kinds[s]);
        features_of(squares, s, turn, features);
        for (unsigned k = 0; k < 2; k++) {
            float weight = k == 1 ? hand : 1 - hand;
            both[k].weight += weight;
            for (unsigned f = 0; f < FEATURES; f++) both[k].mean[f] += weight * features[f];
        }
        for (unsigned f = 0; f < FEATURES; f++) squared[f] += features[f] * features[f];
    }
    float all = both[0].weight + both[1].weight;
    for (unsigned f = 0; f < FEATURES; f++) {
        float within = squared[f];
        for (unsigned k = 0; k < 2; k++) {
            if (both[k].weight <= 0) continue;
            within -= both[k].mean[f] * both[k].mean[f] / both[k].weight;
            both[k].mean[f] /= both[k].weight;
        }
        spread[f] = (all > 0 ? within / all : 0) + 1;
    }
}

int32_t photo_likelier(float one, float other) {
    int32_t sum = 0;
    while (one > other && sum < SURE) {
        one /= 1.25F;
        sum += 57;
    }
    while (other > one && sum > -SURE) {
        other /= 1.25F;
        sum -= 57;
    }
    return sum;
}

static int32_t limit(int32_t value, int32_t most) {
    return value > most ? most : value < -most ? -most : value;
}

/* Whether the network is sure of several digits of each kind. */
static bool are_both_seen(const int32_t seen[81], const bool is_digit[81]) {
    enum { SEVERAL = 5 };
    unsigned printed = 0, hand = 0;
    for (unsigned s = 0; s < 81; s++) {
        printed += is_digit[s] && seen[s] == -SURE;
        hand += is_digit[s] && seen[s] == SURE;
    }
    return printed >= SEVERAL && hand >= SEVERAL;
}

/* Whether both kinds are there, and differ in something. */
static bool are_two(const kind both[2], const float spread[FEATURES], bool differ) {
    for (unsigned f = 0; f < FEATURES; f++) {
        float between = both[1].mean[f] - both[0].mean[f];
        differ = differ || between * between > APART * spread[f];
    }
    return differ && both[0].weight >= 3 && both[1].weight >= 3;
}

/* What the features of a digit tell for a hand. */
static int32_t told_by(const photo_squares *squares, unsigned s, unsigned turn, const kind both[2],
                       const float spread[FEATURES]) {
    float features[FEATURES];
    int32_t sum = 0;
    features_of(squares, s, turn, features);
    for (unsigned f = 0; f < FEATURES; f++) {
        float printed = features[f] - both[0].mean[f], hand = features[f] - both[1].mean[f];
        float told = (printed * printed - hand * hand) / (2 * spread[f]) * NAT;
        sum += limit((int32_t)told, MOST_TOLD);
    }
    return sum;
}

/* How unlike the printed digits one is: of each feature, what lies beyond three standard deviations. */
static int32_t strangeness(const photo_squares *squares, unsigned s, unsigned turn,
                           const kind *printed, const float spread[FEATURES]) {
    float features[FEATURES];
    int32_t sum = 0;
    features_of(squares, s, turn, features);
    for (unsigned f = 0; f < FEATURES; f++) {
        float away = features[f] - printed->mean[f];
        float beyond = away * away / (2 * spread[f]) - 9 / 2.0F;
        if (beyond > 0) sum += limit((int32_t)(beyond * NAT), MOST_STRANGE);
    }
    return sum;
}

void photo_kinds_compare(const photo_squares *squares, const bool is_digit[81], unsigned turn,
                         int32_t kinds[81], int32_t strange[81]) {
    int32_t seen[81], all = 0;
    for (unsigned s = 0; s < 81; s++) {
        strange[s] = 0;
        seen[s] = limit(kinds[s], SURE);
        if (is_digit[s]) all += seen[s];
    }
    bool are_seen = are_both_seen(seen, is_digit);
    for (unsigned round = 0; round < ROUNDS; round++) {
        kind both[2];
        float spread[FEATURES];
        fit(squares, is_digit, turn, kinds, both, spread);
        bool differ = are_two(both, spread, are_seen);
        int32_t mostly =
            differ ? photo_likelier(both[1].weight + 1, both[0].weight + 1) : limit(all, MOST_TOLD);
        for (unsigned s = 0; s < 81; s++) {
            if (!is_digit[s]) continue;
            kinds[s] = seen[s] + mostly;
            if (differ) kinds[s] += told_by(squares, s, turn, both, spread);
            if (both[0].weight >= 3) strange[s] = strangeness(squares, s, turn, &both[0], spread);
        }
    }
}
