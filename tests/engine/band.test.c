/* band.test.c - how the band engine guesses: in a square with the fewest digits, and its lowest;
 * and that no text of one band gets into the squares of another. triad.test.c tests its answers.
 */
#include "search/band.h"
#include "search/places.h"
#include "square_text.h"
#include "tap.h"

static kt_band band;
static kt_places places;

/* "r1c1=12": the digits of some squares of an empty board, with blanks between; the others have all. */
static void begin(const char *list) {
    kt_places_all(&places);
    for (; *list != 0; list += strcspn(list, " "), list += *list == ' ') {
        for (unsigned d = 1; d <= 9; d++) {
            if (digits_of(list + 5) & kt_digit_bit(d)) continue;
            kt_places_forbid(&places, square_of(list), d);
        }
    }
}

/* "r1c1=1": where a guess has left one digit, and which. */
static const char *guessed(void) {
    uint8_t solution[81];
    kt_tally tally = {.limit = 1, .solution = solution};
    kt_band_begin(&band, &places);
    end_of_page = page;
    if (kt_band_run(&band, &tally, 1) || band.depth != 2) return end_page();
    const kt_places *without = &band.stack[0].board, *with = &band.stack[1].board;
    for (unsigned s = 0; s < 81; s++) {
        uint32_t gone = kt_places_of(&places, s) & ~kt_places_of(without, s);
        if (gone == 0) continue;
        write_set(kt_one_square(s), (uint16_t)(gone & kt_places_of(with, s)));
    }
    return end_page();
}

static void tests_guesses(void) {
    begin("r5c5=678 r5c8=1234 r8c2=1234");
    tap_text(guessed(), "r5c5=6", "a square with three digits is guessed before those with more");
    begin("r2c2=1234 r5c5=678 r8c2=789");
    tap_text(guessed(), "r5c5=6", "the first of several");
    begin("r2c2=123 r5c5=678 r9c9=59");
    tap_text(guessed(), "r9c9=5", "and one with two before all others");
    begin("");
    tap_text(guessed(), "r1c1=1", "where all have more, the first is guessed");
}

static void tests_reading(void) {
    static const char text[] =
        "183947625469258173725613498214375986597826314836194752352769841671482539948531267";
    kt_places expected = {0};
    for (unsigned s = 0; s < 81; s++) expected.at[s / 27][text[s] - '1'] |= 1u << s % 27;
    kt_places_read(&places, (const uint8_t *)text);
    tap_ok(memcmp(&places, &expected, sizeof places) == 0,
           "the digits of a full board are read band by band");
    char written[82] = "";
    kt_places_write(&places, (uint8_t *)written);
    tap_text(written, text, "and written as they were");
}

int main(void) {
    tests_guesses();
    tests_reading();
    return tap_end();
}
