/**
 * The looks of squares and small digits that a person has coloured. A board loads this with the first colour.
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
  }
  .square[data-colour] .candidates { color: var(--_ink); }
  .candidate[data-small*='tint'] {
    border: 0 solid color-mix(in srgb, var(--_ink) 70%, var(--_c));
    color: var(--_ink);
    font-weight: 700;
  }
  ${tints}
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
    .square[data-colour] > .candidates {
      inset-block-start: max(2.4cqi, 9px);
      font-size: 3.3cqi;
    }
  }
  @media (forced-colors: active) {
    .candidate[data-small*='tint'] { border-color: CanvasText; }
    ${small(1)} { border-width: 3px; border-style: double; }
    ${small(2)} { border-width: 1px; border-style: dotted; }
  }
`;
