/**
 * The styles of a comparison: a table if there is room for one, else a card for each method.
 */

import { sheetOf } from '../../ui/sheet.js';

export const comparisonSheetFor = sheetOf(`
  .comparison {
    container-type: inline-size;
    margin-block-start: 0.75em;
    font-size: 0.9375em;
    line-height: 1.45;

    table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; }
    thead th { inline-size: 12.5%; }
    thead th:nth-child(1) { inline-size: 27%; }
    thead th:nth-child(2) { inline-size: 20%; }
    thead th:nth-child(4) { inline-size: 15.5%; }
    th, td { padding: 0.35em 0.7em 0.35em 0; text-align: start; vertical-align: baseline; }
    th:last-child, td:last-child { padding-inline-end: 0; }
    thead th {
      color: var(--_soft);
      font-size: 0.875em;
      font-weight: 400;
      line-height: 1.3;
      vertical-align: bottom;
    }
    thead th:nth-child(n + 3), .number { text-align: end; }
    .number { font-variant-numeric: lining-nums tabular-nums; white-space: nowrap; }
    tbody { border-block-start: 1px solid var(--_hairline); }
    tbody[data-tone='quiet'] td { color: var(--_soft); }
    tbody[data-tone='wrong'] .ended { color: var(--_conflict); }
    tbody[data-tone='done'] .ended { color: var(--_found); }
    tbody[data-tone] { border-inline-start: 0; padding-inline-start: 0; }
    tbody th { font-weight: 700; }
    .more { padding-block: 0 0.5em; }
    .more > p { color: var(--_soft); }
    .more > p > span { white-space: nowrap; }
    .more > .items { margin-block-start: 0.1em; }
    figure { margin: 1.25em 0 0; }
    figcaption { margin-block-end: 0.4em; color: var(--_soft); }
    svg { display: block; overflow: visible; font: inherit; }
    text { fill: var(--_ink); stroke: var(--_paper); stroke-width: 0.3em; paint-order: stroke; }
    .tick { fill: var(--_soft); }
    line { stroke: var(--_hairline); }
    rect { fill: var(--_found); }
    .open { fill: none; stroke: var(--_rule); stroke-dasharray: 5 3; }

    @container (width < 34em) {
      table, tbody, .more { display: block; }
      thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
      tr { display: grid; grid-template-columns: repeat(2, 1fr); gap: 0.1em 1em; }
      th, td { padding: 0; }
      tbody { padding-block: 0.7em; }
      tbody[data-tone] { padding-inline-start: 0; }
      .number { display: block; text-align: start; }
      .number::before {
        content: attr(data-head);
        display: block;
        color: var(--_soft);
        font-size: 0.875em;
        line-height: 1.3;
        white-space: normal;
      }
      .ended { text-align: end; }
      .more { grid-column: 1 / -1; padding-block: 0.4em 0; }
    }
    @media (forced-colors: active) {
      rect { fill: CanvasText; forced-color-adjust: none; }
      .open { fill: none; stroke: CanvasText; }
      text { fill: CanvasText; stroke: Canvas; }
    }
  }

  /* Nobody who compares looks for another puzzle below. */
  .story:has(.comparison) ~ slot[name='more'] { display: none; }
`);
