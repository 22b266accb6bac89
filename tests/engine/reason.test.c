/* reason.test.c - the reasoner hears events that the test makes up, true ones and lies, and tells why a digit goes
 * where it does; it tells nothing that does not follow.
 */
#include "methods/rules.h"
#include "reason/reasoner.h"
#include "square_text.h"
#include "tap.h"

static kt_event events[4096];
static kt_trace trace = {.room = 4096, .events = events};
static kt_reasoner reasoner;

/* --- What it hears -------------------------------------------------------------------------------- */

/* "r1c1=12": the candidates of some squares of an empty board, with blanks between; the others have all. */
static void begin(const char *list) {
    kt_trace_clear(&trace, 255);
    trace.hear = kt_reasoner_hear;
    trace.listener = &reasoner;
    kt_reasoner_begin(&reasoner, &trace, false);
    for (; *list != 0; list += strcspn(list, " "), list += *list == ' ') {
        kt_event event = kt_event_of(KT_EVENT_EXCLUDED, 0);
        event.square = (uint8_t)square_of(list);
        event.digits = (uint16_t)(KT_ALL_DIGITS & ~digits_of(list + 5));
        kt_trace_tell(&trace, &event);
    }
}

/* An event about a square, as "r1c1=1", or about several, as "r1c1+r1c2=12". */
static kt_event about(uint8_t kind, uint8_t rule, const char *set, unsigned depth) {
    kt_event event = kt_event_of(kind, depth);
    kt_squares squares = squares_of(set);
    event.rule = rule;
    event.digits = digits_of(strchr(set, '=') + 1);
    kt_event_set_squares(&event, squares);
    if (kt_squares_count(squares) == 1) event.square = (uint8_t)square_of(set);
    return event;
}

static void tell(uint8_t kind, uint8_t rule, const char *set, unsigned depth) {
    kt_event event = about(kind, rule, set, depth);
    kt_trace_tell(&trace, &event);
}

static void part(uint8_t role, uint8_t unit, const char *set) {
    kt_event event = about(KT_EVENT_PART, 0, set, 0);
    event.value = role;
    event.unit = unit;
    kt_trace_tell(&trace, &event);
}

static void result(const char *digit, unsigned depth, uint8_t outcome) {
    kt_event event = about(KT_EVENT_RESULT, KT_RULE_SUPPOSED, digit, depth);
    event.value = outcome;
    kt_trace_tell(&trace, &event);
}

/* The squares have too few digits or the digits too few squares. */
static void clash_at(unsigned depth, uint8_t rule, const char *unit, const char *set) {
    kt_event clash = about(KT_EVENT_CONTRADICTION, rule, set, depth);
    clash.unit = (uint8_t)(unit == NULL ? KT_NO_UNIT : unit_of(unit));
    kt_trace_tell(&trace, &clash);
}

/* Supposes the digit, and says so then. */
static void refute_at(unsigned depth, const char *digit, uint8_t rule, const char *unit,
                      const char *set) {
    tell(KT_EVENT_ASSUMED, KT_RULE_SUPPOSED, digit, depth);
    clash_at(depth + 1, rule, unit, set);
    result(digit, depth, KT_INCONSISTENT);
}

static void refute(const char *digit, uint8_t rule, const char *unit, const char *set) {
    refute_at(0, digit, rule, unit, set);
}

/* --- What it tells -------------------------------------------------------------------------------- */

/* The lines of the argument for a digit: "trial r1c4=3, squares r1 r1c1+r1c2+r1c3=12, naked-single r1c4=4". */
static const char *why(const char *digit) {
    uint32_t first = trace.count;
    tell(KT_EVENT_PLACED, 0, digit, 0);
    end_of_page = page;
    for (uint32_t i = first; i < trace.count; i++) {
        const kt_event *e = &events[i];
        if (e->kind != KT_EVENT_REASON) continue;
        if (end_of_page != page) end_of_page += sprintf(end_of_page, ", ");
        end_of_page += sprintf(end_of_page, "%s ", kt_rule(e->rule)->slug);
        kt_squares squares = {{e->squares[0], e->squares[1], e->squares[2]}};
        write_set(e->square == KT_NO_SQUARE ? squares : kt_one_square(e->square), e->digits);
    }
    return end_page();
}

