/* kakutei.h - the public header of the Kakutei engine: Sudoku methods that tell what they do, an exact
 * search, a puzzle maker, short proofs, and a catalogue of named techniques with two ratings.
 *
 * The one idea: a caller opens a board with a method, presses `step` (one digit) or `solve` (to the
 * end), and reads a report. Long work is cut into budgets: a press that returns KT_MORE goes on when
 * the same function is called again. With events on, the method also tells, record by record, what
 * it did and why.
 *
 * Conventions. Squares are 0 to 80, row by row; digits 1 to 9; units 0 to 26: rows 0-8 from the top,
 * columns 9-17 from the left, boxes 18-26 row by row. A set of digits has bit d-1 for digit d. A set
 * of squares is three words of 27 bits: square s is bit s % 27 of word s / 27. All records have fixed
 * layouts, pinned by static checks and published by kt_layout().
 *
 * Not promised: thread safety of one handle (different handles are independent), that a pointer
 * into a handle stays valid after kt_free, and the values of fields that a comment calls undefined.
 *
 * It is over 500 lines because callers want the whole contract in one file.
 */
#ifndef KAKUTEI_H
#define KAKUTEI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Functions that a program may call. The shared library exports no others. */
#ifdef __GNUC__
#define KT_API __attribute__((visibility("default")))
#else
#define KT_API
#endif

/* The version of this header; kt_version() is that of the library. */
#define KT_VERSION "0.1.0"
#define KT_VERSION_MAJOR 0
#define KT_VERSION_MINOR 1
#define KT_VERSION_PATCH 0

/* Raised when a record, a number below or a contract changes in a way that old callers would
 * misread. Added kinds, rules, options and methods do not raise it. */
#define KT_ABI_VERSION 1

#define KT_SQUARES 81
#define KT_UNITS 27
#define KT_NO_SQUARE 255
#define KT_NO_UNIT 255
#define KT_NO_EVENT 0xFFFFFFFFu

/* An open board. Opaque; created by kt_create, released by kt_free. */
typedef struct kt kt;

/* What a call returns. Errors are negative; after any error the handle works on as before. */
typedef enum {
    KT_CONTINUES = 0,     /* a step placed a digit and did not end the board; also plain success */
    KT_MORE = 1,          /* the budget is spent: call the same function again to continue */
    KT_FINISHED = 2,      /* all 81 squares are determined */
    KT_INCONSISTENT = 3,  /* the board contradicts itself; report.marks shows where */
    KT_INDETERMINATE = 4, /* the method ends without a digit: the board leaves too much open */
    KT_STUCK = 5,         /* the method knows no further step */
    KT_E_HANDLE = -1,     /* the handle is NULL */
    KT_E_LENGTH = -2,     /* the text does not have 81, 729 or 891 characters, or is NULL */
    KT_E_SYMBOL = -3,     /* a character cannot stand where it is: report.error_position */
    KT_E_METHOD = -4,     /* no method has this number, or this module only describes it */
    KT_E_MEMORY = -5,     /* no memory is left */
    KT_E_BUDGET = -6,     /* the budget is zero */
    KT_E_FINISHED = -7,   /* the last press finished this board: set another board first */
    KT_E_OPTION = -8,     /* the method has no such option */
    KT_E_RANGE = -9,      /* the value is outside the option's range */
    KT_E_NOT_OPEN = -10,  /* no board has been opened on this handle */
    KT_E_BUSY = -11,      /* another press is under way: end it or kt_cancel it first */
    KT_E_CANDIDATES = -12 /* the method works on digits: it takes 81 characters only */
} kt_status;

/* Bits of report.statuses: the seven statuses of Ushio's document. Other methods use the first five
 * where they fit. */
enum {
    KT_S_FINISHED = 1,             /* 完了 */
    KT_S_SET_REGISTERED = 2,       /* 確定セット登録 */
    KT_S_SINGLE_REGISTERED = 4,    /* 単一確定セット登録 */
    KT_S_INDETERMINATE = 8,        /* 不定 */
    KT_S_INCONSISTENT = 16,        /* 不能 */
    KT_S_SINGLE_DUPLICATE = 32,    /* 単一確定セット重複 */
    KT_S_SINGLE_INDETERMINATE = 64 /* 単一確定セット不定 */
};

/* Options, for kt_set_option. */
enum {
    KT_OPTION_EVENT_DEPTH = 0,     /* tell events up to this depth; 0 to 255, 255 unless set */
    KT_OPTION_RECURSION_LIMIT = 1, /* Ushio: greatest depth; 0 to 80, 80 unless set */
    KT_OPTION_ORDER = 2,           /* backtracking: 0 digits shuffled (unless set), 1 ascending */
    KT_OPTION_SEED_1 = 3,          /* backtracking: of the shuffle, any 32 bits; 1 unless set */
    KT_OPTION_SEED_2 = 4,          /* backtracking: likewise; 2 unless set */
    KT_OPTION_MEASURE = 5,         /* human: 1 counts the possible steps; 0 unless set */
    KT_OPTION_PRESET = 6,          /* techniques: which of them, KT_PRESET_...; 0 unless set */
    /* techniques: those turned on or off against the preset. Bit t % 32 of option 7 + t / 32 is
     * technique t; 0 unless set. */
    KT_OPTION_TURNED_1 = 7,
    KT_OPTION_TURNED_2 = 8,
    KT_OPTION_TURNED_3 = 9,
    KT_OPTION_TURNED_4 = 10,
    KT_OPTION_TURNED_5 = 11,
    /* techniques: two moves in the order of the preset each, 12 to 31; 0 unless set. A move is 16
     * bits: the technique in the lower eight, 0 for none, and in the others the technique that it
     * comes after, 0 for the beginning. All that move are taken out first, then put back in turn. */
    KT_OPTION_MOVED_1 = 12,
    KT_OPTION_COUNT = 32
};

/* The techniques that the method `techniques` looks for, and in which order. Those that are off in
 * the preset have a place there, too: behind HoDoKu's in its order those of Sudoku Explainer, behind
 * Sudoku Explainer's HoDoKu's, and behind a beginner's the others as in HoDoKu's. */
enum {
    KT_PRESET_HODOKU_22 = 0, /* those by which it rates */
    KT_PRESET_HODOKU_23 = 1, /* likewise: only their ratings differ */
    KT_PRESET_SE_121 = 2,    /* those that Sudoku Explainer 1.2.1 has */
    KT_PRESET_BEGINNER = 3   /* those of KT_ORDER_BEGINNER */
};

/* Places in report.counts. Each count starts at zero with every press. */
enum {
    KT_COUNT_ASSUMPTIONS_TRIED = 0,  /* branches begun: main and sub count one each */
    KT_COUNT_DEEPEST_ASSUMPTION = 1, /* the greatest depth of a branch; 0 without assumption.
                                        Backtracking: most squares passed, 0 to 81 */
    KT_COUNT_SETS_REGISTERED = 2,    /* determined sets registered, at any depth */
    KT_COUNT_SUB_SKIPPED = 3,    /* Ushio: sub branches skipped because main found two solutions */
    KT_COUNT_TABLE1 = 4,         /* Ushio: nine counts, case 1 to case 9 of Table 1 */
    KT_COUNT_SETS_REFUSED = 13,  /* Ushio: sets that found no room in a full list (never seen) */
    KT_COUNT_VISITS = 14,        /* budget units used by the press */
    KT_COUNT_LONGEST_CHAIN = 15, /* human: trues of the longest chain on the board itself */
    KT_COUNTS = 32               /* the places not named above are reserved */
};

