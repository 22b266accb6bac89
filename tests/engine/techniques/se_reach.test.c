/* se_reach.test.c - where chains can start and meet, held against their definition on thinned-out boards. */
#include "board/rng.h"
#include "se_text.h"
#include "techniques/se/work.h"

/* "Easter Monster", by jpf. */
static const char monster[] =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

static se_grid grid;
static se_states follow[SE_STATES];

static bool is_in_set(unsigned a, unsigned b, unsigned kind) {
    if (kind == 3) return a / 9 == b / 9;
    return a % 9 == b % 9 && kt_square_units[a / 9][kind] == kt_square_units[b / 9][kind];
}

/* All others of its square, or of its unit, that are left. */
static unsigned others_of(unsigned candidate, unsigned kind, unsigned others[9]) {
    unsigned count = 0;
    for (unsigned c = 0; c < SE_CANDIDATES; c++) {
        if (c != candidate && se_has(&grid, c) && is_in_set(candidate, c, kind))
            others[count++] = c;
    }
    return count;
}

/* What is on puts all others off; what is off puts the only other on. */
static void spread(unsigned state, se_states *set) {
    unsigned open[SE_STATES], count = 0;
    memset(set, 0, sizeof *set);
    se_add(set, state);
    open[count++] = state;
    for (unsigned i = 0; i < count; i++) {
        bool is_on = open[i] < SE_OFF;
        for (unsigned kind = 0; kind < 4; kind++) {
            unsigned others[9], of_kind = others_of(open[i] % SE_OFF, kind, others);
            if (!is_on && of_kind != 1) continue;
            for (unsigned k = 0; k < of_kind; k++) {
                unsigned next = is_on ? SE_OFF + others[k] : others[k];
                if (se_in(set, next)) continue;
                se_add(set, next);
                open[count++] = next;
            }
        }
    }
}

/* Whether a candidate that is on leads to another that puts it on again: over what is off. */
static bool returns(unsigned candidate) {
    for (unsigned c = 0; c < SE_CANDIDATES; c++) {
        if (!se_has(&grid, c) || !se_in(&follow[candidate], SE_OFF + c)) continue;
        for (unsigned kind = 0; kind < 4; kind++) {
            unsigned others[9];
            if (others_of(c, kind, others) == 1 && others[0] == candidate) return true;
        }
    }
    return false;
}

static unsigned refuted, proved, starts_met, wrong;

static void compare_starts(void) {
    uint8_t starts[SE_CANDIDATES];
    bool is_found = se_find_starts(&room.reach, &grid, starts), any = false;
    for (unsigned c = 0; c < SE_CANDIDATES; c++)
        any |= se_has(&grid, c) && se_in(&follow[c], SE_OFF + c);
    wrong += any != is_found;
    for (unsigned c = 0; is_found && c < SE_CANDIDATES; c++) {
        if (!se_has(&grid, c)) continue;
        bool is_refuted = se_in(&follow[c], SE_OFF + c), is_proved = se_in(&follow[SE_OFF + c], c);
        refuted += is_refuted;
        proved += is_proved;
        starts_met += starts[c] & 1;
        wrong += is_refuted && !(starts[c] & 1);
        wrong += (starts[c] & 1) && !is_refuted && !returns(c);
        wrong += is_proved != ((starts[c] & 2) != 0);
    }
}

/* Whether something follows from every candidate of a set. */
static bool meet(const unsigned candidates[9], unsigned count) {
    for (unsigned state = 0; state < SE_STATES; state++) {
        bool is_common = count >= 2;
        for (unsigned i = 0; i < count; i++) is_common &= se_in(&follow[candidates[i]], state);
        if (is_common) return true;
    }
    return false;
}

static unsigned meetings_met;

static void compare_meetings(void) {
    se_meetings meetings;
    bool any = false, is_found = se_find_meetings(&room.reach, &grid, &meetings);
    for (unsigned s = 0; s < 81; s++) {
        unsigned candidates[9], count = 0;
        for (unsigned d = 0; d < 9; d++) {
            if (se_has(&grid, 9 * s + d)) candidates[count++] = 9 * s + d;
        }
        bool is_meeting = meet(candidates, count);
        any |= is_meeting;
        wrong += is_meeting != kt_squares_has(meetings.squares, s);
    }
    for (unsigned u = 0; u < 27; u++) {
        for (unsigned d = 0; d < 9; d++) {
            unsigned candidates[9], count = 0;
            for (unsigned p = 0; p < 9; p++) {
                unsigned candidate = 9u * kt_unit_squares[u][p] + d;
                if (se_has(&grid, candidate)) candidates[count++] = candidate;
            }
            bool is_meeting = meet(candidates, count);
            any |= is_meeting;
            meetings_met += is_meeting;
            wrong += is_meeting != (meetings.units[u] >> d & 1);
        }
    }
    wrong += any != is_found;
}

int main(void) {
    kt_rng rng = kt_rng_of(1, 2);
    for (unsigned round = 0; round < 12; round++) {
        open_position(monster, "");
        se_grid_of(&grid, &board);
        for (unsigned i = 0; i < 10 + 15 * round; i++) {
            unsigned candidate = kt_rng_next(&rng) % SE_CANDIDATES;
            if (se_has(&grid, candidate)) se_off(&grid, candidate);
        }
        for (unsigned c = 0; c < SE_CANDIDATES; c++) {
            if (!se_has(&grid, c)) continue;
            spread(c, &follow[c]);
            spread(SE_OFF + c, &follow[SE_OFF + c]);
        }
        compare_starts();
        compare_meetings();
    }
    tap_ok(refuted > 0 && proved > 0 && starts_met > refuted, "there are chains and cycles");
    tap_ok(meetings_met > 0, "and places where all lead to the same");
    tap_number(wrong, 0, "what is found is what follows by definition");
    open_position(NULL, "");
    se_grid_of(&grid, &board);
    uint8_t starts[SE_CANDIDATES];
    se_meetings meetings;
    tap_ok(se_find_starts(&room.reach, &grid, starts) && starts[0] == 3,
           "with too many candidates");
    tap_ok(se_find_meetings(&room.reach, &grid, &meetings) && meetings.units[0] == 0xFFFF,
           "everything is possible");
    return tap_end();
}
