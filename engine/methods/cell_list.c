/* cell_list.c - cell lists and colour painting: what logic finds, then the recursive f(g), which also
 * tells whether there is a second solution. It never assumes while it still can deduce.
 *
 * Source: 第4講 数独を解くソフトの開発, 第6話, a lecture on VBA without a name or a date. Its ironuri, a
 * sheet for each digit with the squares painted where it cannot go, are here the places in each unit; its
 * rlst and mx, the digits of a square and how many, are its candidates (kt_candidates).
 *
 * The one idea: a sheet is searched again only if something on it has changed (部分構造解析). So every
 * kind of elimination keeps the digits whose sheets it has not seen since, and a deduction is cheap
 * enough that f(g) makes all of them after each digit it tries. The text does not say what f(g)
 * deduces; without deductions some boards take millions of tries.
 */
#include "methods/deduction.h"

/* The searches of the sheets, in the order of the text; mx = 1 comes last. */
enum { BLOCK = 0, LINE = 1, INDIRECT = 2, KINDS = 3 };
static const uint32_t units_of[] = {[BLOCK] = 0x1FFu << 18, [LINE] = 0x3FFFF};

typedef struct {
    kt_candidates candidates; /* ironuri and rlst */
    uint32_t open[9];         /* by digit - 1: the units that do not have it */
    uint16_t stale[KINDS]; /* the digits whose sheets have changed since this kind searched them */
    uint16_t untried;      /* for f(g), once it has begun here: the rest of the cell list */
    uint8_t square;        /* that f(g) tries; KT_NO_SQUARE: it has not begun */
    uint8_t digit;         /* the one that it tries */
    bool solved;           /* a digit that it tried led to a solution */
    uint32_t tried;        /* the event that told it */
} level;

typedef struct {
    kt_press *press;
    uint8_t depth; /* g: digits tried at a time */
    uint8_t solutions;
    bool searched;      /* f(g) is done: the first solution is handed out */
    uint32_t found;     /* the event that told it */
    uint8_t digits[81]; /* the first solution */
    kt_deduction deduction;
    level levels[82];
} cell_list;

/* --- Structure analysis ----------------------------------------------------------------------- */

static level *deepest(cell_list *l) {
    return &l->levels[l->depth];
}

static void make_stale(level *v, uint16_t digits) {
    for (unsigned kind = 0; kind < KINDS; kind++) v->stale[kind] |= digits;
}

/* 代入: the digits of the board, and from them every sheet and every cell list (全体構造解析). */
static void begin(void *state, kt_press *press) {
    cell_list *l = state;
    l->depth = l->solutions = 0;
    l->searched = false;
    l->found = KT_NO_EVENT;
    level *board = &l->levels[0];
    *board = (level){.square = KT_NO_SQUARE, .tried = KT_NO_EVENT};
    kt_position_begin(press, &board->candidates);
    make_stale(board, KT_ALL_DIGITS);
    for (unsigned d = 0; d < 9; d++) board->open[d] = 0x7FFFFFF;
    for (unsigned s = 0; s < 81; s++) {
        unsigned digit = press->grid->digit[s];
        if (digit != 0) board->open[digit - 1] &= ~kt_square_unit_bits[s];
    }
}

static kt_position position(cell_list *l) {
    return (kt_position){.press = l->press,
                         .candidates = &deepest(l)->candidates,
                         .depth = l->depth,
                         .assumed = l->depth > 0 ? l->levels[l->depth - 1].tried : KT_NO_EVENT};
}

/* A digit goes into a square: the squares that see it have to be analysed again (部分構造解析). */
static void note_placing(level *v, unsigned square, unsigned digit) {
    make_stale(v, v->candidates.digits[square]);
    v->open[digit - 1] &= ~kt_square_unit_bits[square];
}

static void place(cell_list *l, unsigned square, unsigned digit, uint32_t cause) {
    kt_position at = position(l);
    note_placing(deepest(l), square, digit);
    kt_put(&at, square, digit, cause);
}

/* --- Deductions ------------------------------------------------------------------------------- */

static void determine(cell_list *l, unsigned rule, unsigned unit, unsigned square, unsigned digit) {
    kt_deduction *found = &l->deduction;
    kt_position at = position(l);
    kt_deduction_begin(found, rule);
    found->event.unit = (uint8_t)unit;
    found->event.square = (uint8_t)square;
    found->event.digits = kt_digit_bit(digit);
    found->places = true;
    note_placing(deepest(l), square, digit);
    kt_deduce(&at, found);
}