/* What a press has found out about the solutions of the board on which it began or, for a method
 * with KT_METHOD_GOES_ON, of the board on which its search began. KT_UNIQUENESS_NONE comes from the
 * exact search, whatever the method's outcome; digits that the method then places prove nothing. If
 * there is no memory for the search, a board without a solution is not recognised. */
enum {
    KT_UNIQUENESS_UNKNOWN = 0, /* also if the press had nothing to place */
    KT_UNIQUENESS_ONLY = 1,    /* the solution that it placed is the only one */
    KT_UNIQUENESS_SEVERAL = 2, /* there is another one: report.differs_... */
    KT_UNIQUENESS_NONE = 3     /* there is no solution */
};

/* The rating of the puzzle by a press of a method with KT_METHOD_RATES; all 0 otherwise. Difficulty
 * is the rank of the hardest technique used (0: none), with the number of its uses as the last
 * figure. Interest is half variety (how many techniques, and how evenly they are used) and half
 * narrowness (how few steps were possible at a time). */
typedef struct {
    uint8_t rank;     /* 0 to 9 */
    uint8_t score;    /* 10 * rank + uses up to 9: 0 to 99 */
    uint8_t interest; /* 0 to 100; KT_NOT_MEASURED where choices is 0 */
    uint8_t reserved;
    uint32_t steps;   /* deductions on the board itself */
    uint32_t choices; /* deductions possible at each of them, added up; 0: not measured */
} kt_rating;

#define KT_NOT_MEASURED 255

typedef struct {
    uint8_t square;
    uint8_t digit;
} kt_placement;

/* What the last press did. Read it after kt_open, kt_set_board, kt_step or kt_solve; during a press
 * (KT_MORE) it shows the progress so far. */
typedef struct {
    int32_t outcome;         /* kt_status of the last press; KT_CONTINUES before the first */
    uint32_t statuses;       /* KT_S_... bits */
    uint32_t marks[3];       /* squares marked as wrong */
    uint32_t error_position; /* after KT_E_SYMBOL: index of the first wrong character */
    uint32_t counts[KT_COUNTS];
    uint32_t event_count;  /* records at kt_events() */
    uint32_t events_lost;  /* events of this press for which there was no room or memory */
    uint32_t notice_count; /* records at kt_notices() */
    uint32_t notices_lost; /* notices of this press for which there was no room */
    uint32_t set_count;    /* records at kt_sets() */
    kt_rating rating;
    uint8_t board[KT_SQUARES]; /* '1' to '9', '.' for an empty square; not terminated */
    uint8_t placed_count;      /* entries of placed */
    uint8_t at_square;         /* the document's three variables: KT_NO_SQUARE when empty */
    uint8_t at_digit;          /* 0 when at_square is empty */
    uint8_t depth;             /* of the assumption in progress; 0: the board itself */
    uint8_t uniqueness;        /* KT_UNIQUENESS_... */
    uint8_t differs_square;    /* two solutions differ in this square; KT_NO_SQUARE: not known */
    uint8_t differs_digit;     /* the digit of one of them there; 0 when differs_square is empty */
    kt_placement placed[KT_SQUARES]; /* the digits this press placed, in order */
    uint8_t reserved2[2];
} kt_report;

/* Ushio: a message of Table 1: cases 1, 3 and 7 warn, cases 2 and 4 inform. */
typedef struct {
    uint8_t table_case; /* 1, 2, 3, 4 or 7 */
    uint8_t depth;      /* at which it arose; 0 is the board itself */
    uint8_t square;     /* the assumption: this digit in this square */
    uint8_t digit;
} kt_notice;

/* A determined set: as many squares as digits. */
typedef struct {
    uint32_t squares[3];
    uint16_t digits;
    uint16_t order; /* number of squares, 1 to 8 */
} kt_set;

/* What an event tells. Numbers are append-only. `cause` is the event that led to this one, `other`
 * a second event it refers to; both are KT_NO_EVENT where there is none or it was not recorded.
 * Fields that a kind does not name are empty (KT_NO_SQUARE, KT_NO_UNIT, 0). `depth` is that of the
 * assumption within which it happened, 0 for the board itself.
 *
 * Replaying the events of a press from the first gives the digits and candidates that the method
 * has at each event, if none was lost. That takes no knowledge of Sudoku:
 *   - there is a position for each depth: digits and candidates of 81 squares. That of depth 0 begins as
 *     an empty board on which each square has all nine candidates;
 *   - an event changes the position of its depth. GIVEN and PLACED put a digit into `square` and take it
 *     from the candidates of `squares`. TAKEN_BACK empties `square` and gives its digit back to the
 *     candidates of `squares`. EXCLUDED takes `digits` from the candidates of `square`, RESTORED gives
 *     them back;
 *   - ASSUMED makes the position of the next depth a copy of its own. The events that follow
 *     tell what the assumption puts in or takes out there. RESULT ends the position of the next
 *     depth: what is adopted from it is PLACED or EXCLUDED again;
 *   - all other kinds change nothing.
 * A square with a digit shows no candidates; they are visible again once the digit is taken back. */
