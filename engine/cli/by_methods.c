/* by_methods.c - the commands steps and compare: what the methods answer.
 *
 * steps tells a Go on one line: before each digit the lines of its argument, by the slugs of their
 * rules. For a digit without an argument it tells what the method deduced since the last digit. Where
 * a trial of the argument is longer than the engine can tell, a short way to the digit stands in its place.
 * Where no technique is left, both go on without the candidate that has the shortest argument.
 */
#include <string.h>

#include "argument_size.h"
#include "beyond.h"
#include "names.h"
#include "origin.h"
#include "port.h"
#include "proof_forms.h"
#include "session.h"

const char *outcome_name(kt_status status) {
    switch (status) {
    case KT_MORE:
        return "gave-up";
    case KT_FINISHED:
        return "finished";
    case KT_INCONSISTENT:
        return "inconsistent";
    case KT_INDETERMINATE:
        return "indeterminate";
    case KT_STUCK:
        return "stuck";
    default:
        __builtin_trap();
    }
}

/* A Go on the board as it is set; KT_MORE if it was given up. */
static kt_status press(const session *s, kt *k) {
    uint32_t visits = s->arguments->visits;
    kt_status status;
    do {
        status = kt_solve(k, visits == 0 ? UINT32_MAX : visits);
        /* Before the first visit the engine only finds out whether there is a solution. */
    } while (status == KT_MORE && (visits == 0 || kt_get_report(k)->counts[KT_COUNT_VISITS] == 0));
    return status;
}

kt_status session_go(session *s, uint32_t method, const puzzle *p) {
    kt *k = s->methods[method];
    kt_status status = kt_open(k, (const char *)p->text, p->length, method);
    if (status < 0) __builtin_trap();
    if (kt_set_option(k, KT_OPTION_EVENT_DEPTH, 0) < 0) __builtin_trap();
    if (s->arguments->rating && kt_method(method)->options >> KT_OPTION_MEASURE & 1) {
        if (kt_set_option(k, KT_OPTION_MEASURE, 1) < 0) __builtin_trap();
    }
    return press(s, k);
}

static void write_figure(out *o, const char *name, uint32_t figure) {
    out_text(o, name);
    out_number(o, figure);
}

/* Difficulty and interest of the puzzle, if they are asked for and the method gives them. */
static void write_rating(session *s, uint32_t method) {
    const kt_report *report = kt_get_report(s->methods[method]);
    bool is_rated = kt_method(method)->flags & KT_METHOD_RATES && report->outcome == KT_FINISHED;
    if (!s->arguments->rating || !is_rated) return;
    write_figure(s->answers, " difficulty=", report->rating.rank);
    write_figure(s->answers, " score=", report->rating.score);
    if (report->rating.interest == KT_NOT_MEASURED) return;
    write_figure(s->answers, " interest=", report->rating.interest);
}

/* --- steps ------------------------------------------------------------------------------------ */

/* The techniques since the last digit. Repetitions are counted, so the last one waits to be
 * written. */
typedef struct {
    out *to;
    origin last;
    unsigned times; /* of the last one; 0: none waits */
    bool is_begun;  /* some have been written */
} notes;

static void write_last(notes *n) {
    if (n->times == 0) return;
    out_text(n->to, n->is_begun ? ", " : "; ");
    n->is_begun = true;
    origin_write(n->last, n->to);
    if (n->times > 1) {
        out_text(n->to, " x");
        out_number(n->to, n->times);
    }
    n->times = 0;
}

static void note(notes *n, origin t) {
    if (t.name == NULL) return;
    if (n->times > 0 && origin_equals(t, n->last)) {
        n->times++;
        return;
    }
    write_last(n);
    n->last = t;
    n->times = 1;
}

static void write_digit(notes *n, unsigned square, unsigned digit) {
    write_last(n);
    out_text(n->to, n->is_begun ? " " : "; ");
    name_candidate(n->to, square, "=", digit);
    n->is_begun = false;
}

