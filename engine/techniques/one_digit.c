/* one_digit.c - skyscraper, 2-string kite and turbot fish: two strong links of one digit, as HoDoKu has them.
 *
 * A unit with two places of a digit is a strong link: if one is not it, the other is. If an end of one link
 * sees an end of another, not both of these are true; so one of the two free ends is, and the digit goes
 * from whatever sees both.
 */
#include "techniques/finder.h"

/* A chain: free end, seen end, seen end, free end. */
typedef struct {
    uint8_t square[4];
} string;

static kt_squares squares_of(const string *s) {
    kt_squares squares = kt_no_squares();
    for (unsigned i = 0; i < 4; i++) kt_squares_add(&squares, s->square[i]);
    return squares;
}

/* Its first node is false, like every node after a weak link. */
static void tell_string(tech_finder *f, const string *s, unsigned digit) {
    unsigned from = TECH_NO_PART;
    for (unsigned i = 0; i < 4; i++) {
        unsigned role = i % 2 == 0 ? KT_ROLE_WEAK_LINK : KT_ROLE_STRONG_LINK;
        from = tech_part_link(f, role, kt_one_square(s->square[i]), digit, from);
    }
}

static void describe(tech_finder *f, unsigned technique, const string *s, unsigned digit) {
    tech_begin(f, technique);
    f->step.digits = kt_digit_bit(digit);
    f->step.squares = squares_of(s);
    tell_string(f, s, digit);
}

static kt_squares seen_by_both(unsigned a, unsigned b) {
    return kt_squares_both(kt_squares_seen(a), kt_squares_seen(b));
}

/* --- Skyscraper: two rows, or two columns ----------------------------------------------------- */

static bool try_skyscraper(tech_finder *f, unsigned one, unsigned other, unsigned digit) {
    uint32_t places = f->board->places[one][digit - 1];
    uint32_t others = f->board->places[other][digit - 1];
    uint32_t shared = places & others;
    if (!kt_is_single(shared)) return false;
    /* Both first places, or both second ones. */
    if ((kt_lowest_bit(places) == kt_lowest_bit(shared)) !=
        (kt_lowest_bit(others) == kt_lowest_bit(shared))) {
        return false;
    }
    string s = {{kt_unit_squares[one][kt_lowest_bit(places ^ shared)],
                 kt_unit_squares[one][kt_lowest_bit(shared)],
                 kt_unit_squares[other][kt_lowest_bit(shared)],
                 kt_unit_squares[other][kt_lowest_bit(others ^ shared)]}};
    describe(f, TECH_SKYSCRAPER, &s, digit);
    tech_remove_squares(f, seen_by_both(s.square[0], s.square[3]), digit);
    return tech_found(f);
}

static bool find_skyscrapers(tech_finder *f, unsigned first_line, unsigned digit) {
    uint8_t lines[9];
    unsigned count = 0;
    for (unsigned i = first_line; i < first_line + 9; i++) {
        if (kt_count(f->board->places[i][digit - 1]) != 2) continue;
        for (unsigned k = 0; k < count; k++) {
            if (try_skyscraper(f, lines[k], i, digit)) return true;
        }
        lines[count++] = (uint8_t)i;
    }
    return false;
}

/* --- 2-string kite: a row and a column -------------------------------------------------------- */

typedef struct {
    uint8_t digit, victim;
    string string;
} kite;

/* The kites of all digits: each row crosses each column once, and few of them fly. */
enum { KITES = 160 };

typedef struct {
    unsigned count;
    kite kites[KITES];
} flock;

static unsigned box_of(unsigned square) {
    return kt_square_units[square][KT_BOX];
}

static unsigned crossing(unsigned row_of, unsigned column_of) {
    return row_of / 9 * 9 + column_of % 9;
}

static bool tell_kite(tech_finder *f, const kite *k) {
    describe(f, TECH_KITE, &k->string, k->digit);
    tech_remove(f, k->victim, k->digit);
    return tech_found(f);
}

/* The kites of a row and a column: an end of each lies in a box that both cross. */
static bool tell_kites(tech_finder *f, unsigned row, unsigned column, unsigned digit, flock *all) {
    const tech_board *b = f->board;
    kt_squares across = kt_unit_part(row, b->places[row][digit - 1]);
    kt_squares down = kt_unit_part(column, b->places[column][digit - 1]);
    if (kt_squares_meet(across, down)) return false;
    const unsigned left[2] = {kt_squares_take(&across), kt_squares_take(&across)};
    const unsigned top[2] = {kt_squares_take(&down), kt_squares_take(&down)};
    for (unsigned i = 0; i < 4; i++) {
        unsigned a = left[i / 2], d = top[i % 2];
        unsigned one = left[1 - i / 2], other = top[1 - i % 2];
        unsigned victim = crossing(other, one);
        if (box_of(a) != box_of(d) || !tech_has(b, victim, digit)) continue;
        kite k = {(uint8_t)digit,
                  (uint8_t)victim,
                  {{(uint8_t)one, (uint8_t)a, (uint8_t)d, (uint8_t)other}}};
        if (tell_kite(f, &k)) return true;
        if (all->count == KITES)
            f->work->lost++;
        else
            all->kites[all->count++] = k;
    }
    return false;
}

