/* ushio_report.tool.c - prints what the Ushio method gives for each line of standard input.
 *
 * A line is a board, then optionally a blank and a recursion limit. The answer is one line of JSON in
 * the shape of the expected results, so that the same comparison serves the native engine and the
 * wasm module. "step" is one press of 1 Step on the board, "go" one press of Go on the same board:
 *
 *     { "board": 81 characters,
 *       "step": { "statuses": ["dSetRegistered", ...],
 *                 "placed": "r7c5=9" or null, "at": "r7c5=9" or null,
 *                 "sets": [{ "level": 0, "squares": ["r1c2"], "digits": [5] }, ...],
 *                 "warnings": [{ "case": 1, "level": 0, "at": "r3c2", "digit": 4 }, ...],
 *                 "references": likewise, "marks": ["r1c1", ...], "sets_registered": 3,
 *                 "events_lost": 0 },
 *       "go":   { "outcome": "finished", "board": 81 characters, "order": ["r7c5=9", ...],
 *                 "warnings", "references", "marks", "sets_registered", "events_lost": as above,
 *                 "assumptions_tried": 2, "deepest_assumption": 1, "table1": nine counts,
 *                 "sub_skipped": 0, "sets_refused": 0 } }
 *
 * With the argument "events" the handle also records events; only then are there "sets".
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kakutei.h"

static void print_square(unsigned square) {
    printf("\"r%uc%u\"", square / 9 + 1, square % 9 + 1);
}

static void print_placement(unsigned square, unsigned digit) {
    if (square == KT_NO_SQUARE) {
        printf("null");
    } else {
        printf("\"r%uc%u=%u\"", square / 9 + 1, square % 9 + 1, digit);
    }
}

static void print_squares(const uint32_t squares[3]) {
    const char *comma = "";
    printf("[");
    for (unsigned s = 0; s < 81; s++) {
        if (!(squares[s / 27] >> s % 27 & 1)) continue;
        printf("%s", comma);
        print_square(s);
        comma = ",";
    }
    printf("]");
}

static void print_statuses(uint32_t statuses) {
    static const char *const names[] = {"finished",           "dSetRegistered", "singleRegistered",
                                        "indeterminate",      "inconsistent",   "singleDuplicate",
                                        "singleIndeterminate"};
    const char *comma = "";
    printf("[");
    for (unsigned i = 0; i < 7; i++) {
        if (!(statuses >> i & 1)) continue;
        printf("%s\"%s\"", comma, names[i]);
        comma = ",";
    }
    printf("]");
}

static void print_notices(kt *k, int references) {
    const char *comma = "";
    printf("[");
    for (uint32_t i = 0; i < kt_get_report(k)->notice_count; i++) {
        kt_notice n = kt_notices(k)[i];
        if ((n.table_case == 2 || n.table_case == 4) != references) continue;
        printf("%s{\"case\":%u,\"level\":%u,\"at\":", comma, n.table_case, n.depth);
        print_square(n.square);
        printf(",\"digit\":%u}", n.digit);
        comma = ",";
    }
    printf("]");
}

static void print_registered(kt *k) {
    const char *comma = "";
    printf("[");
    for (uint32_t i = 0; i < kt_get_report(k)->event_count; i++) {
        const kt_event *e = &kt_events(k)[i];
        if (e->kind != KT_EVENT_SET_REGISTERED) continue;
        printf("%s{\"level\":%u,\"squares\":", comma, e->depth);
        print_squares(e->squares);
        printf(",\"digits\":[");
        for (unsigned d = 1, first = 1; d <= 9; d++) {
            if (!(e->digits >> (d - 1) & 1)) continue;
            printf("%s%u", first ? "" : ",", d);
            first = 0;
        }
        printf("]}");
        comma = ",";
    }
    printf("]");
}

static void print_common(kt *k) {
    const kt_report *r = kt_get_report(k);
    printf("\"warnings\":");
    print_notices(k, 0);
    printf(",\"references\":");
    print_notices(k, 1);
    printf(",\"marks\":");
    print_squares(r->marks);
    printf(",\"sets_registered\":%u,\"events_lost\":%u", r->counts[KT_COUNT_SETS_REGISTERED],
           r->events_lost);
}

static void print_step(kt *k) {
    const kt_report *r = kt_get_report(k);
    printf("\"step\":{\"statuses\":");
    print_statuses(r->statuses);
    printf(",\"placed\":");
    if (r->placed_count != 0) {
        print_placement(r->placed[0].square, r->placed[0].digit);
    } else {
        printf("null");
    }
    printf(",\"at\":");
    print_placement(r->at_square, r->at_digit);
    printf(",\"sets\":");
    print_registered(k);
    printf(",");
    print_common(k);
    printf("}");
}

static void print_go(kt *k) {
    static const char *const outcomes[] = {[KT_FINISHED] = "finished",
                                           [KT_INCONSISTENT] = "inconsistent",
                                           [KT_INDETERMINATE] = "indeterminate"};
    const kt_report *r = kt_get_report(k);
    printf("\"go\":{\"outcome\":\"%s\",\"board\":\"%.81s\",\"order\":[", outcomes[r->outcome],
           (const char *)r->board);
    for (unsigned i = 0; i < r->placed_count; i++) {
        if (i != 0) printf(",");
        print_placement(r->placed[i].square, r->placed[i].digit);
    }
    printf("],");
    print_common(k);
    printf(",\"assumptions_tried\":%u,\"deepest_assumption\":%u,\"table1\":[",
           r->counts[KT_COUNT_ASSUMPTIONS_TRIED], r->counts[KT_COUNT_DEEPEST_ASSUMPTION]);
    for (unsigned i = 0; i < 9; i++) {
        printf("%s%u", i == 0 ? "" : ",", r->counts[KT_COUNT_TABLE1 + i]);
    }
    printf("],\"sub_skipped\":%u,\"sets_refused\":%u}", r->counts[KT_COUNT_SUB_SKIPPED],
           r->counts[KT_COUNT_SETS_REFUSED]);
}

static void must(kt_status status) {
    if (status >= 0) return;
    printf("{\"error\":%d}\n", status);
    exit(1);
}

int main(int argc, char **argv) {
    kt *k = kt_create(argc > 1 && strcmp(argv[1], "events") == 0);
    char line[256];
    while (fgets(line, sizeof line, stdin) != NULL) {
        must(kt_open(k, line, 81, 0));
        if (strlen(line) > 82) {
            must(kt_set_option(k, KT_OPTION_RECURSION_LIMIT, (uint32_t)atoi(line + 82)));
        }
        printf("{\"board\":\"%.81s\",", line);
        while (kt_step(k, 100) == KT_MORE) continue;
        print_step(k);
        printf(",");
        must(kt_set_board(k, line, 81));
        while (kt_solve(k, 1000000) == KT_MORE) continue;
        print_go(k);
        printf("}\n");
    }
    kt_free(k);
    return 0;
}
