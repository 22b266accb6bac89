/* order.c - which techniques are tried, in which order, and what each costs: those of a scale, a
 * few for beginners, or a custom list.
 *
 * Turning a technique off never changes another one: entries are asked one by one, and each
 * describes only its own steps.
 */
#include <string.h>

#include "questions/questions.h"
#include "techniques/presets.h"

_Static_assert(sizeof(kt_technique_order) * (TECH_END - 1) <= KT_TEXT_SIZE, "a list has no room");

/* If only candidates are known, it proves nothing that two digits could be swapped: a candidate
 * that forbids it may have been removed. */
static bool holds(const kt_catalogue *c, unsigned technique) {
    return c->board.has_givens || !tech_info_of(technique)->is_uniqueness ||
           technique == TECH_BRUTE_FORCE;
}

static void order_of_scale(kt_catalogue *c) {
    tech_set set = {{0}};
    for (unsigned t = TECH_NONE + 1; t < TECH_END; t++) {
        if (tech_info_of(t)->rates && holds(c, t)) tech_set_add(&set, t);
    }
    tech_order_of(&c->order, &set);
}

void kt_order_arrange(kt_catalogue *c) {
    c->options = tech_default_options;
    c->options.short_chains_first = c->scale == KT_SCALE_HODOKU_23;
    /* They are options in HoDoKu, but a list that names them wants them. */
    c->options.duals = c->scale == KT_ORDER_OWN;
    /* As HoDoKu lists all steps. */
    c->list_options = c->options;
    c->list_options.sets_in_chains = true;
    c->list_options.sets_overlap = true;
    c->list_options.set_chain_length = 6;
    if (c->is_ordered && c->order_has_givens == c->board.has_givens) return;
    c->is_ordered = true;
    c->order_has_givens = c->board.has_givens;
    c->order = (tech_order){.count = 0};
    if (c->scale == KT_ORDER_BEGINNER) {
        for (unsigned i = 0; i < TECH_BEGINNERS; i++) {
            const unsigned t = tech_beginners[i];
            tech_order_add(&c->order, t, tech_info_of(t)->about.score);
        }
    } else if (c->scale == KT_ORDER_OWN) {
        for (unsigned i = 0; i < c->own_count; i++) {
            unsigned technique = c->own[i].technique;
            if (holds(c, technique)) tech_order_add(&c->order, technique, c->own[i].score);
        }
    } else {
        order_of_scale(c);
    }
}

bool kt_order_rates(const kt_catalogue *c) {
    return c->scale < KT_SCALE_COUNT;
}

/* Whether a list can be an order; entries that are off are left out. */
static bool take(kt_catalogue *c, const kt_technique_order *list, uint32_t count) {
    tech_set listed = {{0}};
    c->own_count = 0;
    for (uint32_t i = 0; i < count; i++) {
        unsigned technique = list[i].technique;
        if (technique == TECH_NONE || technique >= TECH_END || list[i].flags > KT_ORDER_OFF ||
            tech_set_has(&listed, technique)) {
            return false;
        }
        tech_set_add(&listed, technique);
        if (list[i].flags != KT_ORDER_OFF) c->own[c->own_count++] = list[i];
    }
    return c->own_count > 0;
}

bool kt_order_take(kt_catalogue *c, uint32_t count) {
    kt_technique_order list[TECH_END];
    memcpy(list, c->text, count * sizeof list[0]);
    kt_technique_order before[TECH_END];
    unsigned count_before = c->own_count;
    memcpy(before, c->own, sizeof before);
    if (take(c, list, count)) {
        c->is_ordered = false;
        return true;
    }
    memcpy(c->own, before, sizeof before);
    c->own_count = count_before;
    return false;
}

static kt_technique_order entry_of(unsigned technique) {
    return (kt_technique_order){(uint8_t)technique, 0, tech_info_of(technique)->about.score};
}

/* The scales are the first presets. */
_Static_assert((int)KT_SCALE_HODOKU_23 == (int)KT_PRESET_HODOKU_23 &&
                   (int)KT_SCALE_SE_121 == (int)KT_PRESET_SE_121,
               "a scale is another preset");

static uint32_t list_preset(kt_technique_order *list, uint32_t preset) {
    tech_list all;
    uint32_t count = 0;
    tech_list_preset(&all, preset);
    for (unsigned i = 0; i < all.count; i++) {
        if (tech_is_in_preset(all.techniques[i], preset))
            list[count++] = entry_of(all.techniques[i]);
    }
    return count;
}

uint32_t kt_order_list(kt_catalogue *c, uint32_t order) {
    kt_technique_order list[TECH_END] = {{0}};
    uint32_t count = 0;
    if (order == KT_ORDER_OWN) {
        count = c->own_count;
        memcpy(list, c->own, count * sizeof list[0]);
    } else if (order == KT_ORDER_BEGINNER) {
        count = list_preset(list, KT_PRESET_BEGINNER);
    } else if (order < KT_SCALE_COUNT) {
        count = list_preset(list, order);
    }
    memcpy(c->text, list, count * sizeof list[0]);
    return count;
}
