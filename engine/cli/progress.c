/* progress.c - see progress.h. On a terminal one line is overwritten again and again. */
#include "progress.h"

#include "port.h"

enum { PERIOD = 1000 };

static struct {
    out *to;
    bool is_told, on_terminal;
    uint64_t lines, errors;
    uint32_t last;    /* by port_clock */
    uint64_t elapsed; /* milliseconds */
} progress;

void progress_start(bool is_told, out *to) {
    progress.to = to;
    progress.is_told = is_told;
    progress.on_terminal = port_terminal(PORT_STDERR) != 0;
    progress.last = port_clock();
}

static void write_count(uint64_t count, const char *one, const char *many) {
    out_number(progress.to, count);
    out_text(progress.to, count == 1 ? one : many);
}

static void tell(uint32_t now, bool is_last) {
    progress.elapsed += now - progress.last;
    progress.last = now;
    if (progress.on_terminal) out_char(progress.to, '\r');
    write_count(progress.lines, " line", " lines");
    if (progress.elapsed > 0) {
        out_text(progress.to, ", ");
        out_number(progress.to, progress.lines * 1000 / progress.elapsed);
        out_text(progress.to, " a second");
    }
    if (progress.errors > 0) {
        out_text(progress.to, ", ");
        write_count(progress.errors, " error", " errors");
    }
    if (progress.on_terminal) out_text(progress.to, "   ");
    if (is_last || !progress.on_terminal) out_char(progress.to, '\n');
    out_flush_all(progress.to);
}

void progress_count(bool is_error) {
    progress.lines++;
    if (is_error) progress.errors++;
    if (!progress.is_told) return;
    uint32_t now = port_clock();
    if (now - progress.last >= PERIOD) tell(now, false);
}

void progress_end(void) {
    if (progress.is_told) tell(port_clock(), true);
}

uint64_t progress_errors(void) {
    return progress.errors;
}
