/* shape.c - see shape.h. */
#include "proof/shape.h"

#include <stddef.h>

typedef struct {
    unsigned square, digit;
} node;

/* A truth of a chain: the candidate that falls if the chain is followed from its beginning, and the other. */
typedef struct {
    unsigned truth;
    node first, second;
} link;

enum { MOST = 64 }; /* links; nobody would call a longer one by its name */

/* What is supposed leads on in one direction or in two, each link from the one before. */
typedef struct {
    link links[MOST];
    unsigned count;
    node end;
} arm;

static bool sees(node a, node b) {
    if (a.square == b.square) return a.digit != b.digit;
    return a.digit == b.digit && kt_sees(a.square, b.square);
}

static node node_of(unsigned truth, unsigned bit) {
    return (node){proof_square_at(truth, bit), proof_digit_at(truth, bit)};
}

/* The link of a truth behind a node, which takes one of its two candidates and not the other. */
static bool link_of(const proof_position *p, unsigned truth, node before, link *l) {
    unsigned left = p->left[truth];
    if (kt_count(left) != 2) return false;
    node low = node_of(truth, kt_lowest_bit(left));
    node high = node_of(truth, kt_lowest_bit(left & (left - 1)));
    bool is_low = sees(before, low);
    *l = (link){truth, is_low ? low : high, is_low ? high : low};
    return is_low != sees(before, high);
}

static bool extend(const proof_position *p, unsigned truth, arm *a) {
    if (!link_of(p, truth, a->end, &a->links[a->count])) return false;
    a->end = a->links[a->count++].second;
    return true;
}

/* Reads the lines between the supposition and what breaks into two arms, of which the second may stay empty. */
static bool read_arms(const proof_position *p, const proof_line *lines, unsigned count,
                      arm arms[2]) {
    arms[0].count = arms[1].count = 0;
    arms[0].end = arms[1].end = (node){lines[0].square, lines[0].digit};
    for (unsigned i = 1; i < count - 1; i++) {
        if (lines[i].kind != KT_PROOF_PLACE) return false;
        if (!extend(p, lines[i].truth, &arms[0]) && !extend(p, lines[i].truth, &arms[1]))
            return false;
    }
    return true;
}

/* The links of a chain: along one arm, over the truth that breaks, and back along the other. Returns how many, 0 if it is
 * none. */
static unsigned read_chain(const proof_position *p, const proof_line *lines, unsigned count,
                           link links[MOST]) {
    arm arms[2];
    if (count > MOST || !read_arms(p, lines, count, arms)) return 0;
    unsigned length = 0;
    while (length < arms[0].count) {
        links[length] = arms[0].links[length];
        length++;
    }
    link *broken = &links[length++];
    if (!link_of(p, lines[count - 1].truth, arms[0].end, broken)) return 0;
    if (!sees(arms[1].end, broken->second)) return 0;
    while (arms[1].count > 0) {
        link l = arms[1].links[--arms[1].count];
        links[length++] = (link){l.truth, l.second, l.first};
    }
    return length;
}

static bool is_square(link l) {
    return l.truth < 81;
}

static unsigned type_of(link l) {
    return proof_truth_unit(l.truth) / 9;
}

/* Whether two squares lie in the same column or, for `type` 1, in the same row. */
static bool are_across(unsigned a, unsigned b, unsigned type) {
    return type == 0 ? a % 9 == b % 9 : a / 9 == b / 9;
}

/* Two units of one digit. Those of a row and a column can only meet in a box. An X-Wing takes from its own lines only. */
static unsigned shape_of_two(const link l[2], unsigned supposed) {
    unsigned one = type_of(l[0]), other = type_of(l[1]);
    if (one > 1 || other > 1) return KT_SHAPE_TURBOT_FISH;
    if (one != other) return KT_SHAPE_TWO_STRING_KITE;
    if (!are_across(l[0].second.square, l[1].first.square, one)) return KT_SHAPE_TURBOT_FISH;
    if (!are_across(l[0].first.square, l[1].second.square, one)) return KT_SHAPE_SKYSCRAPER;
    return are_across(l[0].first.square, supposed, one) ? KT_SHAPE_X_WING : KT_SHAPE_TURBOT_FISH;
}

static bool have_same(const proof_position *p, link a, link b) {
    return p->left[a.truth] == p->left[b.truth];
}

/* Squares only. */
static unsigned shape_of_squares(const proof_position *p, const link *links, unsigned count) {
    if (count == 2) return KT_SHAPE_NONE;
    bool all_same = true;
    for (unsigned i = 1; i < count; i++) all_same &= have_same(p, links[0], links[i]);
    if (all_same) return KT_SHAPE_REMOTE_PAIR;
    return count == 3 ? KT_SHAPE_XY_WING : KT_SHAPE_XY_CHAIN;
}

unsigned proof_shape(const proof_position *p, const proof_line *lines, unsigned count) {
    link links[MOST];
    unsigned length = read_chain(p, lines, count, links), squares = 0, digits = 0;
    if (length < 2) return KT_SHAPE_NONE;
    for (unsigned i = 0; i < length; i++) {
        squares += is_square(links[i]);
        digits |= kt_digit_bit(links[i].first.digit) | kt_digit_bit(links[i].second.digit);
    }
    if (squares == length) return shape_of_squares(p, links, length);
    if (squares == 0 && kt_is_single(digits)) {
        return length == 2 ? shape_of_two(links, lines[0].square) : KT_SHAPE_X_CHAIN;
    }
    bool is_w_wing = length == 3 && squares == 2 && !is_square(links[1]);
    return is_w_wing ? KT_SHAPE_W_WING : KT_SHAPE_AIC;
}

const char *kt_prover_shape(uint32_t shape) {
    static const char *const slugs[] = {
        [KT_SHAPE_X_WING] = "x-wing",
        [KT_SHAPE_SKYSCRAPER] = "skyscraper",
        [KT_SHAPE_TWO_STRING_KITE] = "two-string-kite",
        [KT_SHAPE_TURBOT_FISH] = "turbot-fish",
        [KT_SHAPE_X_CHAIN] = "x-chain",
        [KT_SHAPE_XY_WING] = "xy-wing",
        [KT_SHAPE_REMOTE_PAIR] = "remote-pair",
        [KT_SHAPE_XY_CHAIN] = "xy-chain",
        [KT_SHAPE_W_WING] = "w-wing",
        [KT_SHAPE_AIC] = "aic",
    };
    return shape < sizeof slugs / sizeof slugs[0] ? slugs[shape] : NULL;
}