/* The events that the first and the last line of the last argument come from. */
static void sources(uint32_t *of_first, uint32_t *of_last) {
    uint32_t i = trace.count;
    while (events[i - 1].kind != KT_EVENT_PLACED) i--;
    *of_first = events[i].other;
    for (; i < trace.count; i++) {
        if (events[i].kind == KT_EVENT_REASON) *of_last = events[i].other;
    }
}

/* The parts of all lines of the last argument in this role: "r1 r1c1+r1c2=12, r1c4=3". */
static const char *parts_told(uint8_t role) {
    uint32_t first = trace.count;
    while (events[first - 1].kind != KT_EVENT_PLACED) first--;
    end_of_page = page;
    for (uint32_t i = first; i < trace.count; i++) {
        const kt_event *e = &events[i];
        if (e->kind != KT_EVENT_PART || e->value != role) continue;
        if (end_of_page != page) end_of_page += sprintf(end_of_page, ", ");
        if (e->unit != KT_NO_UNIT) {
            unsigned type = e->unit / 9u, number = e->unit % 9u + 1;
            end_of_page += sprintf(end_of_page, "%c%u ", "rcb"[type], number);
        }
        kt_squares squares = {{e->squares[0], e->squares[1], e->squares[2]}};
        write_set(e->square == KT_NO_SQUARE ? squares : kt_one_square(e->square), e->digits);
    }
    return end_page();
}

/* --- Tests ---------------------------------------------------------------------------------------- */

static void tests_too_few(void) {
    const char *three = "r1c1=12 r1c2=12 r1c3=123 r1c4=34";
    begin(three);
    refute("r1c4=3", KT_RULE_C_SQUARES, "r1", "r1c1+r1c2+r1c3=12");
    tap_text(why("r1c4=4"), "trial r1c4=3, squares r1c1+r1c2+r1c3=12, naked-single r1c4=4",
             "three squares with two digits refute a trial");

    begin(three);
    refute("r1c4=3", KT_RULE_C_DIGITS, "r1", "r1c1+r1c2+r1c3=12");
    tap_text(why("r1c4=4"), "", "but not if they are told to be too few");
    begin(three);
    refute("r1c4=3", KT_RULE_C_SQUARES, "r2", "r1c1+r1c2+r1c3=12");
    tap_text(why("r1c4=4"), "", "nor in another unit");
    begin(three);
    refute("r1c4=3", KT_RULE_C_SQUARES, NULL, "r1c1+r1c2+r1c3=12");
    tap_text(why("r1c4=4"), "", "nor in none");
    begin(three);
    refute("r1c4=3", KT_RULE_C_SQUARES, "r1", "r1c1+r1c2=12");
    tap_text(why("r1c4=4"), "", "nor if there are as many digits as squares");
    begin("r1c1=12 r1c2=12 r1c3=1235 r1c4=34");
    refute("r1c4=3", KT_RULE_C_SQUARES, "r1", "r1c1+r1c2+r1c3=12");
    tap_text(why("r1c4=4"), "", "nor if one has another digit");

    /* Row 1 has 1, 2 and 3 in r1c1, r1c2 and r1c9 only, and r2c9 takes the 1 from r1c9. */
    const char *rest = "r1c3=456789 r1c4=456789 r1c5=456789 r1c6=456789 r1c7=456789 r1c8=456789 "
                       "r2c9=15 r1c9=";
    char board[200];
    sprintf(board, "%s1456", rest);
    begin(board);
    refute("r2c9=1", KT_RULE_C_DIGITS, "r1", "r1c1+r1c2=123");
    tap_text(why("r2c9=5"), "trial r2c9=1, digits r1c1+r1c2=123, naked-single r2c9=5",
             "three digits with two places refute a trial");
    begin(board);
    refute("r2c9=1", KT_RULE_C_SQUARES, "r1", "r1c1+r1c2=123");
    tap_text(why("r2c9=5"), "", "but not if they are told to be too few");
    sprintf(board, "%s1256", rest);
    begin(board);
    refute("r2c9=1", KT_RULE_C_DIGITS, "r1", "r1c1+r1c2=123");
    tap_text(why("r2c9=5"), "", "nor if one has a third place");
}

