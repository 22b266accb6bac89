/* filter.fuzz.c - the filter of the command line, on a port in memory: each input line is answered by one line, and
 * the answers depend neither on how the bytes come nor on how the work is cut.
 *
 * An input is text. Its first line is a letter for the world (a: nothing goes wrong; b: nor here, but the first line is a
 * remark about as long as the program's block, by the next character; c: reading fails; d: nobody reads the answers; e:
 * there is no space for them) and the words of the command; the rest is what stands on standard input and in each file.
 *
 * The one idea: the program is run twice, once with all at once and once in little pieces, and has to say the same. Its
 * calls of the engine come through here (CMakeLists.txt wraps them), so a run that takes long is ended in the midst of
 * it, as by a signal, and its handles are released.
 */
#include <setjmp.h>
#include <string.h>

#include "cli/port.h"
#include "fuzz.h"
#include "kakutei.h"

enum { MOST_WORDS = 16, LONGEST_LINE = 512, ROOM = 1 << 20, FILES = 64, HANDLES = 16 };
enum { NOTHING, LONG_REMARK, READING, NOBODY, NO_SPACE, FAULTS };
enum { BLOCK = 65536, NEAR_ITS_END = 64, LONGEST_REST = 4096 };

static struct {
    const uint8_t *text;
    uint32_t length, remark; /* of which the first so many are a remark that goes on in the next */
    unsigned fault;
    bool is_piecewise;
} world;

/* One run. */
static struct {
    uint32_t read[FILES]; /* by file number; standard input is 0 */
    int32_t files;
    uint32_t piece;
    uint32_t clock;
    uint32_t written, lines_in;
    uint8_t answers[ROOM];
    int status;
    bool is_cut;
    uint32_t left; /* work */
} run;

static jmp_buf ended;

/* --- The port ------------------------------------------------------------------------------------- */

/* How much of `size` goes now: at once, or in pieces of 1 to 7. */
static uint32_t piece_of(uint32_t size) {
    if (!world.is_piecewise) return size;
    uint32_t piece = 1 + run.piece++ * 5 % 7;
    return piece < size ? piece : size;
}

int32_t port_open(const char *path) {
    if (strcmp(path, "missing") == 0) return PORT_E_MISSING;
    if (strcmp(path, "folder") == 0) return PORT_E_FOLDER;
    if (run.files == FILES - PORT_STDERR - 1) return PORT_E_OTHER;
    return PORT_STDERR + ++run.files;
}

void port_close(int32_t file) {
    MUST(file > PORT_STDERR && file < FILES);
}

int32_t port_read(int32_t file, uint8_t *bytes, uint32_t size) {
    MUST(size > 0);
    uint32_t *at = &run.read[file];
    uint32_t there = (world.fault == READING ? world.length / 2 : world.length) - *at;
    if (world.fault == READING && there == 0) return PORT_E_OTHER;
    uint32_t most = there < size ? there : size;
    uint32_t count = *at == 0 && world.remark > 0 ? world.remark : piece_of(most);
    memcpy(bytes, world.text + *at, count);
    for (uint32_t i = 0; i < count; i++) run.lines_in += bytes[i] == '\n';
    bool is_last = count > 0 && *at + count == world.length;
    if (is_last && bytes[count - 1] != '\n') run.lines_in++;
    *at += count;
    return (int32_t)count;
}

int32_t port_write(int32_t file, const uint8_t *bytes, uint32_t size) {
    MUST(size > 0);
    uint32_t count = piece_of(size);
    if (file == PORT_STDERR) return (int32_t)count;
    if (world.fault >= NOBODY && run.written + count > 100)
        return world.fault == NOBODY ? PORT_E_CLOSED : PORT_E_FULL;
    if (run.written + count > ROOM) {
        run.is_cut = true;
        longjmp(ended, 1);
    }
    memcpy(run.answers + run.written, bytes, count);
    run.written += count;
    return (int32_t)count;
}

