/* proof_shape.test.c - the names of arguments: each technique on truths that allow two candidates, and what is none. */
#include "proof/shape.h"
#include "full_position.h"
#include "tap.h"

/* Leaves a truth just two candidates: bits as in proof_position. */
static void leave(proof_position *position, unsigned truth, unsigned bits) {
    for (unsigned gone = position->left[truth] & ~bits; gone != 0; gone &= gone - 1) {
        unsigned bit = kt_lowest_bit(gone);
        proof_take(position, proof_square_at(truth, bit), proof_digit_at(truth, bit));
    }
}

typedef struct {
    unsigned truth, bits; /* the places of the unit, or the digits of the square, less one */
} pair_of;

#define PLACES(unit, digit, a, b) \
    { 81 + 9 * (unit) + (digit)-1, 1u << (a) | 1u << (b) }
#define DIGITS(square, a, b) \
    { (square), 1u << ((a)-1) | 1u << ((b)-1) }

/* An argument against `digit` in `square`: each truth but the last places what `placed` says. */
typedef struct {
    unsigned square, digit, count;
    pair_of truths[4];
    struct {
        unsigned square, digit;
    } placed[3];
    unsigned shape;
} chain;

static const chain chains[] = {
    {19, 5, 2, {PLACES(0, 5, 1, 7), PLACES(4, 5, 1, 7)}, {{7, 5}}, KT_SHAPE_X_WING},
    {11, 5, 2, {PLACES(9, 5, 1, 7), PLACES(13, 5, 1, 7)}, {{63, 5}}, KT_SHAPE_X_WING},
    {18, 5, 2, {PLACES(0, 5, 1, 7), PLACES(1, 5, 1, 7)}, {{7, 5}}, KT_SHAPE_TURBOT_FISH},
    {28, 5, 2, {PLACES(0, 5, 1, 7), PLACES(4, 5, 2, 7)}, {{7, 5}}, KT_SHAPE_SKYSCRAPER},
    {55, 5, 2, {PLACES(0, 5, 1, 4), PLACES(12, 5, 1, 6)}, {{4, 5}}, KT_SHAPE_TWO_STRING_KITE},
    {5, 5, 2, {PLACES(18, 5, 0, 4), PLACES(8, 5, 1, 5)}, {{10, 5}}, KT_SHAPE_TURBOT_FISH},
    {5, 5, 2, {PLACES(8, 5, 1, 5), PLACES(18, 5, 0, 4)}, {{73, 5}}, KT_SHAPE_TURBOT_FISH},
    {0, 5, 2, {PLACES(8, 5, 0, 4), PLACES(25, 5, 4, 6)}, {{76, 5}}, KT_SHAPE_NONE},
    {18, 5, 2, {PLACES(0, 5, 1, 7), PLACES(1, 5, 2, 8)}, {{7, 5}}, KT_SHAPE_TURBOT_FISH},
    {55,
     5,
     3,
     {PLACES(0, 5, 1, 7), PLACES(4, 5, 7, 4), PLACES(7, 5, 4, 2)},
     {{7, 5}, {40, 5}},
     KT_SHAPE_X_CHAIN},
    {40,
     1,
     3,
     {DIGITS(4, 1, 2), DIGITS(0, 2, 3), DIGITS(36, 1, 3)},
     {{4, 2}, {0, 3}},
     KT_SHAPE_XY_WING},
    {40,
     1,
     3,
     {DIGITS(4, 1, 2), DIGITS(36, 1, 3), DIGITS(0, 2, 3)},
     {{4, 2}, {36, 3}},
     KT_SHAPE_XY_WING},
    {41,
     1,
     3,
     {DIGITS(4, 1, 2), DIGITS(0, 2, 3), DIGITS(36, 1, 3)},
     {{4, 2}, {0, 3}},
     KT_SHAPE_NONE},
    {13,
     1,
     3,
     {DIGITS(4, 1, 2), DIGITS(0, 2, 3), DIGITS(36, 1, 3)},
     {{4, 2}, {0, 3}},
     KT_SHAPE_NONE},
    {63,
     1,
     4,
     {DIGITS(0, 1, 2), DIGITS(8, 1, 2), DIGITS(80, 1, 2), DIGITS(73, 1, 2)},
     {{0, 2}, {8, 1}, {80, 2}},
     KT_SHAPE_REMOTE_PAIR},
    {63,
     1,
     4,
     {DIGITS(0, 1, 2), DIGITS(8, 2, 3), DIGITS(80, 3, 4), DIGITS(73, 4, 1)},
     {{0, 2}, {8, 3}, {80, 4}},
     KT_SHAPE_XY_CHAIN},
    {4, 1, 2, {DIGITS(0, 1, 2), DIGITS(8, 1, 2)}, {{0, 2}}, KT_SHAPE_NONE},
    {8,
     1,
     3,
     {DIGITS(0, 1, 2), PLACES(3, 2, 0, 8), DIGITS(80, 1, 2)},
     {{0, 2}, {35, 2}},
     KT_SHAPE_W_WING},
    {63,
     1,
     4,
     {DIGITS(0, 1, 2), PLACES(3, 2, 0, 8), DIGITS(80, 2, 3), DIGITS(73, 3, 1)},
     {{0, 2}, {35, 2}, {80, 3}},
     KT_SHAPE_AIC},
    {1,
     6,
     3,
     {PLACES(0, 5, 1, 7), DIGITS(16, 5, 6), PLACES(4, 6, 1, 7)},
     {{7, 5}, {16, 6}},
     KT_SHAPE_AIC},
    {36,
     1,
     3,
     {DIGITS(0, 1, 2), DIGITS(8, 2, 3), PLACES(4, 3, 0, 8)},
     {{0, 2}, {8, 3}},
     KT_SHAPE_AIC},
};

static unsigned shape_of(const chain *c) {
    proof_position position = full_position();
    proof_line lines[5] = {
        {.kind = KT_PROOF_SUPPOSE, .square = (uint8_t)c->square, .digit = (uint8_t)c->digit}};
    for (unsigned t = 0; t < c->count; t++) {
        leave(&position, c->truths[t].truth, c->truths[t].bits);
        lines[t + 1] =
            t + 1 < c->count
                ? proof_line_place(c->truths[t].truth, c->placed[t].square, c->placed[t].digit)
                : (proof_line){.kind = KT_PROOF_BROKEN, .truth = (uint16_t)c->truths[t].truth};
    }
    return proof_shape(&position, lines, c->count + 1);
}

int main(void) {
    for (unsigned i = 0; i < sizeof chains / sizeof chains[0]; i++) {
        const char *name = kt_prover_shape(chains[i].shape);
        tap_number(shape_of(&chains[i]), chains[i].shape, name == NULL ? "no technique" : name);
    }
    tap_ok(kt_prover_shape(KT_SHAPE_NONE) == NULL && kt_prover_shape(KT_SHAPE_AIC + 1) == NULL,
           "what is no shape has no name");
    static proof_line many[100];
    proof_position position = full_position();
    tap_number(proof_shape(&position, many, 100), KT_SHAPE_NONE, "nor has a long argument");
    return tap_end();
}
