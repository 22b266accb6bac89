/* rating_speed.tool.c - times ratings: reads boards from standard input, one at the start of each line, and takes the
 * number of the scale as its argument. Prints how many nanoseconds a board took on average, from its 81
 * characters to its rating, then for each board a line with the rating: level and score, or ER, EP and ED. All boards
 * are rated twice, and only the second time counts: the first is when wasm is compiled.
 */
#define _POSIX_C_SOURCE 199309L /* clock_gettime, which the wasm build has, too */

#include <stdlib.h>
#include <time.h>

#include "kakutei.h"
#include "tap.h"

enum { BOARDS = 50000 };

static char boards[BOARDS][96];
static struct {
    uint32_t score;
    uint8_t level, er, ep, ed;
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

/* Whether the board has one solution, and so a rating. */
static bool rate(kt_catalogue *c, size_t i, uint32_t scale) {
    if (kt_catalogue_open(c, boards[i], 81) != KT_CONTINUES) return false;
    if (kt_catalogue_start(c, scale) != KT_CONTINUES) return false;
    kt_status status;
    do {
        status = kt_catalogue_rate(c, UINT32_MAX);
    } while (status == KT_MORE);
    const kt_catalogue_report *r = kt_catalogue_get_report(c);
    answers[i].score = r->score;
    answers[i].level = r->level;
    answers[i].er = r->er;
    answers[i].ep = r->ep;
    answers[i].ed = r->ed;
    return status == KT_FINISHED || status == KT_STUCK;
}

int main(int argc, char **argv) {
    kt_catalogue *c = kt_catalogue_create();
    size_t count = read_boards();
    if (c == NULL || argc < 2 || count == 0) return 1;
    uint32_t scale = (uint32_t)strtoul(argv[1], NULL, 10);
    double start = 0;
    for (int round = 0; round < 2; round++) {
        start = now();
        for (size_t i = 0; i < count; i++) {
            if (!rate(c, i, scale)) return 1;
        }
    }
    printf("%.0f\n", (now() - start) / (double)count);
    for (size_t i = 0; i < count; i++) {
        if (scale == KT_SCALE_SE_121)
            printf("%u %u %u\n", answers[i].er, answers[i].ep, answers[i].ed);
        else
            printf("%u %u\n", answers[i].level, (unsigned)answers[i].score);
    }
    kt_catalogue_free(c);
    return 0;
}
