/* port.h - all that the filter needs from outside: files as bytes, a clock, a seed, threads.
 *
 * The one idea: only this part differs between systems. port_posix.c implements it natively; for
 * Node the wasm module imports it from web/cli/kakutei.js (port_wasm.c). Errors are numbers of our
 * own, so the messages are the same everywhere.
 */
#ifndef CLI_PORT_H
#define CLI_PORT_H

#include <stdint.h>

#ifdef __wasm__
#define PORT(name) __attribute__((import_module("port"), import_name("port_" #name)))
#else
#define PORT(name)
#endif

enum { PORT_STDIN = 0, PORT_STDOUT = 1, PORT_STDERR = 2 };

/* web/cli/kakutei.js uses the same numbers. */
enum {
    PORT_E_MISSING = -1, /* there is no such file */
    PORT_E_ACCESS = -2,  /* it may not be used */
    PORT_E_FOLDER = -3,  /* it is a folder */
    PORT_E_CLOSED = -4,  /* nobody reads the output any more */
    PORT_E_FULL = -5,    /* no space is left for it */
    PORT_E_OTHER = -6
};

/* Opens a file for reading: its number, or an error. */
PORT(open) int32_t port_open(const char *path);

PORT(close) void port_close(int32_t file);

/* Waits for bytes and reads at most `size` of them: how many, 0 at the end, or an error. */
PORT(read) int32_t port_read(int32_t file, uint8_t *bytes, uint32_t size);

/* A pipe takes this many bytes together or not at all. */
enum { PORT_AT_ONCE = 4096 };

/* Writes at least one byte of `size`, which is not 0; returns how many, or an error. On POSIX a
 * signal that ends the program ends it before the first of these bytes or after the last, unless
 * nobody reads for a second. */
PORT(write) int32_t port_write(int32_t file, const uint8_t *bytes, uint32_t size);

/* Not 0 if the file is a terminal. */
PORT(terminal) int32_t port_terminal(int32_t file);

/* Milliseconds since some fixed moment, modulo 2^32. */
PORT(clock) uint32_t port_clock(void);

/* A number that differs between runs. */
PORT(seed) uint32_t port_seed(void);

/* --- Threads ---------------------------------------------------------------------------------- */

/* Not 0 if there are threads. Without them only one job is asked for, and nothing below is called. */
PORT(has_threads) int32_t port_has_threads(void);

/* The number of processors; 1 if it is not known. */
PORT(processors) uint32_t port_processors(void);

/* Starts a thread that ends with the program; 0 if there is none. It has a megabyte of stack, and
 * signals that end the program never reach it. */
PORT(start) int32_t port_start(void (*run)(void *), void *with);

/* One lock for all. */
PORT(lock) void port_lock(void);
PORT(unlock) void port_unlock(void);

/* What a thread can wait for (jobs.c). */
typedef enum {
    PORT_WORK,    /* a batch for a job */
    PORT_ANSWER,  /* the oldest answer */
    PORT_EMPTIED, /* room for more of an answer */
    PORT_ROOM,    /* room for a batch */
    PORT_SIGNALS
} port_signal;

/* Waits, without the lock, until the signal is sent, or for no reason. */
PORT(wait) void port_wait(port_signal s);

/* Wakes one that waits, or all; by one that has the lock. */
PORT(wake) void port_wake(port_signal s);
PORT(wake_all) void port_wake_all(port_signal s);

/* The program itself (main.c), called by the port; returns the exit status. It may be called again;
 * only what it has allocated remains. */
int cli_main(int count, char **words);

#endif
