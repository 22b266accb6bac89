/* catalogue_questions.test.c - the questions of a catalogue beside the path: all steps, what one
 * unlocks, why a candidate can go, and how a step is told. Each answer is held against the
 * solutions, and made again on a board of the test's own.
 */
#include "told_steps.h"
#include "halves.h"

static kt_status all(uint32_t budget) {
    kt_status status;
    do {
        status = kt_catalogue_all(c, budget);
    } while (status == KT_MORE);
    return status;
}

static kt_status ask(unsigned square, unsigned digit, uint32_t budget) {
    kt_status status;
    do {
        status = kt_catalogue_ask(c, square, digit, budget);
    } while (status == KT_MORE);
    return status;
}

/* --- All steps ------------------------------------------------------------------------------------ */

static bool come_to_the_same(uint32_t a, uint32_t b) {
    const kt_catalogue_step *one = &kt_catalogue_steps(c)[a], *other = &kt_catalogue_steps(c)[b];
    const uint16_t *gone = kt_catalogue_deletions(c);
    if (one->technique != other->technique || one->deletions != other->deletions) return false;
    if (one->digit != other->digit) return false;
    if (memcmp(one->placed, other->placed, sizeof one->placed) != 0) return false;
    for (unsigned i = 0; i < one->deletions; i++) {
        bool is_there = false;
        for (unsigned k = 0; k < other->deletions; k++) {
            is_there |= gone[one->first_deletion + i] == gone[other->first_deletion + k];
        }
        if (!is_there) return false;
    }
    return true;
}

static bool is_listed(const kt_catalogue_step *step, const uint16_t *deletions) {
    for (uint32_t i = 0; i < report->step_count; i++) {
        const kt_catalogue_step *other = &kt_catalogue_steps(c)[i];
        if (other->technique != step->technique || other->deletions != step->deletions) continue;
        const uint16_t *gone = &kt_catalogue_deletions(c)[other->first_deletion];
        if (memcmp(gone, deletions, step->deletions * sizeof *gone) == 0) return true;
    }
    return false;
}

static void tests_all(void) {
    solve(TRICKY);
    kt_catalogue_open(c, TRICKY, 81);
    kt_catalogue_next(c, PLENTY);
    kt_catalogue_step first = kt_catalogue_steps(c)[0];
    uint16_t deletions[729];
    memcpy(deletions, kt_catalogue_deletions(c), sizeof deletions);
    tap_number(all(PLENTY), KT_FINISHED, "all steps are listed");
    tap_ok(report->step_count > 100 && report->lost == 0, "which are many, and none is lost");
    tap_ok(is_listed(&first, deletions), "the one that is found first is among them");

    bool sound = true, differ = true, ascend = true;
    unsigned score = 0, brute = number_of("brute-force");
    for (uint32_t i = 0; i < report->step_count; i++) {
        const kt_catalogue_step *step = &kt_catalogue_steps(c)[i];
        begin_own(TRICKY);
        sound = sound && make(i) && step->technique != brute;
        ascend = ascend && step->score >= score;
        score = step->score;
        for (uint32_t k = 0; k < i; k++) differ = differ && !come_to_the_same(i, k);
    }
    tap_ok(sound, "each takes what is there, and nothing of the solution");
    tap_ok(differ, "no two of one technique come to the same");
    tap_ok(ascend, "and what costs less comes first");

    static kt_catalogue_step at_once[KT_CATALOGUE_STEPS];
    uint32_t count = report->step_count;
    memcpy(at_once, kt_catalogue_steps(c), count * sizeof at_once[0]);
    kt_catalogue_next(c, PLENTY);
    tap_number(report->step_count, 1, "the path has its own list");
    tap_number(kt_catalogue_all(c, 1), KT_MORE, "listing takes its time");
    kt_catalogue_unlocks(c, 0);
    tap_ok(all(1) == KT_FINISHED && report->step_count == count &&
               memcmp(at_once, kt_catalogue_steps(c), count * sizeof at_once[0]) == 0,
           "budgets, and what is asked about a step meanwhile, change nothing");
}

static void tests_all_of_few(void) {
    kt_catalogue_open(c, TRICKY, 81);
    write_order(0, "naked-single", 0, 4);
    write_order(1, "hidden-single", 0, 14);
    kt_catalogue_set_order(c, 2);
    kt_catalogue_check(c, PLENTY);
    uint32_t before = report->visits;
    tap_number(kt_catalogue_all(c, 1), KT_MORE, "a budget of 1 is for one technique");
    tap_number(all(1), KT_FINISHED, "the next for the second");
    tap_number(report->visits - before, 2, "and both are counted");
}

