/* records.h - pins the layout of public records for the compiler, and publishes it for loaders.
 *
 * A file that includes this one defines FIELDS, which gives each F(record, field, offset), and RECORDS, which gives each
 * R(record, size).
 */
#ifndef KT_API_RECORDS_H
#define KT_API_RECORDS_H

#include <stddef.h>

#include "kakutei.h"

#define KT_PIN_FIELD(record, field, at) _Static_assert(offsetof(record, field) == (at), #field);
#define KT_PIN_RECORD(record, size) _Static_assert(sizeof(record) == (size), #record);
#define KT_WORD_FIELD(record, field, at) offsetof(record, field),
#define KT_WORD_RECORD(record, size) sizeof(record),

/* The function that gives the table: how many words follow, the words given here, then sizes and offsets. */
#define KT_LAYOUT(name, ...) \
    FIELDS(KT_PIN_FIELD) \
    RECORDS(KT_PIN_RECORD) \
    const uint32_t *name(void) { \
        static const uint32_t count[] = {__VA_ARGS__, \
                                         RECORDS(KT_WORD_RECORD) FIELDS(KT_WORD_FIELD)}; \
        static const uint32_t layout[] = {sizeof count / sizeof count[0], __VA_ARGS__, \
                                          RECORDS(KT_WORD_RECORD) FIELDS(KT_WORD_FIELD)}; \
        return layout; \
    }

#endif