/* ブロック排除, ライン排除: the only white square of a digit in a unit. */
static bool only_white(cell_list *l, unsigned kind) {
    level *v = deepest(l);
    for (; v->stale[kind] != 0; v->stale[kind] &= (uint16_t)(v->stale[kind] - 1)) {
        unsigned d = kt_lowest_bit(v->stale[kind]);
        for (uint32_t units = v->open[d] & units_of[kind]; units != 0; units &= units - 1) {
            unsigned unit = kt_lowest_bit(units);
            uint16_t places = v->candidates.places[unit][d];
            if (!kt_is_single(places)) continue;
            unsigned rule = kind == BLOCK ? KT_RULE_LIST_BLOCK
                            : unit < 9    ? KT_RULE_LIST_ROW
                                          : KT_RULE_LIST_COLUMN;
            determine(l, rule, unit, kt_unit_squares[unit][kt_lowest_bit(places)], d + 1);
            return true;
        }
    }
    return false;
}

/* Paints the squares of `line` outside `box` on the sheet of `digit`. False if all are painted. */
static bool paint(cell_list *l, unsigned box, unsigned line, unsigned digit) {
    level *v = deepest(l);
    const kt_candidates *c = &v->candidates;
    if (kt_count(c->places[line][digit - 1]) == kt_count(c->places[box][digit - 1])) return false;
    kt_squares white = kt_candidates_squares(c, box, digit);
    kt_squares others = kt_squares_without(kt_candidates_squares(c, line, digit), white);
    kt_deduction *found = &l->deduction;
    kt_position at = position(l);
    kt_deduction_begin(found, KT_RULE_LIST_INDIRECT);
    found->event.unit = (uint8_t)box;
    found->event.digits = kt_digit_bit(digit);
    kt_event_set_squares(&found->event, white);
    kt_deduction_remove(found, others, found->event.digits);
    kt_deduce(&at, found);
    make_stale(v, found->event.digits);
    return true;
}

/* ライン間接排除: all white squares of a digit in a box lie on one line. */
static bool indirect(cell_list *l) {
    level *v = deepest(l);
    for (; v->stale[INDIRECT] != 0; v->stale[INDIRECT] &= (uint16_t)(v->stale[INDIRECT] - 1)) {
        unsigned digit = kt_lowest_digit(v->stale[INDIRECT]);
        for (unsigned box = 18; box < 27; box++) {
            unsigned line = kt_candidates_line(&v->candidates, box, digit);
            if (line != KT_NO_UNIT && paint(l, box, line, digit)) return true;
        }
    }
    return false;
}

/* mx = 1: one digit in the cell list. */
static bool single(cell_list *l) {
    const level *v = deepest(l);
    for (unsigned s = 0; s < 81; s++) {
        if (!kt_is_single(v->candidates.digits[s])) continue;
        determine(l, KT_RULE_LIST_SINGLE, KT_NO_UNIT, s, kt_lowest_digit(v->candidates.digits[s]));
        return true;
    }
    return false;
}

static bool deduce(cell_list *l) {
    return only_white(l, BLOCK) || only_white(l, LINE) || indirect(l) || single(l);
}

/* --- Ends ------------------------------------------------------------------------------------- */

static kt_status placed(const cell_list *l) {
    if (l->levels[0].candidates.filled < 81) return KT_CONTINUES;
    l->press->report->statuses = KT_S_FINISHED;
    return KT_FINISHED;
}

static kt_status hand_out(cell_list *l) {
    unsigned square = 0;
    while (l->levels[0].candidates.digit[square] != 0) square++;
    place(l, square, l->digits[square], l->found);
    return placed(l);
}

/* --- f(g) ------------------------------------------------------------------------------------- */

/* The digit that is tried on the deepest level. */
static kt_assumption trial_of(const level *v) {
    return (kt_assumption){KT_RULE_LIST_TRIED, v->square, v->digit};
}

/* Goes back to the level above, where the next digit is due. */
static void go_back(cell_list *l, kt_status result, uint32_t contradiction) {
    l->depth--;
    level *v = deepest(l);
    kt_position at = position(l);
    uint32_t number = kt_end_assumption(&at, trial_of(v), v->tried, result, contradiction);
    if (result != KT_FINISHED) return;
    if (l->depth == 0 && !v->solved) l->found = number;
    v->solved = true;
}