static void tests_all_of_several(void) {
    kt_catalogue_open(c, SEVERAL, 81);
    tap_number(all(PLENTY), KT_FINISHED, "steps are listed where there are several solutions");
    bool sound = report->step_count > 0;
    for (uint32_t i = 0; i < report->step_count; i++) {
        const kt_catalogue_step *step = &kt_catalogue_steps(c)[i];
        const kt_technique_info *info = kt_technique(step->technique);
        sound = sound && !(info->flags & KT_TECHNIQUE_NEEDS_UNIQUENESS);
        for (unsigned k = 0; k < step->deletions; k++) {
            unsigned candidate = kt_catalogue_deletions(c)[step->first_deletion + k];
            sound = sound && !(report->common[candidate / 9] >> candidate % 9 & 1);
        }
        for (unsigned s = 0; s < 81; s++) {
            if (!(step->placed[s / 27] >> s % 27 & 1)) continue;
            sound = sound && report->common[s] == 1u << (step->digit - 1);
        }
    }
    tap_ok(sound, "and take from none of them");
}

static void tests_unlocks(void) {
    solve(EASY);
    kt_catalogue_open(c, EASY, 81);
    all(PLENTY);
    unsigned empty = 0;
    for (unsigned s = 0; s < 81; s++) empty += EASY[s] == '.';
    tap_number(kt_catalogue_unlocks(c, 0), KT_CONTINUES, "a step unlocks others");
    tap_number(report->unlocked_digits, empty - 1, "of an easy puzzle all others");
    tap_number(report->unlocked_candidates, 0, "and nothing had to be removed for that");
    tap_number(kt_catalogue_unlocks(c, report->step_count), KT_E_RANGE, "no step, no answer");
    solve(TRICKY);
    kt_catalogue_open(c, TRICKY, 81);
    all(PLENTY);
    kt_catalogue_unlocks(c, report->step_count - 1u);
    tap_ok(report->unlocked_digits < 50, "of a tricky one not all");
}

/* --- What is told --------------------------------------------------------------------------------- */

/* The list does not give the length of a forcing chain. */
static bool is_as_long_as_listed(uint32_t number) {
    unsigned links = kt_catalogue_steps(c)[number].links;
    return links == 0 || kt_catalogue_events(c)[first_deduction()].value == links;
}

static void tests_told(void) {
    solve(TRICKY);
    kt_catalogue_open(c, TRICKY, 81);
    begin_own(TRICKY);
    bool good = true;
    uint32_t steps = 0;
    while (kt_catalogue_next(c, PLENTY) == KT_CONTINUES) {
        good = good && is_told(steps++, 1);
        kt_catalogue_apply(c);
    }
    tap_ok(good && steps > 60, "each step of a path is told, on the position before it");
    begin_own(TRICKY);
    for (uint32_t i = 0; good && i < steps; i++) good = is_told(i, PLENTY);
    tap_ok(good, "and told again when the path has gone on");

    kt_catalogue_open(c, TRICKY, 81);
    all(PLENTY);
    bool is_same = true;
    for (uint32_t i = 3 * FIRST; good && i < report->step_count; i += 3 * EACH) {
        begin_own(TRICKY);
        good = is_told(i, 1);
        is_same = is_same && is_as_long_as_listed(i);
        if (!good) printf("# %s\n", kt_technique(kt_catalogue_steps(c)[i].technique)->slug);
    }
    tap_ok(good, "of all steps, too, each is told");
    tap_ok(is_same, "with a chain that is as long as the list says");
    tap_number(kt_catalogue_tell(c, report->step_count, 1), KT_E_RANGE,
               "a step that is not listed is not");
}

static void tests_told_of_marks(void) {
    begin_person(TRICKY);
    begin_own(TRICKY);
    unsigned digit = 1;
    while (!(marks[0] >> (digit - 1) & 1) || solution[0] == (char)('0' + digit)) digit++;
    unmark(0, (char)('0' + digit));
    marks[0] &= (uint16_t) ~(1u << (digit - 1));
    open_person();
    kt_catalogue_next(c, PLENTY);
    tap_ok(is_told(0, PLENTY), "what a person has taken from r1c1 has gone before the step");
}

