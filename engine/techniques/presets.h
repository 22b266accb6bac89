/* presets.h - the lists of techniques that people begin with: which are on, and in which order all of them are. */
#ifndef TECH_PRESETS_H
#define TECH_PRESETS_H

#include "techniques/technique.h"

typedef struct {
    unsigned count;
    uint8_t techniques[TECH_END];
} tech_list;

/* `preset` is a KT_PRESET_... */
bool tech_is_in_preset(unsigned technique, uint32_t preset);

/* All techniques. Those of the preset come in its order; the others have a place, too: in HoDoKu's order behind it what
 * only Sudoku Explainer has, in Sudoku Explainer's what only HoDoKu has, and behind a beginner's HoDoKu's order. */
void tech_list_preset(tech_list *list, uint32_t preset);

/* There is room for each technique once. */
void tech_list_insert(tech_list *list, unsigned at, unsigned technique);

#endif
