/* photo.h - the command `photo`: pictures in, one line for each out.
 *
 * The one idea: a picture is handed over block by block as it is read, so the program holds one block of it.
 */
#ifndef CLI_PHOTO_H
#define CLI_PHOTO_H

#include <stdbool.h>
#include <stdint.h>

#include "out.h"

/* False if memory is short. The handle ends with the program. */
bool photo_open(void);

/* Answers all pictures of an open file. Returns 0, or the PORT_E_... of a read that failed. Stops early if writing fails. */
int32_t photo_answer_all(int32_t file, out *answers);

#endif
