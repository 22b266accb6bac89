/* text.test.c - text to board and back: what is let in, and that nothing else is. */
#include "board/text.h"
#include "tap.h"

static uint8_t text[128];

static void write_dots(void) {
    memset(text, '.', sizeof text);
}

static bool every_byte_is_judged_everywhere(void) {
    for (unsigned at = 0; at < 81; at++) {
        for (unsigned byte = 0; byte < 256; byte++) {
            write_dots();
            text[at] = (uint8_t)byte;
            kt_grid grid;
            uint32_t position = 99;
            kt_text_result result = kt_text_read(text, 81, &grid, &position);
            if (byte == '.' || (byte >= '0' && byte <= '9')) {
                unsigned digit = byte == '.' ? 0 : byte - '0';
                if (result != KT_TEXT_OK || grid.digit[at] != digit) return false;
            } else if (result != KT_TEXT_SYMBOL || position != at) {
                return false;
            }
        }
    }
    return true;
}

static bool every_length_is_judged(void) {
    static const uint32_t lengths[] = {0, 1, 80, 82, 162, 1024, 0x80000051u, 0xFFFFFFFFu};
    kt_grid grid;
    uint32_t position;
    for (unsigned i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        if (kt_text_read(text, lengths[i], &grid, &position) != KT_TEXT_LENGTH) return false;
    }
    return true;
}

int main(void) {
    tap_ok(every_byte_is_judged_everywhere(),
           "of all 256 bytes in all 81 places just 1 to 9, . and 0 are read, others told");
    write_dots();
    tap_ok(every_length_is_judged(), "every length but 81 is refused, and nothing is read");

    kt_grid grid = {{0}}, before = {{0}};
    uint32_t position = 99;
    grid.digit[3] = before.digit[3] = 5;
    text[80] = 'x';
    text[40] = 0;
    kt_text_read(text, 81, &grid, &position);
    tap_number(position, 40, "the first of two wrong characters is told");
    tap_ok(memcmp(&grid, &before, sizeof grid) == 0, "a wrong text leaves the grid as it was");

    for (unsigned s = 0; s < 81; s++) text[s] = (uint8_t)('0' + s % 10);
    kt_text_read(text, 81, &grid, &position);
    uint8_t written[82] = {0};
    kt_text_write(&grid, written);
    for (unsigned s = 0; s < 81; s += 10) text[s] = '.';
    text[81] = 0;
    tap_text((const char *)written, (const char *)text,
             "a board is written as it was read, 0 as .");
    return tap_end();
}
