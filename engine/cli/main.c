/* main.c - `kakutei`, the filter: reads one puzzle per line and writes one answer per line, in
 * order.
 *
 * The one idea: only counts are kept from one line to the next, so an endless input needs no more
 * memory than a short one. A line that is no puzzle is answered like any other, and remembered for
 * the exit status. With several jobs (jobs.h) only the answers are written here.
 */
#include <stddef.h>

#include "arguments.h"
#include "inputs.h"
#include "jobs.h"
#include "make.h"
#include "photo.h"
#include "port.h"
#include "progress.h"
#include "session.h"

enum { STATUS_GOOD = 0, STATUS_BAD_LINE = 1, STATUS_FAULT = 2 };

static session asked;
static inputs input;
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

/* Answers the next line: 1, 0 at the end, or the PORT_E_... of a file that cannot be read. */
static int32_t answer_next(void) {
    line l;
    int32_t found = inputs_next(&input, &l);
    if (found <= 0) return found;
    bool is_error = session_answer(&asked, &l);
    found = inputs_pass_on(&input, &l, &answers);
    out_end_line(&answers, l.has_return);
    progress_count(is_error);
    return found;
}

/* Answers the pictures of the next file: as answer_next. */
static int32_t answer_pictures(void) {
    int32_t found = inputs_open(&input);
    if (found <= 0) return found;
    int32_t fault = photo_answer_all(input.file, &answers);
    out_flush(&answers);
    inputs_close(&input);
    return fault < 0 ? fault : 1;
}

/* Answers all files; false if one could not be read. Stops early if writing fails. */
static bool filter(const arguments *a) {
    bool are_read = true;
    int32_t found = 1;
    while (answers.fault == 0 && found != 0) {
        const char *name = NULL;
        if (a->jobs > 1) {
            found = jobs_next(&name);
        } else {
            found = a->command == COMMAND_PHOTO ? answer_pictures() : answer_next();
            name = input.name;
        }
        if (found >= 0) continue;
        out_flush(&answers);
        complain(name, reason(found));
        are_read = false;
    }
    out_flush(&answers);
    return are_read;
}

/* Slow commands write line by line, so that nobody waits for a block, and a signal loses only the
 * current line. */
static bool takes_long(command c) {
    return c == COMMAND_STEPS || c == COMMAND_COMPARE || c == COMMAND_RATE || c == COMMAND_PROVE ||
           c == COMMAND_PHOTO || c == COMMAND_MAKE;
}

/* Opens what the command works with; false if something is short, which has been told. */
static bool open_all(const arguments *a) {
    bool is_open;
    if (a->command == COMMAND_MAKE) {
        is_open = make_open(a);
    } else if (a->jobs > 1) {
        is_open = jobs_open(a, &input, &answers);
    } else {
        inputs_begin(&input, a, &answers);
        is_open = session_open(&asked, a, &answers);
    }
    if (!is_open) {
        complain("memory", "it is short");
        return false;
    }
    if (a->jobs == 1 || jobs_start()) return true;
    complain("threads", "there are too few");
    return false;
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
    if (!open_all(&a)) return STATUS_FAULT;
    if (a.command == COMMAND_MAKE) {
        make_puzzles(&a, &answers);
    } else {
        is_done = filter(&a);
    }
    progress_end();
    if (answers.fault != 0 && answers.fault != PORT_E_CLOSED) {
        complain("standard output", reason(answers.fault));
        return STATUS_FAULT;
    }
    if (!is_done) return STATUS_FAULT;
    return progress_errors() > 0 ? STATUS_BAD_LINE : STATUS_GOOD;
}