enum {
    /* square, digits: a digit on the board when the press began; squares: those that lose it as candidate */
    KT_EVENT_GIVEN = 1,
    /* square, digits: no longer candidates; cause: the DEDUCTION, ASSUMED or RESULT, or none if the
     * board was opened without them. Ushio: one digit, rule SP, unit; cause: the excluding set's
     * event or, in the sub branch, ASSUMED */
    KT_EVENT_EXCLUDED = 2,
    /* square, digits: candidates again; cause: the single set registered */
    KT_EVENT_RESTORED = 3,
    /* squares, digits, unit, rule E: exclusive set; cause: the exclusion or assumption */
    KT_EVENT_SET_FOUND = 4,
    /* squares, digits, unit: taken instead of a set of order 5 or more; cause: SET_FOUND */
    KT_EVENT_COMPLEMENT = 5,
    /* squares, digits: rule (a), nothing new; cause: the candidate, other: the known set */
    KT_EVENT_SET_KNOWN = 6,
    /* squares, digits: what is left; rule (b) or (c); cause: the larger set, other: the set taken away */
    KT_EVENT_SET_REDUCED = 7,
    /* squares, digits: a registered set deleted; rule (c); cause: the candidate, other: its registration */
    KT_EVENT_SET_DROPPED = 8,
    /* squares, digits: candidate not registered after (c), since a single set came of it; cause: candidate */
    KT_EVENT_SET_OMITTED = 9,
    /* squares, digits: determined set, rule (d); cause: the candidate */
    KT_EVENT_SET_REGISTERED = 10,
    /* square, digits, rule: a digit is assumed or, in Ushio's sub branch, its absence; value: candidates of
     * the square; cause: the enclosing ASSUMED; other: its number in the press, from 1, for kt_tell_inside */
    KT_EVENT_ASSUMED = 11,
    /* square, digits, rule: the same; value: kt_status; cause: ASSUMED, other: its contradiction */
    KT_EVENT_RESULT = 12,
    /* square, digits, value: case 1 to 9, 0: sub skipped; cause: ASSUMED main, other: ASSUMED sub */
    KT_EVENT_TABLE1 = 13,
    /* square, digits, rule main or sub: the single set handed back; cause: TABLE1, other: its registration */
    KT_EVENT_ADOPTED = 14,
    /* square, digits: taken from finishedDSetList; cause: the TABLE1 that adopted the solution */
    KT_EVENT_FROM_FINISHED = 15,
    /* square, digits: a digit placed, at depth 0 on the board; squares: those that lose it as candidate
     * (Ushio: none, they are EXCLUDED one by one); cause: its DEDUCTION, ASSUMED, RESULT, registration or
     * adoption */
    KT_EVENT_PLACED = 16,
    /* square: of the three variables; digits in conflict; squares: marks; unit; rule C; cause, other */
    KT_EVENT_CONTRADICTION = 17,
    /* rule I */
    KT_EVENT_INDETERMINATE = 18,
    /* value: kt_status of the press */
    KT_EVENT_ENDED = 19,
    /* rule, and as the rule says square, squares, digits, unit, value: a pattern was found; cause:
     * the enclosing ASSUMED, if any. For a technique of the catalogue: its squares, digits and
     * unit; value: the number of links of its chains, 255 at most */
    KT_EVENT_DEDUCTION = 20,
    /* value: KT_ROLE_...: what plays this role in a DEDUCTION or REASON: a unit, squares, or with
     * digits candidates in them. For a link: the node it leads to, and rule; other: the link that
     * leads to the node it comes from, or the DEDUCTION, whose own candidate begins a chain. cause:
     * the DEDUCTION */
    KT_EVENT_PART = 21,
    /* square, digits: a digit taken from the board again (backtracking); squares: those that get it
     * back as candidate */
    KT_EVENT_TAKEN_BACK = 22,
    /* A line of the argument for the digit placed last, for any method: proved on the board before
     * the digit. rule, and as the rule says square, squares, digits, unit; value: the number of
     * trials around it; cause: the PLACED, none for a digit that a search kept (told when it ends);
     * other: the method's own event behind the line. The last line of value 0 is a single, or a
     * trial that proves the digit. A digit without such lines does not follow from what the method
     * found. */
    KT_EVENT_REASON = 23
};

/* The role of a PART in its deduction. Numbers are append-only. */
enum {
    KT_ROLE_BASE = 1,     /* each of these units has the digit once */
    KT_ROLE_COVER = 2,    /* so has each of these, which hold all places of the base */
    KT_ROLE_FIN = 3,      /* a place of the base that no cover holds */
    KT_ROLE_ENDO_FIN = 4, /* a place in two units of the base */
    KT_ROLE_PIVOT = 5,    /* sees the pincers */
    KT_ROLE_PINCER = 6,
    KT_ROLE_COLOUR_1 = 7, /* of two opposite colours, all of one are true */
    KT_ROLE_COLOUR_2 = 8,
    KT_ROLE_COLOUR_3 = 9,
    KT_ROLE_COLOUR_4 = 10,
    KT_ROLE_RESTRICTED_COMMON = 11, /* a digit that only one of two sets can hold */
    KT_ROLE_STRONG_LINK = 12,       /* if the node it comes from is false, this one is true */
    KT_ROLE_WEAK_LINK = 13,         /* if the node it comes from is true, this one is false */
    KT_ROLE_FLOOR = 14, /* what the pattern stands on: the candidates of a deadly pattern */
    /* Of a REASON: */
    KT_ROLE_SEES = 15,  /* squares with these digits, which take them from others (of the unit) */
    KT_ROLE_TAKES = 16, /* the square loses these digits, and a later line needs that */
    KT_ROLE_RULED_OUT = 17, /* the squares have lacked these digits since the board was opened */
    KT_ROLE_FOUND = 18, /* a false node: the technique in `rule` finds it after the node before */
    KT_ROLE_SET_A = 32, /* almost locked sets and similar sets: A to Z, in order */
    KT_ROLE_SET_Z = 57
};

typedef struct {
    uint8_t kind;   /* KT_EVENT_... */
    uint8_t rule;   /* for kt_rule(), 0 for none; from KT_RULE_TECHNIQUE on for kt_technique() */
    uint8_t unit;   /* 0 to 26 or KT_NO_UNIT */
    uint8_t square; /* 0 to 80 or KT_NO_SQUARE */
    uint16_t digits;
    uint8_t depth; /* of assumption, 0 for the board itself */
    uint8_t value; /* as the kind says */
    uint32_t squares[3];
    uint32_t cause;
    uint32_t other;
} kt_event;

/* A method of the table. Texts are UTF-8, terminated, and live for ever. */
typedef struct {
    const char *slug;      /* stable identifier, e.g. "ushio" */
    const char *name;      /* English */
    const char *name_ja;   /* Japanese */
    const char *author;    /* Latin letters; "" if the document names none */
    const char *author_ja; /* Japanese */
    const char *source;    /* the document, in its own language */
    uint32_t options;      /* bit n: has option n */
    uint32_t flags;        /* KT_METHOD_... */
    uint16_t year;         /* of the newest revision */
    uint16_t reserved;
} kt_method_info;

enum {
    KT_METHOD_TELLS_UNIQUENESS = 1,  /* warns when the solution found may not be the only one */
    KT_METHOD_CAN_BE_STUCK = 2,      /* may end KT_STUCK */
    KT_METHOD_PROVES_UNIQUENESS = 4, /* looks for a second solution before it ends */
    KT_METHOD_GOES_ON = 8,           /* a press goes on where the one before it ended */
    KT_METHOD_DEDUCES = 16,          /* what it finishes without a trial is the only solution */
    KT_METHOD_TAKES_CANDIDATES = 32, /* its presses can start from candidates */
    KT_METHOD_RATES = 64,            /* fills in report.rating */
    KT_METHOD_JUDGES = 128,     /* Go ends with its time and whether the answer is the only one */
    KT_METHOD_NAMES_STEPS = 256 /* its deductions are techniques of the catalogue; no REASONs */
};

/* What a rule does, and what the squares and digits of its events mean. */
enum {
    KT_DOES_PLACES = 1,   /* the square has this digit */
    KT_DOES_FILLS = 2,    /* squares, as many as digits, have just these digits */
    KT_DOES_CONFINES = 3, /* of the box, or of each box of theirs, the digit is in these squares */
    KT_DOES_REMOVES = 4,  /* no more than its EXCLUDED say */
    KT_DOES_DENIES = 5,   /* the square does not have this digit */
    KT_DOES_LINKS = 6,    /* is a step inside another rule's DEDUCTION */
    KT_DOES_ASSUMES = 7,  /* supposes that the square has this digit */
    KT_DOES_ASSUMES_NOT = 8, /* supposes that it does not */
    KT_DOES_CONTRADICTS = 9, /* says what contradicts itself */
    KT_DOES_GIVES_UP = 10,   /* says why something is left open */
    KT_DOES_COUNTS = 11      /* is in no event, only in kt_uses */
};

/* A rule: a technique, or anything else that leads from event to event. Texts are as above. */
typedef struct {
    const char *slug;   /* stable identifier, e.g. "alliance-2" */
    const char *family; /* a group that is explained together, e.g. "alliance" */
    uint8_t does;       /* KT_DOES_... */
    uint8_t rank;       /* the least rating.rank of a puzzle that needs it; 0: it has none */
    uint16_t reserved;
} kt_rule_info;

