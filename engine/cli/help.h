/* help.h - the texts of --help. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

enum { HELP_PARTS = 3 };

extern const char *const help_text[HELP_PARTS];

#endif
