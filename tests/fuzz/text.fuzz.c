/* text.fuzz.c - boards as text: an accepted text, printed again, is read as the same board; a
 * refused one is refused for its first wrong character, and alike by every handle.
 *
 * An input: a letter for the length (a: 81, b: 729, c: 891, d: as long as the rest), then the
 * characters; a text that is shorter is filled up with points.
 */
#include "board/text.h"
#include "board.h"

static void write_again(const kt_board *board, unsigned length, uint8_t *text) {
    kt_grid givens = board->grid;
    for (unsigned s = 0; s < 81; s++) {
        if (!kt_squares_has(board->givens, s)) givens.digit[s] = 0;
    }
    if (length == KT_TEXT_ALL) kt_text_write(&givens, text);
    if (length != KT_TEXT_CANDIDATES)
        kt_text_write(&board->grid, text + (length == KT_TEXT_ALL ? 81 : 0));
    if (length == KT_TEXT_DIGITS) return;
    for (unsigned i = 0; i < 729; i++) {
        bool has = board->candidates[i / 9] & kt_digit_bit(i % 9 + 1);
        text[length - 729 + i] = has ? (uint8_t)('1' + i % 9) : '.';
    }
}

static bool same(const kt_board *a, const kt_board *b) {
    return memcmp(&a->grid, &b->grid, sizeof a->grid) == 0 &&
           memcmp(&a->givens, &b->givens, sizeof a->givens) == 0 &&
           memcmp(a->candidates, b->candidates, sizeof a->candidates) == 0;
}

static void is_read_again(const kt_board *board, uint32_t length) {
    uint8_t text[KT_TEXT_ALL];
    kt_board again;
    uint32_t position;
    write_again(board, length, text);
    MUST(kt_text_read(text, length, &again, &position) == KT_TEXT_OK);
    MUST(same(board, &again));
}

/* Without what follows it is the same fault; without itself all before it is right. */
static void is_first_wrong(const uint8_t *text, uint32_t length, uint32_t wrong) {
    uint8_t cut[KT_TEXT_ALL];
    kt_board board;
    uint32_t position = length;
    MUST(wrong < length);
    memset(cut, '.', sizeof cut);
    memcpy(cut, text, wrong + 1);
    MUST(kt_text_read(cut, length, &board, &position) == KT_TEXT_SYMBOL && position == wrong);
    cut[wrong] = '.';
    MUST(kt_text_read(cut, length, &board, &position) == KT_TEXT_OK);
}

static void handles_agree(const char *text, uint32_t length, kt_text_result result,
                          uint32_t wrong) {
    static const kt_status expected[] = {[KT_TEXT_OK] = KT_CONTINUES,
                                         [KT_TEXT_LENGTH] = KT_E_LENGTH,
                                         [KT_TEXT_SYMBOL] = KT_E_SYMBOL};
    static kt *handle;
    static kt_search *search;
    static kt_catalogue *catalogue;
    static uint32_t method;
    if (handle == NULL) {
        handle = kt_create(0);
        search = kt_search_create();
        catalogue = kt_catalogue_create();
        while (!(kt_method(method)->flags & KT_METHOD_TAKES_CANDIDATES)) method++;
    }
    MUST(kt_open(handle, text, length, method) == expected[result]);
    MUST(kt_search_open(search, text, length) == expected[result]);
    MUST(kt_catalogue_open(catalogue, text, length) == expected[result]);
    if (result != KT_TEXT_SYMBOL) return;
    MUST(kt_get_report(handle)->error_position == wrong);
    MUST(kt_search_get_report(search)->error_position == wrong);
    MUST(kt_catalogue_get_report(catalogue)->error_position == wrong);
}

/* The text in memory of its own, so that reading past its end is found. */
static uint8_t *copy_text(fuzz_input *in, uint32_t *length) {
    static const uint32_t lengths[] = {KT_TEXT_DIGITS, KT_TEXT_CANDIDATES, KT_TEXT_ALL};
    unsigned form = fuzz_take(in, 'a', 4);
    size_t there = (size_t)(in->end - in->at);
    *length = form == 3 ? (uint32_t)there : lengths[form];
    uint8_t *text = malloc(*length + (*length == 0));
    MUST(text != NULL);
    memset(text, '.', *length);
    memcpy(text, in->at, there < *length ? there : *length);
    return text;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    fuzz_input in = {bytes, bytes + size};
    if (size == 0) return 0;
    uint32_t length, wrong = 0;
    uint8_t *text = copy_text(&in, &length);
    kt_board board;
    kt_text_result result = kt_text_read(text, length, &board, &wrong);
    bool is_length =
        length == KT_TEXT_DIGITS || length == KT_TEXT_CANDIDATES || length == KT_TEXT_ALL;
    MUST((result == KT_TEXT_LENGTH) == !is_length);
    if (result == KT_TEXT_OK) is_read_again(&board, length);
    if (result == KT_TEXT_SYMBOL) is_first_wrong(text, length, wrong);
    handles_agree((const char *)text, length, result, wrong);
    free(text);
    return 0;
}
