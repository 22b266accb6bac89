/* arguments.c - see arguments.h. An option belongs to the commands whose bits its line in the table has. */
#include "arguments.h"

#include <string.h>

#include "help.h"
#include "out.h"
#include "port.h"
#include "scales.h"

static const char *const commands[COMMAND_NONE] = {
    [COMMAND_SOLVE] = "solve", [COMMAND_CHECK] = "check",     [COMMAND_COUNT] = "count",
    [COMMAND_STEPS] = "steps", [COMMAND_COMPARE] = "compare", [COMMAND_RATE] = "rate",
    [COMMAND_PROVE] = "prove", [COMMAND_PHOTO] = "photo",     [COMMAND_MAKE] = "make",
};

#define FOR(name) (1u << COMMAND_##name)
#define FOR_FILTERS (~FOR(MAKE) & ~FOR(PHOTO))

typedef enum {
    OPTION_PUZZLE,
    OPTION_JOBS,
    OPTION_PROGRESS,
    OPTION_UNIQUE,
    OPTION_LIMIT,
    OPTION_METHOD,
    OPTION_VISITS,
    OPTION_RATING,
    OPTION_SCALE,
    OPTION_STEPS,
    OPTION_WAY,
    OPTION_JSON,
    OPTION_TEXT,
    OPTION_BUDGET,
    OPTION_SYMMETRY,
    OPTION_DIFFICULTY,
    OPTION_LEVEL,
    OPTION_GOAL,
    OPTION_NEEDS,
    OPTION_GIVENS,
    OPTION_MINIMAL,
    OPTION_PATTERN,
    OPTION_SEED,
    OPTION_SOLUTION,
    OPTION_SEARCHES,
    OPTION_COUNT
} option;

static const struct {
    const char *name;
    bool has_value;
    uint32_t commands;
} options[OPTION_COUNT] = {
    [OPTION_PUZZLE] = {"--puzzle", false, FOR_FILTERS},
    [OPTION_JOBS] = {"--jobs", true, FOR_FILTERS},
    [OPTION_PROGRESS] = {"--progress", false, FOR_FILTERS | FOR(PHOTO) | FOR(MAKE)},
    [OPTION_UNIQUE] = {"--unique", false, FOR(SOLVE)},
    [OPTION_LIMIT] = {"--limit", true, FOR(COUNT)},
    [OPTION_METHOD] = {"--method", true, FOR(STEPS)},
    [OPTION_VISITS] = {"--visits", true, FOR(STEPS) | FOR(COMPARE)},
    [OPTION_SYMMETRY] = {"--symmetry", true, FOR(MAKE)},
    [OPTION_RATING] = {"--rating", false, FOR(STEPS) | FOR(COMPARE)},
    [OPTION_SCALE] = {"--scale", true, FOR(RATE)},
    [OPTION_STEPS] = {"--steps", false, FOR(RATE)},
    [OPTION_WAY] = {"--way", false, FOR(PROVE)},
    [OPTION_JSON] = {"--json", false, FOR(PROVE)},
    [OPTION_TEXT] = {"--text", false, FOR(PROVE)},
    [OPTION_BUDGET] = {"--budget", true, FOR(PROVE)},
    [OPTION_DIFFICULTY] = {"--difficulty", true, FOR(MAKE)},
    [OPTION_LEVEL] = {"--level", true, FOR(MAKE)}, /* the same */
    [OPTION_GOAL] = {"--rating", true, FOR(MAKE)},
    [OPTION_NEEDS] = {"--needs", true, FOR(MAKE)},
    [OPTION_GIVENS] = {"--givens", true, FOR(MAKE)},
    [OPTION_MINIMAL] = {"--minimal", false, FOR(MAKE)},
    [OPTION_PATTERN] = {"--pattern", true, FOR(MAKE)},
    [OPTION_SEED] = {"--seed", true, FOR(MAKE)},
    [OPTION_SOLUTION] = {"--solution", false, FOR(MAKE)},
    [OPTION_SEARCHES] = {"--searches", true, FOR(MAKE)},
};

