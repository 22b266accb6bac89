/* photo_table.c - the layout of the record of kakutei_photo.h, for loaders. */
#include "kakutei_photo.h"

#include "api/records.h"

#define FIELDS(F) \
    F(kt_photo_report, outcome, 0) \
    F(kt_photo_report, done, 4) \
    F(kt_photo_report, work, 8) \
    F(kt_photo_report, turn, 12) \
    F(kt_photo_report, solutions, 16) \
    F(kt_photo_report, crossings, 20) \
    F(kt_photo_report, unlikely, 820) \
    F(kt_photo_report, givens, 2440) \
    F(kt_photo_report, digits, 2521) \
    F(kt_photo_report, doubts, 2602) \
    F(kt_photo_report, others, 2683)

#define RECORDS(R) R(kt_photo_report, 2764)

KT_LAYOUT(kt_photo_layout, KT_PHOTO_ABI_VERSION, KT_PHOTO_INPUT)
