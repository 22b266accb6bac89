/* port.h - all that the filter needs from outside: files as bytes, a clock, a seed.
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

/* The program itself (main.c), called by the port; returns the exit status. It may be called again;
 * only what it has allocated remains. */
int cli_main(int count, char **words);

#endif
