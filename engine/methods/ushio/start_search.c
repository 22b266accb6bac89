/* start_search.c - section 1.1 of the document: SSB (startSearch_body), SSL2 (startSearch_level2)
 * and TS (trySearch).
 *
 * SSB calls SP until a single set is registered. When SP has nothing more to exclude, SSL2 assumes:
 * it takes the squares by their number of possibilities, 2 to 9, row by row (U17), and tries the
 * lowest digit of each, assumed (正, main) and excluded (副, sub); TS prepares a branch on a copy of
 * the context and calls SSB there, one level deeper, until it ends. Table 1 decides what two
 * results mean.
 *
 * One idea differs from the document: its recursion is an explicit stack of levels, so that the
 * work can stop after any visit and continue later. Where the document returns to a caller,
 * `deliver` hands the verdict of the deepest level to the one above it.
 */
#include "methods/ushio/ushio.h"

static ushio_level *deepest(ushio *u) {
    return &u->levels[u->depth];
}

/* --- Events ----------------------------------------------------------------------------------- */

/* The assumption of the enclosing branch, whose level this is. */
static uint32_t enclosing(const ushio *u, const ushio_level *v) {
    if (v->context.depth == 0) return KT_NO_EVENT;
    const ushio_level *above = &u->levels[v->context.depth - 1u];
    return above->in_sub ? above->sub.assumed : above->main.assumed;
}

static uint32_t tell(ushio *u, const ushio_level *v, uint8_t kind, bool sub, unsigned value,
                     uint32_t cause, uint32_t other) {
    if (!ushio_telling(u, &v->context)) return KT_NO_EVENT;
    kt_event event = kt_event_of(kind, v->context.depth);
    if (kind != KT_EVENT_TABLE1) event.rule = sub ? KT_RULE_SUB : KT_RULE_MAIN;
    event.square = v->square;
    event.digits = kt_digit_bit(v->digit);
    event.value = (uint8_t)value;
    event.cause = cause;
    event.other = other;
    return kt_trace_tell(u->press->trace, &event);
}

/* The sub branch begins without the digit. */
static void tell_excluded(ushio *u, const ushio_context *c, const ushio_level *v, uint32_t cause) {
    if (!ushio_telling(u, c)) return;
    kt_event event = kt_event_of(KT_EVENT_EXCLUDED, c->depth);
    event.rule = KT_RULE_SUB;
    event.square = v->square;
    event.digits = kt_digit_bit(v->digit);
    event.cause = cause;
    kt_trace_tell(u->press->trace, &event);
}

static ushio_verdict indeterminate(ushio *u, const ushio_level *v, uint8_t rule) {
    if (ushio_telling(u, &v->context)) {
        kt_event event = kt_event_of(KT_EVENT_INDETERMINATE, v->context.depth);
        event.rule = rule;
        event.cause = enclosing(u, v);
        kt_trace_tell(u->press->trace, &event);
    }
    return USHIO_INDETERMINATE;
}

/* --- TS --------------------------------------------------------------------------------------- */

/* Begins a branch: the digit is assumed or excluded on a copy of the context. The possibility is not
 * set back in the sub branch (U20). */
static ushio_verdict begin_try_search(ushio *u, ushio_level *v, bool sub) {
    ushio_branch *branch = sub ? &v->sub : &v->main;
    v->in_sub = sub;
    uint32_t *counts = u->press->report->counts;
    uint32_t number = ++counts[KT_COUNT_ASSUMPTIONS_TRIED];
    branch->assumed =
        tell(u, v, KT_EVENT_ASSUMED, sub, kt_count(ushio_candidates(&v->context, v->square)),
             enclosing(u, v), number);
    kt_trace_enter(u->press->trace, v->context.depth, number);
    u->depth++;
    ushio_context *c = &deepest(u)->context;
    ushio_context_copy(c, &v->context, u->press->trace != NULL);
    c->depth++;
    c->set_registered = c->single_registered = false;
    c->single_duplicate = c->single_indeterminate = false;
    c->first_single.square = KT_NO_SQUARE;
    c->contradiction = KT_NO_EVENT;
    if (counts[KT_COUNT_DEEPEST_ASSUMPTION] < c->depth) {
        counts[KT_COUNT_DEEPEST_ASSUMPTION] = c->depth;
    }
    if (sub) {
        ushio_refresh(c);
        ushio_exclude(c, v->square, v->digit);
        tell_excluded(u, c, v, branch->assumed);
        ushio_make_exclusive_set(u, c, v->square, v->digit, branch->assumed);
    } else {
        ushio_set assumed = ushio_set_of(kt_one_square(v->square), kt_digit_bit(v->digit));
        ushio_make_determined_set_body(u, c, assumed, branch->assumed);
    }
    return c->inconsistent ? USHIO_INCONSISTENT : USHIO_WORKING;
}