/* A square of them has found its digit in the trial: the others are too few without it. */
static void tests_fewer(void) {
    begin("r1c1=12 r1c2=12 r1c3=123 r1c4=34 r1c5=59 r9c4=35 r2c5=12346789 r3c5=12346789 "
          "r4c5=12346789 r5c5=12346789 r6c5=12346789 r7c5=12346789 r8c5=12346789");
    tell(KT_EVENT_ASSUMED, KT_RULE_SUPPOSED, "r1c4=3", 0);
    tell(KT_EVENT_PLACED, 0, "r9c4=5", 1);
    tell(KT_EVENT_PLACED, 0, "r1c5=5", 1);
    clash_at(1, KT_RULE_C_SQUARES, "r1", "r1c1+r1c2+r1c3+r1c5=125");
    result("r1c4=3", 0, KT_INCONSISTENT);
    tap_text(why("r1c4=4"), "trial r1c4=3, squares r1c1+r1c2+r1c3=12, naked-single r1c4=4",
             "of too many squares those that are filled are left out, and what filled them");

    begin("r1c3=456789 r1c4=456789 r1c5=45 r1c6=456789 r1c7=456789 r1c8=456789 r1c9=1456 "
          "r2c5=15 r2c9=15");
    tell(KT_EVENT_ASSUMED, KT_RULE_SUPPOSED, "r2c9=1", 0);
    tell(KT_EVENT_PLACED, 0, "r2c5=5", 1);
    tell(KT_EVENT_PLACED, 0, "r1c5=4", 1);
    clash_at(1, KT_RULE_C_DIGITS, "r1", "r1c1+r1c2+r1c5=1234");
    result("r2c9=1", 0, KT_INCONSISTENT);
    tap_text(why("r2c9=5"), "trial r2c9=1, digits r1c1+r1c2=123, naked-single r2c9=5",
             "so are, of too many digits, those that stand in the unit");
}

static void tests_lies(void) {
    begin("r1c1=12 r1c2=12 r1c3=13");
    tell(KT_EVENT_SET_FOUND, 0, "r1c1+r1c2=12", 0);
    tap_text(why("r1c3=3"), "naked-pair r1c1+r1c2=12, naked-single r1c3=3", "a set is believed");
    begin("r1c1=12 r1c2=124 r1c3=13");
    tell(KT_EVENT_SET_FOUND, 0, "r1c1+r1c2=12", 0);
    tap_text(why("r1c3=3"), "", "but not if a square has another digit");
    begin("r1c1=12 r1c2=12 r1c3=13");
    tell(KT_EVENT_SET_FOUND, 0, "r1c1+r1c2=123", 0);
    tap_text(why("r1c3=3"), "", "nor if it has more digits than squares");

    begin("r1c1=12 r1c2=12 r1c3=13");
    why("r1c1=1");
    tell(KT_EVENT_SET_FOUND, 0, "r1c1+r1c2=23", 0);
    tap_text(why("r1c3=3"), "naked-single r1c3=3", "nor if a square of it is filled otherwise");
    why("r1c2=2");
    tell(KT_EVENT_SET_FOUND, 0, "r1c1+r1c2=12", 0);
    tap_text(why("r1c4=4"), "", "and one that is filled says nothing more");

    const char *pair = "r1c3=23456789 r1c4=23456789 r1c5=23456789 r1c6=23456789 r1c7=23456789 "
                       "r1c8=23456789 r1c9=23456789 r2c1=12";
    begin(pair);
    tell(KT_EVENT_DEDUCTION, KT_RULE_CUBE_LINE, "r1c1+r1c2=1", 0);
    part(KT_ROLE_BASE, KT_NO_UNIT, "r1c1+r1c2=1");
    part(KT_ROLE_BASE, (uint8_t)unit_of("r1"), "r1c1+r1c2=1");
    part(KT_ROLE_COVER, (uint8_t)unit_of("b1"), "r1c1+r1c2=1");
    tap_text(why("r2c1=2"), "claiming r1c1+r1c2=1, naked-single r2c1=2",
             "a line whose digit is in one box is believed, and a part without a unit is none");
    begin(pair);
    kt_event line = about(KT_EVENT_DEDUCTION, KT_RULE_CUBE_LINE, "r1c1+r1c2=1", 0);
    line.unit = (uint8_t)unit_of("r9");
    kt_trace_tell(&trace, &line);
    part(KT_ROLE_BASE, (uint8_t)unit_of("r1"), "=1");
    part(KT_ROLE_COVER, (uint8_t)unit_of("b1"), "=1");
    tap_text(why("r2c1=2"), "claiming r1c1+r1c2=1, naked-single r2c1=2",
             "its base is what the parts say before what the deduction says itself");
    static const struct {
        const char *base[2], *cover[2], *what;
    } lies[] = {{{"r1"}, {"b2"}, "but not in another box"},
                {{"r1"}, {"b1", "b2"}, "nor in one unit more"},
                {{"r1", "c1"}, {"b1", "b2"}, "nor with a base that crosses itself"}};
    for (unsigned l = 0; l < 3; l++) {
        begin(pair);
        tell(KT_EVENT_DEDUCTION, KT_RULE_CUBE_LINE, "r1c1+r1c2=1", 0);
        for (unsigned i = 0; i < 2; i++) {
            const char *base = lies[l].base[i], *cover = lies[l].cover[i];
            if (base != NULL) part(KT_ROLE_BASE, (uint8_t)unit_of(base), "r1c1=1");
            if (cover != NULL) part(KT_ROLE_COVER, (uint8_t)unit_of(cover), "r1c1=1");
        }
        tap_text(why("r2c1=2"), "", lies[l].what);
    }
}

