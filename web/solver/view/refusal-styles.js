/**
 * The styles of the line under the board when it says why a press is refused. Loaded with the first refusal.
 */

import { inRem, sheetOf } from '../../ui/sheet.js';

const CSS = `
  /* The fault and the ways on are shown whole, even if other parts have to move. */
  .status:has(> .ways:not([hidden])) {
    display: block;
    block-size: auto;
    min-block-size: 5.6em;
    color: var(--_ink);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    margin-block-start: 0.35rem;
  }
  .ways > button {
    flex: 1 1 auto;
    padding-inline: 0.2em;
    font-size: 0.875rem;
  }
  @container (width >= 35.4em) {
    .ways > button { flex-grow: 0; padding-inline: 0.9em; font-size: inherit; }
  }
`;

export const refusalSheetFor = sheetOf(inRem(CSS));