/* The first empty square, row by row, and its cell list. */
static void begin_square(level *v) {
    v->square = 0;
    while (v->candidates.digit[v->square] != 0) v->square++;
    v->untried = v->candidates.digits[v->square];
    v->solved = false;
}

static void try_digit(cell_list *l) {
    level *v = deepest(l);
    v->digit = (uint8_t)kt_lowest_digit(v->untried);
    v->untried &= (uint16_t)(v->untried - 1);
    kt_position at = position(l);
    if (l->depth == 0) l->press->uses[KT_RULE_LIST_TRIED]++;
    v->tried = kt_assume(&at, trial_of(v));
    l->depth++;
    level *next = deepest(l);
    *next = *v;
    next->square = KT_NO_SQUARE;
    place(l, v->square, v->digit, v->tried);
}

/* The board of the deepest level is full. A second solution ends the count. */
static void count_solution(cell_list *l) {
    const uint8_t *digits = deepest(l)->candidates.digit;
    if (l->solutions++ == 0) {
        for (unsigned s = 0; s < 81; s++) l->digits[s] = digits[s];
        go_back(l, KT_FINISHED, KT_NO_EVENT);
        return;
    }
    unsigned differs = 0;
    while (l->digits[differs] == digits[differs]) differs++;
    kt_press_differ(l->press, differs, l->digits[differs]);
    while (l->depth > 0) go_back(l, KT_FINISHED, KT_NO_EVENT);
    l->searched = true;
}

/* Every digit of the deepest level's square has been tried. */
static kt_status end_square(cell_list *l) {
    if (l->depth > 0) {
        go_back(l, deepest(l)->solved ? KT_FINISHED : KT_INCONSISTENT, KT_NO_EVENT);
        return KT_MORE;
    }
    l->searched = true;
    if (l->solutions > 0) return KT_MORE;
    kt_event event = kt_event_of(KT_EVENT_CONTRADICTION, 0);
    event.rule = KT_RULE_C_SEARCHED;
    kt_position at = position(l);
    kt_contradict(&at, &event);
    return KT_INCONSISTENT;
}

/* --- A press ---------------------------------------------------------------------------------- */

/* One deduction, or one digit tried or given up. KT_MORE: no digit went onto the board. */
static kt_status work(cell_list *l) {
    if (l->searched) return hand_out(l);
    level *v = deepest(l);
    if (v->square != KT_NO_SQUARE) {
        if (v->untried == 0) return end_square(l);
        try_digit(l);
        return KT_MORE;
    }
    kt_event event = kt_event_of(KT_EVENT_CONTRADICTION, l->depth);
    if (kt_candidates_contradict(&v->candidates, &event)) {
        kt_position at = position(l);
        event.cause = at.assumed;
        uint32_t number = kt_contradict(&at, &event);
        if (l->depth == 0) return KT_INCONSISTENT;
        go_back(l, KT_INCONSISTENT, number);
        return KT_MORE;
    }
    if (v->candidates.filled == 81) {
        count_solution(l);
        return KT_MORE;
    }
    unsigned filled = v->candidates.filled;
    if (!deduce(l)) begin_square(v);
    return l->depth == 0 && v->candidates.filled > filled ? placed(l) : KT_MORE;
}

static kt_status advance(void *state, kt_press *press, uint32_t *budget) {
    cell_list *l = state;
    l->press = press;
    kt_status status = KT_MORE;
    while (status == KT_MORE && *budget > 0) {
        --*budget;
        status = work(l);
        press->report->depth = l->depth;
    }
    return status;
}

static void show(const void *state, unsigned depth, kt_shown *shown) {
    kt_show_candidates(&((const cell_list *)state)->levels[depth].candidates, shown);
}

const kt_method_type kt_method_cell_list = {
    .info = {.slug = "cell-list",
             .name = "Cell lists and colour painting",
             .name_ja = "セルリスト構造解析と色塗り",
             .author = "",
             .author_ja = "",
             .source = "「第4講 数独を解くソフトの開発(1) 第6話」",
             .year = 0,
             .options = 1u << KT_OPTION_EVENT_DEPTH,
             .flags = KT_METHOD_TELLS_UNIQUENESS | KT_METHOD_PROVES_UNIQUENESS |
                      KT_METHOD_TAKES_CANDIDATES | KT_METHOD_JUDGES},
    .state_size = sizeof(cell_list),
    .begin = begin,
    .advance = advance,
    .show = show,
};