/* What the method deduced in these events. */
static void note_deductions(notes *n, const kt_event *events, uint32_t from, uint32_t to) {
    for (uint32_t i = from; i < to; i++) note(n, origin_of_deduction(&events[i]));
}

static unsigned digit_of(const kt_event *event) {
    return (unsigned)__builtin_ctz(event->digits) + 1;
}

/* The origin of a digit was noted already if nothing came between. */
static void note_cause(notes *n, const kt_event *events, uint32_t placed) {
    origin t = origin_of_digit(events, &events[placed]);
    if (t.name != NULL && (n->times == 0 || !origin_equals(t, n->last))) note(n, t);
}

/* Where the argument told from `at` on ends. */
static uint32_t end_of_argument(const kt_event *events, uint32_t at, uint32_t count) {
    while (at < count && (events[at].kind == KT_EVENT_REASON || events[at].kind == KT_EVENT_PART)) {
        at++;
    }
    return at;
}

/* Whether each trial of an argument is told whole. */
static bool is_whole(const kt_event *events, uint32_t at, uint32_t end) {
    for (; at < end; at++) {
        if (events[at].kind != KT_EVENT_REASON || !argument_supposes(&events[at])) continue;
        if (argument_size_of(events, at, end) == 0) return false;
    }
    return true;
}

static void note_argument(notes *n, const kt_event *events, uint32_t at, uint32_t end) {
    for (; at < end; at++) {
        bool is_line = events[at].kind == KT_EVENT_REASON && events[at].value == 0;
        if (is_line) note(n, origin_of_reason(events, at, end));
    }
}

/* Notes the steps of a short way to the digit on the board before it. False if there is none. */
static bool note_short_way(notes *n, kt_prover *prover, const char board[KT_SQUARES],
                           const kt_event *placed) {
    if (!beyond_prove(prover, board, placed->square, digit_of(placed))) return false;
    const kt_proof_line *way = kt_prover_lines(prover);
    uint32_t count = kt_prover_get_report(prover)->line_count;
    for (uint32_t i = 0; i < count; i++) {
        if (proof_is_step(&way[i])) note(n, origin_of_proof(&way[i]));
    }
    return true;
}

/* The digits that a search kept, each as the single that it is on its board, or as tried. */
static void write_kept(notes *n, kt *k) {
    const kt_report *report = kt_get_report(k);
    const kt_event *events = kt_events(k);
    origin of_square[KT_SQUARES];
    for (unsigned s = 0; s < KT_SQUARES; s++) of_square[s] = origin_tried;
    for (uint32_t i = 0; i < report->event_count; i++) {
        const kt_event *event = &events[i];
        if (event->kind != KT_EVENT_REASON || event->value > 0) continue;
        if (event->square == KT_NO_SQUARE) continue;
        of_square[event->square] = origin_of_reason(events, i, report->event_count);
    }
    for (unsigned i = 0; i < report->placed_count; i++) {
        note(n, of_square[report->placed[i].square]);
        write_digit(n, report->placed[i].square, report->placed[i].digit);
    }
}

/* The press that has ended. */
static void tell_press(const session *s, notes *n, kt *k) {
    const kt_event *events = kt_events(k);
    uint32_t since = 0, count = kt_get_report(k)->event_count;
    if (kt_get_report(k)->events_lost > 0 ||
        kt_method(s->arguments->method)->flags & KT_METHOD_GOES_ON) {
        write_kept(n, k);
        return;
    }
    char board[KT_SQUARES];
    memset(board, '.', KT_SQUARES);
    for (uint32_t i = 0; i < count; i++) {
        const kt_event *event = &events[i];
        if (event->kind == KT_EVENT_PLACED) {
            uint32_t end = end_of_argument(events, i + 1, count);
            if (end == i + 1) {
                note_deductions(n, events, since, i);
                note_cause(n, events, i);
            } else if (is_whole(events, i + 1, end) ||
                       !note_short_way(n, s->prover, board, event)) {
                note_argument(n, events, i + 1, end);
            }
            write_digit(n, event->square, digit_of(event));
            since = end;
        } else if (event->kind != KT_EVENT_GIVEN) {
            continue;
        }
        board[event->square] = (char)('0' + digit_of(event));
    }
    note_deductions(n, events, since, count);
}

