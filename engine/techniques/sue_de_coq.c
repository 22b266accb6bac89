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
    uint8_t size;
} part;

static const part nothing = {{{0, 0, 0}}, 0, 0};

typedef struct {
    tech_finder *f;
    unsigned line, box;
    part cross, in_line, in_box;
    unsigned surplus; /* digits that the crossing has more than squares */
    int needed;       /* of these from the box part */
} coq;

static part with(const tech_board *b, part p, unsigned square) {
    kt_squares_add(&p.squares, square);
    p.digits |= b->digits[square];
    p.size++;
    return p;
}

/* How many digits of the crossing the part takes out of it: its squares without those that pay for
 * further digits. Each more square adds one at most. */
static int taken(const coq *c, const part *p) {
    return p->size - (int)kt_count(p->digits & (uint32_t)~c->cross.digits);
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

/* `open` are places that may still be chosen. */
static bool choose_in_box(coq *c, uint32_t open, part chosen) {
    for (; open != 0; open &= open - 1) {
        unsigned square = kt_unit_squares[c->box][kt_lowest_bit(open)];
        part more = with(c->f->board, chosen, square);
        uint32_t rest = open & (open - 1);
        int lacking = c->needed - taken(c, &more);
        c->in_box = more;
        if (lacking == 0 && tell(c)) return true;
        if (lacking <= (int)kt_count(rest) && choose_in_box(c, rest, more)) return true;
    }
    return false;
}

/* The places of a unit that have a candidate and are in none of these squares. */
static uint32_t open_places(const tech_board *b, unsigned unit, kt_squares taken_already) {
    uint32_t open = 0;
    for (unsigned p = 0; p < 9; p++) {
        unsigned square = kt_unit_squares[unit][p];
        if (b->digits[square] != 0 && !kt_squares_has(taken_already, square)) open |= 1u << p;
    }
    return open;
}

/* The box part takes what is left, and no digit of the crossing that the line part has. */
static bool complete(coq *c, int takes) {
    const tech_board *b = c->f->board;
    uint16_t barred = c->cross.digits & c->in_line.digits;
    uint32_t open = open_places(b, c->box, kt_squares_union(c->cross.squares, c->in_line.squares));
    for (uint32_t rest = open; rest != 0; rest &= rest - 1) {
        unsigned place = kt_lowest_bit(rest);
        if ((b->digits[kt_unit_squares[c->box][place]] & barred) != 0) open &= ~(1u << place);
    }
    c->needed = (int)c->surplus - takes;
    return choose_in_box(c, open, nothing);
}

static bool choose_in_line(coq *c, uint32_t open, part chosen) {
    for (; open != 0; open &= open - 1) {
        unsigned square = kt_unit_squares[c->line][kt_lowest_bit(open)];
        part more = with(c->f->board, chosen, square);
        uint32_t rest = open & (open - 1);
        int takes = taken(c, &more);
        c->in_line = more;
        if (takes >= 1 && takes < (int)c->surplus && complete(c, takes)) return true;
        if (takes + (int)kt_count(rest) >= 1 && choose_in_line(c, rest, more)) return true;
    }
    return false;
}

/* The crossings of two, and those of three that begin with them. */
static bool choose_cross(coq *c, unsigned from, part chosen, const uint8_t squares[3]) {
    const tech_board *b = c->f->board;
    for (unsigned i = from; i < 3; i++) {
        if (b->digits[squares[i]] == 0) continue;
        part more = with(b, chosen, squares[i]);
        unsigned digits = kt_count(more.digits);
        if (more.size >= 2 && digits >= more.size + 2u) {
            c->cross = more;
            c->surplus = digits - more.size;
            if (choose_in_line(c, open_places(b, c->line, more.squares), nothing)) return true;
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
            if (count == 3 && choose_cross(&c, 0, nothing, squares)) return;
        }
    }
}
