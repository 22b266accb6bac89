/* presets.c - sorts the table of techniques as a preset has it. */
#include "techniques/presets.h"

#include <string.h>

/* No index of HoDoKu's, and no place of Sudoku Explainer's, is greater. */
enum { HODOKU_LAST = 10000, SE_LAST = 1000 };

bool tech_is_in_preset(unsigned technique, uint32_t preset) {
    const tech_info *info = tech_info_of(technique);
    if (preset == KT_PRESET_SE_121) return info->about.se_place != 0;
    return preset == KT_PRESET_BEGINNER ? tech_is_for_beginners(technique) : info->rates;
}

/* A number that grows along the order of a preset. */
static unsigned place_of(unsigned technique, uint32_t preset) {
    const kt_technique_info *about = &tech_info_of(technique)->about;
    if (preset == KT_PRESET_SE_121) {
        return about->se_place != 0 ? about->se_place : SE_LAST + about->index;
    }
    for (unsigned i = 0; preset == KT_PRESET_BEGINNER && i < TECH_BEGINNERS; i++) {
        if (tech_beginners[i] == technique) return i;
    }
    return TECH_BEGINNERS + (about->index != 0 ? about->index : HODOKU_LAST + about->se_place);
}

void tech_list_insert(tech_list *list, unsigned at, unsigned technique) {
    memmove(&list->techniques[at + 1], &list->techniques[at], list->count++ - at);
    list->techniques[at] = (uint8_t)technique;
}

void tech_list_preset(tech_list *list, uint32_t preset) {
    list->count = 0;
    for (unsigned t = TECH_NONE + 1; t < TECH_END; t++) {
        const unsigned place = place_of(t, preset);
        unsigned at = list->count;
        while (at > 0 && place_of(list->techniques[at - 1], preset) > place) at--;
        tech_list_insert(list, at, t);
    }
}
