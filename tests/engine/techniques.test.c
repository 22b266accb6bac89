/* techniques.test.c - the catalogue of techniques as a method: it uses those that are on, in their order, and
 * no others. */
#include "kakutei.h"
#include "tap.h"

static const char TRICKY[] = /* takes more than a beginner knows, one of many things */
    ".....5...8.....76..4...2..1...8......3......4.94.1......124...6.27....3.9......7.";

static const char EASY[] = /* takes singles only */
    ".5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7";
static const char *board = TRICKY;

static kt *k;
static uint32_t method;

static uint32_t number_of(const char *slug) {
    uint32_t t = 1;
    while (strcmp(kt_technique(t)->slug, slug) != 0) t++;
    return t;
}

/* What a Go uses, by techniques, with one of them turned off or on; 0: none is. */
static const uint32_t *uses_of(uint32_t preset, uint32_t turned) {
    kt_open(k, board, 81, method);
    kt_set_option(k, KT_OPTION_PRESET, preset);
    if (turned != 0) {
        kt_set_option(k, KT_OPTION_TURNED_1 + turned / 32, UINT32_C(1) << turned % 32);
    }
    while (kt_solve(k, UINT32_MAX) == KT_MORE) continue;
    return kt_uses(k) + KT_RULE_TECHNIQUE;
}

static void test_off(void) {
    uint32_t uses[KT_RULES - KT_RULE_TECHNIQUE];
    memcpy(uses, uses_of(KT_PRESET_HODOKU_22, 0), sizeof uses);
    unsigned used = 0, left_out = 0;
    for (uint32_t t = 1; kt_technique(t) != NULL; t++) {
        if (uses[t] == 0) continue;
        used++;
        if (uses_of(KT_PRESET_HODOKU_22, t)[t] == 0) left_out++;
    }
    tap_ok(used > 5, "several techniques are used");
    tap_number(left_out, used, "and none of them when it is turned off");
}

static void test_on(void) {
    static const char *const slugs[] = {"sashimi-x-wing", "w-wing", "aic", "death-blossom"};
    for (unsigned i = 0; i < sizeof slugs / sizeof *slugs; i++) {
        uint32_t t = number_of(slugs[i]);
        tap_number(uses_of(KT_PRESET_BEGINNER, 0)[t], 0, "a beginner does without a technique");
        tap_ok(uses_of(KT_PRESET_BEGINNER, t)[t] > 0, "that is used when it is turned on");
    }
}

/* Which singles a preset finds first shows on a board that takes nothing else. */
static void test_presets(void) {
    const uint32_t full = number_of("full-house"), naked = number_of("naked-single");
    board = EASY;
    uint32_t hodoku = uses_of(KT_PRESET_HODOKU_22, 0)[naked];
    tap_ok(uses_of(KT_PRESET_BEGINNER, 0)[naked] < hodoku, "a beginner sees hidden singles first");
    tap_ok(uses_of(KT_PRESET_BEGINNER, 0)[full] > 0, "after full houses");
    tap_ok(uses_of(KT_PRESET_SE_121, 0)[naked] < hodoku, "and so does Sudoku Explainer");
    tap_number(uses_of(KT_PRESET_SE_121, 0)[full], 0, "which knows no full houses");
    board = TRICKY;
}

/* What a Go uses with these moves. */
static const uint32_t *uses_with(uint32_t moves) {
    kt_open(k, board, 81, method);
    kt_set_option(k, KT_OPTION_MOVED_1 + 19, moves);
    while (kt_solve(k, UINT32_MAX) == KT_MORE) continue;
    return kt_uses(k) + KT_RULE_TECHNIQUE;
}

/* A full house is a hidden single, too, and a naked one. */
static void test_moved(void) {
    uint32_t full = number_of("full-house"), hidden = number_of("hidden-single");
    uint32_t naked = number_of("naked-single");
    tap_ok(uses_with(0)[full] > 0, "the first of the order is used");
    tap_number(uses_with(hidden)[full], 0, "what is moved to the beginning comes before it");
    tap_number(uses_with((full | naked << 8) << 16)[full], 0, "and what it is moved behind");
    tap_ok(uses_with(full | full << 8)[full] > 0, "behind itself is the beginning");
    tap_ok(uses_with(hidden | (hidden | naked << 8) << 16)[full] == 0, "the first move holds");
    tap_ok(uses_with(255u | 254u << 8)[full] > 0, "what is no technique is not moved");
}

int main(void) {
    k = kt_create(0);
    while (strcmp(kt_method(method)->slug, "techniques") != 0) method++;
    test_off();
    test_on();
    test_presets();
    test_moved();
    kt_free(k);
    return tap_end();
}