/* KT_VERSION of the running library. Lives for ever. */
KT_API const char *kt_version(void);

/* The layout table: the number of words that follow, the ABI version, then sizes and offsets in the
 * order of engine/api/layout.c. A loader compares all of them. The table lives for ever. */
KT_API const uint32_t *kt_layout(void);

/* How many methods the table has; their numbers are 0 to count - 1. */
KT_API uint32_t kt_method_count(void);

/* The method's description, or NULL if there is no such method. Lives for ever. */
KT_API const kt_method_info *kt_method(uint32_t method);

/* How many rules the table has; their numbers are 1 to count, below KT_RULE_TECHNIQUE, and append-only. The
 * table itself, with what the events of each rule hold, is engine/methods/rules.def. From KT_RULE_TECHNIQUE on,
 * below KT_RULES, are the techniques of the catalogue: technique t is rule KT_RULE_TECHNIQUE + t. */
#define KT_RULES 256
#define KT_RULE_TECHNIQUE 96
KT_API uint32_t kt_rule_count(void);

/* The rule's description, or NULL if there is no such rule. Lives for ever. */
KT_API const kt_rule_info *kt_rule(uint32_t rule);

/* A new handle without a board, or NULL if memory is short. `events` other than 0 records events.
 * The caller owns it and releases it with kt_free. */
KT_API kt *kt_create(uint32_t events);

/* Releases the handle; kt_free(NULL) does nothing. */
KT_API void kt_free(kt *k);

/* Memory of KT_TEXT_SIZE bytes for a text, for callers that have no memory of their own, such as
 * those of the wasm module. The engine does not read it unless it is passed. NULL for a NULL handle. */
#define KT_TEXT_SIZE 1024
KT_API uint8_t *kt_text(kt *k);

/* Opens the board that `length` characters describe; they are not kept, and need no terminator.
 *
 *  81  the digits, row by row: '1' to '9', '.' or '0' for an empty square.
 * 729  the candidates, on a board without digits: character 9 * square + digit - 1 is the digit if it is
 *      a candidate of the square, '.' or '0' if not.
 * 891  81 givens, 81 digits and 729 candidates. A given need not be repeated among the digits, nor a
 *      digit among the candidates of its square.
 *
 * A text that contradicts itself is an error with its position: another digit than the given, or a
 * candidate in a square with another digit. A board that breaks the rules is no error: with equal
 * digits in a unit, or an empty square without candidates, the presses end KT_INCONSISTENT. A
 * candidate that a digit in its row, column or box forbids does not count.
 *
 * Every press starts from the current digits and from these candidates. A method without
 * KT_METHOD_TAKES_CANDIDATES refuses 729 and 891 characters.
 *
 * Options go back to their defaults, and a running press ends. KT_CONTINUES, KT_E_HANDLE,
 * KT_E_METHOD, KT_E_LENGTH, KT_E_CANDIDATES, KT_E_SYMBOL, KT_E_MEMORY; after an error the board
 * opened before is still open. */
KT_API kt_status kt_open(kt *k, const char *text, uint32_t length, uint32_t method);

/* Puts another board under the open method and keeps its options. Errors as kt_open, and
 * KT_E_NOT_OPEN, KT_E_BUSY. */
KT_API kt_status kt_set_board(kt *k, const char *text, uint32_t length);

/* Sets an option of the open method for later presses. KT_E_OPTION, KT_E_RANGE, KT_E_NOT_OPEN,
 * KT_E_BUSY. */
KT_API kt_status kt_set_option(kt *k, uint32_t option, uint32_t value);

/* For later presses: tells what happens inside an assumption, too, one deeper than that is; `assumption` is the number
 * that its ASSUMED event names, and 0 forgets all that were asked for. For one inside others ask for these first. With
 * KT_OPTION_EVENT_DEPTH 0 a press that takes too many events for one list can be told piece by piece. KT_E_RANGE (81 are
 * asked for, or one with this or a greater number), KT_E_NOT_OPEN, KT_E_BUSY. */
KT_API kt_status kt_tell_inside(kt *k, uint32_t assumption);

/* The greatest value of an option; the least is 0. 0 if there is no such option. */
KT_API uint32_t kt_option_max(uint32_t option);

/* Places one digit (1 Step); backtracking may take one back instead, then report.at_... says which and
 * nothing is placed. `budget` bounds the work of this call, in visits of the method (Ushio: calls of
 * SP); at least 1. Returns KT_CONTINUES (that was done, squares are left), KT_FINISHED,
 * KT_INCONSISTENT, KT_INDETERMINATE, KT_STUCK, KT_MORE or an error. */
KT_API kt_status kt_step(kt *k, uint32_t budget);

/* Places digits to the end (Go). As kt_step, but never KT_CONTINUES. */
KT_API kt_status kt_solve(kt *k, uint32_t budget);

/* Ends a press that returned KT_MORE: the board is again what it was before the press. Report and lists
 * are then those of a board without a press; if no press is running, that is all it does. */
KT_API kt_status kt_cancel(kt *k);

/* What the handle tells; each pointer is valid until the next call that changes the handle, NULL for
 * a NULL handle, and kt_events as long as no event has been told. Lengths are in the report.
 * kt_get_candidates: 81 sets of digits, as the method left them, or before the first press as the board was
 * opened; a square with a digit has only that. kt_sets: the determined sets in list order. */
KT_API const kt_report *kt_get_report(kt *k);
KT_API const kt_event *kt_events(kt *k);
KT_API const kt_notice *kt_notices(kt *k);
KT_API const kt_set *kt_sets(kt *k);
KT_API const uint16_t *kt_get_candidates(kt *k);

/* KT_RULES words, by number: how often the last press used each rule on the board itself (level 0).
 * Ushio's method counts in report.counts instead. */
KT_API const uint32_t *kt_uses(kt *k);

/* ---- The exact search ---------------------------------------------------------------------------
 *
 * It belongs to no method and tells no events: it answers whether a board has solutions, how many,
 * which, and what they have in common. It has a handle of its own; nothing is allocated after
 * kt_search_create. A handle answers one question at a time: a call that returned KT_MORE continues
 * when it is made again with the same limit; any other call, or the same one after its end, begins
 * anew. */

/* An open search. Opaque; created by kt_search_create, released by kt_search_free. */
typedef struct kt_search kt_search;

typedef struct {
    int32_t outcome;             /* kt_status of the last question; KT_CONTINUES before the first */
    uint32_t error_position;     /* after KT_E_SYMBOL: index of the first wrong character */
    uint32_t count;              /* solutions found since the question began */
    uint32_t guesses;            /* branches taken since then: units of the budget */
    uint16_t common[KT_SQUARES]; /* kt_search_common: the digits of the square in some solution */
    uint8_t solution[KT_SQUARES]; /* '1' to '9'. kt_search_count: the first solution found;
                                     kt_search_next: the latest one. Undefined while count is 0 */
    uint8_t reserved;
} kt_search_report;

/* A new handle without a board, or NULL if memory is short. */
KT_API kt_search *kt_search_create(void);

/* Releases the handle; kt_search_free(NULL) does nothing. */
KT_API void kt_search_free(kt_search *s);

/* As kt_text. */
KT_API uint8_t *kt_search_text(kt_search *s);

