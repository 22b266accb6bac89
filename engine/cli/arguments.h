/* arguments.h - the words of the command line. */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include <stdbool.h>
#include <stdint.h>

#include "goal.h"
#include "kakutei.h"

typedef enum {
    COMMAND_SOLVE,
    COMMAND_CHECK,
    COMMAND_COUNT,
    COMMAND_STEPS,
    COMMAND_COMPARE,
    COMMAND_RATE,
    COMMAND_PROVE,
    COMMAND_PHOTO,
    COMMAND_MAKE,
    COMMAND_NONE
} command;

typedef struct {
    command command;
    bool puzzle;              /* each answer begins with its puzzle */
    uint32_t jobs;            /* how many lines are answered at a time */
    bool progress;            /* progress goes to standard error */
    bool unique;              /* solve: only puzzles with one solution */
    uint32_t limit;           /* count: up to this */
    uint32_t method;          /* steps */
    bool rating;              /* steps, compare: with difficulty and interest */
    uint32_t visits;          /* steps, compare: give a method up after these; 0: never */
    uint32_t scale;           /* rate: KT_SCALE_... */
    bool steps;               /* rate: with the techniques in order */
    bool way;                 /* prove: the whole way, whatever the line claims */
    bool json;                /* prove: as certificates */
    bool text;                /* prove: also in sentences */
    uint32_t budget;          /* prove: milliseconds; 0: a fixed amount of work */
    uint32_t puzzles;         /* make: how many */
    bool solution;            /* make: with their solutions */
    uint32_t searches;        /* make: give a puzzle up after these; 0: not given */
    uint32_t easiest;         /* make: the least rank of difficulty; 0: any will do */
    uint32_t hardest;         /* make: the greatest */
    goal goal;                /* make: what the way of the puzzle should be like */
    kt_maker_request request; /* make; seed1 is the seed */
    int file_count;           /* 0: standard input is read */
    char **files;
} arguments;

typedef enum { ARGUMENTS_GOOD, ARGUMENTS_ANSWERED, ARGUMENTS_WRONG } arguments_kind;

/* Reads `count` words, of which the first is the program's name, and reorders them. --help and --version
 * are answered here on standard output; a fault goes to standard error. */
arguments_kind arguments_read(int count, char **words, arguments *a);

#endif
