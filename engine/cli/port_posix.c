/* port_posix.c - see port.h: the port on POSIX, and main. */
/* NOLINTNEXTLINE(bugprone-reserved-identifier,cert-dcl37-c): POSIX gives it its name. */
#define _POSIX_C_SOURCE 200809L
/* NOLINTNEXTLINE(bugprone-reserved-identifier,cert-dcl37-c): so macOS tells how many processors there are. */
#define _DARWIN_C_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "port.h"

static int32_t fault(void) {
    switch (errno) {
    case ENOENT:
    case ENOTDIR:
        return PORT_E_MISSING;
    case EACCES:
    case EPERM:
        return PORT_E_ACCESS;
    case EISDIR:
        return PORT_E_FOLDER;
    case EPIPE:
        return PORT_E_CLOSED;
    case ENOSPC:
        return PORT_E_FULL;
    default:
        return PORT_E_OTHER;
    }
}

/* Whether to repeat a failed call: at once, or after a pause if the file does not block. */
static bool again(void) {
    if (errno == EINTR) return true;
    if (errno != EAGAIN) return false;
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    return true;
}

int32_t port_open(const char *path) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    return file < 0 ? fault() : file;
}

void port_close(int32_t file) {
    close(file);
}

int32_t port_read(int32_t file, uint8_t *bytes, uint32_t size) {
    ssize_t count;
    do {
        count = read(file, bytes, size);
    } while (count < 0 && again());
    return count < 0 ? fault() : (int32_t)count;
}

/* Milliseconds that a signal waits until the rest of a line has been read. */
enum { PATIENCE = 1000 };

/* Holds back signals that would end the program; `before` are those that were held back already. */
static void hold_signals(sigset_t *before) {
    sigset_t ending;
    sigemptyset(&ending);
    sigaddset(&ending, SIGINT);
    sigaddset(&ending, SIGTERM);
    sigaddset(&ending, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &ending, before);
}

static void release_signals(const sigset_t *before) {
    pthread_sigmask(SIG_SETMASK, before, NULL);
}

/* Waits until something can be written, at most this long; -1: for ever. */
static bool is_ready(int32_t file, int milliseconds) {
    return poll(&(struct pollfd){.fd = file, .events = POLLOUT}, 1, milliseconds) > 0;
}

/* A write after is_ready does not block, so signals do not wait for a reader that has stopped. */
int32_t port_write(int32_t file, const uint8_t *bytes, uint32_t size) {
    uint32_t done = 0;
    sigset_t before;
    while (!is_ready(file, -1)) continue;
    hold_signals(&before);
    while (done < size) {
        uint32_t part = size - done < PORT_AT_ONCE ? size - done : PORT_AT_ONCE;
        ssize_t count = write(file, bytes + done, part);
        if (count < 0 && !again()) break;
        if (count > 0) done += (uint32_t)count;
        while (done < size && !is_ready(file, PATIENCE)) {
            release_signals(&before);
            hold_signals(&before);
        }
    }
    int32_t result = done < size ? fault() : (int32_t)done;
    release_signals(&before);
    return result;
}

int32_t port_terminal(int32_t file) {
    return isatty(file);
}

uint32_t port_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint32_t)now.tv_sec * 1000 + (uint32_t)(now.tv_nsec / 1000000);
}

uint32_t port_seed(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (uint32_t)now.tv_sec * 2654435761u ^ (uint32_t)now.tv_nsec ^ (uint32_t)getpid() << 16;
}

/* --- Threads ---------------------------------------------------------------------------------- */

enum { STACK = 1 << 20 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t signals[PORT_SIGNALS] = {
    [PORT_WORK] = PTHREAD_COND_INITIALIZER,
    [PORT_ANSWER] = PTHREAD_COND_INITIALIZER,
    [PORT_EMPTIED] = PTHREAD_COND_INITIALIZER,
    [PORT_ROOM] = PTHREAD_COND_INITIALIZER,
};

int32_t port_has_threads(void) {
    return 1;
}

uint32_t port_processors(void) {
#ifdef _SC_NPROCESSORS_ONLN
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    if (count > 0) return (uint32_t)count;
#endif
    return 1;
}

/* What a thread begins with, until it has taken it. */
typedef struct {
    void (*run)(void *);
    void *with;
} beginning;

static void *begin(void *given) {
    beginning b = *(beginning *)given;
    free(given);
    b.run(b.with);
    return NULL;
}

static bool start(const pthread_attr_t *attributes, beginning b) {
    beginning *given = malloc(sizeof *given);
    if (given == NULL) return false;
    *given = b;
    sigset_t before;
    pthread_t thread;
    hold_signals(&before); /* the thread inherits that */
    bool is_started = pthread_create(&thread, attributes, begin, given) == 0;
    release_signals(&before);
    if (!is_started) free(given);
    return is_started;
}

int32_t port_start(void (*run)(void *), void *with) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return 0;
    bool is_good = pthread_attr_setstacksize(&attributes, STACK) == 0 &&
                   pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED) == 0 &&
                   start(&attributes, (beginning){run, with});
    pthread_attr_destroy(&attributes);
    return is_good;
}

void port_lock(void) {
    if (pthread_mutex_lock(&lock) != 0) __builtin_trap();
}

void port_unlock(void) {
    if (pthread_mutex_unlock(&lock) != 0) __builtin_trap();
}

void port_wait(port_signal s) {
    if (pthread_cond_wait(&signals[s], &lock) != 0) __builtin_trap();
}

void port_wake(port_signal s) {
    if (pthread_cond_signal(&signals[s]) != 0) __builtin_trap();
}

void port_wake_all(port_signal s) {
    if (pthread_cond_broadcast(&signals[s]) != 0) __builtin_trap();
}

int main(int count, char **words) {
    (void)signal(SIGPIPE, SIG_IGN);
    return cli_main(count, words);
}
