/* human.c - human-like solving: three techniques, the simplest first, and assumption when they
 * fail.
 *
 * Source: 北本 卓也 (Takuya Kitamoto), 2013, section 4. After each success the search starts again with
 * the simplest technique: alliances, then AB reductions, then chains, each with the smallest n
 * first. A press starts afresh from the digits on the board.
 *
 * The one idea: each level remembers (human.h) all that the search needs, so the search can be left
 * and resumed at any time.
 */
#include <string.h>

#include "methods/human/human.h"

static void begin(void *state, kt_press *press) {
    human *h = state;
    h->press = press;
    h->depth = 0;
    h->found = h->decided = false;
    h->solutions = 0;
    human_level *level = &h->levels[0];
    memset(level, 0, sizeof *level);
    kt_position_begin(press, &level->candidates);
    level->cause = KT_NO_EVENT;
}

kt_position human_position(human *h) {
    human_level *level = human_deepest(h);
    return (kt_position){.press = h->press,
                         .candidates = &level->candidates,
                         .depth = h->depth,
                         .assumed = h->depth > 0 ? level[-1].assumed : KT_NO_EVENT};
}

/* Where candidates went, each technique has to look again. */
static void forget(human_level *level, unsigned square, uint16_t gone) {
    if (gone == 0) return;
    for (unsigned t = 0; t < 3; t++) level->alliances[kt_square_units[square][t]] = 0;
    for (uint32_t rest = gone; rest != 0; rest &= rest - 1) {
        level->reductions[kt_lowest_bit(rest)] = 0;
    }
    level->chains = 0;
}

void human_exclude(human *h, unsigned square, uint16_t digits, uint32_t cause) {
    kt_position at = human_position(h);
    forget(human_deepest(h), square, kt_exclude(&at, square, digits, cause));
    human_deepest(h)->cause = cause;
}

/* --- The order of the techniques -------------------------------------------------------------- */

typedef enum { FOUND, NOTHING, PAUSED } looked;

static looked look_for_alliances(human *h, human_level *level, uint32_t *budget) {
    if (human_find_determined(&level->candidates, &h->deduction)) return FOUND;
    for (unsigned n = 2; n <= HUMAN_ALLIANCES; n++) {
        for (unsigned unit = 0; unit < 27; unit++) {
            if (level->alliances[unit] >= n) continue;
            if (*budget == 0) return PAUSED;
            human_spend(budget, 1);
            if (human_find_alliance(&level->candidates, unit, n, &h->deduction)) return FOUND;
            level->alliances[unit] = (uint8_t)n;
        }
    }
    return NOTHING;
}

/* The cost of a search for AB reductions, by n, in units of the budget. */
static const uint8_t reduction_cost[HUMAN_REDUCTIONS + 1] = {0, 2, 4, 16, 40};

static looked look_for_reductions(human *h, human_level *level, uint32_t *budget) {
    for (unsigned n = 1; n <= HUMAN_REDUCTIONS; n++) {
        for (unsigned digit = 1; digit <= 9; digit++) {
            if (level->reductions[digit - 1] >= n) continue;
            if (*budget == 0) return PAUSED;
            human_spend(budget, reduction_cost[n]);
            if (human_find_reduction(&level->candidates, digit, n, &h->deduction)) return FOUND;
            level->reductions[digit - 1] = (uint8_t)n;
        }
    }
    return NOTHING;
}

static looked look_for_chains(human *h, human_level *level, uint32_t *budget) {
    for (; level->chains < HUMAN_CANDIDATES; level->chains++) {
        unsigned candidate = level->chains;
        if (!(level->candidates.digits[candidate / 9] >> candidate % 9 & 1)) continue;
        if (*budget == 0) return PAUSED;
        human_spend(budget, 4);
        if (human_find_chain(h, &level->candidates, candidate, &h->deduction)) return FOUND;
    }
    return NOTHING;
}

static looked look(human *h, uint32_t *budget) {
    human_level *level = human_deepest(h);
    looked outcome = look_for_alliances(h, level, budget);
    if (outcome == NOTHING) outcome = look_for_reductions(h, level, budget);
    if (outcome == NOTHING) outcome = look_for_chains(h, level, budget);
    return outcome;
}

/* --- KT_OPTION_MEASURE ------------------------------------------------------------------------ */

static uint32_t count_determined(const kt_candidates *c) {
    uint32_t count = 0;
    for (unsigned s = 0; s < 81; s++) count += kt_is_single(c->digits[s]);
    return count;
}

/* Counts the possible deductions of the rule that was found, a unit, digit or candidate at a time,
 * from the first one. False if the budget does not suffice. */
