/* halves.h - the builds that look for undefined behaviour share what takes long: each takes every second turn, the first
 * of them by its KT_HALF. Any other build takes all turns, and meets what it is to meet more than MET times.
 */
#ifndef KT_HALVES_H
#define KT_HALVES_H

#ifdef KT_HALF
enum { FIRST = KT_HALF, EACH = 2, MET = 0 };
#else
enum { FIRST = 0, EACH = 1, MET = 5 };
#endif

/* Whether this build takes a turn that is not one of a loop. */
#define TAKES(turn) ((turn) % EACH == FIRST)

#endif