static bool find_kites(tech_finder *f, unsigned digit, flock *all) {
    const tech_board *b = f->board;
    for (unsigned row = 0; row < 9; row++) {
        if (kt_count(b->places[row][digit - 1]) != 2) continue;
        for (unsigned column = 9; column < 18; column++) {
            if (kt_count(b->places[column][digit - 1]) != 2) continue;
            if (tell_kites(f, row, column, digit, all)) return true;
        }
    }
    return false;
}

/* Two kites that are held by the same two squares, of one digit or of two, each with a victim of its own. */
static bool tell_dual(tech_finder *f, const kite *a, const kite *b) {
    const uint8_t *ends = a->string.square;
    const uint8_t *others = b->string.square;
    bool is_same = ends[1] == others[1] && ends[2] == others[2];
    bool is_crossed = ends[1] == others[2] && ends[2] == others[1];
    if (!is_same && !is_crossed) return false;
    if (a->victim == b->victim && a->digit == b->digit) return false;
    describe(f, TECH_DUAL_KITE, &a->string, a->digit);
    f->step.squares = kt_squares_union(f->step.squares, squares_of(&b->string));
    tell_string(f, &b->string, b->digit);
    tech_remove(f, a->victim, a->digit);
    tech_remove(f, b->victim, b->digit);
    return tech_found(f);
}

static void find_dual_kites(tech_finder *f, const flock *all) {
    for (unsigned i = 0; i < all->count; i++) {
        for (unsigned k = i + 1; k < all->count; k++) {
            if (tell_dual(f, &all->kites[i], &all->kites[k])) return;
        }
    }
}

void tech_find_one_digit(tech_finder *f) {
    for (unsigned line = 0; line <= 9 && tech_wants(f, TECH_SKYSCRAPER); line += 9) {
        for (unsigned d = 1; d <= 9; d++) {
            if (tech_digit_is_fresh(f, d) && find_skyscrapers(f, line, d)) return;
        }
    }
    bool duals = f->options->duals && tech_wants(f, TECH_DUAL_KITE);
    if (!duals && !tech_wants(f, TECH_KITE)) return;
    flock all = {.count = 0};
    for (unsigned d = 1; d <= 9; d++) {
        if ((duals || tech_digit_is_fresh(f, d)) && find_kites(f, d, &all)) return;
    }
    if (duals) find_dual_kites(f, &all);
}

/* --- Turbot fish: any two units --------------------------------------------------------------- */

typedef struct {
    unsigned count;
    uint8_t ends[27][2];
} links;

/* The links of a box whose ends share a line are left to the lines. */
static void find_links(const tech_board *b, unsigned digit, links *all) {
    all->count = 0;
    for (unsigned unit = 0; unit < 27; unit++) {
        uint32_t places = b->places[unit][digit - 1];
        if (kt_count(places) != 2) continue;
        kt_squares ends = kt_unit_part(unit, places);
        if (unit >= 18 && !kt_is_single(kt_units_of_all(ends))) continue;
        all->ends[all->count][0] = (uint8_t)kt_squares_take(&ends);
        all->ends[all->count][1] = (uint8_t)kt_squares_take(&ends);
        all->count++;
    }
}

static bool try_turbot(tech_finder *f, const uint8_t one[2], const uint8_t other[2],
                       unsigned digit) {
    for (unsigned i = 0; i < 4; i++) {
        string s = {{one[1 - i / 2], one[i / 2], other[i % 2], other[1 - i % 2]}};
        if (!kt_squares_has(kt_squares_seen(s.square[1]), s.square[2])) continue;
        if (kt_squares_count(squares_of(&s)) != 4) continue;
        kt_squares victims = seen_by_both(s.square[0], s.square[3]);
        if (!kt_squares_meet(victims, f->board->squares[digit])) continue;
        describe(f, TECH_TURBOT_FISH, &s, digit);
        f->step.links = 3;
        tech_remove_squares(f, victims, digit);
        if (tech_propose(f)) return true;
    }
    return false;
}

void tech_find_turbot(tech_finder *f) {
    for (unsigned d = 1; d <= 9; d++) {
        links all;
        if (!tech_digit_is_fresh(f, d)) continue;
        find_links(f->board, d, &all);
        for (unsigned i = 0; i < all.count; i++) {
            for (unsigned k = i + 1; k < all.count; k++) {
                if (try_turbot(f, all.ends[i], all.ends[k], d)) return;
            }
        }
    }
    tech_settle(f);
}