/* finishedDSetList is the list of the first branch that is finished in this press (U23). */
static void keep_finished(ushio *u, const ushio_context *c) {
    if (u->finished_count != 0) return;
    for (uint32_t i = 0; i < c->list.slots; i++) {
        uint16_t digits = ushio_set_digits(c->list.sets[i]);
        if (!kt_is_single(digits)) continue;
        kt_squares squares = ushio_set_squares(c->list.sets[i]);
        unsigned b = squares.band[0] != 0 ? 0 : squares.band[1] != 0 ? 1 : 2;
        u->finished[u->finished_count++] = (kt_placement){
            (uint8_t)(b * 27 + kt_lowest_bit(squares.band[b])), (uint8_t)kt_lowest_digit(digits)};
    }
}

/* Ends the deepest branch with its verdict and goes back to the level that assumed. */
static void end_try_search(ushio *u, ushio_verdict verdict) {
    static const uint8_t outcome[] = {[USHIO_FINISHED] = KT_FINISHED,
                                      [USHIO_INCONSISTENT] = KT_INCONSISTENT,
                                      [USHIO_INDETERMINATE] = KT_INDETERMINATE};
    const ushio_context *c = &deepest(u)->context;
    if (verdict == USHIO_FINISHED) keep_finished(u, c);
    u->depth--;
    ushio_level *v = deepest(u);
    ushio_branch *branch = v->in_sub ? &v->sub : &v->main;
    branch->verdict = verdict;
    branch->duplicate = c->single_duplicate;
    branch->indeterminate = c->single_indeterminate;
    branch->single = c->first_single;
    kt_trace_leave(u->press->trace, v->context.depth);
    tell(u, v, KT_EVENT_RESULT, v->in_sub, outcome[verdict], branch->assumed, c->contradiction);
}

/* --- SSL2 ------------------------------------------------------------------------------------- */

/* Steps to the next square that can be assumed; false if there is none. */
static bool next_assumption(ushio_level *v) {
    for (; v->order <= 9; v->order++, v->square = 0) {
        for (; v->square < 81; v->square++) {
            uint16_t left = ushio_candidates(&v->context, v->square);
            if (kt_count(left) != v->order) continue;
            v->digit = (uint8_t)kt_lowest_digit(left);
            return true;
        }
    }
    return false;
}

/* Hands back the first single set of the branch that is the answer (U19, U21). */
static void adopt(ushio *u, ushio_level *v, const ushio_branch *branch, uint32_t decision) {
    ushio_context *c = &v->context;
    ushio_single single = branch->single;
    bool sub = branch == &v->sub;
    uint32_t event = KT_NO_EVENT;
    if (ushio_telling(u, c)) {
        kt_event adopted = kt_event_of(KT_EVENT_ADOPTED, c->depth);
        adopted.rule = sub ? KT_RULE_SUB : KT_RULE_MAIN;
        adopted.square = single.square;
        adopted.digits = kt_digit_bit(single.digit);
        adopted.cause = decision;
        adopted.other = single.event;
        event = kt_trace_tell(u->press->trace, &adopted);
    }
    ushio_append(c, ushio_set_of(kt_one_square(single.square), kt_digit_bit(single.digit)), event);
    c->set_registered = c->single_registered = true;
    c->single_duplicate |= branch->duplicate;
    c->single_indeterminate |= branch->indeterminate;
    c->at_square = single.square;
    c->at_digit = single.digit;
    if (c->depth > 0) ushio_tell_placed(u, c, event);
    if (c->first_single.square == KT_NO_SQUARE) {
        c->first_single = (ushio_single){single.square, single.digit, event};
    }
    if (c->depth == 0) u->finished_event = decision;
}

static unsigned table1_case(ushio_verdict main, ushio_verdict sub) {
    static const uint8_t column[] = {
        [USHIO_FINISHED] = 0, [USHIO_INCONSISTENT] = 1, [USHIO_INDETERMINATE] = 2};
    static const uint8_t cases[3][3] = {{1, 4, 7}, {2, 5, 8}, {3, 6, 9}};
    return cases[column[sub]][column[main]];
}

