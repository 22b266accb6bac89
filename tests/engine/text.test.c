/* text.test.c - text to board and back: what is accepted, and that nothing else is. */
#include "board/text.h"
#include "tap.h"

static uint8_t text[1024];
static kt_board board;

static void write_dots(void) {
    memset(text, '.', sizeof text);
}

static bool every_byte_is_judged_everywhere(void) {
    for (unsigned at = 0; at < 81; at++) {
        for (unsigned byte = 0; byte < 256; byte++) {
            write_dots();
            text[at] = (uint8_t)byte;
            uint32_t position = 99;
            kt_text_result result = kt_text_read(text, 81, &board, &position);
            if (byte == '.' || (byte >= '0' && byte <= '9')) {
                unsigned digit = byte == '.' ? 0 : byte - '0';
                if (result != KT_TEXT_OK || board.grid.digit[at] != digit) return false;
            } else if (result != KT_TEXT_SYMBOL || position != at) {
                return false;
            }
        }
    }
    return true;
}

static bool every_length_is_judged(void) {
    static const uint32_t lengths[] = {0,   1,   80,  82,   162,         728,
                                       730, 890, 892, 1024, 0x80000051u, 0xFFFFFFFFu};
    uint32_t position;
    for (unsigned i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        if (kt_text_read(text, lengths[i], &board, &position) != KT_TEXT_LENGTH) return false;
    }
    return true;
}

/* --- Candidates ----------------------------------------------------------------------------------- */

static void write_candidate(unsigned at, unsigned square, unsigned digit) {
    text[at + 9 * square + digit - 1] = (uint8_t)('0' + digit);
}

/* The index at which the text is refused; `length` if it is read. */
static uint32_t refused_at(uint32_t length) {
    uint32_t position = length;
    return kt_text_read(text, length, &board, &position) == KT_TEXT_LENGTH ? 9999 : position;
}

static bool every_candidate_has_its_place(void) {
    for (unsigned at = 0; at < 729; at++) {
        for (unsigned byte = 0; byte < 256; byte++) {
            write_dots();
            text[at] = (uint8_t)byte;
            bool is_digit = byte == '1' + at % 9, good = is_digit || byte == '.' || byte == '0';
            if (refused_at(729) != (good ? 729 : at)) return false;
            uint16_t digits = is_digit ? kt_digit_bit(at % 9 + 1) : 0;
            if (good && board.candidates[at / 9] != digits) return false;
        }
    }
    return true;
}

static void tests_candidates(void) {
    tap_ok(every_candidate_has_its_place(),
           "each of 729 characters is its own candidate, . or 0, and no other is read");
    write_dots();
    write_candidate(0, 5, 7);
    refused_at(729);
    tap_ok(board.grid.digit[5] == 0 && board.candidates[5] == kt_digit_bit(7),
           "a square with one candidate is an empty square all the same");
    text[0] = '4';
    refused_at(81);
    tap_ok(board.candidates[0] == kt_digit_bit(4) && board.candidates[1] == KT_ALL_DIGITS,
           "81 digits leave each empty square all candidates, and the others their own");
}

static void tests_all(void) {
    write_dots();
    text[0] = '4';
    text[81 + 1] = '5';
    write_candidate(162, 2, 6);
    write_candidate(162, 2, 9);
    tap_number(refused_at(891), 891, "givens, digits and candidates are read together");
    tap_ok(board.grid.digit[0] == 4 && board.grid.digit[1] == 5 && board.grid.digit[2] == 0,
           "a given and a digit are digits");
    tap_ok(board.candidates[0] == kt_digit_bit(4) && board.candidates[1] == kt_digit_bit(5) &&
               board.candidates[2] == (kt_digit_bit(6) | kt_digit_bit(9)) &&
               board.candidates[3] == 0,
           "and their own candidates, where the other squares have what the text gives them");
    text[81] = '4';
    write_candidate(162, 0, 4);
    write_candidate(162, 1, 5);
    tap_number(refused_at(891), 891, "what is said again is no fault");
    text[81] = '5';
    tap_number(refused_at(891), 81, "a digit where the given is another is one");
    text[81] = '.';
    write_candidate(162, 1, 6);
    tap_number(refused_at(891), 162 + 9 + 5, "so is a candidate beside the digit of its square");
    text[162 + 3] = '.';
    text[0] = 'x';
    tap_number(refused_at(891), 0, "the first fault is told, of the givens");
    text[0] = '.';
    text[90] = 'x';
    tap_number(refused_at(891), 90, "of the digits");
}

int main(void) {
    tap_ok(every_byte_is_judged_everywhere(),
           "of all 256 bytes in all 81 places just 1 to 9, . and 0 are read, others told");
    write_dots();
    tap_ok(every_length_is_judged(), "every length but 81, 729 and 891 is refused");

    uint32_t position = 99;
    text[80] = 'x';
    text[40] = 0;
    kt_text_read(text, 81, &board, &position);
    tap_number(position, 40, "the first of two wrong characters is told");

    for (unsigned s = 0; s < 81; s++) text[s] = (uint8_t)('0' + s % 10);
    kt_text_read(text, 81, &board, &position);
    uint8_t written[82] = {0};
    kt_text_write(&board.grid, written);
    for (unsigned s = 0; s < 81; s += 10) text[s] = '.';
    text[81] = 0;
    tap_text((const char *)written, (const char *)text,
             "a board is written as it was read, 0 as .");
    tests_candidates();
    tests_all();
    return tap_end();
}