static void tests_undisturbed(void) {
    kt_catalogue_open(c, TRICKY, 81);
    kt_catalogue_step expected[10];
    for (unsigned i = 0; i < 10; i++) {
        kt_catalogue_next(c, PLENTY);
        kt_catalogue_apply(c);
    }
    memcpy(expected, kt_catalogue_steps(c), sizeof expected);
    kt_catalogue_open(c, TRICKY, 81);
    for (unsigned i = 0; i < 10; i++) {
        while (kt_catalogue_next(c, 1) == KT_MORE) {
            if (report->step_count > 0) tell(report->step_count - 1u, PLENTY);
        }
        kt_catalogue_apply(c);
    }
    tap_ok(memcmp(expected, kt_catalogue_steps(c), sizeof expected) == 0,
           "what is told while a step is sought does not disturb the search");
}

static void tests_unlocks_while_told(void) {
    kt_catalogue_open(c, TRICKY, 81);
    all(PLENTY);
    unsigned paused = 0;
    bool good = true;
    for (uint32_t i = 0; good && i < report->step_count; i += 10) {
        if (kt_catalogue_tell(c, i, 1) != KT_MORE) continue;
        paused++;
        kt_catalogue_unlocks(c, 0);
        begin_own(TRICKY);
        good = is_told(i, PLENTY);
    }
    tap_ok(good && paused > 10, "a step is told even if what one unlocks is asked meanwhile");
}

/* --- Why ------------------------------------------------------------------------------------------ */

static bool has_gone(unsigned square, unsigned digit) {
    return !(marks[square] >> (digit - 1) & 1);
}

/* Whether the handle's answer about a candidate is true. */
static bool is_answered(unsigned square, unsigned digit, uint32_t budget) {
    if (ask(square, digit, budget) != KT_FINISHED) return false;
    bool is_true = solution[square] == (char)('0' + digit);
    begin_own(TRICKY);
    bool is_seen = has_gone(square, digit);
    switch (report->answer) {
    case KT_ANSWER_SEEN:
        return is_seen;
    case KT_ANSWER_IN_SOLUTION:
        return is_true;
    case KT_ANSWER_FOUND:
        return !is_true && !is_seen && report->step_count == 1 && is_told(0, 1) &&
               has_gone(square, digit);
    case KT_ANSWER_FOUND_BY_PATH:
        if (is_true || is_seen || report->step_count < 2) return false;
        for (uint32_t i = 0; i < report->step_count; i++) {
            if (has_gone(square, digit) || !is_told(i, 1)) return false;
        }
        return has_gone(square, digit);
    default:
        return false;
    }
}

static void tests_why(void) {
    solve(TRICKY);
    kt_catalogue_open(c, TRICKY, 81);
    unsigned answers[7] = {0};
    bool good = true;
    for (unsigned s = 7 * FIRST; s < 81; s += 7 * EACH) {
        for (unsigned d = 1; d <= 9 && TRICKY[s] == '.'; d++) {
            good = good && is_answered(s, d, 1 + s);
            answers[report->answer]++;
        }
    }
    tap_ok(good, "of each candidate the answer is right, and its steps lead there");
    tap_ok(answers[KT_ANSWER_SEEN] > 0 && answers[KT_ANSWER_IN_SOLUTION] > 0 &&
               answers[KT_ANSWER_FOUND] > 0 && answers[KT_ANSWER_FOUND_BY_PATH] > 0,
           "and all kinds were met");
    tap_ok(ask(81, 1, 1) == KT_E_RANGE && ask(0, 0, 1) == KT_E_RANGE &&
               ask(0, 10, 1) == KT_E_RANGE && ask(5, 1, 1) == KT_E_RANGE,
           "what is no candidate of an empty square cannot be asked about");
}

/* A step that takes the candidate is the answer, even where easier ones lead to it as well. */
static void tests_why_at_once(void) {
    bool is_listed[729] = {false}, good = true;
    unsigned hidden_single = number_of("hidden-single");
    uint32_t placed[3] = {0};
    solve(TRICKY);
    kt_catalogue_open(c, TRICKY, 81);
    all(PLENTY);
    for (uint32_t i = 0; i < report->step_count; i++) {
        const kt_catalogue_step *step = &kt_catalogue_steps(c)[i];
        for (unsigned k = 0; k < step->deletions; k++) {
            is_listed[kt_catalogue_deletions(c)[step->first_deletion + k]] = true;
        }
        if (step->technique != hidden_single) continue;
        for (unsigned b = 0; b < 3; b++) placed[b] |= step->placed[b];
    }
    for (unsigned at = 4 * FIRST; at < 729; at += 4 * EACH) {
        unsigned square = at / 9, digit = at % 9 + 1;
        if (!is_listed[at]) continue;
        good = good && ask(square, digit, PLENTY) == KT_FINISHED &&
               report->answer == KT_ANSWER_FOUND && report->step_count == 1;
    }
    tap_ok(good, "what one step of the list takes is answered by one step");

    unsigned others = 0;
    begin_own(TRICKY);
    for (unsigned s = 0; s < 81; s++) {
        if (!(placed[s / 27] >> s % 27 & 1)) continue;
        for (unsigned d = 1; d <= 9; d++) {
            if (has_gone(s, d) || solution[s] == (char)('0' + d)) continue;
            others++;
            ask(s, d, PLENTY);
            good = good && report->answer == KT_ANSWER_FOUND && kt_catalogue_steps(c)->digit != 0;
        }
    }
    tap_ok(good && others > 0, "what a single takes is answered by a single");
}

