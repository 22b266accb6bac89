/**
 * The styles of the ways on when a press is refused. Loaded with the first refusal.
 */

import { inRem, sheetOf } from '../../ui/sheet.js';

const CSS = `
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    margin-block-end: 1rem;
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