/* Case 5: whichever digit is put here, a contradiction follows. The three variables stay empty (U4). */
static ushio_verdict both_inconsistent(ushio *u, ushio_level *v, uint32_t decision) {
    ushio_contradict(u, &v->context,
                     &(ushio_contradiction){.rule = KT_RULE_C_BRANCHES,
                                            .unit = KT_NO_UNIT,
                                            .square = KT_NO_SQUARE,
                                            .marks = kt_one_square(v->square),
                                            .cause = decision,
                                            .other = KT_NO_EVENT});
    return USHIO_INCONSISTENT;
}

/* Table 1, after both branches. USHIO_WORKING means: on to the next square. */
static ushio_verdict decide(ushio *u, ushio_level *v) {
    unsigned which = table1_case(v->main.verdict, v->sub.verdict);
    uint32_t event = tell(u, v, KT_EVENT_TABLE1, false, which, v->main.assumed, v->sub.assumed);
    u->press->report->counts[KT_COUNT_TABLE1 + which - 1]++;
    if (which == 5) return both_inconsistent(u, v, event);
    if (which == 6 || which >= 8) return USHIO_WORKING;
    kt_press_notice(u->press, (kt_notice){(uint8_t)which, v->context.depth, v->square, v->digit});
    adopt(u, v, which == 4 || which == 7 ? &v->sub : &v->main, event);
    if (which == 1) v->context.single_duplicate = true;
    if (which == 3 || which == 7) v->context.single_indeterminate = true;
    return USHIO_FINISHED;
}

/* Continues assuming at the level of `v`: begins branches until one has to be searched, or until
 * the level has a verdict. */
static ushio_verdict assume_next(ushio *u, ushio_level *v) {
    while (next_assumption(v)) {
        if (begin_try_search(u, v, false) == USHIO_WORKING) return USHIO_WORKING;
        end_try_search(u, USHIO_INCONSISTENT);
        if (begin_try_search(u, v, true) == USHIO_WORKING) return USHIO_WORKING;
        end_try_search(u, USHIO_INCONSISTENT);
        ushio_verdict verdict = decide(u, v);
        if (verdict != USHIO_WORKING) return verdict;
        v->square++;
    }
    return indeterminate(u, v, KT_RULE_I_EXHAUSTED);
}

static ushio_verdict begin_start_search_level2(ushio *u, ushio_level *v) {
    v->order = 2;
    v->square = 0;
    return assume_next(u, v);
}

/* The deepest branch has ended: finds what follows for the level that assumed. If main found two
 * solutions already, sub is skipped and no case is counted (U21). */
static ushio_verdict deliver(ushio *u, ushio_verdict verdict) {
    end_try_search(u, verdict);
    ushio_level *v = deepest(u);
    if (!v->in_sub) {
        if (verdict == USHIO_FINISHED && v->main.duplicate) {
            u->press->report->counts[KT_COUNT_SUB_SKIPPED]++;
            uint32_t event = tell(u, v, KT_EVENT_TABLE1, false, 0, v->main.assumed, KT_NO_EVENT);
            adopt(u, v, &v->main, event);
            return USHIO_FINISHED;
        }
        if (begin_try_search(u, v, true) == USHIO_WORKING) return USHIO_WORKING;
        end_try_search(u, USHIO_INCONSISTENT);
    }
    verdict = decide(u, v);
    if (verdict != USHIO_WORKING) return verdict;
    v->square++;
    return assume_next(u, v);
}

/* --- SSB -------------------------------------------------------------------------------------- */

static ushio_verdict search_level(ushio *u, ushio_level *v) {
    ushio_context *c = &v->context;
    bool excluded = ushio_search_possibility(u, c);
    if (c->inconsistent) return USHIO_INCONSISTENT;
    if (c->singles == 81 && (c->single_registered || !excluded)) return USHIO_FINISHED; /* U3 */
    if (c->single_registered) return USHIO_SINGLE;
    if (excluded) return USHIO_WORKING;
    if (c->depth > u->press->options[KT_OPTION_RECURSION_LIMIT]) { /* U24 */
        return indeterminate(u, v, KT_RULE_I_LIMIT);
    }
    return begin_start_search_level2(u, v);
}

ushio_verdict ushio_start_search_body(ushio *u) {
    ushio_verdict verdict = search_level(u, deepest(u));
    while (verdict != USHIO_WORKING && u->depth > 0) {
        if (verdict == USHIO_SINGLE) return USHIO_WORKING; /* TS calls SSB again */
        verdict = deliver(u, verdict);
    }
    return verdict;
}
