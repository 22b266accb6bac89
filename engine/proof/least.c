/* least.c - see least.h. */
#include "proof/least.h"

#include <string.h>

/* Choices that take about as long as one supposition, and how many are made for one question at most; what one filling takes
 * in choices. */
enum { CHOICES = 64, MOST_CHOICES = 1 << 16, FILLING = 200 };

typedef enum { NONE, FOUND, GAVE_UP } choice;

static void add(proof_truths *set, unsigned truth) {
    set->words[truth / 64] |= UINT64_C(1) << truth % 64;
}

static bool meet(const proof_truths *a, const proof_truths *b) {
    uint64_t both = 0;
    for (unsigned w = 0; w < PROOF_TRUTH_WORDS; w++) both |= a->words[w] & b->words[w];
    return both != 0;
}

static proof_truths without(const proof_truths *a, const proof_truths *b) {
    proof_truths rest;
    for (unsigned w = 0; w < PROOF_TRUTH_WORDS; w++) rest.words[w] = a->words[w] & ~b->words[w];
    return rest;
}

static unsigned size_of(const proof_truths *set) {
    unsigned size = 0;
    for (unsigned w = 0; w < PROOF_TRUTH_WORDS; w++) {
        size += (unsigned)__builtin_popcountll(set->words[w]);
    }
    return size;
}

/* Takes the first truth out of a set; PROOF_TRUTHS if it is empty. */
static unsigned take(proof_truths *set) {
    for (unsigned w = 0; w < PROOF_TRUTH_WORDS; w++) {
        if (set->words[w] == 0) continue;
        unsigned truth = 64 * w + (unsigned)__builtin_ctzll(set->words[w]);
        set->words[w] &= set->words[w] - 1;
        return truth;
    }
    return PROOF_TRUTHS;
}

/* --- Fillings --------------------------------------------------------------------------------- */

static void put(proof_filling *f, unsigned square, unsigned digit) {
    proof_place(&f->position, square, digit);
    add(&f->met, square);
    for (unsigned k = 0; k < 3; k++) {
        add(&f->met, proof_truth_of(kt_square_units[square][k], digit));
    }
}

static void put_at(proof_filling *f, unsigned truth, unsigned bit) {
    put(f, proof_square_at(truth, bit), proof_digit_at(truth, bit));
}

/* The truth of a set with the fewest candidates left, `least` of them or more; PROOF_TRUTHS if there is none. */
static unsigned narrowest(const proof_filling *f, proof_truths set, unsigned least) {
    unsigned best = PROOF_TRUTHS, fewest = 10;
    for (unsigned truth = take(&set); truth < PROOF_TRUTHS; truth = take(&set)) {
        unsigned count = kt_count(f->position.left[truth]);
        if (count < least || count >= fewest) continue;
        best = truth;
        fewest = count;
    }
    return best;
}

/* Puts in candidates until each of these truths has one. False if they cannot all have one. */
static bool satisfy(proof_filling *f, const proof_truths *wanted) {
    unsigned truth = narrowest(f, without(wanted, &f->met), 0);
    if (truth == PROOF_TRUTHS) return true;
    for (unsigned left = f->position.left[truth]; left != 0; left &= left - 1) {
        proof_filling next = *f;
        put_at(&next, truth, kt_lowest_bit(left));
        if (!satisfy(&next, wanted)) continue;
        *f = next;
        return true;
    }
    return false;
}

/* How many truths a candidate leaves without any. */
static unsigned count_emptied(const proof_least *l, const proof_filling *f, unsigned truth,
                              unsigned bit) {
    proof_filling next = *f;
    put_at(&next, truth, bit);
    proof_truths rest = without(&l->all, &next.met);
    unsigned emptied = 0;
    for (unsigned each = take(&rest); each < PROOF_TRUTHS; each = take(&rest)) {
        emptied += next.position.left[each] == 0;
    }
    return emptied;
}

