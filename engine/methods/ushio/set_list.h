/* set_list.h - dSetList: the determined sets of a context, in the order of their registration.
 *
 * The one idea: two sets can only be related if they share a square, so each square knows the slots of
 * the sets that hold it. A deleted set leaves a hole, and order stays the order of slots.
 */
#ifndef KT_USHIO_SET_LIST_H
#define KT_USHIO_SET_LIST_H

#include "board/units.h"

/* Room for 82 single sets (81, and one that contradicts) and for 110 others, far more than were ever
 * seen together (see tests/engine). */
#define USHIO_SLOTS 192u
#define USHIO_OTHERS 110u
#define USHIO_SLOT_WORDS (USHIO_SLOTS / 64)
#define USHIO_NO_SLOT 0xFFFFFFFFu

/* Squares and digits of a determined set in 90 bits, so that inclusion is two operations a word:
 * `low` has squares 0 to 53, `high` has squares 54 to 80 and from bit 32 the digits. */
typedef struct {
    uint64_t low, high;
} ushio_set;

typedef struct {
    uint32_t count; /* sets in the list */
    uint32_t slots; /* slots in use, holes included */
    uint64_t by_square[81][USHIO_SLOT_WORDS];
    ushio_set sets[USHIO_SLOTS]; /* a hole is empty */
    uint32_t units[USHIO_SLOTS]; /* the units that hold the whole set, as bits */
    uint32_t events[USHIO_SLOTS];
} ushio_list;

static inline ushio_set ushio_set_of(kt_squares squares, uint16_t digits) {
    return (ushio_set){squares.band[0] | (uint64_t)squares.band[1] << 27,
                       squares.band[2] | (uint64_t)digits << 32};
}

static inline kt_squares ushio_set_squares(ushio_set set) {
    const uint32_t band = (1u << 27) - 1;
    return (kt_squares){
        {(uint32_t)set.low & band, (uint32_t)(set.low >> 27), (uint32_t)set.high & band}};
}

static inline uint16_t ushio_set_digits(ushio_set set) {
    return (uint16_t)(set.high >> 32);
}

/* The document's 包含する: all squares and digits of `inner` are in `outer`. */
static inline bool ushio_includes(ushio_set outer, ushio_set inner) {
    return ((inner.low & ~outer.low) | (inner.high & ~outer.high)) == 0;
}

/* The units that hold all squares of the set, as bits. */
uint32_t ushio_common_units(ushio_set set);

void ushio_list_copy(ushio_list *to, const ushio_list *from, bool with_events);

/* Appends a set; there must be room. `event` is the number of the event that registered it. */
void ushio_list_append(ushio_list *list, ushio_set set, uint32_t event);

void ushio_list_delete(ushio_list *list, uint32_t slot);

/* The first slot whose set includes `candidate` or is included in it, USHIO_NO_SLOT if there is none. */
uint32_t ushio_list_find_related(const ushio_list *list, ushio_set candidate);

#endif
