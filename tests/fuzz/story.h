/* story.h - the events of a press, or of a step of the catalogue, compared with the solutions and
 * replayed.
 *
 * The one idea: follow the story with the solutions that are still meant, as bits of a word, and
 * with the position, one of each for each depth. What is told has to hold for all that are meant;
 * an assumption keeps those with its digit until its result, a digit that a trial chose keeps those
 * with it.
 */
#ifndef KT_TESTS_FUZZ_STORY_H
#define KT_TESTS_FUZZ_STORY_H

#include "board.h"
#include "methods/rules.h"

enum { DEPTHS = 258 };

typedef struct {
    const fuzz_solutions *known;
    bool is_claimed; /* events are proved, not only tried */
    uint64_t meant[DEPTHS];
    uint8_t digit[DEPTHS][81]; /* 0: none */
    uint16_t candidates[DEPTHS][81];
} fuzz_story;

static inline void begin_story(fuzz_story *story, const fuzz_solutions *known, uint64_t meant,
                               bool is_claimed) {
    story->known = known;
    story->is_claimed = is_claimed;
    story->meant[0] = meant;
    for (unsigned s = 0; s < 81; s++) {
        story->digit[0][s] = 0;
        story->candidates[0][s] = ALL_DIGITS;
    }
}

static inline bool is_in(const kt_event *e, unsigned square) {
    return e->squares[square / 27] >> square % 27 & 1;
}

/* The solutions that have one of the event's digits in a square. */
static inline uint64_t having(const fuzz_story *story, const kt_event *e, unsigned square) {
    uint64_t found = 0;
    for (unsigned d = 1; d <= 9; d++) {
        if (e->digits >> (d - 1) & 1) found |= story->known->having[square][d];
    }
    return found;
}

/* Those in which the event's squares, as many as its digits, hold just these. */
static inline uint64_t filling(const fuzz_story *story, const kt_event *e) {
    uint64_t found = story->known->all;
    int squares = 0;
    for (unsigned s = 0; s < 81; s++) {
        if (!is_in(e, s)) continue;
        found &= having(story, e, s);
        squares++;
    }
    for (unsigned d = 1; d <= 9; d++) {
        uint64_t once = 0;
        for (unsigned s = 0; s < 81; s++) {
            if (is_in(e, s)) once |= story->known->having[s][d];
        }
        if (e->digits >> (d - 1) & 1) found &= once;
    }
    return squares == __builtin_popcount(e->digits) ? found : 0;
}

/* Those in which each box of the event's squares has the digit there. */
static inline uint64_t confining(const fuzz_story *story, const kt_event *e) {
    uint64_t found = story->known->all;
    for (unsigned box = 0; box < 9; box++) {
        uint64_t inside = 0;
        bool is_asked = false;
        for (unsigned s = 0; s < 81; s++) {
            if (s / 27 * 3 + s % 9 / 3 != box || !is_in(e, s)) continue;
            is_asked = true;
            inside |= having(story, e, s);
        }
        if (is_asked) found &= inside;
    }
    return found;
}

/* Those for which a rule is right. */
static inline uint64_t ruled(const fuzz_story *story, const kt_event *e) {
    const kt_rule_info *rule = e->rule < KT_RULE_TECHNIQUE ? kt_rule(e->rule) : NULL;
    switch (rule == NULL ? 0 : rule->does) {
    case KT_DOES_PLACES:
        return having(story, e, e->square);
    case KT_DOES_FILLS:
        return filling(story, e);
    case KT_DOES_CONFINES:
        return confining(story, e);
    case KT_DOES_DENIES:
        return ~having(story, e, e->square);
    default:
        return ~UINT64_C(0);
    }
}

/* The solutions for which an event is right; of those that claim nothing, all. */
static inline uint64_t agreeing(const fuzz_story *story, const kt_event *e) {
    switch (e->kind) {
    case KT_EVENT_EXCLUDED:
        return ~having(story, e, e->square);
    case KT_EVENT_PLACED:
    case KT_EVENT_GIVEN:
        return having(story, e, e->square);
    case KT_EVENT_CONTRADICTION:
        return 0;
    case KT_EVENT_SET_FOUND:
    case KT_EVENT_COMPLEMENT:
    case KT_EVENT_SET_REDUCED:
    case KT_EVENT_SET_REGISTERED:
    case KT_EVENT_SET_OMITTED:
        return filling(story, e);
    case KT_EVENT_DEDUCTION:
        return ruled(story, e);
    case KT_EVENT_REASON: /* those within a trial hold only there */
        return e->value == 0 ? ruled(story, e) : ~UINT64_C(0);
    default:
        return ~UINT64_C(0);
    }
}

