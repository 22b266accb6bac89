/* position.h - a context of the Ushio method as a test sets it up and as it stands afterwards, in text.
 *
 * The one idea: everything is written as board_text.h does; here are the sets and the possibilities of
 * the context.
 */
#ifndef KT_TESTS_POSITION_H
#define KT_TESTS_POSITION_H

#include "board_text.h"
#include "methods/ushio/ushio.h"

static ushio method;
static ushio_context *const context = &method.levels[0].context;

/* Every possibility is open and no set is registered. */
static inline void begin_empty(void) {
    begin_press(NULL);
    kt_method_ushio.begin(&method, &press);
}

/* "r1c1+r1c5=12" */
static inline ushio_set set_of(const char *text) {
    return ushio_set_of(squares_of(text), digits_of(strchr(text, '=') + 1));
}

/* Leaves a square no possibilities but these. */
static inline void leave(const char *square, const char *digits) {
    for (unsigned d = 1; d <= 9; d++) {
        if (!(digits_of(digits) & kt_digit_bit(d))) ushio_exclude(context, square_of(square), d);
    }
}

static inline void exclude(const char *square, const char *digits) {
    for (; *digits != 0; digits++) {
        ushio_exclude(context, square_of(square), (unsigned)(*digits - '0'));
    }
}

static inline void known(const char *set) {
    ushio_append(context, set_of(set), KT_NO_EVENT);
}

/* --- Reading -------------------------------------------------------------------------------------- */

/* dSetList: "r1c1=5 r1c2+r1c3=12". */
static inline const char *sets(void) {
    end_of_page = page;
    for (uint32_t i = 0; i < context->list.slots; i++) {
        ushio_set set = context->list.sets[i];
        if (ushio_set_digits(set) == 0) continue;
        if (end_of_page != page) *end_of_page++ = ' ';
        write_set(ushio_set_squares(set), ushio_set_digits(set));
    }
    return end_page();
}

static inline const char *marks(void) {
    end_of_page = page;
    write_squares(context->marks);
    return end_page();
}

/* The three variables: "r1c1=5", "" when empty. */
static inline const char *at(void) {
    end_of_page = page;
    if (context->at_square != KT_NO_SQUARE) {
        write_set(kt_one_square(context->at_square), kt_digit_bit(context->at_digit));
    }
    return end_page();
}

#endif
