/**
 * The styles of the options of a method and the course of a search.
 */

import { inRem, sheetOf } from '../../ui/sheet.js';

const CSS = `
  .own {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
    align-items: center;
    inline-size: 100%;
    grid-column: 1 / -1;
  }
  .seeds {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-items: center;
  }
  .own input {
    inline-size: 13ch;
    min-block-size: 2.25rem;
    padding: 0.15em 0.4em;
    border: 1px solid var(--_rule);
    border-radius: 3px;
    background: var(--_raised);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .own input[aria-invalid='true'] {
    border: 2px solid var(--_conflict);
  }
  .seeds button:not(.link, .words) {
    min-block-size: 2.25rem;
    padding-block: 0.15em;
  }
  .search {
    display: grid;
    gap: 0.25rem;
    font-size: 0.9375rem;
  }
  .speed input {
    inline-size: min(14rem, 40vw);
    accent-color: var(--_entered);
  }
  .speed .value {
    font-variant-numeric: tabular-nums lining-nums;
  }
  .search dl {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 0.25rem 0.5rem;
    margin: 0;
  }
  .search dt {
    color: var(--_soft);
    font-size: 0.8125rem;
    line-height: 1.3;
    white-space: nowrap;
  }
  .search dd {
    margin: 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .search figure {
    margin: 0.25rem 0 0.5rem;
  }
  .search figcaption {
    color: var(--_soft);
    font-size: 0.8125rem;
    line-height: 1.5;
  }
  .search svg {
    display: block;
    inline-size: 100%;
    grid-column: 1 / -1;
    block-size: 3rem;
    overflow: visible;
    border-block-end: 1px solid var(--_rule);
  }
  .search polyline {
    fill: none;
    stroke: var(--_found);
    stroke-width: 1.25;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .fault {
    flex-basis: 100%;
    color: var(--_conflict);
  }
`;

export const searchSheetFor = sheetOf(inRem(CSS));