/* Tells a press that was stuck, and goes on as long as there are arguments. Returns how it ends. All
 * of it waits in `behind`, as the outcome stands before it; there is room, as each step takes a
 * candidate. */
static kt_status go_beyond(session *s, kt *k, const puzzle *p) {
    kt_status status = KT_STUCK;
    notes n = {.to = &s->behind};
    out_open(&s->behind, PORT_STDOUT);
    tell_press(s, &n, k);
    while (status == KT_STUCK) {
        unsigned size = beyond_remove(k, s->prover, p);
        if (size == 0) break;
        note(&n, origin_of_removal(size));
        status = press(s, k);
        tell_press(s, &n, k);
    }
    write_last(&n);
    return status;
}

void answer_steps(session *s, const puzzle *p) {
    uint32_t method = s->arguments->method;
    kt *k = s->methods[method];
    kt_status status = session_go(s, method, p);
    bool has_none = kt_get_report(k)->uniqueness == KT_UNIQUENESS_NONE;
    bool goes_beyond = status == KT_STUCK && kt_method(method)->flags & KT_METHOD_NAMES_STEPS;
    if (goes_beyond) status = go_beyond(s, k, p);
    out_text(s->answers, outcome_name(status));
    if (has_none) out_text(s->answers, " solutions=none");
    write_rating(s, method);
    if (goes_beyond) {
        out_bytes(s->answers, s->behind.bytes, s->behind.count);
        return;
    }
    notes n = {.to = s->answers};
    tell_press(s, &n, k);
    write_last(&n);
}

/* --- compare ---------------------------------------------------------------------------------- */

/* Of a Go, which may be several presses. */
typedef struct {
    uint32_t placed, assumed, deepest, visits;
} figures;

static void raise_to(uint32_t *most, uint32_t value) {
    if (value > *most) *most = value;
}

static void add_press(figures *f, kt *k) {
    const kt_report *report = kt_get_report(k);
    f->placed += report->placed_count;
    f->assumed += report->counts[KT_COUNT_ASSUMPTIONS_TRIED];
    f->visits += report->counts[KT_COUNT_VISITS];
    raise_to(&f->deepest, report->counts[KT_COUNT_DEEPEST_ASSUMPTION]);
}

/* Goes on where no technique is left, too. */
static kt_status go_to_the_end(session *s, uint32_t method, const puzzle *p, figures *f) {
    kt *k = s->methods[method];
    kt_status status = session_go(s, method, p);
    add_press(f, k);
    bool goes_beyond = kt_method(method)->flags & KT_METHOD_NAMES_STEPS;
    while (goes_beyond && status == KT_STUCK && beyond_remove(k, s->prover, p) > 0) {
        f->assumed++;
        raise_to(&f->deepest, kt_prover_get_report(s->prover)->depth);
        status = press(s, k);
        add_press(f, k);
    }
    return status;
}

/* The number of solutions is that of the puzzle, whatever the method has found out about it. */
void answer_compare(session *s, const puzzle *p) {
    out *o = s->answers;
    const char *verdict = session_verdict(s, p);
    for (uint32_t m = 0; m < kt_method_count(); m++) {
        figures f = {0};
        kt_status status = go_to_the_end(s, m, p, &f);
        if (m > 0) out_text(o, "; ");
        out_text(o, kt_method(m)->slug);
        out_char(o, ' ');
        out_text(o, outcome_name(status));
        write_figure(o, " placed=", f.placed);
        write_figure(o, " assumed=", f.assumed);
        write_figure(o, " deepest=", f.deepest);
        write_figure(o, " visits=", f.visits);
        out_text(o, " solutions=");
        out_text(o, verdict);
        write_rating(s, m);
    }
}