/* r1c1 has 1 or 2. If r1c5 had the 2 r1c1 had the 1, so r5c1 would have the 2 and r5c5 nothing. */
static void tests_pivot(void) {
    static const struct {
        const char *pivot, *pincers[2], *lines, *what;
    } cases[] = {
        {"r1c1=12",
         {"r1c5=12", "r5c1=12"},
         "chain r1c5=2, no-candidate r5c5, naked-single r1c5=3",
         "a pivot with two pincers is followed from one to the other"},
        {"r1c1=123", {"r1c5=12", "r5c1=12"}, "", "but not if the pivot has three digits"},
        {"r1c1=12", {"r1c5=12", NULL}, "", "nor with one pincer"},
        {"r1c1=12", {"=12", "r5c1=12"}, "", "nor with a pincer that is nowhere"},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        begin("r1c1=12 r1c5=23 r5c1=12 r5c5=2");
        tell(KT_EVENT_DEDUCTION, KT_RULE_CUBE_HAMADA, "r1c5=2", 0);
        part(KT_ROLE_PIVOT, KT_NO_UNIT, cases[i].pivot);
        for (unsigned p = 0; p < 2; p++) {
            const char *pincer = cases[i].pincers[p];
            if (pincer != NULL) part(KT_ROLE_PINCER, KT_NO_UNIT, pincer);
        }
        tap_text(why("r1c5=3"), cases[i].lines, cases[i].what);
    }
}

/* Rows 1 and 2, or columns, have a 1 on the columns 1 and 4, or rows, only; which have none elsewhere but in the square
 * with 1 and 2. */
static void rectangle(bool is_in_rows, const char *other) {
    char board[1000], *end = board;
    for (unsigned i = 0; i < 81; i++) {
        unsigned line = i / 9, place = i % 9;
        if ((line < 2) == (place == 0 || place == 3)) continue;
        unsigned square = is_in_rows ? i : 9 * place + line;
        if (square == square_of(other)) continue;
        end += sprintf(end, "r%uc%u=23456789 ", square / 9 + 1, square % 9 + 1);
    }
    sprintf(end, "%s=12", other);
    begin(board);
    const char *corners = is_in_rows ? "r1c1+r1c4+r2c1+r2c4=1" : "r1c1+r4c1+r1c2+r4c2=1";
    tell(KT_EVENT_DEDUCTION, KT_RULE_CUBE_RECTANGLE, corners, 0);
    part(KT_ROLE_BASE, (uint8_t)unit_of(is_in_rows ? "r1" : "c1"), "=1");
    part(KT_ROLE_BASE, (uint8_t)unit_of(is_in_rows ? "r2" : "c2"), "=1");
}

/* A deduction without a cover means the lines that its squares lie on. */
static void tests_lines(void) {
    rectangle(true, "r5c4");
    tap_text(why("r5c4=2"), "x-wing r1c1+r1c4+r2c1+r2c4=1, naked-single r5c4=2",
             "a rectangle of two rows says something of two columns");
    rectangle(false, "r4c5");
    tap_text(why("r4c5=2"), "x-wing r1c1+r1c2+r4c1+r4c2=1, naked-single r4c5=2",
             "one of two columns of two rows");
    rectangle(true, "r3c2");
    tap_text(why("r3c2=2"), "", "and neither anything of its boxes");

    begin("r1c3=23456789 r2c1=23456789 r2c2=23456789 r2c3=23456789 r3c1=23456789 r3c2=23456789 "
          "r3c3=23456789 r1c9=12");
    kt_event line = about(KT_EVENT_DEDUCTION, KT_RULE_CUBE_LINE, "r1c1+r1c2=1", 0);
    line.unit = (uint8_t)unit_of("b1");
    kt_trace_tell(&trace, &line);
    tap_text(why("r1c9=2"), "pointing r1c1+r1c2=1, naked-single r1c9=2",
             "a deduction about a unit says something of the line there");
}

