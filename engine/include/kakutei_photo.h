/* kakutei_photo.h - the public header of Kakutei's reader of photos: a Sudoku on paper becomes a board.
 *
 * The one idea: the caller decodes the picture and hands its rows over; they are reduced as they come, so a handle takes the
 * same memory for any photo (kt_photo_memory). kt_photo_read then works in budgets, as the presses of kakutei.h do, and the
 * report says what stands in each square, whether it is printed or handwritten, and where that is not sure.
 *
 * A library of its own, kakutei-photo, which needs kakutei: whoever only solves carries no weights of the network. The
 * conventions are those of kakutei.h: squares 0 to 80, row by row as the board is read, however it lies in the photo.
 *
 * Not promised: that another version reads the same photo alike. The same version does, on every machine.
 */
#ifndef KAKUTEI_PHOTO_H
#define KAKUTEI_PHOTO_H

#include "kakutei.h"

#ifdef __cplusplus
extern "C" {
#endif

#define KT_PHOTO_ABI_VERSION 1

/* The longest side of a photo, in pixels. */
#define KT_PHOTO_SIDE 12000

/* Bytes at kt_photo_input(): at least one row of any photo. */
#define KT_PHOTO_INPUT 262144

/* An open photo. Opaque; created by kt_photo_create, released by kt_photo_free. */
typedef struct kt_photo kt_photo;

/* What a call returns. Errors are negative; after any error the handle works on as before. Numbers that kt_status has mean
 * the same there. */
typedef enum {
    KT_PHOTO_CONTINUES = 0,     /* plain success */
    KT_PHOTO_MORE = 1,          /* the budget is spent: call kt_photo_read again to continue */
    KT_PHOTO_FINISHED = 2,      /* the photo is read */
    KT_PHOTO_NO_GRID = 6,       /* no grid of nine by nine is in it */
    KT_PHOTO_E_HANDLE = -1,     /* the handle is NULL */
    KT_PHOTO_E_BUDGET = -6,     /* the budget is zero */
    KT_PHOTO_E_NOT_OPEN = -10,  /* no photo has been opened on this handle */
    KT_PHOTO_E_SIZE = -13,      /* width or height is zero or above KT_PHOTO_SIDE */
    KT_PHOTO_E_FORMAT = -14,    /* there is no such format */
    KT_PHOTO_E_ROWS = -15,      /* NULL, too many rows, or too short a stride or length for them */
    KT_PHOTO_E_INCOMPLETE = -16 /* not all rows have come */
} kt_photo_status;

/* How a pixel is given: that many bytes. */
enum {
    KT_PHOTO_GREY = 1,
    KT_PHOTO_RGB = 3,
    KT_PHOTO_RGBA = 4 /* the fourth is passed over */
};

/* Whether a square is sure. */
enum {
    KT_PHOTO_SURE = 0,
    KT_PHOTO_DOUBTFUL = 1,  /* another answer is nearly as likely, or the givens clash here */
    KT_PHOTO_READ_AGAIN = 2 /* the rules changed what was read first, which is in `others` */
};

/* How many solutions the givens have. */
enum { KT_PHOTO_NONE = 0, KT_PHOTO_ONE = 1, KT_PHOTO_MANY = 2 };

/* What is known of the photo. Everything below `work` is 0 until it is read. */
typedef struct {
    int32_t outcome;    /* of the last kt_photo_read; KT_PHOTO_CONTINUES before the first */
    uint32_t done;      /* pieces of work that are done */
    uint32_t work;      /* about how many there are */
    uint32_t turn;      /* quarters by which the board is turned against the clock to be read */
    uint32_t solutions; /* KT_PHOTO_NONE, ..._ONE or ..._MANY */
    /* Where the lines of the grid cross, row by row as the board is read: x and y in 16ths of a pixel of the photo. */
    int32_t crossings[100][2];
    /* How unlikely it is that a square is empty (0) or has a digit (1 to 9): minus the logarithm of the chance, against that
     * of the likeliest, times 256; 65535 at most. */
    uint16_t unlikely[KT_SQUARES][10];
    uint8_t givens[KT_SQUARES]; /* the printed digits, '1' to '9'; '.' for none */
    uint8_t digits[KT_SQUARES]; /* these and the handwritten ones */
    uint8_t doubts[KT_SQUARES]; /* KT_PHOTO_SURE, ... */
    /* What is next likely, '1' to '9' or '.'; where it is the digit itself, it may be of the other kind. */
    uint8_t others[KT_SQUARES];
} kt_photo_report;

/* The offsets of kt_photo_report and the numbers above, for loaders. */
KT_API const uint32_t *kt_photo_layout(void);

/* The bytes that a handle takes, whatever it reads. Nothing else is allocated. */
KT_API uint32_t kt_photo_memory(void);

/* A new handle, or NULL if there is no memory. */
KT_API kt_photo *kt_photo_create(void);

/* Releases the handle; kt_photo_free(NULL) does nothing. */
KT_API void kt_photo_free(kt_photo *p);

/* KT_PHOTO_INPUT bytes that the caller may fill for kt_photo_rows; NULL for a NULL handle. */
KT_API uint8_t *kt_photo_input(kt_photo *p);

/* Begins a photo of width x height pixels, upright as the camera was held; format is KT_PHOTO_GREY, ... What the handle read
 * before is gone. */
KT_API kt_photo_status kt_photo_open(kt_photo *p, uint32_t width, uint32_t height, uint32_t format);

/* The next `count` rows, from the top: each begins `stride` bytes after the one before, which is at least width * format.
 * `length` bytes can be read at `bytes`; the last row need not be followed by the rest of its stride. The bytes are copied. */
KT_API kt_photo_status kt_photo_rows(kt_photo *p, const uint8_t *bytes, uint32_t length,
                                     uint32_t stride, uint32_t count);

/* Reads the photo, once all rows have come, in at most `budget` pieces of work of up to ten milliseconds:
 * KT_PHOTO_FINISHED, KT_PHOTO_NO_GRID, or KT_PHOTO_MORE. Called again after the end it returns the same. */
KT_API kt_photo_status kt_photo_read(kt_photo *p, uint32_t budget);

/* Passes over the grid that was read: kt_photo_read then reads another one of the same photo, if there is one. Until it
 * has, the report tells nothing. KT_PHOTO_CONTINUES; KT_PHOTO_NO_GRID, and the report stays, where no grid has been read
 * or eight have been passed over. */
KT_API kt_photo_status kt_photo_next(kt_photo *p);

/* Forgets the photo. */
KT_API kt_photo_status kt_photo_cancel(kt_photo *p);

/* NULL for a NULL handle; valid until kt_photo_free. */
KT_API const kt_photo_report *kt_photo_get_report(kt_photo *p);

#ifdef __cplusplus
}
#endif

#endif
