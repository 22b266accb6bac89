/* make.c - see make.h.
 *
 * The one idea: puzzle n of a seed is always the same one, for the maker gets both numbers as its seeds. So a
 * longer list begins like a shorter one, and different seeds share the work between processes.
 */
#include "make.h"

#include <stddef.h>

#include "kakutei.h"
#include "port.h"
#include "progress.h"

/* Who waits for a puzzle that takes long need not wait for a whole block of them. */
enum { LONGEST_WAIT = 200 };

static kt_maker *maker;

bool make_open(const arguments *a) {
    maker = kt_maker_create();
    if (maker == NULL) return false;
    *kt_maker_get_request(maker) = a->request;
    return true;
}

static void tell_impossible(const kt_maker_report *report, out *o) {
    static const char *const why[] = {
        [KT_IMPOSSIBLE_FEW] = "fewer than 17 squares may hold givens",
        [KT_IMPOSSIBLE_COUNT] = "under this symmetry givens never add up to that number",
        [KT_IMPOSSIBLE_LINES] = "two rows of a band, or columns of a stack, would have no givens",
    };
    out_text(o, "error: impossible: ");
    out_text(o, why[report->impossible]);
}

static void tell_given_up(const kt_maker_report *report, out *o) {
    out_text(o, "error: not found in ");
    out_number(o, report->searches);
    out_text(o, " searches");
    if (report->givens == 0) return;
    out_text(o, "; the fewest givens were ");
    out_number(o, report->givens);
    out_char(o, '\t');
    out_bytes(o, report->puzzle, KT_SQUARES);
}

/* Puzzle `number`; false if no puzzle can be as requested. */
static bool make_puzzle(const arguments *a, uint32_t number, out *o) {
    kt_maker_get_request(maker)->seed2 = number;
    if (kt_maker_start(maker) < 0) __builtin_trap();
    kt_status status = kt_maker_run(maker, a->searches);
    const kt_maker_report *report = kt_maker_get_report(maker);
    if (status == KT_STUCK) {
        tell_impossible(report, o);
    } else if (status == KT_MORE) {
        tell_given_up(report, o);
    } else {
        out_bytes(o, report->puzzle, KT_SQUARES);
        if (a->solution) {
            out_char(o, '\t');
            out_bytes(o, report->solution, KT_SQUARES);
        }
    }
    out_char(o, '\n');
    progress_count(status != KT_FINISHED);
    return status != KT_STUCK;
}

void make_puzzles(const arguments *a, out *answers) {
    uint32_t flushed = port_clock();
    bool is_possible = true;
    for (uint32_t n = 0; n < a->puzzles && is_possible && answers->fault == 0; n++) {
        is_possible = make_puzzle(a, n + 1, answers);
        if (port_clock() - flushed < LONGEST_WAIT) continue;
        out_flush(answers);
        flushed = port_clock();
    }
    out_flush(answers);
}
