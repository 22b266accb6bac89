/* text.c - see text.h. */
#include "board/text.h"

kt_text_result kt_text_read(const uint8_t *text, uint32_t length, kt_grid *grid,
                            uint32_t *position) {
    if (length != 81) return KT_TEXT_LENGTH;
    kt_grid read;
    for (uint32_t s = 0; s < 81; s++) {
        if (text[s] == '.') {
            read.digit[s] = 0;
        } else if (text[s] >= '0' && text[s] <= '9') {
            read.digit[s] = (uint8_t)(text[s] - '0');
        } else {
            *position = s;
            return KT_TEXT_SYMBOL;
        }
    }
    *grid = read;
    return KT_TEXT_OK;
}

void kt_text_write(const kt_grid *grid, uint8_t *text) {
    for (unsigned s = 0; s < 81; s++) {
        text[s] = grid->digit[s] == 0 ? '.' : (uint8_t)('0' + grid->digit[s]);
    }
}