/* Opens the board that 81, 729 or 891 characters describe, as for kt_open. A board that breaks the
 * rules is no error: it has no solution. KT_CONTINUES, KT_E_LENGTH, KT_E_SYMBOL, KT_E_HANDLE; after
 * an error the board opened before is still open. */
KT_API kt_status kt_search_open(kt_search *s, const char *text, uint32_t length);

/* Counts the solutions, up to `limit` (1 to 2^32 - 1): KT_FINISHED (report.count is exact, or the
 * limit), KT_MORE when `budget` guesses are spent, KT_E_RANGE, KT_E_BUDGET, KT_E_NOT_OPEN,
 * KT_E_HANDLE. With limit 1 it solves, with limit 2 it proves uniqueness. */
KT_API kt_status kt_search_count(kt_search *s, uint32_t limit, uint32_t budget);

/* The next solution, in ascending order of the 81 characters: KT_CONTINUES (it is in
 * report.solution, report.count is its number), KT_FINISHED (there are no more), KT_MORE, errors
 * as above. */
KT_API kt_status kt_search_next(kt_search *s, uint32_t budget);

/* What all solutions have in common: KT_FINISHED fills report.common, with no digits anywhere if
 * there is no solution; KT_MORE, errors as above. report.count is the number of solutions that this
 * took. */
KT_API kt_status kt_search_common(kt_search *s, uint32_t budget);

/* NULL for a NULL handle. Valid until kt_search_free. */
KT_API const kt_search_report *kt_search_get_report(kt_search *s);

/* ---- The puzzle maker ---------------------------------------------------------------------------
 *
 * A maker starts from a random complete grid and removes givens, orbit by orbit under a symmetry,
 * as long as the puzzle has only one solution. If that does not meet the request, it tries other
 * orders and other grids. The result depends on the request alone, seeds included, not on the
 * machine or on how the work is cut into budgets. */

/* A maker. Opaque; created by kt_maker_create, released by kt_maker_free. */
typedef struct kt_maker kt_maker;

/* Which squares go together: all squares of an orbit hold givens, or none. Numbers are
 * append-only. */
enum {
    KT_SYMMETRY_NONE = 0,
    KT_SYMMETRY_LEFT_RIGHT = 1,
    KT_SYMMETRY_TOP_BOTTOM = 2,
    KT_SYMMETRY_BOTH = 3,         /* left-right and top-bottom */
    KT_SYMMETRY_POINT = 4,        /* half a turn */
    KT_SYMMETRY_QUARTER_TURN = 5, /* a quarter of a turn */
    KT_SYMMETRY_DIAGONAL = 6,     /* about the diagonal from top left to bottom right */
    KT_SYMMETRY_COUNT = 7
};

/* The request. The number of givens is 17 to 80. If both numbers are 0, the puzzle is minimal, with
 * any number of givens: no orbit of givens (without symmetry: no given) can go without a second
 * solution. Givens lie only in orbits that are wholly inside the pattern; kt_maker_create sets all
 * 81 squares. */
typedef struct {
    uint32_t seed1, seed2; /* any; the same request makes the same puzzle */
    uint32_t symmetry;     /* KT_SYMMETRY_... */
    uint32_t least, most;  /* givens */
    uint32_t pattern[3];   /* a set of squares */
} kt_maker_request;

/* Why a request is impossible. Numbers are append-only. That no puzzle with fewer than 17 givens has one solution
 * is from McGuire, Tugemann and Civario, 2012; two rows of a band without givens can be exchanged in each
 * solution, and so can two columns of a stack. */
enum {
    KT_IMPOSSIBLE_FEW = 1,   /* fewer than 17 squares may hold givens */
    KT_IMPOSSIBLE_COUNT = 2, /* orbits of these sizes never add up to a number from least to most */
    KT_IMPOSSIBLE_LINES = 3  /* two rows of a band, or columns of a stack, cannot hold givens */
};

/* The result so far. Unless it is finished, the puzzle is the one with the fewest givens so far,
 * also with one solution, the symmetry and the pattern. */
typedef struct {
    int32_t outcome;              /* kt_status of the last call */
    uint32_t attempts;            /* complete grids taken so far */
    uint32_t searches;            /* budget units: checks for a second solution, grids, orders */
    uint32_t givens;              /* of puzzle; 0 while there is none */
    uint8_t puzzle[KT_SQUARES];   /* '1' to '9' or '.' */
    uint8_t solution[KT_SQUARES]; /* its solution; undefined while givens is 0 */
    uint8_t impossible;           /* after KT_STUCK: KT_IMPOSSIBLE_..., else 0 */
    uint8_t reserved;
} kt_maker_report;

/* A new maker, or NULL if memory is short. The caller owns it and releases it with kt_maker_free, which
 * does nothing with NULL. */
KT_API kt_maker *kt_maker_create(void);
KT_API void kt_maker_free(kt_maker *m);

/* The request, which the caller fills in before kt_maker_start; later changes do not matter until then. NULL
 * for a NULL maker. */
KT_API kt_maker_request *kt_maker_get_request(kt_maker *m);

/* Begins anew with the request as it stands. KT_CONTINUES, KT_E_HANDLE, or KT_E_RANGE: no such
 * symmetry, numbers of givens other than those above, or a square that does not exist. After an
 * error the work begun before is unchanged. */
KT_API kt_status kt_maker_start(kt_maker *m);

/* Works for at most `budget` checks, at least 1. KT_FINISHED: report.puzzle meets the request, also
 * if called again; KT_MORE: not yet, call again, or stop at any time; KT_STUCK: the request is
 * impossible, report.impossible says why (not every impossible request is recognised: 17 givens
 * under a quarter turn are searched for ever). KT_E_BUDGET, KT_E_NOT_OPEN (never started),
 * KT_E_HANDLE. */
KT_API kt_status kt_maker_run(kt_maker *m, uint32_t budget);

/* Begins as kt_maker_start, but near a puzzle that the maker knows, whose way in HoDoKu's order has this rare technique:
 * the seeds turn it, and it is varied as by kt_maker_vary. Many of the puzzles that are made so have the technique on
 * their ways, too; kt_catalogue_rate tells which. KT_CONTINUES, KT_E_HANDLE, KT_E_RANGE (the maker knows no puzzle with
 * it, or the request has a symmetry, numbers or a pattern; nothing has begun). */
KT_API kt_status kt_maker_start_near(kt_maker *m, uint32_t technique);

/* After KT_FINISHED: begins another puzzle of the same request and the same grid, near the last one or (`from_last` is
 * 0, and one was varied since the start) near the one that was varied before: some givens come back, and all are tried
 * again. kt_maker_run makes it, sooner than one after kt_maker_start; the report begins anew. KT_CONTINUES,
 * KT_E_NOT_OPEN (no puzzle is finished), KT_E_HANDLE. */
KT_API kt_status kt_maker_vary(kt_maker *m, uint32_t from_last);

/* The result so far; valid until the next call, NULL for a NULL maker. */
KT_API const kt_maker_report *kt_maker_get_report(kt_maker *m);

