/* solve.c - somebody else's program, valid C and C++: solves the board of its argument, with the
 * exact search and by a method, and tells the version of the library. */
#include <kakutei.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
    if (argc != 2 || strcmp(kt_version(), KT_VERSION) != 0) return 1;
    uint32_t length = (uint32_t)strlen(argv[1]);

    kt_search *search = kt_search_create();
    if (search == NULL || kt_search_open(search, argv[1], length) < 0) return 2;
    if (kt_search_count(search, 2, 1000000) != KT_FINISHED) return 3;
    const kt_search_report *found = kt_search_get_report(search);
    printf("%s %u %.81s", kt_version(), (unsigned)found->count, (const char *)found->solution);
    kt_search_free(search);

    kt *k = kt_create(0);
    if (k == NULL || kt_open(k, argv[1], length, 0) < 0) return 4;
    kt_status status = kt_solve(k, 1000000);
    const kt_report *report = kt_get_report(k);
    printf(" %s %d %.81s\n", kt_method(0)->slug, (int)status, (const char *)report->board);
    kt_free(k);
    return 0;
}