/* r5c5 has 5 or 6, of which r5c1 takes the 6; and its box has a 5 in r4c4 and r5c5, of which r4c9 takes the first. */
static void tests_fewest_lines(void) {
    const char *board =
        "r5c1=6 r4c9=5 r5c5=56 r4c5=1234 r4c6=1234 r5c4=12346789 r5c6=12346789 r6c4=12346789 "
        "r6c5=12346789 r6c6=12346789";
    begin(board);
    uint32_t of_first, of_last = 0, found = trace.count;
    tell(KT_EVENT_SET_FOUND, 0, "r5c1=6", 0);
    tap_text(why("r5c5=5"), "naked-single r5c1=6, naked-single r5c5=5",
             "a digit may be the only candidate");
    sources(&of_first, &of_last);
    tap_number(of_first, found, "a line names what the method told");
    tap_number(of_last, KT_NO_EVENT, "the digit itself is nothing that it told before");
    begin(board);
    tell(KT_EVENT_SET_FOUND, 0, "r5c1=6", 0);
    tell(KT_EVENT_SET_FOUND, 0, "r4c9=5", 0);
    tap_text(why("r5c5=5"), "naked-single r4c9=5, hidden-single r5c5=5",
             "with as many lines it is rather the only place in the box");
}

/* Row 1 has a 1 in r1c1, r1c2 and r1c9, of which a pair takes the last. */
static void tests_places(void) {
    begin("r1c3=23456789 r1c4=23456789 r1c5=23456789 r1c6=23456789 r1c7=23456789 r1c8=23456789 "
          "r2c1=12 r5c9=12 r6c9=12");
    tell(KT_EVENT_SET_FOUND, 0, "r5c9+r6c9=12", 0);
    tell(KT_EVENT_DEDUCTION, KT_RULE_CUBE_LINE, "r1c1+r1c2=1", 0);
    part(KT_ROLE_BASE, (uint8_t)unit_of("r1"), "=1");
    part(KT_ROLE_COVER, (uint8_t)unit_of("b1"), "=1");
    tap_text(why("r2c1=2"), "naked-pair r5c9+r6c9=12, claiming r1c1+r1c2=1, naked-single r2c1=2",
             "a line is told by the places that those before it have left");
}

/* What a line takes is told where it stands on the board and a later one needs it. */
static void tests_taken(void) {
    begin("r1c1=1 r1c2=12 r1c3=123");
    tell(KT_EVENT_SET_FOUND, 0, "r1c1=1", 0);
    tell(KT_EVENT_SET_FOUND, 0, "r1c2=2", 0);
    tap_text(why("r1c3=3"), "naked-single r1c1=1, naked-single r1c2=2, naked-single r1c3=3",
             "singles lead to a third");
    tap_text(parts_told(KT_ROLE_TAKES), "r1c2=1, r1c3=1, r1c3=2",
             "and of each is told what it takes from them");

    begin("r1c1=12 r1c2=13 r9c2=3");
    tell(KT_EVENT_ASSUMED, KT_RULE_SUPPOSED, "r1c1=1", 0);
    tell(KT_EVENT_PLACED, 0, "r1c2=3", 1);
    result("r1c1=1", 0, KT_INCONSISTENT);
    tap_text(why("r1c1=2"),
             "trial r1c1=1, naked-single r1c2=3, no-candidate r9c2, naked-single r1c1=2",
             "a single may refute a trial");
    tap_text(parts_told(KT_ROLE_TAKES), "", "but nothing of what a trial takes");
}

