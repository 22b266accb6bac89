/* band_tables.h - the look-up tables of the band engine. A square is a bit of its band: bit 9 * row
 * + column. */
#ifndef KT_SEARCH_BAND_TABLES_H
#define KT_SEARCH_BAND_TABLES_H

#include <stdint.h>

/* By pattern of the minirows (bit 3 * row + box) that may have a digit: the squares of the minirows
 * that some placing of the digit uses, and of those that every placing uses. */
extern const uint32_t kt_band_keeps[512];
extern const uint32_t kt_band_musts[512];

/* By pattern of nine columns: those that are alone in their box, in all three rows. */
extern const uint32_t kt_band_lines[512];

/* The box of each square of a band. */
extern const uint32_t kt_band_boxes[27];

#endif