/* Puts in whatever agrees, and leaves few truths unmet. */
static void fill(const proof_least *l, proof_filling *f) {
    for (;;) {
        unsigned truth = narrowest(f, without(&l->all, &f->met), 1);
        if (truth == PROOF_TRUTHS) return;
        unsigned left = f->position.left[truth], best = kt_lowest_bit(left), least = UINT32_MAX;
        for (unsigned rest = left & (left - 1) ? left : 0; rest != 0; rest &= rest - 1) {
            unsigned bit = kt_lowest_bit(rest);
            unsigned cost = count_emptied(l, f, truth, bit);
            if (cost >= least) continue;
            best = bit;
            least = cost;
        }
        put_at(f, truth, best);
    }
}

/* Adds the set that a filling leaves in which these truths are met; false if they cannot be. */
static bool add_unmet(proof_least *l, const proof_truths *chosen) {
    proof_filling f = l->begun;
    if (!satisfy(&f, chosen)) return false;
    fill(l, &f);
    l->unmet[l->count++] = without(&l->all, &f.met);
    return true;
}

/* --- Choices ---------------------------------------------------------------------------------- */

/* What is chosen so far, and what has been tried in place of it. */
typedef struct {
    proof_truths chosen, tried;
    unsigned count;
} selection;

/* The known set that the choice does not meet, without what was tried: the one with the fewest truths. False if each is
 * met. If so many have no truth in common that the choice cannot meet them all, `found` is empty. */
static bool find_unmet(const proof_least *l, const selection *s, proof_truths *found) {
    proof_truths together = {{0}};
    unsigned apart = 0, fewest = PROOF_TRUTHS + 1;
    for (unsigned i = 0; i < l->count; i++) {
        if (meet(&l->unmet[i], &s->chosen)) continue;
        proof_truths rest = without(&l->unmet[i], &s->tried);
        unsigned size = size_of(&rest);
        if (!meet(&rest, &together)) {
            for (unsigned w = 0; w < PROOF_TRUTH_WORDS; w++) together.words[w] |= rest.words[w];
            if (++apart > l->most - s->count) size = 0;
        }
        if (size >= fewest) continue;
        fewest = size;
        *found = rest;
        if (size > 0) continue;
        *found = (proof_truths){{0}};
        return true;
    }
    return fewest <= PROOF_TRUTHS;
}

/* Whether some truths, these and at most l->most in all, cannot all be met. */
static choice choose(proof_least *l, selection s) {
    proof_truths unmet;
    if (l->left == 0) return GAVE_UP;
    l->left--;
    if (!find_unmet(l, &s, &unmet)) {
        if (l->count == PROOF_FILLINGS || l->left < FILLING) return GAVE_UP;
        l->left -= FILLING;
        if (!add_unmet(l, &s.chosen)) return FOUND;
        unmet = without(&l->unmet[l->count - 1], &s.tried);
    }
    if (s.count == l->most) return NONE;
    for (unsigned truth = take(&unmet); truth < PROOF_TRUTHS; truth = take(&unmet)) {
        selection next = s;
        add(&next.chosen, truth);
        next.count++;
        choice outcome = choose(l, next);
        if (outcome != NONE) return outcome;
        add(&s.tried, truth);
    }
    return NONE;
}

void proof_least_begin(proof_least *l, const proof_position *p, unsigned square, unsigned digit) {
    l->begun = (proof_filling){.position = *p};
    put(&l->begun, square, digit);
    l->all = (proof_truths){{0}};
    for (unsigned truth = 0; truth < PROOF_TRUTHS; truth++) add(&l->all, truth);
    l->count = 0;
}

bool proof_least_is(proof_least *l, unsigned truths, uint32_t *budget) {
    l->left = MOST_CHOICES;
    l->most = truths - 1;
    bool is_least = choose(l, (selection){{{0}}, {{0}}, 0}) == NONE;
    uint32_t used = (MOST_CHOICES - l->left) / CHOICES + 1;
    *budget = used < *budget ? *budget - used : 0;
    return is_least;
}
