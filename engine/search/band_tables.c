/* band_tables.c - the tables of the band engine, worked out by the compiler.
 *
 * The one idea: each table has an entry for every pattern of nine bits, so a macro writes all 512 of them.
 */
#include "search/band_tables.h"

#define M0 0421u /* a row a digit, a box a bit */
#define M1 0241u
#define M2 0412u
#define M3 0142u
#define M4 0214u
#define M5 0124u
#define IN(p, m) (((p) & (m)) == (m))
#define ALLOWS(p) \
    ((IN(p, M0) ? M0 : 0) | (IN(p, M1) ? M1 : 0) | (IN(p, M2) ? M2 : 0) | (IN(p, M3) ? M3 : 0) | \
     (IN(p, M4) ? M4 : 0) | (IN(p, M5) ? M5 : 0))
#define FORCES(p) \
    ((IN(p, M0) ? M0 : 0777u) & (IN(p, M1) ? M1 : 0777u) & (IN(p, M2) ? M2 : 0777u) & \
     (IN(p, M3) ? M3 : 0777u) & (IN(p, M4) ? M4 : 0777u) & (IN(p, M5) ? M5 : 0777u))
#define EACH8(F, p) F(p), F(p + 1), F(p + 2), F(p + 3), F(p + 4), F(p + 5), F(p + 6), F(p + 7)
#define EACH64(F, p) \
    EACH8(F, p), EACH8(F, p + 8), EACH8(F, p + 16), EACH8(F, p + 24), EACH8(F, p + 32), \
        EACH8(F, p + 40), EACH8(F, p + 48), EACH8(F, p + 56)
#define EACH512(F) \
    EACH64(F, 0), EACH64(F, 64), EACH64(F, 128), EACH64(F, 192), EACH64(F, 256), EACH64(F, 320), \
        EACH64(F, 384), EACH64(F, 448)

#define THREES(m) (((m)&7u) | ((m)&070u) << 6 | ((m)&0700u) << 12)
#define FIRST(t) (((t)&0001001001u) | ((t)&0002002002u) << 2 | ((t)&0004004004u) << 4)
#define SQUARES(m) (FIRST(THREES(m)) * 7u)
#define KEEPS(p) SQUARES(ALLOWS(p))
#define MUSTS(p) SQUARES(FORCES(p))
#define ALONE(c) (((c) & ((c)-1u)) == 0 ? (c) : 0u)
#define LINES(c) ((ALONE((c)&7u) | ALONE((c)&070u) | ALONE((c)&0700u)) * 0001001001u)

const uint32_t kt_band_keeps[512] = {EACH512(KEEPS)};
const uint32_t kt_band_musts[512] = {EACH512(MUSTS)};
const uint32_t kt_band_lines[512] = {EACH512(LINES)};

#define BOX(k) (0007007007u << (k) % 9 / 3 * 3)
#define BOX9(k) \
    BOX(k), BOX(k), BOX(k), BOX(k + 3), BOX(k + 3), BOX(k + 3), BOX(k + 6), BOX(k + 6), BOX(k + 6)
const uint32_t kt_band_boxes[27] = {BOX9(0), BOX9(0), BOX9(0)};
