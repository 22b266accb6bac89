/* status.h - what the reading of a board comes to, for whoever asked for it. */
#ifndef KT_API_STATUS_H
#define KT_API_STATUS_H

#include "board/text.h"
#include "kakutei.h"

static inline kt_status kt_status_of_text(kt_text_result result) {
    switch (result) {
    case KT_TEXT_LENGTH:
        return KT_E_LENGTH;
    case KT_TEXT_SYMBOL:
        return KT_E_SYMBOL;
    default:
        return KT_CONTINUES;
    }
}

#endif
