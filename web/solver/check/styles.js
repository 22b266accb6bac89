/**
 * The styles of two solutions side by side; below each other if it is narrow.
 */

import { sheetOf } from '../../ui/sheet.js';

export const pairSheetFor = sheetOf(`
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: 0.75rem 1.5rem;
    margin-block-start: 0.75em;

    > p { grid-column: 1 / -1; color: var(--_soft); }
    > .differ { color: var(--_ink); }
    figure { max-inline-size: 20rem; margin: 0; }
    kakutei-board { min-inline-size: 0; }
    .which {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.5rem 0.75rem;
      align-items: center;
      margin-block-start: 0.5rem;
      color: var(--_soft);
      font-size: 0.9375rem;
    }
    input { min-block-size: 2.75rem; margin: 0; }
    input[type='range'] { inline-size: 100%; accent-color: var(--_entered); }
    input[type='number'] {
      inline-size: 5em;
      padding-inline: 0.4em;
      border: 1px solid var(--_rule);
      border-radius: 3px;
      background: var(--_raised);
      color: var(--_ink);
      font-variant-numeric: lining-nums tabular-nums;
    }
  }
`);