/* ---- Short proofs -------------------------------------------------------------------------------
 *
 * A way to a claim that a person can read: singles, locked candidates, and removals, each with an argument in as
 * few lines as were found. The size of an argument is the number of truths it uses: squares that must hold
 * a digit, units that must hold one. engine/proof/README.md has the terms.
 *
 * A prover has a handle of its own. kt_prover_run improves the way as long as it is called; the best one so far
 * is there at any time. The way depends on the board, the claim and the work, not on the machine or on how the work
 * is cut into budgets. */

/* An open prover. Opaque; created by kt_prover_create, released by kt_prover_free. */
typedef struct kt_prover kt_prover;

/* What is to be proved. Numbers are append-only. */
enum {
    KT_CLAIM_SOLVED = 0, /* the only solution: the whole way */
    KT_CLAIM_HOLDS = 1,  /* the square has the digit */
    KT_CLAIM_DENIED = 2, /* the square does not have it */
    KT_CLAIM_NONE = 3,   /* there is no solution */
    KT_CLAIM_NEXT = 4    /* no claim: the removal with the shortest argument found ends the way */
};

/* What has been found out about a claim. Numbers are append-only. */
enum {
    KT_VERDICT_OPEN =
        0, /* neither, so far; after KT_FINISHED: it does not follow, or no way was found */
    KT_VERDICT_PROVED = 1, /* the lines prove it */
    KT_VERDICT_FALSE = 2   /* it is not so: report.solution shows it */
};

/* A line. An argument against a candidate is a block from SUPPOSE to BROKEN, which may hold blocks: after it the
 * candidate is gone. Numbers are append-only. */
enum {
    KT_PROOF_PLACE =
        1, /* unit, or the square itself for KT_NO_UNIT, has no other candidate: square, digit */
    KT_PROOF_LOCKED =
        2, /* squares: all places of the digit in `unit`; they lie in `other` as well */
    KT_PROOF_NAKED = 3,   /* of `unit` these squares have only these digits, as many */
    KT_PROOF_HIDDEN = 4,  /* `unit` has these digits in these squares only, as many */
    KT_PROOF_SUPPOSE = 5, /* square, digit */
    KT_PROOF_BROKEN =
        6 /* unit has no place for the digit; KT_NO_UNIT: the square has no candidate */
};

/* The technique that an argument is, if it is a chain of truths with two candidates each: kt_prover_shape names them.
 * Numbers are append-only. */
enum {
    KT_SHAPE_NONE = 0,
    KT_SHAPE_X_WING = 1,
    KT_SHAPE_SKYSCRAPER = 2,
    KT_SHAPE_TWO_STRING_KITE = 3,
    KT_SHAPE_TURBOT_FISH = 4,
    KT_SHAPE_X_CHAIN = 5,
    KT_SHAPE_XY_WING = 6,
    KT_SHAPE_REMOTE_PAIR = 7,
    KT_SHAPE_XY_CHAIN = 8,
    KT_SHAPE_W_WING = 9,
    KT_SHAPE_AIC = 10
};

/* A line removes the `removed` entries of kt_prover_removed() from `first_removed` on, each a candidate: 9 *
 * square + digit - 1. A SUPPOSE has there what its block removes; a PLACE, nothing. */
typedef struct {
    uint8_t kind;   /* KT_PROOF_... */
    uint8_t depth;  /* the blocks around it, of which it may be the first or the last line */
    uint8_t unit;   /* 0 to 26 or KT_NO_UNIT */
    uint8_t square; /* 0 to 80 or KT_NO_SQUARE */
    uint8_t digit;  /* 0: none */
    uint8_t other;  /* a unit or KT_NO_UNIT; of a SUPPOSE outside blocks: KT_SHAPE_... */
    uint16_t
        digits;    /* of a SUPPOSE outside blocks: 1 if no argument against it uses fewer truths */
    uint16_t size; /* the truths that it uses; of a SUPPOSE: those of its block */
    uint16_t removed;
    uint32_t first_removed;
    uint32_t squares[3];
} kt_proof_line;

typedef struct {
    int32_t outcome;         /* kt_status of the last call */
    uint32_t error_position; /* after KT_E_SYMBOL: index of the first wrong character */
    uint32_t work;           /* budget units used for the claim */
    uint32_t lines;      /* the sizes of all lines outside blocks added up: how long the way is */
    uint32_t line_count; /* records at kt_prover_lines() */
    uint16_t longest;    /* the size of the largest removal outside blocks */
    uint16_t
        common[KT_SQUARES]; /* the digits of the square in some solution; 0: not known, or none */
    uint8_t verdict;        /* KT_VERDICT_... */
    uint8_t claim; /* KT_CLAIM_...: NONE where that is proved instead of what was claimed */
    uint8_t depth; /* blocks inside one another, at most */
    uint8_t solution[KT_SQUARES]; /* KT_VERDICT_FALSE: '1' to '9' */
} kt_prover_report;

/* As kt_layout, for the records of the prover: engine/api/prover_table.c. */
KT_API const uint32_t *kt_prover_layout(void);

/* The slug, as in kt_technique_info, of the technique of a KT_SHAPE_..., NULL for KT_SHAPE_NONE and if there is no such
 * shape. Lives for ever. */
KT_API const char *kt_prover_shape(uint32_t shape);

/* A new handle without a board, or NULL if memory is short: it takes some megabytes. */
KT_API kt_prover *kt_prover_create(void);

/* Releases the handle; kt_prover_free(NULL) does nothing. */
KT_API void kt_prover_free(kt_prover *p);

/* As kt_text. */
KT_API uint8_t *kt_prover_text(kt_prover *p);

/* Opens the board that 81, 729 or 891 characters describe, as for kt_open; the claim is KT_CLAIM_SOLVED.
 * KT_CONTINUES, KT_E_LENGTH, KT_E_SYMBOL, KT_E_HANDLE; after an error the board opened before is still
 * open. */
KT_API kt_status kt_prover_open(kt_prover *p, const char *text, uint32_t length);

/* Takes up a claim about the board as it was opened. Square and digit matter for KT_CLAIM_HOLDS and KT_CLAIM_DENIED
 * only. KT_CONTINUES, KT_E_RANGE (no such claim, square or digit), KT_E_NOT_OPEN, KT_E_HANDLE. */
KT_API kt_status kt_prover_claim(kt_prover *p, uint32_t claim, uint32_t square, uint32_t digit);

/* Works on the claim for about `budget` suppositions, or guesses of the exact search, at least 1. KT_MORE: a way may
 * be there already, and become shorter; KT_FINISHED: nothing more is known to try, and the lines say which arguments
 * are the shortest; KT_E_BUDGET,
 * KT_E_NOT_OPEN, KT_E_HANDLE. */
KT_API kt_status kt_prover_run(kt_prover *p, uint32_t budget);

/* NULL for a NULL handle; valid until the next call. kt_prover_lines: the best way so far; without a proof, how far
 * it came. */
KT_API const kt_prover_report *kt_prover_get_report(kt_prover *p);
KT_API const kt_proof_line *kt_prover_lines(kt_prover *p);
KT_API const uint16_t *kt_prover_removed(kt_prover *p);

/* ---- The catalogue of techniques ----------------------------------------------------------------
 *
 * Named steps on a board as a person sees it, in the order of one of the rating scales, and the
 * rating of a puzzle. It has a handle of its own; after kt_catalogue_create only Sudoku Explainer's
 * order allocates memory, when it starts. The library has these functions. In WebAssembly they are
 * in a module of their own, kakutei-techniques.wasm, with "techniques" as its only method; the
 * other module describes that method and refuses to open it.
 *
 * The board is checked once, before any step: no technique is tried on a board that has lost its
 * solution, and those that need exactly one solution are not tried if there is another. */