static const char *const symmetries[KT_SYMMETRY_COUNT] = {
    [KT_SYMMETRY_NONE] = "none",
    [KT_SYMMETRY_LEFT_RIGHT] = "left-right",
    [KT_SYMMETRY_TOP_BOTTOM] = "top-bottom",
    [KT_SYMMETRY_BOTH] = "both",
    [KT_SYMMETRY_POINT] = "point",
    [KT_SYMMETRY_QUARTER_TURN] = "quarter-turn",
    [KT_SYMMETRY_DIAGONAL] = "diagonal",
};

static out told;

static arguments_kind answer(const char *const texts[], unsigned count) {
    out_open(&told, PORT_STDOUT);
    for (unsigned i = 0; i < count; i++) out_text(&told, texts[i]);
    out_flush(&told);
    return ARGUMENTS_ANSWERED;
}

static void begin_fault(void) {
    out_open(&told, PORT_STDERR);
    out_text(&told, "kakutei: ");
}

static arguments_kind end_fault(void) {
    out_text(&told, "\nTry: kakutei --help\n");
    out_flush(&told);
    return ARGUMENTS_WRONG;
}

/* Reports a fault; each part may be NULL. */
static arguments_kind refuse(const char *first, const char *word, const char *last) {
    begin_fault();
    if (first != NULL) out_text(&told, first);
    if (word != NULL) out_text(&told, word);
    if (last != NULL) out_text(&told, last);
    return end_fault();
}

static arguments_kind refuse_need(const goal *g, const char *slug) {
    begin_fault();
    out_text(&told, "the scale ");
    out_text(&told, scale_names[g->scale]);
    out_text(&told, " has no technique ");
    out_text(&told, slug);
    out_text(&told, "; it has ");
    goal_tell_techniques(g, &told);
    return end_fault();
}

/* Digits up to `length`, a number from `least` to 2^32 - 1. */
static bool read_digits(const char *text, size_t length, uint32_t least, uint32_t *number) {
    uint64_t sum = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        sum = sum * 10 + (uint64_t)(text[i] - '0');
        if (sum > UINT32_MAX) return false;
    }
    *number = (uint32_t)sum;
    return length > 0 && sum >= least;
}

static bool read_number(const char *text, uint32_t least, uint32_t *number) {
    return read_digits(text, strlen(text), least, number);
}

static bool read_method(const char *text, uint32_t *method) {
    for (*method = 0; *method < kt_method_count(); (*method)++) {
        if (strcmp(kt_method(*method)->slug, text) == 0) return true;
    }
    return false;
}

/* The index of the word among `count` names. */
static bool read_name(const char *text, const char *const names[], uint32_t count,
                      uint32_t *number) {
    for (*number = 0; *number < count; (*number)++) {
        if (strcmp(names[*number], text) == 0) return true;
    }
    return false;
}

/* A or A-B, within bounds. */
static bool read_range(const char *text, uint32_t lowest, uint32_t highest, uint32_t *least,
                       uint32_t *most) {
    size_t first = strcspn(text, "-");
    if (!read_digits(text, first, lowest, least)) return false;
    *most = *least;
    if (text[first] == '-' && !read_number(text + first + 1, lowest, most)) return false;
    return *least <= *most && *most <= highest;
}

/* 81 characters: . or 0 for a square that holds no given. */
static bool read_pattern(const char *text, uint32_t pattern[3]) {
    if (strlen(text) != KT_SQUARES) return false;
    memset(pattern, 0, 3 * sizeof *pattern);
    for (unsigned s = 0; s < KT_SQUARES; s++) {
        if (text[s] != '.' && text[s] != '0') pattern[s / 27] |= UINT32_C(1) << s % 27;
    }
    return true;
}

/* Turns on what a flag stands for. */
static void take_flag(option o, arguments *a) {
    if (o == OPTION_PUZZLE) a->puzzle = true;
    if (o == OPTION_PROGRESS) a->progress = true;
    if (o == OPTION_UNIQUE) a->unique = true;
    if (o == OPTION_RATING) a->rating = true;
    if (o == OPTION_STEPS) a->steps = true;
    if (o == OPTION_WAY) a->way = true;
    if (o == OPTION_JSON) a->json = true;
    if (o == OPTION_TEXT) a->text = true;
    if (o == OPTION_SOLUTION) a->solution = true;
    if (o == OPTION_MINIMAL) a->request.least = a->request.most = 0;
}

