/* inputs.c - see inputs.h. */
#include "inputs.h"

#include <string.h>

#include "port.h"

void inputs_begin(inputs *i, const arguments *a, out *flushed) {
    i->arguments = a;
    i->next = 0;
    i->file = -1;
    i->name = NULL;
    i->flushed = flushed;
}

int32_t inputs_open(inputs *i) {
    const arguments *a = i->arguments;
    if (i->next > 0 && i->next >= a->file_count) return 0;
    const char *path = a->file_count == 0 ? "-" : a->files[i->next];
    bool is_standard = strcmp(path, "-") == 0;
    i->next++;
    i->name = is_standard ? "standard input" : path;
    if (i->flushed != NULL) out_flush(i->flushed);
    int32_t file = is_standard ? PORT_STDIN : port_open(path);
    if (file < 0) return file;
    i->file = file;
    lines_open(&i->lines, file, i->flushed);
    return 1;
}

void inputs_close(inputs *i) {
    if (i->file != PORT_STDIN) port_close(i->file);
    i->file = -1;
}

int32_t inputs_next(inputs *i, line *found) {
    for (;;) {
        int32_t is_open = i->file < 0 ? inputs_open(i) : 1;
        if (is_open <= 0) return is_open;
        int32_t has_line = lines_next(&i->lines, found);
        if (has_line > 0) return has_line;
        inputs_close(i);
        if (has_line < 0) return has_line;
    }
}

bool inputs_has_next(const inputs *i) {
    return lines_has_next(&i->lines);
}

int32_t inputs_pass_on(inputs *i, line *found, out *to) {
    int32_t passed = lines_pass_on(&i->lines, found, to);
    if (passed < 0) inputs_close(i);
    return passed;
}
