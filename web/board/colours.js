/**
 * The looks of corner marks, and of squares and small digits that a person has coloured. A board loads this with the
 * first of them.
 *
 * Corner marks stand in a row along the top, the smallest digit at the corner: bold, in the colour of entered digits and
 * without serifs. The candidates of their square make room for them.
 *
 * A square has a ground with a pattern, which leaves the middle free for a digit, and a small digit has a shape around
 * it. In forced colours and on paper the number of the colour replaces the ground, the same number as on its key. It
 * stands in a corner with a frame, so that nobody takes it for a candidate.
 */

import { noteColours, noteGrounds } from '../ui/note-colours.js';

/** The shapes around a small digit, by its colour. */
const SHAPES = [
  'border-radius: 50%',
  'border-radius: 0',
  'border-width: var(--_w); border-radius: 50%',
  'border-width: var(--_w)',
  'border-block-end-width: calc(2 * var(--_w))',
  'border-block-start-width: calc(2 * var(--_w))',
  'border-inline-width: calc(2 * var(--_w))',
  'border-width: var(--_w); border-style: dashed; border-radius: 50%',
];

const small = (/** @type {number} */ colour) => `.candidate[data-small~='tint${colour}']`;

const tints = SHAPES.map(
  (shape, index) =>
    `${small(index + 1)} { --_c: var(--_colour${index + 1}); background: var(--_c); ${shape}; }`,
).join('\n  ');

export const CSS = `
  :host {
    ${noteColours}
    --_u: max(1.5cqi, 5px);
    --_w: max(1px, 0.3cqi);
  }
  ${noteGrounds('.square')}
  @media screen and (forced-colors: none) {
    .square[data-colour] { --_m: color-mix(in srgb, var(--_ink) 26%, var(--_c)); }
    .square[data-colour] > .colour {
      position: absolute;
      z-index: -1;
      inset: 0;
      display: block;
      background: var(--_p), var(--_c);
    }
    .square[data-colour]:not([data-kind='empty']) > .colour {
      background: radial-gradient(34% 45%, var(--_c) 92%, transparent), var(--_p), var(--_c);
    }
    .square[data-colour]:is([data-roles], [data-unit], [data-marks~='last']) > .colour { inset: 18%; }
    .square[data-colour]:is([data-lit~='digit'], [data-lit~='pick']) > .colour { inset: 12%; }
    .square[data-colour]:not([data-roles], [data-unit], [data-marks~='last']) > .corners > :not([data-small~='lit']) {
      background: var(--_c);
    }
  }
  .square[data-colour] :is(.candidates, .corners) { color: var(--_ink); }
  .candidate[data-small*='tint'] {
    border: 0 solid color-mix(in srgb, var(--_ink) 70%, var(--_c));
    color: var(--_ink);
    font-weight: 700;
  }
  ${tints}
  .corners {
    position: absolute;
    inset: max(2px, 0.6cqi) max(2px, 0.6cqi) auto max(3px, 0.9cqi);
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.1em;
    color: var(--_entered);
    font: 700 max(2.3cqi, 9px)/1 sans-serif;
  }
  .square[data-roles~='target'] > .corners { translate: 0.7cqi 0.7cqi; }
  .corner:not([data-small]) { display: none; }
  .corner[data-small~='lit'] { background: var(--_lit); color: var(--_ink); }
  .square:has(.corner[data-small]) .candidates {
    inset-block-start: max(3cqi, 11px);
    font-size: max(3cqi, 9.5px);
  }
  .square:has(.corner[data-small]) .candidate { inline-size: 2.7cqi; block-size: 2.7cqi; }
  /* Above candidates there is no second row. */
  .square:has(.candidate[data-small]) .corners:has(:nth-child(6 of [data-small])) {
    gap: 0;
    font-size: max(1.45cqi, 5px);
  }
  @media print, (forced-colors: active) {
    .square[data-colour] > .colour {
      position: absolute;
      inset: 0 auto auto 0;
      display: block;
      padding-inline: 0.6cqi;
      border: 0 solid;
      border-width: 0 1px 1px 0;
      font: 700 max(2.2cqi, 8px)/1.15 sans-serif;
    }
    .square[data-colour] > .colour::before { content: attr(data-number); }
    .square[data-colour] > .corners { inset-inline-start: max(2.8cqi, 10px); }
    .square[data-colour] > .candidates {
      inset-block-start: max(2.4cqi, 9px);
      font-size: 3.3cqi;
    }
  }
  @media (forced-colors: active) {
    .candidate[data-small*='tint'] { border-color: CanvasText; }
    .corner[data-small~='lit'] { text-decoration: underline; }
    ${small(1)} { border-width: 3px; border-style: double; }
    ${small(2)} { border-width: 1px; border-style: dotted; }
  }
`;
