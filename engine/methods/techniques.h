/* techniques.h - the description of the method `techniques`, apart from its code: a module without the catalogue
 * has it all the same, so that every list of methods includes it. */
#ifndef KT_METHODS_TECHNIQUES_H
#define KT_METHODS_TECHNIQUES_H

#include "methods/method.h"

#define KT_TECHNIQUES_INFO \
    { \
        .slug = "techniques", .name = "Techniques", .name_ja = "定石", .author = "", \
        .author_ja = "", \
        .source = "Bernhard Hobiger, HoDoKu 2.2.0, https://hodoku.sourceforge.net", .year = 2012, \
        .options = 1u << KT_OPTION_EVENT_DEPTH | 1u << KT_OPTION_PRESET | \
                   31u << KT_OPTION_TURNED_1 | \
                   ((1u << (KT_OPTION_COUNT - KT_OPTION_MOVED_1)) - 1) << KT_OPTION_MOVED_1, \
        .flags = KT_METHOD_CAN_BE_STUCK | KT_METHOD_DEDUCES | KT_METHOD_TAKES_CANDIDATES | \
                 KT_METHOD_NAMES_STEPS, \
    }

#endif
