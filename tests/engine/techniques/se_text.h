/* se_text.h - what one producer of Sudoku Explainer finds in a position, as text: rating, complexity, technique,
 * and what it does, "6.6#6 turbot-fish r2c6-5".
 */
#ifndef KT_TESTS_SE_TEXT_H
#define KT_TESTS_SE_TEXT_H

#include "technique_text.h"
#include "techniques/se/path.h"

static se_path path;
static se_work room;

static inline tech_outcome next_step(void) {
    uint32_t budget = UINT32_MAX;
    return se_path_next(&path, &budget);
}

/* The budget between two pauses, and how many there were. */
static uint32_t slice = UINT32_MAX;
static unsigned pauses;

static inline const char *ask_producer(unsigned producer) {
    path.board = board;
    se_path_begin(&path, &work, &room);
    path.finder.is_told = true;
    path.finder.parts = parts;
    for (pauses = 0;; pauses++) {
        path.finder.budget = slice;
        se_path_ask(&path, producer);
        if (!path.finder.paused) break;
    }
    if (!path.finder.found) return "nothing";
    const tech_step *step = &path.finder.step;
    end_of_page = page;
    end_of_page += sprintf(end_of_page, "%u.%u", step->rating / 10, step->rating % 10);
    if (step->links != 0) end_of_page += sprintf(end_of_page, "#%u", step->links);
    end_of_page += sprintf(end_of_page, " %s", tech_info_of(step->technique)->about.slug);
    if (step->digit != 0) {
        end_of_page += sprintf(end_of_page, " ");
        write_set(step->placed, kt_digit_bit(step->digit));
    }
    for (unsigned i = 0, last = 81; i < step->removals; i++) {
        unsigned square = tech_square_of(step->removal[i]);
        if (square != last) {
            end_of_page += sprintf(end_of_page, " r%uc%u-", square / 9 + 1, square % 9 + 1);
        }
        *end_of_page++ = (char)('0' + tech_digit_of(step->removal[i]));
        last = square;
    }
    return end_page();
}

static inline const char *found_by(unsigned producer, const char *list) {
    open_position(NULL, list);
    return ask_producer(producer);
}

/* The parts of what was found, after its unit, if it has one: "r5: 12:r5c1=1 13:r4c1=1". */
static inline const char *se_parts_told(void) {
    static char text[4096];
    unsigned unit = path.finder.step.unit;
    if (unit == KT_NO_UNIT) return parts_of(&path.finder.step);
    sprintf(text, "%c%u: ", "rcb"[unit / 9], unit % 9 + 1u);
    return strcat(text, parts_of(&path.finder.step));
}

#endif
