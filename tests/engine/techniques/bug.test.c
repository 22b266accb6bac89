/* bug.test.c - BUG+1, and near misses.
 *
 * The grave: each square has the digit of a solved grid and the next one, so that every unit has each digit twice.
 */
#include "technique_text.h"

static uint16_t grave[81];

static void dig(void) {
    for (unsigned s = 0; s < 81; s++) {
        unsigned digit = (s / 9 % 3 * 3 + s / 27 + s % 9) % 9;
        grave[s] = kt_digit_bit(digit + 1) | kt_digit_bit((digit + 1) % 9 + 1);
    }
}

/* What follows if squares have these candidates, "r5c5=159", and the others those of the grave. */
static const char *with(const char *list) {
    uint16_t candidates[81];
    memcpy(candidates, grave, sizeof grave);
    for (; *list == 'r'; list += strcspn(list, " "), list += *list == ' ') {
        candidates[square_of(list)] = digits_of(list + 5);
    }
    tech_board_open(&board, (const uint8_t[81]){0}, candidates);
    return first(TECH_BUG_PLUS_1);
}

int main(void) {
    dig();
    tap_text(with("r5c5=159"), "r5c5: r5c5-19", "a third candidate is all that keeps a grave open");
    tap_text(parts_told(), "3:r5c5=5", "and it is told");
    tap_text(with(""), "nothing", "a grave itself says nothing");
    tap_text(with("r5c5=1259"), "nothing", "two further candidates are too many");
    tap_text(with("r5c5=159 r1c1=123"), "nothing", "so are two such squares");
    tap_text(with("r5c5=159 r1c1=13"), "nothing", "everything else is there twice");
    return tap_end();
}
