/* levels.tool.c - drives the Ushio method visit by visit over the boards of standard input and looks
 * into its deepest level after each: how long its lists are, and whether what the list forbids a
 * square, which the method keeps up as it goes, is what its sets forbid one by one (section 1.2).
 * Prints one line of JSON: the largest numbers seen, and how often the two differed.
 */
#include <stdio.h>

#include "board/text.h"
#include "methods/ushio/ushio.h"

static ushio method;
static kt_event trace_events[KT_TRACE_CAPACITY];
static kt_trace trace = {.room = KT_TRACE_CAPACITY, .events = trace_events};
static struct {
    uint32_t sets, others, slots, depth, refused, step_events, go_events, losing, wrong;
} seen;

static void raise_to(uint32_t *most, uint32_t value) {
    if (value > *most) *most = value;
}

static bool forbids(kt_squares squares, uint16_t digits, unsigned square, uint16_t digit) {
    if (kt_squares_has(squares, square)) return (digits & digit) == 0;
    if ((digits & digit) == 0) return false;
    for (unsigned base = 0; base < 3; base++) {
        if (kt_squares_within(squares, kt_unit_masks[kt_square_units[square][base]])) return true;
    }
    return false;
}

static uint16_t forbidden_by_the_list(const ushio_list *list, unsigned square, uint16_t open) {
    uint16_t forbidden = 0;
    for (uint32_t i = 0; i < list->slots; i++) {
        uint16_t digits = ushio_set_digits(list->sets[i]);
        if (digits == 0) continue;
        kt_squares squares = ushio_set_squares(list->sets[i]);
        for (uint16_t rest = open & (uint16_t)~forbidden; rest != 0; rest &= (uint16_t)(rest - 1)) {
            uint16_t digit = rest & (uint16_t)-rest;
            if (forbids(squares, digits, square, digit)) forbidden |= digit;
        }
    }
    return forbidden;
}

static void look(void) {
    static ushio_context c;
    ushio_context_copy(&c, &method.levels[method.depth].context, true);
    raise_to(&seen.sets, c.list.count);
    raise_to(&seen.slots, c.list.slots);
    raise_to(&seen.others, c.list.count - c.singles);
    raise_to(&seen.depth, method.depth);
    if (c.inconsistent) return; /* nothing is asked of it any more */
    ushio_refresh(&c);
    for (unsigned s = 0; s < 81; s++) {
        uint16_t open = ushio_candidates(&c, s);
        seen.wrong += (c.forbidden[s] & open) != forbidden_by_the_list(&c.list, s, open);
        seen.wrong += kt_squares_has(c.pending, s) != ((c.forbidden[s] & open) != 0);
    }
}

static void solve(kt_grid grid) {
    static kt_notice notices[KT_NOTICES];
    static const uint32_t options[KT_OPTION_COUNT] = {255, 80};
    kt_report report = {0};
    static uint32_t uses[KT_RULES];
    kt_press press = {.grid = &grid,
                      .trace = &trace,
                      .options = options,
                      .report = &report,
                      .notices = notices,
                      .uses = uses,
                      .fresh = true};
    kt_clash clash;
    if (kt_grid_clashes(&grid, &clash)) return;
    kt_trace_clear(&trace, 255);
    kt_method_ushio.begin(&method, &press);
    kt_status status = KT_MORE;
    while (status == KT_MORE || (status == KT_CONTINUES && kt_grid_filled(&grid) < 81)) {
        uint32_t budget = 1;
        status = kt_method_ushio.advance(&method, &press, &budget);
        look();
        if (report.placed_count == 0) raise_to(&seen.step_events, trace.count + trace.lost);
    }
    raise_to(&seen.refused, report.counts[KT_COUNT_SETS_REFUSED]);
    raise_to(&seen.go_events, trace.count + trace.lost);
    seen.losing += trace.lost > 0;
}

int main(void) {
    char line[256];
    while (fgets(line, sizeof line, stdin) != NULL) {
        kt_board board;
        uint32_t position;
        if (kt_text_read((const uint8_t *)line, 81, &board, &position) == KT_TEXT_OK) {
            solve(board.grid);
        }
    }
    printf("{\"sets\":%u,\"others\":%u,\"slots\":%u,\"depth\":%u,\"refused\":%u,", seen.sets,
           seen.others, seen.slots, seen.depth, seen.refused);
    printf("\"stepEvents\":%u,\"goEvents\":%u,\"losing\":%u,\"wrong\":%u}\n", seen.step_events,
           seen.go_events, seen.losing, seen.wrong);
    return 0;
}
