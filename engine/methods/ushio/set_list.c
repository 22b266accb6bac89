/* set_list.c - see set_list.h. */
#include "methods/ushio/set_list.h"

#include <stddef.h>
#include <string.h>

uint32_t ushio_common_units(ushio_set set) {
    return kt_units_of_all(ushio_set_squares(set));
}

void ushio_list_copy(ushio_list *to, const ushio_list *from, bool with_events) {
    memcpy(to, from, offsetof(ushio_list, sets) + from->slots * sizeof from->sets[0]);
    memcpy(to->units, from->units, from->slots * sizeof from->units[0]);
    if (with_events) memcpy(to->events, from->events, from->slots * sizeof from->events[0]);
}

/* Sets or clears the slot's bit at each of its squares. */
static void index_squares(ushio_list *list, uint32_t slot, bool present) {
    kt_squares squares = ushio_set_squares(list->sets[slot]);
    const uint64_t bit = (uint64_t)1 << slot % 64;
    for (unsigned b = 0; b < 3; b++) {
        for (uint32_t rest = squares.band[b]; rest != 0; rest &= rest - 1) {
            uint64_t *word = &list->by_square[b * 27 + kt_lowest_bit(rest)][slot / 64];
            *word = present ? *word | bit : *word & ~bit;
        }
    }
}

static void put(ushio_list *list, uint32_t slot, ushio_set set, uint32_t units, uint32_t event) {
    list->sets[slot] = set;
    list->units[slot] = units;
    list->events[slot] = event;
    index_squares(list, slot, true);
}

static void close_holes(ushio_list *list) {
    uint32_t slots = 0;
    memset(list->by_square, 0, sizeof list->by_square);
    for (uint32_t i = 0; i < list->slots; i++) {
        if (ushio_set_digits(list->sets[i]) == 0) continue;
        put(list, slots++, list->sets[i], list->units[i], list->events[i]);
    }
    list->slots = slots;
}

void ushio_list_append(ushio_list *list, ushio_set set, uint32_t event) {
    if (list->slots == USHIO_SLOTS) close_holes(list);
    if (list->slots == USHIO_SLOTS) __builtin_trap();
    put(list, list->slots++, set, ushio_common_units(set), event);
    list->count++;
}

void ushio_list_delete(ushio_list *list, uint32_t slot) {
    index_squares(list, slot, false);
    list->sets[slot] = (ushio_set){0, 0};
    list->count--;
}

uint32_t ushio_list_find_related(const ushio_list *list, ushio_set candidate) {
    kt_squares squares = ushio_set_squares(candidate);
    for (uint32_t word = 0; word * 64 < list->slots; word++) {
        uint64_t sharing = 0;
        for (unsigned b = 0; b < 3; b++) {
            for (uint32_t rest = squares.band[b]; rest != 0; rest &= rest - 1) {
                sharing |= list->by_square[b * 27 + kt_lowest_bit(rest)][word];
            }
        }
        for (; sharing != 0; sharing &= sharing - 1) {
            uint32_t slot = word * 64 + (uint32_t)__builtin_ctzll(sharing);
            ushio_set set = list->sets[slot];
            if (ushio_includes(candidate, set) || ushio_includes(set, candidate)) return slot;
        }
    }
    return USHIO_NO_SLOT;
}
