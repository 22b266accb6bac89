/* port_wasm.c - how web/cli/kakutei.js starts the program: it asks for room, writes the words of the command
 * line there, and calls cli_main. It provides what port.h declares. */
#include <stdlib.h>

#include "port.h"

void *cli_room(uint32_t size);

/* Memory for the words and the array of their addresses, or NULL. It is never released. */
void *cli_room(uint32_t size) {
    return malloc(size);
}