int32_t port_terminal(int32_t file) {
    return file == PORT_STDERR && world.is_piecewise;
}

uint32_t port_clock(void) {
    return run.clock += 301;
}

uint32_t port_seed(void) {
    return 7;
}

/* Without threads: a run has one job, and calls none of the others. */
int32_t port_has_threads(void) {
    return 0;
}

uint32_t port_processors(void) {
    return 1;
}

int32_t port_start(void (*start)(void *), void *with) {
    (void)start;
    (void)with;
    return 0;
}

void port_lock(void) {
    MUST(false);
}

void port_unlock(void) {
    MUST(false);
}

void port_wait(port_signal s) {
    MUST(s == PORT_SIGNALS);
}

void port_wake(port_signal s) {
    MUST(s == PORT_SIGNALS);
}

void port_wake_all(port_signal s) {
    MUST(s == PORT_SIGNALS);
}

/* --- The engine as the program sees it -------------------------------------------------------------- */

static struct {
    void (*release)(void *handle);
    void *handle;
} handles[HANDLES];

static void *keep(void *handle, void (*release)(void *handle)) {
    unsigned n = 0;
    while (handles[n].handle != NULL) n++;
    MUST(n < HANDLES);
    handles[n].handle = handle;
    handles[n].release = release;
    return handle;
}

static void release_all(void) {
    for (unsigned n = 0; n < HANDLES; n++) {
        if (handles[n].handle != NULL) handles[n].release(handles[n].handle);
        handles[n].handle = NULL;
    }
}

#define WRAPPED_CREATE(name, type, free, parameters, arguments) \
    type *__real_##name parameters; \
    type *__wrap_##name parameters; \
    static void release_##type(void *handle) { \
        free(handle); \
    } \
    type *__wrap_##name parameters { \
        return keep(__real_##name arguments, release_##type); \
    }

WRAPPED_CREATE(kt_create, kt, kt_free, (uint32_t events), (events))
WRAPPED_CREATE(kt_search_create, kt_search, kt_search_free, (void), ())
WRAPPED_CREATE(kt_maker_create, kt_maker, kt_maker_free, (void), ())
WRAPPED_CREATE(kt_catalogue_create, kt_catalogue, kt_catalogue_free, (void), ())
WRAPPED_CREATE(kt_prover_create, kt_prover, kt_prover_free, (void), ())

/* A budget out of the rest; a call that would continue after it ends the run. Only endless calls
 * are cut. */
static uint32_t spend(uint32_t budget, uint32_t weight) {
    uint32_t most = run.left / weight, slice = world.is_piecewise ? 3 : 40;
    if (most == 0) {
        run.is_cut = true;
        longjmp(ended, 1);
    }
    uint32_t spent = budget == UINT32_MAX && slice < most ? slice : budget < most ? budget : most;
    run.left -= spent * weight;
    return spent;
}

static kt_status go_on(kt_status status, uint32_t budget, uint32_t spent) {
    if (status != KT_MORE || spent == budget || budget == UINT32_MAX) return status;
    run.is_cut = true;
    longjmp(ended, 1);
}

#define WRAPPED_WORK(name, type, weight) \
    kt_status __real_##name(type *handle, uint32_t budget); \
    kt_status __wrap_##name(type *handle, uint32_t budget); \
    kt_status __wrap_##name(type *handle, uint32_t budget) { \
        uint32_t spent = spend(budget, weight); \
        return go_on(__real_##name(handle, spent), budget, spent); \
    }

WRAPPED_WORK(kt_solve, kt, 4)
WRAPPED_WORK(kt_maker_run, kt_maker, 10)
WRAPPED_WORK(kt_catalogue_rate, kt_catalogue, 20)
WRAPPED_WORK(kt_catalogue_next, kt_catalogue, 20)
WRAPPED_WORK(kt_prover_run, kt_prover, 1)

