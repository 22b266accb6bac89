/* help.h - the texts of --help. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

extern const char help_text[];

#endif
