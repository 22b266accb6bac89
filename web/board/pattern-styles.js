/**
 * The looks of third and further parts of a pattern, and of arrows and letters. The sheet comes after that of the board,
 * whose selectors of what must win name their class twice.
 */

const OUTLINES = {
  third: 'max(3px, 0.8cqi) dotted var(--_third-line)',
  fourth: 'max(4px, 1.1cqi) solid var(--_fourth-line)',
  pivot: 'max(4px, 1cqi) solid var(--_ink)',
  shared: 'max(1px, 0.3cqi) dotted var(--_ink)',
  floor: 'max(1px, 0.3cqi) dashed var(--_ink)',
  target: 'max(2px, 0.6cqi) double var(--_ink)',
};

/** @param {typeof import('./styles.js').outlines} outlines */
export const cssOf = (outlines) => `
  ${outlines(OUTLINES)}

  .square[data-roles~='third'] {
    --_dots: repeating-linear-gradient(
      90deg,
      color-mix(in srgb, var(--_third-line) 28%, transparent) 0 1px,
      transparent 1px 1.6cqi
    );
  }
  .square[data-roles~='fourth'] {
    --_dots: repeating-linear-gradient(
      color-mix(in srgb, var(--_fourth-line) 28%, transparent) 0 1px,
      transparent 1px 1.6cqi
    );
  }
  .square[data-roles~='pivot'] { --_dots: none; }
  .square:is([data-roles~='third'], [data-roles~='fourth']) .candidates { color: var(--_ink); }
  .square[data-roles~='third']::before { border: max(2px, 0.4cqi) dotted var(--_third-line); border-radius: 1cqi; }
  .square[data-roles~='fourth']::before {
    border: 0 solid var(--_fourth-line);
    border-inline-width: max(3px, 0.6cqi);
    border-radius: 0;
  }
  .square[data-roles~='pivot']::before { border: max(2px, 0.5cqi) solid var(--_set-line); border-radius: 2.4cqi; }
  .square[data-roles~='shared']::before {
    border: 0 dotted var(--_ink);
    border-block-width: max(2px, 0.4cqi);
    border-radius: 0;
  }
  .square[data-roles~='floor']::before {
    border: 0 dashed var(--_ink);
    border-block-end-width: max(2px, 0.4cqi);
    border-radius: 0;
  }

  .candidate:is(
    [data-small~='third'],
    [data-small~='fourth'],
    [data-small~='pivot'],
    [data-small~='shared'],
    [data-small~='floor']
  ) {
    border: 0 solid var(--_ink);
    border-radius: 0;
    background: var(--_paper);
    color: var(--_ink);
    font-weight: 700;
  }
  .candidate[data-small~='third'] { border: max(1px, 0.3cqi) solid var(--_third-line); border-radius: 50%; }
  .candidate[data-small~='fourth'] { border: max(1px, 0.3cqi) solid var(--_fourth-line); }
  .candidate[data-small~='pivot'] { border: max(3px, 0.65cqi) double var(--_set-line); border-radius: 50%; }
  .candidate[data-small~='shared'] { border-block: max(1px, 0.3cqi) solid var(--_ink); }
  .candidate[data-small~='floor'] { border-block-end: max(2px, 0.4cqi) dotted var(--_ink); }

  .arrows {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
    z-index: 3;
  }
  .arrow {
    fill: none;
    stroke: var(--_set-line);
    stroke-width: 0.5;
    stroke-linecap: round;
  }
  .arrow.weak {
    stroke: var(--_cause-line);
    stroke-dasharray: 1.1 0.9;
  }
  .plate { fill: var(--_set-line); }
  .plate.cause { fill: var(--_cause-line); }
  .plate.third { fill: var(--_third-line); }
  .plate.fourth { fill: var(--_fourth-line); }
  .plate.target { fill: var(--_ink); }
  .letter {
    fill: var(--_paper);
    font-size: 2.9px;
    font-weight: 700;
    text-anchor: middle;
  }
`;