/* A digit that is on the board since a trial with it ended well, or as that of a solution that was found. */
static inline bool is_chosen(const kt_event *e, const kt_event *events) {
    if (e->kind == KT_EVENT_FROM_FINISHED || e->kind == KT_EVENT_ADOPTED) return true;
    if (e->kind != KT_EVENT_PLACED || e->depth != 0 || e->cause == KT_NO_EVENT) return false;
    return events[e->cause].kind == KT_EVENT_ASSUMED || events[e->cause].kind == KT_EVENT_RESULT;
}

static inline void judge(fuzz_story *story, const kt_event *e, const kt_event *events) {
    uint64_t *meant = &story->meant[e->depth];
    if (e->kind == KT_EVENT_ASSUMED) {
        uint64_t with = having(story, e, e->square);
        bool is_denial = kt_rule(e->rule) != NULL && kt_rule(e->rule)->does == KT_DOES_ASSUMES_NOT;
        meant[1] = *meant & (is_denial ? ~with : with);
    } else if (e->kind == KT_EVENT_RESULT) {
        if (e->value == KT_INCONSISTENT) MUST(meant[1] == 0);
        if (e->value == KT_FINISHED && story->known->is_complete) MUST(meant[1] != 0);
    } else if (is_chosen(e, events)) {
        *meant &= having(story, e, e->square);
        if (story->known->is_complete)
            MUST(*meant != 0 || e->depth > 0 || story->known->count == 0);
    } else {
        MUST((*meant & ~agreeing(story, e)) == 0);
    }
}

/* Moves a digit between a square and the candidates of others, or takes and gives candidates. */
static inline void replay(fuzz_story *story, const kt_event *e) {
    uint8_t *digit = story->digit[e->depth];
    uint16_t *candidates = story->candidates[e->depth];
    bool is_put = e->kind == KT_EVENT_GIVEN || e->kind == KT_EVENT_PLACED;
    if (is_put || e->kind == KT_EVENT_TAKEN_BACK) {
        MUST(__builtin_popcount(e->digits) == 1 && (digit[e->square] == 0) == is_put);
        digit[e->square] = is_put ? (uint8_t)(1 + __builtin_ctz(e->digits)) : 0;
        for (unsigned s = 0; s < 81; s++) {
            if (!is_in(e, s)) continue;
            MUST(((candidates[s] & e->digits) != 0) == is_put);
            candidates[s] ^= e->digits;
        }
    } else if (e->kind == KT_EVENT_EXCLUDED) {
        MUST((candidates[e->square] & e->digits) == e->digits);
        candidates[e->square] &= (uint16_t)~e->digits;
    } else if (e->kind == KT_EVENT_RESTORED) {
        candidates[e->square] |= e->digits;
    } else if (e->kind == KT_EVENT_ASSUMED) {
        memcpy(story->digit[e->depth + 1], digit, sizeof story->digit[0]);
        memcpy(story->candidates[e->depth + 1], candidates, sizeof story->candidates[0]);
    }
}

/* Squares, digits and causes are such as there are. */
static inline void is_well_formed(const kt_event *e, uint32_t number) {
    MUST(e->kind >= KT_EVENT_GIVEN && e->kind <= KT_EVENT_REASON);
    MUST(e->cause == KT_NO_EVENT || e->cause < number);
    MUST(e->other == KT_NO_EVENT || e->other < number);
    MUST((e->square < 81 || e->square == KT_NO_SQUARE) && e->digits <= ALL_DIGITS);
    MUST((e->unit < KT_UNITS || e->unit == KT_NO_UNIT) &&
         (e->squares[0] | e->squares[1] | e->squares[2]) >> 27 == 0);
    MUST(e->rule == 0 || e->rule >= KT_RULE_TECHNIQUE || kt_rule(e->rule) != NULL);
    MUST(e->rule <= KT_RULE_TECHNIQUE || kt_technique(e->rule - KT_RULE_TECHNIQUE) != NULL);
}

/* Follows the events from number `from` on. */
static inline void follow(fuzz_story *story, const kt_event *events, uint32_t from,
                          uint32_t count) {
    for (uint32_t i = from; i < count; i++) {
        is_well_formed(&events[i], i);
        if (story->is_claimed) judge(story, &events[i], events);
        replay(story, &events[i]);
    }
}

/* Whether the position at the end is this one: candidates of squares with a digit are not looked at. */
static inline void ends_at(const fuzz_story *story, const uint8_t board[81],
                           const uint16_t candidates[81]) {
    for (unsigned s = 0; s < 81; s++) {
        unsigned digit = story->digit[0][s];
        MUST(board[s] == (digit == 0 ? '.' : '0' + digit));
        if (digit == 0) MUST(candidates[s] == story->candidates[0][s]);
    }
}

#endif
