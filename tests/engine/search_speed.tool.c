/* search_speed.tool.c - times the exact search: reads boards from standard input, one at the start of
 * each line, and takes the limit as its argument. Prints how many nanoseconds a board took on average,
 * from its 81 characters to its solution, then for each board a line with its count and, if there is
 * one, a solution. All boards are searched twice, and only the second time counts.
 *
 * Another program that does the same can be put beside it: scripts/bench.js --beside.
 */
#define _POSIX_C_SOURCE 199309L /* clock_gettime, which the wasm build has, too */

#include <stdlib.h>
#include <time.h>

#include "kakutei.h"
#include "tap.h"

enum { BOARDS = 50000 };

static char boards[BOARDS][96];
static struct {
    uint32_t count;
    char solution[81];
} answers[BOARDS];

static size_t read_boards(void) {
    size_t count = 0;
    char line[1000];
    while (count < BOARDS && fgets(line, sizeof line, stdin) != NULL) {
        if (strlen(line) < 81) continue;
        memcpy(boards[count++], line, 81);
    }
    return count;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

int main(int argc, char **argv) {
    kt_search *s = kt_search_create();
    size_t count = read_boards();
    if (s == NULL || argc < 2 || count == 0) return 1;
    uint32_t limit = (uint32_t)strtoul(argv[1], NULL, 10);
    const kt_search_report *report = kt_search_get_report(s);
    double start = 0;
    for (int round = 0; round < 2; round++) {
        start = now();
        for (size_t i = 0; i < count; i++) {
            if (kt_search_open(s, boards[i], 81) != KT_CONTINUES) return 1;
            kt_search_count(s, limit, UINT32_MAX);
            answers[i].count = report->count;
            memcpy(answers[i].solution, report->solution, 81);
        }
    }
    printf("%.3f\n", (now() - start) / (double)count);
    for (size_t i = 0; i < count; i++) {
        if (answers[i].count == 0)
            printf("0\n");
        else
            printf("%u %.81s\n", (unsigned)answers[i].count, answers[i].solution);
    }
    kt_search_free(s);
    return 0;
}
