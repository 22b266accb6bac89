/* technique.h - the numbers of the techniques, TECH_..., and their entries in the table
 * techniques.def. */
#ifndef TECH_TECHNIQUE_H
#define TECH_TECHNIQUE_H

#include <stdbool.h>
#include <stdint.h>

#include "kakutei.h"

#define TECH(name, ...) TECH_##name,
enum {
    TECH_NONE,
#include "techniques/techniques.def"
    TECH_END
};
#undef TECH

enum {
    TECH_LEVEL_NONE,
    TECH_LEVEL_EASY,
    TECH_LEVEL_MEDIUM,
    TECH_LEVEL_HARD,
    TECH_LEVEL_UNFAIR,
    TECH_LEVEL_EXTREME
};

struct tech_finder;

typedef struct {
    kt_technique_info about; /* what is public */
    bool rates, shows, is_uniqueness;
    void (*find)(struct tech_finder *f);
} tech_info;

/* Of a technique; TECH_NONE has empty texts and zeros. */
const tech_info *tech_info_of(unsigned technique);

/* Techniques that need no marks, then those that need few, as a beginner looks for them. */
enum { TECH_BEGINNERS = 10 };
extern const uint8_t tech_beginners[TECH_BEGINNERS];
bool tech_is_for_beginners(unsigned technique);

/* Whether there is a finder for it yet. */
bool tech_is_built(unsigned technique);

/* A set of techniques. */
typedef struct {
    uint32_t bits[5];
} tech_set;
_Static_assert(TECH_END <= 160, "a technique has no room in a set");

static inline void tech_set_add(tech_set *set, unsigned technique) {
    set->bits[technique / 32] |= 1u << technique % 32;
}

static inline bool tech_set_has(const tech_set *set, unsigned technique) {
    return set->bits[technique / 32] >> technique % 32 & 1u;
}

static inline bool tech_sets_meet(const tech_set *a, const tech_set *b) {
    for (unsigned i = 0; i < 5; i++) {
        if ((a->bits[i] & b->bits[i]) != 0) return true;
    }
    return false;
}

/* TECH_NONE if the set is empty. */
unsigned tech_set_lowest(const tech_set *set);

#endif
