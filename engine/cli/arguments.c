/* arguments.c - see arguments.h. An option belongs to the commands whose bits its line in the table has. */
#include "arguments.h"

#include <string.h>

#include "help.h"
#include "out.h"
#include "port.h"

#ifndef KT_VERSION
#define KT_VERSION "unknown"
#endif

static const char *const commands[COMMAND_NONE] = {
    [COMMAND_SOLVE] = "solve", [COMMAND_CHECK] = "check",     [COMMAND_COUNT] = "count",
    [COMMAND_STEPS] = "steps", [COMMAND_COMPARE] = "compare",
};

#define FOR(name) (1u << COMMAND_##name)
#define FOR_ALL 0xFFFFFFFFu

typedef enum {
    OPTION_PUZZLE,
    OPTION_PROGRESS,
    OPTION_UNIQUE,
    OPTION_LIMIT,
    OPTION_METHOD,
    OPTION_VISITS,
    OPTION_COUNT
} option;

static const struct {
    const char *name;
    bool has_value;
    uint32_t commands;
} options[OPTION_COUNT] = {
    [OPTION_PUZZLE] = {"--puzzle", false, FOR_ALL},
    [OPTION_PROGRESS] = {"--progress", false, FOR_ALL},
    [OPTION_UNIQUE] = {"--unique", false, FOR(SOLVE)},
    [OPTION_LIMIT] = {"--limit", true, FOR(COUNT)},
    [OPTION_METHOD] = {"--method", true, FOR(STEPS)},
    [OPTION_VISITS] = {"--visits", true, FOR(STEPS) | FOR(COMPARE)},
};

static out told;

static arguments_kind answer(const char *text) {
    told.file = PORT_STDOUT;
    out_text(&told, text);
    out_flush(&told);
    return ARGUMENTS_ANSWERED;
}

/* Tells a fault, of which each part may be NULL. */
static arguments_kind refuse(const char *first, const char *word, const char *last) {
    told.file = PORT_STDERR;
    out_text(&told, "kakutei: ");
    if (first != NULL) out_text(&told, first);
    if (word != NULL) out_text(&told, word);
    if (last != NULL) out_text(&told, last);
    out_text(&told, "\nTry: kakutei --help\n");
    out_flush(&told);
    return ARGUMENTS_WRONG;
}

/* Digits only, from `least` to 2^32 - 1. */
static bool read_number(const char *text, uint32_t least, uint32_t *number) {
    uint64_t sum = 0;
    if (*text == '\0') return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9') return false;
        sum = sum * 10 + (uint64_t)(*text - '0');
        if (sum > UINT32_MAX) return false;
    }
    *number = (uint32_t)sum;
    return sum >= least;
}

static bool read_method(const char *text, uint32_t *method) {
    for (*method = 0; *method < kt_method_count(); (*method)++) {
        if (strcmp(kt_method(*method)->slug, text) == 0) return true;
    }
    return false;
}

static arguments_kind take_option(option o, const char *value, arguments *a) {
    switch (o) {
    case OPTION_PUZZLE:
        a->puzzle = true;
        return ARGUMENTS_GOOD;
    case OPTION_PROGRESS:
        a->progress = true;
        return ARGUMENTS_GOOD;
    case OPTION_UNIQUE:
        a->unique = true;
        return ARGUMENTS_GOOD;
    case OPTION_LIMIT:
        if (read_number(value, 1, &a->limit)) return ARGUMENTS_GOOD;
        return refuse("--limit is 1 to 4294967295, not ", value, NULL);
    case OPTION_VISITS:
        if (read_number(value, 1, &a->visits)) return ARGUMENTS_GOOD;
        return refuse("--visits is 1 to 4294967295, not ", value, NULL);
    case OPTION_METHOD:
        if (read_method(value, &a->method)) return ARGUMENTS_GOOD;
        return refuse("there is no method ", value, NULL);
    case OPTION_COUNT:
        break;
    }
    __builtin_trap();
}

/* An option is --name, --name VALUE or --name=VALUE. */
static arguments_kind read_option(char *word, const char *next, arguments *a, bool *used_next) {
    size_t length = strcspn(word, "=");
    unsigned found = 0;
    while (found < OPTION_COUNT && (strlen(options[found].name) != length ||
                                    strncmp(options[found].name, word, length) != 0)) {
        found++;
    }
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
    return take_option((option)found, value, a);
}

static bool is_one_of(const char *word, const char *one, const char *other) {
    return strcmp(word, one) == 0 || strcmp(word, other) == 0;
}

arguments_kind arguments_read(int count, char **words, arguments *a) {
    *a = (arguments){.command = COMMAND_NONE, .limit = 1000000, .files = words + 1};
    for (int i = 1; i < count && strcmp(words[i], "--") != 0; i++) {
        if (is_one_of(words[i], "--help", "-h")) return answer(help_text);
        if (is_one_of(words[i], "--version", "-V")) return answer("kakutei " KT_VERSION "\n");
    }
    if (count < 2)
        return refuse("which command? solve, check, count, steps or compare", NULL, NULL);
    for (unsigned c = 0; c < COMMAND_NONE; c++) {
        if (strcmp(words[1], commands[c]) == 0) a->command = (command)c;
    }
    if (a->command == COMMAND_NONE) return refuse("there is no command ", words[1], NULL);

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
    return ARGUMENTS_GOOD;
}