static bool count_choices(human *h, uint32_t *budget) {
    const kt_candidates *c = &h->levels[0].candidates;
    unsigned rule = h->deduction.event.rule;
    kt_deduction other;
    if (rule == KT_RULE_ALLIANCE_1) {
        h->choices = count_determined(c);
    } else if (rule <= KT_RULE_ALLIANCE_8) {
        for (; h->counted < 27; h->counted++) {
            if (*budget == 0) return false;
            human_spend(budget, 1);
            h->choices += human_count_alliances(c, h->counted, rule - KT_RULE_ALLIANCE_1 + 1);
        }
    } else if (rule <= KT_RULE_AB_4) {
        for (; h->counted < 9; h->counted++) {
            if (*budget == 0) return false;
            unsigned n = rule - KT_RULE_AB_1 + 1;
            human_spend(budget, reduction_cost[n]);
            h->choices += human_count_reductions(c, h->counted + 1u, n, HUMAN_CHOICES);
        }
    } else {
        for (; h->counted < HUMAN_CANDIDATES; h->counted++) {
            if (!(c->digits[h->counted / 9] >> h->counted % 9 & 1)) continue;
            if (*budget == 0) return false;
            human_spend(budget, 4);
            h->choices += human_find_chain(h, c, h->counted, &other);
        }
    }
    return true;
}

static bool measure(human *h, uint32_t *budget) {
    if (h->depth > 0 || h->press->options[KT_OPTION_MEASURE] == 0) return true;
    if (!count_choices(h, budget)) return false;
    uint32_t choices = h->choices < HUMAN_CHOICES ? h->choices : HUMAN_CHOICES;
    h->press->uses[KT_RULE_CHOICES] += choices;
    return true;
}

/* --- After a deduction ------------------------------------------------------------------------ */

/* Makes the deduction. If it fills a square of the board itself, a step ends. */
static kt_status apply(human *h) {
    kt_deduction *d = &h->deduction;
    human_level *level = human_deepest(h);
    kt_position at = human_position(h);
    if (d->places) h->order[level->candidates.filled] = d->event.square;
    level->cause = kt_deduce(&at, d);
    for (unsigned b = 0; b < 3; b++) {
        for (uint32_t rest = d->losers.band[b]; rest != 0; rest &= rest - 1) {
            unsigned square = 27 * b + kt_lowest_bit(rest);
            forget(level, square, d->lost[square]);
        }
    }
    uint32_t *longest = &h->press->report->counts[KT_COUNT_LONGEST_CHAIN];
    if (d->event.rule == KT_RULE_CHAIN && h->depth == 0 && *longest < d->event.value) {
        *longest = d->event.value;
    }
    if (!d->places || h->depth > 0) return KT_MORE;
    return level->candidates.filled == 81 ? KT_FINISHED : KT_CONTINUES;
}

/* True if the deepest level contradicts itself; then tells that and ends it. */
static bool contradicts(human *h, kt_status *status) {
    human_level *level = human_deepest(h);
    kt_event event = kt_event_of(KT_EVENT_CONTRADICTION, h->depth);
    if (!kt_candidates_contradict(&level->candidates, &event)) return false;
    event.cause = level->cause;
    kt_position at = human_position(h);
    uint32_t number = kt_contradict(&at, &event);
    *status = h->depth > 0 ? KT_MORE : KT_INCONSISTENT;
    if (h->depth > 0) human_refute(h, number);
    return true;
}

/* The next digit of the solution that assumption has found. */
static kt_status hand_out(human *h) {
    kt_position at = human_position(h);
    unsigned square = h->solution_order[at.candidates->filled];
    kt_put(&at, square, h->solution[square], h->result);
    return at.candidates->filled == 81 ? KT_FINISHED : KT_CONTINUES;
}

/* One visit, which makes progress with any budget; KT_MORE if the press continues. */
static kt_status visit(human *h, uint32_t *budget) {
    if (h->decided) return hand_out(h);
    kt_status status;
    if (contradicts(h, &status)) return status;
    if (human_deepest(h)->candidates.filled == 81) {
        human_solve(h);
        return KT_MORE;
    }
    if (!h->found) {
        looked outcome = look(h, budget);
        if (outcome == NOTHING) human_suppose(h);
        if (outcome != FOUND) return KT_MORE;
        h->found = true;
        h->counted = 0;
        h->choices = 0;
    }
    if (!measure(h, budget)) return KT_MORE;
    h->found = false;
    return apply(h);
}

static kt_status advance(void *state, kt_press *press, uint32_t *budget) {
    human *h = state;
    h->press = press;
    kt_status status = KT_MORE;
    while (status == KT_MORE && *budget > 0) {
        status = visit(h, budget);
        human_spend(budget, 1);
    }
    press->report->depth = h->depth;
    if (status == KT_FINISHED) press->report->statuses = KT_S_FINISHED;
    return status;
}

static void show(const void *state, unsigned depth, kt_shown *shown) {
    kt_show_candidates(&((const human *)state)->levels[depth].candidates, shown);
}

const kt_method_type kt_method_human = {
    .info = {.slug = "human",
             .name = "Human-like",
             .name_ja = "人間に近い解法",
             .author = "Takuya Kitamoto",
             .author_ja = "北本 卓也",
             .source = "北本 卓也「数独パズルの計算機による解析について」"
                       "https://hdl.handle.net/2324/1430849",
             .year = 2013,
             .options = 1u << KT_OPTION_EVENT_DEPTH | 1u << KT_OPTION_MEASURE,
             .flags = KT_METHOD_PROVES_UNIQUENESS | KT_METHOD_TAKES_CANDIDATES | KT_METHOD_RATES},
    .state_size = sizeof(human),
    .begin = begin,
    .advance = advance,
    .show = show,
    .rate = human_rate,
};
