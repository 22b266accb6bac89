/**
 * The styles of the ratings in the line under the board. Loaded with the rater.
 */

import { inRem, sheetOf } from '../../ui/sheet.js';

const CSS = `
  .ratings { font-size: 0.9em; }
  .ratings :is(.scale, .link) { margin-inline-end: 0.5em; white-space: nowrap; }
  .ratings > .link { margin-block: -0.35em; }
  /* If the line has the newest sentence, there is only room for that. */
  .status:has(.newest:not(:empty)) .ratings { display: none; }
  /* A rating that is found at once shows no search. */
  .ratings[data-busy] { animation: come 0.3s step-end; }
  @container (width >= 54.8em) {
    .status:has(.newest:not(:empty)) .ratings:not([hidden]) { display: inline; }
  }
`;

export const ratingsSheetFor = sheetOf(inRem(CSS));