/* How many steps of the path it takes until the candidate is gone; 0: it stays. */
static uint32_t steps_of_path(unsigned square, unsigned digit) {
    kt_catalogue_open(c, TRICKY, 81);
    begin_own(TRICKY);
    while (!has_gone(square, digit)) {
        if (kt_catalogue_next(c, PLENTY) != KT_CONTINUES) return 0;
        make(report->step_count - 1u);
        kt_catalogue_apply(c);
    }
    return report->step_count;
}

static void tests_why_sliced(void) {
    unsigned ways = 0;
    bool good = true;
    solve(TRICKY);
    for (unsigned s = 0; s < 81; s += 8) {
        for (unsigned d = 1; d <= 9 && TRICKY[s] == '.'; d++) {
            kt_catalogue_open(c, TRICKY, 81);
            ask(s, d, PLENTY);
            if (report->answer != KT_ANSWER_FOUND_BY_PATH) continue;
            uint32_t count = report->step_count;
            ways++;
            good = good && count < steps_of_path(s, d);
        }
    }
    tap_ok(good && ways > 5, "steps of the path that a candidate does not need are left out");
}

/* A naked single at the end of a path may be a hidden one before it. */
static void tests_why_sliced_to_one(void) {
    unsigned hidden = 0, hidden_single = number_of("hidden-single");
    bool good = true;
    kt_catalogue_open(c, EASY, 81);
    write_order(0, "naked-single", 0, 4);
    kt_catalogue_set_order(c, 1);
    for (unsigned s = 0; s < 81; s += 4) {
        for (unsigned d = 1; d <= 9 && EASY[s] == '.'; d++) {
            ask(s, d, PLENTY);
            if (report->step_count == 0) continue;
            bool is_one = report->step_count == 1;
            good = good && report->answer == (is_one ? KT_ANSWER_FOUND : KT_ANSWER_FOUND_BY_PATH);
            hidden += is_one && kt_catalogue_steps(c)->technique == hidden_single;
        }
    }
    tap_ok(good && hidden > 0, "a path of which one step is left is answered as one step");
}

static void tests_why_removed(void) {
    begin_person(TRICKY);
    unsigned square = 0, digit = solution[0] == '1' ? 2 : 1;
    unmark(square, (char)('0' + digit));
    open_person();
    ask(square, digit, PLENTY);
    uint8_t answer = report->answer;
    kt_catalogue_open(c, TRICKY, 81);
    ask(square, digit, PLENTY);
    tap_number(report->answer, answer, "a candidate that the person has removed is put back");
    unmark(1, solution[1]);
    open_person();
    tap_ok(ask(1, (unsigned)(solution[1] - '0'), PLENTY) == KT_FINISHED &&
               report->answer == KT_ANSWER_IN_SOLUTION,
           "that of the solution, too");
    tap_number(ask(0, digit, PLENTY), KT_INCONSISTENT,
               "nothing is argued on a board that is wrong");

    kt_catalogue_open(c, SEVERAL, 81);
    kt_catalogue_check(c, PLENTY);
    square = 0;
    while (__builtin_popcount(report->common[square]) < 2) square++;
    digit = 1 + (unsigned)__builtin_ctz(report->common[square]);
    ask(square, digit, PLENTY);
    tap_number(report->answer, KT_ANSWER_DEPENDS, "what only some solutions have depends on which");
}

static bool deductions_have_squares(void) {
    for (uint32_t i = 0; i < report->event_count; i++) {
        const kt_event *e = &kt_catalogue_events(c)[i];
        bool is_empty = (e->squares[0] | e->squares[1] | e->squares[2]) == 0;
        if (e->kind == KT_EVENT_DEDUCTION && is_empty) return false;
    }
    return true;
}