/* The board says itself that r5c5 has the 9: row 5 has five digits, column 5 two more, and r5c5 lacks one. */
static void tests_seen(void) {
    static const char *const digits[] = {"r5c1=1", "r5c2=2", "r5c7=3", "r5c8=4",
                                         "r5c9=5", "r1c5=6", "r9c5=7"};
    begin("");
    for (unsigned i = 0; i < 7; i++) tell(KT_EVENT_GIVEN, 0, digits[i], 0);
    tell(KT_EVENT_EXCLUDED, 0, "r5c5=8", 0);
    tap_text(why("r5c5=9"), "naked-single r5c5=9", "a digit may be single on the board");
    tap_text(parts_told(KT_ROLE_SEES), "r5 r5c1+r5c2+r5c7+r5c8+r5c9=12345, c5 r1c5+r9c5=67",
             "the digits that see it are told, by unit");
    tap_text(parts_told(KT_ROLE_RULED_OUT), "r5c5=8", "and what it could not be anyway");
}

/* A trial within one that supposes what is known anyway holds on the board. */
static void tests_many(void) {
    const char *lines = "trial r1c4=3, squares r1c1+r1c2+r1c3=12, naked-single r1c4=4";
    begin("r1c1=12 r1c2=12 r1c3=123 r1c4=34 r9c9=5");
    reasoner.count = KT_INFERENCES / 2; /* others, which do not matter here */
    tell(KT_EVENT_ASSUMED, KT_RULE_SUPPOSED, "r9c9=5", 0);
    refute_at(1, "r1c4=3", KT_RULE_C_SQUARES, "r1", "r1c1+r1c2+r1c3=12");
    result("r9c9=5", 0, KT_STUCK);
    tap_text(why("r1c4=4"), lines, "how it is refuted is told, however much was found before");

    begin("r1c1=12 r1c2=12 r1c3=123 r1c4=34 r5c4=4 r9c9=56");
    reasoner.count = KT_INFERENCES / 2;
    tell(KT_EVENT_ASSUMED, KT_RULE_SUPPOSED, "r9c9=5", 0);
    refute_at(1, "r1c4=3", KT_RULE_C_SQUARES, "r1", "r1c1+r1c2+r1c3=12");
    tell(KT_EVENT_PLACED, 0, "r1c4=4", 1);
    result("r9c9=5", 0, KT_INCONSISTENT);
    tap_text(why("r9c9=6"),
             "trial r9c9=5, trial r1c4=3, naked-single r1c4=4, no-candidate r5c4, "
             "naked-single r9c9=6",
             "within one that supposes more it is forgotten");
}

static void tests_contradictions(void) {
    kt_block blocks[KT_EFFECTS];
    bool take = false;
    for (unsigned kind = KT_NO_CANDIDATE; kind <= KT_FEW_SQUARES; kind++) {
        kt_inference i = {.kind = (uint8_t)kind, .unit = 0, .square = 0, .digits = 1};
        take = take || kt_inference_effects(&i, blocks) > 0;
    }
    tap_ok(!take, "a contradiction takes nothing");
}

/* Trials within trials, more than there is room for if what refutes each were kept. */
static void tests_depth(void) {
    static const char board[] = /* Golden Nugget */
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    kt *k = kt_create(1);
    unsigned method = 0;
    while (strcmp(kt_method(method)->slug, "human") != 0) method++;
    if (k == NULL || kt_open(k, board, 81, method) < 0) {
        tap_ok(false, "the board opens");
        return;
    }
    tap_number(kt_solve(k, UINT32_MAX), KT_FINISHED, "a board of deep trials is solved");
    const kt_report *report = kt_get_report(k);
    bool is_begun[81] = {false}, is_ended[81] = {false};
    for (uint32_t i = 0; i < report->event_count; i++) {
        const kt_event *line = &kt_events(k)[i];
        if (line->kind != KT_EVENT_REASON) continue;
        const kt_event *placed = &kt_events(k)[line->cause];
        bool is_digit = line->square == placed->square && line->digits == placed->digits;
        is_begun[placed->square] = true;
        is_ended[placed->square] |= line->value == 0 && is_digit;
    }
    unsigned count = 0;
    for (unsigned s = 0; s < 81; s++) count += is_ended[s];
    tap_ok(memcmp(is_begun, is_ended, sizeof is_begun) == 0, "an argument ends with its digit");
    tap_number(count, 48, "and only the 12 digits that trials happened to fill have none");
    kt_free(k);
}

int main(void) {
    tests_too_few();
    tests_fewer();
    tests_lies();
    tests_pivot();
    tests_lines();
    tests_fewest_lines();
    tests_places();
    tests_taken();
    tests_seen();
    tests_many();
    tests_contradictions();
    tests_depth();
    return tap_end();
}
