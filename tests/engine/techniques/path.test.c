/* path.test.c - the order in which techniques are asked, and what a path costs. */
#include "technique_text.h"

static tech_path path;
static tech_order order;

static const char *const easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static bool ascends(void) {
    for (unsigned i = 1; i < order.count; i++) {
        if (order.entries[i - 1].index >= order.entries[i].index) return false;
    }
    return true;
}

static void begin(const char *text) {
    open_position(text, "");
    path.board = board;
    tech_path_begin(&path, &order, &work, NULL);
}

static tech_outcome go(void) {
    tech_outcome outcome;
    uint32_t budget = UINT32_MAX;
    while ((outcome = tech_path_next(&path, &budget)) == TECH_STEP) tech_path_apply(&path);
    return outcome;
}

/* "2 1001" */
static const char *rated(uint8_t level, uint32_t score, tech_outcome outcome) {
    static char text[32];
    path.level = level;
    path.score = score;
    tech_path_rate(&path, outcome, &level, &score);
    sprintf(text, "%u %u", level, score);
    return text;
}

int main(void) {
    tech_order_hodoku(&order);
    tap_ok(ascends(), "the order ascends");
    tap_number(order.entries[0].score, 4, "it begins with full houses");
    tap_ok(tech_set_has(&order.entries[order.count - 1].techniques, TECH_BRUTE_FORCE),
           "it ends with the solution's digit");

    begin(easy);
    tap_number(go(), TECH_SOLVED, "a puzzle of singles is solved");
    tap_number(path.level, TECH_LEVEL_EASY, "it is easy");
    tap_number(path.score % 2, 0, "each single costs 4 or 14");
    begin(NULL);
    tap_number(go(), TECH_STUCK, "an empty board is stuck");

    tap_text(rated(1, 800, TECH_SOLVED), "1 800", "an easy score may reach 800");
    tap_text(rated(1, 801, TECH_SOLVED), "2 801", "a higher one raises the level");
    tap_text(rated(1, 1801, TECH_SOLVED), "5 1801", "by several levels if need be");
    tap_text(rated(3, 300, TECH_SOLVED), "3 300", "a low score does not lower it");
    tap_text(rated(2, 500, TECH_STUCK), "5 20500", "who is stuck pays 20000 and is extreme");
    return tap_end();
}