kt_status __real_kt_search_count(kt_search *handle, uint32_t limit, uint32_t budget);
kt_status __wrap_kt_search_count(kt_search *handle, uint32_t limit, uint32_t budget);
kt_status __wrap_kt_search_count(kt_search *handle, uint32_t limit, uint32_t budget) {
    uint32_t spent = spend(budget, 1);
    return go_on(__real_kt_search_count(handle, limit, spent), budget, spent);
}

/* --- Two runs ------------------------------------------------------------------------------------- */

static void begin_run(bool is_piecewise) {
    world.is_piecewise = is_piecewise;
    memset(run.read, 0, sizeof run.read);
    run.files = 0;
    run.piece = run.clock = run.written = run.lines_in = 0;
    run.is_cut = false;
    run.left = 5000;
}

static void run_once(int count, char *const words[], bool is_piecewise) {
    char *reordered[MOST_WORDS + 1] = {NULL};
    memcpy(reordered, words, (size_t)count * sizeof *words);
    begin_run(is_piecewise);
    if (setjmp(ended) == 0) run.status = cli_main(count, reordered);
    release_all();
}

/* Of a run that came to its end. */
static void is_answered(const char *command) {
    uint32_t lines = 0;
    MUST(run.status >= 0 && run.status <= 2);
    for (uint32_t i = 0; i < run.written; i++) lines += run.answers[i] == '\n';
    bool is_filter = command != NULL && strcmp(command, "make") != 0 && run.lines_in > 0;
    if (!is_filter || world.fault > LONG_REMARK) return;
    MUST(lines == run.lines_in);
    if (world.remark == 0) return;
    const uint8_t *newline = memchr(world.text, '\n', world.length);
    uint32_t length = newline == NULL ? world.length : (uint32_t)(newline - world.text);
    MUST(memcmp(run.answers, world.text, length) == 0 && run.answers[length] == '\n');
}

static void run_twice(int count, char *const words[]) {
    static uint8_t before[ROOM];
    run_once(count, words, false);
    if (run.is_cut) return;
    is_answered(count > 1 ? words[1] : NULL);
    uint32_t written = run.written;
    int status = run.status;
    memcpy(before, run.answers, written);
    run_once(count, words, true);
    if (run.is_cut || world.fault >= NOBODY) return;
    is_answered(count > 1 ? words[1] : NULL);
    MUST(run.status == status && run.written == written &&
         memcmp(run.answers, before, written) == 0);
}

/* What is read: the rest of the input, behind the remark if there is one. */
static void begin_world(fuzz_input *in) {
    static uint8_t text[BLOCK + LONGEST_REST];
    world.remark = world.fault == LONG_REMARK ? BLOCK - fuzz_take(in, 'a', NEAR_ITS_END) : 0;
    size_t rest = (size_t)(in->end - in->at);
    if (rest > LONGEST_REST) rest = LONGEST_REST;
    memset(text, '#', world.remark);
    memcpy(text + world.remark, in->at, rest);
    world.text = text;
    world.length = world.remark + (uint32_t)rest;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    static char line[LONGEST_LINE + 1], program[] = "kakutei";
    char *words[MOST_WORDS] = {program};
    int count = 1;
    fuzz_input in = {bytes, bytes + size};
    world.fault = fuzz_take(&in, 'a', FAULTS);
    size_t length = 0;
    while (!fuzz_is_over(&in) && *in.at != '\n' && length < LONGEST_LINE)
        line[length++] = (char)*in.at++;
    line[length] = '\0';
    if (!fuzz_is_over(&in)) in.at++;
    for (char *at = line; count < MOST_WORDS && (at += strspn(at, " ")) < line + length;) {
        words[count++] = at;
        at += strcspn(at, " ");
        if (at < line + length) *at++ = '\0';
    }
    begin_world(&in);
    run_twice(count, words);
    return 0;
}