enum { MOST_JOBS = 256 };

/* NULL, or a text that says what the value should be. 0 stands for the number of processors. */
static const char *read_jobs(const char *text, uint32_t *jobs) {
    bool is_number = read_number(text, 0, jobs);
    if (!port_has_threads()) return is_number && *jobs == 1 ? NULL : "under Node --jobs is 1, not ";
    if (!is_number || *jobs > MOST_JOBS) return "--jobs is 0 to 256, not ";
    if (*jobs == 0) *jobs = port_processors();
    if (*jobs > MOST_JOBS) *jobs = MOST_JOBS;
    return NULL;
}

static const char wrong_rating[] =
    "--rating is as in se:3.0-4.2, hodoku:400-900 or hodoku:medium-hard, of the scales hodoku, "
    "hodoku-2.3 and se, and HoDoKu's levels easy, medium, hard, unfair and extreme, not ";

/* NULL, or a text that says what the value should be. */
static const char *take_value(option o, const char *value, arguments *a) {
    switch (o) {
    case OPTION_JOBS:
        return read_jobs(value, &a->jobs);
    case OPTION_LIMIT:
        return read_number(value, 1, &a->limit) ? NULL : "--limit is 1 to 4294967295, not ";
    case OPTION_VISITS:
        return read_number(value, 1, &a->visits) ? NULL : "--visits is 1 to 4294967295, not ";
    case OPTION_BUDGET:
        return read_number(value, 1, &a->budget) ? NULL : "--budget is 1 to 4294967295, not ";
    case OPTION_SEARCHES:
        return read_number(value, 1, &a->searches) ? NULL : "--searches is 1 to 4294967295, not ";
    case OPTION_SEED:
        return read_number(value, 0, &a->request.seed1) ? NULL : "--seed is 0 to 4294967295, not ";
    case OPTION_METHOD:
        return read_method(value, &a->method) ? NULL : "there is no method ";
    case OPTION_SYMMETRY:
        return read_name(value, symmetries, KT_SYMMETRY_COUNT, &a->request.symmetry)
                   ? NULL
                   : "there is no symmetry ";
    case OPTION_SCALE:
        return read_name(value, scale_names, KT_SCALE_COUNT, &a->scale) ? NULL
                                                                        : "there is no scale ";
    case OPTION_GIVENS:
        return read_range(value, 17, 80, &a->request.least, &a->request.most)
                   ? NULL
                   : "--givens is a number from 17 to 80, or two as in 24-30, not ";
    case OPTION_DIFFICULTY:
    case OPTION_LEVEL:
        return read_range(value, 1, 9, &a->easiest, &a->hardest)
                   ? NULL
                   : "--difficulty is a number from 1 to 9, or two as in 3-5, not ";
    case OPTION_GOAL:
        return goal_read_rating(&a->goal, value) ? NULL : wrong_rating;
    case OPTION_NEEDS:
        return goal_read_need(&a->goal, value) ? NULL
                                               : "--needs can be asked 32 times; too much is ";
    case OPTION_PATTERN:
        return read_pattern(value, a->request.pattern) ? NULL : "--pattern has 81 characters, not ";
    default:
        __builtin_trap();
    }
}

/* The option of that name; if commands share the name, the option of this command. */
static unsigned find_option(const char *word, size_t length, command c) {
    unsigned found = OPTION_COUNT;
    for (unsigned o = 0; o < OPTION_COUNT; o++) {
        const char *name = options[o].name;
        if (strlen(name) != length || strncmp(name, word, length) != 0) continue;
        found = o;
        if (options[o].commands >> c & 1) break;
    }
    return found;
}

