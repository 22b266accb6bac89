/* sue_de_coq.c - Sue de Coq.
 *
 * Where a line crosses a box, two or three squares have at least two digits more than they are. Squares of the line
 * take some of these digits, squares of the box others, and both pay for each further digit they bring with one more
 * square. If in the end there are as many squares as digits, each digit stands once: those of the line part go
 * from the line, those of the box part from the box.
 */
#include "techniques/finder.h"

typedef struct {
    kt_squares squares;
    uint16_t digits;
} part;

typedef struct {
    tech_finder *f;
    unsigned line, box;
    part cross, in_line, in_box;
    unsigned surplus; /* digits that the crossing has more than squares */
} coq;

static part with(const tech_board *b, part p, unsigned square) {
    kt_squares_add(&p.squares, square);
    p.digits |= b->digits[square];
    return p;
}

/* How many digits of the crossing the part takes out of it: its squares without those that pay for
 * further digits. */
static int taken(const coq *c, const part *p) {
    return (int)kt_squares_count(p->squares) -
           (int)kt_count(p->digits & (uint32_t)~c->cross.digits);
}

static void remove_from(tech_finder *f, unsigned unit, kt_squares kept, uint16_t digits) {
    for (unsigned p = 0; p < 9; p++) {
        unsigned square = kt_unit_squares[unit][p];
        if (!kt_squares_has(kept, square)) tech_remove_digits(f, square, digits);
    }
}

static bool tell(const coq *c) {
    tech_finder *f = c->f;
    uint16_t shared = c->in_line.digits & c->in_box.digits;
    uint16_t all = c->cross.digits | c->in_line.digits | c->in_box.digits;
    tech_begin(f, TECH_SUE_DE_COQ);
    f->step.digits = all;
    f->step.squares =
        kt_squares_union(c->cross.squares, kt_squares_union(c->in_line.squares, c->in_box.squares));
    tech_part_squares(f, KT_ROLE_SET_A, c->cross.squares, c->cross.digits);
    tech_part_squares(f, KT_ROLE_SET_A + 1, c->in_line.squares, c->in_line.digits);
    tech_part_squares(f, KT_ROLE_SET_A + 2, c->in_box.squares, c->in_box.digits);
    remove_from(f, c->box, kt_squares_union(c->cross.squares, c->in_box.squares),
                (all & (uint16_t)~c->in_line.digits) | shared);
    remove_from(f, c->line, kt_squares_union(c->cross.squares, c->in_line.squares),
                (all & (uint16_t)~c->in_box.digits) | shared);
    return tech_found(f);
}

/* The box part takes what is left, and no digit of the crossing that the line part has. */
static bool choose_in_box(coq *c, unsigned from, part chosen) {
    const tech_board *b = c->f->board;
    kt_squares others = kt_squares_union(c->cross.squares, c->in_line.squares);
    uint16_t barred = c->cross.digits & c->in_line.digits;
    int needed = (int)c->surplus - taken(c, &c->in_line);
    for (unsigned p = from; p < 9; p++) {
        unsigned square = kt_unit_squares[c->box][p];
        if (b->digits[square] == 0 || (b->digits[square] & barred) != 0) continue;
        if (kt_squares_has(others, square)) continue;
        c->in_box = with(b, chosen, square);
        if (taken(c, &c->in_box) == needed && tell(c)) return true;
        if (choose_in_box(c, p + 1, with(b, chosen, square))) return true;
    }
    return false;
}

static bool choose_in_line(coq *c, unsigned from, part chosen) {
    const tech_board *b = c->f->board;
    const part nothing = {kt_no_squares(), 0};
    for (unsigned p = from; p < 9; p++) {
        unsigned square = kt_unit_squares[c->line][p];
        if (b->digits[square] == 0 || kt_squares_has(c->cross.squares, square)) continue;
        part more = with(b, chosen, square);
        c->in_line = more;
        int takes = taken(c, &more);
        if (takes >= 1 && takes < (int)c->surplus && choose_in_box(c, 0, nothing)) return true;
        if (choose_in_line(c, p + 1, more)) return true;
    }
    return false;
}

/* The crossings of two, and those of three that begin with them. */
static bool choose_cross(coq *c, unsigned from, part chosen, const uint8_t squares[3]) {
    const tech_board *b = c->f->board;
    for (unsigned i = from; i < 3; i++) {
        if (b->digits[squares[i]] == 0) continue;
        part more = with(b, chosen, squares[i]);
        unsigned count = kt_squares_count(more.squares);
        unsigned digits = kt_count(more.digits);
        if (count >= 2 && digits >= count + 2) {
            c->cross = more;
            c->surplus = digits - count;
            if (choose_in_line(c, 0, (part){kt_no_squares(), 0})) return true;
        }
        if (choose_cross(c, i + 1, more, squares)) return true;
    }
    return false;
}

void tech_find_sue_de_coq(tech_finder *f) {
    for (unsigned line = 0; line < 18; line++) {
        for (unsigned box = 18; box < 27; box++) {
            uint8_t squares[3];
            unsigned count = 0;
            if (!tech_unit_is_fresh(f, line) && !tech_unit_is_fresh(f, box)) continue;
            for (unsigned p = 0; p < 9; p++) {
                unsigned square = kt_unit_squares[line][p];
                if (kt_square_units[square][KT_BOX] == box) squares[count++] = (uint8_t)square;
            }
            coq c = {.f = f, .line = line, .box = box};
            if (count == 3 && choose_cross(&c, 0, (part){kt_no_squares(), 0}, squares)) return;
        }
    }
}