/* With so few techniques most candidates have to be supposed; and fish are slow to find again. */
static void open_with_few(void) {
    kt_catalogue_open(c, TRICKY, 81);
    write_order(0, "mutant-jellyfish", 0, 4);
    write_order(1, "hidden-single", 0, 4);
    kt_catalogue_set_order(c, 2);
}

/* Whether the answer, told step by step, supposes the digit, contradicts it and takes it away. */
static bool is_refuted(unsigned square, unsigned digit) {
    begin_replay();
    if (tell(0, 1) != KT_FINISHED || report->events_lost > 0) return false;
    if (!replay(0, report->event_count) || !deductions_have_squares()) return false;
    const kt_event *last = &kt_catalogue_events(c)[report->event_count - 1];
    const kt_event *result = &kt_catalogue_events(c)[last->cause];
    const kt_event *clash = &kt_catalogue_events(c)[result->other];
    return last->kind == KT_EVENT_EXCLUDED && last->depth == 0 && last->square == square &&
           last->digits == 1u << (digit - 1) && result->kind == KT_EVENT_RESULT &&
           result->depth == 0 && result->value == KT_INCONSISTENT &&
           clash->kind == KT_EVENT_CONTRADICTION && clash->cause == result->other - 1;
}

static void tests_supposed(void) {
    solve(TRICKY);
    open_with_few();
    unsigned refuted = 0;
    bool good = true;
    for (unsigned s = 15 * FIRST; s < 81; s += 15 * EACH) {
        for (unsigned d = 1; d <= 9 && TRICKY[s] == '.'; d++) {
            if (ask(s, d, 3) != KT_FINISHED || report->answer != KT_ANSWER_TRUE_BEYOND) continue;
            if (report->step_count == 0) continue;
            refuted++;
            good = good && is_refuted(s, d);
        }
    }
    tap_ok(good && refuted > MET,
           "what no technique shows is supposed, and told up to its contradiction");
}

/* Whether the first step is told as it is when its telling begins for sure. */
static bool is_told_alike(void) {
    static kt_event events[1000];
    tell(0, PLENTY);
    uint32_t count = report->event_count;
    memcpy(events, kt_catalogue_events(c), count * sizeof events[0]);
    kt_catalogue_unlocks(c, 0);
    tell(0, PLENTY);
    return report->event_count == count &&
           memcmp(events, kt_catalogue_events(c), count * sizeof events[0]) == 0;
}

static void tests_told_while_asked(void) {
    open_with_few();
    unsigned before = 0, begun = 0, refused = 0;
    bool good = true;
    for (unsigned s = 0; s < 81; s += 20) {
        for (unsigned d = 1 + FIRST; d <= 9 && TRICKY[s] == '.'; d += EACH) {
            all(PLENTY);
            before += kt_catalogue_tell(c, 0, 1) == KT_MORE;
            ask(s, d, PLENTY);
            good = good && (report->step_count == 0 || is_told_alike());
            all(PLENTY);
            for (bool is_first = true; kt_catalogue_ask(c, s, d, 1) == KT_MORE;) {
                kt_status status = is_first ? kt_catalogue_tell(c, 0, 1) : KT_CONTINUES;
                begun += status == KT_MORE;
                refused += status == KT_E_RANGE && report->step_count > 0;
                is_first = report->step_count == 0;
            }
            good = good && (report->step_count == 0 || is_told_alike());
        }
    }
    tap_ok(good && before > 2 * MET && begun > 2 * MET,
           "a step is told anew whatever is asked meanwhile");
    tap_ok(refused > 2 * MET, "what is supposed is not told before it is contradicted");
}

static void tests_beyond(void) {
    kt_catalogue_open(c, BEYOND, 81);
    tap_number(ask(0, 5, 1), KT_FINISHED, "a candidate may be beyond all techniques");
    tap_ok(report->answer == KT_ANSWER_TRUE_BEYOND && report->step_count == 0,
           "even if it is supposed; then there is nothing to tell");
}

int main(void) {
    c = kt_catalogue_create();
    if (c == NULL) return 1;
    report = kt_catalogue_get_report(c);
    tests_all();
    tests_all_of_few();
    tests_all_of_several();
    tests_unlocks();
    tests_told();
    tests_told_of_marks();
    tests_undisturbed();
    tests_unlocks_while_told();
    tests_why();
    tests_why_at_once();
    tests_why_sliced();
    tests_why_sliced_to_one();
    tests_why_removed();
    tests_supposed();
    tests_told_while_asked();
    tests_beyond();
    kt_catalogue_free(c);
    return tap_end();
}
