/* claim.c - see claim.h. */
#include "claim.h"

#include <string.h>

#include "kakutei.h"
#include "names.h"

/* The length of the field after a tab; 0: there is none. */
static uint32_t field_length(const puzzle *p) {
    if (p->separator != '\t') return 0;
    uint32_t length = 0;
    while (length < p->rest_length && p->rest[length] != '\t') length++;
    return length;
}

static bool is_digit(uint8_t c) {
    return c >= '1' && c <= '9';
}

bool claim_read(const puzzle *p, claim *c) {
    const uint8_t *text = p->rest;
    uint32_t length = field_length(p);
    *c = (claim){KT_CLAIM_SOLVED, 0, 1};
    if (length == 0) return true;
    if (length == 4 && memcmp(text, "none", 4) == 0) {
        c->kind = KT_CLAIM_NONE;
        return true;
    }
    if (length == 4 && memcmp(text, "next", 4) == 0) {
        c->kind = KT_CLAIM_NEXT;
        return true;
    }
    if (length < 6 || text[0] != 'r' || !is_digit(text[1]) || text[2] != 'c' || !is_digit(text[3]))
        return false;
    bool holds = length == 6 && text[4] == '=';
    bool is_denied = length == 7 && text[4] == '<' && text[5] == '>';
    if ((!holds && !is_denied) || !is_digit(text[length - 1])) return false;
    c->kind = holds ? KT_CLAIM_HOLDS : KT_CLAIM_DENIED;
    c->square = 9u * (text[1] - '1') + (text[3] - '1');
    c->digit = text[length - 1] - '0';
    return true;
}

void claim_pass_on(puzzle *p) {
    uint32_t length = field_length(p);
    if (length > 0 && length < p->rest_length) length++;
    p->rest += length;
    p->rest_length -= length;
}

void claim_write(const claim *c, out *o) {
    if (c->kind == KT_CLAIM_SOLVED) {
        out_text(o, "way");
    } else if (c->kind == KT_CLAIM_NONE) {
        out_text(o, "none");
    } else if (c->kind == KT_CLAIM_NEXT) {
        out_text(o, "next");
    } else {
        name_candidate(o, c->square, c->kind == KT_CLAIM_HOLDS ? "=" : "<>", c->digit);
    }
}
