/* search_answers.tool.c - answers each board that it reads, one a line at the start of the line, with a
 * line:
 *
 *     count LIMIT BUDGET    number of solutions, and the first one found
 *     list BUDGET           every solution, one after the other
 *     common BUDGET         for each square the digits that it has in some solution
 */
#include <stdlib.h>

#include "kakutei.h"
#include "tap.h"

static kt_search *s;
static const kt_search_report *report;

static void count(uint32_t limit, uint32_t budget) {
    while (kt_search_count(s, limit, budget) == KT_MORE) {}
    printf("%u", (unsigned)report->count);
    if (report->count > 0) printf(" %.81s", (const char *)report->solution);
}

static void list(uint32_t budget) {
    kt_status status;
    while ((status = kt_search_next(s, budget)) != KT_FINISHED) {
        if (status == KT_CONTINUES) printf("%.81s ", (const char *)report->solution);
    }
}

static void common(uint32_t budget) {
    while (kt_search_common(s, budget) == KT_MORE) {}
    for (unsigned square = 0; square < 81; square++) {
        for (unsigned d = 0; d < 9; d++) {
            if (report->common[square] >> d & 1) printf("%u", d + 1);
        }
        printf(",");
    }
}

static uint32_t number(const char *text) {
    return (uint32_t)strtoul(text, NULL, 10);
}

int main(int argc, char **argv) {
    s = kt_search_create();
    if (s == NULL || argc < 3) return 1;
    report = kt_search_get_report(s);
    char line[1000];
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (kt_search_open(s, line, 81) != KT_CONTINUES) return 1;
        if (strcmp(argv[1], "count") == 0) count(number(argv[2]), number(argv[3]));
        if (strcmp(argv[1], "list") == 0) list(number(argv[2]));
        if (strcmp(argv[1], "common") == 0) common(number(argv[2]));
        printf("\n");
    }
    kt_search_free(s);
    return 0;
}
