/* jobs.c - see jobs.h.
 *
 * The threads meet at a ring of batches of lines. The reader fills the next one, the jobs take them
 * in order, and the writer empties the oldest as soon as it is answered. The ring is all that is
 * read ahead. An answer that does not fit waits, with its job, until it is the oldest; then it is
 * taken piece by piece. A line that does not fit is left to the writer, while the reader waits.
 */
#include "jobs.h"

#include <stdlib.h>
#include <string.h>

#include "port.h"
#include "progress.h"
#include "session.h"

enum {
    AHEAD = 64, /* batches for each job */
    LINES = 16  /* in a batch of a fast command; of others each line is a batch */
};

typedef enum {
    BATCH_READ,    /* waits for a job */
    BATCH_TAKEN,   /* a job works on it */
    BATCH_FULL,    /* its job waits until the writer has taken what there is */
    BATCH_ANSWERED /* waits for the writer */
} batch_state;

/* What there is in place of lines that a job answers. */
typedef enum { BATCH_LINES, BATCH_LONG_LINE, BATCH_FAULT, BATCH_END } batch_kind;

typedef struct {
    out answers; /* comes first: hand_over is given only this */
    batch_kind kind;
    batch_state state;
    line long_line;
    int32_t fault; /* PORT_E_... */
    const char *name;
    uint32_t count, errors; /* lines */
    line lines[LINES];
    uint32_t length;
    uint8_t bytes[LINES_BLOCK]; /* of the lines */
} batch;

static struct {
    const arguments *arguments;
    inputs *in;
    out *answers;
    session *sessions; /* one for each job */
    uint32_t at_once;  /* lines in a batch */
    batch *batches;
    uint32_t size;
    uint64_t read, taken, written; /* batches so far; under the lock */
} ring;

static batch *batch_at(uint64_t number) {
    return &ring.batches[number % ring.size];
}

/* --- The reader ------------------------------------------------------------------------------- */

/* The next batch, when it is free. */
static batch *begin_batch(batch_kind kind) {
    port_lock();
    while (ring.read - ring.written == ring.size) port_wait(PORT_ROOM);
    batch *b = batch_at(ring.read);
    port_unlock();
    b->kind = kind;
    b->count = b->errors = b->length = 0;
    return b;
}

static void end_batch(batch *b) {
    port_lock();
    b->state = b->kind == BATCH_LINES ? BATCH_READ : BATCH_ANSWERED;
    ring.read++;
    port_wake(b->kind == BATCH_LINES ? PORT_WORK : PORT_ANSWER);
    port_unlock();
}

static void add_line(batch *b, const line *l) {
    if (l->length > sizeof b->bytes - b->length) __builtin_trap();
    line *added = &b->lines[b->count++];
    *added = *l;
    added->bytes = memcpy(b->bytes + b->length, l->bytes, l->length);
    b->length += l->length;
}

/* The writer reads the rest of the line. */
static void leave_long_line(const line *l) {
    batch *b = begin_batch(BATCH_LONG_LINE);
    b->long_line = *l;
    end_batch(b);
    port_lock();
    while (ring.written < ring.read) port_wait(PORT_ROOM);
    port_unlock();
}

static void leave_fault(int32_t fault) {
    batch *b = begin_batch(BATCH_FAULT);
    b->fault = fault;
    b->name = ring.in->name;
    end_batch(b);
}

/* A batch never waits for more lines: it ends before a read. So all of its lines are from one block, for which it has
 * room. */
static void read_all(void *unused) {
    (void)unused;
    line l;
    int32_t found;
    batch *b = NULL;
    while ((found = inputs_next(ring.in, &l)) != 0) {
        if (found < 0) {
            leave_fault(found);
            continue;
        }
        if (l.goes_on) {
            leave_long_line(&l);
            continue;
        }
        if (b == NULL) b = begin_batch(BATCH_LINES);
        add_line(b, &l);
        if (b->count < ring.at_once && inputs_has_next(ring.in)) continue;
        end_batch(b);
        b = NULL;
    }
    end_batch(begin_batch(BATCH_END));
}

/* --- A job ------------------------------------------------------------------------------------ */

static void wake_writer(const batch *b) {
    if (b == batch_at(ring.written)) port_wake(PORT_ANSWER);
}

/* The oldest batch that no job has. */
static batch *take_batch(void) {
    port_lock();
    for (;;) {
        while (ring.taken < ring.read && batch_at(ring.taken)->kind != BATCH_LINES) ring.taken++;
        if (ring.taken < ring.read) break;
        port_wait(PORT_WORK);
    }
    batch *b = batch_at(ring.taken++);
    b->state = BATCH_TAKEN;
    port_unlock();
    return b;
}

