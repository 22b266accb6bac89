/* set_list.test.c - dSetList against the plainest list there is, under the same random operations. */
#include "methods/ushio/set_list.h"
#include "tap.h"

enum { PLAIN_ROOM = USHIO_SLOTS };

typedef struct {
    unsigned count;
    ushio_set sets[PLAIN_ROOM];
    uint32_t events[PLAIN_ROOM];
} plain_list;

static ushio_list list, copy;
static plain_list plain;
static uint32_t random_state = 1;

static uint32_t random_below(uint32_t bound) {
    random_state = random_state * 1664525u + 1013904223u;
    return (random_state >> 8) % bound;
}

/* A set of order 1 to 4 within a unit, so that relations are frequent. */
static ushio_set random_set(void) {
    unsigned unit = random_below(27), order = 1 + random_below(4);
    uint32_t places = 0;
    uint16_t digits = 0;
    while (kt_count(places) < order) places |= 1u << random_below(9);
    while (kt_count(digits) < order) digits |= (uint16_t)(1u << random_below(9));
    return ushio_set_of(kt_unit_part(unit, places), digits);
}

static bool same_set(ushio_set a, ushio_set b) {
    return a.low == b.low && a.high == b.high;
}

static void plain_delete(unsigned at) {
    plain.count--;
    for (unsigned i = at; i < plain.count; i++) {
        plain.sets[i] = plain.sets[i + 1];
        plain.events[i] = plain.events[i + 1];
    }
}

static bool within(ushio_set inner, ushio_set outer) {
    return kt_squares_within(ushio_set_squares(inner), ushio_set_squares(outer)) &&
           (ushio_set_digits(inner) & ~ushio_set_digits(outer)) == 0;
}

static unsigned plain_find_related(ushio_set candidate) {
    unsigned i = 0;
    while (i < plain.count && !within(plain.sets[i], candidate) &&
           !within(candidate, plain.sets[i])) {
        i++;
    }
    return i;
}

/* The slot of the n-th set. */
static uint32_t slot_of(const ushio_list *l, unsigned n) {
    uint32_t slot = 0;
    for (;; slot++) {
        if (ushio_set_digits(l->sets[slot]) == 0) continue;
        if (n-- == 0) return slot;
    }
}

static bool same_lists(const ushio_list *l) {
    unsigned n = 0;
    for (uint32_t slot = 0; slot < l->slots; slot++) {
        if (ushio_set_digits(l->sets[slot]) == 0) continue;
        if (n == plain.count || !same_set(l->sets[slot], plain.sets[n])) return false;
        if (l->events[slot] != plain.events[n]) return false;
        if (l->units[slot] != ushio_common_units(plain.sets[n])) return false;
        n++;
    }
    return n == plain.count && l->count == n;
}

static bool finds_the_same(void) {
    ushio_set candidate = random_set();
    unsigned expected = plain_find_related(candidate);
    uint32_t slot = ushio_list_find_related(&list, candidate);
    if (expected == plain.count) return slot == USHIO_NO_SLOT;
    return slot != USHIO_NO_SLOT && slot == slot_of(&list, expected);
}

static void append(ushio_set set, uint32_t event) {
    ushio_list_append(&list, set, event);
    plain.sets[plain.count] = set;
    plain.events[plain.count++] = event;
}

static bool agrees_under(unsigned operations, unsigned most) {
    for (uint32_t i = 0; i < operations; i++) {
        if (plain.count < most && random_below(5) < 3) {
            append(random_set(), i);
        } else if (plain.count > 0) {
            unsigned at = random_below(plain.count);
            ushio_list_delete(&list, slot_of(&list, at));
            plain_delete(at);
        }
        if (!finds_the_same()) return false;
        if (i % 64 == 0 && !same_lists(&list)) return false;
    }
    return same_lists(&list);
}

static uint32_t common_units_by_hand(ushio_set set) {
    uint32_t units = 0;
    for (unsigned unit = 0; unit < 27; unit++) {
        if (kt_squares_within(ushio_set_squares(set), kt_unit_masks[unit])) units |= 1u << unit;
    }
    return units;
}

static bool common_units_are_those_that_hold_all(void) {
    for (unsigned i = 0; i < 5000; i++) {
        ushio_set set = random_set();
        if (ushio_common_units(set) != common_units_by_hand(set)) return false;
    }
    return true;
}

static bool sets_keep_squares_and_digits(void) {
    for (unsigned i = 0; i < 5000; i++) {
        kt_squares squares = kt_no_squares();
        for (unsigned n = random_below(9); n > 0; n--) kt_squares_add(&squares, random_below(81));
        uint16_t digits = (uint16_t)random_below(512);
        ushio_set set = ushio_set_of(squares, digits);
        kt_squares back = ushio_set_squares(set);
        if (memcmp(&back, &squares, sizeof back) != 0 || ushio_set_digits(set) != digits)
            return false;
    }
    return true;
}

int main(void) {
    tap_ok(sets_keep_squares_and_digits(), "a set in 90 bits keeps its squares and digits");
    tap_ok(common_units_are_those_that_hold_all(),
           "the common units are those that hold all squares");
    tap_ok(agrees_under(20000, 12), "a short list agrees with a plain one under 20000 operations");
    tap_ok(agrees_under(20000, USHIO_SLOTS), "so does one that runs full of holes again and again");

    while (plain.count < USHIO_SLOTS) append(random_set(), plain.count);
    tap_ok(same_lists(&list) && list.slots == USHIO_SLOTS, "every slot can be used");
    for (unsigned i = 0; i < 3; i++) {
        ushio_list_delete(&list, slot_of(&list, 5 * i));
        plain_delete(5 * i);
    }
    tap_ok(list.slots == USHIO_SLOTS && same_lists(&list), "a deleted set leaves a hole");
    append(random_set(), 7);
    tap_ok(list.slots == USHIO_SLOTS - 2 && same_lists(&list),
           "holes close when the slots run out, and order stays");
    tap_ok(agrees_under(1, USHIO_SLOTS) && finds_the_same(), "and everything is found where it is");

    ushio_list_copy(&copy, &list, true);
    tap_ok(same_lists(&copy), "a copy is the same list");
    ushio_list_delete(&list, slot_of(&list, 0));
    tap_ok(same_lists(&copy) && !same_lists(&list), "and does not change with the first");
    return tap_end();
}
