/**
 * The styles of the panel of hints: its lines as in the story, its lists as the way.
 */

import { inRem, sheetOf } from '../../ui/sheet.js';

const CSS = `
  .hints {
    min-inline-size: 0;
    padding-block-end: 0.9rem;
    margin-block-end: 0.9rem;
    border-block-end: 1px solid var(--_hairline);

    .link { min-block-size: 2.5rem; color: var(--_soft); font-size: 0.9375rem; }
    .close { margin-inline-start: auto; }
    > .asks {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.05rem;
    }
    > .lead { color: var(--_soft); }
    > .stages { gap: 0.2rem; margin-block-start: 0.3rem; }
    > .stages > li:not(:last-child) { color: var(--_soft); }
    > .stages > li:last-child { font-size: 1.0625rem; }
    .deeds {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      margin-block-start: 0.6rem;
    }
    button.strong:not(.link, .words) {
      border: 0;
      background: var(--_ink);
      color: var(--_paper);
    }
    .filters {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
      gap: 0.25rem 0.75rem;
      align-items: end;
      margin-block: 0.6rem;
      font-size: 0.9375rem;
    }
    .folders summary { font-weight: 700; min-block-size: 2.75rem; align-content: center; }
    .lines { margin: 0; padding: 0; list-style: none; }
    ol.lines:has(> li + li) { padding-inline-start: 1.5em; list-style: decimal; }
    .lines > li { border-block-start: 1px solid var(--_hairline); }
    .lines > li > .words {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 0.75rem;
      inline-size: calc(100% + 0.5rem);
      min-block-size: 2.75rem;
      align-content: center;
      text-align: start;
    }
    .lines > li > .words[aria-expanded='true'] { background: var(--_set); }
    .lines .cost {
      grid-area: 1 / 2;
      color: var(--_soft);
      font-variant-numeric: lining-nums tabular-nums;
    }
    .lines .leads {
      grid-column: 1 / -1;
      color: var(--_soft);
      font-size: 0.875rem;
    }
    .told { padding-block: 0.4rem 0.8rem; }
    .told button.strong { margin-block-start: 0.5rem; }
  }
  @media (forced-colors: active) {
    .hints [aria-expanded='true'] { outline: 2px solid Highlight; }
    .hints button.strong:not(.link, .words) { border: 2px solid ButtonText; }
  }
`;

export const hintsSheetFor = sheetOf(inRem(CSS));