/* There is no room for more of the answers: waits until the writer has taken them. */
static void hand_over(out *answers) {
    batch *b = (batch *)answers;
    port_lock();
    b->state = BATCH_FULL;
    wake_writer(b);
    while (b->state == BATCH_FULL) port_wait(PORT_EMPTIED);
    port_unlock();
}

static void work(void *job) {
    session *s = job;
    for (;;) {
        batch *b = take_batch();
        out_open(&b->answers, PORT_STDOUT);
        b->answers.take = hand_over;
        s->answers = &b->answers;
        for (uint32_t i = 0; i < b->count; i++) {
            b->errors += session_answer(s, &b->lines[i]);
            out_end_line(&b->answers, b->lines[i].has_return);
        }
        port_lock();
        b->state = BATCH_ANSWERED;
        wake_writer(b);
        port_unlock();
    }
}

/* --- The writer ------------------------------------------------------------------------------- */

static bool is_there(void) {
    if (ring.written == ring.read) return false;
    batch_state state = batch_at(ring.written)->state;
    return state == BATCH_FULL || state == BATCH_ANSWERED;
}

/* The oldest batch, when there is something to write of it. Before it waits, all is written; NULL if
 * that fails. */
static batch *oldest_batch(void) {
    port_lock();
    if (!is_there()) {
        port_unlock();
        out_flush(ring.answers);
        if (ring.answers->fault != 0) return NULL;
        port_lock();
        while (!is_there()) port_wait(PORT_ANSWER);
    }
    batch *b = batch_at(ring.written);
    port_unlock();
    return b;
}

static void write_answers(batch *b) {
    out_bytes(ring.answers, b->answers.bytes, b->answers.count);
    if (ring.answers->is_prompt) out_flush(ring.answers);
}

static void empty(batch *b) {
    write_answers(b);
    port_lock();
    b->answers.count = 0;
    b->state = BATCH_TAKEN;
    port_wake_all(PORT_EMPTIED);
    port_unlock();
}

/* While the reader waits, no job has any work: the first one lends its session. */
static int32_t answer_long_line(line *l) {
    ring.sessions->answers = ring.answers;
    bool is_error = session_answer(ring.sessions, l);
    int32_t found = inputs_pass_on(ring.in, l, ring.answers);
    out_end_line(ring.answers, l->has_return);
    progress_count(is_error);
    return found;
}

static void write_lines(batch *b) {
    write_answers(b);
    for (uint32_t i = 0; i < b->count; i++) progress_count(i < b->errors);
}

static void release_oldest(void) {
    port_lock();
    ring.written++;
    if (ring.taken < ring.written) ring.taken = ring.written; /* it had no work for a job */
    port_wake(PORT_ROOM);
    port_unlock();
}

int32_t jobs_next(const char **name) {
    batch *b = oldest_batch();
    if (b == NULL) return 1;
    if (b->state == BATCH_FULL) {
        empty(b);
        return 1;
    }
    int32_t found = 1;
    *name = b->name;
    switch (b->kind) {
    case BATCH_LINES:
        write_lines(b);
        break;
    case BATCH_LONG_LINE:
        found = answer_long_line(&b->long_line);
        *name = ring.in->name;
        break;
    case BATCH_FAULT:
        found = b->fault;
        break;
    case BATCH_END:
        return 0;
    }
    release_oldest();
    return found;
}

/* --- All of them ------------------------------------------------------------------------------ */

bool jobs_open(const arguments *a, inputs *in, out *answers) {
    bool is_fast = a->command == COMMAND_SOLVE || a->command == COMMAND_CHECK;
    ring.arguments = a;
    ring.in = in;
    ring.answers = answers;
    ring.at_once = is_fast ? LINES : 1;
    ring.size = AHEAD * a->jobs;
    ring.batches = calloc(ring.size, sizeof *ring.batches);
    ring.sessions = calloc(a->jobs, sizeof *ring.sessions);
    if (ring.batches == NULL || ring.sessions == NULL) return false;
    inputs_begin(in, a, NULL);
    for (uint32_t j = 0; j < a->jobs; j++) {
        if (!session_open(&ring.sessions[j], a, answers)) return false;
    }
    return true;
}

bool jobs_start(void) {
    for (uint32_t j = 0; j < ring.arguments->jobs; j++) {
        if (!port_start(work, &ring.sessions[j])) return false;
    }
    return port_start(read_all, NULL);
}