/* An open catalogue. Opaque; created by kt_catalogue_create, released by kt_catalogue_free. */
typedef struct kt_catalogue kt_catalogue;

/* HoDoKu's levels. */
enum {
    KT_LEVEL_NONE = 0,
    KT_LEVEL_EASY = 1,
    KT_LEVEL_MEDIUM = 2,
    KT_LEVEL_HARD = 3,
    KT_LEVEL_UNFAIR = 4,
    KT_LEVEL_EXTREME = 5
};

/* The program whose order and rating are used. Numbers are append-only. */
enum {
    KT_SCALE_HODOKU_22 = 0, /* HoDoKu 2.2.0: level and score */
    KT_SCALE_HODOKU_23 = 1, /* its forks numbered 2.3, which prefer short chains: likewise */
    KT_SCALE_SE_121 = 2,    /* Sudoku Explainer 1.2.1: er, ep and ed */
    KT_SCALE_COUNT = 3
};

/* Other orders of techniques, without a rating. Numbers are append-only. */
enum {
    KT_ORDER_BEGINNER = 16, /* singles, locked candidates, pairs, triples, X-Wing */
    KT_ORDER_OWN = 17       /* kt_catalogue_set_order */
};

/* An entry of a custom order. */
typedef struct {
    uint8_t technique; /* of kt_technique() */
    uint8_t flags;     /* 0, or KT_ORDER_OFF: it is not tried */
    uint16_t score;    /* what each of its steps costs */
} kt_technique_order;

enum { KT_ORDER_OFF = 1 };

/* Why a candidate can go. Numbers are append-only. */
enum {
    KT_ANSWER_NONE = 0,
    KT_ANSWER_IN_SOLUTION = 1,   /* it cannot go: every solution has it */
    KT_ANSWER_FOUND = 2,         /* the step of the list takes it */
    KT_ANSWER_FOUND_BY_PATH = 3, /* the steps of the list do, one after the other */
    /* No technique of the order shows it. If supposed, it leads by the steps of the list to a
     * contradiction; no steps: none was found. */
    KT_ANSWER_TRUE_BEYOND = 4,
    KT_ANSWER_DEPENDS = 5, /* some solutions have it, others do not */
    KT_ANSWER_SEEN = 6     /* the digit is already in row, column or box */
};

/* A technique. Texts are as above. */
typedef struct {
    const char *slug;   /* stable identifier, e.g. "x-wing" */
    const char *family; /* a group that is explained together, e.g. "fish" */
    const char *hodoku; /* HoDoKu's code; "" if it has no such technique */
    const char *se;     /* what Sudoku Explainer's traces call it; "" likewise */
    uint16_t score;     /* HoDoKu's */
    uint8_t level;      /* HoDoKu's, KT_LEVEL_... */
    uint8_t flags;      /* KT_TECHNIQUE_... */
    uint16_t index;     /* its place in HoDoKu's order; 0: it has none */
    uint8_t se_place;   /* in Sudoku Explainer's, from 1; 0 likewise */
    uint8_t se_rating;  /* the least that Sudoku Explainer rates it, in tenths; 0 likewise */
} kt_technique_info;

enum {
    KT_TECHNIQUE_NEEDS_UNIQUENESS = 1, /* holds only on a board with exactly one solution */
    KT_TECHNIQUE_RATES = 2             /* HoDoKu rates with it */
};

/* A step. It removes the `deletions` entries of kt_catalogue_deletions() from `first_deletion` on,
 * each a candidate: 9 * square + digit - 1. */
typedef struct {
    uint32_t placed[3];      /* a set of squares; each gets `digit` */
    uint16_t first_deletion; /* of kt_catalogue_deletions() */
    uint16_t deletions;
    uint16_t score;    /* HoDoKu's scales; else 0 */
    uint16_t links;    /* the length of its chains; 0: it has none */
    uint8_t technique; /* for kt_technique() */
    uint8_t digit;     /* 0: nothing is placed */
    uint8_t level;     /* HoDoKu's scales, KT_LEVEL_...; else 0 */
    uint8_t rating;    /* Sudoku Explainer's, in tenths; else 0 */
} kt_catalogue_step;

/* The room of the list, in steps. */
#define KT_CATALOGUE_STEPS 2048

#define KT_NOT_CHECKED 255

/* The state of check and path. Ratings are those of the path so far, and of the whole puzzle once
 * kt_catalogue_rate has ended. A puzzle at which a scale gets stuck is rated, too: extreme and
 * 20000 points more, or 20.0. */
typedef struct {
    int32_t outcome;              /* kt_status of the last call; KT_CONTINUES before the first */
    uint32_t error_position;      /* after KT_E_SYMBOL: index of the first wrong character */
    uint32_t visits;              /* budget units used since the board was opened */
    uint32_t lost;                /* what techniques had no room for, and did not use */
    uint32_t clash[3];            /* squares with an equal digit in row, column or box */
    uint32_t wrong[3];            /* squares with a digit that no solution has there */
    uint32_t missing[3];          /* empty squares that lack every digit of a solution */
    uint32_t score;               /* HoDoKu's scales */
    uint16_t step_count;          /* entries of kt_catalogue_steps() */
    uint16_t common[KT_SQUARES];  /* digits of the square in some solution; 0: not checked, none */
    uint8_t solutions;            /* of the givens: 0, 1, or 2 for several; KT_NOT_CHECKED */
    uint8_t level;                /* HoDoKu's scales: KT_LEVEL_... */
    uint8_t er;                   /* Sudoku Explainer's, in tenths: the hardest step */
    uint8_t ep;                   /* the hardest up to the first digit; 0: no digit yet */
    uint8_t ed;                   /* the first step */
    uint8_t board[KT_SQUARES];    /* with the steps of the path applied: '1' to '9' or '.' */
    uint8_t answer;               /* kt_catalogue_ask: KT_ANSWER_... */
    uint8_t unlocked_digits;      /* kt_catalogue_unlocks: placed by singles */
    uint16_t unlocked_candidates; /* and removed by locked candidates */
    uint16_t reserved;
    uint32_t event_count; /* kt_catalogue_tell: records at kt_catalogue_events() */
    uint32_t events_lost; /* events without room there */
} kt_catalogue_report;

/* How many techniques there are; their numbers are 1 to count and append-only. */
KT_API uint32_t kt_technique_count(void);

/* The technique's description, or NULL if there is no such technique. Lives for ever. */
KT_API const kt_technique_info *kt_technique(uint32_t technique);

/* As kt_layout, for the records of the catalogue: engine/api/catalogue_table.c. */
KT_API const uint32_t *kt_catalogue_layout(void);

/* A new handle without a board, or NULL if memory is short: it takes some megabytes. */
KT_API kt_catalogue *kt_catalogue_create(void);

/* Releases the handle; kt_catalogue_free(NULL) does nothing. */
KT_API void kt_catalogue_free(kt_catalogue *c);

/* As kt_text. */
KT_API uint8_t *kt_catalogue_text(kt_catalogue *c);

