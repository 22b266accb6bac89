/* catalogue_easiest.test.c - of a technique's instances a hint and the method take the smallest; a rating goes
 * HoDoKu's way.
 */
#include <string.h>

#include "kakutei.h"
#include "tap.h"

enum { PLENTY = 100000000, POSITION = 891 };

/* Each has an XY-chain on its way. */
static const char *const PUZZLES[] = {
    "5..8.7....3716......1...2.6..4...9...5..2.7..1....36.5.6...5.83............238...",
    "...2..4...6..91.....73...5....1..2..1...5.8.......2..3....3.1....87.6....34..8..2",
    "6...1.....72...6..3.5..4.....975..........46..2.9.......4...37.59.....4..31..5.9.",
    ".37..1...1.....2....63...7...3..8...8.....7.9.9.....6.....936.5....52....148...2.",
};
enum { COUNT = sizeof PUZZLES / sizeof PUZZLES[0] };

static kt_catalogue *c, *other;
static kt *method;

static bool is_of(const kt_catalogue_step *step, const char *slug) {
    return strcmp(kt_technique(step->technique)->slug, slug) == 0;
}

/* Chains that have no other nodes in a list of all steps than in a hint. */
static bool is_plain_chain(const kt_catalogue_step *step) {
    return is_of(step, "x-chain") || is_of(step, "xy-chain") || is_of(step, "remote-pair");
}

static const kt_catalogue_step *last_step(void) {
    return &kt_catalogue_steps(c)[kt_catalogue_get_report(c)->step_count - 1];
}

/* The position of the path: givens, digits and candidates. */
static void write_position(const char *puzzle, char text[POSITION]) {
    const kt_catalogue_report *r = kt_catalogue_get_report(c);
    memcpy(text, puzzle, 81);
    memcpy(text + 81, r->board, 81);
    for (unsigned i = 0; i < 729; i++) {
        bool is_left = kt_catalogue_candidates(c)[i / 9] >> i % 9 & 1;
        text[162 + i] = is_left ? (char)('1' + i % 9) : '.';
    }
}

/* The fewest links of the technique on the position, of all its steps. */
static unsigned fewest_links(const char position[POSITION], const kt_catalogue_step *step) {
    unsigned fewest = UINT16_MAX;
    kt_catalogue_open(other, position, POSITION);
    kt_catalogue_all(other, PLENTY);
    for (uint32_t i = 0; i < kt_catalogue_get_report(other)->step_count; i++) {
        const kt_catalogue_step *listed = &kt_catalogue_steps(other)[i];
        if (listed->technique == step->technique && listed->links < fewest) fewest = listed->links;
    }
    return fewest;
}

/* The links of the chain that the method tells first on the position. */
static unsigned links_of_method(const char position[POSITION]) {
    unsigned method_number = 0;
    while (strcmp(kt_method(method_number)->slug, "techniques") != 0) method_number++;
    kt_open(method, position, POSITION, method_number);
    kt_step(method, PLENTY);
    const kt_event *e = kt_events(method);
    unsigned nodes = 0;
    while (e->kind != KT_EVENT_DEDUCTION) e++;
    for (e++; e->kind == KT_EVENT_PART; e++) {
        nodes += e->value == KT_ROLE_STRONG_LINK || e->value == KT_ROLE_WEAK_LINK;
    }
    return nodes - 1;
}

/* Counts the plain chains of the path, and those of them that are the shortest. */
static void follow(const char *puzzle, unsigned *chains, unsigned *shortest, unsigned *by_method) {
    kt_catalogue_open(c, puzzle, 81);
    while (kt_catalogue_next(c, PLENTY) == KT_CONTINUES) {
        if (is_plain_chain(last_step())) {
            char position[POSITION];
            write_position(puzzle, position);
            ++*chains;
            *shortest += last_step()->links == fewest_links(position, last_step());
            *by_method += last_step()->links == links_of_method(position);
        }
        kt_catalogue_apply(c);
    }
}

static unsigned links_on_way(void) {
    unsigned links = 0;
    for (uint32_t i = 0; i < kt_catalogue_get_report(c)->step_count; i++) {
        const kt_catalogue_step *step = &kt_catalogue_steps(c)[i];
        if (is_plain_chain(step) && step->links > links) links = step->links;
    }
    return links;
}

int main(void) {
    c = kt_catalogue_create();
    other = kt_catalogue_create();
    method = kt_create(4096);
    if (c == NULL || other == NULL || method == NULL) return 1;
    unsigned chains = 0, shortest = 0, by_method = 0, longest_hinted = 0, longest_rated = 0;
    for (unsigned i = 0; i < COUNT; i++) {
        follow(PUZZLES[i], &chains, &shortest, &by_method);
        longest_hinted += links_on_way();
        kt_catalogue_open(c, PUZZLES[i], 81);
        kt_catalogue_rate(c, PLENTY);
        longest_rated += links_on_way();
    }
    tap_ok(chains >= COUNT, "there are chains on the way");
    tap_number(shortest, chains, "each that is hinted is the shortest of its technique");
    tap_number(by_method, chains, "and the method makes one as short");
    tap_ok(longest_rated > longest_hinted, "a rating takes the longer ones of HoDoKu");
    kt_free(method);
    kt_catalogue_free(other);
    kt_catalogue_free(c);
    return tap_end();
}
