/* main.c - `kakutei`, the filter: reads one puzzle per line and writes one answer per line, in
 * order.
 *
 * The one idea: only counts are kept from one line to the next, so an endless input needs no more
 * memory than a short one. A line that is no puzzle is answered like any other, and remembered for
 * the exit status.
 */
#include <string.h>

#include "arguments.h"
#include "lines.h"
#include "make.h"
#include "photo.h"
#include "port.h"
#include "progress.h"
#include "puzzle.h"
#include "session.h"

enum { STATUS_GOOD = 0, STATUS_BAD_LINE = 1, STATUS_FAULT = 2 };

static session asked;
static lines input;
static out answers;
static out messages;

/* --- Messages --------------------------------------------------------------------------------- */

static const char *reason(int32_t fault) {
    switch (fault) {
    case PORT_E_MISSING:
        return "there is no such file";
    case PORT_E_ACCESS:
        return "permission denied";
    case PORT_E_FOLDER:
        return "it is a folder";
    case PORT_E_FULL:
        return "no space is left";
    default:
        return "input/output error";
    }
}

static void complain(const char *name, const char *why) {
    out_text(&messages, "kakutei: ");
    out_text(&messages, name);
    out_text(&messages, ": ");
    out_text(&messages, why);
    out_char(&messages, '\n');
    out_flush(&messages);
}

/* --- Lines ------------------------------------------------------------------------------------ */

static void write_error(const line *l, const puzzle *p, const char *objection) {
    out_text(&answers, "error: ");
    if (objection != NULL) {
        out_text(&answers, objection);
    } else {
        puzzle_tell_fault(l, p, &answers);
    }
    if (l->length == 0) return;
    out_char(&answers, '\t');
    out_bytes(&answers, l->bytes, l->length);
}

static void write_answer(puzzle *p) {
    if (asked.arguments->puzzle) {
        out_bytes(&answers, p->text, p->length);
        out_char(&answers, '\t');
    }
    session_answer(&asked, p);
    session_pass_on(&asked, p);
    if (p->rest_length == 0) return;
    out_char(&answers, '\t');
    out_bytes(&answers, p->rest, p->rest_length);
}

/* Answers a line: 1, or the PORT_E_... of a read that failed. */
static int32_t handle(line *l) {
    static puzzle p;
    puzzle_read(l, &p);
    const char *objection = p.kind == PUZZLE_GOOD ? session_objection(&asked, &p) : NULL;
    bool is_error = objection != NULL || (p.kind != PUZZLE_GOOD && p.kind != PUZZLE_NO_PUZZLE);
    if (p.kind == PUZZLE_NO_PUZZLE) {
        out_bytes(&answers, l->bytes, l->length);
    } else if (is_error) {
        write_error(l, &p, objection);
    } else {
        write_answer(&p);
    }
    int32_t done = lines_pass_on(&input, l, &answers);
    out_end_line(&answers, l->has_return);
    progress_count(is_error);
    return done;
}

static int32_t answer_lines(int32_t file) {
    lines_open(&input, file, &answers);
    line l;
    int32_t found = 1;
    while (answers.fault == 0 && found > 0) {
        found = lines_next(&input, &l);
        if (found > 0) found = handle(&l);
    }
    return found;
}

/* Answers all of a file; false if it could not be read. Stops early if writing fails. */
static bool filter(const char *name) {
    bool is_standard = strcmp(name, "-") == 0;
    const char *shown = is_standard ? "standard input" : name;
    int32_t file = is_standard ? PORT_STDIN : port_open(name);
    if (file < 0) {
        complain(shown, reason(file));
        return false;
    }
    bool has_pictures = asked.arguments->command == COMMAND_PHOTO;
    int32_t found = has_pictures ? photo_answer_all(file, &answers) : answer_lines(file);
    out_flush(&answers);
    if (!is_standard) port_close(file);
    if (found < 0) complain(shown, reason(found));
    return found >= 0;
}

/* Slow commands write line by line, so that nobody waits for a block, and a signal loses only the
 * current line. */
static bool takes_long(command c) {
    return c == COMMAND_STEPS || c == COMMAND_COMPARE || c == COMMAND_RATE || c == COMMAND_PROVE ||
           c == COMMAND_PHOTO || c == COMMAND_MAKE;
}

/* Answers all files, or standard input if there are none; false if one could not be read. */
static bool filter_all(const arguments *a) {
    if (a->file_count == 0) return filter("-");
    bool are_read = true;
    for (int i = 0; i < a->file_count && answers.fault == 0; i++) {
        if (!filter(a->files[i])) are_read = false;
    }
    return are_read;
}

int cli_main(int count, char **words) {
    out_open(&answers, PORT_STDOUT);
    out_open(&messages, PORT_STDERR);
    static arguments a;
    arguments_kind kind = arguments_read(count, words, &a);
    if (kind != ARGUMENTS_GOOD) return kind == ARGUMENTS_WRONG ? STATUS_FAULT : STATUS_GOOD;
    answers.is_prompt = takes_long(a.command);
    progress_start(a.progress, &messages);

    bool is_done = true;
    if (a.command == COMMAND_MAKE ? !make_open(&a) : !session_open(&asked, &a, &answers)) {
        complain("memory", "it is short");
        return STATUS_FAULT;
    }
    if (a.command == COMMAND_MAKE) {
        make_puzzles(&a, &answers);
    } else {
        is_done = filter_all(&a);
    }
    progress_end();
    if (answers.fault != 0 && answers.fault != PORT_E_CLOSED) {
        complain("standard output", reason(answers.fault));
        return STATUS_FAULT;
    }
    if (!is_done) return STATUS_FAULT;
    return progress_errors() > 0 ? STATUS_BAD_LINE : STATUS_GOOD;
}