/* Opens the board that the characters describe, as for kt_open:
 *
 *  81  givens only.
 * 729  a puzzle of candidates. A candidate that is alone in its square, and missing everywhere
 *      else in row, column and box, counts as a digit. No givens are known, so techniques that need exactly one
 *      solution are not tried for HoDoKu's scales.
 * 891  the board as a person sees it. The solutions are those of the givens; candidates that the
 *      digits allow and the person has not marked count as deleted.
 *
 * The scale is KT_SCALE_HODOKU_22 until another is asked for. KT_CONTINUES, KT_E_LENGTH,
 * KT_E_SYMBOL, KT_E_HANDLE; after an error the board opened before is still open. */
KT_API kt_status kt_catalogue_open(kt_catalogue *c, const char *text, uint32_t length);

/* Goes back to the board as it was opened, and takes the order of a scale, KT_SCALE_..., or
 * another, KT_ORDER_.... The check is kept. If the scale is Sudoku Explainer's, HoDoKu's techniques
 * answer all questions but the path. KT_CONTINUES, KT_E_RANGE (also: no custom order has been set),
 * KT_E_MEMORY (the order is unchanged), KT_E_NOT_OPEN, KT_E_HANDLE. */
KT_API kt_status kt_catalogue_start(kt_catalogue *c, uint32_t order);

/* Takes `count` records kt_technique_order out of kt_catalogue_text as KT_ORDER_OWN, and starts
 * with it. Missing techniques are off. KT_CONTINUES, KT_E_RANGE (no such technique or flag, one is
 * named twice, all are off; the list set before is kept), KT_E_NOT_OPEN, KT_E_HANDLE. */
KT_API kt_status kt_catalogue_set_order(kt_catalogue *c, uint32_t count);

/* Writes the techniques of an order, as records kt_technique_order, to kt_catalogue_text, and
 * returns how many: for a custom order those that are on; 0 if there is no such order. */
KT_API uint32_t kt_catalogue_list_order(kt_catalogue *c, uint32_t order);

/* Finds out what is wrong on the board as it was opened: KT_FINISHED (nothing: it has a solution,
 * and report.solutions says whether the givens have others), KT_INCONSISTENT (see report.clash,
 * wrong and missing; if these are empty, the givens have no solution, or several of which none is
 * left), KT_MORE, KT_E_BUDGET, KT_E_NOT_OPEN, KT_E_HANDLE. After that the answer costs no work. */
KT_API kt_status kt_catalogue_check(kt_catalogue *c, uint32_t budget);

/* Finds the next step, after the check: of the first technique of the order that finds any the one
 * with the fewest links or, without chains, squares; in Sudoku Explainer's order its own choice. The
 * path may therefore differ from HoDoKu's, by which only kt_catalogue_rate goes: a rating is right if
 * it was asked for from the beginning. KT_CONTINUES (the step is the last of kt_catalogue_steps()
 * until it is applied), KT_FINISHED (every square has a digit), KT_STUCK (there is none),
 * KT_INCONSISTENT (as the check), KT_INDETERMINATE (Sudoku Explainer's scale: the board does not
 * have exactly one solution), KT_MORE, errors as above. `budget` counts guesses, steps and parts of
 * long searches. */
KT_API kt_status kt_catalogue_next(kt_catalogue *c, uint32_t budget);

/* Applies the step that was found last. KT_CONTINUES, KT_E_RANGE (there is none), KT_E_NOT_OPEN,
 * KT_E_HANDLE. */
KT_API kt_status kt_catalogue_apply(kt_catalogue *c);

/* Finds and applies steps to the end, and so completes the rating: KT_FINISHED, KT_STUCK,
 * KT_INCONSISTENT, KT_INDETERMINATE (the board has several solutions), KT_MORE, errors as above. */
KT_API kt_status kt_catalogue_rate(kt_catalogue *c, uint32_t budget);

/* Before a path of one of HoDoKu's scales begins: from it only whether it soon comes to this technique, or to those of
 * earlier calls, is wanted. Until the next start kt_catalogue_rate then ends, KT_STUCK, where only techniques further
 * down in the order find something (of avoidable rectangles: further down than chains), and may leave out steps that
 * come before the aims. An aim among its steps is on the whole path, too; one that is not there may still be on that.
 * Level and score mean nothing. KT_CONTINUES, KT_E_RANGE (the order has no such technique, is none of HoDoKu's, or the
 * path has begun), KT_E_NOT_OPEN, KT_E_HANDLE. */
KT_API kt_status kt_catalogue_aim(kt_catalogue *c, uint32_t technique);

/* The other questions about the board as it was opened. Asked again after KT_MORE, they continue.
 * Each of them, and the path, begins a list of its own and drops that of another. All:
 * KT_INCONSISTENT as the check, KT_MORE, errors as above. */

/* Lists all steps of all techniques of the order: KT_FINISHED. Cheaper steps come first, then those
 * met first, forcing chains and nets last; steps of one technique that remove the same are listed
 * once. The list grows at its end; steps without room are counted in report.lost. */
KT_API kt_status kt_catalogue_all(kt_catalogue *c, uint32_t budget);

/* Why the digit cannot stand in the empty square, though the person may have removed it already:
 * KT_FINISHED, and report.answer says why, with the steps of the list. From a path of several steps
 * each that the others can do without is left out; so it is short, though there may be a shorter
 * one. KT_E_RANGE: no empty square, no digit. */
KT_API kt_status kt_catalogue_ask(kt_catalogue *c, uint32_t square, uint32_t digit,
                                  uint32_t budget);

/* The first step from the givens whose result the person does not have, and which the technique
 * also finds on their board: KT_FINISHED (it is the list), KT_STUCK (there is none),
 * KT_INDETERMINATE (no givens are known). */
KT_API kt_status kt_catalogue_missed(kt_catalogue *c, uint32_t budget);

/* About a step of the list; the list and the running question stay. */

/* Tells a step as events that are complete in themselves: GIVENs and EXCLUDEDs make the position
 * before it; then come its DEDUCTION, PARTs, EXCLUDEDs and PLACEDs. A supposition
 * (KT_ANSWER_TRUE_BEYOND) is told whole, whatever the step: within ASSUMED and RESULT, up to the
 * CONTRADICTION. KT_FINISHED, KT_MORE, KT_E_RANGE (no such step, or no contradiction found yet),
 * errors as above. */
KT_API kt_status kt_catalogue_tell(kt_catalogue *c, uint32_t step, uint32_t budget);

/* How far singles and locked candidates alone go after the step: report.unlocked_.... KT_CONTINUES,
 * KT_E_RANGE, KT_E_NOT_OPEN, KT_E_HANDLE. */
KT_API kt_status kt_catalogue_unlocks(kt_catalogue *c, uint32_t step);

/* NULL for a NULL handle. Valid until kt_catalogue_free; report.step_count is the length of the
 * lists. kt_catalogue_candidates: 81 sets of digits, with the steps of the path applied; a square
 * with a digit has none. */
KT_API const kt_catalogue_report *kt_catalogue_get_report(kt_catalogue *c);
KT_API const kt_catalogue_step *kt_catalogue_steps(kt_catalogue *c);
KT_API const uint16_t *kt_catalogue_deletions(kt_catalogue *c);
KT_API const uint16_t *kt_catalogue_candidates(kt_catalogue *c);
KT_API const kt_event *kt_catalogue_events(kt_catalogue *c);

#ifdef __cplusplus
}
#endif

#endif
