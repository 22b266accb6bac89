/* proof_text.c - see proof_forms.h: the sentences. */
#include "names.h"
#include "proof_forms.h"

static void write_unit(out *o, unsigned unit) {
    static const char *const kinds[] = {"row ", "column ", "box "};
    out_text(o, kinds[unit / 9]);
    out_number(o, unit % 9 + 1);
}

/* Between the members of a list; nothing before the first. */
static void join(out *o, bool *is_first) {
    if (!*is_first) out_text(o, " and ");
    *is_first = false;
}

static void write_squares(out *o, const kt_proof_line *l) {
    bool is_first = true;
    for (unsigned square = 0; square < KT_SQUARES; square++) {
        if (!(l->squares[square / 27] >> square % 27 & 1)) continue;
        join(o, &is_first);
        name_square(o, square);
    }
}

static void write_digits(out *o, uint16_t digits) {
    bool is_first = true;
    for (unsigned digit = 1; digit <= 9; digit++) {
        if (!(digits >> (digit - 1) & 1)) continue;
        join(o, &is_first);
        out_number(o, digit);
    }
}

/* Square by square: "r7c9 is not 3, 5 or 7; r9c8 is not 3". */
static void tell_removed(const proof *p, out *o, const kt_proof_line *l) {
    unsigned square = KT_NO_SQUARE;
    for (unsigned r = 0; r < l->removed; r++) {
        unsigned at = l->first_removed + r, candidate = p->removed[at];
        if (candidate / 9 == square) {
            bool is_last = r + 1 == l->removed || p->removed[at + 1] / 9 != square;
            out_text(o, is_last ? " or " : ", ");
            out_number(o, candidate % 9 + 1);
            continue;
        }
        if (r > 0) out_text(o, "; ");
        square = candidate / 9;
        name_candidate(o, square, " is not ", candidate % 9 + 1);
    }
}

static void tell_place(out *o, const kt_proof_line *l) {
    name_candidate(o, l->square, " is ", l->digit);
    if (l->unit == KT_NO_UNIT) {
        out_text(o, ": no other candidate is left there.");
        return;
    }
    out_text(o, ": no other place is left in ");
    write_unit(o, l->unit);
    out_char(o, '.');
}

static void tell_locked(out *o, const kt_proof_line *l) {
    out_text(o, ": in ");
    write_unit(o, l->unit);
    out_text(o, " the ");
    out_number(o, l->digit);
    out_text(o, " is in ");
    write_unit(o, l->other);
    out_char(o, '.');
}

static void tell_subset(out *o, const kt_proof_line *l) {
    out_text(o, ": in ");
    write_unit(o, l->unit);
    out_char(o, ' ');
    write_squares(o, l);
    out_text(o, l->kind == KT_PROOF_NAKED ? " can only be " : " must be ");
    write_digits(o, l->digits);
    out_char(o, '.');
}

static void tell_broken(out *o, const kt_proof_line *l) {
    if (l->unit == KT_NO_UNIT) {
        name_square(o, l->square);
        out_text(o, " has no candidate left.");
        return;
    }
    write_unit(o, l->unit);
    out_text(o, " has no place left for ");
    out_number(o, l->digit);
    out_char(o, '.');
}

static void tell_supposed(out *o, const kt_proof_line *l) {
    out_text(o, " (");
    out_number(o, l->size);
    out_text(o, l->size == 1 ? " line" : " lines");
    if (l->depth == 1 && l->digits != 0) out_text(o, "; none is shorter");
    out_text(o, "). Suppose it were:");
}

static void tell_line(const proof *p, out *o, const kt_proof_line *l) {
    tell_removed(p, o, l);
    switch (l->kind) {
    case KT_PROOF_PLACE:
        tell_place(o, l);
        break;
    case KT_PROOF_LOCKED:
        tell_locked(o, l);
        break;
    case KT_PROOF_SUPPOSE:
        tell_supposed(o, l);
        break;
    case KT_PROOF_BROKEN:
        tell_broken(o, l);
        break;
    default:
        tell_subset(o, l);
    }
}

void proof_write_text(const proof *p, out *o) {
    for (uint32_t i = 0; i < p->report->line_count; i++) {
        const kt_proof_line *l = &p->lines[i];
        out_char(o, '\n');
        for (unsigned n = l->depth + (l->kind != KT_PROOF_SUPPOSE ? 1u : 0u); n > 0; n--) {
            out_text(o, "  ");
        }
        tell_line(p, o, l);
    }
}
