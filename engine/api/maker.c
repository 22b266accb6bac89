/* maker.c - the functions of kakutei.h that begin with kt_maker: a request, checked once, and a puzzle in the
 * making.
 */
#include <stdlib.h>

#include "api/bases.h"
#include "make/making.h"

struct kt_maker {
    kt_maker_request request;
    bool started;
    kt_making making;
};

kt_maker *kt_maker_create(void) {
    kt_maker *m = calloc(1, sizeof *m);
    if (m == NULL) return NULL;
    for (unsigned b = 0; b < 3; b++) m->request.pattern[b] = kt_all_squares().band[b];
    return m;
}

void kt_maker_free(kt_maker *m) {
    free(m);
}

kt_maker_request *kt_maker_get_request(kt_maker *m) {
    return m == NULL ? NULL : &m->request;
}

static bool within_range(const kt_maker_request *request) {
    if (request->symmetry >= KT_SYMMETRY_COUNT) return false;
    kt_squares pattern = {{request->pattern[0], request->pattern[1], request->pattern[2]}};
    if (!kt_squares_within(pattern, kt_all_squares())) return false;
    if (request->least == 0 && request->most == 0) return true;
    return request->least >= 17 && request->least <= request->most && request->most <= 80;
}

kt_status kt_maker_start(kt_maker *m) {
    if (m == NULL) return KT_E_HANDLE;
    if (!within_range(&m->request)) return KT_E_RANGE;
    kt_making_begin(&m->making, &m->request);
    m->started = true;
    return KT_CONTINUES;
}

kt_status kt_maker_run(kt_maker *m, uint32_t budget) {
    if (m == NULL) return KT_E_HANDLE;
    if (!m->started) return KT_E_NOT_OPEN;
    if (budget == 0) return KT_E_BUDGET;
    kt_status status = kt_making_go_on(&m->making, budget);
    m->making.report.outcome = status;
    return status;
}

/* Whether any puzzle will do. */
static bool is_plain(const kt_maker_request *request) {
    kt_squares pattern = {{request->pattern[0], request->pattern[1], request->pattern[2]}};
    return request->symmetry == KT_SYMMETRY_NONE && request->most == 0 &&
           kt_squares_within(kt_all_squares(), pattern);
}

kt_status kt_maker_start_near(kt_maker *m, uint32_t technique) {
    if (m == NULL) return KT_E_HANDLE;
    const char *base = kt_base_of(technique, m->request.seed2);
    if (base == NULL || !within_range(&m->request) || !is_plain(&m->request)) return KT_E_RANGE;
    kt_making_begin_at(&m->making, &m->request, base);
    m->started = true;
    return KT_CONTINUES;
}

kt_status kt_maker_vary(kt_maker *m, uint32_t from_last) {
    if (m == NULL) return KT_E_HANDLE;
    if (!m->started || m->making.report.outcome != KT_FINISHED) return KT_E_NOT_OPEN;
    kt_making_vary(&m->making, from_last != 0);
    return KT_CONTINUES;
}

const kt_maker_report *kt_maker_get_report(kt_maker *m) {
    return m == NULL ? NULL : &m->making.report;
}
