/**
 * How the ratings of others look in the line under the board. Loaded with what rates.
 */

import { inRem, sheetOf } from '../../ui/sheet.js';

const CSS = `
  .ratings { font-size: 0.9em; }
  .ratings :is(.scale, .link) { margin-inline-end: 0.5em; white-space: nowrap; }
  .ratings > .link { margin-block: -0.35em; }
  /* Where the line says the newest sentence, that is what there is room for. */
  .status:has(.newest:not(:empty)) .ratings { display: none; }
  /* What is found before it is seen is not said to be looked for. */
  .ratings[data-busy] { animation: come 0.3s step-end; }
  @container (width >= 54.8em) {
    .status:has(.newest:not(:empty)) .ratings:not([hidden]) { display: inline; }
  }
`;

export const ratingsSheetFor = sheetOf(inRem(CSS));