/* An option is --name, --name VALUE or --name=VALUE. */
static arguments_kind read_option(char *word, const char *next, arguments *a, bool *used_next) {
    size_t length = strcspn(word, "=");
    unsigned found = find_option(word, length, a->command);
    if (found == OPTION_COUNT) return refuse("there is no option ", word, NULL);
    if (!(options[found].commands >> a->command & 1)) {
        return refuse(commands[a->command], " has no option ", options[found].name);
    }
    const char *value = word[length] == '=' ? word + length + 1 : NULL;
    if (options[found].has_value && value == NULL) {
        if (next == NULL) return refuse(NULL, word, " wants a value");
        value = next;
        *used_next = true;
    } else if (!options[found].has_value && value != NULL) {
        return refuse(NULL, options[found].name, " takes no value");
    }
    if (value == NULL) {
        take_flag((option)found, a);
        return ARGUMENTS_GOOD;
    }
    const char *fault = take_value((option)found, value, a);
    return fault == NULL ? ARGUMENTS_GOOD : refuse(fault, value, NULL);
}

static bool is_one_of(const char *word, const char *one, const char *other) {
    return strcmp(word, one) == 0 || strcmp(word, other) == 0;
}

static void set_defaults(char **words, arguments *a) {
    *a = (arguments){.command = COMMAND_NONE,
                     .files = words,
                     .jobs = 1,
                     .limit = 1000000,
                     .puzzles = 1,
                     .goal = {.most = UINT32_MAX}};
    a->request.seed1 = port_seed();
    memset(a->request.pattern, 0xFF, sizeof a->request.pattern);
    for (unsigned b = 0; b < 3; b++) a->request.pattern[b] >>= 32 - 27;
}

static arguments_kind read_command(const char *word, arguments *a) {
    if (word == NULL)
        return refuse(
            "which command? solve, check, count, steps, compare, rate, prove, photo or make", NULL,
            NULL);
    for (unsigned c = 0; c < COMMAND_NONE; c++) {
        if (strcmp(word, commands[c]) == 0) a->command = (command)c;
    }
    return a->command == COMMAND_NONE ? refuse("there is no command ", word, NULL) : ARGUMENTS_GOOD;
}

/* make reads no files; its word is a number. */
static arguments_kind read_puzzles(arguments *a) {
    if (a->file_count == 0) return ARGUMENTS_GOOD;
    if (a->file_count > 1) return refuse("make takes one number, and not ", a->files[1], NULL);
    if (read_number(a->files[0], 1, &a->puzzles)) return ARGUMENTS_GOOD;
    return refuse("make makes 1 to 4294967295 puzzles, not ", a->files[0], NULL);
}

/* A wish for the way of a puzzle, which may come before its scale. */
static arguments_kind settle_goal(arguments *a) {
    enum { SEARCHES = 1000000, WITH_GOAL = 20 };
    const goal *g = &a->goal;
    if (a->searches == 0) a->searches = g->is_set ? WITH_GOAL * SEARCHES : SEARCHES;
    if (!g->is_set) return ARGUMENTS_GOOD;
    if (a->easiest != 0)
        return refuse("--difficulty goes without --rating and --needs", NULL, NULL);
    const char *wrong = goal_wrong_need(g);
    return wrong == NULL ? ARGUMENTS_GOOD : refuse_need(g, wrong);
}

arguments_kind arguments_read(int count, char **words, arguments *a) {
    static const char *const version[] = {"kakutei " KT_VERSION "\n"};
    set_defaults(words, a);
    for (int i = 1; i < count && strcmp(words[i], "--") != 0; i++) {
        if (is_one_of(words[i], "--help", "-h")) return answer(help_text, HELP_PARTS);
        if (is_one_of(words[i], "--version", "-V")) return answer(version, 1);
    }
    if (read_command(count < 2 ? NULL : words[1], a) == ARGUMENTS_WRONG) return ARGUMENTS_WRONG;

    bool are_options_over = false;
    for (int i = 2; i < count; i++) {
        if (are_options_over || words[i][0] != '-' || words[i][1] == '\0') {
            a->files[a->file_count++] = words[i];
        } else if (strcmp(words[i], "--") == 0) {
            are_options_over = true;
        } else {
            bool used_next = false;
            const char *next = i + 1 < count ? words[i + 1] : NULL;
            if (read_option(words[i], next, a, &used_next) == ARGUMENTS_WRONG) {
                return ARGUMENTS_WRONG;
            }
            if (used_next) i++;
        }
    }
    if (a->command != COMMAND_MAKE) return ARGUMENTS_GOOD;
    return read_puzzles(a) == ARGUMENTS_WRONG ? ARGUMENTS_WRONG : settle_goal(a);
}
