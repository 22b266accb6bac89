/* thirds.h - the builds that look for undefined behaviour share long loops: each takes every third turn,
 * the first of them by its KT_THIRD. Any other build takes all turns, and meets what it is to meet more
 * than MET times.
 */
#ifndef KT_THIRDS_H
#define KT_THIRDS_H

#ifdef KT_THIRD
enum { FIRST = KT_THIRD, EACH = 3, MET = 0 };
#else
enum { FIRST = 0, EACH = 1, MET = 5 };
#endif

#endif
