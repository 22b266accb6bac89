/**
 * The styles of a proof's slider.
 */

import { inRem, sheetOf } from '../../ui/sheet.js';

export const stepsSheetFor = sheetOf(
  inRem(`
  .proof {
    margin-block: 0.5em;

    .which {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.75rem;
      align-items: center;
      color: var(--_soft);
      font-size: 0.9375rem;
      font-variant-numeric: lining-nums tabular-nums;
    }
    input { inline-size: 100%; min-block-size: 2.75rem; margin: 0; accent-color: var(--_entered); }
    input:focus-visible { outline-offset: -3px; }
    /* Lines of different lengths follow each other without moving what is below. */
    .line { min-block-size: 3.4em; }
  }
`),
);
