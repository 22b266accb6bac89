/* beyond.c - see beyond.h. The page goes on in the same way. */
#include "beyond.h"

#include <string.h>

enum {
    POSITION = 891, /* givens, digits and candidates, as for kt_open */
    DIGITS = KT_SQUARES,
    CANDIDATES = 2 * KT_SQUARES,
    SLICE = 2000,
    ENOUGH = 100000, /* work on a way to a digit, once there is one */
    WORK = 10000000
};

/* The board that the press has left. The digits of a puzzle of candidates are no givens. */
static void write_position(kt *k, const puzzle *p, char position[POSITION]) {
    const uint16_t *left = kt_get_candidates(k);
    memset(position, '.', POSITION);
    if (p->length == KT_SQUARES) memcpy(position, p->text, KT_SQUARES);
    memcpy(position + DIGITS, kt_get_report(k)->board, KT_SQUARES);
    for (unsigned c = 0; c < 9 * KT_SQUARES; c++) {
        if (left[c / 9] >> c % 9 & 1) position[CANDIDATES + c] = (char)('1' + c % 9);
    }
}

/* With several solutions the press cannot end well, however long it goes on. */
static bool has_several(kt_prover *prover) {
    const uint16_t *common = kt_prover_get_report(prover)->common;
    for (unsigned square = 0; square < KT_SQUARES; square++) {
        if ((common[square] & (common[square] - 1)) != 0) return true;
    }
    return false;
}

/* The supposition against the candidate that goes; NULL if no argument was found. */
static const kt_proof_line *find_argument(kt_prover *prover, const char position[POSITION]) {
    if (kt_prover_open(prover, position, POSITION) < 0) __builtin_trap();
    if (kt_prover_claim(prover, KT_CLAIM_NEXT, 0, 1) < 0) __builtin_trap();
    kt_status status;
    do {
        status = kt_prover_run(prover, SLICE);
        if (has_several(prover)) return NULL;
    } while (status == KT_MORE);
    const kt_prover_report *report = kt_prover_get_report(prover);
    if (report->verdict != KT_VERDICT_PROVED || report->claim != KT_CLAIM_NEXT) return NULL;
    /* Before it there would be singles, but a method that is stuck has left none. */
    return kt_prover_lines(prover);
}

unsigned beyond_remove(kt *k, kt_prover *prover, const puzzle *p) {
    char position[POSITION];
    write_position(k, p, position);
    const kt_proof_line *supposed = find_argument(prover, position);
    if (supposed == NULL) return 0;
    position[CANDIDATES + 9 * supposed->square + supposed->digit - 1] = '.';
    if (kt_set_board(k, position, POSITION) < 0) __builtin_trap();
    return supposed->size;
}

bool beyond_prove(kt_prover *prover, const char board[KT_SQUARES], unsigned square,
                  unsigned digit) {
    if (kt_prover_open(prover, board, KT_SQUARES) < 0) __builtin_trap();
    if (kt_prover_claim(prover, KT_CLAIM_HOLDS, square, digit) < 0) __builtin_trap();
    const kt_prover_report *report = kt_prover_get_report(prover);
    while (report->work < (report->verdict == KT_VERDICT_OPEN ? WORK : ENOUGH)) {
        if (kt_prover_run(prover, SLICE) != KT_MORE) break;
    }
    return report->verdict == KT_VERDICT_PROVED && report->claim == KT_CLAIM_HOLDS;
}
